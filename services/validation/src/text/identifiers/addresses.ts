import { atGroup, type Candidate, priority } from './candidate';

const WORD = String.raw`[\p{L}\d][\p{L}\d'’.ªº°-]{0,24}`;
const CAPITALISED = String.raw`\p{Lu}['’]?\p{Ll}[\p{L}'’-]{0,24}`;
const JOINT = '(?:d[aeo]s?|e|of|the|upon|on|by|del|la|los|las)';
const PLACE_NAME = String.raw`${CAPITALISED}(?:[ -](?:${JOINT} )?${CAPITALISED}){0,3}`;
const UNIT_PT = String.raw`(?:[Aa]pto?\.?|[Aa]p\.?|[Aa]partamento|[Bb]loco|[Bb]l\.?|[Cc]asa|cs\.?|fundos|sala|andar|lote|lt\.?|quadra|qd\.?|conj\.?|bairro|porta|fra[çc][ãa]o|cave|torre|edif[íi]cio|ed\.?|km) ?[\dA-Z]{1,6}`;
const FLOOR = String.raw`(?:\d{1,2}[.ºª°]{1,2} ?(?:andar|[Ee]sq(?:uerdo|uerda)?|[Dd]to|dt[oº]|direito|direita|frente|fte|tr[áa]s)?(?:\.|(?!\p{L}))|r\/c(?: (?:esq|dto|frente))?)`;
const CEP = String.raw`(?:(?:cep|CEP)[ :]{0,2})?\d{5}-?\d{3}`;
const CP = String.raw`\d{4}-\d{3}(?: ${PLACE_NAME})?`;
const TAIL_PT = String.raw`(?:(?:,| -|,? no| na|,? em)? ?(?:${UNIT_PT}|${FLOOR}|${CEP}|${CP}|(?:[Bb]airro|[Vv]ila|[Jj]ardim|[Jj]d\.|[Pp]arque|[Cc]entro)(?: ${PLACE_NAME})?|(?<=[,-] |[,-])${PLACE_NAME}(?:[-/ ][A-Z]{2}(?!\p{L}))?)(?![\p{L}\d])){0,5}`;
/** The alternatives of a group in lower case, with a capital, and in capitals. */
const inAnyCase = (group: string): string =>
  `(?:${group}|${group.replaceAll(/(?<=[(:|])\p{Ll}(?=[^|)]*[|)])/gu, (letter) => letter.toUpperCase())}|${group.toUpperCase()})`;
const STREET_PT = inAnyCase('(?:rua|avenida|av|travessa|alameda|praça|praca|estrada|rodovia|beco|viela|ladeira)');
/** Kinds that are also other words; the name has a capital. */
const OTHER_STREET_PT =
  '(?:R|Tv|Trav|Al|Pç|Pça|Largo|Calçada|Quinta|Urbanização|Quadra|Conjunto|Loteamento|Sítio|Chácara|Rod|Estr)';

/** "Rua das Acácias, 145, apto 32, Vila Mariana": a street with a number, and what belongs to it. */
const NUMBERED_PT = new RegExp(
  String.raw`(?<![\p{L}\d])((?:${STREET_PT}\.? (?:${WORD} ){0,5}${WORD}|${OTHER_STREET_PT}\.? (?:d[aeo]s? )?${PLACE_NAME})(?:,| -)? ?(?:(?:[nN]\.?[º°o]?|número|numero|casa|lote)\.? ?)?\d{1,5}[A-Za-z]?(?![\p{L}\d%/]|[.,]\d| ?(?:anos|mg|ml|h|horas|dias|pacientes|casos|pessoas|vezes|minutos|min|metros|km|bpm)(?!\p{L}))${TAIL_PT})`,
  'gud',
);
/** A street without a number, where a patient lives. */
const RESIDENCE_PT = new RegExp(
  String.raw`(?<!\p{L})(?:mora|moram|morador[ae]?|moro|reside|residem|residente|vive|vivem|endere[çc]o|morada|domic[íi]lio|perto d[ae]|na|no)(?!\p{L})[ :]{1,2}(?:(?:n[ao]s?|em|à|ao|de|é|da|do) )?(${STREET_PT} (?:(?:d[aeo]s?|e) )?${CAPITALISED}(?:[ ](?:d[aeo]s? )?${CAPITALISED}){0,4}${TAIL_PT})`,
  'gud',
);
const STREET_EN =
  '(?:street|str|st|road|rd|avenue|ave|lane|ln|boulevard|blvd|crescent|cres|terrace|gardens|grove|mews|close|drive|dr|court|ct|way|place|pl|square|sq|hill|row|park|parade|walk|highway|hwy|circle|cir|trail|green|view|rise|vale|quay|heights|route|parkway|pkwy|alley)';
const CLEAR_STREET =
  /^(?:street|str|road|rd|avenue|ave|lane|ln|boulevard|blvd|crescent|cres|mews|highway|hwy|parkway|pkwy|terrace|grove)$/iu;
const STATE =
  '(?:AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC)';
const UK_AREA =
  '(?:AB|AL|B|BA|BB|BD|BH|BL|BN|BR|BS|BT|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|E|EC|EH|EN|EX|FK|FY|G|GL|GU|GY|HA|HD|HG|HP|HR|HS|HU|HX|IG|IM|IP|IV|JE|KA|KT|KW|KY|L|LA|LD|LE|LL|LN|LS|LU|M|ME|MK|ML|N|NE|NG|NN|NP|NR|NW|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|S|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|TA|TD|TF|TN|TQ|TR|TS|TW|UB|W|WA|WC|WD|WF|WN|WR|WS|WV|YO|ZE)';
const UK_POSTCODE = String.raw`${UK_AREA}\d(?:\d|[A-HJKPSTUW])? \d[ABD-HJLNP-UW-Z]{2}`;
const ZIP = String.raw`${STATE},? \d{5}(?:-\d{4})?`;
const TAIL_EN = String.raw`(?:,? (?:(?:[Aa]pt|[Aa]partment|[Ff]lat|[Uu]nit|[Ss]uite|#)\.? ?[\dA-Z]{1,5}|${ZIP}|${UK_POSTCODE}|(?<=, )${PLACE_NAME}|${STATE})(?![\p{L}\d])){0,4}`;
const NUMBERED_EN = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])((?:(?:[Ff]lat|[Aa]pt|[Uu]nit|[Aa]partment) ?[\dA-Z]{1,4},? )?\d{1,5}[A-Za-z]? (?:[NSEW]{1,2}\.? )?((?:\p{L}[\p{L}'’-]{1,20} ){1,3})(${inAnyCase(STREET_EN)})(?:\.(?= [\p{Lu}\d,])|(?![\p{L}\d]))${TAIL_EN})`,
  'gud',
);
const NAMED_HOUSE = new RegExp(
  String.raw`(?<!\p{L})(?:lives?|living|resid(?:es|ing|ent)|address|home visit|stays)(?!\p{L})[ :]{1,2}(?:(?:is|at|in|on|of|to|the) ){0,2}(${CAPITALISED}(?: ${CAPITALISED}){0,2} (?:${inAnyCase(STREET_EN)}|House|Farm|Cottage|Estate|Village)(?!\p{L})${TAIL_EN})`,
  'gud',
);
const POSTCODES: readonly RegExp[] = [
  /(?<!\p{L})((?:P\.?O\.? ?Box|[Cc]aixa [Pp]ostal|[Aa]partado) \d{1,6})(?!\d)/dgu,
  new RegExp(String.raw`(?<![\p{L}\d-])(${UK_POSTCODE})(?![\p{L}\d])`, 'gud'),
  /(?<!\p{L})(?:post ?code|zip(?: code)?|cep|c[óo]digo[ -]postal|cp)(?!\p{L})[ :#=é]{0,4}(?:is )?([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{5}(?:-\d{4})?(?!\d|-)|\d{2}\.?\d{3}-?\d{3}|\d{4}-\d{3})(?![\p{L}\d])/dgiu,
  /(?<![\d.,/-])(\d{5}-\d{3})(?![\d/-])/dg,
  new RegExp(String.raw`(?<![\d.,/-])([1-9]\d{3}-\d{3} ${PLACE_NAME})`, 'gud'),
  new RegExp(String.raw`(?<![\p{L}\d])((?:${PLACE_NAME},? )?${ZIP})(?![\p{L}\d])`, 'gud'),
];

// "Lives in", "mora em", "farmer from": the town of a patient identifies, a country or a state does not (HIPAA).
const RESIDENCE = new RegExp(
  String.raw`(?<!\p{L})(?<!(?:I|we|We) )(?:(?:lives?|lived|living|resides?|residing|resident|residente|reside|mora|morava|moradora?|vive|natural|procedente|proveniente|oriund[oa]|domiciliad[oa]|bairro|hometown|home address|comes?|born and raised)(?: (?:in|at|of|near|from|is|em|n[ao]s?|d[aeo]s?|the|no bairro|na cidade|na vila|bairro|perto d[aeo]|outside)){1,3}|bairro|(?:patient|pt|man|woman|lady|farmer|boy|girl|fisherman|teacher|worker|nurse|paciente|senhora?|homem|mulher|agricultora?|pescadora?|menin[oa]|crian[çc]a) (?:from|d[aeo]|vind[oa] d[aeo])) (${PLACE_NAME})`,
  'gud',
);
/** Countries, states, regions, nationalities and other words that are not below a state. */
const WIDE =
  /^(?:the |o |a )?(?:Brazil|Brasil|Portugal|England|Inglaterra|Scotland|Wales|Northern|Ireland|Irlanda|United|Great|Britain|UK|US|USA|EUA|America|América|Africa|África|Asia|Ásia|Europe|Europa|India|Índia|China|Japan|Japão|Korea|Nigeria|Nigéria|Ghana|Gana|Kenya|Quênia|Quénia|South|North|East|West|Sul|Norte|Nordeste|Sudeste|Centro|Interior|Angola|Moçambique|Mozambique|Cabo Verde|Guiné|Spain|Espanha|France|França|Germany|Alemanha|Italy|Itália|Poland|Polónia|Polônia|Ukraine|Ucrânia|Russia|Rússia|Turkey|Turquia|Syria|Síria|Iraq|Iran|Irã|Afghanistan|Pakistan|Bangladesh|Nepal|Sri Lanka|Philippines|Vietnam|Thailand|Mexico|México|Argentina|Chile|Peru|Bolivia|Bolívia|Paraguay|Paraguai|Uruguay|Uruguai|Colombia|Colômbia|Venezuela|Ecuador|Equador|Cuba|Haiti|Jamaica|Canada|Canadá|Australia|Austrália|New|Somalia|Sudan|Eritrea|Ethiopia|Egypt|Egito|Morocco|Marrocos|Congo|Texas|California|Florida|Ohio|Alaska|Hawaii|Virginia|Georgia|Maine|Utah|Nevada|Oregon|Kansas|Iowa|Idaho|Montana|Alabama|Arizona|Arkansas|Colorado|Connecticut|Delaware|Illinois|Indiana|Kentucky|Louisiana|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Nebraska|Oklahoma|Pennsylvania|Tennessee|Vermont|Washington|Wisconsin|Wyoming|Acre|Alagoas|Amapá|Amazonas|Amazônia|Bahia|Ceará|Goiás|Maranhão|Mato Grosso|Minas|Pará|Paraíba|Paraná|Pernambuco|Piauí|Rondônia|Roraima|Santa Catarina|Sergipe|Tocantins|Algarve|Alentejo|Açores|Madeira|Minho|Beira|Eastern|Western|Southern|Northern|Central|Latin|Middle|Oriente|Norwegian|God|Deus|UTI|ICU|CTI|UCI|ED|ER|PS|UPA|UBS|Surgery|Medicine|Medicina|Cardiology|Cardiologia|Cirurgia|Enfermagem|Emergency|Emergência|Internal|Clínica|Hospital|Pediatria|Home|Casa|Care|Nursing|Sepsis|Covid)(?!\p{L})/u;

/** Postal addresses: streets with numbers, postcodes, and the town where a patient lives (VAL-4). */
export function findAddresses(text: string): readonly Candidate[] {
  const found: Candidate[] = [];
  const add = (match: RegExpExecArray): number =>
    found.push(trimmed(text, atGroup(match, 'address', priority.address)));
  for (const pattern of [NUMBERED_PT, RESIDENCE_PT, NAMED_HOUSE, ...POSTCODES])
    for (const match of text.matchAll(pattern)) add(match);
  for (const match of text.matchAll(NUMBERED_EN)) {
    const [, , words = '', kind = ''] = match;
    // "10 mg drive", "2 way": kinds that are also other words need capitals.
    const isCapitalised = words
      .trim()
      .split(' ')
      .every((word) => /^\p{Lu}/u.test(word));
    if (
      isCapitalised
        ? /^\p{Lu}/u.test(kind) || CLEAR_STREET.test(kind)
        : CLEAR_STREET.test(kind) && !NO_STREET.test(words)
    )
      add(match);
  }
  for (const match of text.matchAll(RESIDENCE)) if (!WIDE.test(match[1] ?? '')) add(match);
  return found;
}

const NO_STREET =
  /(?<!\p{L})(?:the|of|a|an|in|on|at|to|and|or|for|with|from|by|down|per|mg|ml|mcg|days?|weeks?|hours?|years?|months?|minutes?|miles?|km|old|patients?|beds?|st|people|doctors|nurses|yo|man|woman|is|was|were|has|had|my|his|her|our|this|that)(?!\p{L})/iu;

const trimmed = (text: string, candidate: Candidate): Candidate => ({
  ...candidate,
  end: candidate.start + text.slice(candidate.start, candidate.end).replace(/[\s,-]+$/u, '').length,
});
