#if os(macOS) || STAND_INS
import PressureHosting

/// The known masses of a ScaleView; see PressureHosting.
public typealias ScaleCalibration = PressureHosting.ScaleCalibration

/// What a ScaleView reads at one time; see PressureHosting.
public typealias ScaleReading = PressureHosting.ScaleReading
#endif
