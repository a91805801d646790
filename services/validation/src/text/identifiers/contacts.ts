import type { Token } from '../tokens/tokenize';
import type { Span } from '../tokens/types';
import { type Candidate, priority } from './candidate';
import { digitsOf } from './check-digits';

// Each pattern requires an area code in brackets, a leading + or 0, or the separators of phone numbers.
const INTERNATIONAL = /(?<![\d\p{L}])\+\d{1,3}(?:[ .-]?\(?\d{1,5}\)?){2,6}(?![\d/%])/gu;
const PHONES: readonly RegExp[] = [
  // Brazil: (11) 98765-4321, 11 98765-4321, 11 3456-7890, +55 11 98765 4321, 98765-4321, 11987654321.
  /(?<![\d.,/+-])(?:\+?55[ .-]?)?\(0?[1-9][1-9]\) ?9?[ .]?\d{4}[-. ]?\d{4}(?!\d)/g,
  /(?<![\d.,/+-])(?:\+?55[ .-]?)?0?[1-9][1-9][ .-]9[ .]?\d{4}[-. ]?\d{4}(?![\d/])/g,
  /(?<![\d.,/+-])0?[1-9][1-9] [2-5]\d{3}-\d{4}(?![\d/])/g,
  /(?<![\d.,/+-])9\d{4}-\d{4}(?![\d/])/g,
  /(?<![\d.,/+-])(?:55)?[1-9][1-9]9\d{8}(?![\d/])/g,
  INTERNATIONAL,
  // North America: (555) 123-4567, 555-123-4567, 1-555-123-4567, 555.123.4567.
  /(?<![\d.,/+-])(?:1[ .-])?(?:\(\d{3}\) ?|\d{3}-)\d{3}-\d{4}(?![\d/-])/g,
  /(?<![\d.,/+-])\d{3}\.\d{3}\.\d{4}(?![\d./-])/g,
  // A leading zero: 0800 123 4567, 020 7946 0958, 07911 123456.
  /(?<![\d.,/+-])0\d{2,4}[ -]\d{3,4}[ -]?\d{3,4}(?![\d/])/g,
  /(?<![\d.,/+-])07\d{9}(?![\d/])/g,
  // Portugal: mobile numbers.
  /(?<![\d.,/+-])9[1236]\d[ ]\d{3}[ ]\d{3}(?![\d/])/g,
];
const LABELLED_PHONE =
  /(?:\bfixo\b|\blandline\b|\btel(?:efone)?\b|\bfone\b|\bcel(?:ular)?\b|\bwhats(?:app)?\b|\bzap\b|\bphone\b|\bphoned\b|\bmobile\b|\bcell(?: number| no)?\b|\bpager\b|\bbleep\b|\btext\b|\bring\b|\bdial\b|\bcall(?:ed)?\b(?: (?:me|him|her|them|us|at|on)\b){0,2}|\blig(?:ar|ue|uem|a|o|ou)\b|\bcontato\b|\bcontacto\b|\btelem[óo]vel\b|\bfax\b|\bramal\b)[^\d\n+(]{0,15}(\+?[\d(][\d ().-]{5,17}\d)(?![\d/%])/giu;

const PHONE_BEFORE_LABEL =
  /(?<![\d.,/+-])(\+?\d[\d ().-]{6,16}\d)\s{0,2}(?:is|é|eh|[(])?\s{0,2}(?:(?:his|her|their|my|the|o|meu|do|dele|dela)\s){0,2}(?:cell|phone|mobile|tel|telefone|celular|cel|whatsapp|whats|zap)\b/giu;
const FAX = /(?<!\p{L})(?:e-?)?fax(?:ed|em|ear)?\b[^.!?\n]{0,60}$/iu;
// Spelled-out addresses: "ana at hospital dot com", "ana[at]x.com", "ana arroba x ponto com". "At" alone requires
// "dot".
const LOCAL = String.raw`(?<![\p{L}\d._+-])[\p{L}\d._+-]{2,40}`;
const TLD = '(?:com|org|net|edu|gov|br|uk|med|io|info|pt)';
const DOT = String.raw`(?: ?[.] ?| ?[\[({] ?(?:dot|ponto) ?[\])}] ?| (?:dot|ponto) )`;
const SPELLED_ADDRESSES: readonly RegExp[] = [
  new RegExp(
    String.raw`${LOCAL}(?: ?[\[({] ?(?:at|arroba) ?[\])}] ?| arroba | ?@ ?)[\p{L}\d-]{2,40}(?:${DOT}[\p{L}\d-]{2,20}){0,3}${DOT}${TLD}\b`,
    'giu',
  ),
  new RegExp(
    String.raw`${LOCAL} at [\p{L}\d-]{2,40}(?: (?:dot|ponto) [\p{L}\d-]{2,20}){0,3} (?:dot|ponto) ${TLD}\b`,
    'giu',
  ),
];
/** Addresses of offices, not of persons. */
const OFFICE =
  /^(?:info|contact|contato|geral|secretar\p{L}*|guidelines?|clinical\p{L}*|admin|support|suporte|help|office|press|events?|eventos|inscri\p{L}*|congress\p{L}*|editor\p{L}*|newsletter|documents|library|biblioteca|ouvidoria|sac|rh|hr|jobs|noreply|no-reply)[._-]?\p{L}*@/iu;
const YEAR_RANGE = /^(?:19|20)\d\d ?[-–] ?(?:19|20)\d\d$/;

/** Finds phone and fax numbers and mail addresses, but no laboratory values, doses, years or numbers inside a link. */
export function findContacts(text: string, tokens: readonly Token[]): readonly Candidate[] {
  const isInLink = insideAny(tokens.filter(({ kind }) => kind === 'url'));
  const found: Candidate[] = tokens
    .filter(({ kind, text: address }) => kind === 'mail' && !OFFICE.test(address))
    .map(({ start, end }) => ({ kind: 'email', start, end, priority: priority.web }));
  const add = (start: number, phone: string, least = 8): void => {
    const end = start + phone.length;
    const count = digitsOf(phone).length;
    if (count < least || count > 15 || YEAR_RANGE.test(phone) || isReferenceNumber(text, start)) return;
    if (isInLink(start)) return;
    const kind = FAX.test(text.slice(Math.max(0, start - 70), start)) ? 'fax' : 'phone';
    found.push({ kind, start, end, priority: priority.phone });
  };
  for (const pattern of PHONES)
    for (const match of text.matchAll(pattern)) add(match.index, match[0], pattern === INTERNATIONAL ? 9 : 8);
  for (const match of text.matchAll(LABELLED_PHONE))
    if (match[1]) add(match.index + match[0].length - match[1].length, match[1]);
  for (const match of text.matchAll(PHONE_BEFORE_LABEL)) if (match[1]) add(match.index, match[1]);
  for (const pattern of SPELLED_ADDRESSES)
    for (const match of text.matchAll(pattern))
      if (!OFFICE.test(match[0]))
        found.push({ kind: 'email', start: match.index, end: match.index + match[0].length, priority: priority.web });
  return found;
}

/** Whether an offset is inside one of the spans, which are in order. A binary search, as a text may be full of links. */
function insideAny(spans: readonly Span[]): (offset: number) => boolean {
  return (offset) => {
    let [low, high] = [0, spans.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((spans[middle]?.end ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return (spans[low]?.start ?? Infinity) <= offset;
  };
}

/** Whether the number identifies a paper, a trial or a device. */
const isReferenceNumber = (text: string, start: number): boolean =>
  /(?:PMC?ID|PMC|ISRCTN|NCT|ISBN|ISSN|doi|CRM|CRD|EudraCT|RBR)[\s:#-]{0,4}$/iu.test(
    text.slice(Math.max(0, start - 14), start),
  );
