import { endsSentence } from '../tokens/sentences';
import { findQuotes } from '../tokens/protect';
import { type Token, tokenize } from '../tokens/tokenize';
import { isMain } from './english-splices';

const WHO = String.raw`(?:i|u|you|we|they|he|she|it|this|that|there|people|ppl|everyone|everybody|someone|somebody|anyone|anybody|others|your|ur|our|my|the|these|those|any|some|most|patients|pts|nurses|doctors|gps)`;
const PERSON = String.raw`(?:i|u|you|we|they|he|she|it|there|people|ppl|everyone|everybody|someone|somebody|anyone|anybody|others)`;
const AUXILIARY = String.raw`(?:do|does|did|is|are|was|were|has|have|had|can|could|would|wld|should|shld|will)`;
const BESIDE = String.raw`(?:(?:even|exactly|actually|on earth|else|really|then|still|also|ever|the hell|in the world) )?`;

/** What can begin a question only. */
const QUESTIONS: readonly RegExp[] = [
  new RegExp(`^why ${BESIDE}(?:${AUXILIARY}|is|are|don't|doesn't|isn't|aren't|can't|won't|cannot)\\b`, 'u'),
  new RegExp(
    `^how (?:(?:else|best|long|much|many|often|soon|far|late|early|quickly|high|low|fast|common|do-able|safe|reliable|useful|accurate) ){0,1}(?:\\p{L}{3,14} )?(?:do|does|did|would|wld|should|shld|can|could|are|is|were|was|will|have|has) ${WHO}\\b`,
    'u',
  ),
  /^how (?:(?:else|best|long|much|many|often|soon|far|late|early|quickly|high|low|fast) )?(?:do|does|did|would|should|can|could|will|am) (?!be\b|have\b|help\b|work\b|happen\b)\p{L}/u,
  /^(?:what|which|when|where|why) (?:do|does|did|should|can|could|would) (?!be\b|have\b|help\b|work\b|happen\b|matter\b|it matter\b)\p{L}[^;:]*$/u,
  /(?<!\b(?:whether|if|know|wonder|unsure|decide|ask|asked|see)\b[^,;:]{0,80}), (?:is|are|does|do|did|can|should|would|will) [^,;:]{2,60} or (?:is|are|does|do|did|can|should|would|will) (?:it|they|we|i|you|he|she|there|this|that)\b/u,
  /^(?!(?:write|say|tell|know|ask|check|state|and|by|since|until|till)\b)[\p{L}\d-]{2,16} (?:[\p{L}\d-]{2,16} )?when$/u,
  /^(?:what|which) [\p{L}-]{3,16} (?:actually|really|else) \p{L}[^,;:]*$/u,
  /^what (?:worked|works|helped|helps|happened|happens|changed) (?![^,;:]*\b(?:is|was|are|were)\b)[^,;:]*$/u,
  /^(?:is it )?just me or (?:do|does|is|are|has|have|did)\b/u,
  /^anything else (?:you|u|i|we|people|ppl)\b[^,;:]*$/u,
  /^(?:does|do|did) \p{L}{3,16} (?:actually|really|ever|still|even|always|usually) \p{L}/u,
  /^(?:is|are) \d[\d.,/]*(?: ?(?:mg|ml|mcg|g|units|kg|%))? (?:an? )?[\p{L}][^,;:]*$/u,
  /^how (?:common|likely|safe|useful|accurate|reliable|effective|bad|good|hard|easy|important|rare|big|high|low|strict) (?:is|are|was|were) (?!(?:often|usually|something|a|the)\b)\p{L}(?![^,;:]*\b(?:is|are|unclear|unknown|depends|varies)\b)[^,;:]*$/u,
  /^(?:since when|what next$|what now$|(?:you|u) ever (?!since)\p{L})/u,
  // A verb before its pronoun after a question word, in any clause.
  /(?<![\p{L}'])(?:why|how|what|when|where) (?:am|are|do|does|did|can|could|should|would|will) (?:i|we|you|u|they|he|she|it)(?![\p{L}'])[^;:]*$/u,
  /^(?:don't|dont|doesn't|isn't|aren't|can't|won't|didn't|haven't|hasn't|wasn't|weren't|wouldn't|couldn't|shouldn't) (?:you|u|we|they|he|she|it|i) (?!dare|ever|worry|forget|touch|think|even|stop|go|give|start|use)\p{L}/u,
  /^how (?:long|soon|much|many|often) [^,;:]{2,60} (?:can|do|does|should|would|will|could) (?:i|you|u|we|they|he|she|it|people|patients|pts|the|a|an|my|your)\b/u,
  /^how (?:long|much|many|often|soon|late|early|high|low|young|old) is (?:too|enough|safe|acceptable|reasonable) \p{L}{2,9}$/u,
  /^any (?!(?:one|advice|thoughts?)\b)(?:[\p{L}'-]{2,16} ){1,8}[\p{L}'-]{2,16}$(?<!\b(?:is|are|was|were|should|will|can|could|would|must|may|might|needs?|has|have|had|helps?|welcome|appreciated|please|thanks?|gets?|means|makes|works?|do|does|did|\p{L}{3,12}ed)\b.{0,160})/u,
  /^how (?:many|much|often|long|soon) (?:of (?:you|us|your|our) |(?:more |other )?(?:people|trusts|units|hospitals|practices|gps|colleagues|centres|places|departments|nurses|doctors|surgeons|clinics|clinicians|trainees) )(?!is|was|it)\p{L}/u,
  new RegExp(
    `^what ${BESIDE}(?:do|does|did|would|wld|should|shld|can|could|will|are|were|is|was|has|have) (?:${WHO}|best|your|ur|a|an|safe|wrong|going|happening|stopping|next|everyone)\\b`,
    'u',
  ),
  /^what (?:else|about|if) \p{L}/u,
  /^at what (?:[\p{L}-]{2,14} ){1,3}(?:do|does|would|should|are|is|can) \p{L}/u,
  /^anything else(?: to \p{L}[^.?!]{1,60})?$/u,
  new RegExp(
    `^(?:what|which) (?:[\\p{L}-]{2,16} ){1,4}(?:do|does|did|would|wld|should|shld|can|could) (?:${PERSON}|your|ur)\\b`,
    'u',
  ),
  new RegExp(`^(?:what|which) (?:[\\p{L}-]{2,16} ){1,3}(?:are|is) (?:you|u|we|they|people|everyone|ppl)\\b`, 'u'),
  new RegExp(
    `^(?:when|where) ${BESIDE}(?:do|does|did|would|wld|should|shld|can|could|are|is|was|were|will|has|have) ${WHO}\\b`,
    'u',
  ),
  /^who (?:else|(?:is|are|does|do|has|would|should|decides|decided|thought|invented|wrote|came up) )\b/u,
  /^who here \p{L}/u,
  /^who \p{L}{3,12}s (?:these|this|the|our|your|my) [^,;:]*$/u,
  /^who (?:\p{L}{3,12}ed|took|stole|ate|left|wrote|put|made|broke|keeps|wants|uses) (?:my|our|the|all (?:the|my|our))\b/u,
  /^who (?:wants|needs|fancies) (?:to|an?|some|more) \p{L}/u,
  new RegExp(
    `^(?:does|did(?! (?:it|this|that|these|those|the|my|our|your|some|any|most) (?!work|help|go\\b|make|get|have|take|hurt|matter|change|cause|resolve|stop|come|show|ever|really|actually|improve|happen|last|give|need|start))|can|could|would|wld|should|shld|will) (?!(?:my|our) (?:first|second|third|last|\\d))(?:${WHO}|no one|nobody|having|giving)\\b`,
    'u',
  ),
  /^do (?:i|you|u|we|they|people|ppl|others|any of (?:you|us)|your (?:units?|teams?|departments?|trusts?|hospitals?|patients|pts|nurses|doctors|gps|consultants|staff|trusts)|most)\b/u,
  new RegExp(`^(?:is|are|was|were|has|have|had) ${PERSON}\\b(?! to\\b)`, 'u'),
  /^(?:is|are) (?:\d|the |a |an |my |our |your |this |these |those )[^,;:]{4,160} (?:or|any good|worth|safe|ok|okay|acceptable|normal|enough|better|necessary|needed|something)\b(?! (?:is|are)\b)/u,
  /^(?:is|was) (?:this|that) (?:normal|safe|true|ok|okay|acceptable|still|really|just|a|the|common|usual|allowed|legal|right|reasonable|correct|what|something|how|why)\b/u,
  /^am i \p{L}/u,
  /^(?:why|why not|how|since when|says who)$/u,
  /(?:^| )(?:yes or no|or not|or no|y\/n)$/u,
  /^any(?: other| more| good| recent| similar)? (?:advice|thoughts?|tips|ideas|suggestions|recommendations|experiences?|opinions|evidence|guidance|views|pearls|takers|clues|downsides|contraindications|concerns|objections)(?![^.?!]{0,80}:)(?! (?:is |are |would be )?(?:welcome|appreciated|gratefully|much|please|useful|helpful))/u,
  /^(?:thoughts|opinions|suggestions|ideas|tips)(?: (?:on|about|from|for) [^,;:]{2,80})?$/u,
  /^anyone(?: else)?(?: here)?$/u,
  /^[\p{L}\d-]{4,20}(?: [\p{L}\d-]{4,20})?(?<! (?:from|with|about|like|than|tell|told|upon)),? anyone$/u,
  /^any (?:[\p{L}-]{3,16} ){1,3}(?:here |on here |out there )?(?:who can|able to) (?:tell|explain|help|advise)\b/u,
  /^[\p{L} ]{2,30} anywhere$/u,
  // Without a verb: "how long and what dose", "increase which one first".
  /^(?:how (?:long|much|many|often|soon)|(?:what|which) (?:dose|route|concentration|strength|drug|agent|one|size|duration|interval|rate|target|regime|regimen|score))(?: for)?(?:,? (?:and|or) (?:how (?:long|much|many|often|soon)|(?:what|which) \p{L}{3,16})(?: for)?)?$/u,
  /^(?:increase|reduce|stop|start|give|try|add|change|switch|drop|wean|taper|check|send|do|use|treat) which(?: (?:one|drug|agent|dose|test))?(?: (?:first|1st|next|2nd|second))?$/u,
];
/** A question after another clause: "..., would you start". */
const LAST_CLAUSE: readonly RegExp[] = [
  new RegExp(
    `^(?:and |but |so |or )?(?:(?:what|how|when|why|where|which) )?(?:(?:dose|long|much|many|often|one|else|drug) )?(?:do|does|did|would|wld|should|shld|can|could) (?:you|u|we|i|people|anyone|everyone)\\b`,
    'u',
  ),
  /^(?:is|are|was|were|does|do|did|has|have|would|should|can) (?:it|they|you|we|he|she|there) not$/u,
  /^(?:and |but |so |or )?(?:what|how) (?:about|abt) \p{L}/u,
  /^(?:has|have|does|do|is|are|can|could|would|should) (?:anybody|anyone|somebody|someone|people|others|any(?: other)? \p{L}+|there any) \p{L}/u,
  // "..., do they": whether the clause before it is right.
  /^(?:(?:is|was|can|could|would|will|should|has|had|does|did)(?:n['’]?t)? (?:it|he|she|there)|(?:are|were|do|did|have|had|can|could|would|will|should)(?:n['’]?t)? (?:they|we|you|i))$/u,
  /^(?:any|or any) (?:advice|thoughts|tips|ideas|suggestions)$/u,
];
/** A question after a statement: "I know the dose but what is the mechanism". */
const JOINED_QUESTION =
  /(?<!(?<![\p{L}'])(?:know|knows|knew|tell|ask|asked|explain|explains|understand|wonder|wondering|decide|unsure|sure|see|learn|whether|if|depends?)(?![\p{L}'])[^,;:]{0,120}) (?:but|so) (?:what|how|why|when|where|which|who)(?: (?:much|many|long|often|soon|far|else|exactly|dose|one|drug))? (?:is|are|was|were|do|does|did|can|should|would|am) (?!not\b)\p{L}/u;
const KNOWN_BUT =
  /^(?:i|we) (?:know|get|understand|see)(?: that| why)? [^,;:]{3,120} but (?:what|how|why|when|where|which|who)(?: (?:exactly|actually|much|many|long))? (?:is|are|was|do|does|did|can|should|would) (?!not\b)\p{L}/u;
/** A choice without a verb after a question: "TSH 4 or trimester specific". */
const CHOICE_AFTER_QUESTION =
  /^(?:or )?(?!(?:use|try|take|consider|see|call|ask|check|avoid|do|go|phone|ring|bleep|email|refer|send|document|remember|never|always|either|look|get|read|write|say|tell|dm|message|contact|please|think|suspect|mine|we|i|my|our|it|he|she|they|you|thank|thanks|any|no|not|sorry)\b)(?!.*(?<![\p{L}'])(?:is|are|was|were|has|have|had|will|would|can|could|should|must|may|might|needs?|wants?|says?|said|seems?|works?|depends)(?![\p{L}']))(?:[^\s]+ ){1,9}or (?:[^\s]+ ?){1,7}$/u;
/** After "a question:". */
const AUXILIARY_FIRST = /^(?:is|are|does|do|did|can|could|should|would|will|has|have|am|was|were) (?!not\b)\p{L}/u;
const NOT_A_QUESTION =
  /^(?:is|are|was|were|do|does|did|has|have|had|can|could|would|should|will) not (?!(?:i|you|u|we|they|he|she|it|this|that|there|the|anyone|anybody|everyone|people)\b)|^what (?:would|wld) (?:you|u) do:|^what (?:is|was|are|were) (?:\p{L}{3,14}(?:ed|en)|important|worse|more|clear|interesting|great|scary|sad|striking|key|not|missing|needed) (?:is|was|are|were)\b|^how (?:much|many|often|long) (?:i|we|you|he|she|they)\b|\b(?:is|are|remains?) (?:unclear|unknown|beyond me|a mystery|debatable|controversial|anyone's guess)$|^(?:would|will|could|should) (?:have|be|love|like|rather)\b|^had (?:i|we|he|she|they|it|you) /u;
const LEAD =
  /^(?:(?:and|but|so|or|also|ok|okay|well|honestly|seriously|genuinely|now|then|please|again|just curious|just wondering|bit random but|out of interest|out of curiosity|for those who|serious question|(?:[\p{L}\d ]{0,30}\b(?:question|survey|poll|query)\b[\p{L}\d ]{0,40}(?: but|:)?)),? ){1,2}/u;

/** Ends each sentence that can only be a question with a question mark. Linear in the length. */
export function markQuestions(text: string): string {
  if (!STARTS.test(text)) return text;
  const tokens = tokenize(text);
  const quotes = findQuotes(text);
  let result = '';
  let start = 0;
  const close = (end: number, mark: Token | undefined): void => {
    const to = tokens[end]?.start ?? text.length;
    const from = tokens[start]?.start ?? to;
    const words = text.slice(from, to);
    const isQuoted = quotes.some((quote) => quote.start <= to && to < quote.end);
    const followsQuestion = result.slice(-3).trimEnd().endsWith('?');
    const isLast = to >= text.trimEnd().length - 1;
    const asks =
      !isQuoted &&
      !TAG.test(text.slice(to, to + 14)) &&
      /[\p{L}\d)\]"”'’+%]\s*$/u.test(words) &&
      (isQuestion(words) || (followsQuestion && isLast && CHOICE_AFTER_QUESTION.test(words.trim().toLowerCase())));
    const [question, statement] = isQuoted || TAG.test(text.slice(to, to + 14)) ? [] : questionAndStatement(words);
    if (question !== undefined && statement !== undefined)
      result += `${question}? ${statement}${mark?.kind === 'end' ? '.' : (mark?.text ?? '')}`;
    else if (asks && mark?.kind === 'end') result += `${words}?`;
    else if (
      (asks ||
        (!isQuoted &&
          (CHOICE.test(words.trim()) ||
            (from > 0 && (SHORT_CHOICE.test(words.trim()) || NUMBER_CHOICE.test(words.trim())))))) &&
      !mark
    )
      result += `${words.trimEnd()}?`;
    else result += words + (mark?.text ?? '');
    start = end + 1;
  };
  for (const [index, token] of tokens.entries())
    if (token.kind === 'line' || (endsSentence(tokens, index) && tokens[index + 1]?.text !== ')')) close(index, token);
  if (start < tokens.length) close(tokens.length, undefined);
  return result;
}
/** A question and the statement that a comma joins to it: "how do you manage, our pharmacy has none". */
function questionAndStatement(sentence: string): readonly [string, string] | readonly [] {
  const at = sentence.indexOf(', ');
  if (at < 8 || sentence.length > MAX_SENTENCE) return [];
  const [question, statement] = [sentence.slice(0, at), sentence.slice(at + 2)];
  if (!(STATES.test(statement) && isMain(statement)) && !DENIES.test(statement)) return [];
  if (isQuestion(statement.trimEnd())) return [];
  if (
    /^\s*(?:when|where|what|who|how|why|which) (?!is|are|do|does|did|can|should|would|was|were|has|have)\p{L}/iu.test(
      question,
    )
  )
    return [];
  return isQuestion(question) ? [question, statement.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())] : [];
}
/** A statement that denies something of its subject, which no question continues with. */
const DENIES =
  /^(?!(?:and|but|or|if|when|that|which|who|especially)(?![\p{L}'’]))\p{L}{4,}(?: \p{L}{3,})? (?:does|is|was|has|did|are|were|have|do)(?: not|n['’]?t)(?![\p{L}'’])/iu;
/** Subjects of a statement. */
const STATES =
  /^(?:I|we|they|he|she|it|my|our|half|most|all|the|this|these|some|everyone|nobody|there|every|no one|mine|ours|GPs?|pharmacy|radiology|micro\p{L}*|ICU|ED|(?!(?:and|but|or|so|if|when|where|what|who|how|why|which|that|because|like|than|as|especially|do|does|did|is|are)(?![\p{L}'’]))\p{L}{3,} (?:\p{L}{3,} ){0,2}(?:is|are) (?:out of (?:stock|hours|order)|not available|unavailable|full|closed|\d{1,3} (?:weeks|months|days|hours))|\p{Lu}\p{Ll}{3,} (?:says?|said|suggests|recommends))(?![\p{L}'’])/u;

const STARTS =
  /(?<![\p{L}\d])(?:or|why|how|what|which|when|where|who|do|does|did|is|are|was|were|has|have|can|could|would|wld|should|shld|will|am|any|anyone|anything|at|thoughts|opinions|suggestions|ideas|tips|anywhere)(?![\p{L}\d])/iu;

/** A question of one word, which asks whether the sentence before it is right. */
const TAG = /^\.\s+(?:yes|right|correct|agreed)\?/iu;

/** A choice of doses at the end of a text. */
const NUMBER_CHOICE = /^\d[\d.]*(?: ?[\p{L}/]{1,5})? or \d[\d.]*(?: ?[\p{L}/]{1,5})?$/u;
/** A choice of treatments at the end of a text, without an end mark. */
const CHOICE =
  /^(?:(?:so|just) )?(?:start|stop|go|swap|change|escalate|give|add|switch|restart|hold|continue|admit|discharge|wait|repeat|increase|reduce|treat|operate|scan|refer|keep|induce|replace|bridge|intubate|tube|observe|watch|transfuse|biopsy|taper|wean|resuscitate|lyse|push on|go ahead|pressure|surgery|conservative|steroids|antibiotics|home) [^.?!;:]{0,60}?\bor [^.?!;:]{2,60}$/iu;
const SHORT_CHOICE =
  /^(?!(?:use|try|take|consider|see|call|ask|check|avoid|do|go|phone|ring|bleep|email|refer|send|document|remember|never|always|either|with|by|for|at|on|if|more|less|look|get|read|write|say|tell|dm|message|contact|please|think|suspect)\b)(?:[\p{L}\d-]{2,16} ){1,2}or (?:just |straight to )?[\p{L}\d-]{2,16}(?: [\p{L}\d-]{2,16})?$/iu;
const MAX_SENTENCE = 600;

/** Whether a sentence without its end mark can only be a question. */
function isQuestion(sentence: string): boolean {
  if (sentence.length > MAX_SENTENCE) return false;
  const words = sentence.trim().toLowerCase().replaceAll('’', "'").replace(LEAD, '');
  if (NOT_A_QUESTION.test(words)) return false;
  if (QUESTIONS.some((question) => question.test(words))) return true;
  if (
    /question:? $/iu.test(sentence.trim().slice(0, sentence.trim().length - words.length)) &&
    AUXILIARY_FIRST.test(words)
  )
    return true;
  if (KNOWN_BUT.test(words) || JOINED_QUESTION.test(words)) return true;
  const last = words.slice(Math.max(words.lastIndexOf(', '), words.lastIndexOf(' - '), words.lastIndexOf(': ')) + 1);
  return last !== words && LAST_CLAUSE.some((question) => question.test(last.replace(/^[ \-:]+/u, '')));
}
