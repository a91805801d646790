import {
  isAuxiliaryDo,
  isAuxiliaryHave,
  isBeforeVerb,
  isCapitalsOnly,
  isOpen,
  isParticiple,
  type Text,
} from './grammar';
import type { Item } from './items';
import { numeralOf, unitOf } from './numbers';
import * as lists from './word-lists';

/** Whether a word may be left out of one of the texts. */
export function isFree(text: Text, at: number): boolean {
  const item = text.items[at];
  const { language } = text;
  if (!item) return false;
  if (item.kind === 'boundary') return true;
  if (item.isDecoration) return text.side === 'post';
  // "SSRIs + tramadol" is a list.
  if (item.text === '+') return text.items[at - 1]?.kind === 'word' && text.items[at + 1]?.kind === 'word';
  if (item.kind !== 'word' || isCapitalsOnly(text, at)) return false;
  const next = text.items[at + 1];
  const before = text.items[at - 1];
  const { folded } = item;
  if (lists.ARTICLES[language].has(folded)) return isFreeArticle(text, at);
  if (lists.BE[language].has(folded) && item.plain !== 'e') return next?.folded !== 'to';
  // "Joelho E" names a side.
  if (lists.AND[language].has(folded)) return item.text !== 'E' || isOpen(text, at - 1);
  if (lists.FREE[language].has(folded) || lists.TOO[language].has(folded)) return true;
  if (text.side === 'rewriting' && isAddedAdvice(text, at)) return true;
  if (item.isClitic) return true;
  // "Kkkkk", "hahaha" and "rsrs".
  if (text.side === 'post' && /^(?:k{2,}|(?:ha){2,}h?|(?:he){2,}|(?:rs){2,})$/.test(folded)) return true;
  // "Got started on" is "was started on".
  if (/^(?:got|get|gets|getting)$/.test(folded) && language === 'en') return isParticiple(text, at + 1);
  // "Kept it going" is "continued it".
  if (folded === 'going' && language === 'en' && text.side === 'post') return isKeptGoing(text, at);
  // "Nurse here" introduces the author.
  if (/^(?:here|aqui)$/.test(folded))
    return text.side === 'post' && isOpen(text, at + 1) && (isOpen(text, at - 2) || isOpen(text, at - 3));
  if (language === 'en' && lists.DO.has(folded)) return isAuxiliaryDo(text, at);
  if (lists.HAVE[language].has(folded)) return isAuxiliaryHave(text, at);
  if (text.side === 'post') return language === 'en' && /^(?:i|we|u|you)$/.test(folded) && isBeforeVerb(text, at);
  if (folded === 'old' && before !== undefined && unitOf(before.folded) === 'year') return true;
  if (/^(?:child|crianca)$/.test(folded)) return isOfAge(text, at);
  // "Found 2 this year" is "2 cases".
  if (/^(?:cases?|casos?)$/.test(folded))
    return before?.kind === 'number'
      ? /^\d{1,2}$/.test(before.text)
      : /^(?:one|um|two|dois|duas)$/.test(before?.folded ?? '');
  if (lists.PRONOUNS[folded] !== undefined) return !/^(?:they|them|their|seu|sua|seus|suas)$/.test(folded);
  return isAddedPreposition(text, at);
}

/** "A 3-year-old child": the age before or after it names it. */
function isOfAge(text: Text, at: number): boolean {
  for (let near = Math.max(0, at - 3); near <= at + 3; near += 1) {
    const age = text.items[near];
    const unit = unitOf(/\p{L}+$/u.exec(age?.text ?? '')?.[0] ?? text.items[near + 1]?.folded ?? '');
    if (age?.kind === 'number' && unit === 'year' && Number(/^\d+/.exec(age.text)?.[0] ?? 99) < 13) return true;
  }
  return false;
}

function isKeptGoing(text: Text, at: number): boolean {
  if (!isOpen(text, at + 1) && !lists.AND.en.has(text.items[at + 1]?.folded ?? '')) return false;
  for (let before = at - 1; before >= at - 4; before -= 1)
    if (/^(?:keep|keeps|kept|keeping)$/.test(text.items[before]?.folded ?? '')) return true;
  return false;
}

export function mayDrop(text: Text, at: number, end: number): boolean {
  const word = text.items[at]?.folded ?? '';
  const alone = isOpen(text, at - 1) || isOpen(text, end);
  // "Gente, alguém usa?" addresses; "a gente usa" does not.
  if (
    /^(?:guys|guyz|folks|dude|dudes|bro|mate|mates|lads|gente|galera|pessoal|gnt|povo|mano|meu|cara|colegas|team|everyone|everybody|all|friends?|amigos)$/.test(
      word,
    ) &&
    end - at === 1
  )
    return (
      isOpen(text, at - 1) ||
      /^(?:u|you|vcs|thanks|thx|thank|hi|hey|hello|morning|oi|ola|dia|tarde|noite|obg|obrigado|obrigada)$/.test(
        text.items[at - 1]?.folded ?? '',
      )
    );
  // "Olhem a validade" is an order.
  if (/^(?:olha|olhem|vejam|sabe)$/.test(word) && !isOpen(text, end)) return false;
  if (end - at > 1) return true;
  if (
    /^(?:like|really|actually|basically|literally|honestly|totally|even|realmente|basicamente|pls|please|plz|lol|omg|just|kkk+|rs|rsrs)$/.test(
      word,
    )
  )
    return !(
      word === 'like' &&
      // "By like 75%" is about 75%.
      (text.items[end]?.kind === 'number' ||
        /^(?:looks?|feels?|seems?|is|would|i|we)$/.test(text.items[at - 1]?.folded ?? ''))
    );
  if (/^(?:eu|nos)$/.test(word)) return true;
  return alone;
}

export function mayAdd(text: Text, at: number, end: number): boolean {
  const word = text.items[at]?.folded ?? '';
  const single = end - at === 1;
  if (single && /^(?:dose|doses|dosage)$/.test(word))
    return text.items[end]?.kind !== 'word' || /^(?:of|de|is|was|é|foi)$/.test(text.items[end]?.folded ?? '');
  if (single && /^(?:would)$/.test(word)) return /^(?:like|appreciate|be)$/.test(text.items[end]?.folded ?? '');
  if (single && /^(?:both|each|one|own|so|time|then)$/.test(word)) return false;
  return true;
}

function isFreeArticle(text: Text, at: number): boolean {
  const [before, item, next, second] = [-1, 0, 1, 2].map((offset) => text.items[at + offset]);
  if (item === undefined || next === undefined || lists.QUANTIFIERS.has(next.folded)) return false;
  // "Stage A", "hepatitis A"; "reduzir a 10 mg", "de 5 a 10".
  if (item.text === 'A' && before !== undefined && before.kind !== 'boundary' && !/^\p{Lu}/u.test(next.text))
    return false;
  if (item.folded === 'a' && next.folded !== 'cada' && (next.kind === 'number' || before?.kind === 'number'))
    // "A 500 ml bolus": an English article before a number needs a noun.
    return text.language === 'en' && before?.kind !== 'number' && second?.kind === 'word';
  // "A 500 ml bolus": an article before a number needs a noun.
  if (next.kind === 'number' && text.language === 'en')
    return text.items[text.items.indexOf(next) + 1]?.kind === 'word';
  return next.kind !== 'boundary';
}

/** "Vit K?" may become "Should vitamin K be given?": a question stays one, and has no other verb. */
function isAddedAdvice(text: Text, at: number): boolean {
  const word = text.items[at]?.folded ?? '';
  const isVerb = isAskedVerb(text.items, at);
  const opens =
    (/^(?:should|would|do|can|could)$/.test(word) && isAskedVerb(text.items, at + 2)) ||
    (/^(?:i|we|you)$/.test(word) && isAskedVerb(text.items, at + 1)) ||
    isVerb ||
    isAddedModal(text, at);
  const follows =
    /^(?:given|considered|done|started|performed|used|recommended|advised)$/.test(word) &&
    /^(?:be|ser|seria)$/.test(text.items[at - 1]?.folded ?? '');
  const asks =
    /^(?:you|recommend|suggest|consider)$/.test(word) && /^(?:would|you)$/.test(text.items[at - 1]?.folded ?? '');
  if (!opens && !follows && !asks) return false;
  for (let next = at; next < Math.min(at + 14, text.items.length); next += 1) {
    const { mark } = text.items[next] ?? {};
    if (mark === '?') return true;
    if (mark === '.' || mark === ';') return false;
  }
  return false;
}

/** "Should we give", added to "Heparin?": the verb asks for nothing more, because the post's question has none. */
export const isAskedVerb = (items: readonly Item[], at: number): boolean =>
  /^(?:give|use|do|have|request|perform|order|consider)$/.test(items[at]?.folded ?? '') &&
  /^(?:i|we|you)$/.test(items[at - 1]?.folded ?? '') &&
  /^(?:should|would|do|can|could)$/.test(items[at - 2]?.folded ?? '');

function isAddedModal(text: Text, at: number): boolean {
  const word = text.items[at]?.folded ?? '';
  return (
    /^(?:should|would)$/.test(word) &&
    (text.items[at - 1]?.folded === 'or' ||
      (isOpen(text, at - 1) &&
        !/^(?:i|we|you|u|they|he|she|not|eu|voces|vcs|vc|voce|e|or)$/.test(text.items[at + 1]?.folded ?? ''))) &&
    !lists.QUESTION_WORDS[text.language].has(text.items[at + 1]?.folded ?? '')
  );
}

function isAddedPreposition(text: Text, at: number): boolean {
  const { language } = text;
  const word = text.items[at]?.folded ?? '';
  let next = at + 1;
  while (lists.ARTICLES[language].has(text.items[next]?.folded ?? '')) next += 1;
  const follows = text.items[next];
  const before = text.items[at - 1];
  if (!follows || follows.kind === 'boundary') return false;
  // "Em de".
  if (lists.ADDED_PREPOSITIONS[language].has(text.items[at + 1]?.folded ?? '')) return false;
  const isNumber = follows.kind === 'number' || numeralOf(follows.folded) !== undefined;
  if (/^(?:for|por)$/.test(word))
    return (
      isNumber &&
      !/^(?:ha|cada|every|de|do|da|em|of|in|at|with|com|on)$/.test(before?.folded ?? '') &&
      isDuration(text, next)
    );
  if (word === 'in' && isNumber)
    return isDuration(text, next) && /^(?:year|yo)/.test(text.items[next + 1]?.folded ?? '');
  if (!lists.ADDED_PREPOSITIONS[language].has(word)) return false;
  if (!isNumber) return true;
  // "An INR of 5" and "febre de 39", but not "2 of 10" and "mais de 10".
  return (
    /^(?:of|de|at|with|com)$/.test(word) &&
    before?.kind === 'word' &&
    !/^(?:mais|menos|cerca|antes|depois|acima|abaixo|out|more|less|reduz\p{L}*|aument\p{L}*|diminu\p{L}*|baix\p{L}*|sub\p{L}*|ca\p{L}{1,3})$/u.test(
      before.folded,
    ) &&
    (language === 'pt' || !text.vocabulary.verbs.has(before.folded))
  );
}

/** A number with a unit of time; "1 h before" is a time and no duration. */
function isDuration(text: Text, at: number): boolean {
  const own = /\p{L}+$/u.exec(text.items[at]?.text ?? '')?.[0];
  if (/^(?:ago|before|after|later|antes|depois|apos|atras)$/.test(text.items[own ? at + 1 : at + 2]?.folded ?? ''))
    return false;
  const unit = unitOf(own ?? text.items[at + 1]?.folded ?? '');
  return (
    unit !== undefined &&
    !/[/x]/.test(text.items[at]?.text ?? '') &&
    /^(?:hour|minute|second|day|week|month|year)$/.test(unit)
  );
}
