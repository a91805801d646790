import { normalizeSpaces } from '../records/record';

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Elements in titles of PubMed and Europe PMC, such as italics; `<` before a digit or a space is a less-than sign. */
const MARKUP = /<\/?[a-z][a-z0-9:]{0,20}(?:\s[^<>]{0,200})?\/?>/gi;

/** Elements that separate words. */
const BLOCK = /<\/?(?:h[1-6]|p|br|div|li|ul|ol|title|sec)\s?\/?>/gi;

/** The plain text of a title or an abstract: no markup, no entities, no line ends. */
export function plainText(text: string): string {
  // Twice, because PubMed escapes the markup of titles in its response.
  const once = unescape(text).replace(BLOCK, ' ').replace(MARKUP, '');
  return normalizeSpaces(unescape(once).replace(BLOCK, ' ').replace(MARKUP, ''));
}

/** A title without markup, final full stop and the brackets around a translated title. */
export const cleanTitle = (title: string): string =>
  plainText(title)
    .replace(/^\[(.*)\]\.?$/u, '$1')
    .replace(/(?<!\.)\.$/u, '');

function unescape(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi,
    (entity: string, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named[name.toLowerCase()] ?? entity;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ' ';
    },
  );
}
