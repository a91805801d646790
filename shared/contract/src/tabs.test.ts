import { formatShown, isTab, parseShown, SHOWN_MAX } from './tabs';

const [one, two] = ['0123456789abcdef', 'fedcba9876543210'];
const pairs = (count: number): string =>
  Array.from({ length: count }, (_each, index) => `area-${index}=${one}`).join(',');

describe('parseShown', () => {
  it('reads what formatShown wrote', () => {
    const header = formatShown([
      { area: 'feed', build: one },
      { area: 'your-chat', build: two },
    ]);
    expect(header).toBe(`feed=${one},your-chat=${two}`);
    expect(parseShown(header)).toEqual({ feed: one, 'your-chat': two });
  });

  it('reads as many areas as a tab may name, however long their names', () => {
    const longest = Array.from(
      { length: SHOWN_MAX },
      (_each, index) => `${String.fromCharCode(97 + index).repeat(31)}=${one}`,
    ).join(',');
    expect(Object.keys(parseShown(longest) ?? {})).toHaveLength(SHOWN_MAX);
  });

  it.each([
    ['nothing', ''],
    ['no header', undefined],
    ['a header twice', [`feed=${one}`, `chat=${one}`]],
    ['headers that were joined', `feed=${one}, chat=${one}`],
    ['one area too many', pairs(SHOWN_MAX + 1)],
    ['an area twice', `feed=${one},feed=${two}`],
    ['a build that is none', 'feed=0123'],
    ['an area that is none', `__proto__=${one}`],
    ['a comma too many', `feed=${one},`],
    ['a long text', 'a'.repeat(100_000)],
  ])('ignores %s', (_what, value) => expect(parseShown(value)).toBeNull());
});

describe('isTab', () => {
  it.each([
    [one, true],
    ['0123456789ABCDEF', false],
    [`${one}0`, false],
    ['', false],
    [undefined, false],
    [[one], false],
  ])('%p: %p', (value, is) => {
    expect(isTab(value)).toBe(is);
  });
});
