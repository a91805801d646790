import { fold, wordSet } from '../tokens/fold';
import { ACCENTED_WORDS } from './portuguese-accents';

/** Words that the generated list lacks; without their accents they are no words, or verbs that no post has. */
const MORE_WORDS = `
  hálux háluces pododáctilo pododáctilos quirodáctilo quirodáctilos ânimo antiácido antiácidos axônio axônios
  biópsia biópsias autópsia cárie cáries cóclea cócleas diáfise dígito êmese hematêmese epidídimo
  escápula escápulas esfíncter espéculo estômago exérese fúngico fúngica fúngicos fúngicas grânulo grânulos íris
  ílio lícito miíase neurônio órbita órtese órteses osteófito osteófitos períneo periósteo peritônio
  puérpera puérperas puerpério pústula pústulas pápula pápulas máculas indivíduo princípio úvula vênula varicocele
  vólvulo salicílico mefenâmico valproico líquor acrômio fórcipe otoscópio oftalmoscópio iônico iônica iônicos
  pólipo sítio tíquete êmbolo bronquíolos capítulo cânceres açúcares termômetros
  pérvia pérvio pérvias pérvios desnecessária desnecessárias oligomérica hiperêmese peptídeo peptídeos periorbitária periorbitário orbitária hipodermóclise climatério déficit déficits carótidas climão narguilé poplítea poplíteo poplíteas poplíteos tomógrafo tomógrafos dermatoscópio negatoscópio eletrocardiógrafo ecógrafo ecógrafos intraósseo
  intraóssea intraósseos transdérmico transdérmica transdérmicos antifúngico antifúngicos anti-helmíntico antitussígeno ísquio metáfise
  sinóvia diástole triglicerídeos lipídios lipídeos hidrotórax bacilífero bacilífera íleo baço litíase hipofisária subaracnóidea
  autolesão vício vícios tubária cérvice oligoâmnio polidrâmnio mamária esfregaço esfregaços carbúnculo pênfigo
  roséola tínea hordéolo calázio uveíte uveítes dentárias mepivacaína prilocaína bioimpedância ortotanásia distanásia termolábil
  aminoglicosídeo aminoglicosídeos macrolídeo macrolídeos glicopeptídeo glicopeptídeos meningocócica pneumocócica meningocócico
  pneumocócico antirrábico antirrábica lonômia ofídico subclávia subclávio imuno-histoquímica fonoaudióloga fonoaudiólogas zootécnico
  hipocôndrio hipocôndrios espícula espículas espículo espículos osteíte osteítes pródromo pródromos sinéquia sinéquias trocânter trocânteres estrídulo estrídulos
  retrógrado retrógrada retrógrados retrógradas trêmulo trêmula trêmulos túmulo biótipo biótipos artifício artifícios cáustico
  cáustica cáusticos cáusticas decrépito decrépita espírito espíritos estúpido estúpida estúpidos exército hóspede hóspedes indício indícios
  íntegro íntegros mágoa mágoas polícia símbolo símbolos balbúrdia revólver
  clônus gênico gênica eletrólito eletrólitos ânion ânions antiarrítmico antiarrítmicos
  frigorífico frigoríficos hiperbárico hiperbárica antimitocôndria gonocócica gonocócico gonocócicas
  telógeno anágeno catágeno coleperitônio hemoperitônio pneumoperitônio papaína papaínas megacólon megaesôfago mesocólon retropneumoperitônio alérgeno alérgenos
  colúria lúpica lúpico tabágica tabágico plaquetária plaquetário orçamentária fácies construído doído tendínea âmnio tônus nêutrons ecodopplercardiográfico
`;

/** Words without an accent that posts have more often than the accented word: "linfonodos hilares", "escala de Bristol". */
const COMPLETE = wordSet(
  'has acalasia gameta gametas ana anas babas baia baias bernes bristol ces che coimbra convencia credencia gamba guine hilares instrui libres londres matula menarca obstrui pertencia protease proteases quica roma sec senhorio supos termita treno trocador trocadores ureteres obstruiu',
);

let accented: ReadonlyMap<string, string> | undefined;
/** Built at the first Portuguese text, so that a thread that reads none does not hold it. */
const accentedWords = (): ReadonlyMap<string, string> =>
  (accented ??= new Map(
    `${ACCENTED_WORDS} ${MORE_WORDS}`
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => [fold(word), word]),
  ));

/** Parts of a compound that are written with an accent there ("pos-operatorio"). */
const PREFIXES: ReadonlyMap<string, string> = new Map([
  ['pos', 'pós'],
  ['pre', 'pré'],
  ['pro', 'pró'],
]);
/** The accent of an infinitive before a pronoun: "usa-lo" is "usá-lo". */
const INFINITIVES: Readonly<Record<string, string>> = { a: 'á', e: 'ê', o: 'ô' };

/**
 * A Portuguese word with the accents that were left out, if only one word can be meant; null when none is missing. The
 * marks that stand there are kept: "crónico" of Portugal does not become "crônico".
 */
export function restoreAccents(word: string, isEuropean: boolean): string | null {
  const parts = word.split('-');
  const restored = parts
    .map((part, index) => {
      const pronoun = parts[index + 1];
      if (pronoun !== undefined && /^l[oa]s?$/i.test(pronoun) && parts.length === 2)
        return part.replace(/[aeo]$/, (vowel) => INFINITIVES[vowel] ?? vowel);
      if (parts.length > 1 && index === 0 && PREFIXES.has(part)) return PREFIXES.get(part) ?? part;
      return restorePart(part, isEuropean) ?? part;
    })
    .join('-');
  return restored === word ? null : restored;
}

function restorePart(part: string, isEuropean: boolean): string | null {
  const lower = part.toLowerCase();
  const found = COMPLETE.has(lower) ? null : (accentedWords().get(fold(lower)) ?? bySuffix(lower));
  if (found === null) return null;
  const accentedWord = isEuropean ? toEuropean(found) : toBrazilian(found);
  if (accentedWord === lower || !isMissingMarksOnly(lower, accentedWord)) return null;
  if (part === lower) return accentedWord;
  return part === part.toUpperCase() && part.length > 1
    ? accentedWord.toUpperCase()
    : accentedWord.replace(/^./u, (letter) => letter.toUpperCase());
}

/** The ending of a long word, and how it is written; no word has one of them without the accent, except `NO_SUFFIX`. */
const SUFFIXES: readonly (readonly [RegExp, string])[] = [
  [/[cç][aã]o$/u, 'ção'],
  [/[cç][oõ]es$/u, 'ções'],
  [/ao$/, 'ão'],
  [/(?<=[nrsu]s|x|gi)oes$/, 'ões'],
  [/avel$/, 'ável'],
  [/ivel$/, 'ível'],
  [/aveis$/, 'áveis'],
  [/iveis$/, 'íveis'],
  [/issim([oa]s?)$/, 'íssim$1'],
  [/(?<=\p{L}{3})ario(s?)$/u, 'ário$1'],
  [/(?<=\p{L}{3})orio(s?)$/u, 'ório$1'],
  [/(?<=\p{L}{2})atoria(s?)$/u, 'atória$1'],
  [/tropio$/, 'trópio'],
  [/olise(s?)$/, 'ólise$1'],
  [/(?<!par|an)alise(s?)$/, 'álise$1'],
  [/aferese(s?)$/, 'aférese$1'],
  [/iase(s?)$/, 'íase$1'],
  [/otese(s?)$/, 'ótese$1'],
  [/genio(s?)$/, 'gênio$1'],
  [/uria(s?)$/, 'úria$1'],
  [/ocito(s?)$/, 'ócito$1'],
  [/imetro(s?)$/, 'ímetro$1'],
  [/ometro(s?)$/, 'ômetro$1'],
  [/ane([oa]s?)$/, 'âne$1'],
  [/inge([oa]s?)$/, 'ínge$1'],
  [
    /(?<!evid|refer|influ|difer|provid|pres|neglig|sil|sent|pot|viv|ger|lic|ev|experi|resid|confer|sequ|ag)encia(s?)$/,
    'ência$1',
  ],
];
/** Endings of adjectives: the vowel before the last consonants, and how it is written. */
const ADJECTIVES: readonly (readonly [RegExp, string])[] =
  'ologic=ológic; lenic=lênic; cardic=cárdic; atic=átic; actic=áctic; matic=mátic; itic=ític; otic=ótic; etic=étic; istic=ístic; astic=ástic; scopic=scópic; tropic=trópic; topic=tópic; trofic=trófic; metric=métric; patic=pátic; genic=gênic; emic=êmic; inic=ínic; oric=óric; acic=ácic; esic=ésic; ergic=érgic; anic=ânic; omic=ômic; olic=ólic; alic=álic; pedic=pédic; eptic=éptic; iatric=iátric; gastric=gástric; rapic=rápic; sicotic=sicótic; uretic=urétic; tonic=tônic; fonic=fônic; cronic=crônic; gogic=gógic; fobic=fóbic; erapeutic=erapêutic; arotic=arótic; idic=ídic; odic=ódic; opic=ópic; lipic=lípic; argic=árgic; algic=álgic; urgic=úrgic; oxic=óxic; axic=áxic; exic=éxic; fagic=fágic; asic=ásic; osic=ósic; penic=pênic; lgesic=lgésic; artric=ártric; iclic=íclic; legic=légic; rafic=ráfic; trofic=trófic; lasic=lásic; tasic=tásic; cinetic=cinétic; gnostic=gnóstic; enteric=entéric; ebric=ébric; isteric=istéric; steric=stéric; neric=néric; feric=féric; teric=téric; leric=léric;  ferric=férric; nefric=néfric; utric=útric; uric=úric; toracic=torácic; cefalic=cefálic; cervicalgic=cervicálgic; vagic=vágic; ixic=íxic'
    .split('; ')
    .map((pair) => pair.split('=') as [string, string])
    .sort(([one], [other]) => other.length - one.length)
    .map(([from, to]) => [new RegExp(`${from}([oa]s?)$`), `${to}$1`]);
const NO_SUFFIX = wordSet(
  'critica criticas pratica praticas publica indica medica dedica aplica explica fabrica rubrica replica diagnostica prognostica domestica eletrolise politica intoxica intoxicas intoxico desintoxica desintoxico depenica cascavel sindromico sindromica sindromicos autodiagnostica diagnosticas diagnostico prognosticas',
);
const LONG_WORD_LENGTH = 8;

/** The accented form of a long word without any accent, by its ending; null when none fits. */
function bySuffix(lower: string): string | null {
  if (lower.length < LONG_WORD_LENGTH || NO_SUFFIX.has(lower)) return null;
  for (const [ending, to] of SUFFIXES) if (ending.test(lower)) return lower.replace(ending, to);
  if (/[áéíóúâêô]/u.test(lower)) return null;
  for (const [ending, to] of ADJECTIVES) if (ending.test(lower)) return lower.replace(ending, to);
  return null;
}

/** "crônico" is "crónico" in Portugal; before another consonant both write the same ("ciência"). */
export const toEuropean = (word: string): string =>
  word
    .replace(/^bebê/u, 'bebé')
    .replace(/^por quê$/u, 'porquê')
    .replace(/ê(?=[mn][aeiouáâíó])/gu, 'é')
    .replace(/ô(?=[mn][aeiouáâíó])/gu, 'ó');

/** The generated list has words of both countries: "crónico" is "crônico" in Brazil. */
const toBrazilian = (word: string): string =>
  word.replace(/é(?=[mn][aeiouáâíó])/gu, 'ê').replace(/ó(?=[mn][aeiouáâíó])/gu, 'ô');

/** Whether each letter of a word is that of the other one, with or without its mark. */
function isMissingMarksOnly(word: string, accentedWord: string): boolean {
  if (word.length !== accentedWord.length) return false;
  for (let at = 0; at < word.length; at += 1)
    if (word[at] !== accentedWord[at] && word[at] !== fold(accentedWord[at] ?? '')) return false;
  return true;
}

const EUROPEAN =
  /(?<!\p{L})(?:utentes?|telem[óo]vel|sff|tou|fumadora?s?|se calhar|m[ée]dic[oa]s? dentistas?|malta|caraças|voss[oa]s?|hipocoagulad[oa]s?|VMER|avariou|avariad[oa]s?|se faz favor|doentes? sob|equipas?|rapariga|registos?|enfartes?|cancro|SNS|INEM|penso rápido|ecr[ãa]|facto|contactos?|controlo|autocarro|consulta aberta|casa de banho|internistas?|bebés?|g[ée]nero|estou a \p{L}{3}\p{L}*r|est[áã]o? a \p{L}{3}\p{L}*r|estamos a \p{L}{3}\p{L}*r|\p{L}*[óé][mn][aeiou]\p{L}*)(?!\p{L})/iu;

/** Whether a text is in European Portuguese, by words and accents that Brazil does not use. */
export const isEuropeanPortuguese = (text: string): boolean => EUROPEAN.test(text);
