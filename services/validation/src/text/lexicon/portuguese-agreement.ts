import { oneOf } from './one-of';
import { parseRules } from './rewrite-rules';

/** Verbs of the third person, singular and plural; those that are nouns or adjectives too are marked. */
const VERBS =
  `acha acham; aguarda aguardam; anticoagula anticoagulam; associa associam; atende atendem; avalia avaliam; colhe colhem; complementa complementam; começa começam
  costuma costumam; deixa deixam; dá dão; encaminha encaminham; entra entram; entuba intubam; faz fazem; hidrata hidratam; indica indicam; inicia iniciam
  insiste insistem; intuba intubam; libera liberam; mantém mantêm; mantem mantêm; manda mandam; monitora monitoram; observa observam; opera operam; orienta orientam; pede pedem
  prefere preferem; prescreve prescrevem; pula pulam; punciona puncionam; reavalia reavaliam; reduz reduzem; reintroduz reintroduzem; repete repetem; retira retiram
  segue seguem; solicita solicitam; suspende suspendem; tira tiram; transfere transferem; trata tratam; vê veem; aumenta aumentam; ajusta ajustam; aceita aceitam
  acompanha acompanham; acrescenta acrescentam; adia adiam; cancela cancelam; corrige corrigem; dispensa dispensam; drena drenam; extuba extubam; interna internam; sugere sugerem
  usa usam; troca trocam; espera esperam; dosa dosam; repõe repõem; titula titulam; seda sedam; vacina vacinam; investiga investigam; biopsia biopsiam; rastreia rastreiam; retorna retornam; reaplica reaplicam`
    .split(/[;\n]/)
    .map((row) => row.trim().split(' ') as [string, string]);
/** After "ou" these are a noun too ("dieta ou troca de válvula"); what follows decides. */
const NOUNS_TOO =
  /^(?:troca|espera|conduta|dosa|titula|seda|vacina|biopsia|segue|entra|usa|trata|pula|drena|interna|indica|opera|libera|monitora|dispensa|adia|tira|retira)$/;
const ADVERB = String.raw`(?:(?:j[aá]|s[oó]|tamb[eé]m|tb|tbm|n[aã]o|n|ainda|sempre|nunca|logo|mesmo|apenas|normalmente|geralmente) ){0,2}`;
const YOU = String.raw`(?<!(?:de|com|c/|a|para|por|entre|em|sobre|sem|algu[eé]m|quem) )(?:voc[eê]s|vcs)`;
/** Another verb in the plural with the same subject, in the same sentence. */
const YOU_BEFORE = String.raw`(?<!\p{L})(?:voc[eê]s|vcs) ${ADVERB}\p{L}{2,14}(?:[ae]m|ão|êm) (?:(?!(?:que|q|quando|se|quem|enquanto|porque|pq|caso) )[^.!?;\n]){0,80}`;
const THEY_BEFORE = String.raw`(?:^|[.!?;,\n] )\p{L}{3,12}[ae]m (?!\p{L}{2,12}(?:[ae]m|ou|eu|iu) )[^.!?;\n]{3,60}`;

const AGREEING = VERBS.flatMap(([one, several]) => {
  const after = NOUNS_TOO.test(one)
    ? String.raw`(?= (?:o|a|os|as|um|uma|j[aá]|direto|logo|por|para|antibi[oó]tico|atb|hoje|hj|antes|mais \d|at[eé]|em \d)(?!\p{L})|\?)(?! (?:o|a|os|as) \?)`
    : String.raw`(?![\p{L}-])`;
  return [
    // "Vocês já interna": the subject stands next to its verb.
    String.raw`(?<=(?<!\p{L})${YOU} ${ADVERB})${one}(?![\p{L}-]) => ${several}`,
    String.raw`(?<=${YOU_BEFORE}(?:ou (?:j[aá] |s[oó] |n[aã]o |apenas )?|ou (?:s[oó] |j[aá] )?\p{L}{3,12}[ae]m e ))${one}${after} => ${several}`,
    ...(/^mant[eé]m$/u.test(one) ? [String.raw`(?<=${THEY_BEFORE}(?:ou|e) )${one}(?!\p{L}) => ${several}`] : []),
  ];
}).join('\n');

/** What patients do, in the plural after a subject in the plural. */
const OF_PATIENTS =
  `perde perdem; ganha ganham; reclama reclamam; toma tomam; usa usam; chega chegam; some somem; volta voltam; tem têm; faz fazem; fica ficam; quer querem; precisa precisam; melhora melhoram
  piora pioram; morre morrem; abandona abandonam; para param; sente sentem; tolera toleram; responde respondem; acha acham; pede pedem; vem vêm; sofre sofrem; esquece esquecem; falta faltam; espera esperam`
    .split(/[;\n]/)
    .map((row) => row.trim().split(' ') as [string, string]);
const MANY = String.raw`(?<!\p{L})(?:meus|os|nossos|seus|muitos|alguns|v[aá]rios|esses|estes|uns) (?:pacientes|doentes|utentes|idosos)`;
const PATIENTS = OF_PATIENTS.flatMap(([one, several]) => [
  String.raw`(?<=(?<!(?<!\p{L})(?:d[eoa]s?|com|para|p/|pra|entre|sobre|em|por|a|ou|e) )${MANY} (?:n[aã]o |n |j[aá] |s[oó] |sempre |tamb[eé]m )?)${one}(?! (?:muito )?(?:o|a|os|as) (?:m[eé]dic|fam[ií]li))(?!\p{L}) => ${several}`,
  String.raw`(?<=${MANY} \p{L}{2,12}m [^.!?;:\n]{2,50},? mas )${one}(?!\p{L}) => ${several}`,
]).join('\n');

const macros = {
  many: oneOf(
    String.raw`meus|minhas|os|nossos|seus|muitos|alguns|v[aá]rios|esses|estes|dos|aos|nos|pelos|poucos|tantos|quantos|outros|todos os`,
  ),
};

/** Verbs and nouns that agree with a subject in the plural, where their plural is certain (VAL-66). */
export const portugueseAgreement = parseRules(
  `${String.raw`
  (?<=(?<!\p{L}){many} )(paciente|doente|utente|idoso|residente|interno|colega)(?={K}| \p{L}) => $1s
`}${AGREEING}
${PATIENTS}
${String.raw`
  (?<=(?:^|[.!?;\n] )(?:(?!\p{L}{1,12}(?:am|em|ão|êm|ões)(?!\p{L})|voc[eê]s|eles|elas)[^.!?;\n]){0,120}(?<!\p{L})(?:ou|e) )mantem(?!\p{L}) => mantém
`}`,
  macros,
);
