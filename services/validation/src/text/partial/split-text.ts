import { endsSentence } from '../tokens/sentences';
import { fold, wordSet } from '../tokens/fold';
import { type Token, tokenize } from '../tokens/tokenize';
import type { Language, Span } from '../tokens/types';

/**
 * How a part of a post ends: with its sentence or line, at a mark, before a word that joins or asks, or before another
 * word with which clauses begin.
 */
type PartEnd = 'sentence' | 'mark' | 'joint' | 'word';

/** A part of a post that may be replaced or kept as one. */
export interface Part extends Span {
  readonly ends: PartEnd;
}

const JOINTS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet('and n but so then any anyone anybody thanks thx what how why should would'),
  pt: wordSet('e mas entao porem alguem qual quais como obrigado obrigada obg'),
};
const STARTERS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet(
    'i im ive id we he she hes shes they it its you u this that there which who can could do does did is are pls please pt pts patient patients now plan however',
  ),
  pt: wordSet(
    'ai eu ele ela eles elas voces vcs vc isso este esta quem pois agora hoje hj ontem pct pcte paciente devo posso faco mantenho suspendo conduta melhor',
  ),
};

const isMark = (token: Token, after: Token | undefined): boolean =>
  (token.kind === 'mark' && /^[,;:()–—]$/u.test(token.text)) ||
  (token.kind === 'mark' && token.text === '-' && after?.kind === 'space') ||
  (token.kind === 'end' && /^(?:…|\.{2,})$/u.test(token.text));

/** The smallest parts of a post that a sentence of a rewriting may stand for: clauses, lines and items of a list. */
export function partsOfPost(text: string, language: Language): readonly Part[] {
  const tokens = tokenize(text);
  const parts: Part[] = [];
  let start = 0;
  let hasWord = false;
  const close = (end: number, ends: PartEnd): void => {
    const last = parts.at(-1);
    if (hasWord) parts.push({ start, end, ends });
    // Marks alone belong to the part before them; those that open a line or sentence belong to the next.
    else if (last && (ends === 'sentence' || last.ends !== 'sentence'))
      parts[parts.length - 1] = { start: last.start, end, ends: ends === 'sentence' ? ends : last.ends };
    else return;
    start = end;
    hasWord = false;
  };
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'line' || (token.kind === 'end' && endsSentence(tokens, index))) close(token.end, 'sentence');
    else if (isMark(token, tokens[index + 1])) close(token.end, 'mark');
    else if (token.kind === 'word' && hasWord) {
      const word = fold(token.text);
      if (JOINTS[language].has(word)) close(token.start, 'joint');
      else if (STARTERS[language].has(word)) close(token.start, 'word');
    }
    if (token.kind === 'word' || token.kind === 'number') hasWord = true;
  }
  close(text.length, 'sentence');
  return parts;
}

/** The sentences and lines of a rewriting. */
export function sentenceSpans(text: string): readonly Span[] {
  const tokens = tokenize(text);
  const spans: Span[] = [];
  let start = 0;
  let hasWord = false;
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'word' || token.kind === 'number') hasWord = true;
    const ends = token.kind === 'line' || (token.kind === 'end' && endsSentence(tokens, index));
    if (!hasWord || (!ends && index < tokens.length - 1)) continue;
    // A closing quote or bracket belongs to the sentence.
    let next = index;
    while (/^[)\]"”»]$/u.test(tokens[next + 1]?.text ?? '')) next += 1;
    const end = tokens[next]?.end ?? token.end;
    if (end <= start) continue;
    spans.push({ start, end });
    start = end;
    hasWord = false;
  }
  return spans;
}
