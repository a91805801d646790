import { findQuotes } from '../tokens/protect';
import { cacheLast } from '../tokens/text-cache';
import { isFinite, isFirstPast, isThirdPast, isVerb, PRESENT_OR_NOUN, REQUESTS } from './portuguese-verb-forms';
import { parseWords } from './types';

const SUBJECTS = parseWords('eu ele ela eles elas isso isto ninguém ninguem ngm você vocês vcs');
const PRONOUNS = parseWords('ele ela eles elas');
/** What may stand between a subject and its verb. */
const BEFORE_VERB = parseWords('não nao n nunca já ja só so nem também tb sempre ainda me se lhe nos sequer mesmo');
/** First words of a sentence or clause that is no main clause, or that only introduces one. */
const DEPENDENT =
  /^(?:se|quando|qdo|qnd|enquanto|embora|apesar|como|caso|conforme|sempre|toda|todo|cada|mesmo|ainda|desde|depois|dps|antes|ap[oó]s|at[eé]|para|p\/?|por|pelo|pela|com|c\/?|sem|em|no|na|nos|nas|num|numa|de|do|da|dos|das|ao|à|aos|sobre|segundo|durante|entre|quem|o que|qual|quais|onde|porque|pq|por que|j[aá] que|pois|mas|e|ou|nem|ali[aá]s|hoje|hj|ontem|amanh[aã]|agora|aqui|a[ií]|ent[aã]o|talvez|assim|logo|quanto|seja|tendo|sendo|estando|\p{L}{3,14}(?:ando|endo|indo|mente))(?!\p{L})/iu;
const SUBORDINATE =
  /(?<!\p{L})(?:que|q|se|quando|qdo|qnd|enquanto|embora|porque|pq|pois|quem|onde|qual|quanto|como|caso|conforme|para|at[eé]|ou)(?!\p{L})/iu;
/** Words before a pronoun that is no subject of another clause. */
const TAKES_PRONOUN =
  /(?<!\p{L})(?:e|mas|nem|com|c\/?|p\/?|pra|de|a|em|por|s[oó]|so|tamb[eé]m|tb|tbm|ach\p{L}{1,3}|diss\p{L}{1,4}|diz|sei|sabe|fal\p{L}{1,3}|pens\p{L}{1,3}|jur\p{L}{1,3}|ent[aã]o|a[ií]|agora|agr|hoje|hj|ontem|depois|dps|ainda|talvez|sen[aã]o|entre|sem|sobre|contra|menos|do|da|igual|é|foi|era|fosse|seja|espero|perguntei|viu|vi|deixei|deixa|mandei|fiz|fez|portanto|logo|assim|antes|sempre|nunca|j[aá]|n[aã]o|n)$/iu;
const MAX_CLAUSE = 300;
/** A text is expanded in several rounds, of which the last ones change nothing. */
const CACHED_TEXTS = 4;

/**
 * Separates main clauses that a phone runs together: a semicolon for a comma between two of them, a comma between two
 * verbs, before a pronoun with its verb, or after a measured value. In doubt the text stays. Linear in the length.
 */
export const separatePortugueseClauses = cacheLast((text) => endStatement(separate(text)), CACHED_TEXTS);

/** The last sentence of a text, without an end mark. */
const LAST_SENTENCE = /(?:^|[.!?…\n]\s)([^.!?…\n]{3,300}[\p{L}\d)])$/u;

/**
 * The full stop of a last sentence that looks like a question and is none: "quem mandou parar errou", "faz a manobra e
 * manda embora", "adenosina não, procainamida ou choque".
 */
function endStatement(text: string): string {
  const sentence = LAST_SENTENCE.exec(text.slice(-MAX_CLAUSE))?.[1]?.trim().toLowerCase();
  if (sentence === undefined) return text;
  const isWhoever =
    /^quem (?!mais |aqui |a[ií] |sabe |acha |concorda )/u.test(sentence) &&
    !SUBORDINATE.test(sentence.slice('quem '.length)) &&
    (sentence.match(/\p{L}+/gu) ?? []).filter((word) => isFinite(word) || PRESENT_OR_NOUN.has(word)).length > 1;
  const isRequest = /^(?:faz|tem) (?:o|a|os|as|um|uma|isso) [^,]{3,40} e \p{L}{3,12}[ae](?!\p{L})/u.test(sentence);
  const isAnswer = /(?<!\p{L})n[aã]o, \p{L}{3,20} ou \p{L}{3,20}$/u.test(sentence);
  return isWhoever || isRequest || isAnswer ? `${text}.` : text;
}

function separate(text: string): string {
  const quotes = findQuotes(text);
  let next = 0;
  let sentence = 0;
  let clause = 0;
  let result = '';
  let copied = 0;
  const insert = (mark: string, at: number, skipped: number): void => {
    result += text.slice(copied, at) + mark;
    copied = at + skipped;
  };
  for (const { 0: mark, index: at } of text.matchAll(BOUNDARY)) {
    while ((quotes[next]?.end ?? Infinity) <= at) next += 1;
    const isQuoted = at >= (quotes[next]?.start ?? Infinity);
    if (mark === ' ') {
      if (isQuoted) continue;
      NEXT_WORD.lastIndex = at + 1;
      const following = NEXT_WORD.exec(text)?.[0].toLowerCase() ?? '';
      if (!PAST_ENDING.test(following) && !PRONOUNS.has(following)) continue;
      const before = WORD_BEFORE.exec(text.slice(Math.max(clause, at - 24), at))?.[0] ?? '';
      const ahead = wordsAt(text, at + 1);
      if (isRunOn(before, ahead, text, at) || isNewSubject(ahead, text, sentence, clause, at)) insert(',', at, 0);
    } else if (mark === ', ') {
      if (!isQuoted && isSplice(wordsAt(text, at + 2)) && !isAsked(text, at + 2) && isMain(text, sentence, clause, at))
        insert(';', at, 1);
      clause = at + 2;
    } else {
      sentence = at + mark.length;
      clause = sentence;
    }
  }
  return result + text.slice(copied);
}
const BOUNDARY = /[.!?…;:\n]+(?:\s|$)|,? (?=\p{L})/gu;
const NEXT_WORD = /\p{L}+/uy;
/** The endings of what `isFirstPast` and `isThirdPast` accept, which most words do not have. */
const PAST_ENDING = /(?:i|iz|[ie]ve|us|mos|ou|eu|iu|ram|ez|io|isse|uis|xe|era|am|ava|nha)$/u;
const WORD_BEFORE = /(?:(?<!\p{L})\p{L}+|[\d.,]+ ?(?:%|mg\/dL|mil|bpm|mmHg)?)$/u;

const AHEAD = 48;
/** The next few words of a text up to a mark, in small letters. */
const wordsAt = (text: string, at: number): readonly string[] =>
  (/^[\p{L} ]+/u.exec(text.slice(at, at + AHEAD))?.[0] ?? '').toLowerCase().trim().split(' ').slice(0, 5);

/** "Sondei saíram", "não parou fiz", and a value before what was done: "BNP 1800 comecei". */
function isRunOn(before: string, [verb = '']: readonly string[], text: string, at: number): boolean {
  const previous = before.toLowerCase();
  if (/^\d/.test(previous)) return isFirstPast(verb) && isMeasured(text, at - before.length, previous);
  if (isFirstPast(previous))
    return (
      !/^(?:achei|pensei|acreditei|jurei|li|ouvi)$/.test(previous) && isThirdPast(verb) && !follows(text, at, before)
    );
  return (
    isThirdPast(previous) &&
    !/^(?:foi|era|eram|estava|estavam|tinha|tinham|teve|quis)$/.test(previous) &&
    isFirstPast(verb) &&
    !follows(text, at, before)
  );
}
/** Whether a verb belongs to a clause ("o que pediu fiz"). */
const follows = (text: string, at: number, verb: string): boolean =>
  /(?<!\p{L})(?:que|q|quem|se|o|a) (?:n[aã]o |n |j[aá] |me |se )?$/iu.test(
    text.slice(Math.max(0, at - verb.length - 16), at - verb.length),
  );
/** Whether a number is a value of what precedes it, and no year, place or part. */
const isMeasured = (text: string, at: number, value: string): boolean =>
  !/^(?:19|20)\d\d$/.test(value) &&
  /(?<!\p{L})(?!(?:dia|dias|leito|quarto|sala|box|artigo|caso|aula|parte|passo|fase|ala|em|de|desde|às|as|há|ha|até|por|e|ou|com|nos|os|uns)(?!\p{L}))\p{L}[\p{L}\d]{1,14} $/iu.test(
    text.slice(Math.max(0, at - 20), at),
  );

function isNewSubject(
  [pronoun = '', ...rest]: readonly string[],
  text: string,
  sentence: number,
  clause: number,
  at: number,
): boolean {
  return (
    PRONOUNS.has(pronoun) &&
    hasVerb(rest) &&
    isMain(text, sentence, clause, at) &&
    !TAKES_PRONOUN.test(text.slice(Math.max(clause, at - 24), at))
  );
}

/** "..., vocês usam caprini?": the question becomes a separate sentence. */
const isAsked = (text: string, at: number): boolean =>
  /^vocês? [^.!?…;:\n]{1,200}\?/u.test(text.slice(at, at + MAX_CLAUSE));

/** Whether another main clause or a request begins with these words. */
function isSplice([first = '', second = '', third = '', ...rest]: readonly string[]): boolean {
  if (SUBJECTS.has(first)) return hasVerb([second, third, ...rest]);
  if (first === 'a' && second === 'gente') return hasVerb([third, ...rest]);
  if (first === 'todo' && second === 'mundo') return hasVerb([third, ...rest]);
  if (first === 'por' && second === 'favor') return isSplice([third, ...rest]) && !SUBJECTS.has(third);
  const [request, after] = first === 'não' || first === 'nao' ? [second, third] : [first, second];
  return REQUESTS.has(request) && !/^(?:e|ou)$/.test(after);
}

function hasVerb(words: readonly string[]): boolean {
  const verb = words.slice(0, 3).find((word) => !BEFORE_VERB.has(word));
  return verb !== undefined && isVerb(verb);
}

/** Whether a clause has a verb and is no part of another one. */
function isMain(text: string, sentence: number, clause: number, at: number): boolean {
  const words = text.slice(clause, at);
  return (
    words.length <= MAX_CLAUSE &&
    words.split(' ').length > 2 &&
    !DEPENDENT.test(text.slice(sentence, sentence + 24)) &&
    !DEPENDENT.test(words) &&
    !SUBORDINATE.test(words) &&
    (words.toLowerCase().match(/\p{L}+/gu) ?? []).some(isFinite)
  );
}
