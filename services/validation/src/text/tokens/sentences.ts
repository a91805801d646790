import { fold, wordSet } from './fold';
import { type Token, tokenize } from './tokenize';

const ABBREVIATIONS = wordSet(
  'dr dra drs sr sra srta prof profa mr mrs ms vs eg ie approx aprox ex cf incl inc esp dept',
);
const BEFORE_NUMBER = wordSet('no nr fig ref p pag vol al');
/** Abbreviations in small letters only: "ST" is a part of an electrocardiogram. */
const SMALL_ABBREVIATIONS = /^(?:st|fig|figs)$/;
const AFTER_PATIENT = /^(?:with|who|whose|is|was|has|had|came|presented|presents|refused|refuses)$/;

/** Whether the token at `index` ends a sentence; not the dot of "Dr." or "e.g.", an ellipsis or a dot inside a word. */
export function endsSentence(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token?.kind !== 'end') return false;
  const after = tokens[index + 1];
  if (
    after &&
    after.kind !== 'space' &&
    after.kind !== 'line' &&
    after.kind !== 'emoji' &&
    !/^[)\]"”»]$/u.test(after.text)
  )
    return false;
  if (/[!?]/.test(token.text)) return true;
  if (token.text.length > 1 || token.text === '…') return false;
  // A blank before the dot is removed later and changes nothing here.
  const before = tokens[index - 1]?.kind === 'space' ? tokens[index - 2] : tokens[index - 1];
  if (before?.kind !== 'word') return true;
  const following = tokens[index + 2];
  if (following?.kind === 'number' && BEFORE_NUMBER.has(fold(before.text))) return false;
  if (isShortened(tokens, index, before.text)) return false;
  // A letter before the dot and a lower-case one after it: "H. pylori", "i.v. access".
  if (
    before.text.length === 1 &&
    (tokens[index - 2]?.text === '.' || (/^\p{Lu}$/u.test(before.text) && /^\p{Ll}/u.test(following?.text ?? '')))
  )
    return false;
  // A regurgitation or a sclerosis before a small letter, no title: "new MR. benzathine".
  if (/^M[RS]$/.test(before.text) && /^\p{Ll}/u.test(following?.text ?? '')) return true;
  return !ABBREVIATIONS.has(fold(before.text));
}

/** Words that are shortened in some places only: "the no. of patients", "et al. found", "the pt. was". */
function isShortened(tokens: readonly Token[], index: number, word: string): boolean {
  const following = tokens[index + 2]?.text ?? '';
  if (SMALL_ABBREVIATIONS.test(word)) return true;
  if (/^no$/iu.test(word))
    return (
      (/^of$/iu.test(following) && !/^course$/iu.test(tokens[index + 4]?.text ?? '')) ||
      /^(?:the|total|phone|contact|bleep|hospital|bed)$/iu.test(tokens[index - 3]?.text ?? '')
    );
  if (word === 'al') return /^et$/iu.test(tokens[index - 3]?.text ?? '') && /^\p{Ll}/u.test(following);
  if (word !== 'pt' || !AFTER_PATIENT.test(following)) return false;
  // "Roll the pt. Had one ...": at the end of a clause with a verb, the dot ends the sentence.
  const first = /^(?:a|an|the|my|our|this|that|one)$/iu.test(tokens[index - 3]?.text ?? '') ? index - 3 : index - 1;
  const before = tokens[first - 1]?.kind === 'space' ? tokens[first - 2] : tokens[first - 1];
  return (
    before === undefined ||
    before.kind !== 'word' ||
    (first === index - 3 && !/^the$/iu.test(tokens[first]?.text ?? ''))
  );
}

/** The sentences and lines of a text with the blanks after them; joined, they are the text. */
export function sentencesOf(text: string): readonly string[] {
  const tokens = tokenize(text);
  const parts: string[] = [];
  let start = 0;
  for (const [index, token] of tokens.entries()) {
    const ends = endsSentence(tokens, index) || token.kind === 'line';
    if (!ends && token.kind !== 'space') continue;
    const previous = tokens[index - 1];
    if (ends || !previous || !(endsSentence(tokens, index - 1) || previous.kind === 'line')) {
      if (ends && tokens[index + 1]?.kind !== 'space') {
        parts.push(text.slice(start, token.end));
        start = token.end;
      }
      continue;
    }
    parts.push(text.slice(start, token.end));
    start = token.end;
  }
  return start < text.length ? [...parts, text.slice(start)] : parts;
}
