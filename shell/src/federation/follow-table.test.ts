import { followTable, loadArea, retryFailedLoad } from '.';
import { providePageConfig } from '../lib/page-config';
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
const loadCode = jest.fn();
const stop = jest.fn();
const loadExposed = jest.fn(async () => ({ remote: { routes: [], slots: {} } }));
jest.mock('./runtime', () => ({ loadExposed: () => loadExposed() }));
jest.mock('./report-builds', () => ({ reportLoad: () => undefined, reportFailure: () => undefined }));
// As in the browser: a failed load of a chunk is not cached, so the next call requests it again.
jest.mock('./watch-table', () => ({ watchTable: loadCode() }));

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

  it('retries loading its code until it succeeds or is stopped', async () => {
    loadCode
      .mockImplementationOnce(() => {
        throw new Error('Loading chunk releases failed');
      })
      .mockReturnValue(() => stop);
    const stopFollowing = followTable();
    await jest.advanceTimersByTimeAsync(4_000);
    expect(loadCode).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(loadCode).toHaveBeenCalledTimes(2);
    stopFollowing();
    expect(stop).toHaveBeenCalledTimes(1);
  });
});

describe('retryFailedLoad', () => {
  it('reloads an area whose background load failed, but not one that is loaded or loading', async () => {
    loadExposed.mockRejectedValueOnce(new TypeError('broken'));
    await expect(loadArea('feed')).rejects.toThrow('The feed area could not be loaded');
    retryFailedLoad('feed');
    const again = loadArea('feed');
    retryFailedLoad('feed');
    expect(loadArea('feed')).toBe(again);
    await expect(again).resolves.toMatchObject({ build: release.build });
    retryFailedLoad('feed');
    expect(loadArea('feed')).toBe(again);
    expect(loadExposed).toHaveBeenCalledTimes(2);
  });
});
