import { oneOf } from './one-of';
import { parseRules } from './rewrite-rules';

/** Specialities that a phone cuts short, where an appointment or a place for patients is meant. */
const FIELDS =
  `cardio cardiologia; neuro neurologia; psiq psiquiatria; endocrino endocrinologia; gastro gastroenterologia; nefro nefrologia; reumato reumatologia
  pneumo pneumologia; dermato dermatologia; hemato hematologia; onco oncologia; uro urologia; oftalmo oftalmologia; otorrino otorrinolaringologia
  orto ortopedia; gineco ginecologia; geri geriatria; neuroped neuropediatria; infecto infectologia`
    .split(/[;\n]/)
    .map((row) => row.trim().split(' ') as [string, string]);
const APPOINTMENTS = FIELDS.map(
  ([short, field]) =>
    String.raw`(?<=(?<!\p{L})(?:marcar|agendar|remarcar|conseguir|vaga (?:de|com|p/|para|pra)|fila (?:da|de|do|para|pra|p/)|int|intern[oa]|residente|estagi[aá]ri[oa]|est[aá]gio|ala|leito) (?:de |da |na |em )?)${short}(?={K}| (?:pelo|pela|n[ao]|aqui|em|d[ao]|de plant[aã]o|ped\p{L}{0,9}|hoje|amanh[aã]|com|para|p/|pra|\d)(?!\p{L})) => ${field}`,
).join('\n');

const AFTER_OPERATION = 'iam avc avch avci tce pcr rcp tep tvp atc rt qt uti rm crm lca eda cpre iot tot ave eam'
  .split(' ')
  .flatMap((short) => [
    String.raw`p[óo]s[- ]${short}(?!\p{L}|[- ]\d) => pós-${short.toUpperCase()}`,
    String.raw`pr[ée][- ]${short}(?!\p{L}|[- ]\d) => pré-${short.toUpperCase()}`,
  ])
  .join('\n');

const macros = {
  negative: oneOf(
    String.raw`troponina|tropo|cultura|urocultura|hemocultura|sorologia|baciloscopia|toxo|s[ií]filis|pesquisa|gravidez|dengue|influenza`,
  ),
  negativeHe: oneOf(
    String.raw`coombs|teste|teste r[aá]pido|swab|HIV|VDRL|HBsAg|anti-?HCV|BHCG|beta-?HCG|NS1|TR|VSR|lachman|homans|murphy|blumberg|giordano|babinski|las[eè]gue|FAN`,
  ),
  ends: String.raw`(?=\s*$|\s*\n|\s*[.!?…]+(?:\s|$)|\s*[,;:)]| (?:e|mas|com|c/|sem|s/|h[aá]|ha|em|no|na|de|d[ao]|hoje|hj|ontem|\d{2}s)(?!\p{L}))`,
};

/** Clipped words of the ward, hyphens, ordinals and commas that a phone leaves out, each with one reading (VAL-66). */
export const portugueseClipped = parseRules(
  `${APPOINTMENTS}
${AFTER_OPERATION}
${String.raw`
  // Examinations and results.
  (?<=(?<!\p{L})(?:eda|endoscopia|endo|EDA) e )colono(?={K}| (?:norma(?:l|is)|limpa|limpas|ok|sem|s/|com|c/|pedid\p{L}{2,3}|marcad\p{L}{2,3}|em|no|na|de|h[aá])(?!\p{L})) => colonoscopia
  (?<=(?<!\p{L})(?:pedi|pedir|fez|fiz|fazer|marcar|agendar|repetir|repeti|prepar\p{L}{1,3} (?:de|da|para|p/|pra)|laudo d[ae]|a [uú]ltima|uma|na|da) )colono(?={K}| (?:norma(?:l|is)|limpa|ok|sem|s/|com|c/|amanh[aã]|hoje|hj|ontem|em|no|na|de rastreio|de controle|h[aá]|aos)(?!\p{L})) => colonoscopia
  (?<=(?<!\p{L})(?:os|dos|nos|meus|novos|esses|aos|pelos|seus|com|sem|repetir|repito|colher|colhi|pedi) )labs(?={K}| (?:de (?:ontem|hoje|hj|admiss\p{L}{2}|entrada|rotina|controle)|norma(?:is|l)|ok|alterad\p{L}{2}|vier\p{L}{2,3}|sa[ií]r\p{L}{2,3}|chegar\p{L}{0,2}|antes|agora|amanh[aã]|em \d)(?!\p{L})) => exames laboratoriais
  (?<=(?<!\p{L}){negative}(?: \d)?(?: de \p{L}{3,12})? )neg{ends} => negativa
  (?<=(?<!\p{L}){negativeHe} )neg{ends} => negativo
  ! (?<=(?<!\p{L})RN (?:de )?\d{1,2} ?(?:dias?|d|h|horas)[^.!?\n]{0,60}[ ,])(3[0-9]|4[0-2])s(?=[ ,.]|$) => $1 semanas
  ac biliares => ácidos biliares
  ! udca(?!\p{L}) => UDCA
  (?<=(?<!\p{L})parto )as(?= \d{2}(?!\d| ?h)) => às
  am (?=exclusivo(?!\p{L})) => AM~
  ! (?<=(?<!\p{L})TC )ce(?!\p{L}) => CE
  ! nac(?= (?:correndo|corre|ev|EV|em (?:curso|infus)|iniciad|prescrit|por sonda|\d)) => NAC
  ! (?<=(?<!\p{L})(?:[Ii]niciei|[Ii]niciar|[Ff]iz|[Ff]azer|[Dd]ar|[Dd]ei|com|de|a|da) )nac(?={K}| (?:ev|EV|e|em|antes|ap[oó]s|por)(?!\p{L})) => NAC
  (?<=(?<!\p{L})(?:com|c/|de|a|na|da|uma|quer|sem|s/|mais|dar|dei|s[oó]|ou|lata de|toma|tomando|usa) )formula(?={K}| (?:infantil|l[aá]ctea|polim|hidrol|anti|de (?:partida|seguimento|transi)|na|no|e|ou|para|p/|desde|h[aá]|ha)(?!\p{L})) => fórmula
  (?<=(?<!\p{L})(?:negou|negaram|pedi|pediu|autorizou|liberou|autorizaram|fazer|fez|fiz|laudo d[oe]) (?:o |um )?)pet(?= (?:d[eoa] (?:meu |minha )?(?:pac|pct|pcte|paciente|controle|estadiamento|corpo|doente)|scan|ct)(?!\p{L})) => PET
  // Medicines and staff.
  (?<=(?<!\p{L})(?:recusa|recusou|recusando|aceita|aceitou|toma|tomar|sem|s/|com|a|da|de|qualquer|nenhuma|toda) )med(?= (?:oral|via|injet\p{L}{3,4}|nenhuma|psiqui\p{L}+|de casa|VO|IM|EV|vo|im|ev)(?!\p{L})) => medicação
  {S}int de (?=(?:psiq|psiqui|cl[ií]nica|cirurgia|pediatria|ortopedia|medicina|obstetr|gineco)\p{L}*) => internato de~
  // Hyphens and accents.
  (segundas?|ter[cç]as?|quartas?|quintas?|sextas?) (feiras?)(?! (?:de|da|do) (?:sa[uú]de|ci[eê]ncias?|artesanato|ado[cç][aã]o|livros?|profiss|vacina|doa[cç]|est[aá]gio|emprego|medicina|tecnolog|adop))(?!\p{L}) => $1-$2
  ! á => à
  ! Á(?= (?:noite|tarde|vista|esquerda|direita|espera|beira)(?!\p{L})) => À
  ! ás(?= (?:vezes|segundas?|ter[cç]as?|quartas?|quintas?|sextas?|pressas|cegas|escuras|\d{1,2} ?h|custas|fam[ií]lias|pessoas|m[aã]es|equipes?)(?!\p{L})) => às
  // Ordinals: a number between a singular article and a singular noun.
  ! (?<!\d (?:ao|a) )(?<=(?<!\p{L})(?:[Oo]|do|no|ao|pelo|meu|seu|nosso) )(\d{1,2}) (?=(?:ano|semestre|per[ií]odo|trimestre|andar|bimestre|m[eê]s|mes|dia|ciclo|epis[oó]dio|surto|plant[aã]o|atendimento|filho|caso)(?!\p{L})(?! ?(?:\d|/))) => $1º~
  ! (?<=(?<!\p{L})(?:da|na|pela|minha|sua|nossa) )(\d{1,2}) (?=(?:semana|dose|vez|sess[aã]o|crise|noite|consulta|gesta[cç][aã]o|tentativa|linha|infus[aã]o|interna[cç][aã]o)(?!\p{L})) => $1ª~
  // Pronouns and prepositions that a verb asks for.
  n[aã]o esque[cç]am (d[eoa]s?)(?!\p{L}) => não se esqueçam $1
  (?<=^|[.!?…,;:\n] |(?<!\p{L})(?:e|mas|por favor,?) )lembrem (d[aeo]s?)(?!\p{L}) => lembrem-se $1
  (?<=(?<!\p{L})(?:aquele|naquele|o exato|nesse|esse) momento )(?:q|que) (?=(?:voc[eê]|vc|o|a|eu|tu|todos|n[oó]s)(?!\p{L})) => em que~
  // Commas and colons.
  {S}(na minha opini[aã]o|a meu ver|no meu servi[cç]o|na minha experi[eê]ncia|se calhar) (?=\p{L}) => $1,~
  {S}(dicas? para (?:os|as) \p{L}{4,16}), (?=(?:sempre|nunca|n[aã]o|\p{L}{3,12}[ae]m)(?!\p{L})) => $1:~
  (?<=(?:^|[.!?\n] )quem (?:tiver|tem|est[aá]|estiver|usa|toma|faz|chega|chegar|vem|vier) [^.,;:!?\n]{3,50}[\p{L}\d)]) (?=(?:voc[eê]s|vcs) ) => ,~
  {C}(?:malta|tropa|rapaziada),? (?=(?:por favor,? |n[aã]o )?\p{L}{3,12}[ae]m(?!\p{L})) => _
  (?<=[\p{L}\d)]{2}),? (?:gente|pessoal|galera),? (?:pelo amor de deus|pelamor),? (?=(?:n[aã]o )?\p{L}{4,12}[ae]m(?!\p{L})) => .~^por favor,~
  {S}(colegas (?:dentistas|pediatras|\p{L}{4,16}(?:istas|peutas|logos|logas|eiros|eiras|icos|icas))) (?=(?:o que|oq|qual|quais|como|quem|algu[eé]m|voc[eê]s|vcs|quando|quanto|onde|por que|preciso|tenho)(?!\p{L})) => $1,~
`}`,
  macros,
);
