// The kit stands beside the published demo, but not beside its sources.

declare module '*/pressurekit/pressurekit.js' {
  export * from 'types/pressurekit.js';
}
declare module '*/pressurekit/pressurekit-testing.js' {
  export * from 'types/pressurekit-testing.js';
}
