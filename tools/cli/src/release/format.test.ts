import type { AreaStatus, Change } from '@cred/deployment/registry';
import { changeText, historyText, statusText } from './format';

const [oldBuild, newBuild] = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb'];
const change: Change = {
  revision: 2,
  area: 'feed',
  action: 'rollback',
  from: newBuild,
  to: oldBuild,
  actor: 'ops-ana',
  typedName: 'Ana Souza',
  reason: 'blank page',
  token: 'ops-ana',
  at: '2026-11-20T08:30:05.123Z',
};
const area: AreaStatus = {
  area: 'feed',
  live: oldBuild,
  previous: null,
  held: true,
  trial: null,
  revision: 2,
  lastChange: change,
  builds: [],
};

describe('statusText', () => {
  it('has a line for each area under one heading', () => {
    expect(statusText({ revision: 2, areas: [area], shell: null }).split('\n')).toEqual([
      'AREA  LIVE              BEFORE  STATE  SINCE                                                       BUILDS',
      'feed  aaaaaaaaaaaaaaaa  none    held   2026-11-20 08:30:05 UTC by ops-ana (typed name: Ana Souza)  0',
      '',
      'Revision 2',
    ]);
  });

  it('shows the state of a trial', () => {
    const soFar = {
      trial: { loads: 90, failures: 1 },
      live: { loads: 900, failures: 2 },
      verdict: 'fine',
      sentence: 'no reason to stop it',
    } as const;
    const trial = { build: newBuild, percent: 5, testers: [], since: '2026-11-20T08:30:05.123Z', soFar };
    expect(
      statusText({ revision: 2, areas: [{ ...area, trial }], shell: null })
        .split('\n')
        .slice(2),
    ).toEqual(['', 'feed: no reason to stop it', 'Revision 2']);
  });

  it('shows how many open tabs show each area, and which show another build than the live one', () => {
    const areas = [
      { ...area, tabs: { [oldBuild]: 12, [newBuild]: 2 } },
      { ...area, area: 'chat', tabs: {} },
      { ...area, area: 'profile', tabs: { [newBuild]: 1 } },
    ];
    const lines = statusText({ revision: 2, areas, shell: null }).split('\n');
    expect(lines.slice(0, 4).map((line) => line.split(/ {2,}/).at(-1))).toEqual(['TABS', '12 of 14', '0', '0 of 1']);
    expect(lines.slice(5)).toEqual([
      `feed: ${newBuild} is shown by 2 open tabs`,
      `profile: ${newBuild} is shown by 1 open tab`,
      'Revision 2',
    ]);
  });

  it('names the first command when there is nothing yet', () => {
    expect(statusText({ revision: 0, areas: [], shell: null })).toContain('npm run release -- publish');
  });
});

describe('historyText', () => {
  it('shows action, from, to, the token’s name, the typed name second, and the reason', () => {
    expect(historyText({ area: 'feed', changes: [change] }).split('\n')[1]).toBe(
      `2026-11-20 08:30:05 UTC  rollback  ${newBuild}  ${oldBuild}  ops-ana (typed name: Ana Souza)  blank page`,
    );
  });
});

describe('changeText', () => {
  it('names the live build, the previous one, and the hold after a rollback', () => {
    const text = changeText(newBuild, { area, changed: true, notices: [] });
    expect(text).toContain(`feed: ${oldBuild} is live (was ${newBuild})`);
    expect(text).toContain('npm start leaves feed unchanged');
  });

  it('describes the share of a trial, and its end', () => {
    const trial = { build: newBuild, percent: 5, testers: ['ana', 'marcus'], since: '2026-11-20T08:30:05.123Z' };
    expect(
      changeText(oldBuild, {
        area: { ...area, trial, lastChange: { ...change, action: 'trial' } },
        changed: true,
        notices: [],
      }),
    ).toBe(`feed: ${newBuild} is on trial for 5% and 2 testers; ${oldBuild} stays live for all other members`);
    expect(
      changeText(oldBuild, {
        area: { ...area, lastChange: { ...change, action: 'end-trial' } },
        changed: true,
        notices: [],
      }),
    ).toContain(`the trial of ${newBuild} is over`);
    expect(statusText({ revision: 3, areas: [{ ...area, trial }], shell: null })).toContain(
      `held, trial ${newBuild} for 5% and 2 testers`,
    );
  });

  it('reports that nothing was changed', () => {
    expect(changeText(oldBuild, { area, changed: false, notices: [] })).toContain('nothing was changed');
  });
});
