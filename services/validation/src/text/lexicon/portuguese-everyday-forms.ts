import { oneOf } from './one-of';
import { parseRules } from './rewrite-rules';
import { parseWords } from './types';

/** Words before a noun; the oral route and a score have none of them ("losartana vo", "sofa 8"). */
const FEMININE = 'a à da na pela minha tua sua nossa vossa uma essa esta dessa desta nessa nesta aquela outra cada';
const MASCULINE = 'o ao do no pelo meu teu seu nosso vosso um esse este desse deste nesse neste aquele outro cada';
const determiners = parseWords(`${FEMININE} ${MASCULINE}`);
/** After these the next word is the oral route only where a drug was changed to it. */
const towards = parseWords('para pra pro p p/');

/** Whether small letters that are an abbreviation elsewhere are a member of the family or a thing of everyday life here. */
export const isPortugueseWordAfter = (word: string, before: string): boolean =>
  (word === 'vo' && (determiners.has(before) || towards.has(before))) ||
  (word === 'sofa' && (determiners.has(before) || before === 'em'));

const macros = {
  her: String.raw`(?<!\p{L})(?:${FEMININE.split(' ').join('|')})`,
  his: String.raw`(?<!\p{L})(?:${MASCULINE.split(' ').join('|')})`,
  // What a grandparent has: a medicine or a thing.
  owned: oneOf(String.raw`
    rem[eé]dios?|comprimidos?|comps?|cps?|medica[cç][aã]o|medica[cç][oõ]es|gotas|frascos?|cartelas?|caixa|bolsa|gaveta|casa|colo|cama|quarto|m[aã]o|[oó]culos|
    fralda|andador|\p{L}{3,}(?:ina|pino|pril|tril|tana|olol|mida|pam|lam|prazol|oxina|rona|dopa)
  `),
  // What only a person does, or who belongs to her.
  person: oneOf(String.raw`
    d?el[ae]s?|materna|paterna|materno|paterno|disse|falou|contou|conta|fala|refere|referiu|trouxe|veio|ligou|deu|d[aá]|toma|tomava|usa|usava|tem|tinha|cuida|cuidava|mora|morava|
    chegou|internou|morreu|faleceu|caiu|quer|queria|chora|chorou|pediu|viu|achou|acha|insiste|perguntou|e o pai|e a m[aã]e
  `),
  stays: String.raw`(?<!\p{L})(?:mor|fic|deix|viv|dorm|veio|vem|cheg|est[aá]|estava|convers|fal)\p{L}{0,4}(?: [^.,;:!?\n]{1,20})? com`,
  switched: String.raw`(?<!\p{L})(?:troc|pass|mud|convert|transi|descal|step|ev|iv|antibi|atb|medica)`,
};

/** Short forms that are a member of the family or a thing after an article or a possessive (VAL-65). */
export const portugueseEverydayForms = parseRules(
  String.raw`
  ! (?<=(?<!\p{L})(?:aceit|toler|introdu|suspens|retom|retorn|recus|progress|libera|in[ií]cio|pausa|via)\p{L}{0,6} (?:d?[ao]|à|na|pela) )vo(?!\p{L}) => VO
  ! (?<={her} )vó(?!\p{L}) => avó
  ! (?<={his} )vô(?!\p{L}) => avô
  ! (?<=(?<!\p{L})(?:minha|tua|sua|nossa) )(?:vo|VO)(?!\p{L}) => avó
  ! (?<=(?<!\p{L})(?:meu|teu|seu|nosso) )(?:vo|VO)(?!\p{L}) => avô
  ! (?<={owned} da )(?:vo|VO)(?!\p{L}| (?:para|pra|p/|pro|ou|e) (?:o |a )?(?:ev|EV|iv|IV|im|IM|sc|SC|sonda|SNE)) => avó
  ! (?<={owned} do )(?:vo|VO)(?!\p{L}| (?:para|pra|p/|pro|ou|e) (?:o |a )?(?:ev|EV|iv|IV|im|IM|sc|SC|sonda|SNE)) => avô
  ! (?<=(?<!\p{L})[aA] )vo(?= {person}(?!\p{L})) => avó
  ! (?<=(?<!\p{L})[oO] )vo(?= {person}(?!\p{L})) => avô
  ! (?<={stays} a )vo(?!\p{L}) => avó
  ! (?<={stays} o )vo(?!\p{L}) => avô
  ! (?<={switched}[^.,;:!?\n]{0,60}(?<!\p{L})(?:para|pra|p/|p) )vo(?!\p{L}) => VO
  ! (?<=(?<!\p{L})(?:o|do|no|um) )sof[aá](?= (?:de )?\d| (?:score|subiu|caiu|aumentou|inicial|elevado)(?!\p{L})) => SOFA
`,
  macros,
);
