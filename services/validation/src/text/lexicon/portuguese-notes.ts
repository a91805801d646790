import { oneOf } from './one-of';
import { parseRules } from './rewrite-rules';

const macros = {
  // A person of a case before the age.
  relative: oneOf(String.raw`
    m[aã]e|pai|irm[aã]o?|filh[oa]|espos[oa]|marido|tia|tio|prim[oa]|professora?|motorista|agricultora?|atleta|corredora?|enfermeir[oa]|estudante|
    trabalhadora?|pedreiro|diarista|dom[eé]stica
  `),
  // Not a time after an event: "a mãe 2 anos depois".
  age: String.raw`(?=\d{1,3} anos(?!\p{L})(?! (?:ap[oó]s|p[oó]s|depois|dps|atr[aá]s|antes|sem|de (?:seguimento|evolu[cç][aã]o|uso|doen[cç]a|tratamento|acompanhamento))(?!\p{L})))`,
  symptom: oneOf(String.raw`
    febre|tosse|diarreia|v[oô]mitos?|dor|cefaleia|dispneia|icter[ií]cia|prurido|edema|hemoptise|rouquid[aã]o|perda de peso|emagrecimento|
    amenorreia|obstipa[cç][aã]o|constipa[cç][aã]o|ins[oô]nia|\p{L}{3,18}(?:algia|[uú]ria|penia|paresia|plegia|rragia|fagia)
  `),
  quality: oneOf(String.raw`
    alta|baixa|seca|produtiva|intensa|di[aá]ria|noturna|vespertina|vesp|lombar|abdominal|tor[aá]cica|progressiva|persistente|cr[oôó]nica|
    recorrente|bilateral|mec[aâ]nica|inflamat[oó]ria
  `),
  tumour: oneOf(String.raw`
    teratoma|n[oó]dulo|massa|tumor|CA|c[aâ]ncer|cancro|cisto|quisto|adenoma|adenocarcinoma|carcinoma|neoplasia|bi[oó]psia|fratura|luxa[cç][aã]o|
    abscesso|met[aá]stase|artroplastia|artroscopia|ex[eé]rese|entorse|tor[cç][aã]o
  `),
  organ: oneOf(String.raw`
    ov[aá]rio|mama|pulm[aã]o|c[oó]lon|reto|pr[oó]stata|p[aâ]ncreas|f[ií]gado|rim|tireoide|tir[oó]ide|pele|es[oô]fago|est[oô]mago|bexiga|[uú]tero|
    endom[eé]trio|test[ií]culo|hip[oó]fise|f[eê]mur|[uú]mero|t[ií]bia|f[ií]bula|clav[ií]cula|r[aá]dio|punho|tornozelo|quadril|joelho|ombro|
    cotovelo|mand[ií]bula|[oó]rbita|costelas?|ves[ií]cula|par[oó]tida|l[ií]ngua|laringe|escafoide|h[aá]lux|maxilar|patela|calc[aâ]neo
  `),
  infection: oneOf(String.raw`
    listeria|listeriose|sarampo|coqueluche|catapora|varicela|caxumba|rub[eé]ola|covid|COVID|zika|chikungunya|t[eé]tano|raiva|mpox|escarlatina|
    botulismo|influenza|hepatite [ABCE]|miocardite|GBS|Guillain-Barré|KPC|candida auris
  `),
  // A count of cases.
  count: String.raw`(?:[2-9]|\d{2,3}|dois|tr[eê]s|quatro|cinco|v[aá]rios|alguns|muitos|poucos|outros|mais|primeiros|[uú]ltimos)`,
  person: String.raw`(?:mulher|homem|senhora|senhor|menina|menino|rapaz|mo[cç]a|idos[oa]|gestante|pu[eé]rpera)`,
  measured: oneOf(String.raw`
    leuc[oó]citos?|plaquetas|neutr[oó]filos?|hemoglobina|Hb|Na|K|s[oó]dio|pot[aá]ssio|glicemia|lactato|INR|TFG|creatinina|TSH|PA|FC|SpO2|SatO2|
    TGO|TGP
  `),
  acts: String.raw`(?:par[ae]m?|suspend[ea]m?|repet[ei]m?|intern[ae]m?|transfund[ei]m?|rep[oõ]em?|encaminh[ae]m?|reavali[ae]m?|avis[ae]m?|liberta|libera)`,
  asked: oneOf(String.raw`
    respondam|opinem|comentem|ajudem|me ajudem|me digam|digam|contem|me contem|socorram|expliquem|me expliquem|compartilhem|indiquem|me indiquem|
    manifestem-se|acudam|acordem
  `),
  readers: oneOf(String.raw`
    colegas|atletas|pediatras|obstetras|cardiologistas|neurologistas|nefrologistas|infectologistas|intensivistas|anestesistas|cirurgi[oõ]es|
    ortopedistas|hematologistas|oncologistas|psiquiatras|psic[oó]logos|psic[oó]logas|radiologistas|dermatologistas|endocrinologistas|
    reumatologistas|gastroenterologistas|pneumologistas|urologistas|ginecologistas|oftalmologistas|otorrinolaringologistas|geriatras|enfermeiros|
    enfermeiras|t[eé]cnicos|t[eé]cnicas|fisioterapeutas|nutricionistas|fonoaudi[oó]logos|fonoaudi[oó]logas|farmac[eê]uticos|farmac[eê]uticas|
    dentistas|residentes|internos|plantonistas|m[eé]dicos de fam[ií]lia|terapeutas ocupacionais|veterin[aá]rios
  `),
  // Words before "pos" as the verb of someone who writes a prescription, and no form of "depois".
  prescribes: String.raw`(?:ningu[eé]m|algu[eé]m|quem|ele|ela|m[eé]dic[oa]|colega|plantonista|residente|n[aã]o|j[aá])`,
};

/** Case notes in the shorthand of a phone: durations, ages, sides, and words that one reading completes. */
export const portugueseNotes = parseRules(
  String.raw`
  // Durations.
  (?<=(?:^|[.,;:\n] ?|[-•*] ){symptom}(?: {quality})?) ([1-9]|1[0-2]|18|24) ?(?:m|meses)(?={K}) => ~há $1 meses
  (?<=[-•*] {symptom}(?: {quality})?) (\d{1,3} (?:dias|semanas|anos))(?={K}) => ~há $1
  (?<=(?<!\p{L})(?:febre|dor|cefaleia|tosse|piora|temperatura|fadiga|sudorese) )vesp(?!\p{L}) => vespertina
  (?<=\dx/d(?:ia)?|\dx ao dia|\d{1,2}/\d{1,2} ?h) (\d{1,2}) (dias|semanas|meses) (?=(?:serve|resolve|basta|funciona|chega|cura|trata|d[aá]|é|j[aá])(?!\p{L})) => ~por $1 $2~
  (?<=\p{L}{4})(?<!(?<!\p{L})(?:fazem|foram|tenho|temos|perdi|perdeu|com|fiquei|ficou|passou|passei|usei|usou|fiz|fez|tomou|levou|quase|s[aã]o|eram|hoje|assim|at[eé]|total|todos|todas)) j[aá] (\d{1,3}) (dias|semanas|meses|anos)(?={K}) => ~há $1 $2
  (?<=(?:^|[.!?,;:\n] ?|(?<!\p{L})(?:e|mas) ))(j[aá] )foi (?=(?:[2-9]|\d{2,3}) (?:tentativas|sess[oõ]es|casos|doses|horas|pacientes|doentes|pun[cç][oõ]es|cirurgias|interna[cç][oõ]es|ciclos)(?!\p{L})) => $1foram~
  (?<=(?<!\p{L})(?:beb[eéê]|crian[cç]a|lactente|RN|filh[oa]|menin[oa]|mi[uú]d[oa]) (?:tem|com|c/|faz|fez|completou|de) )([1-9]|[12]\d) ?m(?={K}| (?:e|com|c/)(?!\p{L})) => $1 meses
  (?<=(?:^|[.!?,;:\n] ?|(?<!\p{L})(?:aqui|com|c/|dos|de|entre|operam|opero|operamos|fazem|fazemos|vacina|vacinamos) ))([1-9]|1\d) (a|e|ou) ([1-9]|[1-3]\d) ?m(?={K})(?=[^\n]{0,120}(?<!\p{L})(?:bb|beb[eéê]s?|crian[cç]as?|lactentes?|m[aã]e|meses)(?!\p{L})) => $1 $2 $3 meses
  ! ([Pp])ct (?=(?:h[aá] )?\d{1,3} ?(?:d|dias|meses|semanas|anos|a)(?!\p{L})) => $1aciente~
  ! (?<=(?<!\p{L})(?:[Pp]eguei|[Cc]ontra[ií])[^.!?\n]{0,40} de )pct(?={K}) => paciente
  ! (?<=(?<!\p{L})(?:hist[oó]ria|relato|fam[ií]lia|m[aã]e|pai|filh[oa]|espos[oa]|marido|pedido|mensagem|carta|presente|pergunta|frase|fala|queixa|casa|cabeça|l[aá]grima|desabafo) d[eo] )pct(?={K}) => paciente
  (pacientes?|doente|utente|crian[cç]a|idos[oa]) (\d{1,3} (?:dias|semanas|horas|h)) de (?=(?:VM|VNI|UTI|CTI|IOT|TOT|interna[cç][aã]o|ATB|antibi[oó]tico|tratamento|evolu[cç][aã]o|DVA|PO|jejum)(?!\p{L})) => $1 com $2 de~
  (?<=\p{L}{2} )(?<!(?<!\p{L})(?:de|a|cada|em|por|nos|aos) )(\d{1,2})/(\1) (dias|semanas|meses)(?!\p{L}) => de $1/$2 $3
  ([2-9]|1\d)x (?=n?es[st][ea] (?:semana|m[eê]s|ano|noite|madrugada|plant[aã]o)(?!\p{L})) => $1 vezes~
  (?<=(?<!\p{L})(?:vomit(?:ou|ei)|evacu(?:ou|ei)|ca[ií]u|ca[ií]|intern(?:ou|ei|ado|ada)|tent(?:ou|ei|amos)|repet(?:iu|i)|fal(?:ou|ei)|convulsionou|sangrou|desmaiou|engravidou|puncion(?:ou|ei)|err(?:ou|ei)|li|vi|pergunt(?:ou|ei)|lig(?:ou|uei)|avis(?:ou|ei)|recus(?:ou|ei)|ped(?:iu|i)|oper(?:ou|ei|ado|ada)|extub(?:ou|ei|ado|ada)|intub(?:ou|ei|ado|ada)|trat(?:ou|ei|ado|ada)) )([2-9]|1\d)x(?={K}| (?:e|hoje|hj|ontem|no|na|em|antes|por \p{L}{4})(?!\p{L})) => $1 vezes
  // Persons.
  {S}({relative}) {age} => $1 de~
  (?<=(?<!\p{L})(?:[ao]|minha|meu|um|uma|da|do|à|ao) ){relative} {age} => $0de~
  ! {S}(?:bb|Bb|BB) (?=(?:tem|treme|tremeu|nasceu|mama|mamou|chora|chorou|com|c/|de|est[aá]|t[aá]|n[aã]o|foi|fez|veio|vomitou|perdeu|ganhou|dorme|recusa|ict[eé]rico|prematuro|chegou|parou|evoluiu|mole|hipot[oô]nico|febril|que|\d)(?!\p{L})) => bebê~
  ! (?<=(?<!\p{L})(?:que|q|m[aã]e|diz|se|quando|qdo|dois|duas|[2-9]) )bb (?=(?:tem|treme|tremeu|nasceu|mama|mamou|chora|chorou|com|c/|de|est[aá]|t[aá]|n[aã]o|foi|fez|veio|vomitou|perdeu|ganhou|dorme|recusa|ict[eé]rico|prematuro|chegou|parou)(?!\p{L})) => bebê~
  (?<=(?<!\p{L})que )beb[eê] (?=(?:tem|treme|tremeu|nasceu|mama|mamou|chora|chorou|est[aá]|t[aá]|n[aã]o|foi|fez|veio|vomitou|perdeu|ganhou|dorme|recusa|chegou|parou)(?!\p{L})) => o bebê~
  ! (?<=(?<!\p{L})(?:m[aã]e|pai) e )bb(?!\p{L}) => bebê
  // Findings, tests and procedures.
  (?<=(?<!\p{L})(?:C\. difficile|H\. pylori) )neg(?:at)?(?={K}| (?:e|mas|no|na)(?!\p{L})) => negativo
  (?<=(?<!\p{L})(?:C\. difficile|H\. pylori) )pos(?:it)?(?={K}| (?:e|mas|no|na)(?!\p{L})) => positivo
  (?<=(?<!\p{L})(?:quanto|qto|muito|mto|pouco|h[aá]|o|do|no|algum|mesmo|longo|tanto|mais|menos|a|em|de) )tpo(?!\p{L}) => tempo
  tpo (?=(?:de|do|da|entre|at[eé]|para|p/|m[eé]dio|total|porta|prolongado|cir[uú]rgico)(?!\p{L})) => tempo~
  (deu|dando|dar|d[aá]) neg(?:at)?(?={K}| (?:e|mas|no|na|em|de novo|outra|p/|para|depois|dps|ontem|hoje|hj|2x|duas)(?!\p{L})) => $1 negativo
  (deu|dando|dar|d[aá]) pos(?:it)?(?={K}| (?:e|mas|de novo|outra|p/|para|depois|dps|ontem|hoje|hj|2x|duas)(?!\p{L})) => $1 positivo
  (?<=(?<!\p{L})(?:cultura|hemocultura|urocultura|coprocultura|sorologia|serologia|troponina|procalcitonina|baciloscopia|PCR|cintilografia|toxina) )pos(?={K}| ?\dx| (?:e|mas|para|p/|\d)(?!\p{L})) => positiva
  (?<=(?<!\p{L})(?:teste|exame|swab|NS1|HIV|VDRL|HBsAg|anti-?(?:HCV|HIV|HBs|HBc|DNA|Ro|La|Sm|CCP|TPO|GAD|Xa|NMDA|MOG|AChR)|FAN|BAAR|PPD|IGRA|Coombs|FR|IgM|IgG|resultado|HLA-B27|antibiograma|ant[ií]geno|NIHSS) )pos(?={K}| (?:e|mas|para|p/)(?!\p{L})) => positivo
  (?<={prescribes} )pos (?=(?:azitro|vanco|ceftri|amoxi|clinda|genta|metro|meropenem|corticoide|antibi[oó]tico|ATB|oxig[eê]nio|O2|soro|dieta|insulina|heparina|AAS|na prescri|no prontu|\p{L}{4,16}(?:ina|ona|azol|pril|ol|cilina|micina))(?!\p{L})) => pôs~
  (\p{L}{2,16}(?:[ií]ase|ose|ite|emia|plasia|eclampsia|sepse)) dx (?=\d{1,2} (?:dias|anos|meses|semanas)|tardia|s[oó] (?:em|na|no|ap[oó]s|depois)|h[aá] |em \d) => $1 diagnosticada~
  (\p{L}{2,16}oma|c[aâ]ncer|CA|DM1?2?|LES|HIV|AVC|IAM|TEP) dx (?=\d{1,2} (?:dias|anos|meses|semanas)|tardio|s[oó] (?:em|na|no|ap[oó]s|depois)|h[aá] |em \d) => $1 diagnosticado~
  fx (?=et[aá]ria) => faixa~
  fx (?=(?:supracond|expost|cominut|desvi|bimaleol|trimaleol|trocant|transtroc|subtroc|diafis|patol[oó]g|nasal|vertebral|em galho|impact|fechad|de (?!\d)|d[oa] |dist|proxim|tor[aá]cic|lombar|colo|costela|f[eê]mur|r[aá]dio|t[ií]bia|punho|tornozelo|umero|úmero|clav[ií]cula|quadril)) => fratura~
  (?<=(?<!\p{L})(?:a|uma|da|na|sem|s/|com|c/|ap[oó]s|p[oó]s|suspeita de|de|por|houve|teve) )fx(?={K}| (?:e|em|na|no|com|c/|sem|s/)(?!\p{L})) => fratura
  ! {C}exo (?=d[oe]s? (?:dente|elemento|sisos?|\d)|\d{2}(?!\d)|de sisos?|simples|m[uú]ltipla) => exodontia~
  ([2-9]|1\d) conc(?:s)?(?: de)? hem[aá]cias => $1 concentrados de hemácias
  ([2-9]|1\d) conc(?:s)?(?={K}) => $1 concentrados
  1 conc(?:s)?(?: de)? hem[aá]cias => 1 concentrado de hemácias
  obstr (?=(?:parcial|total|completa|intestinal|ureteral|biliar|nasal|distal|proximal|tumoral|urin[aá]ria|alta|baixa|por|d[aoe])(?!\p{L})) => obstrução~
  trigli(?:c|cer|ceri|cerid)?s?(?={K}| (?:de )?\d| (?:alto|elevad|normal)) => triglicerídeos
  (?<=(?<!\p{L})(?:sem|s/) )(?:interc|intercorr)(?={K}| (?:e|no|na|em|at[eé]|durante)(?!\p{L})) => intercorrências
  (?<=(?<!\p{L})(?:sem|s/|com|c/) )complic(?={K}| (?:e|no|na|em|at[eé]|p[oó]s)(?!\p{L})) => complicações
  (?<=(?<!\p{L})(?:sem|s/|com|c/|houve|teve) )melh(?={K}| (?:e|no|na|em|da|do|cl[ií]nica|parcial|com|c/)(?!\p{L})) => melhora
  (?<=(?<!\p{L})(?:sem|s/) )evid(?={K}| (?:de|para|p/|pra)(?!\p{L})) => evidência
  (?<=(?<!\p{L})(?:sem|s/|com|c/) )sint(?={K}| (?:h[aá]|ha|urin[aá]rios|respirat[oó]rios|e|no|na)(?!\p{L})) => sintomas
  (?<=(?<!\p{L})(?:sem|s/|nega) )antec(?={K}| (?:de|pessoais|familiares|e)(?!\p{L})) => antecedentes
  (?<=(?<!\p{L})(?:na|da|de|em|à|a) )urg(?={K}| (?:com|c/|hoje|hj|ontem|por|e|ou|lotada|cheia)(?!\p{L})) => urgência
  (?<=(?<!\p{L})(?:na|da|de|em|à|a) )emerg(?={K}| (?:com|c/|hoje|hj|ontem|por|e|ou|lotada|cheia)(?!\p{L})) => emergência
  aprox\.? (?=\d|metade|um |uma |h[aá] ) => aproximadamente~
  ! (?<=(?<!\p{L})(?:o|do|no|pro|ao|um|fez|fazer|fiz|pedi|pedir|para|p/|novo|pr[eé]|p[oó]s) )cate(?={K}| (?:hoje|hj|ontem|amanh[aã]|normal|sem|s/|com|c/|de|em|mostrou|e)(?!\p{L})) => cateterismo
  (?<=(?<!\p{L})(?:a|uma|na|da|fez|fazer|fiz|pedi|pedir|sem|s/) )cintilo(?!\p{L}) => cintilografia
  (?<=(?<!\p{L})(?:a|uma|na|da|fez|fazer|fiz|pedi|pedir|sem|s/) )mamo(?={K}| (?:de|com|c/|normal|bi-?rads|hoje|hj|ontem|em|e)(?!\p{L})) => mamografia
  (?<=(?<!\p{L})(?:a|uma|na|da|fez|fazer|fiz|pedi|pedir|sem|s/) )densito(?!\p{L}) => densitometria
  ! (?<=(?<!\p{L})(?:a|uma|na|da|fez|fazer|fiz|faz|fazem|pedi|pedir|pe[cç]am|sem|s/) )espiro(?={K}| (?:com|c/|normal|e|antes|mostrou|hoje|hj|ontem|VEF1|obstrutiv|restritiv|na|no)(?!\p{L}))(?=[^\n]{0,200}(?:VEF|CVF|asma|DPOC|broncodil|obstrutiv|restritiv|chiado|tosse|LABA|LAMA)) => espirometria
  ! (?<=(?:VEF|CVF|asma|DPOC|broncodil|chiado|tosse|LABA|LAMA)[^\n]{0,200}(?<!\p{L})(?:a|uma|na|da|fez|fazer|fiz|faz|fazem|pedi|pedir|pe[cç]am|sem|s/) )espiro(?={K}| (?:com|c/|normal|e|antes|mostrou|hoje|hj|ontem|na|no)(?!\p{L})) => espirometria
  qu[ií]mio(?=\s|[.,;:?!)]|$) => quimioterapia
  (?<=(?:lidoca[ií]na|artica[ií]na|mepivaca[ií]na|priloca[ií]na|bupivaca[ií]na|anest[eé]sico|tubetes?|xiloca[ií]na)(?: local)?(?: \d(?:[.,]\d)?%?)? (?:com|c/|sem|s/) )vaso(?={K}| (?:em|no|na|para|p/|ou|e|pode|n[aã]o)(?!\p{L})) => vasoconstritor
  (?<=[1-5][ºª°o] )meta(?= [DE](?!\p{L})| (?:direito|esquerdo)|{K})(?=[^\n]{0,160}(?:bota|pisa|p[eé](?!\p{L})|marcha|carga|corr|chut|futebol|tornozelo|muleta)) => metatarso
  (?<=[1-5][ºª°o] )meta(?= [DE](?!\p{L})| (?:direito|esquerdo)|{K})(?=[^\n]{0,160}(?:m[aã]o(?!\p{L})|soco|boxe|luva|punho|dedo|murro)) => metacarpo
  ! (?<=(?<!\p{L})[a-zçãáéíóúâêô]{4,20} )(D|E)\. (?!(?:coli|faecalis|faecium|cloacae|histolytica|vermicularis|granulosus|hirae|gallinarum)(?!\p{L}))([a-zçãáéíóúâêô]{2,20}) => $1. ^$2
  {tumour} (?={organ}(?!\p{L})) => $0de~
  (fratura|bi[oó]psia|les[aã]o|ca|CA|c[aâ]ncer|neoplasia|fratura de|c[aâ]ncer de|CA de|bi[oó]psia de) colo (?:de )?(?=[uú]tero(?!\p{L})) => $1 colo do~
  (fratura|fratura de|fraturou o|pr[oó]tese de) colo (?:de )?(?=f[eê]mur(?!\p{L})) => $1 colo do~
  ({count} casos) (?={infection}(?!\p{L})) => $1 de~
  (?<=(?<!\p{L})(?:um|outro|primeiro|segundo|terceiro|1|novo|meu|esse) caso) (?={infection}(?!\p{L})) => ~de~
  // "Para" alone is no preposition before "e": the clause tells what to do.
  ({measured} ?[<>≤≥]? ?\d(?:[\d.,]{0,5}\d)?) (?={acts}(?: e {acts}|{K})(?!\p{L})) => $1:~
  ! (?<=\p{L}{2,20} )s[aá]b(?={K}| (?:de manh[aã]|à tarde|à noite|a tarde|a noite|e dom)(?!\p{L}))(?<!(?<!\p{L})(?:no|do|ao|de|todo|esse|este|neste|nesse|pr[oó]ximo|cada|e|até|um|seg) s[aá]b) => no sábado
  ! (?<=(?<!\p{L})(?:no|do|ao|de|todo|esse|este|neste|nesse|pr[oó]ximo|cada|até) )s[aá]b(?={K}| (?:de manh[aã]|à tarde|à noite|a tarde|a noite|e)(?!\p{L})) => sábado
  bili (?=(?:normal|alta|elevada)(?!\p{L})) => bilirrubina~
  ! {C}pac (?=(?:usava|usa|tinha|tem|estava|est[aá]|t[aá]|ta|veio|foi|fez|evoluiu|parou|chegou|ficou|n[aã]o|n|nega|refere|melhorou|piorou|recusou|internou)(?!\p{L})) => paciente~
  ! Clcr => ClCr
  ! {S}anti-(?=\p{L}) => Anti-
  ([1-3]º) tri(?:m)?(?={K}| (?:com|c/|de|e|da)(?!\p{L})) => $1 trimestre
  sulfato (?:de )?mg(?!\p{L}) => sulfato de magnésio
  {S}nutri (?=d[aeo] [^.,:;!?\n]{2,30}:) => Nutrição~
  {S}endo: => Endocrinologia:
  {S}enf obst(?=[:, ]) => Enfermagem obstétrica
  ! {S}[Ll]ab (?=(?:n[aã]o|n|liberou|libera|demora|demorou|errou|perdeu|ligou|pediu|disse|diz|recusou)(?!\p{L})) => O laboratório~
  neurocx(?!\p{L}) => neurocirurgia
  cx (?=(?:vascular|tor[aá]cica|geral|pl[aá]stica|card[ií]aca|bari[aá]trica|oncol[oó]gica|pedi[aá]trica|ortop[eé]dica)(?!\p{L})) => cirurgia~
  farma (?=(?:cl[ií]nica|hospitalar)(?!\p{L})) => farmácia~
  intub (?=(?:dif[ií]cil|orotraqueal|prolongada|traqueal|precoce|na|no|em)(?!\p{L})) => intubação~
  (costela|v[eé]rtebra|clav[ií]cula|perna|mand[ií]bula|patela) fx(?={K}) => $1 fraturada
  (costelas|v[eé]rtebras) fx(?={K}) => $1 fraturadas
  (?:para|pra|p/) ?esq(?={K}) => para a esquerda
  (?:para|pra|p/) ?dir(?={K}) => para a direita
  bradi (?=[3-5]\d(?!\d)) => bradicardia~
  taqui (?=1\d\d(?!\d)) => taquicardia~
  toxo(?= (?:cerebral|ocular|cong[eê]nita|na gesta|em gestante|IgG|IgM|igg|igm)|{K}) => toxoplasmose
  bx (?=classe(?!\p{L})) => biópsia~
  ! (m[aã]e|pai|filh[oa]|espos[oa]|marido|fam[ií]lia|familiar|acompanhante|irm[aã]o?) de pct(?!\p{L}) => $1 de paciente
  ! ([SsEePpKkAaCcNnHh])\.? (aureus|epidermidis|pneumoniae|coli|faecalis|faecium|aeruginosa|baumannii|pylori|influenzae|meningitidis|gonorrhoeae|albicans|difficile|agalactiae|pyogenes|neoformans)(?!\p{L}) => ^$1. $2
  (RN(?:PT|T|BP)) (?:de )?(2[2-9]|3\d|4[0-2]) ?s(?=[,.; ]|$) => $1 de $2 semanas
  (?<=(?:tratamento|tto|ttmo) d[eo] \p{L}{2,14} )([1-9]|1[0-8]) ?m(?={K}) => por $1 meses
  (?<=(?:extub\p{L}{2,4}|evoluiu|chegou|voltou|intub\p{L}{2,4}|nasceu|morreu|come[cç]ou|parou|trombolis\p{L}{2,4})[^.,!?;\n]{0,30} )c/ (?=\d{1,3} ?(?:h|dias|min)(?={K})) => com~
  {C}cir (?=(?:quer|pediu|n[aã]o|disse|diz|acha|liberou|avaliou|recusou|prefere|opera|operou|falou|insiste)(?!\p{L})) => a cirurgia~
  {C}({person}) ([2-9]\d)(?=, ) => $1 de $2 anos
  ! (?<=(?<!\p{L})(?:TC|RM|US|USG|RX|ECG|EDA|eco|Eco|EEG|PET|TOMO|angioTC|ultrassom|tomografia|resson[aâ]ncia) )c (?=\d{1,2} |\p{L}{3}) => com~
  (?<=(?<!\p{L})(?:anti-?(?:HBs|HCV|HIV|HBc|TPO|CCP|DNA|Ro|Xa)|VDRL|PPD|IGRA|teste) )neg(?= (?:dps|depois|ap[oó]s|p[oó]s)(?!\p{L})) => negativo
  (?<=(?<!\p{L})(?:CA|ca|c[aâ]ncer|tumor|\p{L}{2,14}oma)(?: d[eoa] \p{L}{3,14})? )metast(?={K}| (?:p/|para|em|no|na|com|c/|e)(?!\p{L})) => metastático
  (?<=(?<!\p{L})(?:doen[cç]a|neoplasia) )metast(?={K}| (?:p/|para|em|no|na|com|c/|e)(?!\p{L})) => metastática
  (?<=(?<!\p{L})(?:crian[cç]a|mulher|gestante|menina|idosa|senhora|pu[eé]rpera|mo[cç]a)(?!\p{L})[^.!?\n]{0,120}[, ])assint(?:om)?(?={K}| (?:h[aá]|ha|e|at[eé]|desde)(?!\p{L})) => assintomática
  (?<=(?<!\p{L})(?:homem|menino|idoso|senhor|rapaz|RN)(?!\p{L})[^.!?\n]{0,120}[, ])assint(?:om)?(?={K}| (?:h[aá]|ha|e|at[eé]|desde)(?!\p{L})) => assintomático
  p[oó]s-operat[oó]rio (?={organ}(?!\p{L})) => pós-operatório de~
  (?<=(?<!\p{L})(?:com|de) )hipok(?={K}| (?:\d|grave|leve|refrat)) => hipocalemia
  {S}hipok(?= (?:\d|grave|leve|refrat|com|c/|de|no|na|em)|:|,) => hipocalemia
  hiperk(?= \d[.,]\d) => hipercalemia
  hipona(?= 1[0-3]\d) => hiponatremia
  hiperna(?= 1[4-9]\d) => hipernatremia
  ! (?<=(?<!\p{L})(?:onda|ondas|hepatite|vitamina|tipo|grupo|classe|[Cc]hild|influenza|est[aá]gio|categoria|op[cç][aã]o|hemofilia) )([A-Z])\. ([a-zçãáéíóúâêô]{2,20}) => $1. ^$2
  linfo (?=\d) => linfócitos~
  // Values and findings side by side.
  (?<=(?<!\p{L})G\d{1,2}P\d{1,2}(?:A\d)?, )([1-3]\d|4[0-2]) ?s(?=[,.; ]|$) => $1 semanas
  (?<=[,;] )([1-9])a (?=(?:tentativa|gesta[cç][aã]o|interna[cç][aã]o|cirurgia|ces[aá]rea|crise|queda|fratura|dose|consulta|recidiva|infec[cç][aã]o|parada)(?!\p{L})) => $1ª~
  ! (?<=(?:às|[aA]s) \d{1,2}h[^.!?\n]{2,60}, )as (?=\d{1,2}h(?!\p{L})) => às~
  p[rR][eé] renal(?!\p{L}) => pré-renal
  p[oó]s renal(?!\p{L}) => pós-renal
  (?<=(?<!\p{L})(?:ureia|glicemia|creatinina|lactato|plaquetas|ferritina|pot[aá]ssio|s[oó]dio|bilirrubina|amilase|lipase|troponina) \d[\d.,]{0,6}(?: ?mil)? )p (?=\d) => para~
  {S}farm\.? cl[ií]nico(?=[:,]) => farmacêutico clínico
  {S}farm\.? cl[ií]nica(?=[:,]) => farmacêutica clínica
  (?<=(?<!\p{L})(?:de|do) )eletro (?=b[aá]sico|para|p/) => eletrocardiograma~
  (?<=\d )c/ (?=[1-9]\d? meses (?:ainda|pode|j[aá])(?!\p{L})) => com~
  (?<=(?<!\p{L})(?:BCG|vacina|VIP|rotav[ií]rus|penta|triplice|tr[ií]plice|dose) )c/ (?=[1-9]\d? meses(?!\p{L})) => com~
  {S}((?:fiz|faço|agi|estou|t[oô]|errei|exagerei) (?:certo|errado|mal|bem|correto)),? colegas(?=\s*[?.!]*\s*$) => $1, colegas
  (?<=(?<!\p{L})(?:da|a|minha|tua|sua|nossa|à|na|pela) )avo(?!\p{L}) => avó
  (?<=(?<!\p{L})(?:do|o|meu|teu|seu|nosso|ao|no|pelo) )avo(?!\p{L}) => avô
  {C}({person}), ([2-9]\d)(?=, (?!anos)) => $1, $2 anos
  (?<=(?<!\p{L})(?:pacientes?|pcts?|pctes?|doente|utente|homem|mulher|senhora?|idos[oa]) de )([2-9]\d) (?=(?:com|q|que|em uso|sem)(?!\p{L})|c/|s/) => $1 anos~
  (?<=(?<!\p{L})m[eé]dia de |(?<!\p{L})mediana de )([1-9]|[1-9]\d)a(?= (?:para|p/|de|até)|{K}) => $1 anos
  (\d)h/sem(?!\p{L}) => $1h/semana
  ! qr (?=\p{L})(?!code) => quer~
  (DM|DM1|DM2|DPOC|hipotireoidismo|hipertireoidismo|l[uú]pus|asm[aá]tico|cirr[oó]tico|diab[eé]tico) descomp(?!\p{L}) => $1 descompensado
  (IC|ICC|HAS|cirrose|asma|insufici[eê]ncia card[ií]aca|diabetes|asm[aá]tica|cirr[oó]tica|diab[eé]tica) descomp(?!\p{L}) => $1 descompensada
  (?<=(?<!\p{L})(?:glicemia(?: de jejum| jejum)?|Cr|creat(?:inina)?|PA|Hb|FC|peso|TGP|TGO|TSH|plaquetas|plaq|leuc[oó]citos|leuco|PCR|lactato|INR|K|Na|sat(?:uração|o2)?|HbA1c|dose|EVA|FEVE|TFG|FE|bilirrubina|BT|ferritina|TG|LDL) (?:de )?\d[\d.,x/]{0,6}(?: ?(?:mg|mil|%|kg))? )p/? ?(?=\d) => para~
  (?<=(?<!\p{L})(?:reduz(?:i|iu|ir)|aument(?:ei|ou|ar)|baix(?:ei|ou)|sub(?:i|iu)|pass(?:ei|ou)|troqu?(?:ei|ou)|mud(?:ei|ou)|des(?:ci|ceu)|diminu(?:i|iu|ir)|titul(?:ei|ou)) )p (?=\d) => para~
  ! (?<=\p{L}{3} )c (?=\d{1,3} (?:ciclos?|doses?|dias|horas|semanas|comprimidos|meses|anos|casos|pacientes|les[oõ]es|n[oó]dulos|pontos|gotas)(?!\p{L})) => com~
  (?<=(?<!\p{L})(?:ou|para|p/|em|na|deixo em|fica em|ficou em) )obs(?={K}| (?:por|24h|12h|at[eé]|no|na)(?!\p{L})) => observação
  {S}(?:fisio|fisioterapia) neo(?=[:, ]) => Fisioterapia neonatal
  algm (?=c/|(?:com|consegue|indica|faria|viu|leu)(?!\p{L})) => alguém~
  {S}gaso (?=(?:se|antes|arterial|venosa|de|com|na|no|em|seriada)(?!\p{L})|c/) => Gasometria~
  (?<=(?<!\p{L})(?:R[1-5]|residentes?|resid[eê]ncia|plant[aã]o|ambulat[oó]rio|enfermaria|PS|interna|interno|est[aá]gio|colegas?|prova) d[ea] )ped(?!\p{L}) => pediatria
  (?<=(?<!\p{L})(?:p/|para|pra|em|de|da|na) )enf (?=(?:obst[eé]trica|pedi[aá]trica|neonatal|do trabalho)(?!\p{L})) => enfermagem~
  (?<=(?<!\p{L})(?:rotina|evolu[cç][aã]o|dica|prescri[cç][aã]o|nota|passagem|anota[cç][aã]o|hist[oó]rico) de )enf(?!\p{L}) => enfermagem
  {S}((?:pac(?:iente)?|pcte?|doente|utente|crian[cç]a|idos[oa]|gestante|homem|mulher) [^.,:;!?\n]{3,50}(?:, [^.,:;!?\n]{3,30})?), (n[aã]o|n|nunca) (?=(?:usem|deem|d[eê]em|fa[cç]am|suspendam|prescrevam|passem|tratem|operem|transfundam|hidratem|intubem|peçam|pecam|esperem|liberem|mandem)(?!\p{L})) => $1: $2~
  ((?:idos[oa]|mulher|homem|paciente|crian[cç]a|gestante) (?:fr[aá]gil|robust[oa]|saud[aá]vel|h[ií]gid[oa]|acamad[oa]|diab[eé]tic[oa]|hipertens[oa]|cirr[oó]tic[oa]|dial[ií]tic[oa]|asm[aá]tic[oa]|previamente h[ií]gid[oa])) {age} => $1 de~
  (?<=\p{L} )em (?=\d{2} anos (?:opera|interna|trata|anticoagula|n[aã]o|n|suspende|mant[eé]m|vale|morre)(?!\p{L})) => em paciente de~
  (?<=(?<!\p{L})(?:gestante|gr[aá]vida|mulher|homem|paciente|pu[eé]rpera|RN|crian[cç]a|idos[oa]) de \d{1,3} (?:anos|semanas|meses)) (?=(?:PA|FC|FR|IMC|Hb|TSH|SatO2|SpO2|PSA|HbA1c|glicemia)(?= ?\d)) => ,~
  (?<=PA \d{2,3} ?[x/] ?\d{2,3}) (?=(?:protein[uú]ria|cefaleia|edema|dispneia|escotomas|epigastralgia|assintom|plaquetas|FC|sem|com)(?!\p{L}))(?!sem|com) => ,~
  (?<=\p{L}{3,16}(?:ina|ona|azol|cilina|micina|penem|ato|ima|ol|oxacino)(?: \d{2,4}(?: ?mg)?)?) (\d{1,2}) (dias)(?={K}| (?:profil|e (?:volta|reavali|repete)|ou (?:mais|s[oó]))) => ~por $1 $2
  // Professions and forms of address.
  {S}dra\.? rec[eé]m[- ]formada aqui[:,.!]+(?= \p{L}) => Sou médica recém-formada.
  {S}dr\.? rec[eé]m[- ]formado aqui[:,.!]+(?= \p{L}) => Sou médico recém-formado.
  {S}podo aqui[:,.!]+(?= \p{L}) => Sou da podologia.
  {S}(?:psi) aqui[:,.!]+(?= \p{L}) => Sou da psicologia.
  {S}(R[1-5](?: d[aeo] \p{L}{3,20})?) aqui[:,.!]+(?= \p{L}) => Sou $1.
  psis(?!\p{L}) => profissionais de saúde mental
  {S}(?:gente|gnt|galera|pessoal|povo),? (?=(?:desabafo|relato|d[uú]vida|pergunta|alerta|dica)(?!\p{L})) => _
  (?<=(?:^|[.!?\n] ?|(?<!\p{L})e ))nutris? (?={asked}(?!\p{L})) => nutricionistas~
  {S}((?:\p{L}{2,20} e )?{readers}) (?={asked}(?!\p{L})) => $1,~
  {S}aten[cç][aã]o (?=(?:CAPS|UBS|UPA|PSF|SAMU|UTI|CTI|APS|maternidades?|pediatras|obstetras|m[eé]dicos|enfermeir[oa]s|neonatologistas|intensivistas|anestesistas|cirurgi[oõ]es|farmac[eê]uticos|nutricionistas|fisioterapeutas|dentistas)(?=\s*[!:.,]|{K})) => Atenção,~
  // Commas.
  {S}por favor (?=(?:n[aã]o|nunca|sempre|se|antes)(?!\p{L})) => por favor,~
  , por favor (?=(?:n[aã]o|nunca)(?!\p{L})) => , por favor,~
  (\p{L}{3,20}) ((?:muit[oa]s?|mt[oa]?|mais) \1)(?!\p{L})(?<=(?:e|com|beber|d[eê]em|dar|tomem|,|\.|:|^|\n|para|é|de) \1 (?:muit[oa]s?|mt[oa]?|mais) \1) => $1, $2
  (?<=\p{L}{3}) eu sei(?=\s*[.!]|\s*$)(?<!(?<!\p{L})(?:que|q|mas|e|s[oó]|como|pelo que|quanto|onde|quem|porque|pq|se|isso|disso|nem|j[aá]|até onde|agora|hoje) eu sei) => , eu sei
  (?<=\p{L}{3}) (lembram?)(?=\?)(?<!(?<!\p{L})(?:quem|que|q|n[aã]o|n|se|algu[eé]m|ningu[eé]m|voc[eê]s?|vcs?|me|te|nos|s[oó]|ainda|tamb[eé]m|j[aá]|ele|ela|eles|elas|isso|disso|nisso|quando|como|mais|o|a|paciente|fam[ií]lia|m[aã]e) lembram?) => , $1
  // What is told or asked.
  (?<=(?<!\p{L})(?:diz|dizem|disse|disseram|acho|acha|acham|fala|falam|falou|sei|li|vi|afirma|insiste|jura) )q (?=\d) => que~
  (?<=[\p{L}\d)%])(?<!(?<!\p{L})(?:vir(?:ou|ar)|troc(?:ou|ar|a)|mud(?:ou|ar|a)|deu|dar|d[eá]i|ficou|bati|fechou|quebr(?:ou|ei)|limpar|tapa|a|na|da|\p{L}{1,20} e)) de cara(?={K})(?<!(?<!\p{L})(?:d[aá]|deu|dei|dar|logo) de cara) => ~de imediato
  logo de cara(?={K}| (?:ou|e|na|no|em|p/|para|com)(?!\p{L})) => logo de início
  ! (?<=[\p{Ll}\d)],? )(?<!(?<!\p{L})(?:no|do|ao|o|pelo|sistema) )SIM(?=\s*[.!?,;]|\s*$) => sim
  ! {S}iECA(?!\p{L}) => IECA
  // Accents, plurals and short forms.
  (?<!\p{L})dai(?=,? (?:me|eu|o|a|os|as|ele|ela|n[aã]o|j[aá]|pra|para|vem|veio|que)(?!\p{L})) => daí
  (?<!\p{L})comecamos(?!\p{L}) => começamos
  (?<=(?<!\p{L})(?:os|nos|dos|aos|meus|seus|esses|estes|alguns|muitos|tantos) )(?:pct|pcte|pac)(?!\p{L}) => pacientes
  (?<!\p{L})escala de borg(?!\p{L}) => escala de ^borg
  (?<!\p{L})fe (?=\d{2} ?%) => FE~
  (?<!\p{L})qrs(?!\p{L}) => QRS
  (?<!\p{L})bb (?=(?:de \d{1,2} (?:dias|semanas|meses)|j[aá]|nasceu|mama|mamou|chorou)(?!\p{L})) => bebê~
  (?<!\p{L})(perguntou|perguntaram|pergunta|questionou|explicar|entender|entendo) (?:pq|porque)(?!\p{L}) => $1 por que
  (?<!\p{L})k (?=[<>] ?\d) => K~
  `,
  macros,
);
