import { wordPattern } from './contractions';
import type { Choice } from './types';

const feminine = wordPattern(
  'raiva paciência vergonha tristeza alegria preguiça atenção gente dor febre coisa vontade pressão tosse fraqueza náusea tontura dúvida sede fome dificuldade experiência água dispneia evidência',
);
const degree = wordPattern(
  'bom boa bons boas ruim bem mal comum forte alto alta baixo baixa grave difícil fácil caro cara eficaz importante raro rara frequente melhor pior mais menos útil interessante cansado cansada obrigado obrigada perigoso perigosa intenso intensa rápido lento cedo tarde legal estranho estranha',
);
/** Women of a case, and verbs before a state: "a mãe mt zangada", "estou mt cansada", and not "mt comida". */
const herOrIs = wordPattern(
  'mãe mae ela paciente pct pcte doente utente família familia esposa filha avó avo enfermeira médica medica equipe equipa criança crianca idosa senhora gestante está esta tá ta estou to tô fiquei ficou fica estava tava estamos é foi saí sai chegou chega veio voltou sou era anda',
);

/** "mt", which agrees with a noun and not with an adjective. */
export const much: Choice = {
  options: ['muito', 'muita'],
  choose: ({ after, before, isJoined, endsClause }) =>
    isJoined || before === 'dna'
      ? null
      : feminine.test(after) || /\p{L}{3}(?:ção|çao|cao|dade|gem|ência|ância|eza)$/u.test(after)
        ? 'muita'
        : degree.test(after) ||
            (endsClause && before.length > 1 && before !== '#') ||
            /\p{L}{3}(?:mento|os[oa]|ado|ido|iv[oa]|ável|ível|avel|ivel|[bcdlmnprtvxz]al|ico|igo)$/u.test(after)
          ? 'muito'
          : // "A mãe mt zangada", "estou mt cansada", and not "mt comida".
            /\p{L}{3}(?:ad|id)a$/u.test(after) && herOrIs.test(before)
            ? 'muito'
            : null,
};
