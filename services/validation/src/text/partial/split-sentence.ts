import { fold } from '../tokens/fold';
import type { Language } from '../tokens/types';
import { vocabularyOf } from '../verify/meaning/vocabulary';

const JOINTS: Readonly<Record<Language, RegExp>> = {
  en: /;\s+|:\s+|,?\s+(?:and|but)\s+|,\s+(?=(?:the|a|an|he|she|they|it|we|i|there|this|both|all)\s)/giu,
  pt: /;\s+|:\s+|,?\s+(?:e|mas|porém)\s+|,\s+(?=(?:o|a|os|as|ele|ela|eles|elas|há|houve|não)\s)/giu,
};
const OPPOSED = /^,?\s*(?:but|mas|porém)\s/iu;
/** Auxiliaries and verbs of findings, which are finite in every place. */
const FINITE: Readonly<Record<Language, RegExp>> = {
  en: /(?<![\p{L}'])(?:is|are|was|were|am|has|have|had|did|does|will|would|should|can|could|may|might|must)(?![\p{L}'])/iu,
  pt: /(?<!\p{L})(?:é|são|foi|foram|está|estão|estava|estavam|era|eram|tem|têm|teve|tiveram|há|houve|havia|pode|podem|deve|devem|vai|vou)(?!\p{L})/iu,
};
/** What a main clause begins with; a Portuguese one may begin with its verb too. */
const SUBJECT: Readonly<Record<Language, RegExp>> = {
  en: /^(?:the|a|an|he|she|they|it|we|I|there|this|that|these|both|all|his|her|their|our|my|no|one|two|three|nobody|some)\s|^(?:\p{Lu}|\d)/u,
  pt: /^(?:o|a|os|as|um|uma|ele|ela|eles|elas|eu|nós|há|houve|não|nenhum|nenhuma|sua|seu|esta|este|isso)\s|^(?:\p{Lu}|\d)/u,
};
/** Words whose clause depends on another one. */
const CONDITION: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:if|unless|when|whenever|because|although|whether|until|before|after|while|since|who|which|that)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:se|caso|quando|porque|embora|até|antes|depois|após|enquanto|desde|pois|que)(?!\p{L})/iu,
};
const MAX_JOINTS = 4;

/**
 * The ways to split a statement into two clauses that read as separate sentences: at a semicolon, a colon, a comma or
 * "and" before a subject with its verb. Questions and sentences with a condition are not split.
 */
export function* splitSentence(sentence: string, language: Language): Generator<readonly [string, string]> {
  if (!sentence.endsWith('.') || CONDITION[language].test(sentence)) return;
  let joints = 0;
  for (const { 0: joint, index } of sentence.matchAll(JOINTS[language])) {
    if ((joints += 1) > MAX_JOINTS) return;
    const one = sentence.slice(0, index);
    const rest = sentence.slice(index + joint.length);
    if (!hasVerb(one, language) || !hasVerb(rest, language) || !beginsClause(rest, language)) continue;
    // "But" keeps its contrast; "and" and a mark are replaced by the end of the sentence.
    const other = OPPOSED.test(joint) ? `${joint.replace(/[\s,]+/gu, '')} ${rest}` : rest;
    yield [`${one}.`, other.replace(/^./u, (letter) => letter.toUpperCase())];
  }
}

/** A statement of which only a clause is taken: what precedes or follows it is left to the post. */
export interface CutSentence {
  readonly parts: readonly [string, string];
  /** Whether the first part reads as a sentence without the second, or the second without the first. */
  readonly isAlone: readonly [boolean, boolean];
}

const CUTS: Readonly<Record<Language, RegExp>> = {
  en: /;\s+|,?\s+(?:and|but)\s+|,\s+(?:with|without|which|so|followed|including)\s+|,\s+(?=(?:the|a|an|he|she|they|it|we|i|there|this|no)\s)/giu,
  pt: /;\s+|,?\s+(?:e|mas|porém)\s+|,\s+(?:com|sem|o que|seguid[oa]|incluindo)\s+|,\s+(?=(?:o|a|os|as|ele|ela|há|houve|não)\s)/giu,
};
const LISTED = /^,?\s+(?:and|e)\s/iu;
const PAIRED = /(?<!\p{L})(?:both|between|either|neither|not|no|never|tanto|entre|nem|não|nenhum|nenhuma)(?!\p{L})/iu;

/** The ways to take one clause of a statement and to leave the rest, from the longest first part to the shortest. */
export function cutSentence(sentence: string, language: Language): readonly CutSentence[] {
  if (!sentence.endsWith('.') || CONDITION[language].test(sentence)) return [];
  const cuts: CutSentence[] = [];
  for (const { 0: joint, index } of sentence.matchAll(CUTS[language])) {
    const [one, rest] = [sentence.slice(0, index), sentence.slice(index + joint.length)];
    // The rest of a list of three, and of "both ... and ...", does not stand without "and".
    const isList = LISTED.test(joint) && (one.includes(',') || PAIRED.test(one));
    const isFirst = !isList && hasVerb(one, language) && !/(?<!\p{L})(?:of|the|a|an|with|de|do|da|o|com)$/iu.test(one);
    const isSecond =
      beginsClause(rest, language) &&
      hasVerb(rest, language) &&
      !/^\s*[,;]?\s*(?:with|without|which|com|sem|o que)\s/iu.test(joint);
    if (isFirst || isSecond)
      cuts.push({
        parts: [`${one}.`, rest.replace(/^./u, (letter) => letter.toUpperCase())],
        isAlone: [isFirst, isSecond],
      });
  }
  return cuts.reverse().slice(0, MAX_JOINTS);
}

const beginsClause = (clause: string, language: Language): boolean =>
  SUBJECT[language].test(clause) || (language === 'pt' && hasVerb(/^\p{L}*/u.exec(clause)?.[0] ?? '', language));

/** Whether a clause has a finite verb. */
export const hasVerb = (clause: string, language: Language): boolean =>
  (clause.match(/[\p{L}']+/gu) ?? []).some((word) => isFiniteVerb(word, language));

/** Whether a word is a finite verb in most places. */
export const isFiniteVerb = (word: string, language: Language): boolean =>
  FINITE[language].test(word) ||
  // "Pós" is no "pôs".
  (!/^pós$/iu.test(word) &&
    (vocabularyOf(language).verbs.get(fold(word)) ?? []).some(({ form }) => /^(?:d|1d|3d|1r|3r)$/.test(form)));
