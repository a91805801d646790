import { wordPattern, whenSure } from './contractions';
import { homographs } from './portuguese-homographs';
import { much } from './portuguese-quantities';
import type { Choice, WordContext } from './types';

const gerund = /(?:ando|endo|indo|ondo)$/;
const feminineThing = wordPattern(
  'coisa dose doença conduta pessoa paciente semana história dúvida situação medicação receita droga consulta equipe técnica lógica hora noite ideia opinião linha família',
);
const asked = wordPattern(
  'sei sabe sabem saber sabia entendo entende entender entendi explica explicar explicam explicou explicaram percebo percebe percebem perguntei perguntou imagino justificou justificaram disse disseram',
);
const about = wordPattern(
  'dúvida duvida dúvidas duvidas pergunta perguntas artigo artigos aula aulas falar falando fala texto post discussão discutir opinião info informação informações palestra debate lembrar explicar saber estudo estudos vídeo material',
);
const isSo = (word: string): boolean =>
  /^(?:bom|boa|ruim|grave|alto|alta|baixo|baixa|comum|raro|rara|caro|difícil|fácil|pouco|cedo|tarde|rápido|simples|bem|mal)$/.test(
    word,
  );
/** After a plural subject, "tao" may be "estão". */
const isPlural = (word: string): boolean => /^(?:vcs|vocês|voces|eles|elas|todos|todas|\p{L}{3,}s)$/u.test(word);
const drugRoute = wordPattern('vo via ev iv im sc sonda sng dia kg min hora horas semana mês minuto #');
const nerve = wordPattern(
  'óptico vago mediano ulnar trigêmeo frênico ciático isquiático radial femoral tibial fibular facial craniano laríngeo oculomotor abducente pudendo sural',
);

const same: Choice = {
  options: ['mesmo', 'mesma', 'mesmos', 'mesmas'],
  choose: ({ before, after, endsClause }) => {
    if (/^(?:a|à|da|na|uma|essa|esta|pela|nessa|nesta|dessa|desta|ela)$/.test(before)) return 'mesma';
    if (/^(?:as|às|das|nas|pelas|elas)$/.test(before)) return 'mesmas';
    if (/^(?:os|aos|dos|nos|pelos|eles)$/.test(before)) return 'mesmos';
    if (feminineThing.test(after)) return 'mesma';
    if (
      /^(?:assim|com|sem|que|q|não|n|se|após|na|no|em|de|quando|qdo|tomando|usando)$/.test(after) ||
      gerund.test(after)
    )
      return 'mesmo';
    return endsClause || /^(?:o|no|do|ao|esse|este|ele|hoje|hj|agora|isso|aqui|é|eh|nem|pelo|lá|um|por)$/.test(before)
      ? 'mesmo'
      : null;
  },
};

// "n" is "não" only before a word other than "de": "n de 30 pacientes" is a count.
const isNot = ({ after, before, isJoined, endsClause }: WordContext): boolean =>
  !isJoined &&
  !/^(?:o|com|um|do|status|estádio|estadio|lesão|paralisia|paresia|compressão|bloqueio|neurite)$/.test(before) &&
  !/^(?:de|total|amostral|igual|positivo|positiva|negativo|negativa|#)$/.test(after) &&
  !nerve.test(after) &&
  ((endsClause && before.length > 1 && !/^(?:valor|amostra|tamanho|amostral|de)$/.test(before)) ||
    after.length > 1 ||
    after === 'é');

const isThat = ({ isJoined, before, after }: WordContext): boolean =>
  !isJoined &&
  after !== '' &&
  after !== '#' &&
  (before !== '#' || wordPattern('o a os as eu ele ela não nao já ja foi é tem').test(after)) &&
  !wordPattern('onda ondas febre coenzima complexo razão relação braço cromossomo').test(before);

// "vc" is also "volume corrente", and "vcs" the superior vena cava.
const isYou = ({ before, after, secondBefore, isJoined }: WordContext): boolean =>
  !isJoined &&
  before !== '#' &&
  !/^(?:#|de|em|ml|=|alvo|exalado|inspirado|baixo|alto|protetor)$/.test(after) &&
  !wordPattern('o do ao no modo síndrome sindrome compressão trombose na da à a stent').test(before) &&
  !(/^(?:de|em|na)$/.test(before) && /^(?:síndrome|trombose|compressão|obstrução|stent|ajuste)$/.test(secondBefore));

const isPatient = ({ before, after, isJoined }: WordContext): boolean =>
  !isJoined &&
  (before !== 'de' || /^(?:c\/|com|em|que|q)$/.test(after)) &&
  !wordPattern(
    '# elevada elevado alta alto baixa baixo normal negativa negativo positiva positivo seriada seriado e ou =',
  ).test(after) &&
  !wordPattern('pcr dosar dosei dosagem colher colhi solicitar solicitei pedi pedir valor nível níveis e ou').test(
    before,
  );

const isNotIt: Choice = {
  options: ['não é', ', não é'],
  choose: ({ startsClause, endsClause, isQuestion }) =>
    endsClause && isQuestion ? (startsClause ? 'não é' : ', não é') : null,
};

const all: Choice = {
  options: ['todos', 'todas'],
  choose: ({ before, after, endsClause }) => {
    if (/^(?:as|elas|essas|estas|minhas|nossas|suas)$/.test(after)) return 'todas';
    if (/^(?:os|eles|nós|vcs|vocês|esses|estes|meus|nossos|seus|pacientes|pctes|casos|dias)$/.test(after))
      return 'todos';
    return endsClause && /^(?:a|com|de|em|para|pra|por)$/.test(before) ? 'todos' : null;
  },
};

const alsoVerb = wordPattern('usa uso tem tenho acho já fiz fez não nao n é está tá tinha dei fazer usei');
/** Words after which "tb" can be tuberculosis, and words after "também". */
const beforeTuberculosis = wordPattern(
  'de da do com c/ para pra p/ p contra sem s/ por pela ou tem tinha teve ter caso casos suspeita descartar descartei descarta excluir excluí exclui pensar pensei pensem tratar tratei trata tratou tratando rastrear rastreio rastrei ppd igra baar hiv sífilis hepatite a à na em uma essa como era é foi deu diagnóstico diagnostiquei investigar investiguei virou lembrar lembrem notifiquei notificar #',
);
const beforeAlso = wordPattern(
  'não nao n é eh está tá ta tem têm uso usa usam faz fazem fiz fez acho acham acha já ja pode podem deve serve vale pede pedem peço peco trato trata prefiro gosto concordo ajuda funciona',
);
const alsoIDo = wordPattern('uso tenho acho fiz dei usei faço quero preciso passo passei concordo gosto gostaria');

/** Portuguese words whose formal form depends on the context; when it is uncertain, the word is kept. */
export const portugueseChoices: ReadonlyMap<string, Choice> = new Map<string, Choice>([
  ...homographs,
  ['vc', whenSure('você', isYou)],
  ['vcs', whenSure('vocês', isYou)],
  ['n', whenSure('não', isNot)],
  [
    'q',
    {
      options: ['que', 'quê'],
      choose: (context) =>
        isThat(context)
          ? 'que'
          : context.isQuestion && context.endsClause && wordPattern('em para pra por de com').test(context.before)
            ? 'quê'
            : null,
    },
  ],
  [
    'pq',
    {
      options: ['porque', 'por que', 'por quê'],
      choose: ({ startsClause, isQuestion, before, after, endsClause }) =>
        after === '#' || after === 'por'
          ? null
          : asked.test(before)
            ? endsClause
              ? 'por quê'
              : 'por que'
            : startsClause && isQuestion
              ? endsClause
                ? 'por quê'
                : 'por que'
              : endsClause
                ? isQuestion
                  ? 'por quê'
                  : null
                : 'porque',
    },
  ],
  // TA is the blood pressure in Portugal.
  [
    'ta',
    whenSure(
      'está',
      ({ isJoined, before, after, startsClause }) =>
        !isJoined &&
        after !== '#' &&
        !/^(?:a|da|na|de|à|sua)$/.test(before) &&
        !(
          startsClause && wordPattern('alta baixa elevada sistólica diastólica controlada normal média sob').test(after)
        ),
    ),
  ],
  [
    'to',
    whenSure(
      'estou',
      ({ after, isJoined, startsSentence, before }) =>
        !isJoined &&
        !/^(?:o|a|do|da|no|na|ao|um|uma|de)$/.test(before) &&
        ((/.{3}(?:ad|id)[oa]$/.test(after) && (startsSentence || /^(?:eu|q|que|e|mas|já|ja|não|nao)$/.test(before))) ||
          gerund.test(after) ||
          (/.{3}(?:ad|id|os|ust|tiv)[oa]$/.test(after) &&
            wordPattern('ou porque pq hoje hj ainda também tambem tb só so').test(before)) ||
          (wordPattern(
            'exausta exausto doida doido louca louco perdida perdido chocada chocado cansada cansado morta morto feliz triste puta puto pronta pronto certa certo errada errado livre longe dentro fora ansiosa ansioso nervosa nervoso preocupada preocupado grávida gravida doente bem mal ok melhor pior cheia cheio tranquila tranquilo revoltada revoltado arrasada arrasado aliviada aliviado orgulhosa orgulhoso grata grato sozinha sozinho velha velho apaixonada apaixonado surpresa surpreso animada animado confusa confuso leve indignada indignado achando só so até ate ainda quase há ha',
          ).test(after) &&
            !wordPattern('point due back ready how up face door').test(before)) ||
          /^(?:com|sem|em|na|no|aqui|de|c\/|muito|mto|mt|mta|tão|tao|pensando)$/.test(after)),
    ),
  ],
  ['tão', whenSure('estão', ({ after }) => gerund.test(after))],
  [
    'tao',
    {
      options: ['tão', 'estão'],
      choose: ({ after, before }) =>
        gerund.test(after)
          ? 'estão'
          : isSo(after) && !isPlural(before)
            ? 'tão'
            : /\p{L}{3}(?:ad|id)[oa]s$/u.test(after) && (isPlural(before) || before === 'tb' || before === 'também')
              ? 'estão'
              : null,
    },
  ],
  [
    'pro',
    whenSure(
      'para o',
      ({ before, after, isJoined }) =>
        !isJoined && after !== '' && !/^(?:os|dos|o)$/.test(before) && !/^(?:bnp|e|ou|calcitonina|#)$/.test(after),
    ),
  ],
  [
    'pros',
    whenSure(
      'para os',
      ({ before, after, isJoined }) => !isJoined && after !== '' && !/^(?:os|dos|nos)$/.test(before) && after !== 'e',
    ),
  ],
  // "c/ 8h" is "every 8 hours", "p/ dia" "a day", "operado p/ ..." "by".
  [
    'c/',
    whenSure(
      'com',
      ({ after }) =>
        after !== '' &&
        !wordPattern(
          '# dia hora h semana mês mes olho narina lado mama mão mao troca mamada dose plantão plantao ano vez um uma',
        ).test(after),
    ),
  ],
  [
    'p/',
    whenSure(
      'para',
      ({ before, after }) =>
        after !== '' &&
        !drugRoute.test(after) &&
        (!/(?:ad|id)[oa]s?$|^(?:visto|vista|feito|feita)$/.test(before) ||
          !wordPattern(
            'dr dra o a os as mim ele ela eles um uma equipe médico médica cirurgião residente plantonista colega outro outra',
          ).test(after) ||
          /^(?:cuidad|encaminh|transfer|indic|contraindic|liber|us|utiliz|program|agend|lev|aprov|recomend|valid|prescr|volt)/.test(
            before,
          )),
    ),
  ],
  [
    'p',
    whenSure(
      'para',
      ({ before, after, secondAfter, isJoined }) =>
        !isJoined &&
        /\p{L}{2}/u.test(before) &&
        (/\p{L}{2}/u.test(after) || (/^[ao]$/.test(after) && /\p{L}{3}/u.test(secondAfter))) &&
        !wordPattern(
          'onda ondas valor valores do no intervalo fator substância substancia vitamina um com grupo de glicoproteína glicoproteina',
        ).test(before) &&
        !wordPattern('valor value wave de menor maior significativo significante').test(after),
    ),
  ],
  [
    'c',
    whenSure(
      'com',
      ({ before, after, isJoined }) =>
        !isJoined &&
        /\p{L}{2}/u.test(before) &&
        /\p{L}{3}/u.test(after) &&
        !wordPattern(
          'proteína proteina hepatite vitamina vit fibra fibras grupo tipo classe child vírus virus do da plano opção opcao categoria estágio estagio ou perfil letra alternativa item complemento era é nível nivel',
        ).test(before) &&
        !wordPattern(
          'reativa difficile diff glabrata albicans auris trachomatis mas crônica cronica positivo positiva negativo negativa',
        ).test(after),
    ),
  ],
  [
    'qts',
    {
      options: ['quantos', 'quantas'],
      choose: ({ after }) =>
        /\p{L}{2}as$/u.test(after) && !/(?:^dias|[eo]mas|ramas|istas|mapas|colegas)$/.test(after)
          ? 'quantas'
          : 'quantos',
    },
  ],
  ['s/', whenSure('sem', ({ before, after }) => after !== '' && after !== '#' && !about.test(before))],
  ['dps', whenSure('depois', ({ before, after }) => before !== '#' && !/^(?:abaixo|acima)$/.test(after))],
  ['qta', whenSure('quanta', ({ after }) => after !== '' && after !== 'feira')],
  [
    'cmg',
    whenSure(
      'comigo',
      ({ endsClause, before }) => endsClause && before !== '' && !/^(?:a|o|da|na|de|fez|fiz|com|e|ou|#)$/.test(before),
    ),
  ],
  ['pct', whenSure('paciente', isPatient)],
  ['vit', whenSure('vitamina', ({ after, isJoined }) => !isJoined && /^[abcdek]\d{0,2}$/.test(after))],
  // The author of "muito obg" may be a man or a woman.
  ...['obg', 'obgd'].map(
    (word) =>
      [
        word,
        whenSure(
          'agradeço',
          ({ before, startsClause, endsClause }) =>
            (startsClause || endsClause) && !/^(?:mto|muito|mt|super|meu|um|#)$/.test(before),
        ),
      ] as const,
  ),
  ['mt', much],
  ['msm', same],
  [
    'td',
    {
      options: ['tudo', 'todo', 'toda'],
      choose: ({ before, after, secondAfter, endsClause }) =>
        /^(?:mundo|dia|mês|ano|paciente|caso|tipo|plantão|santo|hora)$/.test(after)
          ? after === 'hora'
            ? 'toda'
            : 'todo'
          : /.{3}(?:ção|çao|cao|são|sao|dade|agem|ência|encia)$/.test(after) ||
              /^(?:consulta|vez|visita|semana|noite|criança|crianca|gestante|mulher|equipe|equipa|prescrição|receita|sexta|segunda|gente)$/.test(
                after,
              ) ||
              // "Td a gente", "td a família".
              (after === 'a' && before !== 'em' && /\p{L}{3}/u.test(secondAfter))
            ? 'toda'
            : (endsClause && /^\p{L}{3,}(?:ar|er|ir|ando|endo|indo|[^e]ou|iu)$/u.test(before)) ||
                (endsClause &&
                  wordPattern(
                    'é isso tá ta está com em de por foi era fiz fez já sobre deu suspendi parei tirei pedi troquei li tentei usei vi fizemos pediram explica suspende resolve muda melhora piora cura trata pede faz sabe vê tira repete troca esquece perde come vomita anota registra revisa checa confere mudou melhorou piorou resolveu suspendeu explicou tirou trocou parou perdeu esqueceu vomitou fez pediu viu sabem explicam fazem pedem mudaram pararam gasta gastou compra comprou nega negou aceita aceitou recusa recusou engole entende entendeu documenta documentou registrou anotou complica complicou estraga estragou atrasa atrasou revisou conferiu',
                  ).test(before)) ||
                (/^(?:bem|isso|certo|que|ok)$/.test(after) && before !== '#') ||
                (/^(?:e|d[aoe]|n[ao]|que|q|pr[ao]|para)$/.test(after) &&
                  /.{2}(?:ei|i|ou|amos|imos|aram|[aei]r)$/.test(before))
              ? 'tudo'
              : null,
    },
  ],
  ['tds', all],
  [
    'tb',
    whenSure(
      'também',
      ({ before, after, isJoined, startsClause, startsSentence, endsClause }) =>
        !isJoined &&
        (wordPattern('eu vc você vcs vocês ele ela eles elas nós aqui isso mas').test(before) ||
          (before === 'e' && alsoVerb.test(after)) ||
          // "TB não tem cura" is about tuberculosis.
          (before === '' && alsoIDo.test(after)) ||
          (startsClause && !startsSentence && /^(?:n|não|nao)$/.test(after)) ||
          (before.endsWith('s') && wordPattern('tao tão estão estao têm tem usam fazem').test(after)) ||
          (!startsClause &&
            before.length > 1 &&
            !beforeTuberculosis.test(before) &&
            (endsClause || beforeAlso.test(after))) ||
          (startsSentence && wordPattern('vos me te lhe lhes estou tô acontece').test(after))),
    ),
  ],
  [
    'dx',
    whenSure(
      'diagnóstico',
      ({ isJoined, before, after }) =>
        !isJoined &&
        (/^(?:de|diferencial|é|foi|precoce|tardio)$/.test(after) ||
          wordPattern('o do no ao sem com meu seu qual esse um novo pelo para').test(before)),
    ),
  ],
  ...['né', 'ne', 'neh'].map((word) => [word, isNotIt] as const),
  [
    'add',
    whenSure(
      'adicionar',
      ({ before, startsSentence, isQuestion }) =>
        /^(?:de|para|pra|vou|vamos|sem)$/.test(before) || (startsSentence && isQuestion),
    ),
  ],
  ['blz', whenSure('tudo bem', ({ endsClause, startsClause, isQuestion }) => startsClause && endsClause && isQuestion)],
  ...['valeu', 'vlw'].map(
    (word) =>
      [
        word,
        whenSure(
          'agradeço',
          ({ startsClause, endsClause, after }) =>
            startsClause && (endsClause || /^(?:galera|pessoal|gente)$/.test(after)),
        ),
      ] as const,
  ),
]);
