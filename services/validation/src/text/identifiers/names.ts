import { fold } from '../tokens/fold';
import { type Candidate, priority } from './candidate';
import { describeWord, KNOWN_PAIR, mayBeName, type NameWord } from './name-lists';

interface Word extends NameWord {
  readonly text: string;
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  readonly form: 'capital' | 'capitals' | 'lower';
  /** Whether only blanks, or a hyphen, separate it from the word before. */
  readonly joined: boolean;
  readonly possessive: boolean;
}

const WORDS = /\p{L}(?:[\p{L}\p{M}]|['’](?=\p{L})|-(?=\p{L}))*/gu;
const PARTICLE = /^(?:d[aeo]s?|e|del|della|di|la|van|von|der|den|de la|bin|ibn|al|el|ter|mac|st)$/u;

// Before a name: relatives and others who stand for a patient, and places in a ward.
const CUE =
  /(?<!\p{L})(?:wife|husband|son|daughter|mother|father|mum|mom|dad|sister|brother|aunt|uncle|cousin|niece|nephew|grand(?:mother|father|ma|pa|son|daughter)|gran|nan|neighbou?r|partner|girlfriend|boyfriend|widow(?:er)?|carer|caregiver|baby|twins?|kid|named|called|esposa|marido|mulher|companheir[oa]|filh[oa]s?|m[ãa]e|pai|irm[ãa]o?|ti[oa]|prim[oa]|av[óô]|v[óô]|net[oa]|vizinh[oa]|namorad[oa]|noiv[oa]|cuidador[a]?|beb[êe]|g[êe]me[oa]s?|chamad[oa]|chama-se|chama|sou|utente|doente|client|cliente|idos[oa]|menin[oa]|garot[oa]|crian[çc]a|rapaz|mo[çc][oa]|resident|bed \d{1,3}[a-z]?|leito \d{1,3}[a-z]?|cama \d{1,3}|room \d{1,3}|quarto \d{1,3}|little|old|poor|pequen[oa]|nome|name|family of|fam[íi]lia d[aeo])(?: (?:is|é|d[aeo]|named|called|chamad[oa]|of))?[ ,:-]{1,3}$/iu;
/** Before a word that is met or treated as a person. */
const MET =
  /(?<!\p{L})(?:saw|remember|lembram? d[aeo]|spoke (?:to|with)|met|visited|discharged|family of|atendi|visitei|conversei com|falei com|internei|operei|fam[íi]lia d[aeo]|alta d[aeo]) $/iu;
/** Relatives without a pronoun, and new-borns. */
const KIN =
  /(?<!\p{L})(?:wife|husband|son|daughter|mother|father|sister|brother|aunt|uncle|niece|nephew|partner|baby (?:boy|girl)|esposa|marido|filh[oa]|m[ãa]e|pai|irm[ãa]o?|net[oa]|sobrinh[oa]|acompanhante|cuidadora?),?:? $/iu;
const RELATIVE =
  /(?<!\p{L})(?:his|her|their|my|the|a|o|sua|seu|minha|meu|dela|dele) (?:wife|husband|son|daughter|mother|father|sister|brother|aunt|uncle|cousin|niece|nephew|grand(?:mother|father|ma|pa|son|daughter)|partner|esposa|marido|companheir[oa]|filh[oa]|m[ãa]e|pai|irm[ãa]o?|ti[oa]|av[óô]|net[oa]|vizinh[oa]),? $/iu;
const PROFESSIONAL =
  /(?<!\p{L})(?:dra?|drs|prof(?:a|essora?)?|doctors?|doutora?|professors?|sir|st|saint|santa|santo|s[ãa]o|san|lei|hospital|maternidade|rua|r|avenida|av|instituto|casa|escola|street|cl[íi]nica|funda[çc][ãa]o|projeto|ubs|upa|law|travessa|pra[çc]a|by|operação|operation|hurricane|furac[ãa]o|m[ée]todo|teste|sinal|s[íi]ndrome|doen[çc]a|mal|doença de|sinal de|teste de|manobra|escala|escore|[íi]ndice|classifica[çc][ãa]o|crit[ée]rios?|f[óo]rmula|tumor|linfoma|sarcoma|fratura|tubo|sonda|cateter|pin[çc]a|hern[ií]a|f[áa]scia|ponto|n[óo]dulo|gl[âa]ndula|trompa|c[ée]lulas?|corp[ou]s?c?u?l?o?s?|contratura|cisto|posi[çc][ãa]o|incis[ãa]o|cirurgia|t[ée]cnica|protocolo|colora[çc][ãa]o|paralisia|coreia|tireoidite|anemia|[úu]lcera|fen[ôo]meno|reflexo|lesão|les[ãa]o|doutrina|estudo|projeto|sala|barragem|cidade|munic[íi]pio|col[ée]gio|editora|laborat[óo]rio|lab)(?: d[aeo]s?)?[ .:]{1,2}$/iu;
const CITED =
  /^(?:['’]s?)?[ ,]{0,2}(?:et al|e cols?|e colaboradores|and colleagues|\(?(?:19|20)\d\d[)a-z:]|& \p{Lu}|(?:and|e) \p{Lu}\p{L}+,? \(?(?:19|20)\d\d)/u;
const EPONYMOUS =
  /^(?:['’]s?)?[ -](?:anginas?|angina|canal|syndromes?|diseases?|signs?|tests?|scores?|scale|criteria|classification|sarcoma|lymphoma|palsy|fractures?|repair|procedure|technique|method|law|rule|index|equation|model|catheter|tube|splint|forceps|clamp|retractor|flap|patch|trial|study|stud(?:y|ies)|paper|book|lecture|review|nodes?|cells?|bodies|body|fever|virus|phenomenon|reflex|gait|chorea|nevus|naevus|spots?|lines?|angle|point|triangle|ligament|fascia|pouch|position|man(?:o?eu|eu)vre|maneuver|stain|medium|agar|reaction|hernia|cyst|ulcer|contracture|deformity|operation|osteotomy|arthritis|thyroiditis|anaemia|anemia|tumou?r|hospital|clinic|university|institute|street|road|ward|unit|foundation|college|school|society|prize|award|protocol|regimen|formula|positive|negative|stage|grade|tipo|type|grau|\d)(?!\p{L})/iu;

/**
 * Names without a title (VAL-4): a first name with a family name in any case, a first name alone that is no other word,
 * a family name next to an age or a bed. Excluded: eponyms, cited authors, professionals with a title, and places.
 */
export function findNames(text: string): readonly Candidate[] {
  const words = wordsOf(text);
  const allCapitals = words.every(({ form }) => form !== 'lower');
  const found: Candidate[] = [];
  const add = (from: number, to: number): void => {
    const [first, last] = [words[from], words[to]];
    if (first && last) found.push({ kind: 'name', start: first.start, end: endOf(last), priority: priority.name });
  };
  for (let index = 0; index < words.length; index += 1) {
    if (isOfProfessional(text, words[index])) {
      index = runFrom(words, index).at(-1) ?? index;
      continue;
    }
    const last = nameAt(text, words, index, allCapitals);
    if (last === undefined) continue;
    add(index, last);
    index = last;
  }
  return [...found, ...repetitions(words, found)];
}

function wordsOf(plain: string): readonly Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const match of plain.matchAll(WORDS)) {
    const [value] = match;
    const start = match.index;
    const base = value.replace(/['’]s$/iu, '');
    const folded = fold(base);
    words.push({
      ...describeWord(folded),
      text: base,
      folded,
      possessive: base !== value,
      start,
      end: start + value.length,
      form: /^\p{Lu}[\p{L}'’-]*\p{Ll}/u.test(base)
        ? 'capital'
        : /^\p{Lu}[\p{Lu}'’-]*$/u.test(base)
          ? 'capitals'
          : 'lower',
      joined: start > 0 && /^[ \t]{1,2}$/u.test(plain.slice(end, start)) && !/[\d_]/.test(plain[end] ?? ''),
    });
    end = start + value.length;
  }
  return words;
}

const endOf = ({ start, text }: Word): number => start + text.length;

/** Whether a capitalised word follows the title of a professional, an institution or a named sign. */
const isOfProfessional = (text: string, word: Word | undefined): boolean =>
  word?.form === 'capital' && PROFESSIONAL.test(text.slice(Math.max(0, word.start - 40), word.start));

/** The index of the last word of the name that begins at `index`; undefined for none. */
function nameAt(text: string, words: readonly Word[], index: number, allCapitals: boolean): number | undefined {
  const word = words[index];
  if (!word || word.text.length > 30) return undefined;
  const isInitial = word.text.length === 1 && word.form === 'capitals' && text[word.end] === '.';
  if (isInitial) return initialledName(text, words, index);
  if (word.ordinary || PARTICLE.test(word.folded)) return undefined;
  if (KNOWN_PAIR.test(text.slice(word.start, word.start + 30))) return undefined;
  const before = text.slice(Math.max(0, word.start - 40), word.start);
  const previous = words[index - 1];
  if (word.joined && previous?.eponym && previous.form === 'capital' && !previous.first) return undefined;
  if (PROFESSIONAL.test(before) || /[\p{L}\d]-$/u.test(before)) return undefined;
  const run = runFrom(words, index);
  const last = words[run.at(-1) ?? index] ?? word;
  if (CITED.test(text.slice(last.end, last.end + 40))) return undefined;
  const after = text.slice(last.start + last.text.length, last.start + last.text.length + 24);
  const members = run.map((at) => words[at]).filter((each) => each !== undefined);
  if (members.length > 1) {
    const length = fullNameLength(members);
    if (length > 1) {
      const end = run[length - 1];
      if (end === run.at(-1) && EPONYMOUS.test(after) && !members.some(({ commonFirst }) => commonFirst))
        return undefined;
      return end;
    }
  }
  const reversed = reversedName(text, words, index);
  if (reversed !== undefined) return reversed;
  const own = text.slice(endOf(word), endOf(word) + 24);
  if (CITED.test(own) || EPONYMOUS.test(own)) return undefined;
  return isSingleName(word, {
    cued: CUE.test(before),
    starts: /(?:^|[.!?\n:;*•-])[\s"“(]{0,4}$/u.test(before),
    met: MET.test(before),
    ofRelative: RELATIVE.test(before) || (KIN.test(before) && word.folded.length > 3 && mayBeName(word.folded)),
    after: own,
    next: words[index + 1],
    allCapitals,
  })
    ? index
    : undefined;
}

/** Indexes of the words that may belong to one name: of one form, with particles between them. */
function runFrom(words: readonly Word[], index: number): number[] {
  const form = words[index]?.form;
  const run = [index];
  let at = index;
  while (run.length < 7) {
    let next = at + 1;
    while (next - at < 3 && words[next]?.joined && PARTICLE.test(words[next]?.folded ?? '')) next += 1;
    const word = words[next];
    const isInitial = word?.text.length === 1 && word.form === 'capitals';
    if (
      !word?.joined ||
      words[at]?.possessive ||
      word.ordinary ||
      PARTICLE.test(word.folded) ||
      (word.form !== form && !isInitial)
    )
      break;
    run.push(next);
    at = next;
  }
  return run;
}

/** How many words of a run are a name of two or more parts; 0 for none. */
function fullNameLength(run: readonly Word[]): number {
  const [head, ...others] = run;
  if (!head) return 0;
  const isCapital = head.form === 'capital';
  const isFamily = (word: Word): boolean => word.family || word.frequentFamily;
  const accepted = (word: Word): boolean =>
    isFamily(word) ||
    word.commonFirst ||
    (word.form === 'capitals' && head.commonFirst && word.text.length > 4 && mayBeName(word.folded)) ||
    (isCapital &&
      (word.first || word.ordinaryFirst || word.ordinaryFamily || word.text.length === 1 || mayBeName(word.folded)));
  let length = 1;
  for (const word of others) {
    if (!accepted(word)) break;
    length += 1;
  }
  const taken = run.slice(0, length);
  if (length < 2 || (taken.slice(1).every(({ text }) => text.length === 1) && !head.first)) return 0;
  if (taken.every(({ eponym, place }) => eponym || place) && !(head.commonFirst && !head.place)) return 0;
  const tail = taken.slice(1);
  if (isCapital) {
    if (head.first)
      return tail.some((word) => (isFamily(word) && !word.place) || (!head.place && (word.first || !word.place)))
        ? length
        : 0;
    if (head.ordinaryFirst)
      return tail.some(
        (word) =>
          (LOWER_FIRST.has(head.folded) &&
            (word.frequentFamily ||
              (length === 2 && mayBeName(word.folded) && !word.eponym && !word.ordinaryFamily))) ||
          (!word.eponym && (word.family || word.commonFirst)),
      )
        ? length
        : 0;
    // A first name that no list contains: "Bhoopat Okafor".
    if (!head.eponym && !head.place && !head.family && mayBeName(head.folded))
      return length === 2 && tail.every((word) => word.family && !word.eponym && !word.place) ? length : 0;
    // The family name first: "Nguyen Thi Mai".
    if (head.family && !head.eponym && !head.place)
      return tail.some((word) => word.first) ||
        (length > 2 && tail.some((word) => isFamily(word) || word.ordinaryFirst))
        ? length
        : 0;
    return 0;
  }
  // "DAVID MBEKI": no list has the family name.
  const [second] = tail;
  if (
    head.form === 'capitals' &&
    head.commonFirst &&
    !head.place &&
    head.text.length > 4 &&
    second &&
    second.text.length > 4 &&
    mayBeName(second.folded) &&
    !second.eponym &&
    !second.ordinary
  )
    return Math.max(length, 2);
  // Without capitals, each part must be a known name.
  if (head.commonFirst || head.first) return tail.some((word) => isFamily(word) || word.commonFirst) ? length : 0;
  if (head.ordinaryFirst)
    return LOWER_FIRST.has(head.folded) &&
      tail.some(({ family, frequentFamily, eponym }) => (family || frequentFamily) && !eponym)
      ? length
      : 0;
  if (head.family && !head.eponym) return tail.some((word) => word.commonFirst) ? length : 0;
  return 0;
}

/** First names that are also words, but not of the beginning of an ordinary phrase before a family name. */
const LOWER_FIRST: ReadonlySet<string> = new Set(
  'grace rose mark hope faith joy amber crystal pearl ruby daisy bill jack grant dean ray frank rosa clara marina vitoria serena gloria blessing jasmine hazel holly ivy violet heather carol eve dawn joan ellen sandra sara marta carla paula lea alba lucia mara bailey taylor morgan riley sienna savannah melody harmony trinity destiny paisley piper willow aurora stella bella olive iris daphne penny brandy candy sherry sandy misty robin jay dale glen cliff rocky rusty hunter mason cooper parker tanner tucker walker wade heath reed jasper felix sterling royce duke earl christian vincent franklin jefferson marshall warren curtis avery quinn blake drew shane chandler drake holden sawyer archer phoenix aria amara juniper wren talon cadence deacon cain gabe rishi ameer aviva'.split(
    ' ',
  ),
);

/** "O'Brien, Siobhan" and "SILVA, MARIA". */
function reversedName(text: string, words: readonly Word[], index: number): number | undefined {
  const [family, first] = [words[index], words[index + 1]];
  if (!family || !first || text.slice(family.end, first.start) !== ', ') return undefined;
  const fits =
    family.form !== 'lower' &&
    first.form !== 'lower' &&
    (family.family || family.frequentFamily) &&
    first.first &&
    !first.place;
  return fits && !(family.first && family.form === 'capital') ? index + 1 : undefined;
}

/** "J. Whitcombe", "M. A. Pereira"; no bacteria, no cited authors. */
function initialledName(text: string, words: readonly Word[], index: number): number | undefined {
  let at = index;
  while (
    at - index < 4 &&
    words[at]?.text.length === 1 &&
    /^\. ?$/u.test(text.slice(words[at]?.end, words[at + 1]?.start))
  )
    at += 1;
  const name = words[at];
  if (!name || at === index || at - index > 3 || name.form !== 'capital' || name.ordinary) return undefined;
  const isInWard = /^,? \(?(?:bed|leito|cama|room|\d{1,3} ?(?:yo|anos|[MF](?!\p{L})))/u.test(
    text.slice(name.end, name.end + 12),
  );
  if (!(name.family || name.frequentFamily || name.first || isInWard) || name.eponym || name.place) return undefined;
  const before = text.slice(Math.max(0, (words[index]?.start ?? 0) - 30), words[index]?.start);
  if (PROFESSIONAL.test(before) || CITED.test(text.slice(name.end, name.end + 40))) return undefined;
  if (EPONYMOUS.test(text.slice(name.end, name.end + 24))) return undefined;
  return at;
}

const AGE_AFTER = /^,? \(?(?:\d{1,3} ?(?:yo|y\/o|y|yrs?|years?|anos|a|[MFmf])(?![\p{L}\d])|[MF]\d{1,3}(?!\d))/u;

const PERSONAL_VERB =
  /^ (?:came (?:in|back|to)|(?:is|was) (?:back|admitted|discharged|my patient|her|his)|refus(?:es|ed)|passed away|died|told (?:me|us)|phoned|rang|lives|complain(?:s|ed) of|fell (?:at|on|from|again|down|in)|chegou (?:de|na|no|com|às|ontem|hoje)|voltou|faleceu|recus(?:a|ou)|mora|internou|caiu (?:da|do|na|no|em)|ligou|reclama|disse|me disse|me contou)(?!\p{L})/u;

/** Whether a word alone is the name of a person. */
function isSingleName(
  word: Word,
  {
    cued,
    starts,
    met,
    ofRelative,
    after,
    next,
    allCapitals,
  }: {
    readonly cued: boolean;
    /** Whether the word begins a sentence, where any word has a capital. */
    readonly starts: boolean;
    readonly met: boolean;
    readonly ofRelative: boolean;
    readonly after: string;
    readonly next: Word | undefined;
    readonly allCapitals: boolean;
  },
): boolean {
  const isAged = AGE_AFTER.test(after);
  if (word.folded.length < 3) return false;
  if (word.form === 'capital') {
    if (word.place) return word.first && !word.eponym && (cued || met || PERSONAL_VERB.test(after));
    if (ofRelative) return !word.eponym;
    if (cued) return word.first || word.ordinaryFirst || (word.family && !word.eponym);
    if (word.first) return !word.eponym || (word.commonFirst && isAged);
    if (word.ordinaryFirst && (isAged || PERSONAL_VERB.test(after))) return true;
    if (!word.eponym && mayBeName(word.folded) && (met || (PERSONAL_VERB.test(after) && (!starts || word.family))))
      return true;
    return isAged && (word.family || word.frequentFamily) && !word.eponym;
  }
  if (word.eponym || word.place) return false;
  if (word.form === 'capitals') return word.commonFirst && (cued || (allCapitals && word.folded.length > 4));
  return (
    word.commonFirst &&
    (cued || word.folded.length > 3) &&
    !(next?.joined && /^(?:score|scale|test|trial|study)/u.test(next.folded))
  );
}

/** Other places where a part of a found name stands alone, written in the same form. */
function repetitions(words: readonly Word[], found: readonly Candidate[]): Candidate[] {
  const isFound = (word: Word): boolean => found.some(({ start, end }) => word.start >= start && word.end <= end);
  const parts = new Set<string>();
  if (found.length === 0 || found.length > 50) return [];
  for (const word of words)
    if (word.form === 'capital' && word.folded.length > 3 && !word.eponym && !word.place && isFound(word))
      parts.add(word.text);
  return words
    .filter((word) => word.form === 'capital' && parts.has(word.text) && !isFound(word))
    .map((word) => ({ kind: 'name', start: word.start, end: endOf(word), priority: priority.name }));
}
