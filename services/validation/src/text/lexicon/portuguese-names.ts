import { oneOf } from './one-of';
import { parseRules } from './rewrite-rules';

/** Journals, societies, laboratory names and systems whose small letters are no other word. */
export const PORTUGUESE_ACRONYMS = `
  JAMA NEJM BMJ SBPT SBEM SBIm SBOT SBNP SBMFC SOGC SBHCI SBCM SBIBAE SBACV SBGG SBRH SBNPE SBMT SBCP SPMI SPEDM APMGF ACSS ARSLVT CFM
  COREN CREMESP CREMERJ CREFITO COFFITO PNI CPF CNPJ CNES FSH GnRH LHRH ACTH DHEA SHBG IGF1 ANVISA CONASS CONASEMS EBSERH SISREG DATASUS
  BRASPEN AMIB FEBRASGO AHA EULAR KDIGO dTpa VPC13 VPC10 VPP23 GeneXpert SClínico McRoberts Colles
  HCPA UNIFESP UFRJ UFMG UFBA UFPE UERJ UNICAMP CHUC IPO RNCCI UCC UCSP ECCI ERPI CIPE COVID
`;

/** Places whose small letters are no other word, with the accents that a phone leaves out. */
const PLACES =
  `curitiba Curitiba; manaus Manaus; cuiab[aá] Cuiabá; macei[oó] Maceió; aracaju Aracaju; teresina Teresina; macap[aá] Macapá; goi[aâ]nia Goiânia; bras[ií]lia Brasília
  florian[oó]polis Florianópolis; joinville Joinville; blumenau Blumenau; londrina Londrina; maring[aá] Maringá; campinas Campinas; sorocaba Sorocaba; ribeir[aã]o preto Ribeirão~Preto
  uberl[aâ]ndia Uberlândia; niter[oó]i Niterói; petr[oó]polis Petrópolis; caruaru Caruaru; petrolina Petrolina; juiz de fora Juiz~de~Fora; s[aã]o lu[ií]s São~Luís; jo[aã]o pessoa João~Pessoa
  campo grande Campo~Grande; feira de santana Feira~de~Santana; foz do igua[cç]u Foz~do~Iguaçu; santarém Santarém; marab[aá] Marabá; roraima Roraima; rond[oô]nia Rondônia; tocantins Tocantins
  para[ií]ba Paraíba; piau[ií] Piauí; maranh[aã]o Maranhão; paran[aá] Paraná; sergipe Sergipe; alagoas Alagoas
  set[uú]bal Setúbal; [eé]vora Évora; leiria Leiria; viseu Viseu; portalegre Portalegre; almada Almada; sintra Sintra; cascais Cascais; oeiras Oeiras; matosinhos Matosinhos
  guimar[aã]es Guimarães; portim[aã]o Portimão; vilamoura Vilamoura; alentejo Alentejo; algarve Algarve; funchal Funchal; coimbra Coimbra; lisboa Lisboa; covilh[aã] Covilhã
  viana do castelo Viana~do~Castelo; castelo branco Castelo~Branco; vila real Vila~Real; vila franca Vila~Franca; ponta delgada Ponta~Delgada; a[cç]ores Açores; odivelas Odivelas; torres vedras Torres~Vedras
  luanda Luanda; lubango Lubango; benguela Benguela; huambo Huambo; cabinda Cabinda; malanje Malanje; malange Malanje; u[ií]ge Uíge; namibe Namibe; mo[xc]ico Moxico; luena Luena; lobito Lobito
  cunene Cunene; saurimo Saurimo; menongue Menongue; ndalatando Ndalatando; sumbe Sumbe; soyo Soyo; caxito Caxito; cacuaco Cacuaco; talatona Talatona; cazenga Cazenga; kilamba Kilamba
  maputo Maputo; nampula Nampula; quelimane Quelimane; inhambane Inhambane; mo[cç]ambique Moçambique; cabo verde Cabo~Verde; guin[eé]-bissau Guiné-Bissau; s[aã]o tom[eé] São~Tomé; timor Timor`
    .split(/[;\n]/)
    .map((row) => row.trim().split(' '))
    .map((row) => [row.slice(0, -1).join(' '), row.at(-1) ?? ''] as const);
const PLACED = PLACES.map(([small, name]) => `! ${small}(?![\\p{L}-]) => ${name}`).join('\n');

const macros = {
  // Places that are other words too: after a preposition that only a place has.
  named: oneOf(
    String.raw`viana|braga|beja|guarda|bragan[cç]a|faro|gaia|aveiro|santos|vit[oó]ria|salvador|bel[eé]m|fortaleza|recife|natal|palmas|beira|bi[eé]|hu[ií]la`,
  ),
};

/** Names in small letters. Each rule changes letter case and accents only. */
export const portugueseNames = parseRules(
  `${PLACED}
${String.raw`
  ! (?<=(?<!\p{L})(?:aqui|c[aá]|moro|trabalho|vivo|hospital|interior|fornecedor|plant[aã]o|congresso|curso|jornadas?|colegas?|jornada|parteira|enfermeir[ao]|m[eé]dic[ao]|psic[oó]log[ao]|nutricionista|algu[eé]m|norte|sul)(?: de \p{L}{3,12})? (?:em|de) )({named})(?={K}) => ^$1
  ! (?<=(?<!\p{L})em )(sp)(?={K}| (?:a|o|e|na|no)(?!\p{L})) => SP
  ! (?<=(?<!\p{L})(?:em|de|do|no) )(rj)(?={K}) => RJ
  ! (?<=(?<!\p{L})em )(bh)(?={K}) => BH
  ! (?<=(?<!\p{L})em )(poa)(?={K}) => POA
  ! (?<=(?<!\p{L})no )(df)(?={K}) => DF
  ! (?<=(?<!\p{L})em )(?:pt|portugal)(?={K}) => Portugal
  (?<=(?<!\p{L})(?:fisioterapeuta|enfermeir[ao]|m[eé]dic[ao]|nutricionista|parteira|intern[ao]|dentista|farmac[eê]utic[ao]|psic[oó]log[ao]|aqui|c[aá]|trabalho|trabalhar|moro|congresso|curso|interna) no )porto(?={K}) => Porto
  ! lancet(?!\p{L}) => Lancet
  ! (?<=(?<!\p{L})(?:o|do|no|um|artigo|estudo) )dose trial => DOSE trial
  ! (?<=(?<!\p{L})s[ií]ndrome (?:de )?)dress(?!\p{L}) => DRESS
  ! dress (?=(?:por|com|sem) ) => DRESS~
  ! tb (?=(?:pulmonar|latente|resistente|multirresistente|ativa|miliar|ganglionar|pleural|[oó]ssea|men[ií]ngea|infantil|extrapulmonar)(?!\p{L})) => TB~
  ! (?<=(?<!\p{L})(?:com|c/|de|por|contra|trat\p{L}{1,4}) )tb(?={K}| (?:e|em|n[ao])(?!\p{L})) => TB
  ! lh (?=(?:basal|\d|e fsh|alto|baixo|de \d)(?!\p{L})) => LH~
  ! (?<=(?<!\p{L})(?:pedir|pedem|pe[cç]am|pediu|pediram|o|um|de|com|repetir|repete) )fan(?={K}| (?:por|em|de|para|p/|e|sem|s/|com|c/|positivo|reagente|negativo)(?!\p{L})) => FAN
  ! (?<=(?<!\p{L})(?:no|do|ao|pelo|em) )su(?={K}| h[aá](?!\p{L})) => SU
  ! (?<=\d (?:mil )?(?:leuc[oó]citos|leuco|neutr[oó]filos)[^.\n]{0,20} )gram (?=negativo|positivo) => Gram~
  ! e\.? ?coli(?!\p{L}) => E. coli
  ! ecoli(?!\p{L}) => E. coli
  ! a1c(?= \d|{K}) => A1c
  ! dtpa(?!\p{L}) => dTpa
  ! (?:na|Na) (?=1[1-6]\d[,;] )(?<=(?:[,;] |\d )na ) => Na~
  fratura (?:de )?(colles|smith|galeazzi|monteggia|bennett|jones|barton) => fratura de ^$1
  fratura-? ?luxa[cç][aã]o => fratura-luxação
  ! genexpert(?!\p{L}) => GeneXpert
  ! s\.?cl[ií]nico(?!\p{L}) => SClínico
  ! trakcare(?!\p{L}) => TrakCare
`}`,
  macros,
);
