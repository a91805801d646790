/**
 * Starts of words, in lower case and without accents, that members use in texts on medicine or its literature. In
 * texts that have none, a name such as 'overdose' or 'infarct' often has another meaning.
 */
const CUES: readonly string[] = `
patient pts pacient pct pcte client doente diagnos therap terap treat tratam tratar trata manage manejo medic remed drug farmac dose dosage posolog
guideline guidance diretriz directriz protocol consens evidenc literatur review revis article artigo paper study studies estudo trial ensaio research pesquisa
meta-anal metanal journal teach lecture talk aula palestra seminar seminario resum summary update atualiz overview novidade nov(?:o|a)s? new news latest
symptom sintom sign sinal acute agud chronic cronic sever grave leve mild recurr recorr complic risk risco prevent preven prophyl profil screen rastre
case caso child kid crianc infant bebe lactent pregnan gestant gravid elder idos adult women woman mulher men homem hospital ward enferm icu uti clinic
surg cirurg operat inject injec vaccin vacin test exam exame blood sangue urin imag scan ecg xray raio drain biops refer encaminh admit intern discharg alta
prescri prescr adher efeito effect outcome desfech mortal surviv sobrev infect infecc disease doenca syndrom sindrom disorder transtorn pain dor fever febre
diet dieta exercis exercic physio fisio nurs enfermagem dentist nutri psych psiqui manejar conduta mg mcg ml usar uso use using eficac efficac works funciona
read reading ler leitura leram recommend recomend resource algo.(?:bom.)?sobre (?:some|any)thing.(?:good.)?(?:on|about)
health saude burden gut help ajuda start inici stop suspend cure cura
`
  .trim()
  .split(/\s+/);
const CUE = new RegExp(`(?<![\\p{L}])(?:${CUES.join('|')})`, 'u');
/** 'A' is short for years in Portuguese ('72a com HAS', '72 a, HAS') and an article in '300 a month'. */
const QUANTITY = /\d\s?(?:(?:mg|mcg|g|ml|kg|mm|cm|h|d|x|%|y|yo|anos)(?![\p{L}])|a(?![\p{L}])(?<=\da|a(?!\s\p{L})))/u;

const toPlain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');

/** Whether a text is on medicine apart from the name of a concept; `rest` is the text without the concept. */
export const hasClinicalCue = (rest: string): boolean => {
  const plain = toPlain(rest);
  return CUE.test(plain) || QUANTITY.test(plain);
};

/** Of the text before a name, in characters: more than the longest word, an adjective and a preposition. */
const LITERATURE_LENGTH = 50;
/** Words for clinical literature, teaching and treatment. */
const LITERATURE = `
guidelines? guidance diretriz(?:es)? consens(?:o|us) revis(?:ao|oes) reviews? evidenc(?:es?|ias?) literatur[ae]
meta-?analys[ei]s meta-?analises? tratamentos? treatments? manejo management aulas? palestras? lectures? updates?
atualiza(?:cao|coes) novidades? new(?=.in)
`
  .trim()
  .split(/\s+/);
/** One of these, up to one adjective, and a preposition, as in 'a recent review on'. */
const LITERATURE_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${LITERATURE.join('|')})(?: \\p{L}+)? (?:on|of|for|in|sobre|de|da|do|para|p/|em) $`,
  'u',
);
/** The end of a sentence or a part of it, or a preposition: the name is no part of a longer one ('shock absorbers'). */
const ENDS_AFTER = /^(?:[ ]*(?:[.,;:?!)\n]|$)|[ ](?:in|with|and|at|after|em|n[oa]s?|com|e|aos|apos)(?!\p{L}))/u;

/** Whether the text names literature on, or the treatment of, what stands between two offsets. */
export const isSubjectOfLiterature = (text: string, { start, end }: { start: number; end: number }): boolean =>
  LITERATURE_BEFORE.test(toPlain(text.slice(Math.max(0, start - LITERATURE_LENGTH), start))) &&
  ENDS_AFTER.test(toPlain(text.slice(end, end + 8)));
