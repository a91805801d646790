import { findQuotes } from '../tokens/protect';
import { cacheLast } from '../tokens/text-cache';
import { negationOf } from '../tokens/word-kinds';
import { oneOf } from './one-of';
import {
  beginsStatement,
  isFinite,
  isFirstPerson,
  isFirstPast,
  isFirstPlural,
  isThirdPast,
  REQUESTS,
} from './portuguese-verb-forms';

/**
 * Separates main clauses that commas join. Each sentence is read as parts between commas. A part that begins a main
 * clause becomes a sentence where the parts before it are complete; in doubt the comma stays.
 */
export const separatePortugueseSplices = cacheLast(separate, 4);

const SENTENCE = /[^.!?…;:\n]+(?:[.:](?=\S)[^.!?…;:\n]+)*[.!?…;:\n]*/gu;
const MAX_SENTENCE = 600;
const COMMA = /, (?=\p{L})/gu;

function separate(text: string): string {
  if (!text.includes(', ')) return text;
  const quotes = findQuotes(text);
  let next = 0;
  return text.replace(SENTENCE, (sentence, at: number) => {
    while ((quotes[next]?.end ?? Infinity) <= at) next += 1;
    const isQuoted = (quotes[next]?.start ?? Infinity) < at + sentence.length;
    return isQuoted || sentence.length > MAX_SENTENCE || /[()]/u.test(sentence) ? sentence : separateSentence(sentence);
  });
}

function separateSentence(sentence: string): string {
  const parts = sentence.split(COMMA);
  if (parts.length < 2) return sentence;
  const isQuestion = /\?\s*$/u.test(sentence);
  // A full stop changes which words a negation can reach.
  const mark = (sentence.match(/\p{L}+/gu) ?? []).some((word) => negationOf(word, 'pt') !== undefined) ? '; ' : '. ';
  let result = parts[0] ?? '';
  let before: Part[] = [readPart(result)];
  for (const part of parts.slice(1)) {
    const kind = beginningOf(part, isQuestion && part === parts.at(-1));
    // "Por que" after a semicolon would be read as a reason.
    const isReason = mark === '; ' && part.startsWith('por que ');
    const splits = kind !== undefined && !isReason && isComplete(before, kind);
    result += (splits ? mark : ', ') + part;
    before = [...(splits ? [] : before), readPart(part)];
  }
  return result;
}

/** How a main clause begins: with a verb of the author, its subject, a verb whose subject is "it" or another person, or as a question. */
type Beginning = 'author' | 'subject' | 'it' | 'question' | 'other';

const ASKS = new RegExp(
  String.raw`^(?:${oneOf(String.raw`
    algu[eé]m (?!que )|qual|quais|vocês|onde|por que|será|quem (?:usa|já|aqui|tem|faz|segura|sabe|mais)|o que (?:vocês|dizem|fazem|fazer|faço|acham|fariam|fizeram)|
    quando (?:vocês|é que|suspend|inici)|posso|podemos|devo|devemos|vale a pena|começo|espero|repito|suspendo|mantenho|troco|reduzo|aumento|interno|opero|
    veem|acham|fazem|usam|dão|que (?:fazem|dose|conduta|exame|acham)|como (?:\p{L}{2,12}[aei]r|vocês|fazem|abord\p{L}+|lid\p{L}+|conduz\p{L}+)|quanto tempo|quantos|quantas|tem (?:como|\p{Lu}{2,4})|há como|\p{L}{3,14} ou (?:não )?\p{L}{3,14}(?=\?)
  `)}(?!\p{L})|alguém )`,
  'iu',
);
/** An offer to readers. */
const OFFERS = /^quem (?:puder|quiser|tiver|souber|achou|achar|precisar)(?: \p{L}+){3}/iu;
const IT = new RegExp(
  String.raw`^(?:não )?(?:${oneOf(String.raw`
    é (?:um|uma|muito|só|tão|preciso|impossível|difícil|lindo|triste|revoltante|assustador|absurdo)|foi (?:um|uma|muito|só)|parece que|não adianta|adianta|não dá|
    dá (?:para|vontade)|vale (?:a|muito)|custa a|faz diferença|depende de|não reduz|não muda|não funciona|não resolve|não existe|poupa|funciona|resolve|há (?:que|quem)
  `)})(?!\p{L})(?! ?\?)`,
  'iu',
);

/** Words before the verb of a clause without a subject. */
const BEFORE_VERB =
  /^(?:eu |a gente |nós |não |nunca |já |só |também |ainda |até |hoje |ontem |agora |aqui |me |nos )*/iu;
const SUBJECT_WORD = /^[\p{L}\d][\p{L}\d/+-]*$/u;
const NO_SUBJECT =
  /^(?:e|ou|mas|nem|que|se|quando|enquanto|embora|como|caso|porque|pois|para|por|com|sem|em|no|na|nos|nas|num|numa|de|do|da|dos|das|a?o que|ao|à|aos|às|até|desde|após|antes|depois|sobre|entre|contra|durante|segundo|conforme|onde|quem|qual|quais|cujo|cuja|não|já|só|também|ainda|mais|menos|muito|bem|mal|inclusive|principalmente|talvez|\p{L}+mente|\p{L}{2,}(?:ando|endo|indo))$/iu;
const STOPS_SUBJECT =
  /^(?:que|se|quando|e|ou|mas|porque|pois|para|onde|quem|como|não que|nem|\p{L}{2,}(?:ando|endo|indo))$/iu;
const MAX_SUBJECT = 7;

function beginningOf(part: string, isAsked: boolean): Beginning | undefined {
  const plain = part.replace(BEFORE_VERB, '');
  const words = plain.split(/[ ,.!?…;:]+/u).filter(Boolean);
  const first = (words[0] ?? '').toLowerCase();
  if (isAsked && ASKS.test(part)) return 'question';
  if (isFirstPerson(first) || isFirstPlural(first)) return 'author';
  if (REQUESTS.has(first) && !/^(?:e|ou)$/u.test(words[1] ?? '')) return 'author';
  if (OFFERS.test(part)) return 'author';
  if (IT.test(part)) return 'it';
  if (isThirdPast(first) && words.length > 2 && !first.endsWith('m') && !part.startsWith('não ')) return 'other';
  return hasSubject(part) ? 'subject' : undefined;
}

/** Whether a clause begins with a short subject and its verb: "o aparelho é", "enalapril foi", "a mãe não tomou". */
function hasSubject(part: string): boolean {
  const words = part
    .toLowerCase()
    .replace(BEFORE_VERB, '')
    .replace(/[.!?…;:]+\s*$/u, '')
    .split(' ');
  if (NO_SUBJECT.test(words[0] ?? '') || beginsStatement(words[0] ?? '')) return false;
  for (let index = 1; index <= MAX_SUBJECT && index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (/^(?:não|nunca|já|só|também|ainda|nem|me|se|lhe|nos)$/u.test(word) && index < words.length - 1) continue;
    if (beginsStatement(word)) return !/^(?:o|a|os|as|um|uma|de|do|da)$/u.test(words[index - 1] ?? '');
    if (STOPS_SUBJECT.test(word) || !SUBJECT_WORD.test(word)) return false;
  }
  return false;
}

/** What a part between commas is: its main clause, an addition, a clause that depends on another one, or a noun. */
interface Part {
  readonly kind: 'main' | 'addition' | 'dependent' | 'noun';
  readonly text: string;
  /** It reports or supposes what follows ("acho que ..."). */
  readonly isReport: boolean;
  /** Its subject is the author. */
  readonly isAuthor: boolean;
}

const DEPENDENT =
  /^(?:e |mas )?(?:se|quando|enquanto|embora|apesar|como|caso|conforme|sempre que|toda vez que|cada vez que|mesmo (?:que|se|com)|ainda que|desde que|depois|antes|após|até que|assim que|ao \p{L}{2,}[aei]r|para \p{L}{2,}[aei]r|por \p{L}{2,}[aei]r|quem|o que|a que|os que|as que|onde|tendo|sendo|quanto|seja|\p{L}{3,14}(?:ando|endo|indo))(?!\p{L})/iu;
const ADDITION =
  /^(?:com|sem|em|no|na|nos|nas|num|numa|de|do|da|dos|das|ao|à|aos|às|por|pelo|pela|para|sobre|segundo|durante|entre|desde|até|hoje|ontem|amanhã|agora|aqui|aí|lá|então|talvez|assim|logo|infelizmente|felizmente|\p{L}+mente)(?!\p{L})/iu;
const SUBORDINATOR =
  /(?<!\p{L})(?:que|se|quando|enquanto|embora|porque|pois|quem|onde|qual|quanto|como|caso|conforme)(?!\p{L})/iu;
const REPORTS =
  /(?<!\p{L})(?:ach\p{L}{1,4}|diss\p{L}{1,5}|diz|dizem|fal\p{L}{1,4}|parece|penso|pens\p{L}{1,4}|jur\p{L}{1,3}|li|ouvi|acredit\p{L}{1,4}|suspeit\p{L}{1,4}|espero|quer\p{L}{0,4}|sabe\p{L}{0,2}|sei|duvid\p{L}{1,3}|imagin\p{L}{1,4}|consider\p{L}{1,4}|pergunt\p{L}{1,5}|entend\p{L}{1,4}|descobri\p{L}{0,2}|cont\p{L}{1,4}) (?:que|se)(?!\p{L})/iu;
const ADDRESS =
  /^(?:olá|oi|bom dia|boa tarde|boa noite|colegas?|doutor\p{L}*|dra?s?|pessoal|amig[oa]s?|pediatras|médic[oa]s|enfermeir[oa]s|farmacêutic[oa]s|técnic[oa]s|internos|residentes|malta|\p{L}+peutas|\p{L}+istas|\p{L}+ólog[oa]s)(?: \p{L}+(?:istas|eiros|eiras|peutas|ólogos|ólogas|icos|icas))?(?: (?:d[aeo]s?|por|n[ao]s?) \p{L}+(?: \p{L}{4,})?)?$/iu;

function readPart(part: string): Part {
  const text = part.trim();
  const upTo = text.slice(0, SUBORDINATOR.exec(text)?.index);
  const words = upTo.toLowerCase().match(/\p{L}+/gu) ?? [];
  const hasVerb = words.some(isFinite);
  const isRequest = words.some((word) => REQUESTS.has(word));
  const kind =
    DEPENDENT.test(text) && !isRequest
      ? 'dependent'
      : hasVerb || isRequest
        ? 'main'
        : ADDITION.test(text)
          ? 'addition'
          : 'noun';
  return { kind, text, isReport: REPORTS.test(text), isAuthor: words.some(isFirstPast) };
}

/** Whether parts form a sentence, or a note that is complete without a verb ("RX com alargamento de mediastino"). */
function isComplete(parts: readonly Part[], next: Beginning): boolean {
  const last = parts.at(-1);
  const first = parts[0];
  if (!last || !first) return false;
  if (first.kind === 'dependent' && !parts.some(({ kind }) => kind === 'main')) return false;
  if (/(?<!\p{L})(?:que|se|e|ou|mas|como|por exemplo|quando)\s*$/iu.test(last.text)) return false;
  if (next !== 'question' && parts.some(({ isReport }) => isReport)) return false;
  if (parts.some(({ text }) => ASKS.test(text))) return false;
  if (last.kind === 'dependent' && next !== 'author' && next !== 'question') return false;
  // "Perdi um paciente, ficou 6h na UPA": the verbs have two subjects.
  if (next === 'other') return last.isAuthor && last.kind === 'main';
  const isMain = parts.some(({ kind }) => kind === 'main');
  // "Suspendi, hidratei" is a list.
  if (wordsIn(parts) < MIN_WORDS) return false;
  if (isMain) return true;
  if (next === 'it') return false;
  if (ADDRESS.test(first.text)) return next === 'question' && /^(?:bom|boa|olá)/iu.test(first.text);
  return first.kind === 'noun' && (next === 'question' || isNote(parts));
}

const MIN_WORDS = 3;
const wordsIn = (parts: readonly Part[]): number => parts.reduce((sum, { text }) => sum + text.split(' ').length, 0);

/** A note names a finding with its value, or several things; a single noun may be the object of what follows. */
const isNote = (parts: readonly Part[]): boolean =>
  wordsIn(parts) > MIN_WORDS || parts.some(({ text }) => /\d/u.test(text));
