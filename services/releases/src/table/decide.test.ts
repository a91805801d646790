import { trailOf } from './decide';

const promote = (to: string) => ({ action: 'promote', to }) as const;
const rollback = (to: string) => ({ action: 'rollback', to }) as const;

describe('trailOf', () => {
  it('is empty before the first change', () => {
    expect(trailOf([])).toEqual([]);
  });

  it('has promoted builds in order, the live one last', () => {
    expect(trailOf([promote('a'), promote('b'), promote('c')])).toEqual(['a', 'b', 'c']);
  });

  it('removes the build that was rolled back, so that the next rollback goes further back', () => {
    const changes = [promote('a'), promote('b'), promote('c'), rollback('b')];
    expect(trailOf(changes)).toEqual(['a', 'b']);
    expect(trailOf([...changes, rollback('a')])).toEqual(['a']);
  });

  it('adds a build again when it is promoted after its rollback', () => {
    expect(trailOf([promote('a'), promote('b'), rollback('a'), promote('b')])).toEqual(['a', 'b']);
  });

  it('lists a build that was promoted twice only once, at the end', () => {
    expect(trailOf([promote('a'), promote('b'), promote('a')])).toEqual(['b', 'a']);
  });

  it('appends the target of a rollback, also when an earlier rollback removed it', () => {
    expect(trailOf([promote('a'), promote('b'), rollback('a'), promote('c'), rollback('b')])).toEqual(['a', 'b']);
  });

  it('is computed quickly for a log of many years', () => {
    const builds = Array.from({ length: 200_000 }, (_, index) => String(index));
    expect(trailOf(builds.map(promote)).length).toBe(200_000);
    expect(trailOf([...builds.map(promote), rollback('1')])).toEqual(['0', '1']);
  });
});
