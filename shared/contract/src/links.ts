/** A part of a text: plain, or a link with its address. */
export type TextPart = { readonly text: string; readonly href?: string };

/** Browsers and Node both have it; this package has the types of neither. */
declare const URL: new (address: string) => Readonly<Record<'protocol' | 'hostname' | 'href', string>>;

// Only at the start of a word, so that `javascript:http://…` and mail addresses are not links.
const CANDIDATE = /(?<=^|[\s([{<"'“‘«])(?:https?:\/\/|www\.)[^\s<>"“”]+/giu;
/** What each link contains: most texts have none, and this search is the faster one. */
const START = /https?:\/\/|www\./i;
const CLOSING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Splits a text at its links: words that start with http or www (GEN-3). */
export function linksInText(text: string): TextPart[] {
  if (text !== '' && !START.test(text)) return [{ text }];
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(CANDIDATE)) {
    const link = withoutTrailingMarks(match[0]);
    const href = toAddress(link);
    if (!href) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index) });
    parts.push({ text: link, href });
    from = match.index + link.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** The address of the first link of a text, which gets the preview (POST-8), or null. */
export const firstLink = (text: string): string | null => linksInText(text).find((part) => part.href)?.href ?? null;

/** Punctuation at the end belongs to the sentence; a closing bracket only if it was opened before the link. */
function withoutTrailingMarks(link: string): string {
  let end = link.length;
  for (; end > 0; end -= 1) {
    const last = link.charAt(end - 1);
    const opening = CLOSING[last];
    const inside = link.slice(0, end);
    const unbalanced = opening !== undefined && inside.split(opening).length < inside.split(last).length;
    if (!unbalanced && !/[.,;:!?'’…*_]/u.test(last)) break;
  }
  return link.slice(0, end);
}

function toAddress(link: string): string | null {
  try {
    const url = new URL(/^www\./iu.test(link) ? `https://${link}` : link);
    return /^https?:$/u.test(url.protocol) && url.hostname.replace(/^www\.?/u, '') !== '' ? url.href : null;
  } catch {
    return null;
  }
}
