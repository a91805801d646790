/** The background of each theme, as in the design tokens: what the window shows before the first script. */
export const backgrounds = { dark: '#11181f', light: '#faf8f5' } as const;

/** Keeps the window from flashing white while the shell loads. The shell's own styles take over from it. */
export const firstPaintStyle =
  `html{background:${backgrounds.dark};color-scheme:dark}` +
  `html[data-theme=light]{background:${backgrounds.light};color-scheme:light}` +
  'noscript,.lost{display:block;margin:0 auto;max-width:30rem;padding:20vh 1rem;font:17px/1.5 system-ui,sans-serif;color:#e9eff4}' +
  'html[data-theme=light] .lost{color:#1b232a}.lost a{color:inherit}.lost h1{font-size:1.5rem;line-height:1.25}' +
  // Above a page that is there without script: a line, not a page of its own.
  'noscript.line{padding:.75rem 1rem}';

/** What the page says when the shell's script does not come. */
export const lostWords =
  '<template id="lost"><main class="lost"><h1>Cred could not be loaded</h1><p>Check your connection and try again.</p><p><a href="">Try again</a></p></main></template>';

/** Puts these words into a page that would stay empty. Deferred scripts have come, or not, before `DOMContentLoaded`. */
export const lostScript =
  "addEventListener('error',function(e){if(e.target.tagName==='SCRIPT'&&e.target.defer)document.addEventListener('DOMContentLoaded',function(){" +
  "document.getElementById('root').replaceChildren(document.getElementById('lost').content.cloneNode(true))})},true)";

/**
 * Sets the theme before anything is painted: the saved choice, else the system's preference, else dark
 * (spec.md section 1). Local storage throws where it is forbidden.
 */
export const themeScript =
  "(function(){var t;try{t=localStorage.getItem('theme')}catch(e){}" +
  "if(t!=='dark'&&t!=='light')t=matchMedia('(prefers-color-scheme: light)').matches?'light':'dark';" +
  'document.documentElement.dataset.theme=t})()';
