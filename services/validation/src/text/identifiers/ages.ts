import { atGroup, type Candidate, priority } from './candidate';
import { isNamePart } from './name-lists';

const OLD = String.raw`(?:9\d|1[0-2]\d)`;
const ONES_EN = '(?:one|two|three|four|five|six|seven|eight|nine)';
const WORDS_EN = String.raw`(?:ninety(?:[- ]${ONES_EN})?|(?:a |one )?hundred(?: and [a-z]{3,9})?)`;
const ONES_PT = '(?:um|uma|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove)';
const WORDS_PT = String.raw`(?:noventa(?: e ${ONES_PT})?|cem|cento e (?:${ONES_PT}|dez|onze|doze|treze|quatorze|quinze))`;
const ANY = String.raw`${OLD}|${WORDS_EN}|${WORDS_PT}`;
const YEARS = String.raw`(?:[- ]?(?:years?|yrs?)[- ]?(?:old|of age)|[- ]?y\.?\/?o\.?(?!\p{L})|[- ]?yrs?(?!\p{L})|[- ]?yr[- ]old|[- ]?anos|[- ]?aninhos|a(?![\p{L}\d]))`;

const PATTERNS: readonly RegExp[] = [
  // "92-year-old", "97 y/o", "noventa e sete anos", "103 anos", "94a".
  new RegExp(String.raw`(?<![\p{L}\d.,/<>≥≤=-])(${ANY})${YEARS}`, 'giud'),
  // "aged 93", "a man of ninety-seven", "turned 95", "idade: 98", "idosa de 96".
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:aged|age|idade|turn(?:ed|s|ing)|(?:man|woman|lady|gentleman|patient|pt|grandmother|grandfather|granny|grandma|grandpa|nan|widow(?:er)?|male|female) of|(?:(?:he|she|who|patient|pt|mother|father|mum|dad|gran|nan|grand\p{L}{3,6}) (?:is|was)|she[’']?s|he[’']?s)(?= (?:${ANY})(?: (?:and|now|but|with|on|in good|this)|[,.;!?)]|$))|idos[oa] de|senhora? de|paciente de|completou|complet(?:a|ou)|fez|faz)[ :=]{1,2}(${ANY})(?![\p{L}\d%/+]|[.,-]\d|['’]s| ?(?:mg|kg|mcg|bpm|mmhg|ml|cm|mm|days|dias|h|horas|hours|weeks|semanas|meses|months|min|pontos|points|percent|por cento|patients|pacientes|and (?:over|above|older)|or (?:over|above|older|more)|ou mais|e mais)(?!\p{L}))`,
    'giud',
  ),
  // "94F", "(97M)", "95 M": only without a blank for women, as degrees Fahrenheit look alike.
  /(?<![\p{L}\d.,/<>≥≤=°-])(9\d|10\d|11\d)(?:M|F)(?![\p{L}\d°/])(?!Hz)/dgu,
  /(?<![\p{L}\d])[MF](9\d|10\d|11\d)(?![\p{L}\d%./])/dgu,
];

// Groups and spans of time: "patients over 90 years", "há 95 anos", "100 anos de história".
const NO_AGE_BEFORE =
  /(?:over|above|older than|under|below|younger than|than|up to|until|at least|to|and|or|between|há|ha|faz|fazem|após|after|for|in|nos últimos|last|past|acima d[eo]s?|mais de|menos de|maiores? d[eo]s?|menores? d[eo]s?|até|a|entre|>|≥|<|≤|~)\s{0,2}$/iu;
const SPAN_BEFORE =
  /(?:over|above|older than|than|há|ha|after|for|nos últimos|last|past|acima d[eo]s?|mais de|maiores? d[eo]s?|até|up to|at least|between|entre|years|anos|[>≥<≤])\s{0,2}$/iu;
const NO_AGE_AFTER =
  /^(?:[-\s]{0,2}(?:ago|atrás|de (?:hist[óo]ria|fundação|existência|tradição|carreira|profissão|evolução|vida da)|since|later|depois|após|or (?:older|over|more|above)|and (?:older|over|above)|ou mais|e mais|anniversary))/iu;
const TEMPERATURE = /(?:temp(?:erature|eratura)?|fever|febre|tmax|t)[ :=]{0,3}(?:of |de )?$/iu;

/** "Bert is 97", "Eleanor (93, room 12)": an age only after a name of a person. */
const AFTER_NAME =
  /(?<![\p{L}\d])(\p{L}{3,20})(?: (?:is|was|tem|fez|faz)(?: j[áa])? | ?\(|, )((?:9\d|1[01]\d))(?= (?:and|now|but|with|on|e|mas|com|anos)(?!\p{L})|[,.;!?)]|$)/gu;
/** "Lives alone, 91, hip precautions". */
const AFTER_SITUATION =
  /(?<!\p{L})(?:liv(?:es|ing) alone|widow(?:er|ed)?|retired|frail|bed ?bound|(?:care|nursing) home(?: resident)?|mora sozinh[oa]|vi[úu]v[oa]|acamad[oa]|aposentad[oa]|frágil|institucionalizad[oa]),? ((?:9\d|1[01]\d))(?=[,.;)]|$)/dgiu;

/** Ages over 89 of one person, in digits and words (VAL-4). Ages of groups and spans of time are none. */
export function findAges(text: string): readonly Candidate[] {
  const found: Candidate[] = [];
  for (const [index, pattern] of PATTERNS.entries())
    for (const match of text.matchAll(pattern)) {
      const candidate = atGroup(match, 'age', priority.date);
      const before = text.slice(Math.max(0, candidate.start - 24), candidate.start);
      const after = text.slice(match.index + match[0].length, match.index + match[0].length + 24);
      if (NO_AGE_AFTER.test(after) || (index === 0 ? isSpan(before, match[0]) : TEMPERATURE.test(before))) continue;
      found.push(candidate);
    }
  for (const match of text.matchAll(AFTER_NAME))
    if (isNamePart(match[1] ?? '')) {
      const end = match.index + match[0].length;
      found.push({ kind: 'age', start: end - (match[2] ?? '').length, end, priority: priority.date });
    }
  for (const match of text.matchAll(AFTER_SITUATION)) found.push(atGroup(match, 'age', priority.date));
  return found;
}

/** "In" and "a" also stand before ages ("a 92-year-old", "a noventa anos"); before plain "years" they begin a span. */
const isSpan = (before: string, match: string): boolean =>
  /old|y\.?\/?o|of age/iu.test(match) ? SPAN_BEFORE.test(before) : NO_AGE_BEFORE.test(before);
