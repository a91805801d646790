import { parseRules } from './rewrite-rules';

/** Counts, units and ages as a formal text writes them. No rule changes a number. */
export const portugueseCounts = parseRules(String.raw`
  // "3x" is three times, and "2x/dia" twice a day; "13x8" and "2x2 cm" are measures.
  (?<!\d )1x/(dia|semana|m[eê]s|ano) => 1 vez por $1
  (?<!\d )([2-9]|1\d)x/(dia|semana|m[eê]s|ano) => $1 vezes por $2
  (?<!(?:aumento|objetiva|lente|lupa) (?:de )?)1x(?={K}| (?:ao|à|por|n[ao]|s[oó]|e|ou|cada)(?!\p{L})) => 1 vez
  (?<!(?:aumento|objetiva|lente|lupa) (?:de )?)([2-9]|1\d)x(?={K}| (?!\d)\p{L}) => $1 vezes
  (?<=\d ?(?:mg|mcg|g|ml|mL|UI|mEq|kcal|gotas?)(?:/kg)?)/d(?={K}| (?!\d)) => /dia
  ! (\d{1,5}(?:[.,]\d{1,3})?)(mg|mcg|µg|kg|ml|mL|dL|L|cm|mm|km|UI|mEq|mmol|mmHg|bpm|kcal|min|Gy)(?![\p{L}\d]|/\d) => $1 $2
  ! (?<!(?:agulha|jelco|gelco|abocath|cateter|scalp|AVP|CVP|venoso) )(\d{1,3}(?:[.,]\d{1,3})?)g(?![\p{L}\d]|/\d) => $1 g
  // An age without its unit.
  (pacientes?|doente|utente|homem|mulher|senhora?|idos[oa]|rapaz|menin[oa]|colega) de ([1-9]\d)(?={K}| (?:por|q|que|infart\p{L}+|morr\p{L}+|chegou|veio)(?!\p{L})) => $1 de $2 anos
  (mi[uú]d[oa]|menin[oa]|crian[cç]a|rapaz|rapariga|garot[oa]) (?:de )?(\d{1,2}) ?A(?= |,) => $1 de $2 anos
  // "A" before the hour: "chegou as 4h".
  (?<!(?<!\p{L})(?:todas|entre|para|pra|p/|ap[oó]s|apos|desde|at[eé]|ate|durante|nas|cada|s[aã]o|completar?|fech\p{L}{1,3}|fa[zc]\p{L}{0,3}|fi[zs]|fez|perd\p{L}{1,3}|bat\p{L}{1,3}|pass\p{L}{1,3}|ess[ae]s|est[ae]s|e|dorm\p{L}{1,3}|trabalh\p{L}{1,3}|aguent\p{L}{1,3}|cumpr\p{L}{1,3}) )as (?=(?:\d|1\d|2[0-3])h(?:[0-5]\d)?(?={K}| (?:com|e|ou|n[ao]|sem|s[oó]|mas|hoje|ontem|amanh[aã]|pel[ao]|j[aá]|para)(?!\p{L})| [cs]/)) => às~
  (?<=às \d{1,2}h(?:[0-5]\d)? ou )(?=\d{1,2}h) => às~
  (?<=(?<!\p{L})(?:picada|mordedura|jararaca|cascavel|acidente|queda|trauma|AVC|IAM|dor|bolsa rota|TCE)(?: \p{L}{2,12}){0,2} )c/ ?(?=\d{1,2} ?h{K}) => com~
  (?<=(?<!\p{L})(?:positiv[oa]|Epley|Hallpike) )a (?=[DE](?!\p{L})) => à~
  (\d{1,2} (?:ampolas|frascos|bolsas|unidades|concentrados|gotas|comprimidos|litros|tubos)) (?=(?:soro|adrenalina|atropina|bicarbonato|salbutamol|ipratr[oó]pio|glicose|sangue|plasma|plaquetas|hem[aá]cias|imunoglobulina|antibi[oó]tico)(?!\p{L})) => $1 de~
`);
