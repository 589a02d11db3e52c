import PressureKit

/// The controls of pressurekit.wasm. An engine for fewer controls is compiled with another list in place of this file; see
/// script/build-web.
typealias EngineControls = KitControls
