import { detectLanguage } from './language';
import { tokenize } from './tokenize';
import type { Language, ProtectedSpan, ProtectedKind, Span } from './types';
import { classify } from './word-kinds';

const QUOTES: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ['“', '”'],
  ['«', '»'],
];
const MAX_QUOTE_LENGTH = 300;

/** Quoted spans including their marks; an unclosed quote does not count. */
export function findQuotes(text: string): readonly Span[] {
  if (!/["“«]/u.test(text)) return [];
  const found: Span[] = [];
  let at = 0;
  while (at < text.length) {
    const pair = QUOTES.find(([open]) => text[at] === open);
    // A quote ends in its paragraph; the maximum length keeps the time linear for a text of opening marks.
    const within = pair ? text.slice(at + 1, at + 1 + MAX_QUOTE_LENGTH) : '';
    const close = pair ? within.indexOf(pair[1]) : -1;
    const inside = close > 0 ? within.slice(0, close) : '';
    if (inside === '' || /\n\s*\n/.test(inside)) at += 1;
    else {
      found.push({ start: at, end: at + close + 2 });
      at += close + 2;
    }
  }
  return found;
}

/**
 * The spans of a text that a rewriting must not change (VAL-2), in order. A quote is one span; spans inside it are not
 * listed.
 */
export function protect(text: string, language: Language = detectLanguage(text)): readonly ProtectedSpan[] {
  const quoted = findQuotes(text);
  const tokens = tokenize(text);
  const kinds = classify(tokens, language);
  const spans: ProtectedSpan[] = quoted.map((stretch) => ({ ...stretch, kind: 'quote' as const }));
  let next = 0;
  for (const token of tokens) {
    while (next < quoted.length && (quoted[next]?.end ?? 0) <= token.start) next += 1;
    const quote = quoted[next];
    if (quote && token.start >= quote.start && token.end <= quote.end) continue;
    const kind = toProtectedKind(token.kind, kinds.get(token));
    if (kind) spans.push({ kind, start: token.start, end: token.end });
  }
  return spans.sort((a, b) => a.start - b.start);
}

function toProtectedKind(token: string, word: string | undefined): ProtectedKind | null {
  if (token === 'word') return word === undefined || word === 'word' ? null : (word as ProtectedKind);
  return ['number', 'url', 'mail', 'mention', 'hashtag', 'emoji'].includes(token) ? (token as ProtectedKind) : null;
}
