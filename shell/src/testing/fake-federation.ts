const nothing = (): undefined => undefined;

/** The area loader for tests of the shell: no build ever changes; what that does is tested beside the loader. */
export const fakeFederation = () => ({
  loadArea: jest.fn(),
  loadedArea: jest.fn(),
  forgetArea: jest.fn(),
  prefetchAreas: jest.fn(),
  visitArea: nothing,
  chooseBuildsFor: nothing,
  followTable: () => nothing,
  subscribeToAreas: () => nothing,
  turnOf: () => 0,
  waitingBuildOf: () => null,
  putAreaOnPage: () => nothing,
  commitPart: nothing,
  recoverArea: () => false,
  isAreaLoadError: () => true,
  unsavedWorkOf: () => ({ hold: () => nothing }),
});
