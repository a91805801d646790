import { fold, wordSet } from '../tokens/fold';
import type { Language } from '../tokens/types';

/** A part of a merged text: sentences of a rewriting, or words of the post. */
export interface Segment {
  readonly text: string;
  /** The words of the post in its place, with the blanks and line breaks around them. */
  readonly source: string;
  /** Whether the words are the post's. */
  readonly isKept: boolean;
  /** Whether a sentence of the post began before these words, or ends after them. */
  readonly beginsInside: boolean;
  readonly endsInside: boolean;
}

const JOINING_START = /^[\s,;:)–—-]*(?:(?:and|n|e)(?=\s)\s+)?/iu;
const JOINING_END = /[\s,;:(–—-]*$/u;
const LINES = /\n[^\S\n]*/gu;

/** The text of a segment as separate sentences: without the marks that joined it to what is replaced. */
export function textOfSegment({ text, isKept, beginsInside, endsInside }: Segment): string {
  if (!isKept) return text;
  const from = beginsInside ? text.replace(JOINING_START, '') : text.trimStart();
  return endsInside ? `${from.replace(JOINING_END, '')}.` : from.trimEnd();
}

/** The whole text: a line break of the post stays, other segments are separated by a blank. */
export function joinSegments(segments: readonly Segment[], textOf: (segment: Segment) => string): string {
  let joined = '';
  let gap = '';
  for (const segment of segments) {
    gap += /^\s*/u.exec(segment.source)?.[0] ?? '';
    const lines = gap.match(LINES)?.join('') ?? '';
    const between = joined === '' ? '' : lines === '' ? ' ' : lines;
    joined += between + textOf(segment);
    gap = /\s*$/u.exec(segment.source)?.[0] ?? '';
  }
  return joined;
}

/** Words that need what stood before them: a clause that begins with one is no sentence. */
const DEPENDENT: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet(
    'with w/ w without who which whose that because cuz cos bc since if unless when whenever until till til before b4 after while though although despite to for of or nor than as by then also too plus even vs like',
  ),
  pt: wordSet(
    'com c/ c sem que quem cujo porque pq pois se caso quando qdo qnd ate antes depois apos enquanto embora apesar para p/ pra de do da dos das ou nem por pelo pela tambem tb tbm ainda mesmo como depois dps',
  ),
};
/** Words that need what follows them, among them verbs of saying: "we think" is no sentence. */
const DANGLING: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet(
    'a an the of to for with w/ in on at by from is are was were be am and or but if so not no my our his her their this that than as i we he she they you u it think thinks thought say says said told believe believes feel feels hope hopes guess suspect suspects suspected know knew sure unsure wonder wondering heard see saw found reckon doubt assume want wants wanted',
  ),
  pt: wordSet(
    'a o as os um uma de do da dos das em no na nos nas para p/ pra por com c/ sem e ou mas se que q nao n eu ele ela eles elas nos meu minha seu sua esse essa este esta acho achei achamos penso pensei disse disseram fala falou falaram parece acredito espero sei soube suspeito suspeita vi vimos ouvi duvido quer quero queria',
  ),
};
const ASKS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:what|which|who|how|why|when|where|any|anyone|anybody|should|would|could|can|do|does|did|is|are|has|have|will|shall|wd|whats|hows)$/,
  pt: /^(?:qual|quais|quem|como|quando|onde|alguem|vale|posso|devo|sera|quanto|quantos|quantas|oq)$/,
};

/** Words with which a question may continue after a cut: "and the dose halved?" belongs to what was asked before. */
const JOINED = /^[\s,;]*(?:and|or|n|e|ou|nor|nem)(?!\p{L})/iu;
/** Words that may ask although no question mark follows at once, among them modal verbs and verbs of advice. */
const MAY_ASK: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:what|which|who|how|why|when|where|any|anyone|anybody|should|would|could|can|shall|may|must|will|do|does|is|are|has|ok to|okay to|safe to|worth|need|needs)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:qual|quais|quem|como|quando|onde|alguem|alguém|vale|posso|pode|podem|podemos|devo|deve|devemos|da p\/|da pra|da para|dá|sera|será|seria|precisa|preciso|tem como|vcs|vocês|melhor)(?!\p{L})/iu,
};

/**
 * Whether the end of a question may be cut off from its beginning, which then states what was asked: "is it possible to give
 * A and B?" would become "it is possible to give A".
 * @param before the words of the sentence before the cut
 * @param after those after it
 */
export function cutsQuestion(before: string, after: string, language: Language): boolean {
  return MAY_ASK[language].test(before) || JOINED.test(after);
}

/**
 * Whether words of the post that are cut out of a sentence read as a separate sentence, as an editor would accept it: a
 * statement of at least two words that neither depends on the words before it nor on those after it.
 */
export function readsAlone(segment: Segment, language: Language): boolean {
  const { isKept, beginsInside, endsInside } = segment;
  if (!isKept || (!beginsInside && !endsInside)) return true;
  const text = textOfSegment(segment);
  const words = fold(text).match(/[\p{L}\d][\p{L}\d/'.%-]*/gu) ?? [];
  const first = words[0] ?? '';
  const last = (words.at(-1) ?? '').replace(/\.$/u, '');
  const opened = text.split('(').length - text.split(')').length;
  if (words.length < 2 || opened !== 0 || text.split('"').length % 2 === 0) return false;
  if (beginsInside && DEPENDENT[language].has(first)) return false;
  if (!endsInside) return true;
  const sentence = text.split(/[.?!\n]\s+/u).at(-1) ?? '';
  const opening = fold(/\p{L}+/u.exec(sentence)?.[0] ?? '');
  return !DANGLING[language].has(last) && !ASKS[language].test(opening) && !DEPENDENT[language].has(opening);
}
