/** The background of each theme, as in the design tokens, until the first script runs. */
export const backgrounds = { dark: '#11181f', light: '#faf8f5' } as const;

/** Avoids a white window while the shell loads; the shell's styles replace it. */
export const firstPaintStyle =
  `html{background:${backgrounds.dark};color-scheme:dark}` +
  `html[data-theme=light]{background:${backgrounds.light};color-scheme:light}` +
  'noscript,.lost{display:block;margin:0 auto;max-width:30rem;padding:20vh 1rem;font:17px/1.5 system-ui,sans-serif;color:#e9eff4}' +
  'html[data-theme=light] .lost{color:#1b232a}.lost a{color:inherit}.lost h1{font-size:1.5rem;line-height:1.25}' +
  // Above a page that can be read: one small line instead of a page.
  'noscript.line{padding:.5rem 1rem;font-size:14px;text-align:center}';

/** The page's content when the shell's script does not load. */
export const loadFailureTemplate =
  '<template id="lost"><main class="lost"><h1>Cred could not be loaded</h1><p>Check your connection and try again.</p><p><a href="">Try again</a></p></main></template>';

/**
 * Inserts that content into an empty page, and above the content of one that was rendered on the server. Deferred scripts
 * have loaded or failed before `DOMContentLoaded`.
 */
export const loadFailureScript =
  "addEventListener('error',function(e){if(e.target.tagName==='SCRIPT'&&e.target.defer)document.addEventListener('DOMContentLoaded',function(){" +
  "document.querySelector('.lost')||document.getElementById('root').before(document.getElementById('lost').content.cloneNode(true))})},true)";

/**
 * Sets the theme before the first paint: the saved choice, else the system's preference, else dark (GEN-2).
 * Local storage throws where it is forbidden.
 */
export const themeScript =
  "(function(){var t;try{t=localStorage.getItem('theme')}catch(e){}" +
  "if(t!=='dark'&&t!=='light')t=matchMedia('(prefers-color-scheme: light)').matches?'light':'dark';" +
  'document.documentElement.dataset.theme=t})()';

/**
 * Marks the page of a new member who has not ended the first steps (AUTH-44), whose place at home is kept free from the
 * first paint on (`shell/src/frame/frame.tsx`). The tab's storage throws where it is forbidden.
 */
export const firstStepsScript =
  "try{Object.keys(sessionStorage).some(function(k){return k.indexOf('cred:first-steps:')===0})" +
  "&&document.documentElement.setAttribute('data-first-steps','')}catch(e){}";

/**
 * Records what a member does until the shell handles it (`shell/src/app/early-input.ts`): clicks on controls, typed text,
 * the Enter key, chosen files and options. A page that the server rendered is visible before its scripts run. The
 * browser's own actions wait too, except those of links: a form would be sent, and a checkbox changed twice. The values
 * of fields are recorded at once, because the shell renders the fields with its own values first. Nothing else gets a
 * recorded event: a part that React has hydrated before the rest would handle it, and again when it is repeated.
 */
export const earlyInputScript =
  "(function(){var q=[],t=['click','input','change','keydown','submit'];" +
  'function f(e){var k=e.type,n=e.target;' +
  "if(k==='keydown'&&(e.key!=='Enter'||e.isComposing||!/INPUT|TEXTAREA/.test(n.tagName))||k==='click'&&n.closest('a[href]'))return;" +
  "if(k==='input'||k==='change')e.credValue=n.value;else e.preventDefault();e.stopImmediatePropagation();if(q.length<100)q.push(e)}" +
  't.forEach(function(k){addEventListener(k,f,true)});' +
  'window.credEarlyInput={events:q,stop:function(){t.forEach(function(k){removeEventListener(k,f,true)})}}})()';

/**
 * Records that a form was submitted before the shell ran, which then submits it (`shell/src/auth/use-auth-form.ts`); for
 * pages whose forms cannot be sent without the shell.
 */
export const earlySubmitScript =
  'window.credEarlySubmit=false;' +
  "addEventListener('submit',function(e){if(window.credEarlySubmit!==null){e.preventDefault();window.credEarlySubmit=true}},true)";
