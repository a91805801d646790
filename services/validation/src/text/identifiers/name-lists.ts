import { fold, wordSet } from '../tokens/fold';
import { isDrug } from '../tokens/is-drug';
import eponyms from './data/eponyms.json';
import names from './data/person-names.json';

const set = (lines: readonly string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '));

/** Frequent first names that are no words; they are names in lower case too. */
const COMMON_FIRST = set(names.commonFirst);
const FIRST = set(names.first);
/** Names that are also words, such as "Grace" and "Rosa". */
const ORDINARY_FIRST = set(names.ordinaryFirst);
const FAMILY = set(names.family);
const ORDINARY_FAMILY = set(names.ordinaryFamily);
const EPONYMS = set(eponyms.words);

/** Family names that are also words, and are frequent enough to be names in lower case after a first name. */
const FREQUENT_FAMILY = set(names.frequentFamily);

/** Places, months, companies and devices that are also first or family names. */
const NOT_ONLY_PERSONS = wordSet(`
  paris london florence austin houston dallas jordan israel kenya asia china india america virginia georgia carolina madison chelsea lourdes fatima salvador vitoria santiago victoria adelaide regina alberta cairo roma milan milao holland ireland chad cuba troy verona siena savannah charlotte lincoln washington sydney melbourne brooklyn orlando aurora boston kingston wellington dublin cleveland stanford oxford cambridge york lisboa porto braga coimbra faro evora brasilia recife olinda natal belem santarem caxias londrina campinas santos guarulhos sorocaba petropolis teresina maceio aracaju fortaleza manaus cuiaba goiania palmas curitiba florianopolis lima bogota madrid barcelona sevilla valencia granada berlin vienna geneva bethesda cochrane lancet elsevier springer nature merck bayer roche novartis sandoz abbott baxter stryker philips siemens roland allegra yasmin alexa siri lisa sara eva amy ana ada elisa rita alta vita stella gemma hamilton bristol durham lancaster preston chester lyon nancy tours essex kent surrey devon cornwall norfolk suffolk dorset somerset luton leeds bradford sheffield halifax lincoln carlisle darwin perth hobart auckland ontario denver phoenix memphis nashville jackson charleston richmond norfolk arlington pasadena fresno oakland stockton riverside aleppo damascus nazare belem amazonas bahia para nairobi lagos accra abuja tripoli trinidad guadalupe catarina madeira acre
  linda socorro aparecida aparecido celeste barbara silvestre bento benedito margarita angelica augusta augusto minerva serena romeo rolando homer elmo liana carmelita penny dolly christen gloria vitoria clemente clara rosa marina aurora alma domingo domingos pilar dolores consuelo remedios mercedes socorrinho bruna morena
  iran italy africa achilles brasil brazil germany spain portugal turkey greece poland romania hungary austria belgium norway sweden finland denmark nigeria ghana ethiopia uganda tanzania zambia sudan somalia egypt morocco algeria tunisia syria lebanon iraq pakistan nepal bangladesh vietnam malaysia indonesia taiwan japan korea mexico colombia venezuela ecuador bolivia paraguay uruguay argentina haiti jamaica canada italia franca espanha alemanha grecia macau angola kaizen sini
  france irish han hong kong ahmed moses ester vera monte carlo ross river normandy brittany lorraine alsace tuscany parma modena florencia caledonia
  apple google microsoft amazon facebook meta gemini claude watson wendy einstein tesla darwin newton galileo
`);

/** Words that are no names, capitalised or not: headings, scales, everyday and clinical words. */
const NOT_NAMES = wordSet(`
  with without and or who was is has had in on at of for from to the a an new old our my this that reported centered centred global health safety care satisfaction questionnaire activation outcome outcomes assessment controlled education information portal network blueprint rights advocacy group journal study trial day case
  male female man woman boy girl adult child elderly older young pregnant diabetic hypertensive stable unstable admitted presents presented denies complains taking using after before during under needs does did should can will
  com sem e ou que quem foi é está tem teve em no na nos nas de do da dos das para por após antes durante idoso idosa jovem adulto adulta criança gestante homem mulher masculino feminino diabético diabética hipertenso hipertensa estável instável grave crítico crítica internado internada admitido admitida refere nega apresenta evolui em-uso usa tomando feminina
  crônico crônica agudo aguda cirúrgico oncológico renal hepático cardiopata dialítico transplantado transplantada assintomático sintomático obeso obesa tabagista etilista acamado negro branca branco séptico
  covid chagas crohn parkinson alzheimer graves hashimoto marfan down child pugh glasgow killip hodgkin addison cushing kawasaki barrett behcet sjogren ewing wegener addisonian medicare sus uti icu er ed rn ok
  not unknown withheld needed aged years year presenting seen here there being may must might also just still now then his her their very who's guillain barre stevens lewy bonnet arbor body bodies factors support groups feedback flow access visit visits registry registries data engagement monitoring monitor records record chart label tag input voice views view advocates advocate partner partners satisfied review reviews recruitment follow followup advice tools tool room bed zero one two three four five first second reports says said got gets
  deambula relata queixa segue mantem apresentou negou usou afib keppra termo mãe mae pai filho esposa sinusal urg covid19 flu rsv cti enfermaria leito dormindo sedado intubado
  sepse sepsis dengue zika febre fever pain trauma stroke shock asthma copd dpoc avc iam hiv lupus choque veio chega chegou deu mantém evolui fez faz quer vem vai sob alta bem mal ruim melhor pior dor tosse leve moderado preto parda pardo surdo cego lúcido anúrico afebril eupneico hígido prévio viúvo solteiro casado
  patient patients family mother father fractures criteria poorly maximus maci save caspian sea pro bono relaxation family everyone nobody treatment africa america asia europe saharan decade over during across among among poorly tendon southern eastern western northern são sao santa santo saint san else irmã irmão avó avô tia tio prima primo mr mrs ms miss dr dra sr sra srta seu dona january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro segunda terça quarta quinta sexta sábado domingo natal páscoa christmas easter
  colega colegas pessoal gente galera doutor doutora enfermeira enfermeiro médico médica nurse doctor thanks obrigado obrigada bom boa dia tarde noite hi hello hey dear please good morning evening night happy birthday feliz aniversário
  syndrome disease sign test score scale criteria classification sarcoma lymphoma palsy fracture repair procedure technique method law rule index equation model catheter tube clinic hospital university institute foundation college school society center centre street road ward unit department team award prize lecture memorial síndrome doença sinal teste escore escala critérios classificação fratura técnica método índice hospital clínica universidade instituto fundação faculdade escola sociedade centro prêmio rua avenida ala unidade decision acceptable symptom state preferences generated derived protocolo protocol guideline guidelines diretriz trial study collaboration group
`);

/** Headings and short forms of case notes, which stand after "pt" or before a colon and have a capital there. */
const NOTE_WORDS = wordSet(`
  hx ex dx rx tx ix px sx cc hpi pmh psh pmhx pshx fhx shx fh sh ros hma hpp hda qp hd ef hf ap mh med meds all abx ddx imp plan inv investigations bloods labs lab vitals obs exam exams assess assessment
  ecg ekg cxr img trop creat gcs resp abd neuro psych ext msk cvs heent tmt rxs exs antec comorb alerg conduta evol prescr hemo gaso gin ped uro onco endo derm orto hemato nefro gastro cardio
`);

/** Clinical short forms that are also first names: "high aldo", "lora 1 mg". Names only where the context is a person's. */
const SHORT_FORMS = wordSet('aldo nash lora dex chole cort');

// Endings of adjectives, abstract nouns and diseases in both languages; few names have them.
const ORDINARY_ENDING =
  /(?:tion|sion|ment|mento|ness|ity|ities|sis|se|itis|ite|oma|emia|aemia|pathy|patia|ism|ismo|ence|ance|encia|ancia|ing|ed|ous|ive|ary|ics?|ical|al|able|ible|ive|ful|less|ship|cao|coes|dade|oso|osa|ado|ada|ados|adas|ido|ida|idos|idas|ico|ica|icos|icas|ivo|iva|ante|ente|ario|aria|ural|ular|avel|ivel|mente|ogy|ogia|ist|ista|ian|sts|ions|ments|ages?|ory|orio|oria|ure|ura|ia|ou|eu|iu|ava|am|ando|endo|indo|or|ella|coccus|bacter|virus)$/u;

/** What the lists say about a folded word. */
export interface NameWord {
  /** A first name that is no other word. */
  readonly first: boolean;
  /** A first name that is no other word and is frequent enough to be one in lower case. */
  readonly commonFirst: boolean;
  /** A first name that is also a word. */
  readonly ordinaryFirst: boolean;
  /** A family name that is no other word. */
  readonly family: boolean;
  /** A family name that is a frequent one, even if it is also a word. */
  readonly frequentFamily: boolean;
  /** A family name that is also a word. */
  readonly ordinaryFamily: boolean;
  /** Also the name of a disease, sign, score or instrument. */
  readonly eponym: boolean;
  /** Also a place, company or device. */
  readonly place: boolean;
  /** Also a clinical short form. */
  readonly shortForm: boolean;
  /** No name. */
  readonly ordinary: boolean;
}

/** @param folded a word without diacritics, in lower case */
export function describeWord(folded: string): NameWord {
  const ordinary = NOT_NAMES.has(folded) || NOTE_WORDS.has(folded) || isDrug(folded);
  // "Zé" is the only frequent one of two letters.
  const commonFirst = !ordinary && (COMMON_FIRST.has(folded) || folded === 'ze');
  const parts = folded.split('-');
  const family = (word: string): boolean => FAMILY.has(word) || FAMILY.has(word.replaceAll("'", ''));
  return {
    commonFirst,
    first:
      commonFirst ||
      (!ordinary && (FIRST.has(folded) || (parts.length === 2 && parts.every((part) => COMMON_FIRST.has(part))))),
    ordinaryFirst: !ordinary && ORDINARY_FIRST.has(folded),
    family:
      !ordinary &&
      (family(folded) || (parts.length === 2 && parts.every((part) => family(part) || FREQUENT_FAMILY.has(part)))),
    frequentFamily: !ordinary && FREQUENT_FAMILY.has(folded),
    ordinaryFamily: !ordinary && ORDINARY_FAMILY.has(folded),
    eponym: parts.every((part) => EPONYMS.has(part)),
    place: NOT_ONLY_PERSONS.has(folded),
    shortForm: SHORT_FORMS.has(folded),
    ordinary,
  };
}

/** Whether a word is a first or family name and no other word. */
export function isNamePart(word: string): boolean {
  const folded = fold(word);
  return folded.length >= 3 && (COMMON_FIRST.has(folded) || FIRST.has(folded) || FAMILY.has(folded));
}

/** Whether a folded word that no list contains may be a person's name. */
export const mayBeName = (folded: string): boolean => folded.length >= 3 && !ORDINARY_ENDING.test(folded);

/** Names of two words that are not of patients: eponyms, companies, historical persons. */
export const KNOWN_PAIR =
  /^(?:guillain[ -]barr|stevens[ -]johnson|lewy bod|ann arbor|charles bonnet|ehlers[ -]danlos|prader[ -]willi|von (?:willebrand|hippel|recklinghausen|gierke)|wolff[ -]park|charcot[ -]mar|henoch[ -]sch|creutzfeldt|budd[ -]chiari|miller fisher|peutz[ -]j|zollinger|mallory[ -]weiss|wernicke|brown[ -]s[eé]quard|klippel|sturge|sezary|churg|lambert[ -]eaton|holt[ -]oram|jervell|osler[ -]weber|gilles|li[ -]fraumeni|lynch|gilbert|wilson|raynaud|meniere|bell(?:'s)? palsy|huntington|tourette|takayasu|goodpasture|brugada|duchenne|becker|alport|fabry|gaucher|pompe|whipple|noonan|cotard|capgras|munchausen|fournier|cheyne|john cunningham|simon broome|austin flint|graham steell|grey turner|gray turner|lake louise|sister mary|mary joseph|claude bernard|argyll robertson|robert koch|ramsay hunt|treacher collins|pierre robin|marcus gunn|marie curie|florence nightingale|louis pasteur|patch adams|johns hopkins|karl storz|maria da penha|santa maria|santa casa|novo nordisk|eli lilly|johnson (?:and|&) johnson|johnson johnson|boehringer|may[ -]thurner|alice in|robin hood|harry potter|michael jackson|down syndrome|rosa weber|albert einstein|emilio ribas|oswaldo cruz|adolfo lutz|vital brazil|carlos chagas|santa marcelina|sao paulo|mount sinai|kaplan|mann[ -]whitney|hosmer|bland[ -]altman|king edward|queen mary|queen elizabeth|st\.? |santo |nossa senhora|freddie mercury|taylor swift|bob marley|van gogh|marie[ -]tooth|monte carlo|hong kong|john snow|maria vai com|ludwig van|lennox[ -]gastaut)/iu;
