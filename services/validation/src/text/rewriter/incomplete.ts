import type { Language } from '../tokens/types';

// A clause that ends in a word which needs another one, a repeated word, or marks without a word between them.
const FAULTS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /(?<![\p{L}'-])(?:the|an|of|with|and|or|my|your|our|their|because|than|if|from|into|a)(?=[.!?](?:\s|$)|\s*$)/giu,
    /(?<![\p{L}'-])(the|a|an|of|with|and|or|my|your|is|are|was|to|for|in|on|at|I|we|he|she|it|you|they|do|does|not|please) \1(?![\p{L}'-])/giu,
    /^(?:at|of|than|which) (?!least|first|what|night|home|last|the|this|that|\d|least|present|my|our)/giu,
    /(?:^|[.!?] )[,;:]|,\s*[.?]|\(\s*\)/gu,
    /(?<![\p{L}'-])(?:a|an) (?:the|a|an|my|your|our|his|her|their|is|are|was|patients|people)(?![\p{L}'-])/giu,
    /(?<![\p{L}'-])(?:is|are|was) (?:is|are|was|has|have|do|does|did)(?![\p{L}'-])/giu,
  ],
  pt: [/(?:^|[.!?] )[,;:]|\(\s*\)/gu],
};

/** Whether a rewriting has more of the faults that a removed or replaced word leaves behind than its source. Linear. */
export function isIncomplete(source: string, rewritten: string, language: Language): boolean {
  const count = (text: string): number =>
    FAULTS[language].reduce((sum, fault) => sum + (text.match(fault)?.length ?? 0), 0);
  return count(rewritten) > count(source);
}
