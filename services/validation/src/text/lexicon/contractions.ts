import type { Choice, WordContext } from './types';

/** One form when the context is certain, otherwise none. */
export const whenSure = (to: string, sure: (context: WordContext) => boolean): Choice => ({
  options: [to],
  choose: (context) => (sure(context) ? to : null),
});

/** A pattern that matches any one word of a list. */
export const wordPattern = (list: string): RegExp => new RegExp(`^(?:${list.trim().split(/\s+/).join('|')})$`, 'u');

const adverb = wordPattern(
  'not never also just already always still only really kinda sorta somewhat now ever even actually often usually probably recently previously definitely likely clearly finally since either both all almost barely hardly once again',
);
const isAdverb = (word: string): boolean => adverb.test(word) || /\p{L}{3}ly$/u.test(word);
// Participles after "has"; "is" cannot precede them.
const hasOnly = wordPattern('been had got gotten become begun risen');
// Participles that differ from the base form, so that "would" cannot precede them.
const participle = wordPattern(
  'been had got gotten gone taken given shown done risen fallen grown begun seen made lost left told felt kept held met sent spent said paid found thought brought bought caught taught known thrown drawn worn torn led slept built understood undergone heard sought fought bled written forgotten eaten broken chosen gave went',
);
// Verbs whose participle equals their base form, or that are ambiguous.
const either = wordPattern(
  'come become overcome run put cut set let hit hurt shut read quit split spread cost burst rid bet shed beat',
);
const notEd = wordPattern('need feed bleed speed proceed succeed exceed shed embed breed heed weed');
const irregular = wordPattern(
  'lost left told put cut hurt felt kept held met sent spent read run come done gone seen made said paid found sat stood thought brought bought caught taught drunk won shown known grown thrown drawn worn torn born led bled fed lit hit let set shut split spread quit cost burst dealt meant slept built bent understood undergone withdrawn shot fought sought sold heard laid stuck struck hung begun shrunk sunk fallen taken given',
);
const bases = wordPattern(
  'leave accept allow operate scan transfuse intubate escalate bridge anticoagulate extubate discharge investigate monitor screen offer prescribe taper wean reduce increase restart reassure rescan review respond tell teach talk look find help hope sleep speak write observe biopsy drain continue withhold double like love rather prefer be say suggest recommend give start avoid use check add stop try consider do go hold repeat order get keep think appreciate want wait ask call treat switch begin need take make see have know expect argue worry hate agree guess bet send admit',
);

// Words that follow "is" and never "has".
const isOnly =
  wordPattern(`so too very on in at from about like good great bad cheap safe true wrong right ok okay fine normal enough important worth hard easy worse clear possible rare common stable septic pregnant allergic young old sick late early nice sad dead alive
  home here there back out off up down fine sweaty alert awake unwell sick anxious confused tired happy worried drowsy agitated breathless comfortable orientated oriented unresponsive unconscious intubated ventilated sedated anuric tachycardic hypertensive bradycardic apyrexial thriving ready eager keen asleep sure tremulous
  why how when where who because if better best more less going afebrile unstable asymptomatic hypotensive febrile`);

const maybeParticiple = (word: string): boolean => /(?:ed|en)$/.test(word) || irregular.test(word);
const PERSON = wordPattern('he she who');
const ASKED = wordPattern('what where how who');

/**
 * "It's" is "it is" or "it has". Persons can have things ("he's no allergies", "she's a rash"), so fewer words are
 * decisive after "he" or "she"; when the context is uncertain, the contraction is kept.
 */
export const isOrHas = (who: string): Choice => {
  const [is, has] = [`${who} is`, `${who} has`];
  const decide = (word: string, next: string): string | null => {
    if (hasOnly.test(word)) return has;
    if (word === '' || maybeParticiple(word)) return null;
    if (word === '#') return /^(?:|with|w\/|and|now|years?|yo|weeks|months|on|but|so)$/.test(next) ? is : null;
    if (
      isOnly.test(word) ||
      (/\p{L}{2}ing$/u.test(word) && !/^(?:nothing|something|everything|anything|evening|morning)$/.test(word))
    )
      return is;
    return PERSON.test(who) ? null : is;
  };
  return {
    options: [is, has],
    choose: ({ after, secondAfter, rest }) => {
      // In "What's the patient had", the participle follows later.
      if (
        ASKED.test(who) &&
        (/ (?:been|had|done|got|gone|taken|given|tried|said|told|seen|changed|happened)(?: |$)/.test(rest) ||
          /^(?:he|she|it|they|we|you|u|i)$/.test(after))
      )
        return null;
      if (!isAdverb(after)) return decide(after, secondAfter);
      return after === 'not' && secondAfter === '' ? is : decide(secondAfter, '');
    },
  };
};

/** "I'd" is "I would" before a base form and "I had" before a participle; before an ambiguous form it is kept. */
export const hadOrWould = (who: string): Choice => {
  const decide = (word: string): string | null => {
    if (either.test(word)) return null;
    if (bases.test(word) || notEd.test(word)) return `${who} would`;
    return word === 'better' || participle.test(word) || /\p{L}{2}ed$/u.test(word) ? `${who} had` : null;
  };
  return {
    options: [`${who} would`, `${who} had`],
    choose: ({ after, secondAfter }) => decide(isAdverb(after) ? secondAfter : after),
  };
};
