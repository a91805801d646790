import type { IdentifierKind } from '../tokens/types';
import { atGroup, type Candidate, priority } from './candidate';
import { digitsOf, isCardNumber, isCns, isCpf, isNhs } from './check-digits';

// What may stand between a label and its number: "no.", "number:", "é", "do paciente", "=".
const LINK = String.raw`(?:[ \t]{0,2}(?:[:=#,(-]|(?:numbers?|num|no|nos|nr|n|nº|n°|id|pin|code|is|was|é|eh|foi|hospitalar|geral|nacional|o|a|do|da|de|dele|dela|paciente|patient|doente|hospital|saúde|sus|sistema)(?![\p{L}\d])[.º°]?)){0,5}[ \t]{0,2}`;
// A number that may contain letters and separators.
const CODE = String.raw`[A-Z]{0,5}[-./]?\d[A-Z\d]*(?:[-./][A-Z\d]{1,12}){0,4}`;
const UNIT = String.raw`(?![\d%]|[.,]\d|[ ]?(?:mg|mcg|µg|g|kg|ml|l|ui|iu|mm|cm|mmhg|bpm|pacientes?|patients?|doentes?|pts|casos?|cases?|pessoas|people|beds|leitos|dias|days|weeks|semanas|h|horas|hours|por|per)(?![\p{L}\d]))`;

interface LabelledNumber {
  readonly kind: IdentifierKind;
  readonly pattern: RegExp;
  /** Whether a match is a number of this kind; default: every match is. */
  readonly accepts?: (value: string, match: string) => boolean;
}
const labelled = (
  kind: IdentifierKind,
  label: string,
  value: string,
  accepts?: LabelledNumber['accepts'],
  link = LINK,
): LabelledNumber => ({
  kind,
  pattern: new RegExp(String.raw`(?<![\p{L}\d])(?:${label})(?!\p{L})${link}(${value})${UNIT}`, 'giud'),
  ...(accepts ? { accepts } : {}),
});

const hasDigits = (least: number) => (value: string) => digitsOf(value).length >= least;
const isAmount = (value: string): boolean =>
  /^\d+(?:mg|mcg|g|kg|ml|l|ui|iu|mm|cm|h|x\d*|st|nd|rd|th|[ao]|bpm|mmhg)$/iu.test(value);
const isYear = (value: string): boolean => /^(?:19|20)\d\d$/.test(value);
/** Labels that also have other meanings require "number" or a separator, or a long number. */
const isNamed = (value: string, match: string): boolean =>
  digitsOf(value).length >= 3 &&
  (/[:#=º°]|(?<!\p{L})(?:number|num|no|nr|nº|n°|id|hospitalar|geral)[.:]?\s{0,2}[A-Z\d-]*\d/iu.test(match) ||
    (!isYear(value) && digitsOf(value).length >= 6));
const isNamedOrLong = (value: string, match: string): boolean =>
  isNamed(value, match) || (!isYear(value) && digitsOf(value).length >= 4);
const notYear = (value: string, match: string): boolean =>
  digitsOf(value).length >= 3 && (!isYear(value) || isNamed(value, match));
const isLongCode = (value: string): boolean =>
  digitsOf(value).length >= 4 || (digitsOf(value).length >= 2 && value.length >= 6);

const INSURERS =
  'unimed|amil|hapvida|notre ?dame|bradesco sa[úu]de|sul ?am[ée]rica|porto seguro|golden cross|cassi|geap|ipsemg|iamspe|planserv|aetna|cigna|humana|kaiser|blue ?cross|blue shield|bcbs|united ?health(?:care)?|anthem|bupa|axa|adse|multicare|m[ée]dis|advancecare|medicare|medicaid|mbi|hicn';
const PLAN_WORDS =
  'insurance|health ?plan|plan|policy|member|subscriber|beneficiary|group|carteir(?:a|inha)|conv[êe]nio|plano(?: de sa[úu]de)?|ap[óo]lice|seguro|benefici[áa]rio|medical card';
const FREE_LINK = String.raw`(?:[ \t,:#=(-]{1,2}\p{L}{1,12}\.?){0,4}?${LINK}`;
const UF = '(?:[-/ ]{0,2}[A-Z]{2})?';

const LABELLED: readonly LabelledNumber[] = [
  labelled('plate', 'vin|chassis?', '[A-HJ-NPR-Z\\d]{11,17}', hasDigits(4)),
  labelled('cpf', 'cpf', String.raw`\d(?:[ ./-]{0,3}\d){10}`),
  labelled('cns', 'cns|cart[ãa]o (?:do |nacional )?(?:sus|de sa[úu]de)|sus', String.raw`\d(?:[ .-]?\d){14}`),
  labelled('nhs', 'nhs(?: ?(?:number|no|n[º°]))?', String.raw`\d{3}[ -]?\d{3}[ -]?\d{4}`),
  labelled('ssn', 'ssn|social security|social', String.raw`\d{3}[- ]?\d{2}[- ]?\d{4}`),
  labelled('ssn', 'ssn|social security', String.raw`[\dX*]{3}-[\dX*]{2}-\d{4}`),
  labelled(
    'ssn',
    'last (?:4|four)(?: digits)?(?: of)?(?: (?:the|his|her))? (?:ssn|social(?: security)?)',
    String.raw`\d{4}`,
  ),
  labelled('nif', 'nif|contribuinte|n[úu]mero fiscal|vat', String.raw`(?:PT ?)?\d{3}[ .]?\d{3}[ .]?\d{3}`),
  labelled('utente', 'utente|sns|rnu|cart[ãa]o de utente|user number', String.raw`\d{3}[ .]?\d{3}[ .]?\d{3}`),
  labelled(
    'rg',
    'rg|r\\.g\\.|identidade|reg(?:istro|\\.)? geral|carteira de identidade|bilhete de identidade|b\\.?i\\.?|cart[ãa]o (?:de|do) cidad[ãa]o|cc',
    String.raw`(?:[A-Z]{2}[ -]?)?\d{1,2}[. ]?\d{3}[. ]?\d{3}(?:[ -]?[\dX](?: ?[A-Z]{2}\d)?)?`,
  ),
  labelled(
    'healthplan',
    `${INSURERS}`,
    String.raw`[A-Z]{0,4}-?\d[A-Z\d]*(?:[ ./-][A-Z]{0,3}\d[A-Z\d]{0,14}){0,6}(?:[-/][A-Z]{1,3}(?!\p{L}))?`,
    (value) => digitsOf(value).length >= 5 && value.length >= 6,
    FREE_LINK,
  ),
  labelled(
    'healthplan',
    PLAN_WORDS,
    String.raw`[A-Z]{0,4}-?\d[A-Z\d]*(?:[ ./-][A-Z]{0,3}\d[A-Z\d]{0,14}){0,6}`,
    hasDigits(6),
    FREE_LINK,
  ),
  labelled(
    'account',
    'acct|account|a/c|bank|iban|conta(?: corrente| poupan[çc]a| banc[áa]ria)?|ag[êe]ncia|ag|pix|nib|sort code|routing|credit card|debit card|card|visa|mastercard|cart[ãa]o(?: de cr[ée]dito| de d[ée]bito)?|invoice|fatura|boleto|cheque|check|billing',
    String.raw`(?:[A-Z]{2}\d{2}[ ]?)?\d{1,16}(?:[ .-]{1,2}(?:\d{1,8}|[A-Z]{1,4}\d{1,6}|[xX](?!\p{L}))){0,8}(?:,? ?(?:c\/c|cc|conta|ag[êe]ncia|ag)\.? ?\d[\d.-]{2,12}){0,2}`,
    hasDigits(5),
    String.raw`(?:[ \t]{0,2}\p{L}{1,10}\.?){0,2}?${LINK}`,
  ),
  labelled(
    'licence',
    String.raw`(?:driver'?s?|driving|pilot|medical|nursing|professional|state|firearm|gun)[ ]licen[cs]e|licen[cs]e(?! plate)|dl(?= ?(?:#|no|number|:|[A-Z]?\d))|cnh|carta de condu[çc][ãa]o|habilita[çc][ãa]o|carteira de motorista|(?:crm|coren|cro|crefito|crf|crn|crp|crfa|crbm)${UF}|gmc|nmc|npi|dea|passport|passaporte|ordem dos m[ée]dicos|c[ée]dula(?: profissional)?|t[íi]tulo de eleitor|pis|pasep|nit|nis|ctps|carteira de trabalho|certid[ãa]o|certificate`,
    String.raw`[A-Z]{0,6}-?\d[A-Z\d]{0,20}(?:[-./ ]\d[A-Z\d]{0,12}){0,4}`,
    (value) => digitsOf(value).length >= 4 && !isYear(value),
  ),
  labelled(
    'device',
    String.raw`serial|s/n|sn|s\.n\.|udi(?:[-]di)?|imei|mac|(?:device|transmitter|sensor|pump|implant|monitor|dispositivo) (?:id|identifier|number|serial|no)|lote/serial sn|n[ºo°]?\.? de s[ée]rie|n[úu]mero de s[ée]rie|s[ée]rie`,
    String.raw`(?=[A-Z\d()./-]{0,12}\d)[A-Z\d()][A-Z\d()./-]{3,40}[A-Z\d]`,
    isLongCode,
  ),
  labelled(
    'device',
    String.raw`pacemaker|marca-?passo|icd|cdi|implante?|pump|bomba|device|dispositivo|pr[óo]tese|prosthesis|stent|valve|v[áa]lvula|cochlear|ventilator|monitor|cgm|glucometer|sensor`,
    String.raw`(?=[A-Z\d-]{0,8}\d)[A-Z]{1,5}-?\d{4,}[A-Z\d-]{0,12}|\d{6,20}[A-Z]?`,
    undefined,
  ),
  labelled(
    'biometric',
    String.raw`finger ?prints?|thumb ?print|(?:palm|hand|finger|face) ?scan|palm ?print|voice ?print|retinal? scan|iris scan|face ?id|facial recognition|biometri[ac]s?|biom[ée]tric[oa]|impress[ãa]o digital|impress[õo]es digitais|digital|[íi]ris(?: cadastrada)?|retina|dna sample id|template|biom[ée]trico`,
    String.raw`(?=[A-Z\d-]{0,16}\d)[A-Z]{1,12}\d{0,12}(?:-[A-Z\d]{1,14}){0,4}|\d{5,}(?:-[A-Z\d]{1,8}){0,3}`,
    (value) => digitsOf(value).length >= 3,
    String.raw`(?:[ \t]{0,2}(?:template|hash|file|scan|record|registro|arquivo|cadastro|cadastrad[oa]|leitura|code|c[óo]digo|d[aeo]|no|na|of|for|ponto|clock)){0,4}${LINK}`,
  ),
  labelled(
    'record',
    String.raw`prontu[áa]rios?|pront\.?|matr[íi]cula|mrn|mr(?= ?#)|medical record|med\.? ?rec|patient id|id do paciente|id (?:do|da) doente|rghc|processo(?: cl[íi]nico)?|proc\.?|hosp(?:ital)?\.? (?:no|number|n[º°]|id)|accession|epis[óo]dio|encounter|csn|fin|aih|cad(?:astro)?|ficha|specimen|sample|amostra|case (?:no|number)|unit number|urn|ur|hn|chi number|chi`,
    CODE,
    notYear,
  ),
  labelled(
    'record',
    String.raw`record|chart|hospital|admission|registr?o|registo|atendimento|laudo|exame|requisi[çc][ãa]o|guia|order|visit|patient|paciente|doente|pt|hosp|id|study id|lab|bed ?card|wristband|pulseira|tag`,
    CODE,
    isNamed,
  ),
  labelled('record', String.raw`reg|rh|prt|atend|registro|atendimento`, CODE, isNamedOrLong),
];

/** Forms that need no label. */
const UNLABELLED: readonly LabelledNumber[] = [
  {
    kind: 'cpf',
    pattern: /(?<![\d.,/-])(?=(\d(?:[ .-]?\d){8}(?: ?[/.-]? ?\d){2})(?!\d|\/\d))/dg,
    // A CPF has at most four groups; more are a list of numbers.
    accepts: (value) => value.split(/\D+/).length <= 4 && isCpf(digitsOf(value)),
  },
  {
    kind: 'cns',
    pattern: /(?<![\d.,/-])(\d{3}[ .]?\d{4}[ .]?\d{4}[ .]?\d{4})(?![\d/])/dg,
    accepts: (value) => isCns(digitsOf(value)),
  },
  { kind: 'nhs', pattern: /(?<![\d.,/+-])(\d{3} \d{3} \d{4})(?![\d/])/dg, accepts: (value) => isNhs(digitsOf(value)) },
  { kind: 'ssn', pattern: /(?<![\d.,/-])(\d{3}-\d{2}-\d{4})(?![\d/-])/dg },
  { kind: 'rg', pattern: /(?<![\d.,/-])(\d{2}\.\d{3}\.\d{3}-[\dXx])(?![\d/-])/dg },
  { kind: 'healthplan', pattern: /(?<![\p{L}\d-])(\d[A-Z][A-Z\d]\d-[A-Z][A-Z\d]\d-[A-Z]{2}\d{2})(?![\p{L}\d-])/dgu },
  { kind: 'account', pattern: /(?<![\p{L}\d])([A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,3})?)(?![\p{L}\d])/dgu },
  {
    kind: 'account',
    pattern: /(?<![\d.,/-])(\d{4}[ -]?\d{4}[ -]?\d{4}[ -]?\d{4})(?![\d/-])/dg,
    accepts: (value) => isCardNumber(digitsOf(value)),
  },
  {
    kind: 'plate',
    pattern:
      /(?<![\p{L}\d-])(\d{2}-[A-Z]{2}-\d{2}|[A-Z]{2}-\d{2}-[A-Z]{2}|[A-Z]{2}-\d{2}-\d{2}|\d{2}-\d{2}-[A-Z]{2})(?![\p{L}\d-])/dgu,
  },
  { kind: 'device', pattern: /(?<![\p{L}\d:])([\dA-F]{2}(?::[\dA-F]{2}){5})(?![\p{L}\d:])/dgiu },
];

/** Ten digits are also a phone number or an order: an NHS number only in a text that names one. */
const BARE_NHS = /(?<![\p{L}\d.,/+-])(\d{10})(?![\p{L}\d/-])/dgu;

const VEHICLE =
  /(?<!\p{L})(?:cars?|carros?|motos?|motorcycle|bikes?|scooter|drivers?|motoristas?|condutor[ae]?s?|vehicles?|ve[íi]culos?|viaturas?|plates?|placas?|matr[íi]cula|vans?|trucks?|lorry|caminh[ãa]o|ambul[âa]ncias?|ambulances?|taxis?|t[áa]xi|uber|acidente|crash|collision|colis[ãa]o|rtc|mva|rta|parked|estacionad[oa]|license|registration|reg|tag|atropelad[oa]|atropelamento|run over|hit by|suv|jeep|fiat|gol|corsa|honda|yamaha|toyota|ford|vw|bmw|golf|civic|corolla)(?!\p{L})/iu;
const PLATES =
  /(?<![\p{L}\d-])([A-Z]{3}[- ]?\d[A-Z]\d{2}|[A-Z]{3}[- ]?\d{4}|[A-Z]{2}\d{2} ?[A-Z]{3}|\d[A-Z]{3}\d{3}|[A-Z]\d{1,3} ?[A-Z]{3})(?![\p{L}\d-])/dgu;
const LABELLED_PLATE =
  /(?<!\p{L})(?:(?:licen[cs]e |number |reg(?:istration)? )?plates?(?: no\.?| number)?|placas?|matr[íi]cula|reg(?:istration)?(?: no\.?| number| plate)?|tag)(?!\p{L})[ :#=-]{1,3}(?:is |é |do carro |da moto )?((?=[A-Z -]{0,6}\d|\d{1,4}[ -]?[A-Z])[A-Z\d]{1,4}[- ]?[A-Z\d]{1,4}(?:[- ]?[A-Z\d]{2,3})?)(?![\p{L}\d-])/dgiu;

/** A number with check digits is proven, unless its groups are those of another number, such as a phone number. */
function priorityOf(kind: IdentifierKind, value: string): number {
  if (kind === 'cpf') return /^(?:\d{11}|\d{3}\.\d{3}\.\d{3}[-/]\d{2})$/.test(value) ? priority.proven : priority.weak;
  return kind === 'cns' || kind === 'nhs' || kind === 'plate' ? priority.proven : priority.checkDigits;
}

const isBesideVehicle = (text: string, { 0: value, index }: RegExpExecArray): boolean =>
  !/^CD\d|CAR$/.test(value) &&
  (VEHICLE.test(text.slice(Math.max(0, index - 60), index)) ||
    VEHICLE.test(text.slice(index + value.length, index + value.length + 40)));

/** Personal numbers with a label or an unmistakable form, in English and Portuguese (VAL-4). */
export function findNumbers(text: string): readonly Candidate[] {
  const found: Candidate[] = [];
  for (const { kind, pattern, accepts } of LABELLED)
    for (const match of text.matchAll(pattern)) {
      const value = match[1]?.trimEnd() ?? '';
      if (value !== '' && !isAmount(value) && (accepts?.(value, match[0]) ?? true))
        found.push(atGroup(match, kind, priority.labelled));
    }
  for (const { kind, pattern, accepts } of UNLABELLED)
    for (const match of text.matchAll(pattern))
      if (accepts?.(match[1] ?? '', match[0]) ?? true)
        found.push(atGroup(match, kind, priorityOf(kind, match[1] ?? '')));
  if (/(?<!\p{L})nhs(?!\p{L})/iu.test(text))
    for (const match of text.matchAll(BARE_NHS))
      if (isNhs(match[1] ?? '')) found.push(atGroup(match, 'nhs', priority.proven));
  for (const match of text.matchAll(LABELLED_PLATE))
    if (/[A-Z]/.test(match[1] ?? '') && (match[1] ?? '').replace(/[- ]/g, '').length <= 8)
      found.push(atGroup(match, 'plate', priority.proven));
  for (const match of text.matchAll(PLATES))
    if (isBesideVehicle(text, match)) found.push(atGroup(match, 'plate', priority.checkDigits));
  return found;
}
