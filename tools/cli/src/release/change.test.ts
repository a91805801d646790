import type { AreaStatus, ChangeResult, Effects } from '@cred/deployment/registry';
import { OperatorError } from '@cred/tool-kit/errors';
import { promote, rollback } from './change';
import type { Context } from './context';
import type { RegistryClient } from './registry-client';

const [old, live] = ['a'.repeat(16), 'b'.repeat(16)];
const at = '2026-11-20T08:30:05.123Z';
const feed: AreaStatus = {
  area: 'feed',
  live,
  previous: old,
  held: false,
  trial: null,
  revision: 7,
  lastChange: null,
  builds: [],
};
const back: Effects = {
  area: 'feed',
  revision: 7,
  action: 'rollback',
  trial: null,
  refusals: [],
  notices: [],
  from: { build: live, live: { since: at, until: null } },
  to: {
    build: old,
    live: { since: '2026-11-19T08:00:00.000Z', until: at },
    contractVersion: '1.1.0',
    files: 7,
    missing: 0,
  },
  shell: { build: 'c'.repeat(16), contractVersion: '1.2.0' },
};
const command = { name: 'rollback', area: 'feed', reason: 'blank', yes: false, json: false } as const;

let printed: string[];
let requests: unknown[];
beforeEach(() => {
  [printed, requests] = [[], []];
});

function context({
  effects = back,
  confirmed,
  api = '1.2.0',
  tabs = async () => ({ areas: null }),
}: { effects?: Effects; confirmed?: boolean; api?: string | null; tabs?: RegistryClient['tabs'] } = {}): Context {
  const act = async (_area: string, body: unknown): Promise<ChangeResult> => {
    requests.push(body);
    return { area: { ...feed, live: old, held: true }, changed: true, notices: [] };
  };
  const client = {
    status: async () => ({ revision: 7, areas: [feed], shell: null }),
    effects: async () => effects,
    rollback: act,
    promote: act,
    tabs,
  } as unknown as RegistryClient;
  const confirm = confirmed === undefined ? undefined : async (question: string) => (printed.push(question), confirmed);
  return {
    client,
    root: '',
    pageUrl: 'http://localhost:3000',
    stop: new AbortController().signal,
    progress: (line) => void printed.push(line),
    confirm,
    apiVersion: async () => api,
  };
}

describe('rollback', () => {
  it('prints the effects before it asks for confirmation, and rolls back after yes', async () => {
    const { text, code } = await rollback(command, context({ confirmed: true }));
    expect(printed).toEqual([
      [
        'feed: roll back',
        `  from   ${live}, live since 2026-11-20 08:30:05 UTC`,
        `  to     ${old}, last live 2026-11-19 08:00:00 UTC to 2026-11-20 08:30:05 UTC`,
        '  files  7 files, all in the registry',
        `  shell  fits ${'c'.repeat(16)}, contract 1.2.0`,
        '  API    fits contract 1.2.0',
      ].join('\n'),
      'Roll feed back?',
    ]);
    expect(requests).toEqual([expect.objectContaining({ reason: 'blank', expectedRevision: 7 })]);
    expect([text.split('\n')[0], code]).toEqual([`feed: ${old} is live (was ${live})`, undefined]);
  });

  it('changes nothing after no', async () => {
    expect(await rollback(command, context({ confirmed: false }))).toMatchObject({
      text: 'Nothing was changed',
      code: 1,
    });
    expect(requests).toEqual([]);
  });

  it.each([
    ['in a script', { ...command }, undefined],
    ['with --yes', { ...command, yes: true }, false],
  ])('does not ask for confirmation: %s', async (_who, options, confirmed) => {
    await rollback(options, context(confirmed === undefined ? {} : { confirmed }));
    expect(printed).toHaveLength(1);
    expect(requests).toHaveLength(1);
  });

  it('does not ask about a change that would be refused, and prints the reason', async () => {
    const refused = { ...back, refusals: ['feed uses Chart of @cred/ui. Make a shell', 'Files of x are missing'] };
    const missing = { ...refused, to: back.to && { ...back.to, missing: 2 } };
    await expect(rollback(command, context({ effects: missing, confirmed: true }))).rejects.toThrow(
      'feed uses Chart of @cred/ui. Make a shell\nFiles of x are missing',
    );
    expect(printed).toEqual([expect.stringMatching(/files {2}2 of 7 are missing\n {2}shell {2}does not fit c/)]);
    expect(requests).toEqual([]);
  });

  it('reports an API that is too old or too new for the build, or not available', async () => {
    await rollback(command, context({ api: '2.0.0' }));
    await rollback(command, context({ api: null }));
    expect(printed).toEqual([
      expect.stringContaining('has contract 2.0.0, the build was made for 1.1.0'),
      expect.stringContaining('does not respond: not checked'),
    ]);
  });

  it('announces that it ends a trial', async () => {
    await rollback(
      command,
      context({
        effects: {
          ...back,
          action: 'end-trial',
          trial: old,
          to: back.from && { ...back.from, contractVersion: '1.2.0', files: 1, missing: 0 },
        },
        confirmed: true,
      }),
    );
    expect(printed).toEqual([
      `feed: end the trial\n  ends   the trial of ${old}\n  stays  ${live}, live since 2026-11-20 08:30:05 UTC`,
      'End the trial of feed?',
    ]);
  });
});

describe('open tabs after a change', () => {
  const followerOf = (counts: readonly (Record<string, number> | Error)[], seconds = 60) => {
    let [next, paused] = [0, 0];
    const tabs = async () => {
      const now = counts[Math.min(next++, counts.length - 1)] ?? {};
      if (now instanceof Error) throw now;
      return { areas: { feed: now as Record<string, number> } };
    };
    const pause = async (milliseconds: number): Promise<boolean> => (paused += milliseconds) <= seconds * 1_000;
    return { tabs, pause, waitedMs: () => paused };
  };

  it('are followed until all have moved, after the change was printed', async () => {
    const { tabs, pause, waitedMs } = followerOf([{ [live]: 14 }, { [live]: 2, [old]: 12 }, { [old]: 14 }]);
    const { text, document } = await rollback({ ...command, yes: true }, { ...context({ tabs }), pause });
    expect(printed.slice(1).map((line) => line.split('\n')[0])).toEqual([
      `feed: ${old} is live (was ${live})`,
      expect.stringMatching(/^Open tabs: 0 of 14 show a{16}; watching/),
    ]);
    expect(text).toBe(`Open tabs: 14 of 14 show ${old}`);
    expect(document).toMatchObject({ changed: true, tabs: { [old]: 14 } });
    expect(waitedMs()).toBe(1_000);
  });

  it.each([
    ['the time is up', 60, 10_000],
    ['the operator interrupts', 2, 2_500],
  ])('are printed as last counted when %s, and the command succeeds', async (_why, seconds, waitedMs) => {
    const follower = followerOf([{ [live]: 2, [old]: 12 }], seconds);
    const { text, code } = await rollback({ ...command, yes: true }, { ...context(follower), pause: follower.pause });
    expect(text).toMatch(/^Open tabs: 12 of 14 show a{16}; 2 not yet: tabs with unsaved work/);
    expect([code, follower.waitedMs()]).toEqual([undefined, waitedMs]);
  });

  it.each([
    ['no tab is open', [{}], 'Open tabs: none shows feed now'],
    ['all show it already', [{ [old]: 1 }], `Open tabs: 1 of 1 shows ${old}`],
    [
      'the registry reports no tabs',
      [new OperatorError('Not found')],
      'Open tabs: unknown, no page server reports them',
    ],
    [
      'so many are open that they are counted from a sample',
      [{ [old]: 2_048 }],
      `Open tabs: about 2048 of 2048 show ${old}`,
    ],
  ])('are not polled when %s', async (_why, counts, text) => {
    const { tabs, pause, waitedMs } = followerOf(counts);
    expect((await rollback({ ...command, yes: true }, { ...context({ tabs }), pause })).text).toBe(text);
    expect(waitedMs()).toBe(0);
  });

  it('are printed once, with the change, when no one watches', async () => {
    const { tabs } = followerOf([{ [live]: 14 }]);
    const { text } = await rollback({ ...command, yes: true }, context({ tabs }));
    expect(text.split('\n')).toEqual([
      `feed: ${old} is live (was ${live})`,
      expect.stringContaining('npm start leaves'),
      expect.stringMatching(/^Open tabs: 0 of 14 show/),
    ]);
    expect(printed).toHaveLength(1);
  });
});

describe('promote', () => {
  it('prints the effects and does not ask for confirmation', async () => {
    const to = { build: old, live: null, contractVersion: '1.2.0', files: 3, missing: 0 };
    await promote(
      { area: 'feed', build: old, reason: '' },
      context({
        effects: { ...back, action: 'promote', to, trial: live, notices: ['The previous build would not work'] },
        confirmed: false,
      }),
    );
    expect(printed).toEqual([
      expect.stringMatching(
        /^feed: promote\n.*\n {2}to {5}a{16}, was never live\n {2}ends {3}the trial of b{16}\n[^]*! The previous build would not work$/,
      ),
    ]);
    expect(requests).toHaveLength(1);
  });

  it('prints nothing about a build that is live already', async () => {
    await promote({ area: 'feed', build: live, reason: '' }, context({ effects: { ...back, action: null } }));
    expect(printed).toEqual([]);
  });
});
