import { oneOf } from './one-of';
import { parseRules } from './rewrite-rules';

const macros = {
  readers: oneOf(String.raw`
    colegas|pediatras|obstetras|cardiologistas|neurologistas|nefrologistas|infectologistas|intensivistas|anestesistas|cirurgi[oõ]es|ortopedistas|
    hematologistas|oncologistas|psiquiatras|psic[oó]logos|psic[oó]logas|radiologistas|dermatologistas|endocrinologistas|reumatologistas|
    gastroenterologistas|pneumologistas|urologistas|ginecologistas|oftalmologistas|otorrinolaringologistas|geriatras|enfermeiros|enfermeiras|
    fisioterapeutas|nutricionistas|fonoaudi[oó]logos|fonoaudi[oó]logas|farmac[eê]uticos|farmac[eê]uticas|dentistas|residentes|internos|
    plantonistas|paliativistas|emergencistas|t[eé]cnicos|t[eé]cnicas|especialistas
  `),
  asked: oneOf(String.raw`
    me corrijam|corrijam-me|me perdoem|me desculpem|desculpem|me orientem|orientem|discordam|concordam|me salvem|corrijam|opinem|ajudem|me ajudem
  `),
  // Words after which "sem" with a number before it is "without": what was counted.
  body: String.raw`(?:MMII|MMSS|MID|MIE|MSD|MSE)`,
};

/** Negative requests in the form of speech ("não mistura"), which a formal post writes as "não misture". */
const REQUESTS =
  `mistura misture; prescreve prescreva; intuba intube; extuba extube; transfunde transfunda; punciona puncione; subestima subestime
  ignora ignore; esquece esqueça; confia confie; banaliza banalize; normaliza normalize; desvaloriza desvalorize; suspende suspenda; medica medique
  manda mande; libera libere; deixa deixe; romantiza romantize; repõe reponha; anticoagula anticoagule; opera opere`
    .split(/[;\n]/)
    .map((row) => row.trim().split(' ') as [string, string]);
const NOT = REQUESTS.map(
  ([spoken, formal]) =>
    String.raw`{S}n[aã]o ${spoken} (?=(?!(?:mais|nada|nem|porque|pq|e|mas|quando|se)(?!\p{L}))\p{L})(?![^.!?\n]{0,80}(?<!\p{L})(?:ele|ela|paciente|fam[ií]lia|m[aã]e|chefe|plano|conv[eê]nio|SUS|prefeitura)(?!\p{L})) => Não ${formal}~`,
).join('\n');

/** Commas, prepositions and forms of address that a phone leaves out. */
export const portugueseRunOnRules = parseRules(
  `${NOT}
${String.raw`
  {S}n[aã]o faz (?=isso(?!\p{L})|uma coisa dessas) => Não faça~
  {S}n[aã]o trata (?=(?:bacteri[uú]ria|n[uú]mero|exame|febre|colesterol|imagem|laudo|papel|ansiedade)(?!\p{L})) => Não trate~
  (?<=(?<!\p{L})n[aã]o (?:é|eh) (?:(?:o|a|os|as|um|uma|de|do|da|no|na|por|pela|pelo|s[oó]) )?(?!verdade|que|certo|f[aá]cil)\p{L}{3,20}(?: d[eoa]s? \p{L}{3,15})?) (?=é (?:o|a|os|as|um|uma|falta|culpa|de|do|da|por|pela|pelo|excesso)(?!\p{L})(?! que)) => ,~
  (?<=(?<!\p{L})n[aã]o é (?:\p{L}{3,20} ){0,2}\p{L}{3,20},?) (?=é (?:falta|excesso|culpa) d) => ,~
  (?<=[\p{L}\d)%]{2})(?<!(?<!\p{L})(?:nada|n[aã]o|ningu[eé]m|mais|e|ou|mas|coisa|nenhum|nenhuma)) sen[aã]o (?=\p{L}) => , senão~
  (?<=, senão [^.,;!?\n]{3,60}) depois é tarde(?!\p{L}) => , depois é tarde
  (n[aã]o é \p{L}{2,15}) (?=n[aã]o é (?!\p{L}{1,3} que)) => $1,~
  // A person, and what is found.
  (?<=(?<!\p{L})(?:mulher|homem|paciente|menin[oa]|rapaz|senhora?|idos[oa]|crian[cç]a|beb[eê]|lactente|adolescente|utente|doente|gestante|mo[cç][ao]|RN) de \d{1,3} (?:anos|meses|dias|semanas)) (?=(?:\d{1,2} (?:epis[oó]dios?|crises?|quedas?|interna|gesta|convuls|s[ií]ncopes?)|escroto|abd[oô]men|abdome|introdu[cç][aã]o|\p{L}{3,18}(?:s[aã]o|ose|ite|emia|oma|[uú]ria|algia|plegia|paresia|penia|ectomia|patia|rreia|fasia|asia))(?!\p{L})) => ,~
  // Forms of address and tags.
  {S}(?:gente|galera|pessoal|povo),? (?=n[aã]o (?:é|existe|tem|d[aá]|pode|adianta|faz)(?!\p{L})) => _
  (?<=\d%?) (?:gente|pessoal|galera|povo|mano)(?= (?:n[aã]o é|n[aã]o s[aã]o|é|isso|por favor|vamos)(?!\p{L})) => ,
  (?<=(?<!\p{L})(?:é|s[aã]o|foi|est[aá]) (?:muito |t[aã]o )?\p{L}{3,15}) (?:pessoal|malta|turma|povo)(?=\s*[.!]*\s*$)(?<!(?<!\p{L})(?:opini[aã]o|decis[aã]o|quest[aã]o|escolha|experi[eê]ncia|problema|relato|gosto|n[ií]vel|motivo|caso|uso|d[eoa]|o|a|para|com) \p{L}{5,7}) => _
  {S}boas,? colegas[,!.:]* (?=\p{L}) => Colegas,~
  {S}(?:malta|tropa|rapaziada|fam[ií]lia) (d[aoe]s? (?:SU|UCI|UTI|SO|bloco|INEM|SAMU|urg[eê]ncia|enfermaria|\p{Lu}{2,5}))[,:] (?=\p{L}) => Colegas $1,~
  {S}({readers}) (?={asked}(?!\p{L})) => $1,~
  (?<=(?<!\p{L})(?:pensa|existe|mata|importa|salva|cansa|d[oó]i|funciona|ajuda|merece|erra|conta|sofre|sente|trabalha|vale|resolve|faz diferen[cç]a)) viu(?=[,.!;]|\s*$) => _
  (?<=\p{L}{3}|\d) pois claro(?={K}) => , pois claro
  (?<=\p{L}{3}|\d ?\p{L}{0,3})(?<!(?<!\p{L})(?:t[aá]|est[aá]|tudo|ficou|é|estava|foi|deu)) ok(?=\?) => , ok
  ! {S}PARA(?=[.!](?:\s|$)) => Pare
  ! {S}PAREM(?=[.!](?:\s|$)) => Parem
  (?<=\p{L}{4,} )(?<!(?<!\p{L})(?:com|para|pulmonar|contra|latente|ativa|suspeita|caso|casos|tratar|teve|passa|pega|sobre|trata|tratamos|tratamento|diagn[oó]stico) )tb (?=(?:pensa|sofre|erra|sente|merece|precisa|cuida|salva|conta|importa|ajuda|acha|quer|sabe|vê|cansa|tenho|acho|uso|quero|prefiro|faço|fiz|somos|estamos|fazemos|usamos|pensamos|erramos|pedi|dei|vi|gosto|concordo)(?!\p{L})) => também~
  // Prepositions.
  febre (?=(?:3[7-9]|4[0-2])(?:[.,]\d)?(?!\d|[.,]\d| ?(?:dias|horas|h|semanas)(?!\p{L}))) => febre de~
  (edema|fraqueza|parestesia|doppler|varizes|amputa[cç][aã]o|trauma|fratura) (?={body}(?!\p{L})) => $1 de~
  (dor|les[oõ]es|les[aã]o|petéquias|equimoses|dores) (?={body}(?!\p{L})) => $1 em~
  ! (?<=\p{L}{2} |D\d{1,2} )c (?=[VDLT]\d) => com~
  ! (?<=(?<!\p{L})D\d{1,2} )c (?=\p{L}{3}) => com~
`}`,
  macros,
);
