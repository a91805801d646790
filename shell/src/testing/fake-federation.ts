const noop = (): undefined => undefined;

/** The area loader for tests of the shell, in which builds never change; the loader has its own tests. */
export const fakeFederation = () => ({
  loadArea: jest.fn(),
  loadedArea: jest.fn(),
  forgetArea: jest.fn(),
  prefetchAreas: jest.fn(),
  retryFailedLoad: noop,
  chooseBuildsFor: noop,
  followTable: () => noop,
  subscribeToAreas: () => noop,
  versionOf: () => 0,
  waitingBuildOf: () => null,
  mountArea: () => noop,
  commitPart: noop,
  recoverArea: () => false,
  isAreaLoadError: () => true,
  unsavedWorkOf: () => ({ register: () => noop }),
});
