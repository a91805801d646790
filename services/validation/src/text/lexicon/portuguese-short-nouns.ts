import { oneOf } from './one-of';
import { parseRules } from './rewrite-rules';

const macros = {
  drug: String.raw`(?:\p{L}{3,16}(?:ina|ona|ol|il|ida|azol|cilina|micina|mol|eno|ato|ona|xina|pam|ico)|amoxi|ibuprofeno|dipirona)`,
  liquid: oneOf(String.raw`
    l[ií]quido|sangue|soro|SF|RL|ringer|secre[cç][aã]o|pus|urina|[aá]gua|leite|plasma|ascite|contraste|bile|dieta|f[oó]rmula|co[aá]gulos|linfa|albumina
  `),
  site: oneOf(String.raw`
    t[oó]rax|abd[oô]men|abdome|cr[aâ]nio|joelho|ombro|quadril|m[aã]o|p[eé]|punho|cotovelo|tornozelo|coluna|bacia|pelve|face|pesco[cç]o|perna|
    bra[cç]o|coxa|dedo|couro cabeludo|olho|test[ií]culo|per[ií]neo
  `),
  found: oneOf(String.raw`
    abolid[oa]|diminu[ií]d[oa]|reduzid[oa]|ausente|presente|aumentad[oa]|derrame|pneumot[oó]rax|crepitantes?|crepita[cç][oõ]es|opacidade|Giordano|consolida[cç][aã]o|
    dor|murm[uú]rio|MV|hemiparesia|hemiplegia|desvio
  `),
};

/** Nouns that a phone cuts short, and prepositions that it leaves out, each with one reading in its context. */
export const portugueseShortNouns = parseRules(
  String.raw`
  // Forms of a drug.
  susp (?=(?:oral )?\d) => suspensão~
  (?<=(?<!\p{L}){drug} )susp(?={K}| oral) => suspensão
  susp (?=de \p{L}{2}|d[ao] \p{L}{3}|dx|clínica|diagn) => suspeita~
  // "1a hr" after the number was read.
  (?<=(?:[1-9]ª|(?<!\p{L})(?:primeira|[uú]ltima|meia|cada|toda|por|da|na|pr[oó]xima|uma|à|a)) )hr(?={K}| (?:d[aeo]|de|antes|depois|dps|e)(?!\p{L})) => hora
  (?<=(?<!\p{L})(?:primeiras|[uú]ltimas|pr[oó]ximas|as|das|nas|v[aá]rias|poucas|muitas|duas|tr[eê]s|quantas) )hrs(?={K}| (?:d[aeo]|de|antes|depois|dps|e)(?!\p{L})) => horas
  (?<=(?<!\p{L})(?:a|na|da|à|é|j[aá]|pela|minha) )([1-9])a (?=hr(?!\p{L})|hora|noite|madrugada|semana) => $1ª~
  // Grammar of prepositions.
  (?<=(?<!\p{L})para )(esquerda|direita)(?={K}| (?:manual\p{L}*|do|da|de|e|com|sem|no|na)(?!\p{L})) => a $1
  (?<=\d ?(?:ml|mL|litros?|L|l)) (?={liquid}(?!\p{L})) => ~de~
  (trauma|traumatismo|ferimento|les[aã]o|queimadura|mordida|mordedura|laceração|lacera[cç][aã]o|proj[eé]til|esmagamento) (?={site}(?!\p{L})) => $1 de~
  ! (?<=(?<!\p{L}){found} )a ([DE])(?={K}| e (?!\p{Lu}(?!\p{L}))) => à $1
  // Persons.
  {C}masc,? (?:de )?([1-9]\d)(?: ?a(?:nos)?)?, => homem de $1 anos,
  {C}fem,? (?:de )?([1-9]\d)(?: ?a(?:nos)?)?, => mulher de $1 anos,
  (gestante|gr[aá]vida) (?:de )?(\d{1,2} semanas) (?=suspeita|dor|febre|cefaleia|sangramento|v[oô]mitos|diarreia|perda|hipertens[aã]o|ITU|TVP|TEP|anemia|convuls[aã]o|trauma|queda|contra[cç][oõ]es) => $1 de $2 com~
  // Others.
  incl\.? (?=\p{L}{2}) => incluindo~
  (?<=(?<!\p{L})(?:n[aã]o tem|n[aã]o tinha|n[aã]o há|n[aã]o h[aá]|sem|s/|tem|tinha|com|pro|para a|p/|acionei a|liguei na|na|da) )hemo(?={K}| (?:24h|aqui|dispon[ií]vel|na cidade|no hospital|de plant[aã]o|p/|para)(?!\p{L}))(?<=(?:supra|IAM|infarto|SCA|tromb[oó]l|trombol|ECG|cate|angioplastia|STEMI|coronari)[^\n]{0,200}) => hemodinâmica
  (?<=(?<!\p{L})coombs (?:direto|indireto) )pos(?:it)?(?=\.?{K}| ) => positivo
  (?<=(?<!\p{L})coombs (?:direto|indireto) )neg(?:at)?(?=\.?{K}| ) => negativo
  {S}aten[cç][aã]o,? (colegas|pessoal|equipe|equipa|galera|gente|residentes|plantonistas) (d[aeo]s? \p{L}{2,20}(?: \p{L}{4,20})?)[,:!] ?(?=\p{L}) => Atenção, $1 $2:~
  ! (?<!(?<!\p{L})(?:[Nn]ervo|[Pp]ar|[Cc]raniano|[Gg]rau|[Tt]ipo|[Ff]ase|[Cc]apítulo|[Cc]lasse|NERVO|PAR|TIPO|GRAU|FASE|CLASSE) )VI (?=\d{1,3} (?!par)|(?:UM|UMA|DOIS|TRES|ISSO|um|uma|dois|três|isso|muito|muita|mais)(?!\p{L})) => vi~
  `,
  macros,
);
