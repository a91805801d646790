import { followTable, loadArea, visitArea } from '.';
import { providePageConfig } from '../page-config';
import type { Release } from '@cred/contract';

const release = {
  build: '1a2b3c4d5e6f7a8b',
  entry: 'entry.js',
  global: 'g',
  preload: [],
  contractVersion: '1.0.0',
  base: '/b/',
  integrity: {},
  previous: null,
} as Release;
const code = jest.fn();
const stop = jest.fn();
const loadExposed = jest.fn(async () => ({ remote: { routes: [], slots: {} } }));
jest.mock('./runtime', () => ({ loadExposed: () => loadExposed() }));
jest.mock('./tell', () => ({ tellLoad: () => undefined, tellFailure: () => undefined }));
// As a chunk that does not come: not kept, so that the next question asks for it anew.
jest.mock('./watch-table', () => ({ watchTable: code() }));

beforeAll(() =>
  providePageConfig({
    apiUrl: '',
    validationUrl: '',
    releases: { revision: 1, areas: { feed: release, chat: release } },
  }),
);

describe('followTable', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('asks again for the code that follows it, until it comes or nobody wants it', async () => {
    code
      .mockImplementationOnce(() => {
        throw new Error('Loading chunk releases failed');
      })
      .mockReturnValue(() => stop);
    const end = followTable();
    await jest.advanceTimersByTimeAsync(4_000);
    expect(code).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(code).toHaveBeenCalledTimes(2);
    end();
    expect(stop).toHaveBeenCalledTimes(1);
  });
});

describe('visitArea', () => {
  it('asks anew for an area that could not be had in the background, and leaves one alone that is there or on its way', async () => {
    loadExposed.mockRejectedValueOnce(new TypeError('broken'));
    await expect(loadArea('feed')).rejects.toThrow('The feed area could not be loaded');
    visitArea('feed');
    const again = loadArea('feed');
    visitArea('feed');
    expect(loadArea('feed')).toBe(again);
    await expect(again).resolves.toMatchObject({ build: release.build });
    visitArea('feed');
    expect(loadArea('feed')).toBe(again);
    expect(loadExposed).toHaveBeenCalledTimes(2);
  });
});
