import { isOnTrial, hashTester, trialBucket } from './trial';

const members = Array.from({ length: 10_000 }, (_, n) => ({ id: `account-${n * 7919}`, username: `member${n}` }));
const trial = (percent: number, testers: readonly string[] = []) => ({ percent, salt: 's1', testers: [...testers] });
const share = (percent: number, area: string): number =>
  (members.filter((member) => isOnTrial(trial(percent), area, member)).length / members.length) * 100;

describe('isOnTrial', () => {
  it.each([1, 5, 10, 25, 50, 90])('selects %d percent of 10,000 members, within 2 points', (percent) => {
    for (const area of ['feed', 'chat', 'settings']) expect(Math.abs(share(percent, area) - percent)).toBeLessThan(2);
  });

  it('distributes members with sequential ids evenly', () => {
    const ids = Array.from({ length: 10_000 }, (_, n) => `01990000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`);
    expect(Math.abs(ids.filter((id) => trialBucket(id, 'feed') < 1_000).length - 1_000)).toBeLessThan(200);
  });

  it('selects no member at 0 percent and every member at 100 percent', () => {
    expect([share(0, 'feed'), share(100, 'feed')]).toEqual([0, 100]);
  });

  it('keeps the selected members when the percentage grows, regardless of build and time', () => {
    for (const member of members)
      if (isOnTrial(trial(5), 'feed', member)) expect(isOnTrial(trial(20), 'feed', member)).toBe(true);
  });

  it('selects different members in different areas', () => {
    const both = members.filter(
      (member) => isOnTrial(trial(50), 'feed', member) && isOnTrial(trial(50), 'chat', member),
    ).length;
    expect(Math.abs(both / members.length - 0.25)).toBeLessThan(0.02);
  });

  it('selects testers at any percentage, without containing their usernames', () => {
    const hashes = [hashTester('s1', 'ana.souza')];
    expect(hashes[0]).toMatch(/^[0-9a-f]{16}$/);
    expect(hashTester('s2', 'ana.souza')).not.toBe(hashes[0]);
    expect(isOnTrial(trial(0, hashes), 'feed', { id: 'account', username: 'Ana.Souza' })).toBe(true);
    expect(members.some((member) => isOnTrial(trial(0, hashes), 'feed', member))).toBe(false);
  });
});
