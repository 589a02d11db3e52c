#if os(iOS) || os(macOS) || STAND_INS
import PressureViews

// The views that this module's types of the same names show.

typealias NativeConfirmActionButton = PressureViews.ConfirmActionButton
typealias NativeTransitioningButton = PressureViews.TransitioningButton
typealias NativeScaleView = PressureViews.ScaleView
typealias NativeControlView = PressureViews.ControlView
#endif
