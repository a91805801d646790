import { oneOf } from './one-of';
import { parseRules } from './rewrite-rules';

const macros = {
  person: String.raw`(?:paciente|pct|pcte|pac|doente|utente|crian[cç]a|adolescente|lactente|jovem)`,
  // Measured values, as they stand before their number.
  value: oneOf(String.raw`
    PA|TA|FC|FR|PAM|PAS|PAD|Tax|SatO2|SpO2|sat|saturação|saturacao|Hb|Ht|leuco|leucócitos|leucocitos|plaquetas|creatinina|creat|ureia|Na|K|Cr|
    PCR|lactato|pH|PCO2|pCO2|PaCO2|PaO2|PO2|HCO3|glicemia|Glasgow|NIHSS|IMC|TSH|T4L|HbA1c|LDH|TGO|TGP|GGT|INR|TFG|BT|VHS|ferritina|FEVE|LDL|HDL|
    CPK|MELD|Wells|Apgar|troponina|procalcitonina|bilirrubina|albumina|potássio|potassio|sódio|sodio|cálcio|calcio|magnésio|magnesio|fósforo|
    fosforo
  `),
  // Comorbidities as adjectives.
  adjective: oneOf(String.raw`
    hipertens[oa]|diab[eé]tic[oa]|tabagista|ex-tabagista|fumador(?:a)?|ex-fumador(?:a)?|etilista|alcoolista|alco[oó]lic[oa]|obes[oa]|
    asm[aá]tic[oa]|cirr[oó]tic[oa]|cardiopata|nefropata|hepatopata|pneumopata|dial[ií]tic[oa]|epil[eé]ptic[oa]|transplantad[oa]|
    imunossuprimid[oa]|imunodeprimid[oa]|neutrop[eê]nic[oa]|acamad[oa]|institucionalizad[oa]|gestante|pu[eé]rpera|nul[ií]para|mult[ií]para|
    primigesta|assintom[aá]tic[oa]|previamente h[ií]gid[oa]|h[ií]gid[oa]|saud[aá]vel|desnutrid[oa]|des[ií]dratad[oa]|anticoagulad[oa]|
    vacinad[oa]|esplenectomizad[oa]|febril|afebril|confus[oa]|sonolent[oa]|hipotens[oa]|taquic[aá]rdic[oa]|dispn[eé]ic[oa]|ict[eé]ric[oa]|
    an[eé]mic[oa]|urbano|rural|agricultor(?:a)?|motorista|professor(?:a)?|aposentad[oa]|reformad[oa]|dom[eé]stica|pedreiro|estudante|atleta|
    corredor(?:a)?
  `),
  finding: oneOf(String.raw`
    enurese|hiper[eê]mese|estridor|sialorreia|cianose|apneia|hipotonia|papiledema|abdome agudo|corpo estranho|
    \p{L}{3,18}(?:ite|emia|[uú]ria|algia|penia|megalia|plegia|paresia|rragia)|dor(?:es)?|febre|tosse|dispneia|cefaleia|artrite|asma|sepse|
    pneumonia|PNM|ITU|hemoptise|hemat[uú]ria|diarreia|v[oô]mitos?|n[aá]useas?|psor[ií]ase|enxaqueca|s[ií]ncope|fratura|hemat[eê]mese|melena|
    icter[ií]cia|ascite|edema|prurido|les(?:ão|ao|[oõ]es)|les[oõ]es|rash|exantema|convuls[aã]o|convuls[oõ]es|hemiparesia|hemiplegia|afasia|
    disartria|disfagia|odinofagia|ton(?:tura|turas)|vertigem|palpita[cç][oõ]es|perda de|ganho de|massa|n[oó]dulo|n[oó]dulos|derrame|
    insufici[eê]ncia|doen[cç]a|hist[oó]ria|quadro|suspeita|diagn[oó]stico|artralgia|mialgia|lombalgia|cervicalgia|ot[ií]te|otite|sinusite|
    faringite|amigdalite|cistite|pielonefrite|c[oó]lica|constipa[cç][aã]o|obstipa[cç][aã]o|incontin[eê]ncia|disúria|disuria|hipotens[aã]o|
    hipertens[aã]o|taquicardia|bradicardia|fibrila[cç][aã]o|angina|AVC|IAM|TEP|TVP|FA|IC|ICC|HAS|HTA|DM|DM1|DM2|DPOC|DRC|DAC|LES|AR|HIV|anemia|
    plaquetopenia|trombocitopenia|neutropenia|leucocitose|hiponatremia|hipernatremia|hipocalemia|hipercalemia|hipoglicemia|hiperglicemia|
    cetoacidose|choque|trauma|queda|queimadura|mordedura|intoxica[cç][aã]o|cirrose|hepatite|pancreatite|colecistite|apendicite|diverticulite|
    celulite|erisipela|[uú]lcera|[uú]lceras|p[eé] diab[eé]tico|depress[aã]o|ansiedade|ins[oô]nia|delirium|dem[eê]ncia|fadiga|astenia|sudorese|
    emagrecimento|linfonodomegalia|adenopatias?|hepatomegalia|esplenomegalia|sopro|anorexia|obesidade|epilepsia|Parkinson|Alzheimer|sobrepeso|
    atraso|pubarca|telarca|amenorreia|zumbido|otalgia|otorreia|epistaxe|protein[uú]ria|poli[uú]ria|polidipsia|claudica[cç][aã]o|parestesia|
    paralisia|ptose|diplopia|amaurose|nistagmo|tremor|rigidez|tor[cç][aã]o|priapismo|corrimento|sangramento|pr[eé]-ecl[aâ]mpsia|bronquiolite|
    laringite|crupe|coqueluche|varicela|sarampo|dengue|mal[aá]ria|TB|tuberculose|hansen[ií]ase|s[ií]filis|gonorreia|impetigo|escabiose|
    urtic[aá]ria|angioedema|anafilaxia|DRGE|refluxo|colite|RCU|h[eé]rnia|lit[ií]ase|nefrolit[ií]ase|gota|l[uú]pus|fibromialgia|osteoporose|
    lombociatalgia|luxa[cç][aã]o|entorse|esquizofrenia|TAB|TDAH|TEA|autismo|CA|c[aâ]ncer|cancro|neoplasia|met[aá]stases?|linfoma|leucemia|
    mieloma
  `),
  notAdverb: String.raw`(?<!\p{L})(?:d?n?es[st][ea]|o|a|d[aeo]|n[ao]|em|para|pra|até|ate|desde|durante|após|apos|é|foi|por|que|q|s[oó]|cada|todo|e|ou) `,
  month: String.raw`(?:dia|m[eê]s|ano|fim de semana|plant[aã]o|turno|semestre|trimestre|ver[aã]o|inverno)`,
  week: String.raw`(?:semana|manh[aã]|tarde|noite|madrugada)`,
  profession: oneOf(String.raw`
    m[eé]dic[ao] dentista|estomatoterapeuta|m[eé]dic[ao] de fam[ií]lia|m[eé]dic[ao] intern[ao]|nutricionista|dentista|enfermeir[ao]|
    fonoaudi[oó]log[ao]|terapeuta da fala|fisioterapeuta|farmac[eê]utic[ao]|m[eé]dic[ao]|residente|intern[ao]|pediatra|obstetra|cardiologista|
    anestesista|intensivista|t[eé]cnic[ao]|psic[oó]log[ao]|estudante|acad[eê]mic[ao]|plantonista|dermatologista|ginecologista|ortopedista|
    cirurgi[aã]o|cirurgi[aã]|neurologista|biom[eé]dic[ao]|terapeuta ocupacional|psiquiatra|urologista|veterin[aá]ri[ao]|bi[oó]log[ao]|
    educador[a]? f[ií]sic[ao]|educador[a]?|assistente social|parteira|radiologista|patologista|geriatra|infectologista|nefrologista|oncologista|
    hematologista|reumatologista|pneumologista|gastroenterologista|endocrinologista|endocrino|oftalmologista|otorrino|podologista|optometrista|
    audiologista|socorrista|preceptor[a]?|tutor[a]?|R1|R2|R3|R4|R5
  `),
};

/** Negations in chat spelling. */
export const portugueseNegations = parseRules(String.raw`
  ! (?<=(?:\p{L}{2}|é) )nd(?=\s*(?:[.,;!?)]|$)| (?:a ver|disso|de |do |da |com|c/|pra|p/|para|no|na|em|q|que)(?!\p{L})) => nada
  ! ng (?=\p{L}{2,})(?!(?:por|de|ml)(?!\p{L}))(?<!\d ?ng ) => ninguém~
  ! (?<!\d ?)(?:nng|ngn|ningm|nguém|nigm|ngûem) (?=\p{L}) => ninguém~
  ! (HIV|VDRL|HBsAg|HCV|HTLV|PPD|FTA-ABS|anti-HCV|anti-HIV|anti-HBs|toxo|toxoplasmose|sífilis|sifilis|chagas|Chagas|rubéola|CMV|teste rápido|teste rapido|sorologia|TR) nr(?!\p{L}) => $1 não reagente
  ! (sorologias|testes rápidos|testes rapidos|TRs|exames) nr(?!\p{L}) => $1 não reagentes
  ! {S}nd (?=a ver|de|contra) => ^nada~
  // "..., ne" without a mark asks for agreement.
  (?<=\p{L}{2} )(n[aã]o),? n[eé](?=\s*$) => não, certo?
  (?<=\p{L}{2} )(n[aã]o),? n[eé](?=\s*\?) => não, certo
  (?<=\p{L}{2}|\d),? n[eé]h?(?=\s*$)(?<!(?:é|que|pq|quem|qual|não|nao),? n[eé]h?) => , não é?
`);

/** Signs between words that stand for a word, where one reading exists. */
export const portugueseSigns = parseRules(String.raw`
  CHADS?2?[ -]?VASC2?(?! ?=) => CHA2DS2-VASc
  has-?bled(?! ?=) => HAS-BLED
  ! g(50|25)(?![\p{L}\d]) => G$1
  ! (?:pa|Pa)(?= ?\d{2,3} ?[x/] ?\d{2,3}|: ?\d) => PA
  ! (?:fc|Fc)(?= ?\d{2,3}(?!\d|[.,]\d| ?[x/])) => FC
  ! (?:fr|Fr)(?= ?\d{2}(?!\d|[.,]\d| ?[x/])) => FR
  ! ht(?= \d{2}(?!\d)) => Ht
  ! cr(?= \d{1,2}[.,]\d) => Cr
  ! ck(?= \d{2,}) => CK
  nt-?pro-?bnp(?!\p{L}) => NT-proBNP
  HLA ?-?B27(?= ?\+) => HLA-B27
  (?<=(?<!\p{L})(?:fa[zc]\p{L}{1,3}|ou|[eé]|vem|pe[cç][oa]|pedir|tenta\p{L}{0,2}|iniciar?|usar?|\p{L}{3,14}(?:ina|ida|tomia|scopia|grafia|TC|RM)|TC|RM|US|ECG|isso|oq?ue|q|que) )1[oº](?={K})(?<!(?<!\p{L})(?:no|do|o|ao|pelo) 1[oº]) => primeiro
  ! (?<=\p{L}{3} )d\+(?=\s*(?:[.,!?)]|$)) => demais
  (?<=(?:HLA-B27|Dix-Hallpike|Lasègue|Murphy|Blumberg|Giordano|NS1|VDRL|swab|Coombs|FAN|BAAR|PPD|Babinski|Romberg|Phalen|Tinel|Lachman|Homans|Kernig|Brudzinski|teste|exame|sinal)) ?\+(?= (?:à|a|em|no|na|e|com|c/|bilateral)(?!\p{L})|\s*(?:[.,;)]|$)) => ~positivo
  (?<=(?:[\p{L})]|\p{L}[1-4]|[,.;:]) )(?<!\d ?(?:->|→|=>) ?)(\d[\d.,]{0,6}(?: ?(?:mg|irpm|bpm|mmHg|%|mil|g|kg))?) ?(?:->|→|=>|-->) ?(?=\d[\d.,]{0,6}(?![\d.,]*(?: ?\p{L}{1,5})? ?(?:->|→|=>)))(?<!(?:de|era|dose|p/|para) \d[\d.,]{0,6}[^\d]{0,10}) => de $1 para~
  (?<=[\p{L})])(?<![:=][^.!?\n:=]{0,120}) = (?=\p{L}{2})(?![^.!?\n]{0,120}[:=]) => :~
  ! ([\d.,]{1,5})mi(?= |[.,;?!]|$) => $1 milhões
  (?<=\d(?:mg|mcg|µg|g|x|UI|ui|ml)|\d (?:mg|mcg|g|mil|vezes|vez|cp|comp|UI|comprimidos?|doses?|ampolas?))/sem(?!\p{L}) => /semana
`);

/** Verbs after "a gente", which a formal post writes in the first person plural. */
const WE =
  `usa usamos; usou usamos; faz fazemos; fez fizemos; tem temos; teve tivemos; pede pedimos; pediu pedimos; trata tratamos; tratou tratamos; vê vemos; ve vemos; viu vimos; recebe recebemos; recebeu recebemos; espera esperamos
  precisa precisamos; sabe sabemos; pergunta perguntamos; começa começamos; comeca começamos; inicia iniciamos; suspende suspendemos; suspendeu suspendemos; encaminha encaminhamos; encaminhou encaminhamos; interna internamos; internou internamos; opera operamos; operou operamos
  acha achamos; pensa pensamos; prefere preferimos; costuma costumamos; trabalha trabalhamos; ensina ensinamos; aprende aprendemos; aprendeu aprendemos; fica ficamos; ficou ficamos; quer queremos; pode podemos; deve devemos; dá damos; está estamos; ta estamos; tá estamos; repete repetimos
  colhe colhemos; colheu colhemos; transfere transferimos; atende atendemos; atendeu atendemos; perde perdemos; perdeu perdemos; consegue conseguimos; conseguiu conseguimos; orienta orientamos; esquece esquecemos; evita evitamos; acompanha acompanhamos; prescreve prescrevemos; mede medimos; mantém mantemos; vive vivemos; merece merecemos`
    .split(/[;\n]/)
    .map((pair) => pair.trim().split(' ') as [string, string]);
/** Not before another verb of the same clause, which would lose its subject. */
const AS_WE = WE.map(
  ([verb, we]) =>
    String.raw`(?<!(?:toda|pra|para|com|da|na|com|de|muita|tanta|p/|a) )a gente ((?:não|nao|n|nunca|já|ja|sempre|só|so|ainda|também|tambem|tb|tbm) )?${verb}(?<!^a gente \p{L}{1,14}(?=[.!?\s]{0,3}$))(?! ?[^.!?,;\n]{0,80} (?:e|ou|mas|nem) ) => $1${we}`,
).join('\n');

/** Colloquial wording that a formal post replaces, and words that the shorthand of a phone leaves out. */
export const portugueseColloquial = parseRules(
  String.raw`
  ${AS_WE}
  (?<!(?:toda|pra|para|com|da|na|de|muita|tanta|p/|a) )a gente ((?:não|nao|n|nunca|já|ja|sempre|só|so|ainda|também|tambem) )?(\p{L}{3,12})ou(?! ?[^.!?,;\n]{0,80} (?:e|ou|mas|nem) )(?= \p{L}) => $1$2amos
  // Text and case openings.
  textao(?!\p{L}) => texto longo
  textão(?!\p{L}) => texto longo
  {S}texto longo,? mas (?=vale) => O texto é longo, mas~
  quiz da madruga(?!\p{L}) => quiz da madrugada
  (?<=da )madruga(?!\p{L}) => madrugada
  {S}por favor (?=\p{L}{3,14}(?:em|am|e|a|ar|er)(?!\p{L})) => por favor,~
  {S}(?:pergunta|d[uú]vida|questao|questão) (?:parva|boba|besta|idiota|est[uú]pida|tonta|tola|burra|ing[eê]nua)(?= ?[:.,]| de| sobre|$) => pergunta simples
  (?<=(?:uma|a|minha) )(?:pergunta|d[uú]vida) (?:parva|boba|besta|idiota|est[uú]pida|tonta|tola|burra)(?!\p{L}) => pergunta simples
  {S}e a[ií]\?(?=\s|$) => E então?
  (?<=[.!?] )e a[ií](?=\s*$) => E então?
  // Professions: "enfermeira de CSP aqui".
  {S}({profession}) ((?:d[aoe]s?|em|n[ao]) \p{L}{2,20}(?: \p{L}{4,20})?) aqui[:,.!]*(?= \p{L}) => Sou $1 $2.
  {S}({profession}) ((?:num|numa|n[ao]s?|em) \p{L}{2,20}(?: \p{L}{2,20}){0,2})[,.](?= (?:\p{L}|\d)) => Sou $1 $2.
  {S}({profession}) aqui[:,.!]+(?= \p{L}) => Sou $1.
  {S}({profession} (?:cl[ií]nic|obst[eé]tric|pedi[aá]tric|hospitalar|intensivist|rural|neonatal|forense|escolar|recém-formad)[oa]?) aqui[:,.!]+(?= \p{L}) => Sou $1.
  {S}({profession}) aqui (?=(?:n[ao]|em|d[aeo]) [^.,:;!?\n]{2,60}:) => Sou $1~
  {S}(?:vet|veterin[aá]ria/o) aqui[:,.!]+(?= \p{L}) => Sou da medicina veterinária.
  {S}(?:TO|terapeuta ocup) aqui[:,.!]+(?= \p{L}) => Sou terapeuta ocupacional.
  {S}(?:odonto) aqui[:,.!]+(?= \p{L}) => Sou da odontologia.
  {S}(?:fisio) de (\p{L}{3,20}) aqui[:,.!]+(?= \p{L}) => Sou fisioterapeuta de $1.
  {S}(?:enf|enferm) (?:de|da|do) (\p{L}{2,20}) aqui[:,.!]+(?= \p{L}) => Sou da enfermagem de $1.
  {S}(m[eé]dic[ao]|enfermeir[ao]|farmac[eê]utic[ao]|fisioterapeuta|nutricionista|dentista|psic[oó]log[ao]|veterin[aá]ri[ao]|fonoaudi[oó]log[ao]) ([a-zçãáéíóúâêô]{5,20}[ao])\.(?= \p{L}) => Sou $1 $2.
  {S}(\p{L}{4,16}(?:istas|eiros|eiras|atras|peutas|logos|logas|icos|icas)) (?:por|a[ií] por) aqui\? => Há $1 por aqui?
  {S}algu[eé]m acordad[oa]\? => Há alguém acordado?
  {S}algu[eé]m (?:c/?|com) (?:uma? )?(experi[eê]ncia|contat?o|contacto|acesso|material|protocolo|dicas?|link|artigo|not[ií]cias|sugest[aã]o|sugest[oõ]es) (?=\p{L}) => Alguém tem $1~
  {S}(amanh[aã]|hoje|hj) ((?:o )?meu|minha|o) (\d{1,2}[oºª]|primeir[oa]|[uú]ltim[oa]) (?=dia|plant[aã]o|semana|m[eê]s) => $1 é $2 $3~
  // Adverbial times.
  (?<!{notAdverb})(?<=\p{L}{2} |\dx? )essa ({week})(?={K}| e ) => nesta $1
  (?<!{notAdverb})(?<=\p{L}{2} |\dx? )esse ({month})(?={K}| e ) => neste $1
  {S}ess[ea] (semana|manh[aã]|tarde|noite|madrugada),? (?=atendi|peguei|vi|tive|recebi|fiz|operei|perdi|j[aá]|chegou|chegaram|foram|apareceu|apareceram|internei|tivemos|atendemos|me|eu|um|uma|dois|duas|\d) => nesta $1~
  {S}esse (m[eê]s|ano|fim de semana),? (?=atendi|peguei|vi|tive|recebi|fiz|operei|perdi|j[aá]|chegou|chegaram|foram|apareceu|apareceram|internei|tivemos|atendemos|me|eu|um|uma|dois|duas|\d) => neste $1~
  (?<!(?<!\p{L})(?:n[oa]|d[oa]|o|a|para|pra|pr[oa]|p/|pelo|pela|até|ate|ao|à|desde) )(?<=\p{L}{2} )(ano|m[eê]s) (?:q|que) vem(?={K}) => no $1 que vem
  (?<!(?<!\p{L})(?:n[oa]|d[oa]|o|a|para|pra|pr[oa]|p/|pelo|pela|até|ate|ao|à|desde) )(?<=\p{L}{2} )semana (?:q|que) vem(?={K}) => na semana que vem
  as (?=\d{1,2} (?:da (?:manh[aã]|tarde|noite|madrugada)|horas)(?!\p{L}))(?<!(?<!\p{L})(?:entre|para|pra|p/|ap[oó]s|at[eé]|desde|durante|por volta d) ?as ) => às~
  (?<=conclus[aã]o )(?:q|que) (?=\p{L}) => de que~
  (cheg(?:uei|ou|amos|aram|ar)) a conclus[aã]o => $1 à conclusão
  (?<=(?:dor|derrame|TVP|hemiparesia|hemiplegia|hemianopsia|massa|n[oó]dulo|les[aã]o|pneumot[oó]rax|consolida[cç][aã]o|estertores|crepita[cç][oõ]es|crepita[cç][aã]o|opacidade|otite|fratura|h[eé]rnia|hidronefrose|desvio|edema|colocad[oa]|positivo|negativo|Dix-Hallpike|parotidite|amputa[cç][aã]o|MV (?:abolido|diminu[ií]do|reduzido)) )a (direita|esquerda)(?={K}| e | com | há | ha ) => à $1
  (devido|gra[cç]as|quanto|rela[cç][aã]o|refer[eê]ncia) a (?=(?:falta|demora|idade|gravidade|press[aã]o|infec[cç][aã]o|doen[cç]a|dor|perda|dose|cirurgia|medica[cç][aã]o|gesta[cç][aã]o|fam[ií]lia|equipe|vacina|dieta)(?!\p{L})) => $1 à~
  (volume|tempo|efeito|n[ií]vel|limite|n[uú]mero|prazo) max(?={K}) => $1 máximo
  (dose|idade|press[aã]o|carga|velocidade|frequ[eê]ncia) max(?={K}) => $1 máxima
  {S}(?:gente|galera|pessoal|mano)?,? ?(?:q|que|o que) (?:(?:q|que) )?(?:é|eh) isso(?: gente| galera| pessoal)?[,!.?]+(?= ) => _
  ([2-6])[aª] ?-?feira => $1ª-feira
  (?<=(?:foi|caiu|subiu|baixou|passou|voltou|chegou|desceu|aumentou) )p (?=\d) => para~
  {S}ca (?=(?:no|na|nos|nas|em|o|a|é|não|nao|tem|faz|fazemos|usamos|temos)(?!\p{L})) => cá~
  (?<=(?<!\p{L})(?:a|da|à|pela|minha) )enf(?:ermeira)? chefe => enfermeira-chefe
  (?<=(?<!\p{L})(?:o|do|ao|pelo|meu) )enf(?:ermeiro)? chefe => enfermeiro-chefe
  ({value}) t[aá] (?=\d) => $1 está~
  (?<=(?:espero|espera|esperar|repito|repetir|reavalio|reavaliar|retorno|retorna|volta|voltar|acompanho|controle|ap[oó]s|por) (?:em )?)([1-9]|1[0-2]) ?m(?={K}| ou | e ) => $1 meses
  (?<=sou )fisio(?={K}| d[aoe]) => fisioterapeuta
  (?<=sou )nutri(?={K}| d[aoe]) => nutricionista
  (?<=sou )gineco(?={K}| d[aoe]) => ginecologista
  (?<=sou )TO(?={K}| d[aoe]| e ) => terapeuta ocupacional
  (?<=(?:amiodarona|amio|adrenalina|atropina) (?:ou|e) )lido(?!\p{L}) => lidocaína
  no face(?={K}) => no Facebook
  {S}medica (?=de |da |do |intensivista|residente) => Médica~
  em minas(?={K}) => em Minas
  wells (?=\d|de \d) => Wells~
  no ambu (?=de |hj|hoje) => no ambulatório~
  foi de heli(?={K}) => foi de helicóptero
  (ser|é|foi|está|tá|ta) osso(?={K}) => $1 difícil
  na enf(?= (?:c/|com|e|sem|s/)|[.,;]) => na enfermaria
  pos (?=voo(?!\p{L})) => pós-
  {S}sra (?=de \d|com|c/|\d|que|q) => senhora~
  {S}sr (?=de \d|com|c/|\d|que|q) => senhor~
  (?<=\d (?:mil )?)leuco(?={K}| (?:em|no|na|com|c/)) => leucócitos
  porto alegre => Porto Alegre
  s[aã]o paulo => São Paulo
  rio de janeiro => Rio de Janeiro
  belo horizonte => Belo Horizonte
  minas gerais => Minas Gerais
  santa catarina => Santa Catarina
  rio grande do sul => Rio Grande do Sul
  (lisboa|coimbra|gaia|viseu|faro|braga) (e|ou) porto(?={K}) => $1 $2 Porto
  (?<=(?:consult[oó]rio|hospital|cl[ií]nica|privado|MGF|curso|congresso|trabalh\p{L}{1,4}) no )porto(?= sabe|{K}) => Porto
  (?<=\p{L}{3} )p (?=\d{2,3}[x/]\d{2,3}(?!\d)) => para~
  (?<=(?:subiu|caiu|baixou|elevou|aumentou|reduziu|levou)(?: [oa])? \p{L}{1,12} )p/ ?(?=\d) => para~
  ([1-3])o trim(?:estre)?(?!\p{L}) => $1º trimestre
  (G\dP\d(?:A\d)?),? (\d{1,2})s (?=\p{L}) => $1, $2 semanas,~
  (?<=(?<!\p{L})(?:a|na|da|pela|minha|essa|sua|à) )([1-9])a (?=\p{L}{4}) => $1ª~
  aux (?=de enf) => auxiliar~
  (?<=\+ ?)metro(?={K}) => metronidazol
  (?<=[\p{L}\d)]),? (?:pelo amor(?: de deus)?|pelamor(?: de deus)?)(?=\s*[.!]*\s*$) => _
  formula (?=manipulada|magistral|infantil|l[aá]ctea) => fórmula~
  fx (?=(?:de|da|do|exposta|distal|proximal|cominutiva|patol[oó]gica)(?!\p{L})) => fratura~
  (\d) ou (\d{1,2})m(?={K}) => $1 ou $2 meses
  ([1-9])o(?=\?) => $1º
  ! (?<=(?:pode|podem|deve|é|tem|foi|vale|precisa|isso) )SIM(?!\p{L}) => sim
  (?<=faz sentido) certo(?=\?) => , certo
  {S}(bom dia|boa tarde|boa noite),? colegas (?=tenho|gostaria|algu|preciso|estou|queria|uma|recebi|atendi) => $1, colegas.~^
  // A question that follows without a mark.
  (?<=\p{L}{4})(?<!(?<!\p{L})(?:se|que|saber|sabe|caso|quando|como|onde|porque|para|pensei|acho|perguntar|perguntei|talvez|embora|enquanto|será|sera|pois|ajuda|porque|mesmo|quem|também|tambem|então|entao|gente|pessoal|aqui|ainda|agora|hoje|bem|olha|colegas?|galera|socorro|favor|espero|queria|seria)) algu[eé]m (tem|teria|j[aá]|sabe|usa|usou|conhece|poderia|indica|recomenda)(?= \p{L})(?=[^.!?\n]{0,160}(?:\?|$)) => . ^alguém $1
  [ ](?=(?:perguntem|confiram|pensem|olhem|vejam|peçam|meçam|examinem|colham|chequem|avaliem|lembrem|façam|revisem|encaminhem|evitem|notifiquem|suspendam)(?!\p{L}))(?<=(?:^|[.!?\n] )(?:quando|qdo|qd|se|antes de|depois de) [^.,;:!?\n]{5,120} ) => ,~
  [ ](?=2\) \p{L})(?<=(?:^|[:.\n] ?)1\) [^\n;]{3,250}[\p{L}\d)”\uE000] ) => ;~
  [ ](?=3\) \p{L})(?<=; 2\) [^\n;]{3,250}[\p{L}\d)”\uE000] ) => ;~
  [ ](?=4\) \p{L})(?<=; 3\) [^\n;]{3,250}[\p{L}\d)”\uE000] ) => ;~
  [ ](?=5\) \p{L})(?<=; 4\) [^\n;]{3,250}[\p{L}\d)”\uE000] ) => ;~
  ({person}|idos[oa]|homem|mulher) de (1[89]|[2-9]\d) (?={adjective}(?!\p{L})) => $1 de $2 anos~
  {S}tem (?=(?:muita gente|gente|paciente|pcts?|m[eé]dico|colega|residente|enfermeir[ao]|servi[cç]o|hospital|posto|profissional) (?:q|que|\p{L}{2,10}ndo)(?!\p{L})) => há~
  {S}tem (?=(?:tapete|gente|fila|plant[aã]o|servi[cç]o|hospital|posto) (?:em|no|na|sem|s/|com|c/) ) => há~
  (?<!(?<!\p{L})(?:com|c/|de|tem|teve|e|ou|por|fez|em|na|da|a|sobre|para) )aki(?={K}| (?:na|no|em|tem|só|so|todo)(?!\p{L})) => aqui
  ! (?<=(?:ningu[eé]m|quem|que|não|nao|ele|ela) )le(?={K}| (?:a|o|isso|nada|direito)(?!\p{L})) => lê
  ! (?<=(?:é|dá|da|assim|isto|isso|ele|ela|eu|agora|hoje|ainda|já|nem|faz|tem|está|não|nao) )mm(?= \p{L}|{K}) => mesmo
  {C}grav (\d{1,2}) ?(?:s|sem|semanas)(?!\p{L}) => grávida de $1 semanas
  (?<=(?:na|da|pela|à|é a) )([1-9])a(?=[.,!?](?:\s|$)) => $1ª
  a toa(?={K}) => à toa
  (NIHSS|Glasgow|GCS|NEWS|EVA|dor) (\d{1,2}) p (?=\d) => $1 $2 para~
  {S}ol[aá],? colegas(?=\s*[,.!]) => Olá, colegas
  {S}ol[aá],? ({profession})((?: \p{L}{4,20})?) aqui[:,.!]+(?= \p{L}) => Olá, sou $1$2.
  (PA|press[aã]o|FC|idade|perman[eê]ncia) media(?= \d| de |{K}) => $1 média
  ! sd (?=\p{L}{4}) => síndrome~
  (?<=RN [^.\n]{0,20})(2[2-9]|3\d|4[0-2])s(?=[,.; ]) => $1 semanas
  meu avo(?!\p{L}) => meu avô
  minha avo(?!\p{L}) => minha avó
  ! iam (?=(?:[cs]/|com|sem) supra|pr[eé]vio|inferior|anterior|lateral|de parede) => IAM~
  ! (?<=(?<!\p{L})(?:de|teve|p[oó]s|um|o|do|no|suspeita de) )iam(?!\p{L}) => IAM
  (?<=[,;:] )([1-9])o(?= \p{L}{3}) => $1º
  {S}aki (?=(?:n[oa]|em|tem|só|so|todo|ningu[eé]m|ngm|ng|eu|a gente|n[aã]o|j[aá]|sempre|é|\p{L}{3,10}mos|\p{L}{2,9}[aei]m)(?!\p{L})) => aqui~
  ! msm (?=ou(?!\p{L})) => mesmo~
  // Marks.
  {S}aten[cç][aã]o,? (colegas|pessoal|equipe|equipa|todos|gente|galera|plantonistas|residentes|internos|enfermagem)(?=\s*[!:.,]) => Atenção, $1
  ! (?<=[\p{L}\d)]{2}) (?:por favor|pfvr?|pf|pff|pls)(?=\s*(?:[.,!?]|$))(?<!(?<!\p{L})(?:e|mas|que|se|não|pedir|pede|peço|um|faz) \p{L}{2,4}(?: favor)?) => , por favor
  ({person} de \d{1,3} anos),? (?:fem|feminin[oa]|sexo fem(?:inino)?)(?=[\s,.;]|$) => $1, do sexo feminino
  ({person} de \d{1,3} anos),? (?:masc|masculino|sexo masc(?:ulino)?)(?=[\s,.;]|$) => $1, do sexo masculino
  ({person} de \d{1,3} anos, do sexo (?:feminino|masculino)) (?=\p{L}) => $1,~
  {S}(?:o )?(?:q|que) (?:q|que) (vcs?|voc[eê]s?) (?=ach|faz|us|sugere|recomend|pens) => O que $1~
  (?<=, )(?:o )?(?:q|que) (?:q|que) (vcs?|voc[eê]s?) (?=ach|faz|us|sugere|recomend|pens) => o que $1~
  ! {S}p (?=(?:quem|vcs|vocês|voces|todos|colegas|saber|pensar|ajudar|discutir|os que)(?!\p{L})) => Para~
  estudante de med(?!\p{L}) => estudante de medicina
  (acad[eê]mic[oa]|intern[oa]|faculdade|curso) de med(?!\p{L}) => $1 de medicina
  (t[eé]cnic[oa]s?|equipe|equipa|aux(?:iliar|iliares)?|estudante|chefe|turma|colegas?) (?:de|da) enf(?!\p{L}) => $1 de enfermagem
  {S}nutri: => Nutrição:
  d[- ]d[ií]mero => D-dímero
  est[aá]dio (?=(?:I|II|III|IV|[1-5])(?!\p{L})) => estádio~
  bx (?=(?:positiva|negativa|inconclusiva|pendente|sem|com|c/|mostrou|de \p{L}|hep[aá]tica|renal|excisional|incisional)(?!\p{L})) => biópsia~
  na hr(?!\p{L}) => na hora
  pr[eé][ -]ductal => pré-ductal
  p[oó]s[ -]ductal => pós-ductal
  furo (?=\d) => furosemida~
  ! dopa (?=\d{1,2}(?:[.,]\d)? ?mcg) => dopamina~
  plaq(?= ?[<>\d]) => plaquetas
  (?<=(?:sat|sato2|spo2|satura[cç][aã]o) ?\d{2}% |\d{2}%? em )aa(?={K}) => ar ambiente
  em aa(?={K}) => em ar ambiente
  glicemia jejum => glicemia de jejum
  (?<=\p{L} é )m[eê]s (?:q|que) vem(?={K}) => no mês que vem
  (?<=[\p{L}\d)%"”\uE000]) mas (?=\p{L}|\d)(?<!(?<!\p{L})(?:nada|também|tambem|tb|tbm|não|nao|só|so|mais|sim|e) mas ) => , mas~
  (?<=[\d%]|\d(?:mg|ml|L|bpm|irpm|rpm|ipm|h|°|°C|ºC|mmHg|g|mil|°c)) ({value}) (?=\d)(?<!(?<!\p{L})(?:de|a|e|ou|por|com|para|em|entre) [\d.,x/%]{1,7} \p{L}{1,12} ) => , $1~
  (?<=\d ?(?:mg|mcg|g|ml|cp|comp|gotas|UI)? \d{1,2}/\d{1,2}h?|\dx/d(?:ia)?|\dx ao dia) (\d{1,2}) (dias|semanas)(?={K}| se | e | para | pra | p/| p ) => ~por $1 $2
  // Persons.
  (?<=(?<!\p{L})(?:pacientes?|pcts?|pctes?|pac|homem|mulher|adult[oa]|doente|utente|crian[cç]a|idos[oa]|senhora?|menin[oa]|rapaz|mo[cç][ao]|jovem|adolescente|lactente|gestante) de \d{1,3} (?:anos|meses)) (?={finding}(?!\p{L})) => ~com~
  (?<=(?:^|[.!?:\n] ?|(?:atendi|tenho|com|recebi|internei|vi|chegou|acompanho) (?:hoje |ontem )?(?:um|uma|o|a) )(?:pacientes?|pcts?|pctes?|pac|homem|mulher|doente|utente|crian[cç]a|idos[oa]|senhora?|menin[oa]|rapaz|mo[cç][ao]|jovem|adolescente|lactente|gestante) de \d{1,3} (?:anos|meses)) (?={adjective}(?!\p{L})) => ,~
  (?<=(?<!\p{L})(?:anos|meses|semanas),? (?:tabagista|ex-tabagista|hipertens[oa]|diab[eé]tic[oa]|etilista|alcoolista|obes[oa]|asm[aá]tic[oa]|cirr[oó]tic[oa]|cardiopata|fumador(?:a)?|h[ií]gid[oa]|saud[aá]vel|aposentad[oa]|motorista)),? (?:com |c/ )?(?={finding}(?!\p{L})) => , com~
  (?<=, com (?:hemat[uú]ria|febre|tosse|dor|diarreia|dispneia|les[aã]o|n[oó]dulo|icter[ií]cia) (?:indolor|alta|di[aá]ria|seca|produtiva|lombar|abdominal|tor[aá]cica|cr[oô]nica|vespertina|progressiva|p[eé]lvica|intensa|noturna|persistente|recorrente)) (?=(?:tratad[oa]|internad[oa]|atendid[oa]|operad[oa]|encaminhad[oa]|medicad[oa])(?!\p{L})) => ,~
  {S}(1[1-9]|[2-9]\d) anos,? (?:fem|feminin[oa]|F)(?=[\s,.;]) => Mulher de $1 anos
  {S}(1[1-9]|[2-9]\d) anos,? (?:masc|masculino|M)(?=[\s,.;]) => Homem de $1 anos
  {S}(1[1-9]|[2-9]\d) anos(?=, ) => Paciente de $1 anos
  {S}RN (\d{1,3} ?h de vida|\d{1,2} dias de vida) => RN com $1
  ({profession}|beb[eê]|beb[eé]|lactente|rec[eé]m-nascido) (\d{1,2} (?:dias|semanas|meses))(?=[,.;]| com| c/) => $1 de $2
  // Verbs of everyday speech.
  peguei (?=(?:\d{1,2}|um|uma|dois|duas|tr[eê]s|v[aá]rios|v[aá]rias|muitos|muitas) (?:casos?|pacientes?|pcts?|pctes?|idos[oa]s?|crian[cç]as?|gestantes?|doentes?|utentes?|senhora?s?|homem|homens|mulher|mulheres|rapaz|menin[oa]s?|jovens|jovem|adolescentes?|beb[eê]s?|RNs?|surtos?|AVCs?|IAMs?)(?!\p{L})) => atendi~
  peguei (?=(?:1[0-9]|[2-9])(?: n?es[st][ea] |{K})) => vi~
  {C}peguei (?=(?:parkinsonismo|dengue|sífilis|sifilis|tétano|tetano|sarampo|coqueluche|tuberculose|meningite|apendicite|hanseníase|hanseniase|leptospirose|malária|malaria|erro|intoxicação|intoxicacao|reação|reacao)(?!\p{L}))(?!peguei \p{L}{4,14} d[eao]) => vi~
  vcs pegam => vocês atendem
  (?<=(?:aqui|c[aá]|l[aá]|isso|acontece|erro|vejo) )direto(?=\s*(?:[.,!]|$)) => com frequência
  botei => coloquei
  bot(ou|amos|aram|ando|ar) => coloc$1
  (?<=(?:eu|j[aá]|n[aã]o|n|nunca|e|que|q|ele|ela|algu[eé]m|quem) )boto (?=\p{L}) => coloco~
  (deu|dar|dá|dando) (?:ruim|merda|zebra)(?!\p{L}) => $1 errado
  deu bom(?!\p{L}) => deu certo
  (?:n|não|nao) rola (?=\p{L}{2,14}r(?!\p{L})) => não é possível~
  {C}rola (?=\p{L}{2,14}r(?!\p{L})) => é possível~
  (?:t[aá]|est[aá]) (?:osso|f[oó]da|foda|punk|brabo)(?!\p{L}) => está difícil
  (?:é|eh) (?:osso|foda|punk)(?={K}) => é difícil
  (foi|era|fica|ficou) (?:osso|foda|punk)(?={K}) => $1 difícil
  curti (?:mt|mto|muito )?(o|a)(s?) (?=\p{L}) => gostei muito d$1$2~
  curti (?:mt|mto|muito )?(ess[ae]) (?=\p{L}) => gostei muito d$1~
  manja (?=de|do|da|dos|das) => entende~
  manjam (?=de|do|da|dos|das) => entendem~
  pintou (?=um|uma|d[uú]vida|aqui) => surgiu~
  (?:um )?(?:monte|bando|porr[aã]o|montao|montão) de (?=\p{L}{3,}s(?!\p{L})) => grande número de~
  (?:p?ra|para|pro) (?:caramba|caralho|cacete|caraca|burro|chuchu|krl|krai|crl)(?={K}) => demais
  (?<=\p{L} )pacas(?={K}) => demais
  à be[cç]a(?={K}) => em grande quantidade
  (?:m[oó]) (?=trabalho|trampo|tempo|correria|confus[aã]o|dor|febre|medo|saudade|dificuldade) => muito~
  (?:mega|hiper|ultra|bue|bué|bu[eé]da) (?=(?:[uú]til|dif[ií]cil|f[aá]cil|caro|cara|r[aá]pido|r[aá]pida|comum|raro|rara|importante|grave|interessante|bom|boa|cansad[oa]|complicad[oa]|chat[oa]|ansios[oa]|fr[aá]gil|eficaz|pr[aá]tic[oa]|simples|inflamad[oa]|edemaciad[oa])(?!\p{L})) => muito~
  (?<=(?:seria|[eé]|foi|muito|mto|bem|mais|achei|super|acho|t[aã]o) )(?!legal ?\?)(?:legal|bacana|fixe|massa|maneir[oa]|daora|giro|gira)(?={K}| (?:q|que|se|pra|p/|para|ver|saber|ter|fazer|usar)(?!\p{L})) => interessante
  (?<=(?:material|artigo|livro|curso|aula|v[ií]deo|protocolo|caso|app|aplicativo|site|evento|congresso) )(?:legal|bacana|fixe|massa|maneiro|top|show)(?={K}| (?:sobre|de|para|p/|pra|q|que)(?!\p{L})) => interessante
  (?<=(?:é|foi|muito|resultado|ficou|aula|evento|equipe|time|plant[aã]o|curso|livro|preceptora?|congresso|professora?|m[eé]dic[oa]|enfermeir[oa]|servi[cç]o|hospital|est[aá]gio|trabalho|caso|ideia|palestra|artigo) )(?:top|show(?: de bola)?|top demais)(?={K}) => excelente
  trampo(s?) => trabalho$1
  facul(?={K}| (?:de|da|e|n|não|ensin)) => faculdade
  perrengue(s?) => dificuldade$1
  treta(s?) => problema$1
  grana(?!\p{L}) => dinheiro
  gajo(?= (?:de|com|c/|q|que|\d)) => homem
  gaja(?= (?:de|com|c/|q|que|\d)) => mulher
  mole[qk]ue(?= (?:de|com|c/|q|que|\d)) => menino
  guri(?= (?:de|com|c/|q|que|\d)) => menino
  guria(?= (?:de|com|c/|q|que|\d)) => menina
  ficou de boa(?={K}) => ficou bem
  (?:t[aá]|est[aá]) de boa(?={K}) => está bem
  (?:sacou|sacaram|entendeu|entenderam|percebem)\?(?=\s*$) => _
  falou(?=\s*[!.]*\s*$)(?<=[.!?,] falou)(?<!["”»\uE000][.,]? falou) => _
  {S}que nem (?=\p{L}) => como~
  (?<=\p{L} )(?:igual|que nem|q nem) (?=(?:eu|voc[eê]s?|vcs?|o meu|a minha)(?!\p{L})) => como~
  meio que (?=\p{L}) => _
  meio q (?=\p{L}) => _
  tipo assim,? => _
  (?<=[\p{L}\d)])(?<!(?<!\p{L})(?:mesmo|msm|d?n?ess?t?e|outro|algum|um|o|do|no|ao|novo|cada|qualquer|que|nenhum|segundo|primeiro|todo|este|aquele))(?:, tipo,| tipo, |, tipo ) ?(?=\p{L}|\d) => ,~
  (?<=[\p{L}\d)],? )s[oó] q (?=\p{L}) => só que~
  (?<=\p{L}), s[oó] que (?=\p{L}) => , mas~
  {S}s[oó] que (?=\p{L}) => mas~
  (?<=[\p{L}\d]) s[oó] que (?=\p{L}) => , mas~
  me salv[ae](?:m)?(?= ?[:,.!?]|$) => me ajude
  (?<=algu[eé]m (?:da|do|de) \p{L}{4,20} )me ajude(?=:) => pode me ajudar
  // Shorthand of findings and exams.
  (?:dç|dça) (?=de|do|da|renal|hep[aá]tica|card[ií]aca|coron|arterial|celíaca|celiaca|inflamat|mental|cr[oôó]nica|ativa|avan[cç]ada|grave|autoimune|falciforme|Crohn) => doença~
  dçs(?!\p{L}) => doenças
  benzo(?!\p{L})(?= (?:em|no|na|p/|para|pra|e|ou|de|a|à|há|ha|n|não|nao)(?!\p{L})|{K}) => benzodiazepínico
  benzos(?!\p{L}) => benzodiazepínicos
  (?<=(?:na|à|em|de|pra|para|p/|p|da|a|faz|fazer|iniciei|iniciar|sair da|com|c/) )foto(?= ?(?:dupla|tripla|simples|intensiva)|{K})(?<=(?:\bRN|\bBT\b|bilirrubina|ict[eé]r|\bBD\b|bili)[^\n]{0,160}foto) => fototerapia
  coloquei na fototerapia => coloquei em fototerapia
  bili (?=\d|total|direta|indireta) => bilirrubina~
  (?<=(?<!\p{L})(?:a|uma|na|da|pela|à|fez|fiz|pedi|pedir|sem|com|por|em|nova|pr[oó]xima) )eco(?= (?:confirmou|mostrou|mostra|revelou|viu|n|não|nao|abdominal|renal|p[eé]lvica|obst[eé]trica|morfol[oó]gica|mam[aá]ria|tiroideia|cervical|escrotal|das|dos)(?!\p{L})) => ecografia
  (?<=(?:(?<!\p{L})(?:o|um|no|do|pelo|ao|fez|fiz|fa[cç]o|fazer|repetir|repito|pedi|pedir|novo|pr[oó]ximo)|,) )eco (?=(?:confirmou|mostrou|mostra|revelou|n|não|nao|TT|TE|transtor|transeso|na|no|com|c/|sem|s/|amanh|hoje|hj|normal|de estresse|segunda|ontem|marcad)) => ecocardiograma~
  endosc(?!\p{L}) => endoscopia
  hemoc(?!\p{L}) => hemocultura
  hemocs(?!\p{L}) => hemoculturas
  uroc(?!\p{L}) => urocultura
  (?<=(?:no|do|o|pelo|ao|um) )holter => Holter
  p[oó]s[ -]?raqui(?!\p{L}) => pós-raquianestesia
  (?<!(?<!\p{L})(?:em|de|da|na|nos|nas|com|c/|sem|s/|teste|cultura|hemocultura|urocultura|HIV|VDRL|PCR|resultado|exame|sorologia|bHCG|IgM|IgG|antígeno|antigeno|swab|covid|dengue|NS1|deu|veio|foi|é|no|do|o|ao) )pos (?=(?!(?:e|de|do|da|em|no|na|q|que|com|c/|para|p/|ou|mas|os|as|uma|um|por|imediat\p{L}{1,3}|tardi\p{L}{1,2}|reagente)(?!\p{L}))(?!\p{L}{1,16}(?:al|ais|ic[oa]s?|iv[oa]s?|[oó]ri[oa]s?|[aá]ri[oa]s?|os[oa]s?|d[oa]s?)(?!\p{L}))[a-zçãáéíóúâêô]{4,}) => após~
  p[oó]s (LCA|TEP|ATQ|ATJ|UTI|infarto|artroplastia|angioplastia|colonoscopia|endoscopia|vacina|vacinal|parada|raqui|raquianestesia|exerc[ií]cio|esfor[cç]o|queda|AVC|IAM|IOT|UTI|TEP|viral|infec[cç][aã]o|natal|exposi[cç][aã]o|dose|gastrectomia|tireoidectomia|craniotomia|laparotomia|implante|concuss[aã]o|prandial|traum[aá]tico|radioterapia|quimioterapia|hemorr[aá]gica|bronquiolite|coito|vacina[cç][aã]o|aborto|queimadura|COVID|covid|ressusc\p{L}{4,8}|extuba[cç][aã]o|sedac[aã]o|bloqueio|nasal) => pós-$1
  canna(bidiol|bis) => cana$1
  canabis(?!\p{L}) => cannabis
  micro ?ondas => micro-ondas
  (link|site|sistema|p[aá]gina|app) ((?:d[aeo]s? \p{L}{4,16} )?)(?:t[aá]|est[aá]) fora(?={K}) => $1 $2está fora do ar
  q(?:d|dô|nd|ndo) (?=(?:o|a|os|as|um|uma|eu|ele|ela|eles|elas|n[aã]o|n|se|há|vcs?|voc[eê]s?|\p{L}{3,14})(?!\p{L}))(?<=^q\p{L}{1,3} |[.!?,;\n] q\p{L}{1,3} |(?:saber|sei|sabe|desde|até|ate|de|lembro|perguntem|perguntar|e|mas|que|q|só|so|mesmo|sempre|ver|mas) q\p{L}{1,3} )(?!qd (?:se|por|at[eé]) \d) => quando~
  ! (?<=(?:eu|aqui|nós|nos|eles|elas|vcs|isso|mas|cá|ca|lá|la) )tb(?= (?:me|te|lhe|n|não|nao|acho|uso|tenho|fiz|faço|faco|prefiro|concordo|gosto|quero|acontece|fico|fiquei|vejo|estou|t[oô])(?!\p{L})) => também
  (?<=gestante fica |fica |eu |usar |uso |usei |fiz |faço )c (?=\p{L}{3}) => com~
  ! (?<=\p{L}{4}[aeiou]i?s? )(?<!(?:vitamina|prote[ií]na|hepatite|fibra|grupo|tipo|classe) )c (?=\d{1,3} ?(?:kcal|ml|mg|mcg|g|L|kg|gotas|mEq)(?!\p{L})) => com~
  (?<=(?:de|caiu|subiu|foi|passou|aumentou|reduziu|baixou|desceu|aumentei|reduzi|baixei|subi|troquei|passei) [\d.,]{1,8} ?(?:mg|g|ml|mcg|%|ui|l|mg/dl)? )(?:p|pra|p/) ?(?=\d) => para~
  {S}([1-9])o(?= (?:dia|caso|m[eê]s|ciclo|trimestre|plant[aã]o|epis[oó]dio|filho|passo|rem[eé]dio|DPO|PO|ano|paciente|doente|utente|parto|dedo|infarto|AVC|IAM|surto|atendimento)(?!\p{L})) => $1º
  {S}([1-9])a(?= (?:fratura|queda|vez|consulta|dose|crise|interna[cç][aã]o|semana|cirurgia|gesta[cç][aã]o|infec[cç][aã]o|ITU|pneumonia|paciente|doente|utente|crian[cç]a|parada|convuls[aã]o|sess[aã]o|op[cç][aã]o|linha)(?!\p{L})) => $1ª
  (?<=(?:a|é a|na|da|pela|minha|essa|já|ja|à) )([1-9])a(?= (?:fratura|queda|interna[cç][aã]o|infec[cç][aã]o|ITU|pneumonia|paciente|doente|utente|crian[cç]a|parada|amputa[cç][aã]o|crise|causa)(?!\p{L})) => $1ª
  `,
  macros,
);
