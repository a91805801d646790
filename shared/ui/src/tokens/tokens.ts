import { dark, type ThemeToken } from './themes';

/** The custom property of a colour: `accentText` is `--cred-accent-text`. */
export const propertyOf = (token: string): string =>
  `--cred-${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The declarations of a theme's colours. */
export const propertiesOf = (theme: Readonly<Record<ThemeToken, string>>): string =>
  Object.entries(theme)
    .map(([token, value]) => `${propertyOf(token)}: ${value};`)
    .join(' ');

/** Colours by name, for use in styles; the theme sets the value. */
export const color = Object.fromEntries(
  Object.keys(dark).map((token) => [token, `var(${propertyOf(token)})`]),
) as Readonly<Record<ThemeToken, string>>;

/** `steps` on the 4 px grid, as a CSS length. */
export const space = (steps: number): string => `${steps * 4}px`;

/**
 * The type scale, named by its size in px at the browser's default of 16 px; in rem, so that a larger setting applies.
 */
export const font = {
  s13: '0.8125rem',
  s15: '0.9375rem',
  s17: '1.0625rem',
  s20: '1.25rem',
  s24: '1.5rem',
  s30: '1.875rem',
} as const;

export const weight = { regular: 400, strong: 600, heavy: 700 } as const;

/** One radius for controls, one for media and dialogs, full for avatars and pills. */
export const radius = { control: '8px', media: '14px', pill: '999px' } as const;

/** For floating surfaces only. */
export const shadow = {
  floating: '0 1px 2px rgb(4 10 16 / 16%), 0 8px 24px rgb(4 10 16 / 22%)',
} as const;

/** Behind dialogs and drawers, in both themes. */
export const backdrop = { color: 'rgb(6 12 18)', opacity: '62%' } as const;

/** Behind pictures on the whole screen, in both themes. */
export const wholeScreen = '#060c12';

/** Duration and easing. GlobalStyle removes both for members who prefer reduced motion. */
export const motion = { fast: '120ms ease-out', slow: '180ms ease-out' } as const;

/** Media queries at the frame's breakpoints: `${below.phone} { ... }`. */
export const below = {
  /** Top bar instead of the navigation column. */
  phone: '@media (max-width: 699.98px)',
  /** No right column. */
  rightColumn: '@media (max-width: 999.98px)',
  /** Icons without labels in the navigation. */
  labels: '@media (max-width: 1099.98px)',
} as const;

/** The opposite of `below.phone`. */
export const abovePhone = '@media (min-width: 700px)';

/** Sizes of the layout, in px, that several parts share. */
export const frame = {
  navigation: 240,
  content: 620,
  rightColumn: 320,
  topBar: 56,
  /** The height of the bar above the whole page, as a CSS length; 0 without a bar. */
  above: 'var(--cred-above, 0px)',
} as const;
