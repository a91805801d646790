/** Text that is HTML already: made by `html` only, so that nothing gets into a page unescaped. */
export class Html {
  constructor(readonly source: string) {}

  toString(): string {
    return this.source;
  }
}

/** What may stand in a template; null, undefined and false leave nothing behind. */
export type Part = Html | string | number | null | undefined | false | readonly Part[];

/** Makes HTML of a template: every value is escaped, unless it is HTML itself. Attributes must stand in double quotes. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(String.raw({ raw: texts }, ...parts.map(render)));

const render = (part: Part): string => {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.source;
  if (typeof part === 'object') return part.map(render).join('');
  return escapeText(String(part));
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeText = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
