import { findQuotes } from '../tokens/protect';

/**
 * Separates main clauses that commas join. A part between commas is a main clause where it begins with a subject and a
 * verb in a finite form, both of closed lists; in doubt the comma stays.
 */

/** Words for a pattern, one alternative each. */
const words = (list: string): string => list.trim().split(/\s+/).join('|');

const DEPARTMENTS = String.raw`(?:\p{L}{3,14}(?:logy|iatry|iatrics|paedics|rgery|thetics)|ICU|ED|pharmacy|medics)`;
const PRONOUNS = words(`
  i he she it they we you this that these those there nobody someone somebody everyone everybody nothing everything
  something one none
`);
const DETERMINERS = words(`the a an my our his her their your this that these those every another each no some most`);
const AUXILIARIES = String.raw`(?:${words('is are was were has have had will would can cannot could should must might does do did')})(?: not)?`;
/** Verbs in a form that can only be finite after a noun: no participles of transitive verbs ("ramipril stopped"). */
const FINITE_VERBS = words(`
  says said wants wanted needs needed thinks thought went goes came comes gets gave gives takes took told tells knew
  knows kept keeps looks looked feels felt makes saw sees ran began became becomes happened happens works worked helped
  helps means wrote writes forgot forgets refuses asks died dies arrived collapsed improved settled responded agreed
  agrees insisted insists remains remained seems seemed appeared decided walked smiled cried laughed vomited deteriorated
  recovered survived complained thinks reckons swears fell falls rang rings ate drank slept woke stood sat lives lived
  denies hates loves likes likes prefers expects believes believed starts stops turns leaves shows matters hurts exists
`);
/** Verbs after a plural noun or a pronoun. */
const BASE_VERBS = words(`
  hate love want need think say get forget like know give use see find hope wish agree mean work start stop take go come
  look tell ask call put make treat prefer keep feel let run remember believe suppose teach learn try left got made put
  lost found spent sent met held brought caught bought paid read led won taught
`);
/** Verbs that are no nouns, after any noun in the plural. */
const PLURAL_VERBS = words(
  `hide want love hate say think know come go keep die happen agree seem become believe hope prefer deserve`,
);
const ADVERB = String.raw`(?:(?:just|only|never|always|still|also|really|then|now|already|even|almost|all|both|\p{L}{3,12}ly) )?`;
/** Words that are no subject where they begin a part. */
const NO_SUBJECT = words(`
  not never also still then now just only who whom whose which that where when and but or so because if as than to in on
  at for with from by of after before since until till while though although yet already even maybe perhaps what how why
  about over under without within during into onto off out up down per via like plus minus both either neither more less
  too very quite rather again once twice today yesterday tomorrow tonight last next here there please thank thanks yes
  no is are was were has have had do does did can could will would should must may might am be been being
`);
const NOUN = String.raw`(?!(?:${NO_SUBJECT}|${FINITE_VERBS}|\p{L}+ing|\p{L}+ed|(?!family)\p{L}+ly)(?![\p{L}'’]))\p{L}[\p{L}\d&/'’-]*`;
const INNER = String.raw`(?!(?:who|whom|whose|which|that|when|if|because|and|or|but|to|where|how|what|why|than|as)(?![\p{L}'’]))[\p{L}\d][\p{L}\d&/'’-]*`;
const END = String.raw`(?![\p{L}'’-])`;

/** The subject and the verb of a main clause, at the beginning of a part. */
const MAIN = [
  String.raw`(?:${PRONOUNS}) ${ADVERB}(?:${AUXILIARIES}|${FINITE_VERBS}|${BASE_VERBS}|\p{L}{2,12}[^e\W]ed)${END}`,
  String.raw`(?:it|he|she) ${ADVERB}(?!is|was|has|as|less|plus|versus|always)\p{L}{3,12}[^s\W]s${END}`,
  String.raw`I am${END}`,
  String.raw`${DEPARTMENTS} ${ADVERB}(?:${BASE_VERBS})${END}`,
  String.raw`no one ${ADVERB}(?:${AUXILIARIES}|${FINITE_VERBS}|${BASE_VERBS})${END}`,
  String.raw`(?:${DETERMINERS}) (?:${INNER} ){1,4}?${ADVERB}(?:${AUXILIARIES}|${FINITE_VERBS})${END}`,
  String.raw`(?:${NOUN} )(?:${INNER} ){0,2}?${ADVERB}(?:${AUXILIARIES}|${FINITE_VERBS})${END}`,
  String.raw`(?:(?:${INNER} )?(?:patients|people|staff|parents|relatives|families|nurses|doctors|students|colleagues|surgeons|consultants|children|women|men)) ${ADVERB}(?:${BASE_VERBS})${END}`,
  String.raw`(?:(?:${INNER} ){0,2}(?!(?:always|perhaps|sometimes|besides|unless|towards|across|hours|days|weeks|months|years|minutes|times)${END})\p{L}{3,}[^siu\W\d]s) ${ADVERB}(?:${PLURAL_VERBS})${END}`,
].join('|');
const mainClause = new RegExp(`^(?:${MAIN})`, 'iu');
/** A question with its verb before its subject. */
const questionClause = new RegExp(
  String.raw`^(?:(?:what|how|why|when|where|who|which)(?: \p{L}+){0,2} )?(?:do|does|did|is|are|was|were|has|have|would|could|should|can|will) (?:you|i|we|they|he|she|it|this|that|there|anyone|anybody|people|the|my|our)${END} (?!not\b)\p{L}`,
  'iu',
);
/** Who the author is, before what the author says: "I am a GP in Wales, since the merger half my list has left". */
const INTRODUCTION = /^I am an? (?:[\p{L}\d&-]+ ){0,8}[\p{L}\d&-]+$/u;
/** What continues an introduction. */
const CONTINUES_INTRODUCTION =
  /^(?:and|but|so|or|who|with|without|based|working|currently|now|not|in|at|from|on|an?|the|new|newly|just|also|\p{L}+ing|\d+)(?![\p{L}'’])/iu;
/** A request or a command at the end of a note: "..., please chase the cultures". */
const REQUEST =
  /^please (?:do not |never |always )?(?:chase|check|call|ring|bleep|phone|see|share|help|send|advise|read|stop|remember|ask|review|repeat|recheck|keep|give|use|take|write|document|refer|book|order|look|listen|let|make|tell|explain|consider|avoid|get|start|continue|hold|handover|hand over|message|email|come|be|note|ensure|follow|update|put|leave|bring|wear|wash|weigh|measure|test|think|treat|try|wait|watch)(?![\p{L}'’])/iu;
/** A part that a main clause follows, or that no main clause can follow after a comma. */
const INTRODUCES = new RegExp(
  String.raw`^(?:and |but |so |or )?(?:${words(`
    if when whenever although though even since because as after before once while whilst unless until till whether where
    wherever what whatever who whoever which how however why given with without in on at by from of to despite during
    under over unlike like instead regarding following yes no now today yesterday tomorrow tonight last next every
    honestly basically apparently for then also first second finally otherwise meanwhile ok okay well sorry thank
    thanks either neither whichever provided assuming imagine had should were
  `)}|this time|one (?:day|night|morning|week)|not (?:only|just)|the (?:moment|day|second|minute|time|first time|last time|week|year|night|more|less|longer|sooner|earlier|older|higher|lower|next|fact)|(?!(?:some|no|every|any)thing)\p{L}{3,14}ing|(?!family)\p{L}{3,14}ly|\d+ (?:minutes|hours|days|weeks|months|years) (?:later|ago|in|on|after))${END}`,
  'iu',
);
/** A clause within a part, of which the next part can be the main clause. */
const OPENS_CLAUSE = new RegExp(
  String.raw`(?<![\p{L}'’])(?:if|when|whenever|while|although|though|unless|once|whether|not only|not just|(?:after|before|until|since|as) (?:i|he|she|it|they|we|you|the|a|an|my|our|his|her|their|\p{L}+ing))${END}`,
  'iu',
);
/** Commands, which are complete without a subject. */
const COMMAND = new RegExp(
  String.raw`^(?:.{0,120} (?:but|and|so) )?(?:please )?(?:do not|never|always|stop|check|give|get|use|ask|remember|start|keep|try|look|make sure|call|take|send|listen|trust|read|tell|put|avoid|treat|write|think|document|measure|weigh|bring|refer|phone|examine|watch)${END}`,
  'iu',
);
/** A report that leaves out its subject. */
const REPORT = new RegExp(
  String.raw`^(?:just |only |also )?(?:had|gave|got|saw|went|came|took|told|did|was|were|made|found|tried|started|stopped|asked|called|dropped|turned|woke|walked|put|sent|lost|spent|wanted|needed|switched|improved|worked)${END}`,
  'iu',
);
/** "..., I think": a remark about the clause before it. */
const REMARK =
  /^(?:i|you|we|they|he|she) (?:\p{L}+ )?(?:thinks?|guess|suppose|know|mean|believe|hope|swear|promise|bet|imagine|assume|say|see|said|says|told me)(?: so| not)?$/iu;

const FORMS_OF_SPEECH =
  /(?<![\p{L}'’])(?:says?|said|asked|told \p{L}+|thinks?|thought|replied|answered|whispered|shouted)$/iu;

/** Whether a part between commas begins a main clause. */
export const isMain = (part: string): boolean => mainClause.test(part) && !REMARK.test(part);

const NEGATION = new RegExp(
  String.raw`(?<![\p{L}'’])(?:not|no|never|none|nobody|nothing|without|cannot|neither|nor|\p{L}+n['’]?t|no one|denies|denied)${END}`,
  'iu',
);

/** A sentence with fewer words is divided by a semicolon, a longer one by full stops. */
const LONG_SENTENCE = 24;
const MAX_SENTENCE = 700;

/** Separates the main clauses of each sentence (VAL-52). Linear in the length. */
export function splitSplices(text: string): string {
  if (!text.includes(', ')) return text;
  const quotes = findQuotes(text);
  let next = 0;
  return text.split(/(?<=[.!?…]["”’)]?\s+|[;:]\s+|\n)/u).reduce<{ readonly at: number; readonly result: string }>(
    ({ at, result }, sentence) => {
      while ((quotes[next]?.end ?? Infinity) <= at) next += 1;
      const isQuoted = (quotes[next]?.start ?? Infinity) < at + sentence.length;
      return { at: at + sentence.length, result: result + (isQuoted ? sentence : splitSentence(sentence)) };
    },
    { at: 0, result: '' },
  ).result;
}

function splitSentence(sentence: string): string {
  if (sentence.length > MAX_SENTENCE || !sentence.includes(', ') || /[()[\]]/u.test(sentence)) return sentence;
  const parts = sentence.split(', ');
  const isQuestion = sentence.trimEnd().endsWith('?');
  // "A came, B went, and C stayed" is a list of clauses.
  if (parts.length > 2 && /^(?:and|or) /iu.test(parts.at(-1) ?? '')) return sentence;
  const splits = new Set<number>();
  let from = 0;
  for (let at = 1; at < parts.length; at += 1) {
    const part = (parts[at] ?? '').replace(/[.!?…]+\s*$/u, '');
    const previous = parts.slice(from, at);
    if (
      (at === 1 && !isQuestion && INTRODUCTION.test(parts[0] ?? '') && isIntroduced(parts.slice(1))) ||
      (!isQuestion &&
        REQUEST.test(part) &&
        !/^(?:if|when|unless|once|before|after|and|or|but|so)(?![\p{L}'’])/iu.test(previous.at(-1) ?? '') &&
        !/^(?:in|with|without|for|on|at|after|before|during|while|given|since|because|as|following|until|under|among|where|any|anyone|anybody|whoever|those|everyone|everybody|all|dear|if|when|colleagues)(?![\p{L}'’])/iu.test(
          previous[0] ?? '',
        ) &&
        previous.join(' ').split(' ').length > 3) ||
      (!isQuestion && isAdvice(part, previous))
    ) {
      splits.add(at);
      from = at;
      continue;
    }
    const isAsked = isQuestion && at === parts.length - 1 && questionClause.test(part);
    if (!isAsked && (isQuestion || !isMain(part) || isDescribed(parts[at - 1] ?? '', part))) continue;
    if (!isComplete(previous)) continue;
    splits.add(at);
    from = at;
  }
  if (splits.size === 0) return sentence;
  const isLong = isQuestion || splits.size > 1 || sentence.split(' ').length > LONG_SENTENCE;
  return parts
    .map((part, at) => {
      if (at === 0) return part;
      if (!splits.has(at)) return `, ${part}`;
      // A negation stays in one sentence with all that its author wrote after it.
      return isLong && !NEGATION.test(parts.slice(0, at).join(', ')) ? `. ${part}` : `; ${part}`;
    })
    .join('');
}

/** Whether a part says more of the person whose age ends the part before it: "a 22-year-old man, vomiting will not stop". */
const isDescribed = (before: string, part: string): boolean => AGED.test(before) && !NEW_SUBJECT.test(part);
const AGED = /-old(?: (?:wo)?man| boy| girl| child| infant| patient)?$/iu;
const NEW_SUBJECT = new RegExp(String.raw`^(?:${PRONOUNS}|${DETERMINERS})${END}`, 'iu');

/** A command that follows a statement: "BPPV is not a stroke, check the eyes". */
const ADVICE = new RegExp(
  String.raw`^(?:do not|never|always|check|avoid|stop|ask|remember|use|look|listen|think|give|get|take|try|call|refer|measure|document|treat|keep|make sure|send|learn|read|count|trust|repeat|consider|start|scan|examine|screen|phone|write|bring|tell) (?!and\b|or\b|of\b|to\b|is\b|was\b|again\b)\p{L}`,
  'iu',
);
/** A statement with one finite verb, after which a base form cannot continue a list of verbs. */
const STATEMENT = new RegExp(
  String.raw`^(?!.*(?<![\p{L}'’])(?:to|can|could|should|must|will|would|may|might|need|let|help|please|who|and|or|if|when)${END})(?:${MAIN})(?<=(?<![\p{L}'’])(?:is|are|was|were)(?: not)?)`,
  'iu',
);
const isAdvice = (part: string, previous: readonly string[]): boolean =>
  previous.length === 1 && ADVICE.test(part) && STATEMENT.test(previous[0] ?? '');

/** Whether what follows an introduction is a separate sentence. */
const isIntroduced = (parts: readonly string[]): boolean =>
  !CONTINUES_INTRODUCTION.test(parts[0] ?? '') &&
  (parts[0] ?? '').split(' ').length > 2 &&
  (parts.some(isMain) || INTRODUCES.test(parts[0] ?? ''));

/** Whether parts can be a sentence without what follows them. */
function isComplete(parts: readonly string[]): boolean {
  const last = parts.at(-1) ?? '';
  if (INTRODUCES.test(last) && !(parts.length > 1 && /^(?:no|with|without) /iu.test(last))) return false;
  if (OPENS_CLAUSE.test(last) || FORMS_OF_SPEECH.test(last)) return false;
  const first = parts.findIndex((part) => !INTRODUCES.test(part));
  // The part after an introduction belongs to it.
  if (first > 0 && parts.length === first) return false;
  const rest = parts.slice(Math.max(first, 0)).filter((part) => part.split(' ').length > 1);
  return (
    rest.some(
      (part) =>
        isMain(part) ||
        COMMAND.test(part) ||
        REPORT.test(part) ||
        /^\d+ (?:\p{L}+ ){0,3}(?:is|are|was|were|had|have)(?![\p{L}'’])/u.test(part),
    ) ||
    (first === 0 && parts.length > 1 && parts.length < 5)
  );
}
