import { oneOf } from './one-of';
import { parseRules } from './rewrite-rules';

/** Clinical nouns by their ending, and those whose ending leaves the gender open. */
const FEMININE = oneOf(String.raw`
  \p{L}{2,18}(?:[cç][aã]o|[sx][aã]o|dade|gem|[eê]ncia|[aâ]ncia|eza|ite|ose|emia|algia|[uú]ria|penia|megalia|rragia|plegia|paresia|pneia|tasia|
  tomia|plastia|scopia|grafia|oria|eia|trofia|patia|estesia|tens[aã]o)|dor|febre|tosse|massa|perda|icter[ií]cia|ascite|anemia|ferida|[uú]lcera|
  pele|parede|ausculta|estenose|c[oó]lica|crise|hemorragia|fibrose|queda|placa|mancha|melhora|piora|rigidez|palidez|sede|asma|PA|FC|FR|FE|FEVE|
  qtde?|quantidade|troponina|creatinina|bilirrubina|ferritina|ureia|glicemia|PCR|VHS|ITU|PNM|HAS|HTA|DM|FA|hipertens[aã]o|epilepsia|enxaqueca|ins[oô]nia
`);
const MASCULINE = oneOf(String.raw`
  \p{L}{2,18}(?:mento|ema|oma|ismo|[st]ato)|exsudato|derrame|sopro|murm[uú]rio|MV|abdome|abd[oô]men|l[ií]quido|d[eé]bito|prurido|v[oô]mito|risco|rash|
  espasmo|c[aá]lculo|n[oó]dulo|cisto|refluxo|prolapso|desconforto|esfor[cç]o|f[ií]gado|ba[cç]o|choque|quadro|DP|TSH|lactato|INR|D-d[ií]mero
`);

/** Short adjectives of findings, with the feminine and the masculine form. */
const ADJECTIVES =
  `mod moderada moderado; moder moderada moderado; discr discreta discreto; acent acentuada acentuado; aument aumentada aumentado
  dimin diminuída diminuído; dim diminuída diminuído; elev elevada elevado; preserv preservada preservado; espont espontânea espontâneo
  purul purulenta purulento; hab habitual habitual; bilat bilateral bilateral; imp importante importante; persist persistente persistente
  intermit intermitente intermitente; recorr recorrente recorrente; progr progressiva progressivo; difus difusa difuso
  localiz localizada localizado; resist resistente resistente; refrat refratária refratário; contr controlada controlado
  sist sistêmica sistêmico; inesp inespecífica inespecífico; palp palpável palpável; irreg irregular irregular`
    .split(/[;\n]/)
    .map((row) => row.trim().split(' ') as [string, string, string]);

/** Where a short adjective ends: its clause, or what a note adds to it. A full stop there is that of the sentence. */
const ENDS = String.raw`(?={K}| (?:em|n[ao]s?|com|sem|há|ha|e|à|ao|ap[oó]s|p[oó]s|por|de|d[ao]|ou|mas|ontem|hoje|hj|bilat\p{L}*|à)(?!\p{L})| [cs]/)`;
/** An adjective between the noun and the short one: "estenose mitral mod", "derrame pleural discr". */
const BETWEEN = String.raw`(?: (?:\p{L}{3,14}(?:al|ar|[ai]c[ao]|[oó]ri[ao]|os[ao]|iv[ao]|ais)|[DE]))?`;
const DOT = String.raw`(?:\.(?= (?:e|à|ao|em|n[ao]|de|d[ao]|bilat\p{L}*) ))?`;
const AGREEING = ADJECTIVES.flatMap(([short, feminine, masculine]) => [
  String.raw`(?<=(?<!\p{L})${FEMININE}${BETWEEN} )${short}${DOT}${ENDS} => ${feminine}`,
  String.raw`(?<=(?<!\p{L})${MASCULINE}${BETWEEN} )${short}${DOT}${ENDS} => ${masculine}`,
]).join('\n');

/** Where it hurts: after "dor" or another feminine symptom. */
const PLACES =
  `epig epigástrica; epigas epigástrica; epigast epigástrica; lomb lombar; precord precordial; retroest retroesternal
  retroestern retroesternal; pelv pélvica; pélv pélvica; cerv cervical; musc muscular; artic articular; hipog hipogástrica; perium periumbilical
  supraclav supraclavicular; suprapub suprapúbica; neurop neuropática; pleurit pleurítica; oncol oncológica; torác torácica; torac torácica`
    .split(/[;\n]/)
    .map((row) => row.trim().split(' ') as [string, string]);
const PLACED = PLACES.map(
  ([short, full]) =>
    String.raw`(?<=(?<!\p{L})(?:dor|algia|press[aã]o|opress[aã]o|contratura|regi[aã]o|massa|c[oó]lica|queima[cç][aã]o) )${short}(?={K}| (?:em|n[ao]|ao|com|sem|há|ha|e|à|ap[oó]s|p[oó]s|por|de|intensa|forte|leve|aguda|cr[oôó]nica|irradi\p{L}*|tipo|ontem|hoje|hj)(?!\p{L})| [cs]/) => ${full}`,
).join('\n');

/** Short adjectives, which agree with their noun. */
export const portugueseShortAdjectives = parseRules(`${AGREEING}
${PLACED}`);
