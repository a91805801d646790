import type { Item } from '../meaning/items';
import * as lists from '../meaning/word-lists';
import type { Edit, TextPair } from './edits';
import type { Facts } from './facts';

/** Words of a post that a formal text leaves out in their context. */
export function explainDrop(
  dropped: readonly number[],
  edit: Edit,
  { post, rewriting, language }: TextPair,
  facts: Facts,
): number {
  const at = dropped[0] ?? 0;
  const word = post[at]?.folded ?? '';
  const [last, next] = [post[at - 1]?.folded ?? '', post[at + 1]];
  const isEnd = next === undefined || next.kind === 'boundary';
  // "Sit them out" is "sit patients out".
  if (
    /^(?:they|them|they're|theyre|he|she|hes|shes|him|her|ele|ela|sra|senhora|moca)$/.test(word) &&
    facts.hasOnePatient &&
    [...edit.free, ...edit.added].some((each) => /^(?:patients?|pacientes?)$/.test(rewriting[each]?.folded ?? ''))
  )
    return 1;
  // "Shes 82", "pt is 79": the age stands elsewhere.
  if (
    /^(?:pt|pct|patient|she|he|shes|hes|paciente)$/.test(word) &&
    [at + 1, at + 2].some((each) => facts.ages.has(each))
  )
    return 1;
  // "The biopsy came back benign" is "the biopsy was benign".
  if (word === 'came' && post[at + 1]?.folded === 'back' && dropped.length > 1 && isResult(post[at + 2]?.folded))
    return 2;
  if (/^(?:veio|deu|voltou|vieram|deram)$/.test(word) && language === 'pt' && isResult(next?.folded)) return 1;
  // "... on xray" before "X-ray showed".
  if (
    /^(?:on|no|na|em)$/.test(word) &&
    [...edit.free, ...edit.added].length === 0 &&
    dropped.length === 1 &&
    isExaminationAfter(post, at)
  )
    return 1;
  if (isVocative(post, at)) return 1;
  if (language === 'en') {
    // "Its calcified" is "it is calcified".
    const free = [...edit.free, ...edit.added].map((each) => rewriting[each]?.folded ?? '');
    if (
      /^(?:its|it's|theyre|they're|shes|hes)$/.test(word) &&
      free.some((each) => /^(?:is|are|was|were|it|this)$/.test(each))
    )
      return 1;
    if (word === 'any' && free.includes('there')) return 1;
    if (/^so{2,}$/.test(word)) return 1;
    if (word === 'here')
      return lists.PERSONS.has(last) || /^(?:reg|nurse|gp|doctor|physio|student|registrar|pharmacist)$/.test(last)
        ? 1
        : 0;
    if (/^(?:there|then|so|well|just|like|tho|though|again|now)$/.test(word)) return word === 'tho' && isEnd ? 1 : 0;
    return 0;
  }
  if (word === 'toda' || word === 'todo')
    return /^(?:descontrolad|desregulad|bagunçad|inchad|vermelh|suj)/.test(next?.folded ?? '') ? 1 : 0;
  return 0;
}

const isResult = (word = ''): boolean =>
  /^(?:positiv[eoa]?s?|pos|negativ[eoa]?s?|neg|normal|normais|benign[oa]?|malignant|malign[oa]|clear|high|low|raised|alterad[oa]|alt[oa]|baix[oa])$/.test(
    word,
  );

/** Persons that the post addresses, at the beginning of a clause and before its end: "folks,". */
const isVocative = (post: readonly Item[], at: number): boolean =>
  /^(?:folks|guys|peeps|friends|hiya|everyone|team|girls|lads|meninas|meninos|galera|gente|pessoal|amigos|amigas|povo|colegas)$/.test(
    post[at]?.folded ?? '',
  ) &&
  (post[at + 1] === undefined || post[at + 1]?.kind === 'boundary') &&
  (post[at - 1] === undefined ||
    post[at - 1]?.kind === 'boundary' ||
    /^(?:hi|hey|hello|thanks|oi|ola|dia|tarde|noite|obrigad[oa])$/.test(post[at - 1]?.folded ?? ''));

const isExaminationAfter = (post: readonly Item[], at: number): boolean =>
  /^(?:xray|ray|x|cxr|ct|mri|uss|ultrasound|echo|ecg|rx|tc|rm|usg|ultrassom|eco)$/.test(post[at + 1]?.folded ?? '') &&
  [at + 2, at + 3].some((place) => post[place] === undefined || post[place]?.kind === 'boundary');
