import { addsEnglishFault } from '../lexicon/english-faults';
import { expandShorthand } from '../lexicon/shorthand';
import type { Fault, Language } from '../tokens/types';
import { itemsOf } from '../verify/meaning/items';
import type { Difference } from '../verify/relations/find-differences';
import { changesFor } from './repairs';
import { applyChanges, placedItems } from './sentence-places';
import { hasVerb, isFiniteVerb } from './split-sentence';

/** What a repair asks of the verification. */
export interface RepairTools {
  /** Returns the changes of meaning in a sentence; null when the work is used up. */
  readonly findFaults: (text: string) => readonly Fault[] | null;
  readonly differencesOf: (text: string) => readonly Difference[];
}

/** Rounds of changes; the next round sees what the last one uncovered. */
const MAX_ROUNDS = 4;

/**
 * A model's sentence in which the post's own words stand where the model's were not proven, and what the post does not have
 * is left out (VAL-26). Each difference has at most one change, and each only where the sentence stays grammatical.
 * @returns the first text that the verification accepts; null for none
 */
export function repairSentence(
  own: string,
  sentence: string,
  language: Language,
  { findFaults, differencesOf }: RepairTools,
): string | null {
  let text = sentence;
  const ownItems = itemsOf(own);
  const expanded = itemsOf(expandShorthand(own, language));
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const faults = round === 0 ? [] : findFaults(text);
    if (faults === null) return null;
    if (round > 0 && faults.length === 0) return isGrammatical(sentence, text, language) ? text : null;
    const differences = differencesOf(text);
    const compared = { language, own: ownItems, expanded, sentence: text, placed: placedItems(text), differences };
    const changes = differences.flatMap((difference) => changesFor(difference, compared) ?? []);
    let changed = changes.length > 0 ? applyChanges(text, changes, language) : text;
    if (differences.length === 0) {
      const mark = markRemoved(text, findFaults, language);
      if (mark !== null) return isGrammatical(sentence, mark, language) ? mark : null;
      changed = withoutPerson(text, language);
    }
    if (changed === text) return null;
    text = changed;
  }
  const faults = findFaults(text);
  return faults?.length === 0 && isGrammatical(sentence, text, language) ? text : null;
}

/** Commas that may be left out, one at a time. */
const COMMAS: Readonly<Record<Language, RegExp>> = {
  en: /,(?=\s(?:with|without|and|or|in|on|at|for|to|after|before|which|including|due)\s)/giu,
  pt: /,(?=\s(?:com|sem|e|ou|em|no|na|por|para|após|há|que|de)\s)/giu,
};
const MAX_COMMAS = 3;

/** The sentence without a comma that the post does not have; null where none of them is the difference. */
function markRemoved(text: string, findFaults: RepairTools['findFaults'], language: Language): string | null {
  for (const { index } of [...text.matchAll(COMMAS[language])].slice(0, MAX_COMMAS)) {
    const rest = text.slice(index + 1);
    // "The patient, on lithium, started ...": one of two commas around a phrase does not stand alone.
    const next = /,\s+(\p{L}+)/u.exec(rest)?.[1];
    if (next !== undefined && isFiniteVerb(next, language)) continue;
    const changed = text.slice(0, index) + rest;
    if (findFaults(changed)?.length === 0) return changed;
  }
  return null;
}

/** "Ela retornou bem" is "retornou bem", and "he was given" is "the patient was given". */
function withoutPerson(text: string, language: Language): string {
  if (language === 'pt')
    return text.replace(/^(?:Ela|Ele|Elas|Eles)\s(\p{L})/u, (_, letter: string) => letter.toUpperCase());
  return text
    .replace(/^(?:He|She)(?=\s)/u, 'The patient')
    .replace(/^(?:His|Her|Their)(?=\s)/u, 'The')
    .replace(/(?<=,?\s(?:and|but)\s)(?:his|her)(?=\s)/gu, 'the');
}

/** Whether a repaired sentence reads as well as the model's did: it keeps a verb, and has no fault that this one had not. */
function isGrammatical(sentence: string, text: string, language: Language): boolean {
  if (hasVerb(sentence, language) && !hasVerb(text, language)) return false;
  return language === 'pt' || !addsEnglishFault(sentence, text);
}
