import { isDrug } from '../tokens/is-drug';
import { wordPattern, whenSure } from './contractions';
import type { Choice } from './types';

const manyPersons = wordPattern(
  'vcs vocês voces eles elas pacientes pcts pctes muitos muitas mtos alguns algumas médicos medicos residentes enfermeiros enfermeiras técnicos tecnicos técnicas tecnicas idosos idosas crianças criancas colegas casos estudos doentes utentes familiares mulheres homens adultos gestantes hospitais serviços servicos diretrizes todos todas estatinas recém-nascidos',
);

/** What something "dá": masculine, so that "da" before it is no "of the". */
const masculineEffect = wordPattern(
  'autismo câncer cancer alívio alivio sono enjoo enjôo vômito vomito zumbido prurido sangramento choque inchaço inchaco refluxo gases conforto prejuízo prejuizo lucro trabalho barato certo errado resultado negativo positivo problema',
);

/** Verbs that are another word or another person without their accent ("da", "tem"). */
export const verbsWithoutAccent: readonly (readonly [string, Choice])[] = [
  [
    'da',
    whenSure(
      'dá',
      ({ before, secondBefore, after, secondAfter, endsClause, startsSentence }) =>
        (startsSentence &&
          wordPattern('trabalho medo certo vontade preguiça preguica raiva dó pena tempo sono errado ruim').test(
            after,
          )) ||
        (after === 'erro' && (secondAfter === '' || /^(?:e|no|na|quando|mas)$/.test(secondAfter))) ||
        (endsClause && wordPattern('não nao n').test(before)) ||
        // "Não se da betabloqueador": a noun phrase does not begin after "não se".
        (before === 'se' && wordPattern('não nao n nunca já ja quando só so ainda').test(secondBefore)) ||
        // No noun phrase: "da" is feminine.
        (before !== '' && (masculineEffect.test(after) || (after === 'menos' && secondAfter !== ''))) ||
        (wordPattern('me te lhe').test(before) && !startsSentence) ||
        (isDrug(before) &&
          (/(?:ite|ose|emia)$/.test(after) ||
            wordPattern(
              'náusea nausea diarreia tontura sono sonolência tosse rash edema constipação sede insônia',
            ).test(after))) ||
        ((wordPattern('pra p/ certo tempo medo problema muito mto mta muita').test(after) ||
          (after === 'para' && /(?:ar|er|ir|or)$/.test(secondAfter)) ||
          (after === 'p' && secondAfter !== '')) &&
          (before === '' ||
            wordPattern('não nao n que q se já ja só so sempre nunca também tb tbm como ainda isso').test(before) ||
            isDrug(before))),
    ),
  ],
  [
    'tem',
    whenSure(
      'têm',
      ({ before, secondBefore }) =>
        manyPersons.test(before) || (/^(?:tb|tbm|também|tambem)$/.test(before) && manyPersons.test(secondBefore)),
    ),
  ],
  ['vem', whenSure('vêm', ({ before }) => wordPattern('vcs vocês voces eles elas pacientes pcts pctes').test(before))],
  [
    'mantem',
    {
      options: ['mantém', 'mantêm'],
      // After "ou" the verb before it decides, which the rules read.
      choose: ({ before }) =>
        manyPersons.test(before) ? 'mantêm' : before.endsWith('s') || /^(?:ou|e)$/.test(before) ? null : 'mantém',
    },
  ],
  // VE is the left ventricle.
  [
    've',
    whenSure(
      'vê',
      ({ before, after, isJoined }) =>
        !isJoined &&
        wordPattern(
          'ele ela você voce vc quem não nao n já ja só so nunca também tambem q que ninguém ninguem ngm ng alguém alguem',
        ).test(before) &&
        !wordPattern('dilatado aumentado normal com c/ de hipertrofiado hipertrófico hipertrofico # e ou').test(after),
    ),
  ],
  [
    'contem',
    whenSure(
      'contém',
      ({ before, after }) =>
        !before.endsWith('s') &&
        !wordPattern('não nao n nunca me favor que q já ja e se ou lhe nos').test(before) &&
        before !== '' &&
        !wordPattern('pra para p p/ com comigo conosco ao aos à isso tudo sempre').test(after),
    ),
  ],
  ['retem', whenSure('retém', ({ before }) => !before.endsWith('s'))],
  ['detem', whenSure('detém', ({ before }) => !before.endsWith('s'))],
  ['convem', whenSure('convém', ({ before }) => !before.endsWith('s'))],
];
