import { oneOf } from './one-of';
import { parseRules } from './rewrite-rules';

const macros = {
  person: String.raw`(?:paciente|doente|utente|homem|mulher|senhora?|idos[oa]|menin[oa]|crian[cç]a|rapaz|rapariga|gestante|gr[aá]vida|RN|lactente)`,
  // Measured values, as they stand before their number.
  value: oneOf(
    String.raw`pH|CO2|pCO2|PaCO2|PA|TA|FC|FR|SatO2|SpO2|Hb|Cr|lactato|Glasgow|GCS|QTc|INR|TGP|TGO|ALT|AST|BT|litemia|glicemia|NIHSS|troponina`,
  ),
  number: String.raw`\d{1,4}(?:[.,]\d{1,2}|x\d{2,3})?%?`,
  state: String.raw`(?:exacerbad|agudizad|descompensad|agitad|sonolent|confus|acordad|febril|afebril|oral|exclusiv|torporos|dispneic|dispn[eé]ic|taquic[aá]rdic|hipotens)(?:[oa]|)`,
};

/** Commas between the parts of a case that a phone writes one after another (VAL-66). */
export const portugueseCaseCommas = parseRules(
  String.raw`
  ! (?<=(?<!\p{L}){value} {number}(?: mmHg| bpm| mg/dL)?) (?=(?:{value} \d|VNI |ECG |RX |TC )) => ,~
  ! (?<=(?<!\p{L}){state}) (?={value} \d) => ,~
  ! (?<=(?<!\p{L})sem (?:melhora|melhoria|resposta)) (?=(?:a )?(?:fam[ií]lia|UTI|UCI|PA|FC)(?!\p{L})) => ,~
  ! (?<=(?<!\p{L})(?:UTI|UCI|CTI|enfermaria|emergência|urgência) (?:lotada|cheia|sem vaga)) (?=(?:a )?(?:regula[cç][aã]o|fam[ií]lia|SAMU|CROSS)(?!\p{L})) => ,~
  (?<=(?<!\p{L})fam[ií]lia quer tudo) (?=(?:UTI|UCI|CTI|regula[cç][aã]o|entub|intub)) => ,~
  ! (?<={person} de \d{1,3} anos) (?=\p{Lu}{2,5} há \d) => ,~
  (?<=(?<!\p{L})\d{1,3} anos) (?=1[ºª] (?:surto|ep|epis[oó]dio|crise|convuls|gesta)) => ,~
  ! (?<=(?<!\p{L})em uso de \p{Lu}\p{L}{3,14}) (?=(?:TC|RX|ECG|RM|TAC) ) => ,~
  ! (?<=(?<!\p{L})com (?:Lixiana|Marevan|Xarelto|Eliquis|Pradaxa|Varfine|Sintrom)) (?=(?:TC|RX|ECG|RM|TAC) ) => ,~
  (?<=(?<!\p{L})(?:ok|normal|sem (?:hemorragia|sangramento|altera[cç][oõ]es|fratura))) (?=(?:liberad[oa]|teve alta|recebeu alta)(?!\p{L})) => ,~
  (?<=(?<!\p{L})(?:liberad[oa]|teve alta|recebeu alta)) (?=(?:voltou|retornou) ) => ,~
  ! (?<=(?<!\p{L})(?:FV|TV|AESP|assistolia)) (?=\d{1,2} choques?) => ,~
  ! (?<=(?<!\p{L})\d choques?) (?=(?:voltou|ROSC)(?!\p{L})) => ,~
  (?<=(?<!\p{L})ou \p{L}{3,12}) o que (?=voc[eê]s (?:fariam|fazem|acham)(?!\p{L})) => ? ^o que~
  (?<=(?<!\p{L})voltou em \d{1,2} min) (?=chegou ) => ,~
`,
  macros,
);
