import { oneOf } from './one-of';
import { parseRules } from './rewrite-rules';

/** Institutions, plans, scores and trade names whose small letters are no other word of either country. */
export const PORTUGUESE_INSTITUTIONS = `
  ANCP HBsAg ORL APAE ABRAMGE CONITEC GRAACC GACC HCor InCor ICESP IAMSPE IPERGS IPSERGS IPASGO PLANSERV GEAP FHEMIG FMUSP FMABC FMRP UNESP UNIRIO UFSC UFPR UFRGS UFRN
  UFPA UFAM UFES UFF UFAL UFPB UFMA ENARE SBP SBD SBU SBN SBA SBNeuro SOBRATI SOBED SBED ABP ABRASCO CEBES COSEMS COFEN CREFONO ANAMT CREMERS CREMEPE CREMEC
  ADSE SNS24 VMER CODU CHULC CHULN CHUSJ CHTMAD SPMS FNAM MGF FMUP FMUL ICBAS ACSS RNCCI ECSCP EMESP UCIP UCIC UMDR
  Unimed Amil Bradesco SulAmérica Hapvida NotreDame Cassi Fiocruz Boldrini Sírio-Libanês Lusíadas Butantan Infarmed Revalida Medcel Medgrupo Medway Estratégia-Med
  TIMI CIWA CIWA-Ar CURB-65 NIHSS ABCD2 Rankin PHQ-9 GAD-7 MMSE Epworth STOP-BANG BISAP Ranson Ballard CHADS2 eGFR DKA ECOG Lund-Mackay DAPSA SLEDAI BASDAI DAS28 ASDAS 
  NOACs DOACs ARNI BRA ISRSs IECAs IBPs TNF-alfa PTX HPN GPA EGPA SAAF LEMP PTU RCPIU CPAP BiPAP OSA
  Trayenta Xigduo Glyxambi Invokana Rybelsus Contrave Vyvanse Aradois Benicar Naprix Selozok Atacand Aprovel Exforge Norvasc Adalat Vastarel Procoralan Praluent Repatha
  Zetia Vytorin Livalo Trezor Actilyse Metalyse Beriplex Daflon Venalot Trental Tylex Ultracet OxyContin Durogesic Mytedom Lyrica Neurontin Cymbalta Efexor Pristiq
  Brintellix Valdoxan Donaren Remeron Cipralex Anafranil Tofranil Pamelor Seroquel Zyprexa Risperdal Invega Abilify Latuda Leponex Neozine Apraz Olcadil Dalmadorm Urbanil
  Frisium Sabril Topamax Zonegran Vimpat Prolopa Sinemet Mirapex Azilect Akineton Exelon Ebix Aricept Reminyl Zofran Digesan Pyloripac Gaviscon Dulcolax Muvinlax Minilax
  Enterogermina Repoflor Prelone Predsim Meticorten Celestone Diprospan Solu-Medrol Solu-Cortef Koide Dersani Kollagenase Nebacetin Bepantol Hipoglós Candicort Quadriderm
  Verutex Bactroban Nausedron Meclin Labirin Betaserc Vertix Stugeron Cefaliv Sumax Naramig Zomig Maxalt Tandrilax Mioflex Miosan Flanax Naprosyn Arcoxia Celebra Feldene
  Tilatil Toradol Alivium Advil Dalsy Lisador Anador Sonridor Benegrip Loratamed Claritin Zyrtec Allexofedrin Hixizine Avamys Nasonex Busonid Rinosoro Foraseq Relvar
  Trelegy Anoro Ultibro Onbrize Seebri Spiolto Clenil Bricanyl Combivent Duovent Xolair Nucala Dupixent Humira Enbrel Remicade Stelara Cosentyx Xeljanz Olumiant Rinvoq
  Actemra MabThera Herceptin Keytruda Opdivo Avastin Glivec Zoladex Arimidex Femara Neulasta Granulokine Eprex Hemax Ferinject Combiron Neutrofer Levemir Toujeo Basaglar
  Xultophy Soliqua Apidra Fiasp Humulin Novolin Dexcom Viagra Cialis Avodart Proscar Combodart Omnic Secotex Vesicare Betmiga Macrodantina Monuril Pyridium Postinor
  Cerazette Qlaira NuvaRing Mesigyna Perlutan Syntocinon Duratocin Dostinex Utrogestan Duphaston Amoxil Novamox Zinnat Suprax Zitromax Klaricid Levaquin Tavanic Avalox
  Targocid Zyvox Meronem Invanz Tazocin Maxcef Cancidas Vfend Diflucan Lamisil Nizoral Revectina Biltricide Ben-u-ron Nolotil Zaldiar Xanax Victan Lorenin Triticum
  Kainever Fluimucil Bisolvon Aerius Telfast Primperan Imodium Azitrix Concor Stilnoct Medipax Inderal Kalinox Bosentas Myfortic Prograf CellCept Imuran Plaquenil Reuquinol
`;

/** Small letters without a vowel that are no acronym: words of phones, units, titles and forms of drugs. */
const NO_ACRONYMS =
  `vc vcs cvs nr mp pq q cr qd ht hb ck lh ur bb sg tb tbm tbn tmb hj mt mts mto td tds tdo msm msms dps dpz dp pct pcts pcte pctes pts pnt pcnt pcnts ptn nd qdo qnd qnt qnts qtd qts qto qtos qt qm qq qqr qlq qlqr qlr blz vlw obg obgd flw bjs
  bj bjk cmg ctg cntg gnt mds fds vdd dnv msg msgs tto ttos trt tx dx hx px sx qx bx rx cx cxs ix kx mg kg ml cm mm dl mcg hr hrs hs kk kkk rs rsrs hmm hm pls plz pfv pf ss nn kd cd cdt cmt vs ft tt tts gt gts cp
  cps cpr cprs fr frs lgl ctz flz qld ptz slk slc pqp ptqp fdx vsf vtnc vtmnc tnc tmnc krlh crlh pnc sfd mrd bct fdd ctlh prr psr tlgd rlx pdc vlh vsfd tmj sqn tlgd ngm ngn nng ng nngm prt prts plt plnt plts jj mm rpz rlx brs bls vms vmos dss dsd drs dr sr srs srt nst nts sb sx tl tk tks thx thks tnx ty
  gp gpd grps mlhr mlh pr pra prs prx prox nx xx xxx std ntx dcp dscp dsc dsclp prq pqe pk pb pblm prblm prblms xq kct krl crl vtnc fdp cts cmpr cmp cmps bt btw lct frm fzr fz fzm ltd hst hstr lb lbs
  dç dçs hjn sgd ngc ngcs grl gnrl lmbr crtz vrdd tdb ndd nda mtd bcp sff pvf dcm dm hd pcr mn mns rtn rtns dvd clr cls vl vlr vls xp tpo tp pt ptts pps ps mph
  km mmhg bpm rpm irpm gy hz nm st nd rd th kcl nacl mgso ph tsh psh shh pst hrsh wtf lmk kkkk kkkkk hsh bst`
    .split(/\s+/)
    .filter(Boolean);
const VOWELLESS = new RegExp(
  String.raw`(?<![\p{L}\d'’@#/.+-]|\d )(?!(?:${NO_ACRONYMS.join('|')})(?!\p{L}))[bcdfghjklmnpqrstvwxz]{2,5}(?![\p{L}\d'’@/-]|\.\p{L})`,
  'gu',
);
/** Small letters that are Roman numerals, after what is counted so. */
const NUMERALS =
  /(?<=(?<!\p{L})(?:tipo|grau|est[aá]gio|classe|fase|nyha|NYHA|killip|Killip|tanner|Tanner|xx|par|sindrome|mobitz|Mobitz|fator|fatores|jo[aã]o|João|pio|paulo) )(?:i{1,3}|iv|vi{0,3}|i?x|xxiii|xii)(?![\p{L}\d])/gu;

/** Writes acronyms that no vowel makes a word in capitals ("hc", "sbpt"), and Roman numerals. Linear in the length. */
export const writeVowelless = (text: string): string =>
  text
    .replace(VOWELLESS, (letters) => (/^([a-z])\1+$/u.test(letters) ? letters : letters.toUpperCase()))
    .replace(NUMERALS, (letters) => letters.toUpperCase());

const GIVEN_NAMES =
  `jo[aã]o João; jos[eé] José; ant[oô]nio Antônio; maria Maria; ana Ana; pedro Pedro; paulo Paulo; carlos Carlos; lucas Lucas; marcos Marcos; luiz Luiz; lu[ií]s Luís; francisco Francisco; rafael Rafael; bruno Bruno; daniel Daniel
  fernando Fernando; fernanda Fernanda; juliana Juliana; camila Camila; carla Carla; paula Paula; marina Marina; beatriz Beatriz; mariana Mariana; luciana Luciana; patr[ií]cia Patrícia; roberto Roberto; ricardo Ricardo; eduardo Eduardo
  rodrigo Rodrigo; gustavo Gustavo; felipe Felipe; filipe Filipe; tiago Tiago; thiago Thiago; rui Rui; nuno Nuno; joana Joana; sofia Sofia; teresa Teresa; helena Helena; cl[aá]udia Cláudia; sandra Sandra; raimundo Raimundo; sebasti[aã]o Sebastião
  aparecida Aparecida; lourdes Lourdes; jorge Jorge; s[eé]rgio Sérgio; marcelo Marcelo; andr[eé] André; vitor Vitor; hugo Hugo; in[eê]s Inês; catarina Catarina; manuel Manuel; manoel Manoel; joaquim Joaquim; alberto Alberto; geraldo Geraldo`
    .split(/[;\n]/)
    .map((row) => row.trim().split(' ') as [string, string]);
const TITLED = GIVEN_NAMES.flatMap(([small, name]) => [
  `! (?:sr\\.?|Sr\\.?) ${small}(?!\\p{L}) => Sr. ${name}`,
  `! (?:sra\\.?|Sra\\.?) ${small}(?!\\p{L}) => Sra. ${name}`,
  `! (?<=(?<!\\p{L})(?:[Dd]ona|[Ss]enhora?|[Dd]r\\.?|[Dd]ra\\.?|[Pp]rof\\.?|[Ee]nf\\.?|[Hh]ospital|[Mm]aternidade|[Uu]pa|UPA|[Ss][aã]o|[Ss]anto|[Ss]anta) )${small}(?!\\p{L}) => ${name}`,
]).join('\n');

/** Places of several words, and those that need a word before them. */
const PLACES =
  `su[ií][cç]a Suíça; irlanda Irlanda; b[eé]lgica Bélgica; holanda Holanda; luxemburgo Luxemburgo; canad[aá] Canadá; austr[aá]lia Austrália; porto alegre Porto~Alegre; porto velho Porto~Velho; boa vista Boa~Vista; belo horizonte Belo~Horizonte; rio de janeiro Rio~de~Janeiro; s[aã]o paulo São~Paulo; minas gerais Minas~Gerais; mato grosso do sul Mato~Grosso~do~Sul; mato grosso Mato~Grosso
  santa catarina Santa~Catarina; rio grande do sul Rio~Grande~do~Sul; rio grande do norte Rio~Grande~do~Norte; esp[ií]rito santo Espírito~Santo; rio branco Rio~Branco; santo andr[eé] Santo~André; s[aã]o bernardo São~Bernardo; s[aã]o caetano São~Caetano
  s[aã]o jos[eé] dos campos São~José~dos~Campos; s[aã]o jos[eé] do rio preto São~José~do~Rio~Preto; rio preto Rio~Preto; ribeir[aã]o Ribeirão; botucatu Botucatu; bauru Bauru; piracicaba Piracicaba; jundia[ií] Jundiaí; osasco Osasco; guarulhos Guarulhos; diadema Diadema
  montes claros Montes~Claros; uberaba Uberaba; pelotas Pelotas; caxias do sul Caxias~do~Sul; chapec[oó] Chapecó; cascavel Cascavel; anápolis Anápolis; dourados Dourados; rondon[oó]polis Rondonópolis; sinop Sinop; imperatriz Imperatriz; sobral Sobral; juazeiro Juazeiro
  campina grande Campina~Grande; mossor[oó] Mossoró; olinda Olinda; jaboat[aã]o Jaboatão; ilh[eé]us Ilhéus; itabuna Itabuna; vit[oó]ria da conquista Vitória~da~Conquista; macei[oó] Maceió; parintins Parintins; tabatinga Tabatinga; altamira Altamira
  amadora[ -]sintra Amadora-Sintra; santa maria da feira Santa~Maria~da~Feira; vila nova de gaia Vila~Nova~de~Gaia; p[oó]voa de varzim Póvoa~de~Varzim; caldas da rainha Caldas~da~Rainha; figueira da foz Figueira~da~Foz; torres novas Torres~Novas; vila do conde Vila~do~Conde
  barreiro Barreiro; loures Loures; penafiel Penafiel; famalic[aã]o Famalicão; chaves Chaves; mirandela Mirandela; abrantes Abrantes; santar[eé]m Santarém; estoril Estoril; gondomar Gondomar; matosinhos Matosinhos; santo tirso Santo~Tirso; lamego Lamego`
    .split(/[;\n]/)
    .map((row) => row.trim().split(' '))
    .map((row) => [row.slice(0, -1).join(' '), row.at(-1) ?? ''] as const);
/** Places of one word that is a common noun too. */
const ALSO_NOUNS =
  /^(?:barreiro|chaves|cascavel|dourados|imperatriz|diadema|olinda|pelotas|ribeir|sobral|juazeiro|loures)/u;
const PLACED = PLACES.map(([small, name]) =>
  ALSO_NOUNS.test(small)
    ? `! (?<=(?<!\\p{L})(?:em|no hospital d[eo]|hospital d[eo]|UPA de|upa de|cidade de|aqui em) )${small}(?![\\p{L}-]) => ${name}`
    : `! ${small}(?![\\p{L}-]) => ${name}`,
).join('\n');

/** Scores that are named after a person, or written in small letters. */
const NAMES_OF_PERSONS: ReadonlyMap<string, string> = new Map([
  ['alvarado', 'Alvarado'],
  ['caprini', 'Caprini'],
  ['padua', 'Padua'],
  ['centor', 'Centor'],
  ['incor', 'InCor'],
]);

/** Acronyms with a vowel, after what names them and before what an acronym has next to it. */
const NAMED = (
  [
    ['(?:escala|medida|score|escore|[ií]ndice|avalia[cç][aã]o) d[ea] ', 'mif mfi pha aivd avd cif hads mos'],
    [
      '(?:o|do|no|escore|score|pelo|com o|usam|usa|só|uso|conhece) ',
      'heart timi grace perc alvarado caprini padua centor',
    ],
    ['(?:a|na|da|pela|à|e a|ou a|vaga na|vaga da) ', 'cross aps ans sesa ceia cipa pnab'],
    ['(?:o|no|do|pelo|ao|meu|ou o) ', 'pem pec mec enem inca incor inep'],
  ] as const
).flatMap(([before, words]) =>
  words
    .split(' ')
    .map(
      (word) =>
        `! (?<=(?<!\\p{L})${before})${word}(?={K}| {afterNoun}) => ${NAMES_OF_PERSONS.get(word) ?? word.toUpperCase()}`,
    ),
);

const macros = {
  care: oneOf(
    String.raw`hospital|hosp|su|SU|usf|USF|upa|UPA|ubs|UBS|urg[eê]ncias?|ipo|IPO|maternidade|centro de sa[uú]de|uls|ULS|samu|SAMU|cidade|regi[aã]o|hc|HC|universidade|faculdade|congresso|jornadas|servi[cç]o|uti|UTI|bloco|internato|vaga|zona|prefeitura|secretaria`,
  ),
  city: oneOf(
    String.raw`braga|beja|guarda|bragan[cç]a|faro|gaia|aveiro|santos|vit[oó]ria|salvador|bel[eé]m|fortaleza|recife|natal|palmas|viana|porto|barcelos|maia|santarem|ovar|vizela|fafe`,
  ),
  afterNoun: String.raw`(?:de|do|da|dos|das|que|q|não|nao|n|no|na|em|e|foi|é|está|esta|ta|tá|já|ja|vai|tem|deu|diz|caiu|demora|demorou|disse|mandou|aprovou|mudou|liberou|negou|nega|recomenda|pede|exige|publicou|lançou|lancou|abriu|fechou|só|so|com|c/|por|para|pra|p/|pelo|pela|outra|sempre|nunca)(?!\p{L})`,
};

/** Names in small letters that are other words too: the words next to them decide. Each rule changes case and accents only. */
export const portugueseInstitutions = parseRules(
  `${PLACED}
! jo[aã]o(?![\\p{L}-]) => João
${TITLED}
${NAMED.join('\n')}
${String.raw`
  ! (?<=(?<!\p{L}){care} d[eoa] )({city})(?!\p{L}) => ^$1
  ! (?<=(?<!\p{L})em )(braga|beja|bragan[cç]a|faro|gaia|aveiro|santos|vit[oó]ria|salvador|bel[eé]m|fortaleza|recife|natal|palmas|barcelos|vizela|fafe)(?!\p{L})(?! (?:de|da|do|com) ) => ^$1
  ! santa casa(?!\p{L}) => Santa Casa
  ! (?<=(?<!\p{L})(?:[Hh]ospital|[Mm]aternidade|UPA|UBS|no|do|ao) )(s[aã]o|santo|santa) (l[uú]cia|rita|paulo|vicente|camilo|rafael|lucas|cristina|isabel|joana|b[aá]rbara|clara|cruz|am[eé]lia|marta) => ^$1 ^$2
  ! (?<=(?<!\p{L})(?:s[ií]rio|s[ií]rio-) ?)liban[eê]s => Libanês
  ! albert einstein(?!\p{L}) => Albert Einstein
  ! hospital das cl[ií]nicas(?!\p{L}) => Hospital das Clínicas
  ! sa[uú]de da fam[ií]lia(?= aqui) => Saúde da Família
  ! (?<=(?<!\p{L})(?:a|da|pela|na|à|essa|uma|com|por|de|usar|usando|usam) )ia(?={K}| (?:est[aá]|t[aá]|ta|no|na|em|que|q|e|vai|j[aá]|ja|pode|faz|fez|acert\p{L}+|err\p{L}+|laud\p{L}+|ajud\p{L}+|para|p/|pra|do|da|de|n[aã]o|n|generativa)(?!\p{L})) => IA
  ! samus(?!\p{L}) => SAMUs
  ! (?<![\p{L}\d/-])r([1-5])(?![\p{L}\d/-]|[.,]\d| ?[=:]) => R$1
  // Abbreviations that are other words too.
  ! (?<=(?<!\p{L})(?:no|do|ao|pelo) )su(?= \p{L}) => SU
  ! (?<=(?<!\p{L})(?:o|no|do|pelo|ao|ou) )mp(?={K}| (?:e|do|da|n[aã]o|vai|j[aá]|ja)(?!\p{L})) => MP
  ! (?<=(?<!\p{L})(?:tem|com|c/|de|por|em|na|da|a|à|sem|s/|nova|teve|faz|fez|e|ou|para|p/|anticoagul\p{L}+) )fa(?!\p{L})(?! (?:de carteirinha|d[eoa]s? (?:quem|dr|dra|s[eé]rie|filme|m[uú]sica))) => FA
  ! (?<=(?<!\p{L})(?:em|com|c/|de|da|na|por|teve|fez|DM1|dm1|anos,?) )cad(?={K}| (?:ph|pH|grave|leve|moderada|com|c/|em|no|na|por|euglic\p{L}+|h[aá])(?!\p{L})) => CAD
  ! (?<=(?<!\p{L})(?:[Rr]epus|[Rr]epor|[Rr]eponho|[Rr]eposi[cç][aã]o de|[Cc]orrigi|[Ss]ubi|[Bb]aixei|[Tt]rata|[Tt]ratei|[Dd]os[ae]i?|com|c/|sem|o) )k(?={K}| (?:antes|e|de|com|no|na|em|por|para|p/|hoje|vo|VO|ev|EV|\d)(?!\p{L})) => K
  ! (?<=(?<!\p{L})(?:do|o|um|no|de|com|tem|teve|contra|rastreio do) )ca (?=(?:d[eoa]s? )?(?:pulm|c[oó]lon|reto|mama|colo|p[aâ]ncreas|f[ií]gado|es[oô]fago|est[oô]mago|pele|boca|pr[oó]stata|bexiga|rim|ov[aá]rio|tireoide|test|met|colorretal|g[aá]strico)) => CA~
  ! (?<=(?<!\p{L})(?:o|do|no|ao|pelo) )(?:cc)(?={K}| (?:parou|est[aá]|t[aá]|ta|hoje|hj|lotado|atrasou|com|sem|da|do|de)(?!\p{L})) => CC
  ! (?<=(?<!\p{L})(?:o|do|no|ao|pelo|meu|nosso|para o|plant[aã]o (?:no|de|do)) )(?:ps)(?={K}| (?:lotado|cheio|hoje|hj|com|sem|da|do|de|est[aá]|t[aá]|ta|que|q)(?!\p{L})) => PS
`}`,
  macros,
);
