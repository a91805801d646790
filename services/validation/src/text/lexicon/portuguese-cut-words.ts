import { oneOf } from './one-of';
import { parseRules } from './rewrite-rules';

/** Words that a phone cuts short and that are no other word, with what they stand for. */
const CUT =
  `plaq plaquetas; surfac surfactante; hiperaldo hiperaldosteronismo; hiperpara hiperparatireoidismo; hipopara hipoparatireoidismo
  hipotireo hipotireoidismo; hipertireo hipertireoidismo; amigda amigdalite; erisi erisipela
  psori psoríase; escabi escabiose; leish leishmaniose; lepto leptospirose; esquisto esquistossomose; estafilo estafilococo
  estrepto estreptococo; kleb Klebsiella; acineto Acinetobacter; ferrit ferritina; espirom espirometria; fisiot fisioterapia
  fisioterap fisioterapia; psicoterap psicoterapia; gastroent gastroenterite; diverti diverticulite; colecisti colecistite
  pancreati pancreatite; conjuntivi conjuntivite; broncoesp broncoespasmo; laringoesp laringoespasmo; nefrolit nefrolitíase
  colelit colelitíase; osteomi osteomielite; endocardi endocardite; meningi meningite; encefali encefalite; mielomen mielomeningocele
  hidrocef hidrocefalia; neuropat neuropatia; retinopat retinopatia; nefropat nefropatia; cardiopat cardiopatia; coagulopat coagulopatia
  sibil sibilos; estert estertores; provav provavelmente; obviam obviamente
  pte paciente; ptes pacientes; pcnt paciente; pcnte paciente; pcntes pacientes; dte doente; dtes doentes; cças crianças; cça criança
  crça criança; crças crianças; msmo mesmo; prq porque; porq porque; pqe porque; pk porque; vms vamos
  vzs vezes; pde pode; qria queria; mnh minha; mnha minha; dmais demais; ksa casa; tnto tanto; tnta tanta
  familiars familiares; medcs médicos; residt residente; residts residentes
  anticoag anticoagulação; antidepre antidepressivo; antipsic antipsicótico
  antiepi antiepiléptico; antiemet antiemético; antihist anti-histamínico; broncodil broncodilatador; imunossup imunossupressão
  corticoster corticosteroide; quimioprof quimioprofilaxia; tromboprof tromboprofilaxia; oxigenot oxigenoterapia; hidratç hidratação
  hemorrag hemorragia; taquic taquicardia
  bradic bradicardia; neoadj neoadjuvância`
    .split(/[;\n]/)
    .map((row) => row.trim().split(' ') as [string, string])
    .filter(([short, full]) => short !== full);
const WORDS = CUT.map(([short, full]) => `${short}(?:\\.(?= \\p{Ll}))?(?![\\p{L}-]) => ${full}`).join('\n');

/** Names of persons that stand for signs, tests and diseases, and that are no other word. */
const NAMES =
  `leser[ -]tr[eé]lat Leser-Trélat; grey[ -]turner Grey-Turner; fitz[ -]hugh[ -]curtis Fitz-Hugh-Curtis; legg[ -]calv[eé][ -]perthes Legg-Calvé-Perthes
  sturge[ -]weber Sturge-Weber; creutzfeldt[ -]jakob Creutzfeldt-Jakob; jarisch[ -]herxheimer Jarisch-Herxheimer; werdnig[ -]hoffmann Werdnig-Hoffmann
  rendu[ -]osler(?:[ -]weber)? Rendu-Osler-Weber; (?:von )?hippel[ -]lindau von~Hippel-Lindau; dubin[ -]johnson Dubin-Johnson; kasabach[ -]merritt Kasabach-Merritt
  lemierre Lemierre; dieulafoy Dieulafoy; m[uü]nchausen Münchausen; kallmann Kallmann; koebner Koebner; auspitz Auspitz; asherman Asherman; mondor Mondor
  quervain Quervain; freiberg Freiberg; kienb[oö]ck Kienböck; lisfranc Lisfranc; bennett Bennett; essex[ -]lopresti Essex-Lopresti; hill[ -]sachs Hill-Sachs
  bankart Bankart; neer Neer; hawkins Hawkins; jobe Jobe; gerber Gerber; thompson Thompson; mcmurray McMurray; apley Apley; allis Allis; simmonds Simmonds; adson Adson
  froment Froment; durkan Durkan; bristow Bristow; zancolli Zancolli; gowers Gowers; kehr Kehr; courvoisier Courvoisier; dunphy Dunphy; carnett Carnett
  guyon Guyon; torres[ -]homem Torres-Homem; piskacek Piskacek; hegar Hegar; chadwick Chadwick; zavanelli Zavanelli; mcroberts McRoberts; bracht Bracht; rubin Rubin; kristeller Kristeller
  bandl Bandl; frommel Frommel; pinard Pinard; zangemeister Zangemeister; amsler Amsler; ishihara Ishihara; snellen Snellen; schirmer Schirmer; seidel Seidel; rinne Rinne
  halmagyi Halmagyi; semont Semont; brandt[ -]daroff Brandt-Daroff; moberg Moberg; semmes[ -]weinstein Semmes-Weinstein; ashworth Ashworth; yesavage Yesavage; beers Beers; katz Katz
  charlson Charlson; aldrete Aldrete; cormack[ -]lehane Cormack-Lehane; wallace Wallace; lund[ -]browder Lund-Browder; le fort Le~Fort; tscherne Tscherne; frykman Frykman
  neer Neer; salter Salter; bosworth Bosworth; forrester Forrester; stevenson Stevenson; maddrey Maddrey; child[ -]pugh Child-Pugh`
    .split(/[;\n]/)
    .map((row) => row.trim())
    .map((row) => [row.slice(0, row.lastIndexOf(' ')), row.slice(row.lastIndexOf(' ') + 1)] as const);
const BEFORE_NAME = String.raw`(?<=(?<!\p{L})(?:sinal|sinais|s[ií]ndrome|sd|doen[cç]a|manobra|teste|escala|tr[ií]ade|crit[eé]rios?|classifica[cç][aã]o|score|escore|reflexo|fen[oô]meno|ponto|n[oó]dulos?|posi[cç][aã]o|[uú]lcera|tumor|cisto|h[eé]rnia|fratura|les[aã]o|linfoma|[íi]ndice|regra|tenossinovite|grade|tabela|f[oó]rmula|anel|rea[cç][aã]o|doppler|m[eé]todo|bal[aã]o|cirurgia|procedimento|t[eé]cnica|manobras|sonda|fio) de )`;
const NAMED = NAMES.map(([name, full]) => `${BEFORE_NAME}${name}(?!\\p{L}) => ${full}`).join('\n');

const macros = {
  verb: oneOf(String.raw`
    disse|diz|falou|fala|avisou|chamou|ligou|me|pediu|pede|n[aã]o|n|mandou|quer|veio|viu|achou|avaliou|liberou|orientou|cortou|tirou|fez|s[oó]|
    nunca|sempre|insiste|suspendeu|trocou|entrou|passou|ajustou|calculou|prescreveu|esqueceu
  `),
  lab: oneOf(String.raw`
    acusou|deu|perdeu|trocou|ligou|avisou|liberou|demorou|errou|n[aã]o|n|disse|diz|cobrou|mandou|repetiu|rejeitou|recusou|fecha|fechou|confirmou|
    informou|comunicou|soltou
  `),
  counted: oneOf(String.raw`
    falta|dor|casos?|perda|uso|dose|horas?|ficha|plant[aã]o|fim|final|depois|antes|chei[ao]|cansad[ao]|precis[ao]|medo|crise|quadro|suspeita|
    risco|hist[oó]ria|monte|semanas?|dias|meses|anos|p[oó]s|alta|sinais|sinal|exame|resultado|febre|press[aã]o|hospital|equipe|paciente|m[eé]dic[oa]
  `),
};

/** Words cut short, names of persons and small words of phones, each with one reading in its context. */
export const portugueseCutWords = parseRules(
  `${WORDS}
${NAMED}
${String.raw`
  // "Dilatação pielo" is of the renal pelvis: an infection only where a person, its course or its drug is named.
  {C}pielo(?! ?(?:calic|E\b|D\b|esquerd|direit|bilat|dilat))(?={K}| (?:n[aã]o complicada|complicada|aguda|de repeti[cç][aã]o|recorrente|cr[oô]nica|enfisematosa|em|na|no|com|c\/|por|e|que|q|sem)(?!\p{L})) => pielonefrite
  (?<=(?<!\p{L})(?:de|com|c\/|por|p\/|para|com|uma|tratar|tratando|trat[oa]|tratei|internei|internou|internada|suspeita|hd|hip[oó]tese|cistite e|itu e|febre e) )pielo(?={K}| (?:n[aã]o complicada|complicada|aguda|de repeti[cç][aã]o|recorrente|em|na|no|com|c\/|por|e|que|q|sem)(?!\p{L})) => pielonefrite
  // "Nós" before a verb of the first person plural that has an object.
  {C}nos (?=(?:amputamos|operamos|internamos|fizemos|usamos|tentamos|iniciamos|suspendemos|pedimos|solicitamos|tivemos|temos|atendemos|recebemos|perdemos|mantivemos|optamos|trocamos|transfundimos|intubamos|drenamos|colhemos|estamos|somos|fomos|ficamos|precisamos|trabalhamos|queremos|podemos|devemos)(?!\p{L})) => nós~
  // A drug alone and those whom the author addresses.
  {S}(\p{L}{4,20}(?:ol|ina|ida|ona|ana|ato|eno|xato|ilina)) (?:pessoal|gente|galera|povo){E}(?<!(?:medicina|rotina|vida|vitamina|disciplina|opini\p{L}+|experi\p{L}+|toda|nada|contato|relato|boato) \p{L}+) => $1
  // Interjections before what is told.
  {S}(?:meu deus(?: do c[eé]u)?|nossa(?: senhora)?|jesus|misericórdia|gente do c[eé]u|socorro|caramba|credo|eita|aff+|putz|ai jesus|ep[aá]|fogo|bolas|caraças),? (?=\d{1,3} \p{L}|mais (?:um|uma|\d)|hoje|hj|ontem|outro|outra|chegou|peguei|atendi|perdi) => _
  (?<=[\p{L}\d)]), pá(?=\s*[.!?,]|\s*$) => _
  // Diagnoses, plans and tests.
  (?<=(?<!\p{L})(?:qual|a|sua|essa|esta|mesma|minha|outra|muda|mudar|mudou|mudaria|de|nossa|qual a|na) )cd(?={K}| (?:de|do|da|voc[eê]s|vcs|foi|é|seria|agora|inicial|expectante|cir[uú]rgica|hoje|hj|nesse|nesses|com|para|se)(?!\p{L})) => conduta
  ddx(?!\p{L}) => diagnóstico diferencial
  (?:2[aá]rio|2ario|sec) (?=[aà]o? \p{L}{3}|às? \p{L}{3}) => secundário~
  (?<=(?<!\p{L})(?:o|do|no|pelo|um|nosso|ao|novo) )prot(?={K}| (?:de|do|da|aqui|novo|diz|manda|antigo|é)(?!\p{L})) => protocolo
  neutro (?=\d) => neutrófilos~
  {C}eos (?=\d) => eosinófilos~
  {C}bast (?=\d) => bastões~
  {C}alb (?=\d[.,]\d) => albumina~
  {C}amil (?=\d) => amilase~
  {C}fosf (?=\d[.,]\d) => fósforo~
  {C}bicarb (?=\d) => bicarbonato~
  murm(?:[uú]rio)? ves(?:ic)?(?!\p{L}) => murmúrio vesicular
  (?<=(?<!\p{L})(?:com|c/|e|sem|s/|raros|poucos) )crep(?:t?os|it)?(?={K}| (?:em|na|no|base|bases|bibasa\p{L}+|bilat\p{L}*|finos?|grossos?)(?!\p{L})) => crepitações
  perf(?:us[aã]o)? perif(?:[eé]rica)?(?!\p{L}) => perfusão periférica
  pulsos perif(?!\p{L}) => pulsos periféricos
  (?<=(?<!\p{L})(?:com|c/|de|tem|ter) )fibro(?={K}| (?:e|h[aá]|em|n[aã]o|é)(?!\p{L})) => fibromialgia
  {S}fibro (?=(?:n[aã]o|é|existe|d[oó]i|merece|tem)(?!\p{L})) => fibromialgia~
  ! (?<=[1-9]\d?º )(po|dpo)(?={K}| (?:de|com|c/|sem|,|e)(?!\p{L})) => PO
  ! (?<=(?<!\p{L})(?:no|do|o|seu|meu|perder o|com) )crm(?!\p{L}) => CRM
  ! (?<=(?<!\p{L})(?:de|com|c/|por|do|um|para|tem|teve) )aaa(?!\p{L}) => AAA
  ! fan (?=\d|1/|reagente|positivo|negativo|pontilhado|nuclear|homog[eê]neo|n[aã]o reagente) => FAN~
  ! {S}Fan (?=\d|1/|reagente|positivo|negativo|pontilhado|nuclear|homog[eê]neo|n[aã]o reagente) => FAN~
  ! (?<=(?<!\p{L})(?:com|c/|de|por|tem|teve|suspeita de|um|o|pra|p/|c) )ca(?= (?:g[aá]strico|de \p{L}{3}|pulmonar|colorretal|metast\p{L}*|avançado|in situ|ductal|epiderm\p{L}*|basocel\p{L}*|espinocel\p{L}*|papil[ií]fero)(?!\p{L})) => CA
  ! (?<=(?<!\p{L})(?:no|do|ao|pelo|o) )su(?={K}| (?:com|c/|por|e|de|do|hoje|hj|ontem|\d)(?!\p{L})) => SU
  ! (?:vit|vitamina) ([abek])(?={K}| (?:n[oa]|em|de|e|ao|para|p/|oral|im|IM|ev|EV|\d|baixa|n[aã]o|com|sem)(?!\p{L})) => vitamina ^$1
  ! {S}(?:Vit|Vitamina) ([abek])(?={K}| (?:n[oa]|em|de|e|ao|para|p/|oral|im|IM|ev|EV|\d|baixa|n[aã]o|com|sem)(?!\p{L})) => Vitamina ^$1
  vit(?:amina)? d(?= (?:\d|no|na|de|baixa|normal|em|e|c|com|para|n[aã]o|oral|di[aá]ria)(?!\p{L})|{K}) => vitamina D
  ! ((?:[Vv]itamina|[Hh]epatite|[Tt]ipo|[Gg]rupo|[Oo]nda|[Cc]lasse|[Cc]hild|[Ee]stadio|[Ee]st[aá]gio) [A-Z])\. ([oaeé]) (?=\p{L}) => $1. ^$2~
  ex (fumador|fumadora|fumante|tabagista|etilista|usu[aá]ri[oa]|prematur[oa])(?!\p{L}) => ex-$1
  gaso (?=(?:com|normal|de|do|mostrou|veio|deu|sem|alterada|seriada)(?!\p{L})|c/) => gasometria~
  ! cv (?=em \d|indetect|de \d|<|\d{2,}) => CV~
  ! pr (?=curto|longo|prolongado|de \d|1\d\d|2\d\d) => PR~
  ! qt (?=curto|longo|prolongado|corrigido|de \d|[345]\d\d) => QT~
  (?<=(?<!\p{L})(?:no|do|ao|até o|o) )([1-9]|10)o(?={K}) => $1º
  (?<=, )(\d{2} anos) (?=n[aã]o (?:quer|deseja|usa|tem|faz|sabe|toma|refere|fuma)(?!\p{L})) => $1,~
  (?<=\p{L}{3}|\d) esse m[eê]s (?=(?:na|no|em|com|por|aqui)(?!\p{L}))(?<!(?<!\p{L})(?:d?n?es[st][ea]|o|a|d[aeo]|n[ao]|em|para|pra|at[eé]|desde|durante|é|foi|por|que|s[oó]|todo|e|ou) esse m[eê]s ) => ~neste mês~
  bx (?=(?:ca|CA|positiva|negativa|hep[aá]tica|de pele|pleural|gengival|excisional|incisional)(?!\p{L})) => biópsia~
  {C}deb (?=\d) => débito~
  hv (?=(?:um|uma|melhora|piora|queda|troca|erro|mudan[cç]a|recidiva|sangramento)(?!\p{L})) => houve~
  (?<![\d.,/])(\d{1,2}) ?m (?=(?:dps|depois|ap[oó]s)(?!\p{L})) => $1 meses~
  (\d{1,2})/(\1) ?m(?={K}) => $1/$2 meses
  (?<=(?<!\p{L})(?:dia|semana|m[eê]s|ano|plant[aã]o|manh[aã]) )seg(?={K}| (?:ele|ela|j[aá]|veio|voltou)(?!\p{L})) => seguinte
  (?<=(?<!\p{L})(?:com|c/|de|por|fez|teve|c|sem) )hipona(?={K}| (?:pr[eé]via|grave|leve|por|em|e|com|de)(?!\p{L})) => hiponatremia
  (?<=(?<!\p{L})(?:com|c/|de|por|fez|teve|c|sem) )hiperk(?={K}| (?:pr[eé]via|grave|leve|por|em|e|com|de)(?!\p{L})) => hipercalemia
  (?<=(?<!\p{L})(?:hemocultura|urocultura|cultura|BAAR|pesquisa|troponina) )neg x ?(\d)(?={K}) => negativa $1 vezes
  (?<=(?<!\p{L})mais )o q(?=\s*$) => o quê
  (?<=\p{L}{4} )(?<!(?<!\p{L})(?:poucos|alguns|quantos|v[aá]rios|muitos|mais|menos|dois|tr[eê]s|cinco|meio|outros|dez) )cm (?=(?!abaixo|acima|distal|proximal|apenas|cada|lateral|medial|abaixo)\p{L}{4,}) => com~
  [aà] beira[ -]leito(?!\p{L}) => à beira-leito
  (?<=(?<!\p{L})(?:n[oó]dulos?|massa|embolia|hipertens[aã]o|fibrose|les[aã]o|congest[aã]o|ausculta|met[aá]stases?|foco|TB|tuberculose) )pulm(?!\p{L}) => pulmonar
  {C}sat (?=(?:n[aã]o|caiu|caindo|subiu|baixa|boa|melhor\p{L}*|ok|manteve|estava|t[aá]|est[aá])(?!\p{L})) => saturação~
  (?<=(?<!\p{L})(?:a|da|na|boa|queda de|pela) )sat(?={K}| (?:n[aã]o|caiu|caindo|subiu|baixa|boa|melhor\p{L}*|estava|t[aá]|est[aá]|em|de|no|na)(?!\p{L})) => saturação
  (?<=triplo[ -])neg(?:ativo)?(?!\p{L}) => negativo
  (?<=(?:CA|c[aâ]ncer|cancro|mama|tumor|linfoma|leucemia|mieloma|neoplasia|onco\p{L}{0,8})(?!\p{L})[^\n]{0,160}(?<!\p{L})(?:da|a|na|pr[eé]|p[oó]s|de|em|com|fez|faz|à) )(?:qt|QT)(?={K}| (?:e|com|há|no|na|em|neo\p{L}*|adj\p{L}*)(?!\p{L})) => quimioterapia
  disp (?=(?:aos|a|ao|de|em|progressiva|s[uú]bita|h[aá]|importante|leve|intensa)(?!\p{L})) => dispneia~
  ! (?<=(?<!\p{L})(?:[Cc]lasse|[Gg]rau|[Tt]ipo|[Bb]ethesda|[Ee]st[aá]gio|[Ee]st[aá]dio|[Nn][Yy][Hh][Aa]|[Ff]ase|[Mm]allampati|[Gg]ustilo|[Kk]illip|[Pp]ar|[Ff]orrest) )ii(?![\p{L}\d]) => II
  ! (?<=(?<!\p{L})(?:[Cc]lasse|[Gg]rau|[Tt]ipo|[Bb]ethesda|[Ee]st[aá]gio|[Ee]st[aá]dio|[Nn][Yy][Hh][Aa]|[Ff]ase|[Mm]allampati|[Gg]ustilo|[Kk]illip|[Pp]ar|[Ff]orrest) )iii(?![\p{L}\d]) => III
  ! (?<=(?<!\p{L})(?:[Cc]lasse|[Gg]rau|[Tt]ipo|[Bb]ethesda|[Ee]st[aá]gio|[Ee]st[aá]dio|[Nn][Yy][Hh][Aa]|[Ff]ase|[Mm]allampati|[Gg]ustilo|[Kk]illip|[Pp]ar|[Ff]orrest) )iv(?![\p{L}\d]) => IV
  ! (?<=(?<!\p{L})(?:com|onda|c/|ECG) )t (?=invertid|negativ|apiculad) => T~
  ! (?<=(?<!\p{L})(?:da|a|de|com|e|ou|antes da|ferro,|EV,|iniciar|iniciei|dose de) )epo(?={K}| (?:e|ou|antes|depois|alfa|se|em|no|na)(?!\p{L})) => EPO
  ! (?<=(?<!\p{L})(?:sou|o|a|do|da|um|uma|ao|meu|minha|dos|das|como|[Ss]ou) )r([1-5])(?={K}| (?:de|da|do|e|me|que|q|n[aã]o|pediu|disse|ficou|em)(?!\p{L})) => R$1
  ! sg(?=\d{1,2}%) => SG
  ! sg (?=\d{1,2}%) => SG~
  ! vig (?=\d) => VIG~
  (?<=(?<!\p{L})(?:depois de|dps de|ap[oó]s|antes de|dentro de|daqui a|mais) )(\d{1,2}) ?m(?={K}) => $1 meses
  (?<=(?<!\p{L})(?:RX|TC|RM|US|USG|ECG|EEG|eco|exames?|hemograma|labs?|t[oó]rax|cr[aâ]nio) )nl(?={K}| (?:e|mas)(?!\p{L})) => normal
  p[oó]s[ -]exo(?!\p{L}) => pós-exodontia
  sindr? (?=d[oae]s? \p{L}{3}) => síndrome~
  (?:obgd?|brigad[oa]|vlw|valeu),? (farm[aá]cia|enfermagem|equipe|equipa|fisioterapia|radiologia|regula[cç][aã]o)(?={K}) => agradeço à $1
  {C}mt (?=(?:sintoma|medo|problema|risco|trabalho|tempo|cuidado|sangue|sono|paciente|m[eé]dico|rem[eé]dio|exame|barulho|choro)(?!\p{L})) => muito~
  (?<=\p{L}{2} )mt (?=(?:sintoma|medo|problema|risco|trabalho|tempo|cuidado|sangue|sono|rem[eé]dio|exame|barulho|choro)(?!\p{L})) => muito~
  // Teams.
  {C}(?:t[eé]c|tecnic[oa])\.? (?:de |em )?enf(?:ermagem)? aqui[,:.!]+(?= \p{L}) => sou profissional técnico de enfermagem.
  (?<=(?<!\p{L})(?:o|do|no|ao|pelo) )lab(?= {lab}(?!\p{L})) => laboratório
  {S}nutri (?=(?:d[aeo] \p{L}{3,14} )?{verb}(?!\p{L})) => A nutricionista~
  (?<=(?<!\p{L})(?:a|da|na|à|pela|minha|nossa) )enf (?=(?:mais|chefe|da|do|de|nova|antiga|veterana|experiente|s[eê]nior)(?!\p{L})) => enfermeira~
  (?<=(?:, |(?<!\p{L})(?:e|\+|com|c/|sem|mais) ))fisio(?={K}| (?:e|por|antes|depois|pra|para|p/|desde|\dx)(?!\p{L})) => fisioterapia
  (?<=(?:[=:+→] ?|(?<!\p{L})(?:é|foi|para|pra|p/|sem|vai pro|direto pro|o|um|fez|faz) ))cate(?={K}| (?:n[aã]o|sim|j[aá]|imediato|urgente|de urg[eê]ncia|em|e|com|pra|para|p/)(?!\p{L})) => cateterismo
  // Small words.
  ! ((?:[Cc]rian[cç]a|[Hh]omem|[Mm]ulher|[Pp]aciente|[Ii]dos[oa]|[Mm]enin[oa]|[Bb]eb[eê]|[Ll]actente|[Rr][Nn]|[Uu]tente|[Dd]oente|[Ss]enhora?|[Gg]estante)) d (?=\d) => $1 de~
  ! (?<=(?<!\p{L}){counted} )d (?=(?!com(?!\p{L})|e(?!\p{L})|h[aá](?!\p{L})|sem(?!\p{L})|em(?!\p{L})|desde)\p{Ll}{2}) => de~
  (?<=(?<!\p{L})(?:perdi|perdeu|peguei|errei|errou|tentei|tentou|furei|furou|veia|acesso|vezes|internad[oa]|UTI|SU|PS|UPA|kg|foi|fui|voltou|repeti|liguei|ligou|expliquei|pedi|avisei|vomitou|evacuou|desmaiou|caiu)) ([2-9]|1\d)x(?={K}| (?:ao|à|na|no|em|seguidas|e|mas|antes|hoje|ontem|esse|essa|nesse|nesta|este)(?!\p{L})) => ~$1 vezes
  (?<=, )([2-9]|1\d)x (?=(?:ao|à|na|no) (?:SU|PS|UPA|UBS|pronto|urg[eê]ncia|hospital|m[eé]dico|m[eê]s|ano)(?!\p{L})) => $1 vezes~
  (?<=(?:[\p{L}]{3}|\d ?(?:mg|mcg|ml|g|UI|cp|comprimidos?|gotas)))(?<!(?<!\p{L})(?:toda|durante|pass\p{L}{1,4}|virei|virou|vira|essa|toda|para|com|de|é|foi|dorm\p{L}{1,4}|varei|varou|sobre|que|perd\p{L}{1,4}|nem|at[eé]|entre|trabalh\p{L}{1,3})) a noite(?={K}| (?:e|mas|para|p/|com|por|sem|ou)(?!\p{L})) => ~à noite
  (?<=de manh[aã] e )a (?=(?:tarde|noite)(?!\p{L})) => à~
  {C}aki (?=(?:no|na|em|a gente|tem|n[aã]o|n|eu|s[oó]|é|eles)(?!\p{L})) => aqui~
`}`,
  macros,
);
