import { limitConcurrencyByKey } from './limit-concurrency-by-key';

describe('limitConcurrencyByKey', () => {
  it('limits the tasks of each key, and lets no key wait for another', async () => {
    const inTurnOf = limitConcurrencyByKey(2, 1);
    const started: string[] = [];
    const ends: (() => void)[] = [];
    const start = (key: string, name: string) =>
      inTurnOf(key, () => {
        started.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      });
    const slow = [start('slow', 's1'), start('slow', 's2'), start('slow', 's3')];
    const other = start('other', 'o1');
    expect(started).toEqual(['s1', 's2', 'o1']);
    await expect(start('slow', 's4')).rejects.toMatchObject({ statusCode: 503 });
    ends[0]?.();
    await slow[0];
    expect(started).toEqual(['s1', 's2', 'o1', 's3']);
    for (const end of ends) end();
    await Promise.all([...slow, other]);
    expect(await inTurnOf('slow', async () => 'free again')).toBe('free again');
  });
});
