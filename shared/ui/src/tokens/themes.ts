/**
 * The two themes: the same names with two sets of values. `tokens.test.ts` checks the contrast of every pair that the
 * product shows; it requires plain hex values.
 */
export const dark = {
  /** The page. A dark blue-grey, not black. */
  background: '#11181f',
  /** Panels, fields and cards on the page. */
  surface: '#18212a',
  /** Floating surfaces: dialogs, menus, tooltips, toasts. */
  raised: '#202c37',
  /** The tint on hover. */
  hover: '#1d2832',
  /** The tint while pressed, and the fill of disabled controls. */
  pressed: '#263340',
  /** Hairlines; decoration only, never the only edge of a control. */
  line: '#2a3743',
  /** The border of fields and outlined buttons. */
  control: '#728597',
  text: '#e9eff4',
  muted: '#a3b3c1',
  /** The fill of the accent colour, a clinical teal. */
  accent: '#2fb6a6',
  accentHover: '#43c6b6',
  accentPressed: '#26a294',
  /** Text on the accent's fill. */
  onAccent: '#03201d',
  /** The accent as text and icons on backgrounds. */
  accentText: '#56d3c4',
  /** A light tint of the accent, behind accentText. */
  accentSoft: '#143431',
  verified: '#62adff',
  star: '#f6ba42',
  danger: '#ff938a',
  dangerFill: '#ff8177',
  dangerHover: '#ff978e',
  dangerPressed: '#f06a60',
  onDanger: '#2c0503',
  dangerSoft: '#3a2226',
  success: '#66d598',
  focus: '#7ce8da',
} as const;

export type ThemeToken = keyof typeof dark;

const light: Readonly<Record<ThemeToken, string>> = {
  background: '#faf8f5',
  surface: '#ffffff',
  raised: '#ffffff',
  hover: '#f3efe9',
  pressed: '#eae5dd',
  line: '#e5dfd6',
  control: '#857d71',
  text: '#1b232a',
  muted: '#56606a',
  accent: '#0b766c',
  accentHover: '#096a61',
  accentPressed: '#085d55',
  onAccent: '#ffffff',
  accentText: '#096b62',
  accentSoft: '#dff1ee',
  verified: '#1360c4',
  star: '#965800',
  danger: '#b3261e',
  dangerFill: '#b3261e',
  dangerHover: '#a2211a',
  dangerPressed: '#8f1c16',
  onDanger: '#ffffff',
  dangerSoft: '#fbe7e4',
  success: '#19703d',
  focus: '#0b766c',
};

export const themes = { dark, light } as const;
