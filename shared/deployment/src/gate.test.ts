import { satisfies } from '@cred/contract/versions';
import { gate, patternsOverlap, incompatibilities, sentences, unreachable } from './gate';
import type { BuildRecord, ShellRecord } from '@cred/contract/releases';

const shell: ShellRecord = {
  build: 'aaaaaaaaaaaaaaaa',
  contractVersion: '1.2.0',
  entry: [],
  lanes: { auth: [], app: [], federation: [] },
  files: {},
  shared: { react: '19.3.1', '@cred/ui': '1.4.0', '@cred/vendor': '1.0.0' },
  routes: { feed: ['/', '/bookmark'], settings: ['/settings', '/settings/:page'] },
  provides: { react: ['useState', 'useId'], '@cred/ui': ['Button', 'Modal'], '@cred/vendor': ['styled'] },
  slots: { feed: ['post-list'] },
};
const feed: BuildRecord = {
  area: 'feed',
  build: 'bbbbbbbbbbbbbbbb',
  contractVersion: '1.2.0',
  entry: 'entry.js',
  global: 'g',
  preload: ['entry.js'],
  files: {},
  shared: { react: '19.3.1', '@cred/ui': '1.4.0', '@cred/vendor': '1.0.0' },
  uses: { react: ['useState'], '@cred/ui': ['Button'] },
  shape: { routes: ['/', '/bookmark'], slots: ['post-list'] },
  sizes: { entry: 5_000, preload: 60_000, total: 90_000 },
  budget: 60_000,
};
const problems = (record: BuildRecord, of: ShellRecord = shell) =>
  incompatibilities(record, of).map(({ problem }) => problem);

describe('gate', () => {
  it('passes a build that the shell is compatible with', () => {
    expect(gate(feed, shell)).toEqual([]);
  });

  it('passes a build of an older preset, whose record has fewer fields', () => {
    const { uses: _uses, shape: _shape, sizes: _sizes, budget: _budget, ...older } = feed;
    expect(gate(older, shell)).toEqual([]);
    const { provides: _provides, slots: _slots, ...olderShell } = shell;
    expect(gate(feed, olderShell)).toEqual([]);
  });

  it('checks only the build itself while no shell is known', () => {
    expect(gate({ ...feed, contractVersion: '9.0.0' }, null)).toEqual([]);
    expect(gate({ ...feed, budget: 1 }, null)).toHaveLength(1);
  });

  it('returns all faults together, each with its remedy', () => {
    const bad = {
      ...feed,
      contractVersion: '2.0.0',
      uses: { '@cred/ui': ['Gone'] },
      shape: { routes: ['/'], slots: [] },
      budget: 1_000,
    };
    const messages = sentences(gate(bad, shell));
    expect(messages).toHaveLength(5);
    for (const sentence of messages) expect(sentence).toMatch(/^.+\. (Make|Add) .+/);
  });
});

describe('the size budget', () => {
  it('is enforced to the byte', () => {
    expect(gate({ ...feed, sizes: { entry: 1, preload: 60_001, total: 1 } }, shell)).toHaveLength(1);
  });

  it('is refused with the excess and the file where the budget can be raised', () => {
    expect(sentences(gate({ ...feed, sizes: { entry: 1, preload: 61_234, total: 99_000 } }, shell))).toEqual([
      'What feed loads first is 61.2 kB (brotli), 1.2 kB over its budget of 60.0 kB. ' +
        'Make it lighter, or raise "cred": { "budget" } in remotes/feed/package.json and give a reason there',
    ]);
  });
});

describe('the budget of the file for the server', () => {
  const withServer = (bytes: number): BuildRecord => ({
    ...feed,
    server: { file: 'server.0123456789ab.cjs', integrity: '', bytes },
  });

  it('is enforced to the byte', () => {
    expect(gate(withServer(1_500_000), shell)).toEqual([]);
    expect(sentences(gate(withServer(1_500_100), shell))).toEqual([
      'The file of feed for the server has 1500.1 kB, 0.1 kB over the budget of 1500.0 kB. ' +
        'Make it lighter: it contains every part of the area, also the parts that browsers load later',
    ]);
  });
});

describe('the contract version', () => {
  it.each(['1.0.0', '1.1.9', '1.2.0', '1.2.7'])('%s is compatible with a shell of 1.2.0', (contractVersion) => {
    expect(problems({ ...feed, contractVersion })).toEqual([]);
  });

  it.each([
    ['1.3.0', 'lacks newer additions'],
    ['2.0.0', 'another major version'],
    ['0.9.0', 'another major version'],
    ['next', 'major'],
  ])('%s is not', (contractVersion, why) => {
    expect(problems({ ...feed, contractVersion })).toEqual([expect.stringContaining(why)]);
  });
});

describe('the versions of shared packages', () => {
  it.each([
    ['19.3.1', '19.3.1', true],
    ['19.3.2', '19.3.1', true],
    ['19.4.0', '19.3.1', true],
    ['19.3.0', '19.3.1', false],
    ['19.2.9', '19.3.1', false],
    ['20.0.0', '19.3.1', false],
    ['18.9.9', '19.0.0', false],
    ['0.3.4', '0.3.1', true],
    ['0.4.0', '0.3.1', false],
    ['0.0.3', '0.0.3', true],
    ['0.0.4', '0.0.3', false],
    ['2.0.0-rc.1', '2.0.0-rc.1', true],
    ['2.0.0', '2.0.0-rc.1', false],
    ['2.0.0-rc.2', '2.0.0', false],
    ['1.0.0+b', '1.0.0', true],
    ['', '1.0.0', false],
  ])('%s within ^%s: %s', (given, wanted, fits) => {
    expect(satisfies(given, wanted)).toBe(fits);
  });

  it('are refused with both versions', () => {
    expect(problems({ ...feed, shared: { ...feed.shared, react: '19.4.0' } })).toEqual([
      `feed needs react ^19.4.0, the shell ${shell.build} has 19.3.1`,
    ]);
  });

  it('are checked only for packages that the build uses', () => {
    expect(problems({ ...feed, shared: { ...feed.shared, '@cred/vendor': '3.0.0' } })).toEqual([]);
    const { uses: _uses, ...older } = feed;
    expect(problems({ ...older, shared: { '@cred/vendor': '3.0.0' } })).toHaveLength(1);
  });

  it('are refused with one fault when the shell does not share the package at all', () => {
    expect(problems({ ...feed, shared: { '@cred/maps': '1.0.0' }, uses: { '@cred/maps': ['Map'] } })).toEqual([
      `feed needs @cred/maps ^1.0.0, the shell ${shell.build} has none`,
    ]);
  });
});

describe('the exports of shared packages', () => {
  it('are reported by name when they are missing', () => {
    expect(problems({ ...feed, uses: { '@cred/ui': ['Button', 'Chart', 'Map'], react: ['useState'] } })).toEqual([
      `feed uses Chart and Map of @cred/ui, which the shell ${shell.build} does not export`,
    ]);
  });

  it('are reported when the shell removes one', () => {
    expect(problems(feed, { ...shell, provides: { ...shell.provides, '@cred/ui': ['Modal'] } })).toEqual([
      expect.stringContaining('uses Button of @cred/ui'),
    ]);
  });

  it('are not checked where a build imports a whole module', () => {
    expect(problems({ ...feed, uses: { react: ['*'] } })).toEqual([]);
  });

  it('are not looked up on the prototype of the object', () => {
    expect(problems({ ...feed, uses: { '@cred/ui': ['toString'] } })).toHaveLength(1);
    expect(problems({ ...feed, shared: { constructor: '1.0.0' }, uses: { constructor: ['x'] } })).toHaveLength(1);
  });
});

describe('the shape', () => {
  it.each([
    ['/settings/theme', '/settings/:page', true],
    ['/settings/:page', '/settings/theme', true],
    ['/settings', '/settings/:page', false],
    ['/settings/a/b', '/settings/:page', false],
    ['/settings/*', '/settings/:page', true],
    ['*', '/', true],
    ['/settings/:page?', '/settings', true],
    ['/settings/:page?', '/settings/theme', true],
    ['/', '/', true],
    ['/a', '/b', false],
    ['/a/', '/a', true],
    ['/a?/b', '/b', true],
    ['/a?/b', '/a/b', true],
    ['/a?/b', '/a', false],
    ['/:x?/b?', '/', true],
    ['/a?', '/:x?/c', false],
    ['/a?/c', '/:x?/c', true],
    ['/a/*?', '/a/b/c', true],
  ])('a page %s under %s: %s', (route, pattern, found) => {
    expect(patternsOverlap(route, pattern)).toBe(found);
  });

  it('is checked fast for a page’s path with any number of segments, also optional ones', () => {
    expect(patternsOverlap('/:x?'.repeat(2_000), '/a/b/c')).toBe(true);
    expect(patternsOverlap(`${'/:x?'.repeat(2_000)}/end`, '/a/b/c')).toBe(false);
    expect(patternsOverlap('/a'.repeat(50_000), '/a/:b')).toBe(false);
  });

  it('must have a page for every path that the shell routes to it', () => {
    expect(problems({ ...feed, shape: { routes: ['/'], slots: ['post-list'] } })).toEqual([
      `feed has no page for /bookmark, to which the shell ${shell.build} routes members`,
    ]);
    expect(
      problems({ ...feed, area: 'settings', shape: { routes: ['/settings', '/settings/theme'], slots: [] } }),
    ).toEqual([]);
  });

  it('must have every slot that the area owns', () => {
    expect(problems({ ...feed, shape: { routes: ['/', '/bookmark'], slots: [] } })).toEqual([
      `feed does not offer the slot post-list, which the shell ${shell.build} uses`,
    ]);
  });

  it('may have more than the shell uses, which is reported', () => {
    const more = {
      ...feed,
      shape: { routes: ['/', '/bookmark', '/lists', '/lists/:id'], slots: ['post-list', 'new'] },
    };
    expect(problems(more)).toEqual([]);
    expect(unreachable(more, shell)).toEqual([
      expect.stringContaining('routes no member to /lists and /lists/:id of feed'),
    ]);
    expect(unreachable(feed, shell)).toEqual([]);
    expect(unreachable({ ...feed, area: 'shop' }, shell)).toEqual([
      expect.stringContaining('does not have the area shop'),
    ]);
  });
});
