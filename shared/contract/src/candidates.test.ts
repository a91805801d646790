import type { Loadable, Release } from './release';
import { candidatesOf, hashTester } from './trial';

const loadable = (build: string): Loadable => ({
  build,
  entry: 'entry.js',
  global: `g_${build}`,
  preload: [],
  contractVersion: '1.0.0',
  base: `/builds/feed/${build}/`,
  integrity: {},
});
const live: Release = { ...loadable('live'), previous: null };
const ana = { id: '7', username: 'Ana' };
const ids = (release: Release | undefined, member: typeof ana | null = ana) =>
  candidatesOf('feed', release, member).map(({ build }) => build);

describe('candidatesOf', () => {
  it('returns the live build, then the last good one', () => {
    expect(ids({ ...live, fallback: loadable('before') })).toEqual(['live', 'before']);
  });

  it('returns the live build only for a table of an older registry', () => {
    expect(ids(live)).toEqual(['live']);
    expect(ids(undefined)).toEqual([]);
  });

  it('begins with the build on trial for the members of the trial only', () => {
    const trial = { ...loadable('trial'), percent: 0, salt: 's', testers: [hashTester('s', 'ana')] };
    const release = { ...live, fallback: loadable('before'), trial };
    expect(ids(release)).toEqual(['trial', 'live', 'before']);
    expect(ids(release, { id: '8', username: 'tom' })).toEqual(['live', 'before']);
    expect(ids(release, null)).toEqual(['live', 'before']);
    expect(ids({ ...release, trial: { ...trial, testers: [], percent: 100 } })).toEqual(['trial', 'live', 'before']);
  });

  it('contains each build once', () => {
    expect(ids({ ...live, fallback: loadable('live') })).toEqual(['live']);
  });
});
