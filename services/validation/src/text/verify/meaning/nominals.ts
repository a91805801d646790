import { fold } from '../../tokens/fold';
import type { Language } from '../../tokens/types';

/**
 * Verbs and the nouns of their act, a pair a word: "depois de extubar" is "após a extubação". Reviewed: the noun names
 * the act alone, not its result.
 */
const PAIRS: Readonly<Record<Language, string>> = {
  en: `
stopping/discontinuation stopping/cessation discontinuing/discontinuation starting/initiation commencing/initiation
giving/administration administering/administration switching/conversion extubating/extubation intubating/intubation
discharging/discharge admitting/admission transferring/transfer vaccinating/vaccination immunising/immunisation
transfusing/transfusion removing/removal inserting/insertion placing/placement draining/drainage aspirating/aspiration
weaning/withdrawal tapering/reduction reducing/reduction increasing/escalation treating/treatment operating/surgery
loading/loading anticoagulating/anticoagulation cardioverting/cardioversion ventilating/ventilation sedating/sedation
replacing/replacement correcting/correction measuring/measurement
`,
  pt: `
aspirar/aspiração extubar/extubação intubar/intubação operar/cirurgia vacinar/vacinação drenar/drenagem
suspender/suspensão interromper/interrupção iniciar/início começar/início introduzir/introdução trocar/troca
reduzir/redução diminuir/redução aumentar/aumento retirar/retirada remover/remoção colocar/colocação tirar/retirada
transfundir/transfusão internar/internação tratar/tratamento medir/medição dosar/dosagem coletar/coleta colher/coleta
administrar/administração dar/administração aplicar/aplicação usar/uso tomar/uso sedar/sedação ventilar/ventilação
puncionar/punção suturar/sutura extrair/extração corrigir/correção repor/reposição desmamar/desmame
anticoagular/anticoagulação encaminhar/encaminhamento avaliar/avaliação reavaliar/reavaliação repetir/repetição
hidratar/hidratação imobilizar/imobilização fixar/fixação amputar/amputação ressecar/ressecção biopsiar/biópsia
`,
};

const nouns = (language: Language): ReadonlyMap<string, readonly string[]> => {
  const map = new Map<string, string[]>();
  for (const pair of PAIRS[language].trim().split(/\s+/u)) {
    const [verb = '', noun = ''] = pair.split('/');
    map.set(fold(verb), [...(map.get(fold(verb)) ?? []), noun]);
  }
  return map;
};
const byLanguage: Readonly<Record<Language, ReadonlyMap<string, readonly string[]>>> = {
  en: nouns('en'),
  pt: nouns('pt'),
};

/** A verb after one of these names its act, and is neither an order nor a report. */
const BEFORE_ACTS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:after|before|without|despite|by|of|since|during|until|on|for)$/,
  pt: /^(?:quer|querem|de|apos|antes|depois|sem|ao|por|para|p\/|pra|ate|dps)$/,
};

/** The nouns of the act that a verb after a preposition names. */
export const nounsOfAct = (word: string, before: string, language: Language): readonly string[] =>
  BEFORE_ACTS[language].test(before) ? (byLanguage[language].get(word) ?? []) : [];
