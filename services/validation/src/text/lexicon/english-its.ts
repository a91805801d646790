import { isPredicative } from './english-adjectives';

/**
 * "Its" is "it is" or a possession. What follows decides, and what precedes it where that leaves both: a possession is
 * followed by a noun, a clause is not. Where both stay possible, the word stays.
 */

const words = (list: string): RegExp => new RegExp(String.raw`^(?:${list.trim().replace(/\s+/gu, '|')})$`, 'u');

/** No possession can stand before these. */
const AFTER_IT_IS = words(`
  a an the my our your ur his her their this that these those not no none nothing nobody someone something somebody everyone
  everything everybody anyone me you u him us them in on at for from with without because bc cos cuz coz when what why how
  who where whether if like about abt around up down out off to gonna going been being got become had just always never
  also already really rlly rly so too quite kinda kind sorta sort supposed meant definitely deffo defo def probably prob
  probs possibly maybe perhaps obviously obvs clearly literally basically actually honestly hardly barely nearly almost
  often usually sometimes rarely still now only all both either neither as by under against worth until till after before
  during during since than then here there today tomorrow yesterday friday monday tuesday wednesday thursday saturday
  sunday christmas xmas winter summer
`);
/** Adverbs that may stand before the adjective of a noun too: "its only effect", "its still unknown cause". */
const ADVERBS = words(`
  just always never also already really rlly rly so too quite definitely probably prob probs possibly obviously clearly
  literally basically actually hardly barely nearly almost often usually sometimes rarely still now only pretty very v
  absolutely completely totally extremely slightly somewhat fairly relatively largely mostly mainly generally normally
  currently apparently frankly simply truly genuinely seriously equally increasingly purely entirely perfectly super
  ridiculously incredibly surprisingly technically potentially reasonably far much more most less even probs kinda sorta
`);
/** Words that begin or continue a clause after its complement; none is a noun that "its" can possess. */
const CONTINUES = words(`
  and but or so because bc cos cuz coz if when whenever while that to for in on at of with without than then as how why
  what who where though tho although unless until till from by after before since now here there again today anyway
  anymore either too also just really tbh imo imho lol already yet not isnt isn't is was i you u we they he she it the a
  an my our your his her their this these those no right over about abt enough these sometimes however though atm rn
`);
/** Adverbs that never stand between "its" and a noun. */
const OF_A_CLAUSE = words(`
  just always never also already too probably prob probs possibly obviously clearly literally basically actually usually
  sometimes hardly barely nearly almost rarely apparently frankly seriously technically definitely maybe honestly
`);
/** After these a name alone is no object: "think its gout". */
const NEEDS_CLAUSE = words(`
  if because bc cos cuz coz think thinks thought unless whether although though tho hope guess suppose reckon reckons when
  convinced sure assume assumed assuming
`);
const CONJUNCTIONS = words('and or but');
const NOUN_IN_ING = words(`
  dosing timing binding funding staffing handling rating ratings ranking meaning setting settings wording training
  teaching beginning ending lining coating spelling pricing marketing screening healing packaging labelling labeling
  licensing monitoring reporting building opening feeding ceiling morning evening thing things string wing reasoning
  understanding findings finding standing rationing mapping
`);
/** Mass nouns and set phrases that follow "it is" without an article. */
const COMPLEMENT = new RegExp(
  String.raw`^(?:(?:good|bad|common|best|standard|usual|normal|poor|safe|routine|current|local) practice|(?:great|good|bad|big|old|sad|terrible|awful) news|(?:good|bad|sheer|pure|just) luck|common (?:sense|knowledge)|(?:good|bad|high|about|past|crunch|party|tea|nap|flu|rsv|silly) time|(?:basic|simple) (?:physiology|anatomy|maths|math|science|manners|stuff|hygiene|pharmacology)|hard work|hit (?:and|or) miss|early days|day (?:one|two|three|\d+)|week (?:one|two|\d+)|time (?:to|for|we|you|they|someone|that)|part of|down to|up to|one of|two of|some of|most of|half of|none of|because of|due to|thanks to|case by case|first[- ]line|second[- ]line|last[- ]line|gold standard|standard of care|hospital policy|trust policy|policy|protocol|sepsis until|cancer until|end of|people like|patients like|stuff like|things like|times like|days like|cases like|moments like|quicker|easier|harder|faster|better|worse|\p{L}+er (?:to|than|if|for)|common (?:in|to|for)|who|lupus|anaphylaxis|sepsis|cancer|covid|flu|viral|malaria|tb|gout|dka|pneumonia|meningitis|asthma|delirium|dementia|burnout|bullying|chaos|carnage|madness|murder|torture|hell|magic|gold|fraud|negligence|nonsense|rubbish|progress|teamwork|medicine|science|politics|christmas|winter|flu season|peak season|exam season|half term|rush hour|new year|bank holiday|lunchtime|payday)(?![\p{L}'’-])`,
  'u',
);
/** Diseases in names that their ending gives away. */
const DISEASE = /^\p{L}{3,}(?:itis|osis|aemia|emia|oma|uria|pathy|plegia)$/u;
const TIME =
  /^(?:am|pm|o'clock|hrs?|hours?|mins?|minutes?|days?|weeks?|wks?|months?|mths?|years?|yrs?|times?|%|mg|ml|degrees|pounds|quid|out|in|of|to|vs|x|more|less|and|or|if|when|then|but|so|now|already|not|for|per|people|ppl|patients|pts)$/u;
/** Before these a clause begins, so that "its" can be its subject. */
const OPENS = words(`
  and but or so because bc cos cuz coz if when whenever while that as since though tho although unless until till whether
  where than think thinks thought know knows knew say says said hope hopes guess feel feels felt swear swears believe
  reckon reckons suppose sure afraid like mean means assume assumed assuming wish told realise realised realize realized
  imagine yes yeah yep no nope ok okay well anyway honestly apparently maybe perhaps obviously basically literally
  clearly tbh imo ngl then now plus seriously lol still course luckily thankfully sadly unfortunately fortunately
  personally actually look listen bet claim claims claiming saying thinking knowing insists insisted insist argue argues
  agree agrees decided suggests suggest suggested shows show showed proves prove admit
`);
/** Words after it that are read. */
const MAX_AFTER = 8;

interface Place {
  readonly before: string;
  readonly opensClause: boolean;
  /** Words after it up to the next mark, in small letters. */
  readonly after: readonly string[];
  /** Whether the words end with a mark or the text, not with the limit. */
  readonly isWhole: boolean;
}

/** Writes "it is" and "it has" for each "its" that is no possession. Linear in the length. */
export function writeItIs(text: string): string {
  if (!/its/iu.test(text)) return text;
  return text.replace(/(?<![\p{L}\d'’/-])[Ii]ts(?![\p{L}\d'’/-])/gu, (word, at: number) => {
    const form = decide(placeOf(text, at, at + word.length));
    if (form === null) return word;
    return word.startsWith('I') ? form.replace('i', 'I') : form;
  });
}

function placeOf(text: string, start: number, end: number): Place {
  const following = text.slice(end, end + 120);
  const part = /^[^.,;:!?()\n…"“”]*/u.exec(following)?.[0] ?? '';
  if (/^ ?[<>≤≥~]/u.test(following)) return { before: '', opensClause: true, after: ['not'], isWhole: true };
  const all = part.toLowerCase().replaceAll('’', "'").split(/\s+/u).filter(Boolean);
  const preceding = /([^\s]*)\s*$/u.exec(text.slice(Math.max(0, start - 40), start))?.[1] ?? '';
  return {
    before: preceding.toLowerCase(),
    opensClause: preceding === '' || /[.,;:!?()\n…"”–—-]$/u.test(preceding) || /\n\s*$/u.test(text.slice(0, start)),
    after: all.slice(0, MAX_AFTER),
    isWhole: all.length <= MAX_AFTER && part.length < following.length + (following.length < 120 ? 1 : 0),
  };
}

const HAS = /^(?:been|got|become|had|gone|taken)$/u;

function decide({ before, opensClause, after, isWhole }: Place): string | null {
  const [first = '', second = ''] = after;
  if (first === '') return null;
  const opens = opensClause || OPENS.test(before);
  if (HAS.test(first) && !(first === 'gone' && second === '') && !(first === 'taken' && second !== 'me'))
    return first === 'got' || first === 'had' || first === 'been' || second !== '' ? 'it has' : null;
  if (/^\d/u.test(first))
    return !/^\d+(?:st|nd|rd|th)$/u.test(first) && (second === '' || TIME.test(second) || /[a-z%]$/u.test(first))
      ? 'it is'
      : null;
  let at = 0;
  while (ADVERBS.test(after[at] ?? '')) at += 1;
  const word = after[at] ?? '';
  const next = after[at + 1] ?? '';
  if (word === '') return isWhole && at > 0 && opens ? 'it is' : null;
  if (!ADVERBS.test(first) && AFTER_IT_IS.test(first) && !(first === 'all' && next === 'time')) return 'it is';
  if (OF_A_CLAUSE.test(first) || (at > 0 && AFTER_IT_IS.test(word))) return 'it is';
  const rest = after.slice(at).join(' ');
  const ends = next === '' ? isWhole : CONTINUES.test(next);
  if (COMPLEMENT.test(rest)) return opens || next !== '' ? 'it is' : null;
  if (NOUN_IN_ING.test(word)) return null;
  if (/^\p{L}{2,}ing$/u.test(word) && opens) return 'it is';
  if (isPredicative(word)) {
    if (CONJUNCTIONS.test(next)) return isListOfAdjectives(after.slice(at), isWhole) ? 'it is' : null;
    return ends ? 'it is' : null;
  }
  if (/^\p{L}{3,}ed$/u.test(word)) return ends ? 'it is' : null;
  if (opens && DISEASE.test(word) && ends) return 'it is';
  if (NEEDS_CLAUSE.test(before) && at === 0 && after.length <= 2 && isWhole) return 'it is';
  return null;
}

/** "Slow and clunky": no noun follows the last adjective. */
function isListOfAdjectives(after: readonly string[], isWhole: boolean): boolean {
  let at = 0;
  while (isPredicative(after[at] ?? '') && CONJUNCTIONS.test(after[at + 1] ?? '')) {
    at += 2;
    while (ADVERBS.test(after[at] ?? '')) at += 1;
    // Another clause follows.
    if (!isPredicative(after[at] ?? '')) return !/^\p{L}+(?:al|ic|ous|ive|ary)$/u.test(after[at] ?? '');
  }
  const next = after[at + 1] ?? '';
  return next === '' ? isWhole : CONTINUES.test(next);
}
