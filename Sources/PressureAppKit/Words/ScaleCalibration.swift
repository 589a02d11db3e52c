#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import PressureHosting

/// The known masses of a ScaleView; see PressureHosting.
public typealias ScaleCalibration = PressureHosting.ScaleCalibration
#endif
