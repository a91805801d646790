import { lexicons } from '../lexicon';
import { portugueseEndMark } from '../lexicon/portuguese-questions';
import { plainWord } from '../lexicon/word-contexts';
import { endsSentence } from '../tokens/sentences';
import { countInWords } from '../tokens/english-numerals';
import { type Token, tokenize } from '../tokens/tokenize';
import type { Language } from '../tokens/types';
import { classify } from '../tokens/word-kinds';
import { collides } from './colliding-marks';
import { englishEnd } from './english-end';
import { quotedTokens } from './replace';

const BULLET = /^\s*(?:[-–—•*·→>]|\d{1,2}[.)]|\p{L}\))\s/u;

/** Normalises blanks, repeated marks, capitals at the beginning of sentences and the final mark; keeps line ends. */
export function tidy(text: string, language: Language): string {
  const spaced = normalizeSpaces(normalizeMarks(text, language));
  const ended = addEndMarks(endShortLines(spaced, language), language);
  return capitalizeSentences(lexicons[language].separateClauses?.(ended) ?? ended, language);
}

const MAX_NOTE_WORDS = 14;
const CONTINUED = /[,;:(\-–—→>+&/]$/u;
const CONTINUES = /^(?:and|but|or|with|because|so that|e|mas|ou|com|porque)(?!\p{L})/iu;

/** Each short line of a note is a sentence; a long line may be wrapped, so that the next one continues it. */
function endShortLines(text: string, language: Language): string {
  const lines = text.split('\n');
  if (lines.length < 3 || lines.some((line) => BULLET.test(line))) return text;
  return lines
    .map((line, index) => {
      const next = lines[index + 1];
      if (next === undefined || next === '' || line === '' || CONTINUED.test(line) || CONTINUES.test(next)) return line;
      const words = tokenize(line).filter(({ kind }) => kind === 'word' || kind === 'number').length;
      return words > 1 && words <= MAX_NOTE_WORDS ? line + missingEnd(line, true, language) : line;
    })
    .join('\n');
}

function normalizeMarks(text: string, language: Language): string {
  const tokens = tokenize(text);
  const quoted = quotedTokens(text, tokens);
  return tokens
    .map((token, index) => {
      if (quoted.has(token)) return token.text;
      if (token.kind === 'end' && (token.text.length > 1 || (token.text === '!' && language === 'en')))
        return endMark(token.text, language);
      return collides(token, tokens, index) ? '' : token.text;
    })
    .join('');
}

/** A formal English post has no exclamation marks. */
function endMark(marks: string, language: Language): string {
  if (marks.includes('?')) return '?';
  if (marks.includes('!')) return language === 'en' ? '.' : '!';
  return '...';
}

function normalizeSpaces(text: string): string {
  const tokens = tokenize(text);
  const quoted = quotedTokens(text, tokens);
  return tokens
    .map((token, index) => {
      if (quoted.has(token)) return token.text;
      const [before, after] = [tokens[index - 1], tokens[index + 1]];
      if (token.kind === 'space') {
        if (!after || after.kind === 'line') return '';
        // Blanks before the bullet of a list are its indentation.
        if (before?.kind === 'line') return BULLET.test(text.slice(token.start, token.start + 12)) ? token.text : '';
        if (!before) return '';
        const mark =
          /^[,;:]$/.test(after.text) || (after.kind === 'end' && /^[.!?]$/.test(after.text)) || after.text === '...';
        const following = tokens[index + 2];
        if (mark && before.kind !== 'end' && (!following || following.kind === 'space' || following.kind === 'line'))
          return '';
        return token.text.includes('\t') ? token.text : ' ';
      }
      const joins = (token.text === ',' || token.text === ';') && before?.kind === 'word' && after?.kind === 'word';
      return joins ? `${token.text} ` : token.text;
    })
    .join('')
    .trimEnd();
}

function capitalizeSentences(text: string, language: Language): string {
  const tokens = tokenize(text);
  const quoted = quotedTokens(text, tokens);
  const kinds = classify(tokens, language);
  // An apostrophe begins a quote in Portuguese, and a short word (“'cause”) in English.
  const opensQuote = language === 'pt' ? /^[("“«['‘]$/u : /^[("“«[]$/u;
  let opening = true;
  let blankLine = false;
  let lineStart = 0;
  return tokens
    .map((token, index) => {
      if (token.kind === 'line') {
        // A line continues the sentence of the previous line, unless that has ended, was in a list, or an empty line follows.
        opening =
          opening ||
          blankLine ||
          BULLET.test(text.slice(lineStart, token.start)) ||
          BULLET.test(text.slice(token.end, token.end + 12));
        blankLine = true;
        lineStart = token.end;
        return token.text;
      }
      if (token.kind === 'space') return token.text;
      blankLine = false;
      const opened = opening;
      const count = opened && language === 'en' ? openingCount(tokens, index, text) : undefined;
      if (count !== undefined) {
        opening = false;
        return count;
      }
      if (endsSentence(tokens, index)) opening = true;
      else if (token.kind !== 'emoji' && !opensQuote.test(token.text) && !isListMark(tokens, index)) opening = false;
      const capital =
        opened &&
        token.kind === 'word' &&
        !(language === 'en' && isAbbreviatedStart(token.text, plainWord(tokens[index + 2]?.text ?? ''))) &&
        !quoted.has(token) &&
        kinds.get(token) !== 'abbreviation' &&
        /^\p{Ll}[^\d\p{Lu}]*$/u.test(token.text) &&
        !/^\p{L}$/u.test(token.text.length === 1 && !/[aeoàé]/u.test(token.text) ? token.text : '') &&
        !isListLetter(tokens, index);
      return capital ? token.text.replace(/^./u, (letter) => letter.toUpperCase()) : token.text;
    })
    .join('');
}

/** What a count before it is no beginning of a sentence: a time, a dose, a ratio or an item of a list. */
const NOT_COUNTED =
  /^(?:am|pm|x|of|to|or|and|vs|v|mg|mcg|ml|units?|then|now|g|kg|l|st|by|on|in|at|for|with|is|was|per|plus)$/u;

/** The words of a count at the beginning of a sentence ("23 patients are waiting"). */
function openingCount(tokens: readonly Token[], index: number, text: string): string | undefined {
  const [token, space, next] = tokens.slice(index, index + 3);
  if (token?.kind !== 'number' || space?.kind !== 'space' || next?.kind !== 'word' || space.text.length > 1) return;
  if (!/^\p{L}{2,}$/u.test(next.text) || NOT_COUNTED.test(next.text.toLowerCase()) || text.includes('\n')) return;
  return countInWords(token.text)?.replace(/^./u, (letter) => letter.toUpperCase());
}

/** The letter and the mark of an item: "a) stop it" at the beginning of a line. */
const isListLetter = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.text.length === 1 &&
  tokens[index + 1]?.text === ')' &&
  (index === 0 || tokens[index - 1]?.kind === 'line');
const isListMark = (tokens: readonly Token[], index: number): boolean =>
  isListLetter(tokens, index) || (tokens[index]?.text === ')' && isListLetter(tokens, index - 1));

const TWO_LETTERS = /^(?:pe|pd|af|mi|ra|cf|ed|hf|hd|pa|pr|rf|av|hr|rr|ck|oa|ac|ua|od)$/;
const SCLEROSIS =
  /^(?:patients?|pts?|relapses?|lesions?|clinic|nurse|team|flare|flares|symptoms|plaques?|drugs?|diagnosis|with|on|is|and|meds)$/;
const OPERATING_ROOM = /^(?:nurses?|staff|team|lists?|techs?|times?|table|manager|schedule)$/;

/**
 * Whether a word at the beginning of a sentence is a clinical abbreviation of two letters, which one capital would turn
 * into a name or a title ("Ms", "Ed"). It stays as its author wrote it. "Or" is likelier than an operating room, unless
 * its staff or list follows.
 */
const isAbbreviatedStart = (word: string, after: string): boolean =>
  TWO_LETTERS.test(word) || (word === 'ms' && SCLEROSIS.test(after)) || (word === 'or' && OPERATING_ROOM.test(after));

/** Adds the final mark of each paragraph; none when it might be a question. */
function addEndMarks(text: string, language: Language): string {
  const parts = text.split(/((?:\r?\n[^\S\n]*){2,})/u);
  return parts
    .map((part, index) => (index % 2 === 1 ? part : part + missingEnd(part, parts.length === 1, language)))
    .join('');
}

function missingEnd(paragraph: string, only: boolean, language: Language): string {
  const { questionPattern, questionStarters } = lexicons[language];
  const lines = paragraph.split('\n');
  const line = lines.at(-1) ?? '';
  const tokens = tokenize(line);
  const last = tokens.at(-1);
  if (
    !last ||
    (BULLET.test(line) && lines.length > 1) ||
    !(
      last.kind === 'word' ||
      last.kind === 'number' ||
      /^[)\]”»"%]$/u.test(last.text) ||
      (language === 'en' && /^['’]$/u.test(last.text)) ||
      // "Proteinúria 2+".
      (language === 'pt' && last.text === '+')
    )
  )
    return '';
  const sentence = tokens.slice(tokens.findLastIndex((_, index) => endsSentence(tokens, index)) + 1);
  const sentenceWords = sentence.filter(({ kind }) => kind === 'word');
  // A short line before other lines is a heading.
  if (!only && lines.length === 1 && sentenceWords.length < 4) return '';
  const words = plainWord(
    sentence
      .map(({ text }) => text)
      .join('')
      .trim(),
  );
  const clauses = words.split(/[,;:()…]|\.{3}/).map((clause) => clause.trim());
  const isAsked = questionPattern.test(words) || questionPattern.test(clauses.at(-1) ?? '');
  if (language === 'en') return isAsked && !STATED.test(words) ? '?' : englishEnd(words, clauses);
  if (isAsked) return '?';
  // "Tem" is "there is" or "is there"; an author who writes question marks means a statement, and so does one who continues
  // with one ("pode usar, tem ICFER, o benefício é grande").
  const isStatement = (clause: string, at: number): boolean =>
    (at === 0 &&
      (WHO_AS_SUBJECT.test(clause) || (clause.startsWith('quando ') && clauses.slice(1).some(isContrast)))) ||
    OBLIGES.test(clause) ||
    (paragraph.includes('?') && /^(?:tem|faz|vale|pode|posso|devo)(?!\p{L})/u.test(clause)) ||
    (at > 0 && at < clauses.length - 1 && /^(?:tem|faz)(?!\p{L})/u.test(clause) && STATES.test(clauses.at(-1) ?? ''));
  const mayAsk = clauses.some((clause, at) => !isStatement(clause, at) && mayBeQuestion(clause, questionStarters));
  return mayAsk ? portugueseEndMark(clauses, sentence.length === tokens.length) : '.';
}

/** An offer or a request that begins like a question: "anyone in Kerala, please share". */
const STATED =
  /^any(?:one|body)? (?!.*(?:please|pls) (?:tell|explain)).*(?<![\p{L}'])(?:please|pls) (?:share|send|dm|message|comment|reply|contact|let)(?![\p{L}'])/u;

/** "Quem atende indígena sabe": a Portuguese clause with a second verb, of which "quem" is the subject. */
const WHO_AS_SUBJECT =
  /^quem (?!mais |aqui )\p{L}{2,} (?:.{0,80} )?(?:é (?:ele|ela|eu|o|a) ?|sabe|entende|sofre|paga|merece|perde|agradece|(?:est[aá]|t[aá]) (?:errad|cert)[oa])(?!\p{L})/u;

/** "Tem de tirar a sutura", "quem quiser vem": what has to be done, and who does it. */
const OBLIGES =
  /^quem (?:quiser|puder|souber|tiver|precisar)(?!\p{L})|^tem (?:de|que|q) (?!ser )\p{L}{2,12}[aeio]r(?!\p{L})/u;

/** "Quando o paciente fala isso, eu ouço, mas hoje ele estava certo." */
const isContrast = (clause: string): boolean => clause.startsWith('mas ');

/** A Portuguese clause that states something of its subject. */
const STATES = /^(?!o que|quem|qual|quais)\p{L}{1,20} (?:\p{L}{1,20} )?(?:é|são|foi|está|era|fica)(?!\p{L})/u;

/** Whether a Portuguese clause may be a question. "O que" is two words. */
function mayBeQuestion(clause: string, hinges: ReadonlySet<string>): boolean {
  const [first = '', second = ''] = clause.split(/\s+/, 2);
  // "Por extenso" is no question.
  if (first === 'por' && second !== 'que' && second !== 'quê') return false;
  return hinges.has(first) || (first === 'o' && second === 'que');
}
