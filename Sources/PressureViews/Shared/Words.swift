#if os(iOS) || os(macOS) || STAND_INS
import PressureHosting

/// The texts that explain a ConfirmActionButton; see PressureHosting.
public typealias ConfirmHints = PressureHosting.ConfirmHints

/// The known masses of a ScaleView; see PressureHosting.
public typealias ScaleCalibration = PressureHosting.ScaleCalibration

/// The values that a ScaleView reads at one time; see PressureHosting.
public typealias ScaleReading = PressureHosting.ScaleReading

/// The words of a ScaleView; see PressureHosting.
public typealias ScaleWords = PressureHosting.ScaleWords
#endif
