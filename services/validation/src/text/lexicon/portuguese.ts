import { isEuropeanPortuguese, restoreAccents, toEuropean } from './accents';
import { portugueseChoices } from './portuguese-choices';
import { portugueseAgreement } from './portuguese-agreement';
import { portugueseCaseCommas } from './portuguese-case-commas';
import { portugueseChatForms } from './portuguese-chat-forms';
import { portugueseClauses, portugueseShortForms } from './portuguese-clauses';
import { portugueseClinical } from './portuguese-clinical';
import { portugueseClipped } from './portuguese-clipped';
import { portugueseColloquial, portugueseNegations, portugueseSigns } from './portuguese-colloquial';
import { portugueseCommas } from './portuguese-commas';
import { portugueseCounts } from './portuguese-counts';
import { portugueseCutWords } from './portuguese-cut-words';
import { portugueseDrugs, portugueseShortDrugs } from './portuguese-drugs';
import { portugueseEverydayForms } from './portuguese-everyday-forms';
import { portugueseInstitutions } from './portuguese-institutions';
import { portugueseNames } from './portuguese-names';
import { portugueseNumbered } from './portuguese-numbered';
import { portugueseNotes } from './portuguese-notes';
import { plainPortuguese } from './portuguese-plain-words';
import { writePhoneWords } from './portuguese-phone-text';
import { portugueseNumbers, portugueseOpenings, portuguesePhrases, portugueseWeeks } from './portuguese-openings';
import {
  portuguesePhoneDrugs,
  portuguesePhoneForms,
  portuguesePhoneNegations,
  portuguesePhoneWeeks,
} from './portuguese-phone-forms';
import { portuguesePhoneKinds } from './portuguese-phone-kinds';
import { portuguesePronouns } from './portuguese-pronouns';
import { portugueseQuestions } from './portuguese-questions';
import { portugueseRunOnRules } from './portuguese-run-on-rules';
import { separatePortugueseClauses } from './portuguese-run-ons';
import { portugueseShortAdjectives } from './portuguese-short-adjectives';
import { portugueseShortNouns } from './portuguese-short-nouns';
import { portugueseAbbreviations } from './portuguese-signs';
import { portugueseCase } from './portuguese-spellings';
import { separatePortugueseSplices } from './portuguese-splices';
import { portugueseStems } from './portuguese-stems';
import { portugueseTruncations } from './portuguese-truncations';
import { type Lexicon, parseWords } from './types';

export const portuguese: Lexicon = {
  plain: plainPortuguese,
  choices: portugueseChoices,
  spelling: (text) => {
    const isEuropean = isEuropeanPortuguese(text);
    return { restore: (word) => restoreAccents(word, isEuropean), adapt: isEuropean ? toEuropean : (form) => form };
  },
  vocatives: parseWords('galera galerinha pessoal gente mano véi'),
  vocativeBefore: parseWords(
    'alguém alguem algm vcs vc vocês você me socorro qual quem o oq dúvida duvida olha uma preciso to tô',
  ),
  greetings: parseWords('oi oie opa eae eaí eai fala hey salve'),
  fillers: parseWords('né ne neh eita ué uai aff flw bjs bjo bjos vixe oxe omg'),
  exclamations: parseWords('nossa putz puts poxa caramba tipo'),
  questionStarters: parseWords(
    'alguém qual quais oq como quando quem onde por será pode posso devo vocês você tem dúvida dicas sugestões algum alguma vale faz',
  ),
  elongated: parseWords(
    'muito mto demais não sim bom boa bem mal gente nossa socorro ajuda mais nunca sempre alto alta baixo que tudo tanto',
  ),
  questionPattern: portugueseQuestions,
  letterCase: portugueseCase,
  prepare: writePhoneWords,
  rules: [
    {
      rules: [...portugueseChatForms, ...portugueseEverydayForms, ...portugueseNumbered, ...portuguesePhoneKinds],
      isFree: true,
    },
    { rules: portugueseOpenings },
    {
      rules: [
        ...portuguesePhoneWeeks,
        ...portugueseWeeks,
        ...portuguesePhoneNegations,
        ...portugueseNegations,
        ...portugueseShortForms,
      ],
      isFree: true,
    },
    { rules: portuguesePronouns },
    { rules: portugueseStems, isFree: true },
    { rules: [...portugueseNumbers, ...portuguesePhrases] },
    { rules: portugueseClinical },
    { rules: portugueseTruncations },
    { rules: [...portugueseShortNouns, ...portugueseShortAdjectives] },
    { rules: portugueseNotes },
    { rules: [...portuguesePhoneForms, ...portugueseCutWords] },
    { rules: [...portugueseDrugs, ...portuguesePhoneDrugs, ...portugueseShortDrugs], isFree: true },
    { rules: portugueseClipped, isFree: true },
    { rules: portugueseAgreement },
    { rules: portugueseColloquial },
    { rules: [...portugueseClauses, ...portugueseRunOnRules, ...portugueseCommas] },
    { rules: portugueseCaseCommas },
    {
      rules: [
        ...portugueseSigns,
        ...portugueseAbbreviations,
        ...portugueseNames,
        ...portugueseInstitutions,
        ...portugueseCounts,
      ],
      isFree: true,
    },
  ],
  finish: separatePortugueseClauses,
  separateClauses: separatePortugueseSplices,
};
