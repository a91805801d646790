import { isMain } from '../lexicon/english-splices';

/** Words that can be the subject of a question after its verb. */
const SUBJECT = String.raw`(?:i|you|u|we|they|he|she|it|this|that|these|those|there|the|an?|my|our|your|ur|his|her|their|its|any|anyone|anybody|any1|someone|somebody|everyone|everybody|people|ppl|patients|pts|others|all|most|some|no|one|\p{L}{3,}(?:ine|ol|in|ide|ate|pril|statin|xaban|azole|mab|one|am|cillin|mycin)s?|\d{1,4}|[\p{L}-]{4,14} (?:still|actually|really|ever|even|always|usually|need|work|help|count|cause|have|get|use|make))`;
const AUXILIARY = String.raw`(?:is|are|was|were|am|do|does|did|has|have|had|can|could|should|would|will|might|must|may|shall)`;
const NOT = String.raw`(?:n't|nt)?`;

/** A question word with its verb, near the beginning. */
const WH_QUESTION = new RegExp(
  String.raw`^(?:why|how|what|whats|when|where|which|who|whose|whos|hows)(?:(?: [\p{L}\d-]+){0,4}? ${AUXILIARY}${NOT}(?![\p{L}'])| (?:exactly|come|about|abt|else|next|now|if|not|dose|to do)(?![\p{L}'])|$)`,
  'u',
);
/** A statement of which the question word is a part: "what I learned is". */
const WH_STATEMENT = new RegExp(
  String.raw`^(?:what|how|why|when|where|which|who) (?:an?|i|we|you|u|they|he|she|it|this|that|the|my|our|people|many|some)(?: [\p{L}'-]+){1,12} ${AUXILIARY}(?![\p{L}'])|^(?:what|how) an? (?!\p{L}+ (?:do|does|would))`,
  'u',
);
/** A question without a verb: "how long before surgery". */
const HOW_LONG =
  /^how (?:long|often|soon|far|many|much|late|early)(?! (?:i|we|you|u|they|he|she|it|the|my|our|your)(?![\p{L}'])) [^,]{2,60}$/u;
const WHO =
  /^who (?!i\b|we\b|you\b|they\b|he\b|she\b|would have\b)(?:else |here |even |actually |really |still )?[\p{L}']{2,}/u;
const INVERTED = new RegExp(
  [
    String.raw`^(?:is|are|do|does|did|can|could|should|would)${NOT} ${SUBJECT}(?![\p{L}'])`,
    String.raw`^(?:has|have|had|was|were|am|will|might|must|may|shall)${NOT} (?:i|you|u|we|they|he|she|it|this|that|these|those|there|the|my|our|your|ur|his|her|their|any|anyone|anybody|any1|someone|somebody|everyone|everybody|people|ppl|others)(?![\p{L}'])`,
  ].join('|'),
  'u',
);
const BASE_FORM = String.raw`(?:go|be|have|eat|drink|stop|start|wait|restart|take|give|cause|use|help|happen|walk|talk|swallow|do|get|make|recommend|love|suggest|never|always|only|also|still|probably|really)`;
/** What begins with the words of a question and states, orders or exclaims. */
const NO_QUESTION = new RegExp(
  [
    // "Do the maths", "do not", "have a look".
    String.raw`^do (?:not|it|an?|your (?:job|best|part|homework|own|thing|research|rounds|worst|due)|this|the \p{L}+(?: (?:tests?|exam|examination|scans?|swabs?|cultures?|paperwork|basics))?$)(?![\p{L}'])`,
    String.raw`^did (?:it|this|that|these|those) (?:while|in|on|at|with|for|myself|today|yesterday|last|because|as|after|before|again|once|twice|and|but|under)(?![\p{L}'])`,
    // A subject is left out: "can go home", "is a nurse", "have been told".
    String.raw`^(?:can|could|would|should|will|did|does) ${BASE_FORM}(?![\p{L}'])`,
    String.raw`^(?:is|was) an? \p{L}+ (?:who|with|of|in|on|at|from)(?![\p{L}'])`,
    String.raw`^(?:don't|dont|can't|cant) (?:it|the|this|that|you (?:dare|ever|worry|stop|go|give|start|use))(?![\p{L}'])`,
    // "When the nurse says so, listen".
    String.raw`^when (?:the|your|a|an|you|my|someone|everyone|patients|they|he|she|it|we)(?![\p{L}'])`,
  ].join('|'),
  'u',
);
const ANY = /^any(?:one|body|1)?(?: |$)(?!help (?:is|would)|advice (?:is|would))/u;
/** What makes a statement or a request of a clause with "any" or with a noun that asks. */
const REQUESTS =
  /(?<![\p{L}'])(?:please|pls|plz|appreciated|welcome|gratefully|thanks|thank you|let me know|message me|would be|is better|are better|should|must|will|helps|knows that|who \p{L}+s)(?![\p{L}'])/u;
const NOUN =
  /^(?:thoughts|tips|ideas|suggestions|opinions|experiences?|recommendations)(?: (?:on|about|for|from|with|please)(?![\p{L}'])|$)/u;
const TAG =
  /^(?:right|correct|agreed|yes or no|or not|true or false|no|yes|yeah|anyone|anybody|thoughts|ok|okay|yes)$/u;
/** Words after which a question is a part of a statement: "I do not know why". */
const KNOWN =
  /(?<![\p{L}'])(?:know|knows|knew|idea|sure|unsure|wonder|wondering|explain|explains|tell|tells|see|understand|ask|asked|asking|decide|decides|remember|figure|show|shows|matter|care|about|depends|on|of)(?![\p{L}'])[^,;:]{0,40}$/u;
const INNER = new RegExp(
  String.raw`(?<![\p{L}'])(?:why|how|what|when|where|who|which)(?: (?!(?:i|we|you|u|they|he|she|it|that|this|there|these|those|people|patients)(?![\p{L}']))\p{L}+)? (?:do|does|did|can|could|should|would|will|am|are|is) (?:i|we|you|u|they|he|she|it|people|the|my|our|your|anyone)(?![\p{L}'])`,
  'u',
);
const COMMAND =
  /^(?:do|have) (?!i\b|you\b|u\b|we\b|they\b|people\b|ppl\b|any\b|patients\b|pts\b|others\b|your\b|ur\b|most\b|all\b|these\b|those\b|our\b)/u;

/** What asks a choice after a colon: "wound care colleagues: silver or iodine". */
const TOPIC = /^(?:an? (?:\p{L}+ )?question(?: (?:for|from|about) [^:]{3,40})?|[\p{L} ]{3,30} colleagues): (?!please)/u;

/** Two things to choose from, and nothing else. */
const VERSUS = /^[\p{L}-]{3,20} (?:vs|versus) [\p{L}-]{3,20}$/u;

/** A choice of what to do at the end: "PPI for a patient after PCI, for life or stop at 12 months". */
const CHOICE =
  /^(?!(?:if|when|call|ring|see|use|give|take|try|please|no|not|with|without|either|stop|do|avoid|back|return|come|seek)(?![\p{L}'])).{2,60} or (?:stop|continue|wait|start|switch|repeat|leave|treat|not|both|neither|go|keep|hold|change|stay|straight|just|something|should|would|is|are)(?![\p{L}'])/u;

/** Whether a clause without an end mark asks. */
function asks(clause: string): boolean {
  if (WH_STATEMENT.test(clause) && !/^(?:what|which|how) (?:the|this|that|a|an) (?:hell|heck)/u.test(clause))
    return false;
  if (COMMAND.test(clause) || NO_QUESTION.test(clause)) return false;
  if (WH_QUESTION.test(clause) || INVERTED.test(clause)) return true;
  if (HOW_LONG.test(clause)) return true;
  if (clause.startsWith('who ')) return WHO.test(clause);
  if (ANY.test(clause) || NOUN.test(clause)) return !REQUESTS.test(clause);
  return false;
}

/** The mark that an English sentence lacks: a question mark where its last clause, or all of it, asks. */
export function englishEnd(words: string, clauses: readonly string[]): '?' | '.' {
  const last = (clauses.at(-1) ?? '').replace(/^(?:and|but|so|or) /u, '');
  if (asks(last) || /^\? ?\p{L}.* or \p{L}/u.test(last) || (clauses.length > 1 && TAG.test(last))) return '?';
  if (clauses.length > 1 && CHOICE.test(last) && !isMain(clauses[0] ?? '')) return '?';
  if (TOPIC.test(words) && / or /u.test(words)) return '?';
  const inner = INNER.exec(words);
  if (inner && !KNOWN.test(words.slice(0, inner.index)) && !/[,;:]/u.test(words.slice(inner.index))) return '?';
  if (clauses.length === 1) return VERSUS.test(words) ? '?' : '.';
  return asks(clauses[0] ?? '') && !clauses.slice(1).some((clause) => isMain(clause) || REQUESTS.test(clause))
    ? '?'
    : '.';
}
