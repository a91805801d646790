import { oneOf } from './one-of';
import { parseRules } from './rewrite-rules';

const macros = {
  // Words before an abbreviation that small letters make another word: "com fa", "por ic".
  before: String.raw`(?:com|c/|de|em|por|tem|teve|fez|faz|nova|pela|da|na|sem|s/|e|ou|c)`,
  findings: oneOf(String.raw`
    parox[ií]stica|permanente|persistente|valvar|cr[oôó]nica|aguda|nova|descompensada|grave|avan[cç]ada|congestiva|est[aá]vel|reduzida|
    preservada|intermedi[aá]ria
  `),
};

/** Abbreviations in small letters that are other words too: the adjacent words decide. Each rule changes the case only. */
export const portugueseAbbreviations = parseRules(
  String.raw`
  ! (?<=(?<!\p{L}){before} )fa(?= (?:{findings}|de alta|de in[ií]cio|n[aã]o|com|c/|sem|s/|h[aá]|ha|e|em|no|na|p[oó]s|\d|cha2)(?!\p{L})|{K}) => FA
  ! (?<=[\p{L}\d] )fa (?=(?:parox|permanente|persistente|valvar|n[aã]o valvar|de alta resposta)) => FA~
  ! fe (?=(?:reduzid|preservad|intermedi[aá]ri|levemente|normal|de \d|[<>] ?\d|[1-7]\d(?![\d,.]))) => FE~
  ! (?<=(?<!\p{L})(?:com|c/|de|por|p[oó]s|teve|um|novo|do|no|seu|c) )iam(?= (?:com|c/|sem|s/|h[aá]|ha|inferior|anterior|lateral|e|em|no|na|pr[eé]vio|antigo|recente|ontem|hoje|hj|\d)(?!\p{L})|{K}) => IAM
  ! iam (?=(?:com|c/|sem|s/) supra|inferior(?!\p{L})|[aâ]ntero|anterior(?!\p{L})|de parede) => IAM~
  ! (?<=(?<!\p{L})(?:com|c/|por|evoluiu|evoluindo|fez|c|uma|da|na) )ira(?={K}| (?:pr[eé]|p[oó]s|kdigo|KDIGO|dial[ií]tica|n[aã]o dial|olig[uú]rica|grave|no|na|em|por|AKIN)(?!\p{L})) => IRA
  ! cia (?=ostium|restritiva|\d{1,2} ?mm) => CIA~
  ! (?<=(?<!\p{L})(?:em|de|por|com) )civ(?={K}| (?:ou|e)(?!\p{L})) => CIV
  ! civ (?=perimembranosa|muscular|restritiva|\d{1,2} ?mm) => CIV~
  ! ctg (?=(?:categoria|reativ|n[aã]o reativ|tranquil|n[aã]o tranquil|suspeit|patol|com desacel|sinusoidal|cont[ií]nu)) => CTG~
  ! {C}mv(?=\+| \+| (?:presente|diminu|abolid|reduzid|rude|bilateral)) => MV
  ! ig (?=\d|de \d) => IG~
  ! (?<=(?<!\p{L})(?:suspeita de|com|c/|de|por|descartar|excluir|exclu[ií]|teve) )ep(?= (?:bilateral|macia|maci[cç]a|subsegment|segment|no angio|na angio|h[aá]|ha|e|com|em|no|na)(?!\p{L})|{K}) => EP
  ! {C}beg(?=,) => BEG
  ! {C}reg(?=,) => REG
  ! (?<=(?<!\p{L})(?:com|c/|de|por|tem|teve|suspeita de|c) )pti(?!\p{L}) => PTI
  ! gcs (?=\d|de \d) => GCS~
  ! (?<=(?<!\p{L})(?:com|c/|por|fazer|fiz|pedi|pedir|o|no|do|novo|sem) )pet(?=[ -](?:ct|tc|scan|negativo|positivo|normal|ou|e|com|em|mostrou|para|p/)(?!\p{L})|{K}) => PET
  ! {C}pet (?=negativo|positivo|com|ct) => PET~
  ! (?<=PET[ -])(?:ct|tc)(?!\p{L}) => CT
  ! (?<=(?<!\p{L})(?:ped\p{L}{1,5}|o|do|no|com|colh\p{L}{1,3}|um) )tap (?=para|p/|pra|alargad|normal|de \d|\d{2}|em|e|\+) => TAP~
  ! rac (?=\d|de \d|elevad|>) => RAC~
  ! (?<=(?<!\p{L})(?:fa[zc]\p{L}{1,3}|fez|pedi|pedir|laudo de|o|no|do) )mapa (?=em consult|e holter|e Holter|24|normal|alterado|com m[eé]dia|de 24) => MAPA~
  ! (?<=(?<!\p{L})(?:control[oa]r?|dos[oa]r?|repor|reponho|repito|repetir|corrigir|checar|ver|olhar|de|o) )k(?={K}| (?:em|e|antes|alto|baixo|de \d|a cada|s[eé]rico|hoje|amanh\p{L})(?!\p{L})) => K
  ! ca (?=19-9|15-3|125|72-4|de cabe[cç]a de|espinocel|basocel|papil[ií]f|ductal|epiderm|urotel|escamos|medular) => CA~
  ! (?<=(?<!\p{L})(?:em|na|por|pela) )bic(?={K}| (?:a|de|com|com|contínua|e)(?!\p{L})) => BIC
  ! eas (?=limpo|normal|com|sem|alterado|leuc|nitrito) => EAS~
  ! pam (?=\d{2,3}(?!\d)|de \d) => PAM~
  ! pas (?=\d{2,3}(?!\d)) => PAS~
  ! pad (?=\d{2,3}(?!\d)) => PAD~
  ! eva (?=\d{1,2}(?:/10)?(?!\d)|de \d) => EVA~
  ! meld (?=\d|na|-na) => MELD~
  laba ?([+/]) ?lama(?!\p{L}) => LABA$1LAMA
  ! (?<=(?<!\p{L})(?:em|de|por|virou|fez|para|p/) )fv(?={K}| (?:e|com|refrat[aá]ria|sem|no|na)(?!\p{L})) => FV
  ! tv (?=sustentada|monom|polim|n[aã]o sust|sem pulso|com pulso|est[aá]vel) => TV~
  ! bre (?=novo|antigo|com|pr[eé]vio|completo) => BRE~
  ! (?<=(?<!\p{L})(?:QRS \d{2,3},?|com|por|c/|tem) )bre(?={K}) => BRE
  bavt(?!\p{L}) => BAVT
  ! (?<=(?<!\p{L})(?:com|c/|de|tem|por|na|da) )sop(?={K}| (?:e|com|em|sem|n[aã]o|h[aá]|usa\p{L}*|desde|no|na)(?!\p{L})) => SOP
  ! {C}dum (?=h[aá] \d|ha \d|em \d|incerta|\d|desconhecida) => DUM~
  ! (?<=(?<!\p{L})(?:de|por|com|c/|das|as|uma|outras) )ists(?!\p{L}) => ISTs
  ! (?<=(?<!\p{L})(?:de|por|com|c/|uma) )ist(?={K}| (?:e|em|no|na|com)(?!\p{L})) => IST
  ! (?<=(?<!\p{L})(?:com|c/|de|tem) )toc(?={K}| (?:e|grave|refrat[aá]rio|em|desde|h[aá])(?!\p{L})) => TOC
  ! fa (?=\d{2,4}(?!\d)) => FA~
  // Days, leads and vertebrae: "no d5", "de v1 a v3", "l4-l5".
  ! (?<=(?:\p{L}[,.;:]?|\)|\d,?) )d(\d{1,2})(?![\p{L}\d/%]|[.,]\d) => D$1
  ! (?<=(?:\p{L}[,.;:]?|\d,?|-) )v([1-9])(?![\p{L}\d/]|[.,]\d) => V$1
  ! (?<=V[1-9]-)v([1-9])(?![\p{L}\d]) => V$1
  ! ([lcts])([1-9]|1[0-2])(-?)([lcts])([1-9]|1[0-2])(?![\p{L}\d]) => ^$1$2$3^$4$5
  ! (?<=(?<!\p{L})(?:v[eé]rtebra|n[ií]vel|h[eé]rnia|raiz|corpo vertebral|fratura|em|de|artrodese) (?:de )?)([lct])([1-9]|1[0-2])(?![\p{L}\d]|[.,]\d) => ^$1$2
  cha2ds2[ -]?vasc2?(?! ?=) => CHA2DS2-VASc
  uro[ -]tc(?!\p{L}) => uro-TC
  {S}angio[ -]?tc(?!\p{L}) => AngioTC
  {S}angio[ -]?rm(?!\p{L}) => AngioRM
  ! angio[ -](?:tc|TC)(?!\p{L}) => angioTC
  ! angio[ -](?:rm|RM)(?!\p{L}) => angioRM
  colangio[ -]?(?:rm|rnm)(?!\p{L}) => colangio-RM
  entero[ -]?rm(?!\p{L}) => entero-RM
  entero[ -]?tc(?!\p{L}) => entero-TC
  bi[ -]?rads(?!\p{L}) => BI-RADS
  ti[ -]?rads(?!\p{L}) => TI-RADS
  pi[ -]?rads(?!\p{L}) => PI-RADS
  li[ -]?rads(?!\p{L}) => LI-RADS
  lung[ -]?rads(?!\p{L}) => Lung-RADS
  ! anti[ -]?hbs(?!\p{L}) => anti-HBs
  parkland(?!\p{L}) => Parkland
  `,
  macros,
);
