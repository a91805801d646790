import { wordPattern, hadOrWould, isOrHas, whenSure } from './contractions';
import {
  callsYou,
  clause,
  determiner,
  doneByYou,
  joinsIm,
  notYou,
  numeral,
  nurse,
  own,
  pronoun,
  score,
  side,
  tested,
  therapy,
} from './english-word-patterns';
import type { Choice, WordContext } from './types';

const pt = ({ isJoined, before, after, secondAfter }: WordContext): boolean =>
  !isJoined &&
  !tested.test(after) &&
  !therapy.test(before) &&
  !(
    /^(?:is|was|of|remains|remained)$/.test(after) &&
    /^(?:prolonged|elevated|raised|up|increased|normal|high|low|#|recommended|helpful|useful|effective|first-line|key)$/.test(
      secondAfter,
    )
  );

const pts = ({ before, after, secondBefore }: WordContext): boolean =>
  !score.test(before) &&
  (before !== '#' ||
    /^(?:in|among|saw|see|treated|treating|enrolled|randomized|randomised|admitted|recruited|included|these|those|all|our)$/.test(
      secondBefore,
    ) ||
    /^(?:with|w\/|who|whose|undergoing|died|received|presenting|admitted)$/.test(after));

const symptoms = ({ before, after, secondAfter, secondBefore, isJoined }: WordContext): boolean =>
  !isJoined &&
  ((before === 'of' && secondBefore === '#') ||
    wordPattern(
      'mild respiratory resp withdrawal viral flu uri gi urinary neuro depressive psychotic psych constitutional b covid vasomotor',
    ).test(before) ||
    (wordPattern('include includes included resolved improved worsened worsening onset').test(after) &&
      secondAfter !== 'site'));

const bp = ({ before, after, isJoined }: WordContext): boolean =>
  !isJoined &&
  before !== '#' &&
  (after === '#' ||
    wordPattern(
      'is was goal goals target targets drop dropped drops low high stable cuff monitor monitoring check checks reading readings medication medications meds med management running remains elevated normal still tho at control lowering',
    ).test(after) ||
    (wordPattern(
      'his her their high low elevated raised lower check checked checking ambulatory home measure monitor systolic diastolic stable ur your uncontrolled the my',
    ).test(before) &&
      !wordPattern('disorder i ii type depression mania pemphigoid deletion insertion spectrum mood episode').test(
        after,
      )));

const diagnosis = ({ before, after }: WordContext): boolean =>
  /^(?:of|is|was|remains|unclear)$/.test(after)
    ? !/^(?:was|were|is|been|got)$/.test(before)
    : wordPattern(
        'a the my new final working initial differential no your ur any this possible main likely correct late early delayed missed what',
      ).test(before) && !/^(?:with|w\/|code|codes)$/.test(after);

const abbreviations: readonly (readonly [string, Choice])[] = [
  [
    'gotta',
    whenSure(
      'have to',
      ({ before, startsClause }) =>
        startsClause || wordPattern('i you u we they people ppl pts patients just really still').test(before),
    ),
  ],
  ...['kinda', 'sorta'].map(
    (word) =>
      [
        word,
        whenSure(
          'somewhat',
          ({ before, after }) =>
            after !== '' &&
            !wordPattern(
              'what which some any this that these those every all no same the a one two other of different',
            ).test(before) &&
            !/^(?:of|#)$/.test(after),
        ),
      ] as const,
  ),
  [
    'im',
    whenSure(
      'I am',
      ({ before, after, startsClause, isJoined }) =>
        !isJoined &&
        (joinsIm.test(after) || /\p{L}{3}ing$/u.test(after)) &&
        (startsClause ||
          wordPattern(
            'and but so that because bc cuz if when since while as think guess what where how why tho though',
          ).test(before)),
    ),
  ],
  [
    'ive',
    whenSure(
      'I have',
      ({ before, after, startsClause, isJoined }) =>
        !isJoined &&
        (startsClause ||
          wordPattern('and but so that because bc cuz if when since what where as all think').test(before)) &&
        wordPattern(
          'been had got seen never always used tried just only also heard read done given taken found already not started noticed treated made known',
        ).test(after),
    ),
  ],
  [
    'cant',
    whenSure(
      'cannot',
      ({ before, after, startsClause }) =>
        (startsClause ||
          pronoun.test(before) ||
          wordPattern('pt pts patient patients people ppl and but just still really one u').test(before)) &&
        !/^(?:of|is|was|correction|angle|i|you|u|we|they|he|she|it|this|that|there|)$/.test(after),
    ),
  ],
  [
    'pls',
    whenSure(
      'please',
      ({ before, after, endsSentence }) =>
        !wordPattern('with w/ of has had have dx diagnosed is for like as have and or als vs from early # mild').test(
          before,
        ) &&
        (after !== '' || endsSentence),
    ),
  ],
  [
    'ty',
    whenSure(
      'thank you',
      ({ before, after, endsSentence, startsSentence }) =>
        before !== '#' &&
        !/^(?:dm|diabetes|d)$/.test(before) &&
        (endsSentence ? !/^(?:#|dm)$/.test(before) : startsSentence && /^(?:all|so|for|guys|in|everyone)$/.test(after)),
    ),
  ],
  [
    'bc',
    whenSure(
      'because',
      ({ before, after, isJoined }) =>
        !isJoined && clause.test(after) && !wordPattern('in from at of british on taking the a hx or and').test(before),
    ),
  ],
  ['b/c', whenSure('because', ({ before, after }) => clause.test(after) && !numeral.test(before))],
  [
    'b4',
    whenSure(
      'before',
      ({ before, after, isJoined }) =>
        !isJoined &&
        !wordPattern(
          'vitamin vit bed room ward unit segment complement level leukotriene complex b1 b2 b3 # and or',
        ).test(before) &&
        (wordPattern(
          'the a an my i we u you he she it they surgery contrast discharge bed meals food ct mri any this that his her our intubation transfer each every noon breakfast lunch dinner treatment abx antibiotics labs delivery op procedure chemo dialysis extubation',
        ).test(after) ||
          /\p{L}{2}ing$/u.test(after)),
    ),
  ],
  [
    'tmr',
    whenSure(
      'tomorrow',
      ({ endsSentence, before }) =>
        endsSentence && before !== '' && !determiner.test(before) && !/^(?:of|with|for|after|#)$/.test(before),
    ),
  ],
  [
    'ppl',
    whenSure(
      'people',
      ({ before, after, endsClause }) => !/^(?:test|skin|score|#)$/.test(after) && !(before === '#' && endsClause),
    ),
  ],
  [
    'peeps',
    whenSure(
      'people',
      ({ before, after, startsClause, endsClause }) =>
        !/^(?:of|were|are|above|below|between|#|up|to|at|from)$/.test(after) &&
        (wordPattern(
          'hey my fellow gi icu id em ed er med nursing derm cards ob peds neuro renal cardio ortho anesthesia medical',
        ).test(before) ||
          (startsClause && !endsClause && /^(?:who|what|how|do|does|any|in|with)$/.test(after))),
    ),
  ],
  [
    'wk',
    whenSure(
      'week',
      ({ before, isJoined }) =>
        !isJoined && wordPattern('# a per this next last every each one another past first once').test(before),
    ),
  ],
  [
    'mos',
    whenSure(
      'months',
      ({ before, after }) =>
        wordPattern('# few several two three four six couple many past last').test(before) &&
        !/^(?:score|scale|sensor)$/.test(after),
    ),
  ],
  [
    'abt',
    whenSure(
      'about',
      ({ before, after }) =>
        !wordPattern(
          'on iv po start started oral of course finish finished complete completed for empiric empirical the x with',
        ).test(before) &&
        (wordPattern('the a an my this that it his her their how what when whether ur your these those him them').test(
          after,
        ) ||
          /\p{L}{2}ing$/u.test(after)),
    ),
  ],
  [
    'asap',
    whenSure(
      'as soon as possible',
      ({ before }) =>
        !wordPattern('showed shows show with of is was had has and for atypical found revealed').test(before),
    ),
  ],
  ['pts', whenSure('patients', pts)],
  ['bp', whenSure('blood pressure', bp)],
  [
    'vit',
    whenSure(
      'vitamin',
      ({ before, after, isJoined }) =>
        !isJoined &&
        !wordPattern('post s/p after pre').test(before) &&
        /^(?:[abcdek]\d{0,2}|deficiency|supplements?)$/.test(after),
    ),
  ],
  ['dx', whenSure('diagnosis', diagnosis)],
  // "tx" is also a transplant, a transfer and Texas.
  [
    'tx',
    whenSure(
      'treatment',
      ({ after, before }) =>
        /^(?:plan|plans|option|options)$/.test(after) &&
        !wordPattern('renal kidney liver heart lung bm marrow in').test(before),
    ),
  ],
  [
    'rx',
    whenSure(
      'prescription',
      ({ before, after }) =>
        wordPattern('a the new written his her my ur your electronic').test(before) &&
        !/^(?:of|with|is|was)$/.test(after),
    ),
  ],
  ...["rx'd", 'rxed'].map(
    (word) => [word, whenSure('prescribed', ({ after }) => !/^(?:with|w\/|by|for|)$/.test(after))] as const,
  ),
  ['sx', whenSure('symptoms', symptoms)],
  ['h/o', whenSure('history of', ({ after }) => after !== '')],
  ['s/p', whenSure('status post', ({ after }) => !/^(?:|ratio)$/.test(after))],
  [
    'r/o',
    whenSure(
      'rule out',
      ({ before, after, startsClause }) =>
        !/^(?:|by|with|w\/|on|via|after)$/.test(after) &&
        (startsClause || /^(?:to|we|will|please|pls|must|should|can|and)$/.test(before)),
    ),
  ],
  [
    'n/v',
    whenSure(
      'nausea and vomiting',
      ({ before, after }) =>
        !wordPattern('intact status exam bundle check checks obs ok injury compromise').test(after) &&
        !wordPattern('distal distally intact normal').test(before),
    ),
  ],
  ['gotcha', whenSure('understood', ({ startsSentence, endsClause }) => startsSentence && endsClause)],
  [
    'def',
    whenSure(
      'definitely',
      ({ before, after }) =>
        after !== '' &&
        wordPattern("i we you u they would should is are was can could will i'd i'll it's that's im i'm").test(
          before,
        ) &&
        !/^(?:of|in)$/.test(after),
    ),
  ],
  [
    'esp',
    whenSure(
      'especially',
      ({ before, after }) =>
        !wordPattern('block blocks catheter catheters plane injection is was').test(after) &&
        !wordPattern('a an the bilateral did with w/ us-guided thoracic lumbar').test(before) &&
        after !== '',
    ),
  ],
  ['cud', whenSure('could', ({ before, after }) => pronoun.test(before) && after !== '')],
  ['thot', whenSure('thought', ({ before }) => pronoun.test(before))],
  [
    'prev',
    whenSure('previously', ({ after }) =>
      wordPattern('healthy well fit stable reported described treated diagnosed on had').test(after),
    ),
  ],
];

/** English words whose formal form depends on the context; when it is uncertain, the word is kept. */
export const englishChoices: ReadonlyMap<string, Choice> = new Map<string, Choice>([
  ...['it', 'that', 'there', 'what', 'who', 'he', 'she', 'where', 'how', 'here'].map(
    (who) => [`${who}'s`, isOrHas(who)] as const,
  ),
  ['thats', isOrHas('that')],
  ['whats', isOrHas('what')],
  ['theres', isOrHas('there')],
  ['shes', isOrHas('she')],
  // HES is also hydroxyethyl starch.
  ['hes', { ...isOrHas('he'), choose: (place) => (place.startsClause ? isOrHas('he').choose(place) : null) }],
  ...['I', 'you', 'we', 'they', 'he', 'she', 'it'].map((who) => [`${who.toLowerCase()}'d`, hadOrWould(who)] as const),
  ['i', whenSure('I', ({ before, isJoined }) => !isJoined && !numeral.test(before) && !/^(?:and|or)$/.test(before))],
  [
    'u',
    whenSure(
      'you',
      ({ isJoined, before, after, startsClause, endsClause }) =>
        !isJoined &&
        before !== '#' &&
        !notYou.test(after) &&
        !numeral.test(before) &&
        (callsYou.test(before) || (startsClause && !endsClause && (doneByYou.test(after) || after.endsWith("n't")))),
    ),
  ],
  [
    'r',
    whenSure(
      'are',
      ({ before, after, isJoined }) =>
        !isJoined && !side.test(after) && (pronoun.test(before) || /^(?:u|you|we|they|ppl|people|there)$/.test(after)),
    ),
  ],
  [
    'ur',
    {
      options: ['your', 'you are'],
      choose: ({ after, isJoined }) =>
        isJoined ? null : own.test(after) ? 'your' : after === 'welcome' ? 'you are' : null,
    },
  ],
  ['pt', whenSure('patient', pt)],
  [
    'wt',
    whenSure(
      'weight',
      ({ before, after, startsClause }) =>
        after === '#' && (startsClause || /^(?:her|his|birth|current|and|body|dry)$/.test(before)),
    ),
  ],
  ['q', whenSure('question', ({ before }) => before === 'quick')],
  ['hx', whenSure('history', ({ isJoined }) => !isJoined)],
  [
    'rn',
    whenSure(
      'right now',
      ({ endsClause, before, isJoined }) =>
        endsClause && !isJoined && before !== '' && before !== '#' && !nurse.test(before),
    ),
  ],
  ...abbreviations,
]);
