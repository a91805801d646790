import { trailOf } from './decide';

const promote = (to: string) => ({ action: 'promote', to }) as const;
const rollback = (to: string) => ({ action: 'rollback', to }) as const;

describe('trailOf', () => {
  it('is empty before the first change', () => {
    expect(trailOf([])).toEqual([]);
  });

  it('has promoted builds in their order, the live one last', () => {
    expect(trailOf([promote('a'), promote('b'), promote('c')])).toEqual(['a', 'b', 'c']);
  });

  it('forgets the build that a rollback left, so that a second one goes further back', () => {
    const changes = [promote('a'), promote('b'), promote('c'), rollback('b')];
    expect(trailOf(changes)).toEqual(['a', 'b']);
    expect(trailOf([...changes, rollback('a')])).toEqual(['a']);
  });

  it('takes a build back in that somebody promotes after its rollback', () => {
    expect(trailOf([promote('a'), promote('b'), rollback('a'), promote('b')])).toEqual(['a', 'b']);
  });

  it('has a build that was promoted twice once, on top', () => {
    expect(trailOf([promote('a'), promote('b'), promote('a')])).toEqual(['b', 'a']);
  });

  it('puts a build on top that was rolled back from once and is named in a later rollback', () => {
    expect(trailOf([promote('a'), promote('b'), rollback('a'), promote('c'), rollback('b')])).toEqual(['a', 'b']);
  });

  it('is read at once off a log of many years', () => {
    const builds = Array.from({ length: 200_000 }, (_, index) => String(index));
    expect(trailOf(builds.map(promote)).length).toBe(200_000);
    expect(trailOf([...builds.map(promote), rollback('1')])).toEqual(['0', '1']);
  });
});
