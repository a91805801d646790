import { mayBeName } from './name-lists';
import type { Word } from './name-words';

/** First names that are also words, but not of the beginning of an ordinary phrase before a family name. */
const LOWER_FIRST: ReadonlySet<string> = new Set(
  'grace rose mark hope faith joy amber crystal pearl ruby daisy bill jack grant dean ray frank rosa clara marina vitoria serena gloria blessing jasmine hazel holly ivy violet heather carol eve dawn joan ellen sandra sara marta carla paula lea alba lucia mara bailey taylor morgan riley sienna savannah melody harmony trinity destiny paisley piper willow aurora stella bella olive iris daphne penny brandy candy sherry sandy misty robin jay dale glen cliff rocky rusty hunter mason cooper parker tanner tucker walker wade heath reed jasper felix sterling royce duke earl christian vincent franklin jefferson marshall warren curtis avery quinn blake drew shane chandler drake holden sawyer archer phoenix aria amara juniper wren talon cadence deacon cain gabe rishi ameer aviva'.split(
    ' ',
  ),
);

/** How many words of a run are a name of two or more parts; 0 for none. */
export function fullNameLength(run: readonly Word[]): number {
  const [head, ...others] = run;
  if (!head) return 0;
  const isCapital = head.form === 'capital';
  const isFamily = (word: Word): boolean => word.family || word.frequentFamily;
  const accepted = (word: Word): boolean =>
    isFamily(word) ||
    word.commonFirst ||
    (word.form === 'capitals' && head.commonFirst && word.text.length > 4 && mayBeName(word.folded)) ||
    (isCapital &&
      (word.first || word.ordinaryFirst || word.ordinaryFamily || word.text.length === 1 || mayBeName(word.folded)));
  let length = 1;
  for (const word of others) {
    if (!accepted(word)) break;
    length += 1;
  }
  const taken = run.slice(0, length);
  if (length < 2 || (taken.slice(1).every(({ text }) => text.length === 1) && !head.first)) return 0;
  if (taken.every(({ eponym, place }) => eponym || place) && !(head.commonFirst && !head.place)) return 0;
  const tail = taken.slice(1);
  if (isCapital) {
    if (head.first)
      return tail.some((word) => (isFamily(word) && !word.place) || (!head.place && (word.first || !word.place)))
        ? length
        : 0;
    if (head.ordinaryFirst)
      return tail.some(
        (word) =>
          (LOWER_FIRST.has(head.folded) &&
            (word.frequentFamily ||
              (length === 2 && mayBeName(word.folded) && !word.eponym && !word.ordinaryFamily))) ||
          (!word.eponym && (word.family || word.commonFirst)),
      )
        ? length
        : 0;
    // A first name that no list contains: "Bhoopat Okafor".
    if (!head.eponym && !head.place && !head.family && mayBeName(head.folded))
      return length === 2 && tail.every((word) => word.family && !word.eponym && !word.place) ? length : 0;
    // The family name first: "Nguyen Thi Mai".
    if (head.family && !head.eponym && !head.place)
      return tail.some((word) => word.first) ||
        (length > 2 && tail.some((word) => isFamily(word) || word.ordinaryFirst))
        ? length
        : 0;
    return 0;
  }
  // "DAVID MBEKI": no list has the family name.
  const [second] = tail;
  if (
    head.form === 'capitals' &&
    head.commonFirst &&
    !head.place &&
    head.text.length > 4 &&
    second &&
    second.text.length > 4 &&
    mayBeName(second.folded) &&
    !second.eponym &&
    !second.ordinary
  )
    return Math.max(length, 2);
  // Without capitals, each part must be a known name.
  if (head.commonFirst || head.first) return tail.some((word) => isFamily(word) || word.commonFirst) ? length : 0;
  if (head.ordinaryFirst)
    return LOWER_FIRST.has(head.folded) &&
      tail.some(({ family, frequentFamily, eponym }) => (family || frequentFamily) && !eponym)
      ? length
      : 0;
  if (head.family && !head.eponym) return tail.some((word) => word.commonFirst) ? length : 0;
  return 0;
}
