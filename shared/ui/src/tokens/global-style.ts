import { createGlobalStyle } from '@cred/vendor';
import { themes } from './themes';
import { backdrop, color, font, frame, propertiesOf, wholeScreen } from './tokens';

/**
 * Colours of both themes, reset, typography, focus and motion. Rendered once, by the shell. `scroll-padding-top` keeps
 * a focused field below the sticky top bar and page header. The page behind an open dialog does not scroll. Elements
 * with `tabindex="-1"` are focused by the program, not by the member, so they have no outline. With reduced motion
 * animations last 0.01 ms instead of being removed, because code awaits their end event; a toast's progress bar keeps its
 * duration, because it is the toast's timer.
 */
export const GlobalStyle = createGlobalStyle`
  :root, :root[data-theme='dark'] { color-scheme: dark; ${propertiesOf(themes.dark)} }
  :root[data-theme='light'] { color-scheme: light; ${propertiesOf(themes.light)} }

  *, *::before, *::after { box-sizing: border-box; margin: 0; padding: 0; }

  html {
    background: ${color.background};
    color: ${color.text};
    font-family: system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif;
    line-height: 1.5;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
    scrollbar-gutter: stable;
    scrollbar-color: ${color.control} transparent;
    scroll-padding-top: calc(120px + ${frame.above});
  }
  /* The backdrop ends at the place of the scrollbar, which shows only the colour of html. */
  html:has(dialog[open]:modal) { overflow: hidden; background: color-mix(in srgb, ${backdrop.color} ${backdrop.opacity}, ${color.background}); }
  html:has(dialog[data-whole-screen]:modal) { background: ${wholeScreen}; }

  body { background: ${color.background}; font-size: ${font.s15}; min-height: 100vh; min-height: 100dvh; overflow-wrap: break-word; }

  h1, h2, h3, h4 { font-size: inherit; font-weight: 700; line-height: 1.25; text-wrap: balance; }
  ul, ol { list-style: none; }
  img, video, svg { display: block; max-width: 100%; }
  button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
  button { background: none; border: 0; cursor: pointer; }
  fieldset { border: 0; min-inline-size: 0; }
  dialog { color: inherit; border: 0; }
  a { color: ${color.accentText}; text-decoration: none; }
  a:hover { text-decoration: underline; text-underline-offset: 2px; }
  time, data { font-variant-numeric: tabular-nums; }

  :focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; }
  :is(h1, main, dialog)[tabindex='-1']:focus { outline: none; }

  ::selection { background: ${color.accent}; color: ${color.onAccent}; }
  /* The browser's own is blue in both themes. */
  ::-webkit-search-cancel-button { filter: grayscale(1); cursor: pointer; }
  ::placeholder { color: ${color.muted}; opacity: 1; }

  @media (prefers-reduced-motion: reduce) {
    *:not(.Toastify__progress-bar), *::before, *::after, ::backdrop {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
