import { add, compareRatings, compareWrites, noTally, possibleRatings, type Write } from './ledger';

const write = (key: string, acknowledged: boolean): Write => ({ kind: 'post', key, acknowledged });
const rating = (value: number, acknowledged: boolean) => ({ value, acknowledged });

describe('compareWrites', () => {
  it('counts an acknowledged write without a row as lost', () => {
    expect(compareWrites([write('a', true), write('b', true)], new Map([['a', 1]]))).toEqual({
      acknowledged: 2,
      lost: 1,
      duplicated: 0,
    });
  });

  it('allows no row and one row for a write whose outcome is unknown, and counts two as duplicated', () => {
    const writes = [write('none', false), write('one', false), write('two', false)];
    const rows = new Map([
      ['one', 1],
      ['two', 2],
    ]);
    expect(compareWrites(writes, rows)).toEqual({ acknowledged: 0, lost: 0, duplicated: 1 });
  });
});

describe('possibleRatings', () => {
  it('is the last acknowledged value and those sent after it', () => {
    const ratings = [rating(1, true), rating(2, false), rating(3, true), rating(4, false), rating(5, false)];
    expect(possibleRatings(ratings)).toEqual([3, 4, 5]);
  });

  it('includes no rating while none was acknowledged', () => {
    expect(possibleRatings([rating(2, false)])).toEqual([null, 2]);
  });
});

describe('compareRatings', () => {
  it('counts a stored value that was not possible as lost', () => {
    const sent = new Map([
      ['a', [rating(1, true), rating(2, true)]],
      ['b', [rating(4, true)]],
    ]);
    expect(compareRatings(sent, new Map([['a', 1]]))).toEqual({ acknowledged: 3, lost: 2, duplicated: 0 });
  });
});

describe('add', () => {
  it('adds each count', () => {
    const tally = { acknowledged: 3, lost: 1, duplicated: 2 };
    expect(add(add(noTally, tally), tally)).toEqual({ acknowledged: 6, lost: 2, duplicated: 4 });
  });
});
