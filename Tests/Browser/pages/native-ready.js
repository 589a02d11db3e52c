// The page is ready once the engine has loaded: the end of a run stops everything that still loads.
import { ready } from '/pressurekit/buttons.js'

await ready
native.isReady = true
