import { contrast } from './contrast';
import { themes, type ThemeToken } from './themes';
import { color, propertyOf } from './tokens';

/** The backgrounds of text and controls. */
const backgrounds: readonly ThemeToken[] = ['background', 'surface', 'raised', 'hover', 'pressed'];

const textPairs: readonly (readonly [ThemeToken, ThemeToken])[] = [
  ...(['text', 'muted', 'accentText', 'danger', 'success', 'verified', 'star'] as const).flatMap((foreground) =>
    backgrounds.map((background) => [foreground, background] as const),
  ),
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onAccent', 'accentPressed'],
  ['onDanger', 'dangerFill'],
  ['onDanger', 'dangerHover'],
  ['onDanger', 'dangerPressed'],
  ['accentText', 'accentSoft'],
  ['text', 'accentSoft'],
  ['muted', 'accentSoft'],
  ['danger', 'dangerSoft'],
  ['text', 'dangerSoft'],
];

const controlPairs: readonly (readonly [ThemeToken, ThemeToken])[] = (
  ['control', 'accent', 'accentHover', 'accentPressed', 'dangerFill', 'focus'] as const
).flatMap((foreground) => backgrounds.map((background) => [foreground, background] as const));

describe.each(['dark', 'light'] as const)('the %s theme', (name) => {
  const theme = themes[name];

  it.each(textPairs)('shows %s on %s at 4.5:1 or more', (foreground, background) => {
    expect(contrast(theme[foreground], theme[background])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('shows the control %s on %s at 3:1 or more', (foreground, background) => {
    expect(contrast(theme[foreground], theme[background])).toBeGreaterThanOrEqual(3);
  });
});

describe('tokens', () => {
  it('have the same names in both themes', () => {
    expect(Object.keys(themes.light).sort()).toEqual(Object.keys(themes.dark).sort());
  });

  it('become custom properties in kebab-case', () => {
    expect(color.accentText).toBe('var(--cred-accent-text)');
    expect(propertyOf('background')).toBe('--cred-background');
  });

  it('measure contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});
