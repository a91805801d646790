import { negationOf } from '../../tokens/word-kinds';
import type { Language } from '../../tokens/types';
import type { Item } from '../meaning/items';
import * as lists from '../meaning/word-lists';

const COMPARISONS =
  /^(?:more|less|most|least|better|worse|than|higher|lower|longer|shorter|earlier|greater|fewer|mais|menos|maior|menor|melhor|pior|acima|abaixo|over|under|above|below|versus|vs|same|mesmo|mesma)$/;
const CERTAINTY =
  /^(?:may|might|could|can|must|should|would|shall|will|ought|maybe|perhaps|possibly|probably|likely|unlikely|definitely|certainly|suspected|suspect|possible|probable|pode|podem|poderia|deve|devem|deveria|vou|vai|vao|talvez|provavelmente|certamente|suspeita|suspeito|suspeitei|possivel|provavel|cannot|need|needs)$/;
const QUANTITIES =
  /^(?:all|every|each|some|any|both|none|nobody|everyone|half|double|twice|once|few|many|several|only|just|again|another|todo|toda|todos|todas|cada|algum|alguma|alguns|algumas|ambos|ambas|metade|dobro|so|somente|apenas|outro|outra|sempre|always|often|rarely|never|sometimes|nunca|raramente)$/;

/** Quantities and modal words that a reviewed rule of differences may add or remove in its context. */
const OPEN_TO_RULES =
  /^(?:would|should|will|could|can|do|does|did|all|some|any|each|just|so|one|once|again|deve|devem|vou|toda|todas|todos|mais|over|same|mesma|need|needs)$/;

/**
 * Whether the closest alignment must match an item: negations, conditions, times and reasons, comparisons, sides, certainty and
 * quantities have no other form than those of the reviewed tables.
 */
export function isProtected(items: readonly Item[], at: number, language: Language): boolean {
  const item = items[at];
  if (item === undefined) return true;
  if (language === 'pt' && isCaseOrReflexive(items, at)) return false;
  if (item.kind !== 'word') return item.kind === 'fixed' && item.isDecoration !== true;
  const { folded } = item;
  if (negationOf(item.plain, language) !== undefined) return true;
  if (lists.SIDES.has(folded) && folded.length > 1) return true;
  if (OPEN_TO_RULES.test(folded)) return false;
  return (
    lists.SCOPES[language].has(folded) ||
    lists.SIDES.has(folded) ||
    COMPARISONS.test(folded) ||
    CERTAINTY.test(folded) ||
    QUANTITIES.test(folded)
  );
}

/** "Caso de" names a case and "trata-se" and "não se usa" have no condition. */
function isCaseOrReflexive(items: readonly Item[], at: number): boolean {
  const [item, before, next] = [items[at], items[at - 1]?.folded ?? '', items[at + 1]?.folded ?? ''];
  if (item?.folded === 'caso') return /^(?:de|da|do)$/.test(next) || /^(?:um|o|neste|nesse|meu|no)$/.test(before);
  return item?.folded === 'se' && (item.isClitic === true || /^(?:nao|n|que|quando|como|onde)$/.test(before));
}
