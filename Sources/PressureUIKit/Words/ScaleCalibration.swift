#if canImport(UIKit)
import PressureHosting

/// The known masses of a ScaleView; see PressureHosting.
public typealias ScaleCalibration = PressureHosting.ScaleCalibration
#endif
