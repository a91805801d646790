import { isDrug } from '../../tokens/is-drug';
import { vocabularyOf } from '../meaning/vocabulary';
import type { Edit, TextPair } from './edits';

const REACH_OF_MEANT_NOUN = 30;

/**
 * "Stopped it" and "stopped" after one drug are "stopped azathioprine": the noun of the post that an omitted object or subject
 * means. It is the only drug, or the only measurement, of what precedes.
 */
export function isMeantNoun(at: number, edit: Edit, { post, rewriting, language }: TextPair): boolean {
  const item = rewriting[at];
  if (item?.kind !== 'word' || edit.dropped.length > 1) return false;
  const before = post.slice(Math.max(0, edit.after[0] - REACH_OF_MEANT_NOUN), edit.after[0]);
  const same = before.filter(({ folded }) => folded === item.folded).length > 0;
  if (!same) return false;
  const { verbs } = vocabularyOf(language);
  const isVerb = (place: number): boolean => verbs.has(post[place]?.folded ?? '');
  const isEnd = post[edit.after[0] - 1]?.kind === 'boundary' || post[edit.after[0]] === undefined;
  if (isDrug(item.text)) {
    const drugs = new Set(post.slice(0, edit.after[0]).flatMap(({ text, folded }) => (isDrug(text) ? [folded] : [])));
    return (
      isVerb(edit.before[0]) &&
      isEnd &&
      drugs.size === 1 &&
      !post.slice(edit.after[0], edit.after[0] + 3).some(({ text }) => isDrug(text))
    );
  }
  if (!NAMES_OF_VALUES.test(item.folded)) return false;
  const values = new Set(
    before.flatMap(({ folded }, place) =>
      before[place + 1]?.kind === 'number' && NAMES_OF_VALUES.test(folded) ? [folded] : [],
    ),
  );
  return values.size === 1 && (isVerb(edit.after[0]) || (isVerb(edit.before[0]) && isEnd));
}
const NAMES_OF_VALUES =
  /^(?:hb|haemoglobin|hemoglobin|hemoglobina|potassium|potassio|sodium|sodio|glucose|glicemia|lactate|lactato|creatinine|creatinina|inr|rni|crp|pcr|tsh|calcium|calcio|magnesium|magnesio|ferritin|ferritina|troponin|troponina|platelets|plaquetas|k|na|cr)$/;
