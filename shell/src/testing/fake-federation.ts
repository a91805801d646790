const noop = (): undefined => undefined;

/** A fake area loader that has loaded the home page already, for tests that do not open other pages. */
export const fakeFederationWithHome = (home: () => unknown) => ({
  ...fakeFederation(),
  loadArea: () => new Promise(() => undefined),
  loadedArea: () => ({
    area: 'feed',
    build: '00',
    contractVersion: '1',
    slots: {},
    routes: [{ path: '/', element: home() }],
  }),
});

/** A fake area loader for the shell's tests, in which builds never change. The real loader has separate tests. */
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
  pageShown: Promise.resolve(),
  recoverArea: () => false,
  isAreaLoadError: () => true,
  canBeConnection: (error: unknown) => error instanceof Error && error.message.endsWith('is down'),
  unsavedWorkOf: () => ({ register: () => noop }),
});
