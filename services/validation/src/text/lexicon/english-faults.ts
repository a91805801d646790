/**
 * Faults of English grammar that a replaced or removed word can leave behind. Each is counted in the text of the author
 * and in its rewriting: only a fault that the rewriting adds matters. All are linear in the length of a text.
 */
// "8am does not" has no form of "be".
const START = String.raw`(?<![\p{L}\d'’-])`;
const END = String.raw`(?![\p{L}'’-])`;
const fault = (pattern: string): RegExp => new RegExp(`${START}(?:${pattern})${END}`, 'giu');

const FINITE = 'is|are|was|were|has|have|had|do|does|did|will|would|can|could';
/** Verbs in their base form or past tense, which cannot follow a form of "be". */
const NOT_AFTER_BE =
  'do|does|did|go|went|have|has|had|give|gave|take|took|use|make|see|saw|know|knew|think|thought|want|wanted|say|keep|kept|came|find|feel|try|stop|happen|mean|wish|guess|wonder|agree|remember|forgot|forget|eat|ate|drink|drank|can|could|will|would|should|must|may|might';
/** Words that end in "ed" and are no participles. */
const NO_PARTICIPLE = '(?!need|feed|bleed|speed|proceed|succeed|exceed|embed|shed|heed|breed|weed|seed|wed)';

const englishFaults: readonly RegExp[] = [
  // A clause that ends in a word which needs another one.
  /(?<![\p{L}'-])(?:the|an|of|with|and|or|my|your|our|their|because|than|if|from|into|a|(?:also|but) not|very)(?=[.!?](?:\s|$)|\s*$)/giu,
  // A word twice.
  fault(String.raw`(\p{L}+) \1`),
  // A beginning that needs the word before it.
  /^(?:at|of|than|which) (?!least|first|what|night|home|last|the|this|that|\d|least|present|my|our)/giu,
  /(?<=^|[.!?] |\n)(?:out|off|up|away|than|whom|hell|back)(?= (?!of\b|to\b|at\b|in\b|on\b|the\b)\p{L})/giu,
  /(?<=^|[.!?] |\n)(?:says?|said|thinks|wants|keeps|gets|goes|tells|asks|told)(?![\p{L}'-])/giu,
  // Marks without a word between them.
  /^\s*[.!?](?![.\d])|[.!?] [.!?](?!\.)/gu,
  /(?:^|[.!?] )[,;:]|,\s*[.?]|\(\s*\)|[,;:][,;:]|[?!][.,;]|\.[,;]/gu,
  // Two determiners, or a determiner before a verb or a preposition.
  fault('(?:a|an) (?:the|a|an|my|your|our|his|her|their|this|these|those|patients|people|is|are|was)'),
  fault(
    `(?:the|my|your|our|his|their|every) (?:is|are|was|were|has|have|had|does|did|and|or|but|of|to|in|with|for|from|if|because|the|a|an|I|we|they|my|your|our|his|their)`,
  ),
  fault('(?:is|are|was|were|am) (?:is|are|was|were|am|has|have|do|does|did)'),
  fault('(?:very|of|with|from|for) (?:is|are|was|were|has|does)'),
  // A verb that does not agree with its subject, or a wrong form after an auxiliary.
  fault('(?:you|we|they) (?:is|was|has|does|am)|I (?:is|are|has|does)'),
  fault('(?:people|ppl|peeps|patients|pts|children|kids|these|those|both) (?:is|was|has|does)'),
  fault(
    '(?<!(?:does|did|do|should|would|could|can|will|might|may|must|if|though|let|make|made|help|see|to|and|than|not|wish|unless|what|as) )(?:he|she|it) (?:are|were|have|do)',
  ),
  fault(`(?:I am|you are|we are|they are|he is|she is|it is|that is|who is|there is) (?:${NOT_AFTER_BE})`),
  fault(
    String.raw`(?:I am|you are|we are|they are|he is|she is|it is) (?:stopped|started|finished|tried|kept|considered|noticed) \p{L}{2,14}ing`,
  ),
  fault(
    '(?:I am|he is|she is) (?:been|had|gained|developed|forgotten|noticed|decided|said|ate|become|got|gotten|gone (?:up|down|from)|lost (?!to|in|at|without)|refused|tried|presented|come (?:in|to|back))',
  ),
  fault(
    String.raw`(?:cannot|could|would|should|must|(?<!(?:who|that|which|those) )(?:do|does|did|will|would|should|could|must) not) (?:is|are|was|were|am|has|had|does|did|been|went|gave|took|saw|got|made|said|told|knew|thought|felt|kept|worried|${NO_PARTICIPLE}\p{L}{3,14}ed)`,
  ),
  fault(`(?:have|has|had) (?:go|went|give|gave|take|took|saw|knew|ate|drank|began|is|are|was|were|am)`),
  fault(
    String.raw`(?:what|how|why|where|when) (?:is|are|was|were) (?:the |a |an |your |our |my |his |her |their |this |that )?(?:\p{L}{2,14} ){0,2}(?<!(?:to|you|we|i|they|people|who|that|he|she|it|and|or|not|never|also|${FINITE}|should|must|may|might|\p{L}{2,13}s) )(?:do|does|did|use|uses|think|thinks|say|says|mean|recommend|recommends|want|wants)(?=[?.,]|\s*$)`,
  ),
  fault(
    String.raw`(?:do|does|did) (?:I|you|we|they|he|she|it|people) (?:is|are|was|were|am|has|had|does|did|\p{L}{2,12}ing)`,
  ),
  fault(String.raw`(?:to|will|would|should|could|can|must|may) (?:passing|opening|seeing|giving|taking|being)`),
  fault(
    String.raw`(?:does|did) (?:anyone|anybody|someone|everyone)(?: else)?(?: (?:still|actually|really|routinely|also|here))? (?:\p{L}{2,12}ing|has|does|is|seen|been|done|\p{L}{3,12}ed)`,
  ),
  fault('(?:is|are|was|were|does|do|did|has|have|can|should|would) not (?:it|they|he|she|we)(?=[?.]|$)'),
  fault('(?:is|are|was|were) (?:made|make) an error'),
  fault(String.raw`for \d{1,3} (?:minutes?|hours?|days?|weeks?|months?|years?) (?:ago|later|earlier)`),
  // A possession that was read as "it is": "its dosing", "its high cost".
  fault(
    'it is (?:dosing|timing|binding|funding|staffing|handling|rating|ratings|ranking|meaning|setting|settings|wording|training|teaching|beginning|ending|lining|coating|spelling|pricing|marketing|screening|healing|packaging|labelling|licensing|monitoring|reporting|own)',
  ),
  fault(
    String.raw`it is (?:high|higher|low|lower|good|bad|great|common|rare|safe|best|worst|main|important|useful|poor|long|short|new|old|early|late|wide|narrow|small|large|positive|negative|standard|routine|normal|clinical|medical|local|only|first|current|usual|original) (?!(?:for|in|to|on|at|with|without|and|but|or|so|because|if|when|as|than|that|enough|again|now|here|there|today|tonight|by|from|after|before|until|unless|though|too|like|how|what|why|the|a|an|this|these|not|you|we|they|he|she|it|i|yet|still|only|just|all|really|very|even|since|while|where|who|cause|cos|tbh|right|anyway|over|my|your|our|his|her|their|or|is|was|about|practice|news|time|care|luck|knowledge|sense|and|everywhere|apparently|\p{L}{3,14}ly)(?![\p{L}'’]))\p{L}{3,}`,
  ),
  // An article that does not fit the sound of the next word.
  fault(String.raw`a (?:[aei](?!u|we)|o(?!ne|nce|uija)|u[ln]?(?=l|rg|n[^i]|nde|p))\p{Ll}{2,}`),
  fault(String.raw`an (?:[bcdfgjkmpqtvwyz])\p{Ll}{3,}`),
  // Clinical words where only a person, or only a drug, can stand.
  fault('I am (?:injections?|route|dose|doses|adrenaline|benzylpenicillin)'),
  fault('patients? (?:and INR|INR|eval|consult|exercises|sessions?|referral|goals)'),
];

/** An everyday word with a capital in the middle of a sentence: the beginning of a phrase that a rule moved. */
const CAPITAL =
  /(?<=[\p{L}\d,;] )(?:A|An|The|This|That|These|Those|My|Our|Your|His|Her|Their|We|You|He|She|They|It|There|Is|Are|Was|Were|Do|Does|Did|Has|Have|Had|Can|Could|Would|Should|Will|And|But|Or|So|If|When|What|Why|How|Who|Where|Which|Not|No|Any|Please|Thank|Thanks|In|On|At|For|With|Without|Of|To|From|By|As|After|Before|Because|Question|Today)(?![\p{L}'’-])/gu;

/** Whether a rewriting has more of the faults than its source, or more everyday words with a capital inside a sentence. */
export const addsEnglishFault = (source: string, rewritten: string): boolean =>
  source !== rewritten &&
  ([...englishFaults, CAPITAL].some((each) => countOf(each, rewritten) > countOf(each, source)) ||
    hasHalfList(source, rewritten));

/** Whether some of the plus signs of a sentence were written out, and others were not: "a + b and c". */
function hasHalfList(source: string, rewritten: string): boolean {
  if (!source.includes(' + ')) return false;
  const [before, after] = [source, rewritten].map((text) => text.split(/(?<=[.!?])\s|\n/u)) as [string[], string[]];
  return (
    before.length === after.length &&
    before.some((sentence, at) => {
      const [had, has] = [sentence, after[at] ?? ''].map((text) => text.split(' + ').length - 1) as [number, number];
      return has > 0 && has < had;
    })
  );
}

const countOf = (each: RegExp, text: string): number => text.match(each)?.length ?? 0;
