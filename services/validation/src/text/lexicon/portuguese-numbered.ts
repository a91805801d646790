import { oneOf } from './one-of';
import { parseRules } from './rewrite-rules';

const ONE = String.raw`(?<=(?<![\d.,/x-])(?<!(?:leito|box|cama|quarto|sala|caso|dia|item|parte|grau|tipo) )0?1 )`;
const SEVERAL = String.raw`(?<=(?<![\d.,/x-])(?<!(?:leito|box|cama|quarto|sala|caso|dia|item|parte|grau|tipo) )(?:[2-9]|0[2-9]|[1-9]\d{1,3}|dois) )`;
/** What may follow a short form of staff, which before other words may be a part of a name ("med legal"). */
const ENDS = String.raw`(?={K}| (?:e|ou|no|na|nos|nas|em|de plant[aã]o|do|da|para|p/|p|pra|pro|s[oó]|por|com|sem|que|q|hoje|hj|ontem|faltaram|faltou|de f[eé]rias|doentes?)(?!\p{L})| p/|/)`;

/** Short forms of staff and things: the singular and the plural. The masculine form where the post leaves the gender open. */
const COUNTED =
  `t[eé]cs? técnico técnicos; enfs? enfermeiro enfermeiros; fisios? fisioterapeuta fisioterapeutas; nutris? nutricionista nutricionistas
  resis?|residente residente residentes; plantonis plantonista plantonistas; anests? anestesista anestesistas; pediats? pediatra pediatras
  obsts? obstetra obstetras; psics? psicólogo psicólogos; auxs? auxiliar auxiliares`
    .split(/[;\n]/)
    .map((row) => row.trim().split(' ') as [string, string, string]);
const AGREEING = COUNTED.flatMap(([short, one, several]) => [
  String.raw`${ONE}(?:${short})${ENDS} => ${one}`,
  String.raw`${SEVERAL}(?:${short})${ENDS} => ${several}`,
]).join('\n');

const macros = {
  saw: oneOf(
    String.raw`peguei|vi|vimos|tive|tivemos|atendi|atendemos|foram|perdi|recebi|recebemos|s[oó] hoje|operei|diagnostiquei`,
  ),
  several: SEVERAL,
  one: ONE,
};

/** Short forms after a count, which agree with it: one is singular, several are plural (VAL-65). */
export const portugueseNumbered = parseRules(
  `${String.raw`
  {one}t[eé]c(?: de)? enf(?:ermagem)?(?!\p{L}) => técnico de enfermagem
  {several}t[eé]cs?(?: de)? enf(?:ermagem)?(?!\p{L}) => técnicos de enfermagem
  (?<=(?<!\p{L})(?:uma|minha|nossa) )t[eé]c(?={K}| (?:e|no|na|para|p/|pra|s[oó])(?!\p{L})) => técnica
  (?<=(?<!\p{L})duas )t[eé]cs?(?={K}| (?:e|no|na|para|p/|pra|s[oó])(?!\p{L})) => técnicas
  (?<=(?<!\p{L})duas )enfs?(?={K}| (?:e|no|na|para|p/|pra|s[oó])(?!\p{L})) => enfermeiras
  {several}meds?(?= (?:de uso|em uso|cont[ií]nu|controlad|diferentes|novas)) => medicações
  {one}med(?= de plant[aã]o| p/| (?:p|pra|para) \d) => médico
  {several}meds?(?= de plant[aã]o| p/| (?:p|pra|para) \d) => médicos
  {one}sess(?={K}| de ) => sessão
`}${AGREEING}
${String.raw`
  (?<=(?<![\d.,/])(?<!(?<!\p{L})(?:o|no|do|ao|pelo|meu) )(?:[2-9]|[1-9]\d{1,2}|\d-\d{1,2}|dois|duas|tr[eê]s|quatro|cinco|seis|poucos|v[aá]rios|alguns|uns) )m[eê]s(?={K}| (?:de|do|e|com|sem|no|na|em|para|atr[aá]s|depois|antes)(?!\p{L})) => meses
  (?<=(?<!\p{L}){saw} (?:j[aá] )?(?:[2-9]|[1-9]\d) )(\p{L}{3,14})(?:ção|cao|çao) (agud|cr[oô]nic|extens)a(?!\p{L}) => $1ções $2as
  (?<=(?<!\p{L}){saw} (?:j[aá] )?(?:[2-9]|[1-9]\d) )(\p{L}{2,14})s[aã]o (agud|cr[oô]nic|extens)a(?!\p{L}) => $1sões $2as
`}`,
  macros,
);
