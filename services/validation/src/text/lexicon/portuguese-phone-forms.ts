import { oneOf } from './one-of';
import { parseRules } from './rewrite-rules';

const macros = {
  // What follows the short name of a drug that is given.
  dosed: String.raw`(?=\s*\+|\s\d|\s(?:de )?(?:ev|iv|im|vo|sc|EV|IV|IM|VO|SC)(?!\p{L}))`,
  given: String.raw`(?<=(?:, |\+ |(?<!\p{L})(?:e|ou|com|c/|usar|uso de|dei|fiz|iniciei|iniciar|comecei|troquei por|somar|associar|associei|mais|suspendi|suspender|tirei|tirar) ))`,
  // Numbers before a size, which a dose has not.
  notSize: String.raw`(?! \d{1,3}(?:[.,]\d)? ?(?:cm|mm|x|%|anos|semanas|meses|dias)(?!\p{L}))`,
  the: String.raw`(?<!\p{L})(?:o|do|no|ao|pelo|um|esse|este|nesse|neste|desse|meu|seu|nosso|com o|outro|todo|cada)`,
  theFeminine: String.raw`(?<!\p{L})(?:a|da|na|à|pela|uma|essa|esta|nessa|nesta|dessa|minha|sua|nossa|outra|toda)`,
  verb: oneOf(String.raw`
    disse|diz|falou|fala|avisou|chamou|ligou|me|pediu|pede|n[aã]o|n|mandou|manda|quer|veio|viu|achou|acha|avaliou|liberou|sumiu|perguntou|
    orientou|esqueceu|errou|mediu|aferiu|checou|demorou|recusou|insiste|insistiu|negou|respondeu|prescreveu|suspendeu|encaminhou|passou|deu|está|
    t[aá]|ta|q|que
  `),
  says: oneOf(String.raw`
    avaliou|liberou|disse|falou|pediu|orientou|quer|recusou|negou|veio|viu|sugeriu|indicou|contraindicou|acompanha|operou|mandou|encaminhou|
    ligou|atendeu|prescreveu|suspendeu|respondeu|demorou|n[aã]o|n
  `),
  count: String.raw`(?:[2-9]|[1-9]\d{1,2}|dois|duas|tr[eê]s|v[aá]rios|meio|1/2)`,
  negated: oneOf(String.raw`
    foco|febre|dor|melhora|sucesso|resposta|sinais|sintomas?|queixas?|altera\p{L}{2,6}|complica\p{L}{2,6}|intercorr\p{L}{2,8}|les[aã]o|edema|
    contraste|indica\p{L}{2,5}|previs[aã]o|hist[oó]ria|comorb\p{L}{2,8}|alergias?|uso|medica\p{L}{2,5}|diagn[oó]stico|vagas?|leitos?|acesso|equipe|
    antibi[oó]tico|sangramento|v[oô]mitos?|desvios?|supra|irradia\p{L}{2,4}|acompanhante|exames?|receita|necessidade|condi\p{L}{2,5}|secre\p{L}{2,5}
  `),
};

/** Short forms of drugs that only one drug has, before a dose or a route. */
const DRUGS =
  `terli terlipressina; bisop bisoprolol; secuqui secuquinumabe; octreo octreotida; labet labetalol; esmol esmolol; nicar nicardipino; dantro dantroleno; sugam sugamadex
  levosi levosimendana; milrin milrinona; ertape ertapenem; pipetazo piperacilina-tazobactam; tazo piperacilina-tazobactam; metro metronidazol; alben albendazol; ciclofosf ciclofosfamida
  losa losartana; biso bisoprolol; espirono espironolactona; sita sitagliptina; sema semaglutida; paracet paracetamol; ibu ibuprofeno
  tenox tenoxicam; trama tramadol; morf morfina; propof propofol; ceta cetamina; risper risperidona; cloza clozapina
  fenob fenobarbital; leveti levetiracetam; nortrip nortriptilina; metilf metilfenidato; lorata loratadina; dexclor dexclorfeniramina
  adrena adrenalina; atropi atropina; amioda amiodarona; adeno adenosina; bicarb bicarbonato; desloro desloratadina
  deslora desloratadina; fexo fexofenadina; ceti cetirizina; nafa nafazolina; mometa mometasona; flutica fluticasona; tiotro tiotrópio
  aminof aminofilina; metoclopra metoclopramida; ondanse ondansetrona; flunari flunarizina; betahist betaistina; clorprom clorpromazina
  biperi biperideno; desvenl desvenlafaxina; escital escitalopram; paroxe paroxetina; topir topiramato; oxcarb oxcarbazepina
  gabap gabapentina; pregab pregabalina; dulox duloxetina; clonid clonidina; dexmede dexmedetomidina; suxa succinilcolina
  vecuro vecurônio; atracu atracúrio; sufenta sufentanil; nalbu nalbufina; bupre buprenorfina; tapenta tapentadol; ceftaz ceftazidima
  ceftaro ceftarolina; cefotax cefotaxima; imipe imipenem; tigeci tigeciclina; colis colistina; metamiz metamizol; pantop pantoprazol
  lansop lansoprazol; dompe domperidona; lactu lactulona; bisac bisacodil; rifaxi rifaximina; propran propranolol; carved carvedilol
  nebivo nebivolol; amlodi anlodipino; anlod anlodipino; olme olmesartana; telmi telmisartana; candes candesartana; ramip ramipril
  lisin lisinopril; perindo perindopril; indapa indapamida; torase torasemida; bumeta bumetanida; espironola espironolactona
  eplere eplerenona; ivabra ivabradina; procai procainamida; propafe propafenona; dronedar dronedarona; prasu prasugrel
  fonda fondaparinux; rosuvas rosuvastatina; ezeti ezetimiba; fenofi fenofibrato; glime glimepirida; vilda vildagliptina
  saxa saxagliptina; piogli pioglitazona; degludec degludeca; detem detemir; metimaz metimazol; alendron alendronato
  zoledro zoledronato; terip teriparatida; sulfassa sulfassalazina; mesal mesalazina; etaner etanercepte; golimu golimumabe
  tofaci tofacitinibe; barici baricitinibe; upada upadacitinibe; micofe micofenolato; tacrol tacrolimo; siroli sirolimo
  ganci ganciclovir; valacic valaciclovir; tenof tenofovir; dolute dolutegravir; isonia isoniazida; rifamp rifampicina
  pirazi pirazinamida; etambu etambutol; benznida benznidazol; praziq praziquantel; mebenda mebendazol; secni secnidazol; tini tinidazol
  clotri clotrimazol; nista nistatina; muci mupirocina; levonor levonorgestrel; drospi drospirenona; medroxi medroxiprogesterona
  estrad estradiol; letro letrozol; anastro anastrozol; tamox tamoxifeno; misop misoprostol; terbu terbutalina; atosi atosibana
  metiler metilergometrina; carbeto carbetocina; cabergo cabergolina; bromoc bromocriptina; desmo desmopressina`
    .split(/[;\n]/)
    .map((row) => row.trim().split(' ') as [string, string]);
const DOSED = DRUGS.map(([short, full]) => `${short}{dosed}{notSize} => ${full}`).join('\n');
/** Short forms that are words too, which only a dose makes a drug. */
const WORDS_TOO = /^(?:metro|adeno|trama|clonid|colis|terbu|desmo|tamox)$/;
/** Without a dose at the end of a list of drugs, or after what is done with one. */
const LISTED = DRUGS.filter(([short]) => short.length >= 5 && !WORDS_TOO.test(short))
  .map(([short, full]) => `{given}${short}(?={K}| ou ) => ${full}\n{C}${short}(?= ou ) => ${full}`)
  .join('\n');

/** Drugs that a phone cuts short, before a dose or a route. */
export const portuguesePhoneDrugs = parseRules(
  `${DOSED}
${LISTED}
${String.raw`
  {given}(?:gaba|gabap)(?={K}) => gabapentina
  (?<=(?:\+ |(?<!\p{L})(?:usar|uso de|dei|iniciei|iniciar|comecei|troquei por|associar|associei|suspendi|suspender|(?:gaba\p{L}*|duloxetina|amitriptilina|tramadol|nortriptilina|carbamazepina) (?:ou|e|com)) ))prega(?={K}) => pregabalina
  (?<=\+ )miso(?={K}| e ) => misoprostol
  mero(?= ?\+| ?e vanco) => meropenem
  formo/bude(?:sonida)? => formoterol/budesonida
  sacub(?:itril)?/vals(?:artana)? => sacubitril/valsartana
  bude(?:sonida)?/formo(?:terol)? => budesonida/formoterol
  poli b(?=\s*[.,;]|\s*$| \d| e | em| por) => polimixina B
  sulfato de magnesio => sulfato de magnésio
  bicarb(?={K}| (?:ev|EV|em|de s[oó]dio|corr\p{L}{3,5}|a 8|8[.,]4|no|na|e|antes|depois)(?!\p{L})) => bicarbonato
  gluco(?:n(?:ato)?)? (?:de )?c[aá](?:lcio)?(?={K}| (?:ev|EV|em|antes|e|10)(?!\p{L})) => gluconato de cálcio
  adrena(?={K}| (?:em|no|na|e|racêmica|racemica|inalat\p{L}{2,5}|antes|precoce|logo)(?!\p{L})) => adrenalina
  propof(?={K}| (?:em|e|por|na)(?!\p{L})) => propofol
  budeso(?={K}| (?:nasal|inalat\p{L}{2,5}|e|em|oral)(?!\p{L})) => budesonida
  hep (?:sc|SC)(?!\p{L}) => heparina SC
  ciclofosf(?={K}| (?:em|ev|EV|mensal|e)(?!\p{L})) => ciclofosfamida
  tenox(?={K}| (?:ev|EV|im|IM|e)(?!\p{L})) => tenoxicam
`}`,
  macros,
);

/** Further short forms of phones, each with one reading in its context. */
export const portuguesePhoneForms = parseRules(
  String.raw`
  // Places, teams and persons.
  (?<={the} )lab(?= (?:cobra|cobrou|demora|erra|n[aã]o|repete|repetiu|manda|mandou|colheu|avisou|diz|fechou|abre|fecha|aqui|daqui|só|so|recoletou|refez)(?!\p{L})) => laboratório
  {C}lab (?=(?:normal|ok|alterado|pendente|com|c/|sem|s/|de ontem|de hoje)(?!\p{L})|c/|s/) => laboratório~
  {C}labs? (?=(?:cobra|avisou|ligou)(?!\p{L})) => o laboratório~
  {C}pediat (?={says}(?!\p{L})) => a pediatria~
  {C}obst (?={says}(?!\p{L})) => a obstetrícia~
  {C}anest (?={says}(?!\p{L})) => a anestesia~
  anest (?=geral|local|regional|raqui|peridural|t[oó]pica) => anestesia~
  {C}(?:plantonis|plant) (?={verb}(?!\p{L})) => o plantonista~
  {C}prof (?=(?:disse|falou|diz|mandou|ensinou|pediu|insiste|fala|sempre)(?!\p{L})) => o professor~
  (?<={the} )prof(?= (?:{verb}|d[aeo])(?!\p{L})|{K}) => professor
  (?<={theFeminine} )prof(?= (?:{verb}|d[aeo])(?!\p{L})|{K}) => professora
  {C}dr (?=(?:mandou|disse|pediu|falou|n[aã]o|quer|prescreveu|liberou|ligou)(?!\p{L})) => o médico~
  {C}dra (?=(?:mandou|disse|pediu|falou|n[aã]o|quer|prescreveu|liberou|ligou)(?!\p{L})) => a médica~
  (?<=(?<!\p{L})(?:o|pro|ao|para o|pelo|do|com o|um) )dr(?={K}| (?:ele|mandou|disse|pediu|falou|n[aã]o|nem|que|q|e|mas|da|do|de|me|prescreveu|liberou|responde\p{L}{1,2})(?!\p{L})) => médico
  (?<=(?<!\p{L})(?:a|pra|à|para a|pela|da|com a|uma) )dra(?={K}| (?:ela|mandou|disse|pediu|falou|n[aã]o|nem|que|q|e|mas|da|do|de|me|prescreveu|liberou|responde\p{L}{1,2})(?!\p{L})) => médica
  {C}enf (?=(?:avisou|falou|disse|notou|percebeu|chamou|viu|pediu|checou|aferiu)(?!\p{L})) => a enfermagem~
  {C}tec (?=(?:avisou|falou|disse|notou|percebeu|chamou|viu|aferiu|mediu|checou|puncionou)(?!\p{L})) => o técnico~
  {C}fisio (?=(?:atendeu|aspirou|mobilizou|extubou|desmamou|retirou|sentou|ajustou|passou|sugeriu)(?!\p{L})) => a fisioterapia~
  {C}psi(?:co)? (?=(?:encaminhou|atendeu|avaliou|acompanha|orientou|pediu)(?!\p{L})) => a psicologia~
  {C}fono (?=(?:avaliou|liberou|suspendeu|pediu|orientou|atendeu|acompanha)(?!\p{L})) => a fonoaudiologia~
  {C}reg(?:ul)? (?=(?:negou|liberou|n[aã]o|demorou|pediu|recusou|disse|autorizou|cancelou)(?!\p{L})) => a regulação~
  {C}amb (?=(?:de|da|do|lotado|cheio|hoje|hj)(?!\p{L})) => ambulatório~
  (?<={the} )amb(?= (?:de|da|do|lotado|cheio|hoje|hj)(?!\p{L})|{K}) => ambulatório
  (?<=(?<!\p{L})(?:{the}|de|p/|para|em) )ambu(?= (?:lotado|cheio|hoje|hj|da|do|amanh\p{L}|ontem)(?!\p{L})) => ambulatório
  {C}ambu (?=lotado|cheio) => ambulatório~
  {C}mat (?=(?:lotada|cheia|fechada|sem|superlotada)(?!\p{L})) => maternidade~
  (?:plt|plnt|pltao|pltão|plantaum)(?!\p{L}) => plantão
  (?<=(?<!\p{L})(?:no|do|meu|de|um|esse|nesse|neste|todo|outro|ao|o) )plant(?={K}| (?:de|da|do|noturno|diurno|hoje|hj|ontem|passado|e|q|que|lotado)(?!\p{L})) => plantão
  {C}plant (?=(?:noturno|diurno|de \d|da|do|lotado|puxado|intenso)(?!\p{L})) => plantão~
  // Doses and forms.
  (?<![\d.,/])({count}) ?(?:cp|cps|comp|comps|cpr|cprs)(?={K}| (?:de|d[ao]|ao|à|por|vo|VO|e|no|na|em|antes|ap[oó]s|se|inteiro|pela|pelo)(?!\p{L})) => $1 comprimidos
  (?<![\d.,/])1 ?(?:cp|comp|cpr)(?={K}| (?:de|d[ao]|ao|à|por|vo|VO|e|no|na|em|antes|ap[oó]s|se|inteiro|pela|pelo)(?!\p{L})) => 1 comprimido
  (?<![\d.,/])({count}) ?(?:amp|amps)(?={K}| (?:de|d[ao]|ev|EV|im|IM|e|no|na|em|bolus)(?!\p{L})) => $1 ampolas
  (?<![\d.,/])1 ?amp(?={K}| (?:de|d[ao]|ev|EV|im|IM|e|no|na|em|bolus)(?!\p{L})) => 1 ampola
  (?<![\d.,/])({count}) ?(?:gts|gtas)(?={K}| (?:de|d[ao]|ao|à|vo|VO|e|no|na|em)(?!\p{L})) => $1 gotas
  (?<![\d.,/])({count}) ?(?:frs|fr) (?=de \p{L}) => $1 frascos~
  (?<=(?<!\p{L})(?:tem|com|faz|h[aá]|ap[oó]s|por) )([2-9])a (?=(?:de (?:uso|tratamento|doen[cç]a|evolu|seguimento|idade|vida|diagn|profiss|forma|casa)|que |q ))(?!\p{L}\p{N}) => $1 anos~
  (\d)x ?/?(?:p|por|na|a)?[ /]sem(?=\s*[.;)]|\s*$| (?:por|e|no|na|com|há)(?!\p{L})) => $1x/semana
  (\d)x ?/? ?d(?={K}| (?:por|vo|VO|e|h[aá]|com)(?!\p{L})) => $1x/dia
  (\d)x/m(?={K}) => $1x/mês
  ! (?<=(?<![\d/])(4|6|8|12|24)) (?=(4|6|8|12|24)h(?!\p{L}))(?<=(?<![\d/])(?:6 (?=6)|8 (?=8)|12 (?=12)|4 (?=4)|24 (?=24))) => /
  // Treatment and course.
  tx (?=(?:renal|hep[aá]tico|card[ií]aco|pulmonar|de (?:medula|rim|f[ií]gado|c[oó]rnea))(?!\p{L})) => transplante~
  (?<=(?<!\p{L})(?:de|do|no|ao|em|p[oó]s|por|para|pelo|o|um|sem|com|c/) )dx(?={K}| (?:de|do|da|foi|tardio|precoce|é|com|e|em|na|no|diferencial|at[eé]|hoje|hj|ontem|há|nem|não|diferenciais|errado|certo)(?!\p{L})) => diagnóstico
  (?<=(?<!\p{L})(?:fech\p{L}{1,4}|faz(?:er)?|fiz|d[aá]|dei|deu|atras\p{L}{1,4}|err\p{L}{1,4}|confirm\p{L}{1,4}|muda|mudou|revis\p{L}{1,3}|tem|teve|meu|seu|qual|esse|este|novo) (?:o )?)dx(?={K}| (?:com|de|do|da|e|em|na|no|só|so|sem|por|hoje|hj|ontem|diferencial|assim)(?!\p{L})) => diagnóstico
  {C}dx(?= (?:de|do|da|foi|tardio|é|diferencial|diferenciais|fechado|confirmado|dif)(?!\p{L})|:) => diagnóstico
  sx (?=(?:depressiv|ansios|respirat|gripa|urin[aá]ri|gastro|neurol[oó]g|psic[oó]t|associad|h[aá] |desde|de (?:alarme|abstin|gripe))\p{L}*) => sintomas~
  (?<=(?<!\p{L})(?:sem|s/|com|c/|os|nega|outros|poucos|muitos|de|dos) )sx(?={K}| (?:h[aá]|desde|de|e|respirat\p{L}*|urin\p{L}*)(?!\p{L})) => sintomas
  {C}px (?=(?:ruim|reservado|bom|bons|ruins|sombrio|pior)(?!\p{L})) => prognóstico~
  (?<=(?<!\p{L})(?:o|mau|bom|pior|de|com|c/|sem) )px(?={K}| (?:ruim|reservado|bom|é|do|da|sombrio)(?!\p{L})) => prognóstico
  med (?=(?:de uso|cont[ií]nu|em uso|de alto custo|controlad)\p{L}*) => medicação~
  {C}meds (?=(?:em (?:casa|uso)|de uso)(?!\p{L})|:) => medicações~
  (?<=(?<!\p{L})(?:as|das|suas|minhas|nas|todas|outras|sem|s/|com|c/|de) )meds(?={K}| (?:em|de|do|da|que|q|e|há|para|p/)(?!\p{L})) => medicações
  {S}encs? (?=(?:ao|à|para|p/|pra)(?!\p{L})|p/) => encaminhei~
  {C}int (?=(?:na|no|em|por|desde|h[aá])(?!\p{L})) => internado~
  {C}adm (?=(?:na|no|em|por|ontem|hoje|hj)(?!\p{L})) => admissão~
  (?<=(?<!\p{L})em )ar amb(?!\p{L}) => ar ambiente
  (?<=(?<!\p{L})em )(?:aa|AA)(?={K}| (?:sat|saturação|com|c/|sem|e|eupn|confort|\d)\p{L}*) => ar ambiente
  (?<=(?:sat|satura[cç][aã]o|SatO2|SpO2|SaO2)(?: de)? \d{2,3} ?%?,?) ?(?:aa|AA)(?={K}| (?:com|e|sem)(?!\p{L})) => ~em ar ambiente
  vaso (?=0[.,]0\d) => vasopressina~
  (?<=(?<!\p{L})(?:hemo|hemograma|ureia|eletr[oó]litos|e|a|da|com) )bioq(?={K}| (?:normais|normal|ok|sem|alterad|e|com)\p{L}*) => bioquímica
  {C}bioq (?=(?:normal|ok|sem|alterad)\p{L}*) => bioquímica~
  {C}hemo (?=e bioq) => hemograma~
  {C}coag (?=(?:normal|ok|alterad|sem)\p{L}*) => coagulograma~
  (?<=(?<!\p{L})(?:o|no|com|pedi|colhi|e) )coag(?={K}| (?:normal|ok|alterad|e)\p{L}*) => coagulograma
  ! (?<=(?:[Cc]r(?:eatinina)?|K|Na|creat) \d{1,3}(?:[.,]\d{1,2})?,? )ur (?=\d) => ureia~
  ! [uU]r (?=\d{2,3}(?!\d)(?:,? (?:e )?[cC]r(?:eatinina)?(?!\p{L})| creat|, K|, k)) => ureia~
  ! {C}uro (?=(?:neg|pos|limpa|com|c/)(?!\p{L})) => urocultura~
  (?<=urocultura )neg(?!\p{L}) => negativa
  (?<=urocultura )pos(?={K}| (?:para|p/|com)(?!\p{L})) => positiva
  (?<=swab (?:retal|nasal|de orofaringe|oral) )pos(?={K}| (?:para|p/)(?!\p{L})) => positivo
  (?<=swab (?:retal|nasal|de orofaringe|oral) )neg(?={K}| (?:para|p/)(?!\p{L})) => negativo
  {C}cult (?=(?:pend|pendente|negativa|positiva|neg|pos|de|do|em)(?!\p{L})) => cultura~
  (?<=cultura )pend(?!\p{L}) => pendente
  pun[cç][aã]o lomb(?!\p{L}) => punção lombar
  {C}liq (?=(?:claro|turvo|l[ií]mpido|normal|com|c/|xantocr)\p{L}*) => líquor~
  (?<=(?<!\p{L})eco )tt(?={K}| (?:normal|com|c/|sem|hoje|hj|ontem|amanh)\p{L}*) => transtorácico
  (?<=(?<!\p{L})eco )te(?={K}| (?:normal|sem trombo|com trombo|hoje|hj|ontem|amanh)\p{L}*) => transesofágico
  (?<=(?<!\p{L})(?:parede|supra(?: de ST)?(?: em| de)?|infra em|IAM|em|infarto) )inf(?={K}| (?:e|com|c/|extenso|h[aá])(?!\p{L}))(?<=(?:supra|infra|IAM|infarto|ECG|parede)[^.!?\n]{0,40}inf) => inferior
  (?<=(?<!\p{L})(?:parede|supra(?: de ST)?(?: em| de)?|infra em|IAM|em|infarto) )ant(?={K}| (?:e|com|c/|extenso|extensa|h[aá])(?!\p{L}))(?<=(?:supra|infra|IAM|infarto|ECG|parede)[^.!?\n]{0,40}ant) => anterior
  bloq av(?= |{K}) => bloqueio AV
  bloq (?=d[eo] ramo|peridural|de nervo|regional|paraespinhal) => bloqueio~
  marcap(?:asso)?(?={K}| (?:provis[oó]rio|transcut|transven|definitiv|e|no|na)\p{L}*) => marca-passo
  ! {C}mp (?=(?:definitivo|provis[oó]rio|transven|transcut)\p{L}*) => marca-passo~
  abdome inoc(?!\p{L}) => abdome inocente
  pupilas iso ?(?:e|/|,)? ?foto(?:rreagentes|r)?(?!\p{L}) => pupilas isocóricas e fotorreagentes
  (?<=(?<!\p{L})(?:ferida|incis[aã]o|tempo|risco|campo|ato|s[ií]tio|mesa) )(?:op|oper)(?={K}| (?:limp|sec|com|c/|sem|s/|e|hiperemiad|infect)\p{L}*) => operatória
  (?<=(?:risco|tempo|campo|ato|s[ií]tio) )operat[oó]ria(?!\p{L}) => operatório
  {C}(?:fo|FO) (?=(?:limpa|seca|com|hiperemiada|infectada|sem)(?!\p{L})) => ferida operatória~
  (?<=(?<!\p{L})(?:baixo|alto|com|c/|sem|o|do|dreno com) )deb(?={K}| (?:baixo|alto|de|seroso|hem[aá]tico|purulento|seros)\p{L}*) => débito
  (?:d[eé]bito|deb) urin(?!\p{L}) => débito urinário
  {C}diur (?=\d|preserv|presente|reduz|clara|adequad|baixa|boa) => diurese~
  ! {C}(?:bh|BH) (?=positivo|negativo|[+-] ?\d|acumulado|zerado|de \d) => balanço hídrico~
  {C}evac (?=presente|ausente|normais|normal|pastosa|l[ií]quida|\dx|di[aá]ri) => evacuações~
  (?<=(?:v[oô]mitos|dor|desconforto|plenitude|n[aá]useas?) )(?:p[oó]s|ap[oó]s)[ -]alim(?:entar|entares)?(?!\p{L}) => após alimentação
  dieta lq(?!\p{L}) => dieta líquida
  (?<=(?<!\p{L})(?:em|de|o|no|para|p/) )jj(?={K}| (?:desde|para|p/|h[aá]|de|e)(?!\p{L})) => jejum
  {C}jj (?=desde|h[aá]|para|p/|de \d) => jejum~
  (?<=(?<!\p{L})(?:sem|s/|com|outras|novas|as|nega) )(?:qx|qxs)(?={K}| (?:no|na|de|h[aá]|e|hoje|hj)(?!\p{L})) => queixas
  (?<=(?<!\p{L})(?:sem|s/) (?:foco|causa|melhora|gatilho) )apar(?!\p{L}) => aparente
  vaga (?:em |de |na )?UTI neg(?!\p{L}) => vaga de UTI negada
  // Words of speech.
  {S}dnd (?=\p{L}) => de onde~
  aond(?!\p{L}) => onde
  mlhor(?!\p{L}) => melhor
  cntg(?!\p{L}) => contigo
  {S}cmg (?=(?:foi|acontece|aconteceu|deu|funciona|nunca|sempre|n[aã]o|tb)(?!\p{L})) => comigo~
  {C}dp (?=d[aeo]s? (?:\d|cirurgia|parto|alta|dose|plant[aã]o|almo[cç]o|vacina|exame|que)) => depois~
  (?:amnha|amanhaa)(?!\p{L}) => amanhã
  {C}amh (?=cedo|de manh|à (?:tarde|noite)|tem|vou|volto|opero) => amanhã~
  {C}ont (?=(?:à|a) noite|de manh|à tarde|a tarde) => ontem~
  (?:smn|smna)(?!\p{L}) => semana
  (?<=(?<!\p{L})em )semana passada => na semana passada
  fim de sem(?={K}| (?:de|do|da|q|que|passado|lotado)(?!\p{L})) => fim de semana
  {C}(seg|ter|qua|qui|sex|s[aá]b|dom)-?feira => $1-feira
  (?<=(?<!\p{L})(?:na|nesta|toda|de|pr[oó]xima|essa|até|ate|a) )seg[ -]feira => segunda-feira
  {C}seg[ -]feira => segunda-feira
  {C}ter[ -]feira => terça-feira
  {C}qua[ -]feira => quarta-feira
  {C}qui[ -]feira => quinta-feira
  {C}sex[ -]feira => sexta-feira
  {C}ter e qui(?!\p{L}) => terça e quinta
  {C}seg e qua(?!\p{L}) => segunda e quarta
  seg,? qua e sex(?!\p{L}) => segunda, quarta e sexta
  ter,? qui e s[aá]b(?!\p{L}) => terça, quinta e sábado
  (?<=\p{L}{3} )s[aá]b (?=(?:q|que) vem(?!\p{L})) => no sábado~
  (?<=\p{L}{3} )dom (?=(?:q|que) vem(?!\p{L})) => no domingo~
  (?<=\p{L}{3} )seg (?=(?:q|que) vem(?!\p{L})) => na segunda-feira~
  (?<=(?<!\p{L})(?:no|pelo|do|meu|nosso|o) )insta(?={K}| (?:da|do|de|e)(?!\p{L})) => Instagram
  (?<=(?<!\p{L})(?:no|pelo|do|meu|nosso|o|grupo de|por) )(?:zap|zapzap|whats|wpp|wp)(?={K}| (?:da|do|de|e)(?!\p{L})) => WhatsApp
  {C}s[aá]b (?=de (?:manh[aã]|tarde|noite|plant)|à (?:tarde|noite)) => sábado~
  {C}dom (?=de (?:manh[aã]|tarde|noite|plant)|à (?:tarde|noite)) => domingo~
  (?:p\.? ?ex\.?|por ex\.?)(?=[ ,:]) => por exemplo
  {C}ex: => Exemplo:
  {C}obs: => Observação:
  \+ ?(?:ou|/) ?- (?=\d) => mais ou menos~
  {C}qt (?=antes|mais|menos|maior|menor) => quanto~
  (?:tdo|tdu) (?=mundo|dia|caso|paciente|santo) => todo~
  (?<=(?<!\p{L})(?:quem|tem|conhecem?|há|ha|existe|com|d[aã]o|indicam?) )alg (?=(?:protocolo|material|artigo|estudo|curso|livro|caso|macete|contato|app|jeito|truque)(?!\p{L})) => algum~
  (?<=(?<!\p{L})(?:quem|tem|conhecem?|há|ha|existe|com|d[aã]o|indicam?|algu[eé]m) (?:tem )?)alg (?=(?:dica|experi[eê]ncia|sugest[aã]o|indica[cç][aã]o|refer[eê]ncia|evid[eê]ncia|d[uú]vida|ideia|not[ií]cia)(?!\p{L})) => alguma~
  {S}alg (?=(?:dica|experi[eê]ncia|sugest[aã]o|indica[cç][aã]o|refer[eê]ncia|evid[eê]ncia|ideia)(?!\p{L})) => alguma~
  {S}alg de (?=v?oc[eê]s|vcs) => algum de~
  {S}nenh (?=(?:dica|resposta|melhora|altera|evid[eê]ncia|vaga|d[uú]vida)\p{L}*) => nenhuma~
  // Many people see it.
  {C}mt (?=(?:viram|acham|pensam|pedem|d[aã]o|usam|fazem|erram|esquecem|confundem|tratam|prescrevem|ignoram|sofrem|chegam|morrem|t[eê]m)(?!\p{L})) => muitos~
  (?<=(?<!\p{L})e )mt (?=(?:viram|acham|pensam|pedem|d[aã]o|usam|fazem|erram|esquecem|confundem|tratam|prescrevem|ignoram)(?!\p{L})) => muitos~
  (?<=(?<!\p{L})(?:d[oae]|o|no|ao|pro|meu|um|esse|seu|cada|q|que|e|nosso|este|m[aã]e e) )bb(?={K}| (?:chora|de|do|com|c/|nasce|tem|t[aá]|est[aá]|n[aã]o|mama|foi|fez|estava|tava|apgar|Apgar|ficou|vai|já|ja|veio|ict|prem|que|q|na|no|e|em)\p{L}*) => bebê
  {C}bb(?= (?:apgar|Apgar|na neo|t[aá]|est[aá]|foi|nasceu|mama|com|de|em|ict|prem|chor)\p{L}*) => bebê
  (?<=(?<!\p{L})(?:suspend\p{L}{1,2}|inici\p{L}{1,3}|introdu\p{L}{1,3}|comec\p{L}{1,3}|titul\p{L}{1,3}|aument\p{L}{1,3}|tir\p{L}{1,3}|dose de|uso de|dar|usar) )bb(?={K}| (?:s[oó]|depois|dps|por|se|na|no|em|e|com|antes|oral)(?!\p{L}))(?<=(?:ICC?|FE|infarto|IAM|FA|HAS|furosemida|BNP|descompens|sacubitril|IECA)[^\n]{0,200}bb) => betabloqueador
  (?<=(?:ICC?|FE|infarto|IAM|FA|furosemida|BNP|descompens|sacubitril|IECA|dapa)[^\n]{0,160}[,;.] )bb (?=(?:s[oó]|depois|dps|quando|qdo|mais tarde|em dose)(?!\p{L})) => betabloqueador~
  `,
  macros,
);

/** Short forms that stand for a negation. */
export const portuguesePhoneNegations = parseRules(
  String.raw`
  ! (?<=\p{L}{3} )s (?={negated}(?!\p{L})) => sem~
  {S}nda (?=contra|a ver|de novo|disso|a declarar|mudou|melhora) => nada~
  {C}nd (?=(?:melhora|melhorou|mudou|resolve|resolveu|funciona|funcionou|adianta|adiantou|contra|a ver)(?!\p{L})) => nada~
  `,
  macros,
);

/** "Quantas sem?": weeks, where no noun follows. */
export const portuguesePhoneWeeks = parseRules(
  String.raw`
  (?:qts|qtas|qtos|quantos|quantas|qnts|qntas|qntos) sem(?={K}| (?:de|de tto|antes|ap[oó]s|depois|dps|p/|para|pra|a|voc[eê]s?|vcs|t[eê]m|tem|espera\p{L}{0,3})(?!\p{L})) => quantas semanas
  (?<=(?<!\p{L})em \d{1,2} )sem (?=\p{L}{2,}(?:ou|aram|eu|iu|eram|iram)(?!\p{L})) => semanas~
  (?<![\d.,/])(\d{1,2}) ?sem(?= (?:pfv|pfvr|por favor|gente|galera|pessoal)(?!\p{L})) => $1 semanas
  sem passada(?!\p{L}) => semana passada
  {S}sem (?=(?:q|que) vem(?!\p{L})) => semana~
  (?:prox|pr[oó]x|pr[oó]xima) sem(?={K}| (?:eu|volto|repito|tem|vou|opera|faço|retorna|reavali|vai|come[cç]a|começo)\p{L}*) => próxima semana
  `,
  macros,
);
