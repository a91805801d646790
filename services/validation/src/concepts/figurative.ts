/**
 * Words of posts on politics, money, sport, cars, computers, entertainment, food, the weather and the home, in lower
 * case and without accents. Names of illnesses and drugs are often used figuratively next to them ('the economy is
 * bleeding jobs'). Words that posts on medicine use too ('team', 'season', 'show', 'app', 'goal') are not among them.
 */
const EVERYDAY_SUBJECTS: readonly string[] = `
government minister election voters? parliament brexit senate senator president politic(?:s|ian|ians) council.tax econom(?:y|ies) inflation tax(?:es)? mortgage pension
stock.markets? housing.market landlord (?:bank|gas|electricity|phone|energy).(?:account|bill)s? payday (?:the|a).(?:pound|dollar|euro) crypto bitcoin prices?
football soccer volleyball basketball midfield(?:er)? striker goalkeeper league derby referee offside half.time playoffs? stadium world.cup premier roundabout town.centre (?:our|their|the).defence last.minute.goal
engine gearbox tyres? mechanic clutch petrol traffic(?!.(?:accident|collision|crash)) motorway parking commute m25 my.(?:old.)?(?:car|van|corsa|corolla|fiesta|polo|toyota|ford)
laptop printers? wi-?fi router codebase javascript python compiler spreadsheets? excel iphone keyboard website inbox
netflix playlist album (?:his|her|my|our|their|a).band gig concert festival movie (?:the|this|that|new).film karaoke quiz season.\\d tv.(?:show|series) podcast.host glastonbury
restaurant coffee.(?:shop|machine) pizza burger brownies? sourdough barbecue bbq recipe
weather snow rainy? sunshine my.(?:garden|sofa) kitchen.sink plumber (?:the|our).lift elevator flatmate mascot horoscope zodiac mondays monday.mornings? wedding
governo ministro eleic(?:ao|oes) prefeito deputado senador politic(?:a|as|os) corrupcao imposto inflacao economia dolar salario aluguel boleto bolso mercado azeite gasolina precos?
(?:meu|o|nosso|do).time zagueiro atacante goleiro juiz penalti gols? torcida rebaixamento campeonato futebol volei basquete flamengo corinthians palmeiras jogar rodada vascaino
(?:meu|o|teu).carro motor.d[aeo] mecanico pneu transito(?!.(?:intestin|gastro|esof|col)) onibus (?:meu|seu|[dn]?o|qualquer).celular notebook computador internet impressora aspirador robo
(?:ess|nov|a|aquel)[ae]?.serie selecao(?!.d) temporada filme novela show.d[aeo] festa aniversario churrasco pizza bolo(?!.alimentar) brigadeiro cerveja praia
(?:meu|[dn]?o).sofa elevador predio ape vizinho signo familia.no.zap patinete fila.do.banco
`
  .trim()
  .split(/\s+/)
  .map((word) => word.replaceAll('.', '\\s'));
const EVERYDAY_SUBJECT = new RegExp(`(?<![\\p{L}\\d-])(?:${EVERYDAY_SUBJECTS.join('|')})(?![\\p{L}\\d])`, 'u');

/** Starts of words that only texts on medicine or its literature use. */
const CLINICAL_WORDS: readonly string[] = `
patient pts? pacient pcte? diagnos therap terap treatment treating tratament tratar medic drug farmac pharmac dose dosage posolog guideline diretriz evidenc
literatur trial randomi studies estudo meta-?anal metanal symptom sintom prescri vaccin vacin clinic mortal prevalen inciden? cohort coorte prognos protocol
ecg ekg eletrocardio troponin trop.\\d spo2 sats.\\d conduta tomograf ressonanc radiograf x-?ray idos[oa] lactente gestante screening rastre artigo papers review revis emergenc ambulat cirurg surg admitted internad present(?:ed|s|ing).(?:with|to) history.of h/o c/o
`
  .trim()
  .split(/\s+/)
  .map((word) => word.replaceAll('.', '\\s'));
const AMOUNT = String.raw`\d\s?(?:mg|mcg|ml|yo|y/o|year.old)(?!\p{L})|(?<!\d)\d{2}\s?[mf](?:,|\s(?:with|w/|c/|com))|de \d+ anos`;
const CLINICAL_WORD = new RegExp(`(?<![\\p{L}])(?:${CLINICAL_WORDS.join('|')})|${AMOUNT}`, 'u');

/** What precedes a name that is used figuratively: '(gave) me a', 'almost had a', 'is an absolute'. */
const FIGURATIVE_BEFORE =
  /(?:(?:gave|gives|giving|give)\s(?:me|us|everyone|everybody)|(?:almost|nearly)\s(?:had|got|gave\s\w+)|(?:is|are|was|were)\s(?:pure|sheer|(?:an?\s)?(?:absolute|total|complete|walking)))\s(?:an?\s|some\s|the\s)?$|(?:quase\s(?:tive|teve|tivemos|me\sdeu)|me\s(?:deu|da|deixou\scom|deixa\scom)|e\suma?\sverdadeir[oa])\s(?:uma?\s)?$/u;
/** What follows one: 'heart attack on a plate'. */
const FIGURATIVE_AFTER =
  /^\s(?:on\s(?:a\splate|wheels|legs)|in\sa\s(?:cup|glass|mug|bun)|of\s(?:laughter|laughing)|de\srir|ambulante)(?![\p{L}])/u;

/** A name as the topic of a sentence, with its setting or a question mark: 'concussion in football', 'on concussion?'. */
const TOPIC_BEFORE =
  /(?:^|[.!?:\n]\s{0,3}|(?<![\p{L}])(?:on|about|experience\sof|for|with|prices?\sof|costs?\sof|sobre|para|precos?\sd[aeo])\s(?:the\s)?)$/u;
const TOPIC_AFTER = /^\s*(?:[?:]|(?:in|and|among|after|during|from|or|e|em|no|na|nos|nas|apos|depois|ou)(?![\p{L}]))/u;

/**
 * Whether a text uses its only medical name figuratively: in a figurative phrase or next to an everyday subject, in a
 * text without a clinical word, and not as the topic of a sentence. `before` and `after` are the text around the name.
 */
export const isFigurative = (before: string, after: string): boolean => {
  const [start, end] = [plain(before), plain(after)];
  if (CLINICAL_WORD.test(start) || CLINICAL_WORD.test(end)) return false;
  if (FIGURATIVE_BEFORE.test(start) || FIGURATIVE_AFTER.test(end)) return true;
  if (!EVERYDAY_SUBJECT.test(start) && !EVERYDAY_SUBJECT.test(end)) return false;
  return !(TOPIC_BEFORE.test(start) && TOPIC_AFTER.test(end));
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
