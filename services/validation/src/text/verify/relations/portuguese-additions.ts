import {
  hasModal,
  isAtBoundary,
  isBeforeOnlyNegation,
  isAtStart,
  isBeforeWeight,
  isBesideAge,
  isChangedLater,
  isInfinitiveOrder,
  isObjectOfVerb,
  isPlanned,
  isQuestion,
  isReportedDose,
  isReportedDoseAfter,
} from './addition-contexts';
import { isDrug } from '../../tokens/is-drug';
import { isBeforeDuration, isReturn } from './durations';
import { isLabel, isNamedNoun, isOfFinding } from './named-things';
import { type Addition, after, always, before, type Place, wordAfter } from './place';

/** What a Portuguese rewriting may add, and what must stand around it. Reviewed: none of it states, requests or negates a fact. */
export const PORTUGUESE_ADDITIONS: readonly Addition[] = [
  { phrase: /^(?:recebeu|administrad[oa]s?)$/, fits: isReportedDoseAfter },
  { phrase: /^(?:administrad[oa]s?|dad[oa]s?|usad[oa]s?|utilizad[oa]s?)$/, fits: isReportedDose },
  {
    phrase: /^(?:tem|teve|apresenta|apresentou|apresentava|possui|havia|mostrou|mostra|sofreu|evoluiu com|era|e)$/,
    fits: isOfFinding,
  },
  { phrase: /^(?:dente|relacao|escore|manobra|nivel|niveis)$/, fits: isNamedNoun },
  { phrase: /^(?:deles|delas)$/, fits: after(/^(?:nenhum|nenhuma|ambos|ambas|alguns|todos)$/) },
  { phrase: /^(?:sou|da|do|de|caso|caso de|trata|se|questao|duvida|uma)$/, fits: isLabel },
  {
    phrase: /^(?:devo|devemos|se deve|deveria)$/,
    fits: (place) => isQuestion(place) && !hasModal(place) && !isAfterInfinitive(place),
  },
  {
    phrase: /^(?:devo |devemos )?(?:usar|administrar|prescrever|fazer)$/,
    fits: (place) => isQuestion(place) && !hasModal(place) && isDrug(wordAfter(place)) && isAtStart(place),
  },
  { phrase: /^(?:sera|serao)$/, fits: isPlanned },
  { phrase: /^(?:se)$/, fits: before(/^(?:pode|deve|indica|recomenda|orienta|senta)$/) },
  {
    phrase: /^(?:crianca|bebe|lactente)$/,
    fits: ({ pair, facts, first }) => (pair.rewriting[first]?.folded === 'crianca' ? facts.isChild : facts.isBaby),
  },
  { phrase: /^menino$/, fits: ({ facts }) => facts.isMale && facts.hasOnePatient && facts.isChild },
  { phrase: /^menina$/, fits: ({ facts }) => facts.isFemale && facts.hasOnePatient && facts.isChild },
  { phrase: /^(?:homem|rapaz)$/, fits: ({ facts }) => facts.isMale && facts.hasOnePatient },
  { phrase: /^(?:mulher)$/, fits: ({ facts }) => facts.isFemale && facts.hasOnePatient },
  {
    phrase: /^(?:sindrome)(?: da| de| do)?$/,
    fits: before(/^(?:cauda|guillain|sjogren|down|cushing|turner|nefrotica|serotoninergica)$/),
  },
  { phrase: /^(?:vitamina)$/, fits: before(/^(?:b12|b6|b1|d|d3|c|k|b)$/) },
  { phrase: /^(?:por)$/, fits: isBeforeDuration },
  { phrase: /^(?:em)$/, fits: isReturn },
  {
    phrase: /^(?:usad[oa]s?|utilizad[oa]s?)$/,
    fits: (place) =>
      /^(?:pode|podem|ser)$/.test(place.pair.rewriting[place.first - 1]?.folded ?? '') &&
      /^(?:com|c\/|em|na|no)$/.test(place.pair.post[place.edit.after[0]]?.folded ?? ''),
  },
  { phrase: /^(?:gestacao|gravidez)$/, fits: before(/^(?:gemelar|unica|multipla)$/) },
  { phrase: /^(?:feira)$/, fits: after(/^(?:segunda|terca|quarta|quinta|sexta)$/) },
  { phrase: /^(?:cirurgico|obstetrico)$/, fits: after(/^(?:centro)$/) },
  { phrase: /^(?:equipe(?: de| da)?|servico(?: de)?|setor(?: de)?)$/, fits: always },
  {
    phrase: /^(?:score|escore(?: de)?)$/,
    fits: (place) =>
      after(/^(?:t|wells|centor|curb|apgar|glasgow|vasc)$/)(place) ||
      before(/^(?:wells|centor|curb|apgar|glasgow|child|meld)$/)(place),
  },
  { phrase: /^(?:deve|devem|deve se|devem se)$/, fits: isInfinitiveOrder },
  {
    phrase: /^(?:usam|utilizam|recomendam|voces usam|voces utilizam|voces recomendam|voces)$/,
    fits: (place) => isQuestion(place) && !hasModal(place),
  },
  { phrase: /^(?:mas|e)$/, fits: isAtBoundary },
  { phrase: /^mas$/, fits: isBeforeOnlyNegation },
  { phrase: /^(?:anos|idade)$/, fits: isBesideAge },
  { phrase: /^(?:conduta|plano)$/, fits: ({ pair: { rewriting }, last }) => rewriting[last + 1]?.mark === ':' },
  { phrase: /^(?:amostra)$/, fits: before(/^(?:hemolisad[oa]|coagulad[oa]|insuficiente|contaminad[oa])$/) },
  { phrase: /^(?:usa|toma|em uso|faz uso)$/, fits: isChangedLater },
  { phrase: /^(?:pesando|peso)$/, fits: isBeforeWeight },
  {
    phrase: /^(?:retorno|seguimento|reavaliacao)$/,
    fits: (place) => /^(?:ortopedia|ambulatorio|cardiologia|consulta|clinica)$/.test(wordAfter(place)),
  },
  { phrase: /^(?:inibidor(?:es)?(?: de| da| do)?)$/, fits: before(/^(?:sglt2|dpp4|ieca|sglt)$/) },
  {
    phrase: /^(?:procedimento|medicamento|medicacao|farmaco|caso|quadro|conduta|exame|tratamento)$/,
    fits: isObjectOfVerb,
  },
  {
    phrase: /^(?:em)$/,
    fits: (place) =>
      /^(?:estava|esta|mantem|mantinha|segue|permanece|continua)$/.test(
        place.pair.rewriting[place.first - 1]?.folded ?? '',
      ),
  },
  {
    phrase: /^(?:doenca(?: de| do)?)$/,
    fits: before(/^(?:graves|kawasaki|crohn|parkinson|alzheimer|celiaca|chagas|lyme)$/),
  },
  { phrase: /^(?:funcao)$/, fits: before(/^(?:renal|hepatica|tireoidiana)$/) },
];

/** "Suspender devo" is no question of what to do. */
const isAfterInfinitive = ({ pair: { rewriting }, first }: Place): boolean =>
  /\p{L}{2}[aei]r$/u.test(rewriting[first - 1]?.folded ?? '');
