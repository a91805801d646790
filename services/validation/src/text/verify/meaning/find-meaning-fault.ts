import { expandShorthand } from '../../lexicon/shorthand';
import type { Fault, Language } from '../../tokens/types';
import { align } from './align';
import { findChangedGap } from './find-changed-gap';
import { graphOf } from './graph';

/**
 * Why a model's rewriting may mean something else than the post; undefined when it means the same (VAL-2). All words
 * of the post must stand in the rewriting, in the same order and clauses, as themselves or as another form of their
 * line in the reviewed tables. Free are articles, courtesies, auxiliaries, tense, marks that bound no scope, and a
 * passive for an active of the same order. What no table knows is protected. Linear in the length.
 */
export function findMeaningFault(original: string, rewritten: string, language: Language): Fault | undefined {
  const fault = compareReadings(original, rewritten, language);
  if (fault === undefined) return undefined;
  // A model may write the shorthand of the lexicon out as the lexicon does.
  const expanded = expandShorthand(original, language);
  return expanded === original || compareReadings(expanded, rewritten, language) !== undefined ? fault : undefined;
}

function compareReadings(original: string, rewritten: string, language: Language): Fault | undefined {
  const hasAccents = /[\u00c0-\u024f]/u.test(original);
  const post = graphOf(original, 'post', language, true);
  const rewriting = graphOf(rewritten, 'rewriting', language, language === 'pt' || !hasAccents);
  if (post.end === 0 || rewriting.end === 0) return { kind: 'wording', what: '' };
  const { steps, reached } = align(post, rewriting);
  if (steps === null) return { kind: 'wording', what: post.items[reached]?.text ?? '' };
  const changed = findChangedGap(steps, post.items, rewriting.items, language);
  return changed === undefined ? undefined : { kind: 'clauses', what: changed };
}
