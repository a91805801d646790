import { isDrug } from '../tokens/is-drug';
import { fold, wordSet } from '../tokens/fold';
import { whenSure } from './contractions';
import type { Choice, WordContext } from './types';

/** Whether a word is one of a list, whose words are written without accents. */
const among = (list: string): ((word: string) => boolean) => {
  const words = wordSet(list);
  return (word) => words.has(fold(word));
};

const isArticle = among('o a os as um uma uns umas');
const isDeterminer = among(
  'o a os as um uma meu minha meus minhas seu sua nosso nossa esse essa este esta aquele aquela cada todo toda nenhum nenhuma qualquer outro outra',
);
const isNegation = among('nao n ñ');
/** Adjectives and nouns that say something of a subject, and seldom continue a noun phrase. */
const isPredicate = among(`
  normal comum incomum raro rara raros frequente importante fundamental essencial necessario necessaria preciso obrigatorio obrigatoria possivel impossivel
  dificil facil complicado complicada simples obvio obvia evidente verdade mentira mito balela lenda crucial imprescindivel indispensavel suficiente insuficiente
  inevitavel previsivel esperado esperada recomendado recomendada indicado indicada contraindicado contraindicada proibido proibida permitido permitida aceitavel
  inaceitavel inadmissivel util inutil valido valida viavel inviavel seguro segura perigoso perigosa arriscado arriscada eficaz ineficaz benefico prejudicial
  classico classica patognomonico patognomonica sinonimo reversivel irreversivel tratavel curavel prevenivel transmissivel contagioso contagiosa autolimitado
  autolimitada benigno benigna subdiagnosticado subdiagnosticada subestimado subestimada negligenciado negligenciada superestimado prioridade urgencia emergencia
  rotina excecao consenso culpa frescura besteira bobagem exagero absurdo ridiculo lamentavel vergonhoso revoltante triste lindo gratificante cansativo
  cansativa exaustivo desafiador melhor pior igual diferente parecido controverso controversa discutivel questionavel responsavel considerado considerada otimo otima
  positivo positiva negativo negativa grave leve condicional viaveis
  excelente pessimo horrivel maravilhoso bom boa ruim certo errado justo injusto sempre nunca tao muito mto mt bem super mais menos so apenas quase praticamente
  bastante extremamente realmente exatamente justamente meio totalmente contagem
`);
/** Those that no noun phrase continues with, even after an adjective. */
const isStrictPredicate = among(
  'contraindicado contraindicada recomendado recomendada proibido proibida inadmissivel inaceitavel',
);
/** What follows a predicate of a whole clause; a noun would make it part of a phrase ("dor e importante prejuízo"). */
const endsPredicate = among(
  'em no na nos nas num numa para pra p/ p de que q mas quando qdo se e mesmo demais pq porque nesse nessa neste nesta nesses nessas ne sim pois ate entao aqui hoje agora tambem tb ainda sempre ou por ao como isso',
);
const isQuestionWord = among('quando qdo como onde por pq porque quanto qto quantos qual quais quem');
const infinitive =
  /^(?!(?:qualquer|sequer|par|lugar|melhor|pior|maior|menor|doutor|professor|setor|valor|amor|dor|tumor|humor|ar|mar|solar|regular|ocular|familiar|hospitalar|escolar|pulmonar|similar|popular|circular)$)\p{L}{2,}(?:ar|er|ir|or)(?:-?l?[oa]s?)?$/u;
const aboutSubject = among(`
  problema ideal certo verdade duvida questao pergunta dica objetivo objectivo regra segredo macete pior melhor fato facto importante interessante curioso detalhe
  ponto legal engracado chato dificil ruim triste bom duro complicado diferenca desafio risco recado licao mensagem sensacao impressao opiniao sugestao
  recomendacao conduta medo foda recomendado correto normal primeiro ultimo unico principal esquema intuito proposta ideia
`);
const beforeSubject = among(
  'o a meu minha esse essa nossa nosso este esta outro outra unica unico maior grande sua seu',
);
const introduces = among('mas e que q porque pq entao pois aqui acho so ja hoje');
const isPerson = among(
  'paciente pcte pct ele ela mae pai crianca mulher homem marido esposa filho filha utente doente senhor senhora idoso idosa menino menina bebe quem',
);
const isCondition = among(`
  alergico alergica diabetico diabetica hipertenso hipertensa tabagista etilista alcoolatra asmatico asmatica cardiopata epileptico epileptica obeso obesa
  testemunha imunossuprimido imunossuprimida gestante lactante virgem cadeirante acamado acamada anticoagulado anticoagulada usuario usuaria portador portadora
  hipersensivel intolerante dependente renal cirrotico cirrotica
`);
const isEvaluated = among(`
  dos das problema desafio erro absurdo emergencia urgencia doenca medicamento exame droga opcao alternativa arma ferramenta classico sinal causa diagnostico
  condicao mito perigo saco inferno luta arte bom boa otimo otima excelente grande direito dever coisa otima questao pena vergonha privilegio presente
`);
const isAdverb = among(
  'tambem tb tbm ainda ja sempre nunca quase geralmente normalmente raramente realmente so nem ou hoje aqui la cá ca tudo nada isto so',
);

const isCopula = (context: WordContext): boolean => {
  const { before, after, secondBefore, thirdBefore, secondAfter, startsSentence, endsClause, isQuestion } = context;
  if (context.isJoined) return false;
  if (endsClause || after === '')
    return context.endsSentence && isQuestion && isNegation(before) && !answers(secondBefore);
  const ends = secondAfter === '' || endsPredicate(secondAfter) || infinitive.test(secondAfter);
  const predicate = isPredicate(after);
  if (startsSentence)
    return predicate && !isFreeAdverb(after)
      ? infinitive.test(secondAfter) ||
          /^(?:que|q)$/.test(secondAfter) ||
          /^(?:e|mas)$/.test(secondAfter) ||
          (isQuestion && (ends || isArticle(secondAfter)))
      : (after === 'hora' && secondAfter === 'de') || (after === 'isso' && /^(?:mesmo|msm|aí)$/.test(secondAfter));
  if (before === '') return false;
  if (isNegation(before))
    return (
      !answers(secondBefore) &&
      !afterNegation(after) &&
      !(isFinite(after) || /.{3}(?:ou|eu|iu|ei|aram|eram|iram|ava|avam)$/.test(after))
    );
  if (/^(?:que|q)$/.test(before))
    return /^(?:o|oq)$/.test(secondBefore) || before === 'q'
      ? !isQuestionWord(after)
      : !isQuestionWord(after) && !/^(?:que|q)$/.test(after);
  if (before === 'oq') return !isQuestionWord(after);
  if (/^(?:isso|isto|aquilo)$/.test(before))
    return (
      (predicate || isDeterminer(after) || thing(after)) &&
      (secondBefore === '' || introduces(secondBefore)) &&
      !/^(?:so|só|e)$/.test(secondBefore)
    );
  if (/^(?:esse|essa|este|esta)$/.test(before))
    return (
      (predicate && ends) ||
      (secondBefore === '' && isDeterminer(after) && !/^(?:ess[ea]|est[ea]|aquel[ea]|outr[oa])$/.test(after))
    );
  if (
    /^(?:hoje|hj|amanha|amanhã)$/.test(before) &&
    (/^(?:meu|minha|feriado)$/.test(after) || (after === 'dia' && secondAfter === 'de'))
  )
    return true;
  if (before === 'quem') return !isQuestionWord(after) && after !== 'e';
  if (before === 'qual' || before === 'quais') return isDeterminer(after) || predicate;
  if (/^(?:como|onde|quando|qdo|quanto)$/.test(before))
    return (
      /^(?:que|q)$/.test(after) || (isQuestion && isDeterminer(after) && (secondBefore === '' || before !== 'quando'))
    );
  if (/^(?:porque|pq|pois|se|embora|mas)$/.test(before))
    return (
      (predicate && !(before === 'se' && /^(?:so|só)$/.test(after))) ||
      (before !== 'mas' && /^(?:um|uma)$/.test(after)) ||
      (before === 'se' && !isQuestionWord(after) && !/^(?:so|só|se|nao|não|que|q)$/.test(after))
    );
  if (after === '#' && (before === 'aqui' || (secondBefore === 'aqui' && /^(?:ja|já)$/.test(before)))) return true;
  // "Tem evidência ou é medo?"
  if (before === 'ou') return !isQuestionWord(after) && after !== 'ou';
  if (
    /^(?:ele|ela)$/.test(before) &&
    (secondBefore === '' || introduces(secondBefore)) &&
    saysHow.test(after) &&
    !isFinite(after)
  )
    return true;
  if (isAdverb(before)) return predicate && !isFreeAdverb(after) && (ends || isFreeAdverb(secondAfter));
  if (
    isPerson(before) &&
    (thirdBefore === '' || secondBefore === '' || /^(?:ele|ela)$/.test(before)) &&
    isCondition(after)
  )
    return true;
  // "O problema é que ...", "minha dúvida é se ...".
  if (
    aboutSubject(before) &&
    beforeSubject(secondBefore) &&
    (thirdBefore === '' || introduces(thirdBefore)) &&
    (predicate ||
      isArticle(after) ||
      isNegation(after) ||
      /^(?:que|q|se|como|quando|qdo|qual|quanto)$/.test(after) ||
      infinitive.test(after))
  )
    return true;
  // "Corticoide é contraindicado em dengue", "a dor é comum": a whole subject, and what is said of it.
  const isWholeSubject =
    secondBefore === '' || (isDeterminer(secondBefore) && (thirdBefore === '' || introduces(thirdBefore)));
  const isNoun =
    before !== '#' &&
    before.length > 2 &&
    (isPerson(before) || !adjective.test(fold(before))) &&
    !isPredicate(before) &&
    !isAdverb(before) &&
    !verb.test(before);
  if (isWholeSubject && isNoun)
    return (
      (predicate &&
        !isFreeAdverb(after) &&
        !/^(?:bom|boa|otim[oa]|excelente|melhor|pior|simples)$/.test(fold(after)) &&
        ends) ||
      (/^(?:um|uma)$/.test(after) && isEvaluated(secondAfter))
    );
  return isNoun && isStrictPredicate(after) && ends && (isDrug(before) || secondBefore !== '');
};
const saysHow =
  /^(?!(?:que|quando|quanto|seu|sua)$)\p{L}{2,}(?:id[oa]|ad[oa]|os[oa]|vel|[ts]ente|al|ic[oa]|iv[oa]|ista)$/u;
/** Words before "não" as an answer: "disse não e foi embora". */
const answers = among(
  'ou sim disse disseram diz dizer falei falou falaram respondi respondeu responderam que q eu acho talvez se fala falar dizendo ainda',
);
const isFinite = among(
  'fica ficam foi foram era tem vai vou esta continua continuou deu veio fez faz fazem tenho tive quer quero pode podem segue volta vem disse sai passa pede mandou mandaram entra usa uso inicia inicio trata trato suspende repete mantem melhora piora evolui evoluiu acabou perdi',
);
const afterNegation = among(
  'por pq porque agora mas nem quando qdo como e ou sim nao depois talvez ja eu ele ela eles elas',
);
const isFreeAdverb = among(
  'sempre nunca tao muito mto mt bem super mais menos so apenas quase praticamente bastante extremamente realmente exatamente justamente meio totalmente',
);
const thing = among('coisa papo culpa demais pra p/ p para de assim');
const verb = /(?:ou|ei|eu|iu|am|ava|avam|ando|endo|indo|ado|ada|ido|ida|ados|adas|idos|idas|mente)$/;

const adjective = /(?:ente|ante|vel|os[oa]|ic[oa]|al|ar|iv[oa]|ari[oa]|il|entes|antes|ais|osos|osas|icos|icas)$/;

const isFeminineNoun = among(
  'medida tomada entrada parada camada jornada chamada decada ferida duvida vida saida bebida partida corrida comida manada estada retirada subida descida virada caminhada madrugada temporada',
);
const isPreposition = among(
  'com de em por para pra p sobre entre sem sob apos ate desde contra durante e ou p/ c/ s/ nem',
);
/** Words after "está" that no noun phrase with "esta" begins with. */
const followsIs = among(`
  em na no nas nos num numa nesse nessa neste nesta com c/ sem s/ sendo bem mal tudo td aqui la ai ali fora dentro perto longe sempre ainda ja quase entre sob acima abaixo
  tao ok meio so apenas ha o os ao fazendo indo melhor pior normal estavel instavel otimo internado internada grave gravissimo febril afebril gravida lucido lucida
  confuso confusa sedado sedada consciente ansioso ansiosa nervoso nervosa cheio cheia vazio vazia palido palida disponivel presente ausente pronto pronta certo errado
  claro bom boa ruim me te lhe todo pessimo horrivel complicado complicada dificil impossivel caro cara barato barata lotado lotada intubado intubada chocado chocada assustado assustada
  cansado cansada preocupado preocupada doente vivo viva morto morta hipotenso hipotensa taquicardico taquicardica dispneico dispneica agitado agitada acordado acordada
  longe proximo aberto aberta fechado fechada quebrado quebrada suspenso suspensa prestes escrito escrita correto correta vigente a
`);
const beforeIs = among('nao n ñ ja quem ele ela ainda voce vc cê tambem tb tbm se isso tudo ninguem alguem onde');
const isState = among(
  'grande enorme pequeno pequena longo longa lento lenta alto alta baixo baixa igual positivo positiva negativo negativa elevado elevada diferente interessante inviavel insuportavel triste feliz perfeito perfeita perto proxima proximo',
);
const time = among(
  'semana noite manha tarde madrugada vez segunda terca quarta quinta sexta quinzena droga medicacao dose conduta classe',
);

const isIs = (context: WordContext): boolean => {
  const { before, after, secondAfter, endsClause, isJoined } = context;
  if (isJoined || isPreposition(before)) return false;
  if (endsClause)
    return (
      (context.endsSentence && /^(?:onde|que|q|nao|não|n|já|ja|lá|la)$/.test(before)) ||
      (before === 'como' && context.isQuestion && context.endsSentence)
    );
  if (after === 'a') return infinitive.test(secondAfter) && !before.endsWith('ndo');
  if (after === '#') return before !== '';
  if (isState(after) && before !== '') return secondAfter === '' || endsPredicate(secondAfter);
  if (/(?:ando|endo|indo|ondo)$/.test(after)) return !/^(?:quando|segundo|mundo|fundo)$/.test(after);
  if (/(?:ado|ido)s?$/.test(after) && after.length > 4) return true;
  if (/(?:ada|ida)$/.test(after) && after.length > 5 && !isFeminineNoun(after))
    return before !== '' || secondAfter === '' || isPreposition(secondAfter);
  if (followsIs(after)) return true;
  return beforeIs(before) && !time(after) && !(before === 'onde' && after === 'se');
};

/** Forms of "ser" and "estar" that are another word without their accent. */
export const formsOfToBe: readonly (readonly [string, Choice])[] = [
  ['e', whenSure('é', isCopula)],
  ['esta', whenSure('está', isIs)],
];
