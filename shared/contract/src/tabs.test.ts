import { formatShownBuilds, isTabId, parseShownBuilds, SHOWN_BUILDS_MAX } from './tabs';

const [one, two] = ['0123456789abcdef', 'fedcba9876543210'];
const pairs = (count: number): string =>
  Array.from({ length: count }, (_each, index) => `area-${index}=${one}`).join(',');

describe('parseShownBuilds', () => {
  it('parses the output of formatShownBuilds', () => {
    const header = formatShownBuilds([
      { area: 'feed', build: one },
      { area: 'your-chat', build: two },
    ]);
    expect(header).toBe(`feed=${one},your-chat=${two}`);
    expect(parseShownBuilds(header)).toEqual({ feed: one, 'your-chat': two });
  });

  it('accepts the maximum number of areas with the longest names', () => {
    const longest = Array.from(
      { length: SHOWN_BUILDS_MAX },
      (_each, index) => `${String.fromCharCode(97 + index).repeat(31)}=${one}`,
    ).join(',');
    expect(Object.keys(parseShownBuilds(longest) ?? {})).toHaveLength(SHOWN_BUILDS_MAX);
  });

  it.each([
    ['an empty value', ''],
    ['a missing header', undefined],
    ['a header twice', [`feed=${one}`, `chat=${one}`]],
    ['headers that were joined', `feed=${one}, chat=${one}`],
    ['one area too many', pairs(SHOWN_BUILDS_MAX + 1)],
    ['an area twice', `feed=${one},feed=${two}`],
    ['an invalid build id', 'feed=0123'],
    ['an invalid area name', `__proto__=${one}`],
    ['a trailing comma', `feed=${one},`],
    ['a long text', 'a'.repeat(100_000)],
  ])('ignores %s', (_what, value) => expect(parseShownBuilds(value)).toBeNull());
});

describe('isTabId', () => {
  it.each([
    [one, true],
    ['0123456789ABCDEF', false],
    [`${one}0`, false],
    ['', false],
    [undefined, false],
    [[one], false],
  ])('returns for %p: %p', (value, is) => {
    expect(isTabId(value)).toBe(is);
  });
});
