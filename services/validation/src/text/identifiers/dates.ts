import { atGroup, type Candidate, priority } from './candidate';

const MONTH = String.raw`(?:jan(?:uary|eiro)?|feb(?:ruary)?|fev(?:ereiro)?|mar(?:ch|[çc]o)?|apr(?:il)?|abr(?:il)?|may|maio?|june?|junho?|july?|julho?|aug(?:ust)?|ago(?:sto)?|sept?(?:ember)?|set(?:embro)?|oct(?:ober)?|out(?:ubro)?|nov(?:ember|embro)?|dec(?:ember)?|dez(?:embro)?)(?!\p{L})\.?`;
/** English months: only English writes the month first, and 'out', 'set' and 'ago' are English words too. */
const MONTH_EN = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?!\p{L})\.?`;
const YEAR = String.raw`(?:(?:19|20)\d{2}|'\d{2})`;
const YEAR_WORDS = String.raw`(?:(?:mil novecentos e|dois mil|nineteen|twenty|two thousand)(?:[ -](?:e |and )?\p{L}{2,10}){0,4})`;
const DAY_WORDS_PT = String.raw`(?:primeiro|um|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|(?:qu|c)atorze|quinze|dez[ea]sseis|dez[ea]ssete|dezoito|dez[ea]nove|vinte(?: e (?:um|dois|tr[êe]s|quatro|cinco|seis|sete|oito|nove))?|trinta(?: e um)?)`;
const DAY_WORDS_EN = String.raw`(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty[- ](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|thirtieth|thirty[- ]first)`;
const DAY = String.raw`(?:[12]\d|3[01]|0?[1-9])(?:st|nd|rd|th|º|°)?`;
const OF_YEAR = String.raw`(?:,? ?(?:de |of |/ ?)?(?:${YEAR}(?!\d)|${YEAR_WORDS}))?`;

/** Whole dates in digits: the year is the first or the last part. */
const NUMERIC =
  /(?<![\d.,/-])((?:0?[1-9]|[12]\d|3[01])([/.-])(?:0?[1-9]|[12]\d|3[01])\2(?:(?:19|20)\d{2}|\d{2})|(?:19|20)\d{2}([/.-])(?:0?[1-9]|1[0-2])\3(?:0?[1-9]|[12]\d|3[01]))(?![\d/]|[.,-]\d|[ ]?(?:mg|mcg|g|ml|mmhg|cm|mm)(?!\p{L}))/dgiu;
const WRITTEN: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\p{L}\d.,/-])(${DAY}(?: ?[-/] ?| (?:of |de )?)?${MONTH}${OF_YEAR})(?![\p{L}\d])`, 'giud'),
  new RegExp(
    String.raw`(?<![\p{L}\d])((?:the )?(?:${DAY_WORDS_EN} (?:of )?|${DAY_WORDS_PT} de )${MONTH}${OF_YEAR})(?![\p{L}\d])`,
    'giud',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d])(${MONTH_EN}[ -](?:the )?(?:${DAY}|${DAY_WORDS_EN})(?:,? ${YEAR}| ,? ?${YEAR})?)(?![\p{L}\d]|[.,:/]\d|[ ]?(?:mg|mcg|g|ml|days|weeks|%|patients|pts|years|yo|y|-year))`,
    'giud',
  ),
];
/** A month with a year, and a day with a month in digits; dates only next to an event or a label. */
const MONTH_AND_YEAR = new RegExp(String.raw`(?<![\p{L}\d])(${MONTH}(?: ?/ ?| (?:de |of )?)?${YEAR})(?!\d)`, 'giud');
const DAY_AND_MONTH =
  /(?<![\p{L}\d])(?:dia|em|no dia|desde|on|since|from|dated|data|até|seen|(?:re)?admitted|discharged|born|died|surgery|alta|(?:re)?intern(?:ad[oa]|ou)|oper(?:ad[oa]|ou)|nasceu|faleceu)[ :]{1,2}(?:em |dia |no dia |on )?((?:[12]\d|3[01]|0?[1-9])\/(?:0?[1-9]|1[0-2]|[12]\d|3[01]))(?![\d/]|[ ]?(?:h|of|d[ao]s|mg|mcg|ml|dias|days|anos|pontos|points|pacientes|patients|casos|cases|%)(?!\p{L}))/dgiu;
const SPACED = /(?<![\d.,/-])((?:0?[1-9]|[12]\d|3[01]) (?:0?[1-9]|1[0-2]) (?:19|20)\d{2})(?!\d)/dg;

const BIRTH_BEFORE =
  /(?:\bd\.?o\.?b\b\.?|\bdate of birth|\bbirth ?date|\bbirthday|\bborn|\bdata de nasc\p{L}{0,8}|\bdn|\bd\.n\.|(?<!\p{L})nasc\p{L}{0,8}|(?<!\p{L})anivers[áa]rio)(?:[.:=,–-]|\s| on| the| em| no| dia| is| was| foi| é| a){0,6}$/iu;
const BIRTH_AFTER = /^\s{0,2}[([]?(?:dob\b|data de nasc|nascimento(?!\p{L})|date of birth)/iu;

// Sentences about publications, rules and meetings; their dates identify no patient.
const PUBLIC =
  /(?<!\p{L})(?:guidelines?|guidance|diretri(?:z|zes)|consens[oe]\p{L}{0,3}|published?|publica\p{L}{1,6}|congress\p{L}{0,3}|conference|confer[êe]ncia|webinars?|course|curso|workshop|deadline|prazo|inscri[çc]\p{L}{0,5}|registration|submissions?|submiss\p{L}{1,5}|updated?|atualiza\p{L}{1,6}|portaria|resolu[çc][ãa]o|fda|anvisa|ema|approv\p{L}{1,4}|aprov\p{L}{1,5}|recall|vers(?:ion|ão)|edition|edi[çc][ãa]o|journal|revista|nejm|lancet|bmj|jama|accessed|acesso em|world|mundial|campaign|campanha|meeting|reuni[ãa]o|symposium|simp[óo]sio|jornada|talk|aula|lecture|palestra|live|exam|exams|prova|residency|resid[êe]ncia|concurso|edital|law|launch\p{L}{0,3}|lan[çc]a\p{L}{0,6}|statement|retract\p{L}{0,4}|strike|greve|party|festa|holidays?|f[ée]rias|match|jogo|concert|show|marathon|maratona|journal club|rota|shift|vaccination campaign|national|nacional|dia d|grand rounds|protocol\p{L}{0,2}|circular|bulletin|boletim|alert\p{L}{0,2}|flight|voo|trip|viagem|ticket|wedding|casamento|gym|choir|coro|tickets|abstract|pôster|poster|cohort|coorte|trial|registry|outbreak|surto|recruit\p{L}{0,6}|between|entre)(?!\p{L})/iu;
const PATIENT =
  /(?<!\p{L})(?:patients?|pts?|pacientes?|pcte|doente|utente|he|she|his|her|him|ele|ela|dele|dela|man|woman|boy|girl|baby|homem|mulher|menin[oa]|beb[êe]|crian[çc]a|gestante|pu[ée]rpera|mother|m[ãa]e|m[uo]m|lady|gentleman|senhora?|seu|dona|mrs?|sra?|admitted|admission|discharged?|seen|born|died|death|operated|surgery|diagnosed|scan|ct|mri|tc|rm|echo|eco|toe|biops\p{L}{1,4}|intern\p{L}{1,6}|alta|operad[oa]|cirurgia|[óo]bito|faleceu|morreu|nasc\p{L}{0,8}|atendid[oa]|consult\p{L}{0,4}|exames?|resultados?|coletad[oa]|bloods?|labs?|hba1c|appointment|visit\p{L}{0,2}|retorno|follow-?up|fell|caiu|queda|transfer\p{L}{0,5}|presented|relapsed?|convuls\p{L}{2,4}|came|arrived|chegou|deu entrada|doses?|vaccinat\p{L}{2,3}|vacina\p{L}{0,4}|rea[çc][ãa]o|reactions?|prescri\p{L}{1,6}|tomou|wound|febre|fever|pain|dor|bleed\p{L}{0,3}|sangr\p{L}{1,6}|seizures?|crises?|rash|procedure|procedimento|chemo|quimio|implant\p{L}{0,6}|inserted|colocad[oa]|started|iniciou|\d{1,3} ?(?:yo|y\/o|anos|years?|[mf])|lmp|dum|edd|dpp|uti|icu|readmitted|deceased|intubad[oa]|intubated|parto|cesare?an?a?|delivered|delivery|c-section)(?!\p{L})/iu;
const EVENT =
  /(?<!\p{L})(?:admitted|admission|discharged?|seen|born|died|death|operated|surgery|diagnosed|diagnosis|intern\p{L}{1,6}|alta|operad[oa]|cirurgia|[óo]bito|faleceu|morreu|nascid[oa]|diagnosticad[oa]|transplant\p{L}{0,6}|implanted|implantad[oa]|last seen|mastectomy|bypass|stent\p{L}{0,4}|lmp|dum|edd|dpp)(?!\p{L})[^.!?;\n]{0,40}$/iu;

/**
 * Dates about a patient (VAL-4): of birth, admission, discharge, death and of what was done. A year alone is none. A
 * date of a publication, a rule or a meeting is none, unless its sentence is about a patient too.
 */
export function findDates(text: string): readonly Candidate[] {
  const found: Candidate[] = [];
  const add = (match: RegExpExecArray, accepts: (before: string, around: string) => boolean): void => {
    const { start, end } = atGroup(match, 'date', priority.date);
    const before = sentenceBefore(text, start);
    const after = sentenceAfter(text, end);
    const near = text.slice(Math.max(0, start - 30), start);
    const isBirth = BIRTH_BEFORE.test(text.slice(Math.max(0, start - 40), start)) || BIRTH_AFTER.test(after);
    if (!isBirth && !EVENT.test(near) && (PUBLIC.test(near) || !accepts(before, `${before} ${after}`))) return;
    found.push({ kind: isBirth ? 'birth' : 'date', start, end, priority: priority.date });
  };
  const isOfPatient = (around: string): boolean => PATIENT.test(around);
  for (const match of text.matchAll(NUMERIC)) add(match, (_, around) => isOfPatient(around) || !PUBLIC.test(around));
  for (const pattern of WRITTEN)
    for (const match of text.matchAll(pattern))
      add(match, (_, around) => !isOtherWord(match[0]) && isOfPatient(around) && !isPublic(around));
  for (const match of text.matchAll(MONTH_AND_YEAR)) add(match, (before) => EVENT.test(before) && !PUBLIC.test(before));
  for (const match of text.matchAll(DAY_AND_MONTH))
    add(match, (_, around) => isOfPatient(around) && !PUBLIC.test(around));
  for (const match of text.matchAll(SPACED)) add(match, () => false);
  return found;
}

/** "8 out of 10", "3 may have": short months without a year or a preposition are other words. */
const isOtherWord = (date: string): boolean =>
  /^\d{1,2} ?(?:may|mar|set|out|ago|march|dec)$|^(?:may|mar|set|out|ago|march|dec) \d{1,2}$/.test(date);
const isPublic = (around: string): boolean => PUBLIC.test(around) && !STRONG_PATIENT.test(around);
const STRONG_PATIENT =
  /(?<!\p{L})(?:admitted|discharged|born|died|operated|operad[oa]|internad[oa]|[óo]bito|faleceu|nascid[oa]|(?:my|our|this|the) (?:patient|pt)|(?:minha|meu|nossa|nosso|o|a) paciente|he|she|ele|ela|her|his|dele|dela)(?!\p{L})/iu;

const REACH = 100;
const sentenceBefore = (text: string, start: number): string =>
  text
    .slice(Math.max(0, start - REACH), start)
    .split(/[.!?;]\s|\n/u)
    .at(-1) ?? '';
const sentenceAfter = (text: string, end: number): string =>
  text.slice(end, end + REACH).split(/[.!?;]\s|\n/u, 1)[0] ?? '';
