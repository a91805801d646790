import { detectLanguage } from './language';
import { tokenize } from './tokens';
import type { Language, Span, SpanKind, Stretch } from './types';
import { classify } from './word-kinds';

const QUOTES: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ['“', '”'],
  ['«', '»'],
];
const QUOTE_MAX = 300;

/** Quoted stretches, marks included; an open quote without its close is none. */
export function quotes(text: string): readonly Stretch[] {
  const found: Stretch[] = [];
  let at = 0;
  while (at < text.length) {
    const pair = QUOTES.find(([open]) => text[at] === open);
    // A quote closes in its paragraph; the window keeps a text of opening marks linear.
    const within = pair ? text.slice(at + 1, at + 1 + QUOTE_MAX) : '';
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
 * The stretches of a text that stand unchanged in a rewriting (VAL-2), in order. Quotes come
 * whole; what stands inside one is not listed again.
 */
export function protect(text: string, language: Language = detectLanguage(text)): readonly Span[] {
  const quoted = quotes(text);
  const tokens = tokenize(text);
  const kinds = classify(tokens, language);
  const spans: Span[] = quoted.map((stretch) => ({ ...stretch, kind: 'quote' as const }));
  let next = 0;
  for (const token of tokens) {
    while (next < quoted.length && (quoted[next]?.end ?? 0) <= token.start) next += 1;
    const quote = quoted[next];
    if (quote && token.start >= quote.start && token.end <= quote.end) continue;
    const kind = spanKind(token.kind, kinds.get(token));
    if (kind) spans.push({ kind, start: token.start, end: token.end });
  }
  return spans.sort((a, b) => a.start - b.start);
}

function spanKind(token: string, word: string | undefined): SpanKind | null {
  if (token === 'word') return word === undefined || word === 'word' ? null : (word as SpanKind);
  return ['number', 'url', 'mail', 'mention', 'hashtag', 'emoji'].includes(token) ? (token as SpanKind) : null;
}
