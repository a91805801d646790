import type { AreaStatus, Change } from '@cred/contract/registry';
import { changeText, historyText, statusText } from './format';

const [old, now] = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb'];
const change: Change = { revision: 2, area: 'feed', action: 'rollback', from: now, to: old, actor: 'ana', reason: 'blank page', at: '2026-11-20T08:30:05.123Z' };
const area: AreaStatus = { area: 'feed', live: old, previous: null, held: true, revision: 2, lastChange: change, builds: [] };

describe('statusText', () => {
  it('has a line for each area under one heading', () => {
    expect(statusText({ revision: 2, areas: [area] }).split('\n')).toEqual([
      'AREA  LIVE              BEFORE  STATE  SINCE                           BUILDS',
      'feed  aaaaaaaaaaaaaaaa  none    held   2026-11-20 08:30:05 UTC by ana  0',
      '',
      'Revision 2',
    ]);
  });

  it('says what to do when there is nothing yet', () => {
    expect(statusText({ revision: 0, areas: [] })).toContain('npm run release -- publish');
  });
});

describe('historyText', () => {
  it('has who, what, from, to and why', () => {
    expect(historyText({ area: 'feed', changes: [change] }).split('\n')[1]).toBe(
      `2026-11-20 08:30:05 UTC  rollback  ${now}  ${old}  ana  blank page`,
    );
  });
});

describe('changeText', () => {
  it('says what is live now, what was, and that a rollback holds', () => {
    const text = changeText(now, { area, changed: true });
    expect(text).toContain(`feed: ${old} is live (was ${now})`);
    expect(text).toContain('npm start leaves feed alone');
  });

  it('says when nothing was changed', () => {
    expect(changeText(old, { area, changed: false })).toContain('nothing was changed');
  });
});
