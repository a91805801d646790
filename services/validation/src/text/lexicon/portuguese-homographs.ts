import { isDrug } from '../tokens/is-drug';
import { wordPattern, whenSure } from './contractions';
import { verbsWithoutAccent } from './portuguese-homograph-verbs';
import { formsOfToBe } from './portuguese-to-be';
import type { Choice, WordContext } from './types';

/** Words after which only a noun or an adjective stands. */
const determiner = wordPattern(
  'o a os as um uma uns umas do da dos das no na nos nas ao aos à às pelo pela pelos pelas num numa meu minha meus minhas seu sua seus suas nosso nossa nossos nossas este esta esse essa aquele aquela deste desta desse dessa neste nesta nesse nessa qual quais cada todo toda todos todas algum alguma alguns algumas nenhum nenhuma outro outra outros outras primeiro primeira segundo segunda terceiro terceira qualquer bom boa mau má grande novo nova mesmo mesma próximo próxima proximo proxima sem # muitos muitas mtos mtas vários várias varios varias poucos poucas ótimo ótima otimo otima',
);
/** Words before a verb of the first or third person. */
const beforeVerb = wordPattern(
  'eu não nao n ñ nem já ja só so sempre nunca também tambem tb tbm se me q que quem ele ela você voce vc vcs gente agora hoje hj ainda depois dps então entao',
);
const preposition = wordPattern('de em por com sem sob após apos desde para pra p/ c/ s/ há ha entre e ou');

const noun = (to: string, more?: (context: WordContext) => boolean): Choice =>
  whenSure(to, (context) => !context.isJoined && (determiner.test(context.before) || (more?.(context) ?? false)));
/** A word that is a verb only in the first person: "o medico", and not "eu medico". */
const unlessSaidByMe = (to: string): Choice =>
  whenSure(to, ({ before, isJoined, startsClause, after }) =>
    isJoined || beforeVerb.test(before) ? false : !startsClause || after === '' || !determiner.test(after),
  );
const unlessAfterPreposition = (context: WordContext): boolean => preposition.test(context.before);

/**
 * Words that are another word without their accent: read as the accented one only where the adjacent words decide.
 */
export const homographs: readonly (readonly [string, Choice])[] = [
  ...verbsWithoutAccent,
  [
    'duvida',
    noun(
      'dúvida',
      ({ before, startsSentence, startsClause, after }) =>
        (startsClause && wordPattern('boba besta rápida rapida cruel básica basica').test(after)) ||
        wordPattern('tirar tira tirem tenho tem temos com em rápida rapida de surgiu fica ficou mta muita mt').test(
          before,
        ) ||
        (startsSentence && !wordPattern('que q se o a do da dele dela').test(after)),
    ),
  ],
  ['medico', unlessSaidByMe('médico')],
  [
    'medica',
    whenSure(
      'médica',
      ({ before, isJoined, startsClause }) =>
        !isJoined && !startsClause && !beforeVerb.test(before) && !wordPattern('paciente pct pcte e').test(before),
    ),
  ],
  [
    'diagnostico',
    whenSure(
      'diagnóstico',
      ({ before, isJoined }) => !isJoined && !wordPattern('eu não nao n nunca só so já ja').test(before),
    ),
  ],
  ['estimulo', noun('estímulo', unlessAfterPreposition)],
  ['estimulos', noun('estímulos', unlessAfterPreposition)],
  ['vomito', whenSure('vômito', ({ before }) => !wordPattern('eu não nao n').test(before))],
  [
    'inicio',
    noun(
      'início',
      ({ before, after, startsClause }) =>
        wordPattern('de desde em com').test(before) ||
        (startsClause && wordPattern('súbito subito recente precoce tardio insidioso agudo há ha abrupto').test(after)),
    ),
  ],
  ['numero', noun('número', ({ before, after }) => before === 'em' || (before === '' && after === 'de'))],
  ['numeros', noun('números', unlessAfterPreposition)],
  [
    'analise',
    noun(
      'análise',
      ({ before, after, startsClause }) =>
        wordPattern('em para pra de por sem').test(before) || (startsClause && wordPattern('de do da').test(after)),
    ),
  ],
  [
    'analises',
    noun(
      'análises',
      ({ before }) =>
        preposition.test(before) ||
        wordPattern(
          'peçam pecam pedi pedir peço pediram pede pedem fiz fez fazer trouxe trazer repetir repeti novas ver',
        ).test(before),
    ),
  ],
  ['pratica', noun('prática', ({ before }) => wordPattern('em vida forma parte experiência experiencia').test(before))],
  ['praticas', noun('práticas', ({ before }) => wordPattern('boas de aulas melhores').test(before))],
  ['pratico', noun('prático', ({ before }) => wordPattern('é eh mais muito mto bem guia caso').test(before))],
  [
    'publica',
    noun('pública', ({ before }) => wordPattern('saúde saude rede escola via defensoria consulta').test(before)),
  ],
  [
    'critica',
    noun('crítica', ({ before }) =>
      wordPattern('doença doenca estenose isquemia fase situação situacao área area muito mto mais lesão lesao').test(
        before,
      ),
    ),
  ],
  ['criticas', noun('críticas', ({ before }) => preposition.test(before))],
  [
    'critico',
    noun('crítico', ({ before }) => wordPattern('paciente pct pcte doente estado é muito mto mais').test(before)),
  ],
  [
    'especifica',
    whenSure(
      'específica',
      ({ before, after, endsClause }) =>
        wordPattern('mais muito mto pouco bem alguma nada nenhuma é inespecífica').test(before) ||
        (/(?:a|ão|ao|ose|ite|ade)$/.test(before) &&
          !wordPattern('ela bula não nao já ja').test(before) &&
          (endsClause || wordPattern('para pra p/ de do da em no na').test(after))),
    ),
  ],
  [
    'especifico',
    whenSure('específico', ({ before }) => !wordPattern('eu não nao n já ja só so').test(before) && before !== ''),
  ],
  [
    'evidencia',
    noun(
      'evidência',
      ({ before, after, startsClause }) =>
        wordPattern(
          'há ha tem têm com de boa alguma melhor forte pouca muita mta mais existe existem tenho temos',
        ).test(before) ||
        (startsClause &&
          wordPattern('de para pra p/ fraca forte sobre fala diz mostra aponta sugere não nao é robusta limitada').test(
            after,
          )),
    ),
  ],
  [
    'referencia',
    noun('referência', ({ before }) =>
      wordPattern('de como em hospital centro serviço servico valor para pra p/ p').test(before),
    ),
  ],
  ['influencia', noun('influência', ({ before }) => wordPattern('sob sofre por tem há ha').test(before))],
  [
    'calculo',
    noun(
      'cálculo',
      ({ after, before }) =>
        before !== 'eu' &&
        (wordPattern('renal ureteral biliar vesical coraliforme dentário dentario impactado').test(after) ||
          (after === '#' && wordPattern('com c/ de tem há ha mostrou').test(before))),
    ),
  ],
  ['calculos', noun('cálculos', () => true)],
  [
    'continua',
    whenSure('contínua', ({ before }) =>
      wordPattern(
        'infusão infusao bomba educação educacao monitorização monitorizacao hemodiálise hemodialise dose bic',
      ).test(before),
    ),
  ],
  [
    'continuo',
    whenSure(
      'contínuo',
      ({ before, endsClause }) =>
        (endsClause && wordPattern('remédio remedio medicamento corticoide oxigênio oxigenio').test(before)) ||
        wordPattern('aco anticoncepcional pílula pilula uso fluxo tratamento sangramento bip sopro').test(before),
    ),
  ],
  ['valido', whenSure('válido', ({ before }) => wordPattern('é eh foi seria muito mto mais ainda super').test(before))],
  [
    'valida',
    whenSure('válida', ({ before }) =>
      wordPattern('é eh foi seria muito mto mais ainda super opção opcao').test(before),
    ),
  ],
  ['angustia', noun('angústia', unlessAfterPreposition)],
  ['negligencia', noun('negligência', unlessAfterPreposition)],
  ['denuncia', noun('denúncia')],
  ['renuncia', noun('renúncia')],
  [
    'integra',
    whenSure('íntegra', ({ before }) => wordPattern('pele mucosa membrana córnea bolsa parede na').test(before)),
  ],
  ['integras', whenSure('íntegras', ({ before }) => wordPattern('membranas mucosas bolsas').test(before))],
  ['formula', noun('fórmula')],
  ['formulas', noun('fórmulas', unlessAfterPreposition)],
  ['copia', noun('cópia')],
  ['estadio', noun('estádio')],
  ['serie', noun('série', ({ before }) => before === 'em')],
  ['series', noun('séries')],
  [
    'media',
    whenSure(
      'média',
      ({ before, after }) =>
        wordPattern(
          'em a na da de uma otite acima abaixo pressão pressao orelha idade dose pam cerebral # complexidade pupila pupilas',
        ).test(before) || wordPattern('de').test(after),
    ),
  ],
  [
    'previa',
    whenSure('prévia', ({ before }) => before !== '' && !wordPattern('que q eu ele ela não nao já ja se').test(before)),
  ],
  ['previas', whenSure('prévias', ({ before }) => before !== '')],
  ['previo', whenSure('prévio', () => true)],
  ['previos', whenSure('prévios', () => true)],
  ['anuncio', noun('anúncio')],
  ['plato', whenSure('platô', ({ after, before }) => after === '#' || wordPattern('pressão pressao de').test(before))],
  ['alivio', noun('alívio', ({ before }) => wordPattern('q que de para pra sem com por').test(before))],
  ['termino', noun('término')],
  ['macula', noun('mácula')],
  [
    'pais',
    whenSure('país', ({ before }) =>
      wordPattern('no do ao neste nesse nosso este pelo deste desse um dum').test(before),
    ),
  ],
  ...formsOfToBe,
  ['estao', whenSure('estão', () => true)],
  [
    'la',
    whenSure(
      'lá',
      ({ before, after, endsClause }) =>
        wordPattern('por até ate pra foi vai vou fui chegou chega').test(before) ||
        (wordPattern('no na em').test(after) && !wordPattern('de a o').test(before)) ||
        (endsClause && wordPattern('para está ta tá pessoal deixa mandou mandei').test(before)),
    ),
  ],
  [
    'ai',
    whenSure(
      'aí',
      ({ before, after, startsClause, endsClause }) =>
        wordPattern(
          'quem alguém alguem por e pessoal vcs vocês voces de até ate tem está ta tá olha gente colegas',
        ).test(before) ||
        (startsClause && wordPattern('o a eu ele ela vem veio fui fiz pedi não nao n já ja').test(after)) ||
        (endsClause && before.length > 2),
    ),
  ],
  [
    'ha',
    whenSure(
      'há',
      ({ before, after }) =>
        (before !== '#' || after === '#') && after !== '' && !/^(?:de|e|ou|por|do|da)$/.test(after),
    ),
  ],
  ['so', whenSure('só', ({ isJoined }) => !isJoined)],
  [
    'pos',
    whenSure(
      'pós',
      ({ after, before }) =>
        before !== 'trm-tb' &&
        (wordPattern(
          'op operatório operatorio operatória operatoria qt quimio rt parto natal alta covid pcr cirurgia cirúrgico cirurgico menopausa menopáusica transplante trauma traumático traumatico graduação graduacao doutorado iam avc tx radioterapia exposição exposicao infecção infeccao ictal prandial extubação extubacao cesárea cesarea cesariana',
        ).test(after) ||
          /.{4}(?:tomia|plastia|ectomia)$/.test(after)),
    ),
  ],
  [
    'pre',
    whenSure('pré', ({ after }) =>
      wordPattern(
        'op operatório operatorio natal eclampsia eclâmpsia hospitalar diabetes diabético anestésico anestesico exposição exposicao termo carga escolar menopausa medicação medicacao',
      ).test(after),
    ),
  ],
  [
    'pe',
    noun(
      'pé',
      ({ before, after, secondAfter }) =>
        (after === 'de' && secondAfter === 'charcot') ||
        wordPattern(
          'quente diabético diabetico torto direito esquerdo plano equino chato neuropático neuropatico inchado edemaciado frio cavo isquêmico isquemico infectado insensível insensivel',
        ).test(after) ||
        (wordPattern('em ao').test(before) && !/^(?:e|com|c\/|#|bilateral|maciça|macica|maciço)$/.test(after)),
    ),
  ],
  [
    'marco',
    whenSure(
      'março',
      ({ before, after }) =>
        wordPattern('em desde até ate').test(before) && !/^(?:zero|legal|histórico|historico)$/.test(after),
    ),
  ],
  [
    'manha',
    whenSure(
      'manhã',
      ({ before, after }) =>
        !wordPattern('é eh e faz fazer fazendo só so pura birra com por sem ou muita mta').test(before) ||
        /^(?:#|cedo|toda|seguinte)$/.test(after),
    ),
  ],
  [
    'radio',
    whenSure(
      'rádio',
      ({ before, after }) =>
        wordPattern('distal proximal ulna direito esquerdo').test(after) ||
        (wordPattern('o no do ao um').test(before) && after !== 'e'),
    ),
  ],
  [
    'mascara',
    whenSure(
      'máscara',
      ({ before, after, isJoined }) =>
        !isJoined &&
        !isDrug(before) &&
        !wordPattern(
          'isso que q não nao n pode também tambem só so ele ela levo quinolona corticoide analgésico analgesico ou',
        ).test(before) &&
        !wordPattern(
          'o a os as tudo td quadro sintomas sintoma sinais tb febre dor infecção infeccao diagnóstico diagnostico exame resultado',
        ).test(after),
    ),
  ],
  ['mascaras', noun('máscaras', ({ before }) => wordPattern('de com em por sem').test(before))],
  ['pes', noun('pés', ({ before }) => before === 'nos')],
  [
    'bebe',
    whenSure(
      'bebê',
      ({ before, after, startsClause, secondBefore }) =>
        (before === 'e' && wordPattern('mãe mae').test(secondBefore)) ||
        wordPattern('o do ao no meu um pelo nosso esse este cada mãe mae de em com').test(before) ||
        (startsClause &&
          (wordPattern('com c/ de # prematuro sem s/ nascido está ta tá esta bem ótimo otimo saudável').test(after) ||
            /.{3}[^e]ou$|.{3}eu$/.test(after))) ||
        (!startsClause &&
          !wordPattern(
            'ele ela que q não nao n já ja só so pct pcte paciente quem também tambem se e ainda eu você vc',
          ).test(before) &&
          !wordPattern(
            'muito mto pouco álcool alcool cerveja água agua cachaça todo socialmente # leite bem mal só so',
          ).test(after)),
    ),
  ],
  ['bebes', whenSure('bebês', () => true)],
  [
    'beneficio',
    whenSure(
      'benefício',
      ({ before, after, isJoined }) =>
        !isJoined &&
        (before === ''
          ? wordPattern('de do da em com é foi seria clínico clinico grande pequeno claro maior real').test(after)
          : !beforeVerb.test(before) || before === 'já'),
    ),
  ],
  ['beneficios', whenSure('benefícios', () => true)],
  [
    'ma',
    whenSure('má', ({ after }) =>
      wordPattern('formação formacao adesão adesao rotação rotacao resposta evolução evolucao').test(after),
    ),
  ],
];
