import { htmlDocument, inlineScript, inlineStyle, linkTag, metaTag } from '@cred/service-kit/html-document';
import { firstPaintStyle, themeScript } from '../page/first-paint';

export interface Notice {
  readonly title: string;
  /** Fixed sentences; never input from a browser. */
  readonly text: string;
  /** Reloads the page after this many seconds. */
  readonly refreshSeconds?: number;
  /** Offers to leave all previews of this browser. */
  readonly showLeaveButton?: boolean;
}

const style = [
  firstPaintStyle,
  'main{margin:20vh auto 0;max-width:34rem;padding:0 1rem;font:17px/1.5 system-ui,sans-serif;color:#e9eff4}',
  'a{color:inherit}h1{font-size:1.5rem;line-height:1.25}',
  'button{font:inherit;font-weight:600;padding:.5rem 1rem;border:1px solid;border-radius:8px;background:none;',
  'color:inherit;cursor:pointer}',
  'html[data-theme=light] main{color:#18222c}',
].join('');

/** A page that replaces a preview that cannot be shown; no script of the product runs in it. */
export const renderNotice = ({ title, text, refreshSeconds, showLeaveButton }: Notice, nonce: string): string =>
  htmlDocument({
    title: `${title} · Cred`,
    theme: 'dark',
    head: [
      metaTag({ name: 'robots', content: 'noindex' }),
      linkTag({ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
      ...(refreshSeconds === undefined ? [] : [metaTag({ 'http-equiv': 'refresh', content: refreshSeconds })]),
      inlineScript(themeScript, { nonce }),
      inlineStyle(style, { nonce }),
    ],
    body: [
      `<main><h1>${title}</h1><p>${text}</p>`,
      showLeaveButton
        ? '<form method="post" action="/preview/end"><button>Leave preview</button></form>'
        : '<p><a href="/">Go to Cred</a></p>',
      '</main>',
    ],
  });
