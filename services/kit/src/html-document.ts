import { createHash } from 'node:crypto';

/** True adds an attribute without a value; undefined and false leave it out. */
type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

export interface HtmlDocument {
  /** Plain text. */
  readonly title: string;
  /** Theme before any script runs; absent: the document does not use `data-theme`. */
  readonly theme?: 'dark' | undefined;
  /** Added to the viewport's width and scale. */
  readonly viewport?: string | undefined;
  /** Elements after charset, title and viewport, made by the functions below. */
  readonly head: readonly string[];
  /** HTML of the body. */
  readonly body: readonly string[];
}

/** A whole page as HTML: doctype, language, charset, title and viewport. */
export const htmlDocument = ({ title, body, ...start }: HtmlDocument): string =>
  htmlStart(start) + htmlEnd(title, body);

/** The start of a page, up to its title; for a page that is sent in two parts. */
export const htmlStart = ({ theme, viewport, head }: Omit<HtmlDocument, 'title' | 'body'>): string =>
  `${[
    '<!doctype html>',
    openingTag('html', { lang: 'en', 'data-theme': theme }),
    '<head>',
    '<meta charset="utf-8">',
    metaTag({
      name: 'viewport',
      content: ['width=device-width, initial-scale=1', viewport].filter(Boolean).join(', '),
    }),
    ...head,
  ].join('\n')}\n`;

/** The rest of a page after `htmlStart`: its title, which may depend on the page's data, and its body. */
export const htmlEnd = (title: string, body: readonly string[]): string =>
  `${[`<title>${escapeHtml(title)}</title>`, '</head>', '<body>', ...body, '</body>', '</html>'].join('\n')}\n`;

export const metaTag = (attributes: Attributes): string => openingTag('meta', attributes);

export const linkTag = (attributes: Attributes): string => openingTag('link', attributes);

/** A script that is loaded from its `src`. */
export const scriptTag = (attributes: Attributes): string => `${openingTag('script', attributes)}</script>`;

/**
 * An inline script. The page's policy must allow it by the nonce in the attributes or by `cspHash` of the source.
 * @throws Error when the source could end the element
 */
export const inlineScript = (source: string, attributes: Attributes = {}): string =>
  rawElement('script', source, attributes);

/** An inline style sheet; see `inlineScript`. */
export const inlineStyle = (source: string, attributes: Attributes = {}): string =>
  rawElement('style', source, attributes);

/** Data for the page's scripts. `<` is escaped, so that no value can end the element. */
export const jsonScript = (id: string, value: unknown): string =>
  inlineScript(JSON.stringify(value).replaceAll('<', String.raw`\u003c`), { type: 'application/json', id });

/** The source expression with which a content security policy allows an inline script or style. */
export const cspHash = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for an element's content or a double-quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

function openingTag(name: string, attributes: Attributes): string {
  const parts = Object.entries(attributes).map(([attribute, value]) => {
    if (value === undefined || value === false) return '';
    return value === true ? ` ${attribute}` : ` ${attribute}="${escapeHtml(String(value))}"`;
  });
  return `<${name}${parts.join('')}>`;
}

function rawElement(name: 'script' | 'style', source: string, attributes: Attributes): string {
  if (new RegExp(`</${name}|<!--`, 'i').test(source)) throw new Error(`The inline ${name} would end its element`);
  return `${openingTag(name, attributes)}${source}</${name}>`;
}
