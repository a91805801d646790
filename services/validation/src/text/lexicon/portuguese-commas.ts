import { oneOf } from './one-of';
import { parseRules } from './rewrite-rules';

const macros = {
  person: oneOf(
    String.raw`senhora?|sra?|homem|mulher|pacientes?|pct|pcte|idos[oa]|menin[oa]|crian[cç]a|masc|fem|RN|beb[eê]|gestante|doente|utente|rapaz|pu[eé]rpera`,
  ),
  request: oneOf(
    String.raw`vejam|usem|pe[cç]am|fa[cç]am|deem|d[eê]em|examinem|chequem|confiram|perguntem|avaliem|pensem|suspendam|colham|me[cç]am|olhem|lembrem|evitem|notifiquem|chamem|liguem|tirem|encaminhem|repitam|dosem`,
  ),
  calls: oneOf(
    String.raw`cham[ae]r?|avis[ae]r?|lig[ae]r?|intern[ae]r?|volt[ae]r?|retorn[ae]r?|intub[ae]r?|fa[zç]\p{L}{0,3}|repet\p{L}{1,3}|suspend\p{L}{1,2}|transfer\p{L}{1,3}|encaminh\p{L}{1,2}`,
  ),
};

/** Commas that a phone leaves out and every formal text has. */
export const portugueseCommas = parseRules(
  String.raw`
  (?<=[\p{L}\d)%]{2})(?<!(?<!\p{L})(?:e|ou|nem|ah|ai|oi|o|um|uns|os|seus|com|sem|n[aã]o|n)) mas (?=\p{L}{2}|[aoeé] ) => , mas~
  ((?:sem|s/) \p{L}{3,16}) (?=(?:sem|s/) \p{L}{3}) => $1,~
  (?<=(?:^|[.!?:\n] ?|, )(?:antes de|depois de|quando|se|sempre que) [^.,;:!?\n]{3,70}\p{L}|(?:^|[.!?:\n] ?)se [^.,;:!?\n]{3,60}[<>]\d[.,]?\d?) (?=(?:n[aã]o |n )?{request}(?!\p{L})) => ,~
  (?<=(?:^|[.!?\n] ?|, )se (?:piorar|melhorar|precisar|necess[aá]rio|vomitar|sangrar|convulsionar|dessaturar|subir|descer|cair|houver \p{L}{3,12}|tiver \p{L}{3,12}|dor|febre)) (?={calls}(?!\p{L})) => ,~
  (?<=[\p{L}\d)]{2}) graças a deus(?={K}) => , graças a Deus
  {S}afinal (?=(?:o|a|os|as|quem|qual|quando|onde|isto|isso|n[aã]o|é|eu|estou|posso)(?!\p{L})) => afinal,~
  {S}(verdade seja dita|por outro lado|por exemplo|na verdade|em resumo|ainda bem|infelizmente|felizmente) (?=(?:o|a|os|as|um|uma|n[aã]o|eu|hoje|aqui|ningu[eé]m|quem)(?!\p{L}))(?<!ainda bem ) => $1,~
  {S}(sou \p{L}{5,22}(?:a|o|ta|ra|e)), (?=(?:estou|t[oô]|to) ) => $1 e~
  // A bed and who lies there.
  {S}((?:leito|cama|box|quarto) \d{1,3}[A-Z]?),? (?={person}(?!\p{L})) => $1:~
  (?<=(?::|[.;,]) )((?:leito|cama|box|quarto) \d{1,3}[A-Z]?) (?=(?:{person}|asma|AVC|IAM|sepse|DPOC|pneumonia|ICC|TCE|dor|crise|trauma|politrauma)(?!\p{L})) => $1,~
  ({person} de \d{1,3} anos) (?=(?:D?PO ?\d|POI|G\dP\d|HAS|DM2?|DPOC|IC|ex-)(?:[ ,A]|$)) => $1,~
  {S}o? ?(doente|paciente|utente) da (cama|box) => O $1 da $2
  ([DE] \d{1,2}x\d{1,2}) (?=[DE] \d{1,2}x\d) => $1,~
  (deitad[oa]|sentad[oa]|em p[eé]) (\d{1,2}x\d{1,2}) (?=(?:deitad[oa]|sentad[oa]|em p[eé]) \d) => $1 $2,~
  (m[aã]e (?:O|A|B|AB)[+-]),? (?=RN (?:O|A|B|AB)[+-]) => $1,~
  (RX|TC|RM|TAC|ECG|ecografia|eco|hemograma|an[aá]lises) controlo(?={K}| (?:ok|normal|sem|com|hoje|amanh[aã])(?!\p{L})) => $1 de controlo
`,
  macros,
);
