#if os(iOS) || STAND_INS
import PressureHosting

/// The words of a ScaleView; see PressureHosting.
public typealias ScaleWords = PressureHosting.ScaleWords
#endif
