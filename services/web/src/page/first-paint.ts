/** The background of each theme, as in the design tokens: what the window shows before the first script. */
export const backgrounds = { dark: '#11181f', light: '#faf8f5' } as const;

/** Keeps the window from flashing white while the shell loads. The shell's own styles take over from it. */
export const firstPaintStyle =
  `html{background:${backgrounds.dark};color-scheme:dark}` +
  `html[data-theme=light]{background:${backgrounds.light};color-scheme:light}` +
  'noscript{display:block;margin:0 auto;max-width:30rem;padding:20vh 1rem;font:17px/1.5 system-ui,sans-serif;color:#e9eff4}' +
  // Above a page that is there without script: a line, not a page of its own.
  'noscript.line{padding:.75rem 1rem}';

/**
 * Sets the theme before anything is painted: the saved choice, else the system's preference, else dark
 * (spec.md section 1). Local storage throws where it is forbidden.
 */
export const themeScript =
  "(function(){var t;try{t=localStorage.getItem('theme')}catch(e){}" +
  "if(t!=='dark'&&t!=='light')t=matchMedia('(prefers-color-scheme: light)').matches?'light':'dark';" +
  'document.documentElement.dataset.theme=t})()';
