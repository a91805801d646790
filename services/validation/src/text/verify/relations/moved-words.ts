import { isDrug } from '../../tokens/is-drug';
import { isNegation, isScope } from '../meaning/clauses';
import { vocabularyOf } from '../meaning/vocabulary';
import * as lists from '../meaning/word-lists';
import { durationAt } from './durations';
import type { TextPair } from './edits';
import type { Facts } from './facts';
import { isExamination, isFronted, isVerbAtEnd } from './moved-clauses';
import type { Block } from './moves';

/** Whether a block means the same at its new place: its relation to its words does not depend on where it stands. */
export const meansTheSame = (block: Block, pair: TextPair, facts: Facts): boolean =>
  block.from.every((at) => !isNegation(pair.post[at], pair.language) && !isScope(pair.post[at], pair.language)) &&
  (isAgeOrWeight(block, pair, facts) ||
    isAdjective(block, pair) ||
    isTime(block, pair) ||
    isValueBeforeTime(block, pair) ||
    isStill(block, pair) ||
    isPredicate(block, pair) ||
    isCompound(block, pair) ||
    isDrugOfDose(block, pair) ||
    isObjectOfPassive(block, pair) ||
    isExamination(block, pair) ||
    isVerbAtEnd(block, pair) ||
    isFronted(block, pair));

/** The age and the weight of the only patient are the same at any place. */
function isAgeOrWeight({ from, to }: Block, { post, rewriting }: TextPair, { ages, hasOnePatient }: Facts): boolean {
  if (!hasOnePatient) return false;
  const numbers = from.filter((at) => post[at]?.kind === 'number');
  const [number] = numbers;
  if (numbers.length !== 1 || number === undefined) return false;
  const others = from.filter((at) => at !== number);
  const near = to.map((at) => rewriting[at + 1]?.folded ?? '');
  if (ages.has(number))
    return (
      others.every(
        (at) =>
          lists.PERSONS.has(post[at]?.folded ?? '') ||
          /^(?:pt|years?|old|yo|anos?|a|at|wks?|weeks?|months?)$/.test(post[at]?.folded ?? ''),
      ) && near.some((word) => /^(?:years?|weeks?|months?|anos|yo)$/.test(word))
    );
  const isWeight = (word = ''): boolean => /^(?:weight|wt|weighs|weighing|peso|pesa|pesando)$/.test(word);
  return (
    isWeight(post[number - 1]?.folded) &&
    others.every((at) => isWeight(post[at]?.folded)) &&
    to.some((at) => [at - 1, at - 2].some((place) => isWeight(rewriting[place]?.folded)))
  );
}

const ADJECTIVES =
  /^(?:normal|abnormal|raised|elevated|high|low|positive|negative|clear|hot|cold|warm|swollen|tender|red|painful|severe|mild|moderate|acute|chronic|poor|good|new|weird|unusual|strange|odd|young|elderly|asymptomatic|symptomatic|stable|unstable|small|large|big|tiny|huge|unknown|unclear|persistent|recurrent|bilateral|barking|productive|dry|hazy|obese|diabetic|hypertensive|pregnant|drowsy|nova|novo|novos|novas|estranh[oa]s?|jovem|grande|pequen[oa]|leve|grave|intens[oa]|\p{L}{3,}(?:able|ible|ful|ous|less)|assintomatic[oa]|recente|possivel|elevad[oa]|alt[oa]|baix[oa])$/u;

/** "DRE normal" is "a normal DRE": an adjective next to the same noun, and it stands before it with an article or a preposition. */
function isAdjective({ from, to, crossed }: Block, { post, rewriting, language }: TextPair): boolean {
  const [at = 0, place = 0] = [from[0], to[0]];
  if (from.length !== 1 || crossed.length === 0 || crossed.length > 2 || !ADJECTIVES.test(post[at]?.folded ?? ''))
    return false;
  const { verbs } = vocabularyOf(language);
  if (
    crossed.some(
      (each) =>
        post[each]?.kind !== 'word' ||
        verbs.has(post[each]?.folded ?? '') ||
        isNegation(post[each], language) ||
        isScope(post[each], language),
    )
  )
    return false;
  const isNext = crossed.includes(at - 1) || crossed.includes(at + 1);
  const before = rewriting[place - 1];
  const opens =
    before === undefined ||
    before.kind === 'boundary' ||
    /^(?:a|an|the|with|of|and|in|had|has|was|were|is|his|her|um|uma|o|com|de|e|em|no|na|paciente|foi|era)$/.test(
      before.folded,
    );
  return isNext && opens;
}

const TIMES =
  /^(?:today|yesterday|yday|tomorrow|tmrw|tonight|now|currently|once|again|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|tues|wed|thu|thurs|fri|sat|sun|on|this|last|next|morning|afternoon|evening|night|week|month|year|hoje|ontem|amanha|agora|ja|segunda|terca|quarta|quinta|sexta|sabado|domingo|no|na|mes|semana|ano|passad[oa]|recently|usually|sometimes)$/;

/** Whether a part begins or ends its clause, apart from its prepositions. */
function isAtEdge(to: readonly number[], items: TextPair['rewriting']): boolean {
  let start = to[0] ?? 0;
  while (/^(?:in|on|no|na|em|a|the|o)$/.test(items[start - 1]?.folded ?? '')) start -= 1;
  return [start - 1, (to.at(-1) ?? 0) + 1].some((at) => items[at] === undefined || items[at]?.kind === 'boundary');
}

/** A time within its clause, where no other time, condition or second verb stands. */
function isTime({ from, to, crossed }: Block, { post, rewriting, language }: TextPair): boolean {
  const { verbs } = vocabularyOf(language);
  return (
    from.every((at) => TIMES.test(post[at]?.folded ?? '')) &&
    !/^(?:week|month|year|morning|afternoon|evening|night|mes|semana|ano)$/.test(post[from[0] ?? 0]?.folded ?? '') &&
    !/^(?:on|this|last|next|no|na)$/.test(post[from.at(-1) ?? 0]?.folded ?? '') &&
    isAtEdge(to, rewriting) &&
    crossed.length <= 16 &&
    crossed.every(
      (at) =>
        post[at]?.kind !== 'boundary' &&
        !isScope(post[at], language) &&
        !isNegation(post[at], language) &&
        !TIMES.test(post[at]?.folded ?? '') &&
        !lists.AND[language].has(post[at]?.folded ?? ''),
    ) &&
    crossed.filter((at) => verbs.has(post[at]?.folded ?? '')).length <= 1
  );
}

/** "Repeat K 5.9 @ 2h" is "the repeat K at 2 hours was 5.9": a value and the time at which it was measured change places. */
function isValueBeforeTime({ from, to, crossed }: Block, { post, rewriting }: TextPair): boolean {
  const [at = 0, place = 0] = [from[0], to[0]];
  const [first = -1] = crossed;
  return (
    from.length === 1 &&
    /^\d+(?:[.,]\d+)?%?$/.test(post[at]?.text ?? '') &&
    first === at + 1 &&
    crossed.length <= 3 &&
    /^(?:@|at|after|apos|com|in|em)$/.test(post[first]?.folded ?? '') &&
    durationAt(post, first + 1) &&
    /^(?:was|is|of|were|era|foi|de)$/.test(rewriting[place - 1]?.folded ?? '')
  );
}

/** "TSH 9 still" is "TSH was still 9": over at most two words of its clause. */
const isStill = ({ from, to, crossed }: Block, { post, rewriting, language }: TextPair): boolean => {
  const [at = 0, place = 0] = [from[0], to[0]];
  const [first = 0, last = 0] = [crossed[0], crossed.at(-1)];
  const span = post.slice(Math.min(first, at), Math.max(last + 1, at) + 1);
  return (
    from.length === 1 &&
    /^(?:still|ainda|currently|atualmente)$/.test(post[at]?.folded ?? '') &&
    crossed.length > 0 &&
    crossed.length <= 2 &&
    span.every((item, index) => item.kind !== 'boundary' || (at > last && index === span.length - 1)) &&
    !span.some((item) => isScope(item, language) || isNegation(item, language)) &&
    !isNegation(rewriting[place + 1], language) &&
    lists.BE[language].has(rewriting[place - 1]?.folded ?? '')
  );
};

/** "Hot swollen foot" is "the foot is hot and swollen": a clause that is a noun with its adjectives. */
function isPredicate({ from, to, crossed }: Block, { post, rewriting, language }: TextPair): boolean {
  const [at = 0, place = 0] = [from[0], to[0]];
  const isEnd = (each: number): boolean => post[each] === undefined || post[each]?.kind === 'boundary';
  return (
    language === 'en' &&
    from.length === 1 &&
    post[at]?.kind === 'word' &&
    !vocabularyOf('en').verbs.has(post[at]?.folded ?? '') &&
    crossed.length > 0 &&
    crossed.length <= 2 &&
    crossed.at(-1) === at - 1 &&
    isEnd((crossed[0] ?? 0) - 1) &&
    isEnd(at + 1) &&
    crossed.every((each) => ADJECTIVES.test(post[each]?.folded ?? '')) &&
    /^(?:is|are|was|were)$/.test(rewriting[place + 1]?.folded ?? '')
  );
}

const RELATIONAL =
  /^(?:case|cases|change|changes|level|levels|rise|fall|loss|increase|reduction|failure|infection|allergy|history|dose|use|risk|injury|fracture|pain|function|onset|control|therapy|treatment|exposure|intake|deficiency|prophylaxis)$/;

/** "Dose change" is "change in dose". */
function isCompound({ from, to, crossed }: Block, { post, rewriting, language }: TextPair): boolean {
  const [at = 0, place = 0, other = 0] = [from[0], to[0], crossed[0]];
  return (
    language === 'en' &&
    from.length === 1 &&
    crossed.length === 1 &&
    (other === at + 1
      ? RELATIONAL.test(post[other]?.folded ?? '') && /^(?:in|of|to|with)$/.test(rewriting[place - 1]?.folded ?? '')
      : RELATIONAL.test(post[at]?.folded ?? '') &&
        other === at - 1 &&
        /^(?:in|of|to|with)$/.test(rewriting[place + 1]?.folded ?? ''))
  );
}

const DOSE = /^\d[\d.,]*\s?(?:mg|mcg|ug|g|units?|iu|ui|ml|mmol|u)?$/iu;

/** "20 units lantus" is "Lantus 20 units": the drug stands next to its dose, and no other drug or dose next to them. */
function isDrugOfDose({ from, to, crossed }: Block, { post, rewriting }: TextPair): boolean {
  const [at = 0, place = 0] = [from[0], to[0]];
  const [first = 0, last = 0] = [crossed[0], crossed.at(-1)];
  if (from.length !== 1 || crossed.length === 0 || crossed.length > 2 || last !== at - 1) return false;
  const isUnit = (word = ''): boolean =>
    /^(?:units?|tabs?|tablets?|ml|mg|mcg|puffs?|drops|gotas|jatos|ui|comprimidos?)$/.test(word);
  const isOther = (each: number): boolean => post[each]?.kind === 'number' || isDrug(post[each]?.text ?? '');
  return (
    post[first]?.kind === 'number' &&
    DOSE.test(post[first]?.text ?? '') &&
    (crossed.length === 1 || isUnit(post[last]?.folded)) &&
    (isDrug(post[at]?.text ?? '') || crossed.length === 2) &&
    post[at]?.kind === 'word' &&
    !isOther(first - 1) &&
    !isOther(at + 1) &&
    rewriting[place + 1]?.kind === 'number'
  );
}

/** "Gave aspirin 300" is "aspirin 300 was given": the object stands before "was" and the verb that it followed. */
function isObjectOfPassive({ from, to, crossed }: Block, { post, rewriting, language }: TextPair): boolean {
  const { verbs } = vocabularyOf(language);
  const words = crossed.filter((at) => !/^(?:a|an|the|i|we|o|os|as|um|uma|his|her)$/.test(post[at]?.folded ?? ''));
  const [verb = -1] = words;
  const last = to.at(-1) ?? 0;
  let next = last + 1;
  while (
    /^(?:was|were|is|are|has|have|been|be|being|foi|foram|sao|sido|ser|should|deve|devem)$/.test(
      rewriting[next]?.folded ?? '',
    )
  )
    next += 1;
  const forms = verbs.get(post[verb]?.folded ?? '') ?? [];
  const groups = new Set(forms.map(({ group }) => group));
  return (
    words.length === 1 &&
    forms.some(({ form }) => form === 'd' || form === '1d') &&
    from.every((at) => post[at]?.kind !== 'boundary') &&
    (from[0] ?? 0) > verb &&
    next > last + 1 &&
    (verbs.get(rewriting[next]?.folded ?? '') ?? []).some(({ group }) => groups.has(group)) &&
    [verb - 1, verb - 2].some((at) => {
      const item = post[at];
      return item === undefined || item.kind === 'boundary' || lists.AND[language].has(item.folded);
    })
  );
}
