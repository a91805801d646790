import { among, hadOrWould, isOrHas, when } from './contractions';
import type { Choice, Place } from './types';

const be = among(
  'a an the not so too very going gonna doing right wrong welcome sure using giving treating seeing taking on all still never always looking',
);
const own = among(
  'patients? pts? experience experiences thoughts? opinions? team practice hospital unit protocol protocols approach go-to take advice input help regimen choice dose local usual favorite favourite preferred first bp colleagues kids children students hands life patience clinic ward department',
);
const determiner = among(
  'a an the this that these those my our your ur his her their new some any each every one another no old',
);
const pronoun = among('i you u we they he she it who what how where there these those why which this that');

/** After a word for a place, a ward or a person "rn" is a nurse. */
const nurse =
  among(`a an the this that my our your his her their new some any each every one as by to of with from or and icu er ed nicu picu micu sicu peds ob psych onc charge float travel registered student nurse senior junior night day another no ask asked tell told call called page paged said says bedside triage school
  clinic hospice home discharge staff primary head lead grad bsn msn md im i'm am is was be are were become became`);
// "u" is a wave, a unit and a letter: it is "you" beside words that ask for a person.
const callsYou = among(
  `do does did don't dont didn't can can't cant could couldn't would wouldn't should shouldn't will won't wont are aren't r were if when what how why where who that and or but as than thank thx tell let give see because bc cuz so until unless while like love for with hope hey since once before b4 after whether think guys wish have haven't ask all both told gave help`,
);
const doneByYou = among(
  `guys all both r are can can't cant could would should will have haven't had need gotta wanna know think do don't dont did didn't might must may want use there see got get never always ever also just only still really give say said mean agree were were`,
);
const notYou = among(
  'wave waves sign turn tube insulin of heparin penicillin botox prbc prbcs units unit per daily bid shape shaped',
);
const side = among(
  'wave waves value squared side sided lung knee hip arm leg eye foot hand breast kidney shoulder ear ankle wrist mca ica ue le on',
);
const clause = among(
  `of i i'm im it it's its he he's she she's they they're we we're u you the a an my his her our their your ur no this that these those pt pts patient patients there there's everyone nobody insurance`,
);
const numeral = among(
  'type class stage grade phase factor level group category apo part troponin angiotensin hep hepatitis influenza flu child pugh option opt vitamin vit schedule',
);
const therapy = among(
  'to needs need start started starting for via do did doing in by after and or ot consult refer referred referral outpatient inpatient of from with prolonged elevated raised normal check checked inr daily weekly home aggressive vestibular pelvic floor chest hand more intensive early inpt outpt then prior',
);
const tested = among(
  'inr ptt aptt ratio test tests session sessions eval evaluation consult referral exercises exercise time prolonged s # for helps helped works worked twice weekly daily x then vs plus instead only clearance recs',
);
const joinsIm = among(
  'not a an so very sure sorry glad just still really also too seeing the in at on afraid curious tired new stuck lost here always never pretty quite worried confused about all wondering happy aware open against only',
);
const score = among(
  'score scored scores scoring gained lost bonus minus plus or extra chads heart wells nihss gcs total',
);

const pt = ({ joined, before, after, second }: Place): boolean =>
  !joined &&
  !tested.test(after) &&
  !therapy.test(before) &&
  !(
    /^(?:is|was|of|remains|remained)$/.test(after) &&
    /^(?:prolonged|elevated|raised|up|increased|normal|high|low|#|recommended|helpful|useful|effective|first-line|key)$/.test(
      second,
    )
  );

const pts = ({ before, after, earlier }: Place): boolean =>
  !score.test(before) &&
  (before !== '#' ||
    /^(?:in|among|saw|see|treated|treating|enrolled|randomized|randomised|admitted|recruited|included|these|those|all|our)$/.test(
      earlier,
    ) ||
    /^(?:with|w\/|who|whose|undergoing|died|received|presenting|admitted)$/.test(after));

const symptoms = ({ before, after, second, earlier, joined }: Place): boolean =>
  !joined &&
  ((before === 'of' && earlier === '#') ||
    among(
      'mild respiratory resp withdrawal viral flu uri gi urinary neuro depressive psychotic psych constitutional b covid vasomotor',
    ).test(before) ||
    (among('include includes included resolved improved worsened worsening onset').test(after) && second !== 'site'));

const bp = ({ before, after, joined }: Place): boolean =>
  !joined &&
  before !== '#' &&
  (after === '#' ||
    among(
      'is was goal goals target targets drop dropped drops low high stable cuff monitor monitoring check checks reading readings medication medications meds med management running remains elevated normal still tho at control lowering',
    ).test(after) ||
    (among(
      'his her their high low elevated raised lower check checked checking ambulatory home measure monitor systolic diastolic stable ur your uncontrolled the my',
    ).test(before) &&
      !among('disorder i ii type depression mania pemphigoid deletion insertion spectrum mood episode').test(after)));

const diagnosis = ({ before, after }: Place): boolean =>
  /^(?:of|is|was|remains|unclear)$/.test(after)
    ? !/^(?:was|were|is|been|got)$/.test(before)
    : among(
        'a the my new final working initial differential no your ur any this possible main likely correct late early delayed missed what',
      ).test(before) && !/^(?:with|w\/|code|codes)$/.test(after);

const abbreviations: readonly (readonly [string, Choice])[] = [
  [
    'gotta',
    when(
      'have to',
      ({ before, opens }) => opens || among('i you u we they people ppl pts patients just really still').test(before),
    ),
  ],
  ...['kinda', 'sorta'].map(
    (word) =>
      [
        word,
        when(
          'somewhat',
          ({ before, after }) =>
            after !== '' &&
            !among('what which some any this that these those every all no same the a one two other of different').test(
              before,
            ) &&
            !/^(?:of|#)$/.test(after),
        ),
      ] as const,
  ),
  [
    'im',
    when(
      'I am',
      ({ before, after, opens, joined }) =>
        !joined &&
        (joinsIm.test(after) || /\p{L}{3}ing$/u.test(after)) &&
        (opens ||
          among('and but so that because bc cuz if when since while as think guess what where how why tho though').test(
            before,
          )),
    ),
  ],
  [
    'ive',
    when(
      'I have',
      ({ before, after, opens, joined }) =>
        !joined &&
        (opens || among('and but so that because bc cuz if when since what where as all think').test(before)) &&
        among(
          'been had got seen never always used tried just only also heard read done given taken found already not started noticed treated made known',
        ).test(after),
    ),
  ],
  [
    'cant',
    when(
      'cannot',
      ({ before, after, opens }) =>
        (opens ||
          pronoun.test(before) ||
          among('pt pts patient patients people ppl and but just still really one u').test(before)) &&
        !/^(?:of|is|was|correction|angle|i|you|u|we|they|he|she|it|this|that|there|)$/.test(after),
    ),
  ],
  [
    'pls',
    when(
      'please',
      ({ before, after, ends }) =>
        !among('with w/ of has had have dx diagnosed is for like as have and or als vs from early # mild').test(
          before,
        ) &&
        (after !== '' || ends),
    ),
  ],
  [
    'ty',
    when(
      'thank you',
      ({ before, after, ends, starts }) =>
        before !== '#' &&
        !/^(?:dm|diabetes|d)$/.test(before) &&
        (ends ? !/^(?:#|dm)$/.test(before) : starts && /^(?:all|so|for|guys|in|everyone)$/.test(after)),
    ),
  ],
  [
    'bc',
    when(
      'because',
      ({ before, after, joined }) =>
        !joined && clause.test(after) && !among('in from at of british on taking the a hx or and').test(before),
    ),
  ],
  ['b/c', when('because', ({ before, after }) => clause.test(after) && !numeral.test(before))],
  [
    'b4',
    when(
      'before',
      ({ before, after, joined }) =>
        !joined &&
        !among('vitamin vit bed room ward unit segment complement level leukotriene complex b1 b2 b3 # and or').test(
          before,
        ) &&
        (among(
          'the a an my i we u you he she it they surgery contrast discharge bed meals food ct mri any this that his her our intubation transfer each every noon breakfast lunch dinner treatment abx antibiotics labs delivery op procedure chemo dialysis extubation',
        ).test(after) ||
          /\p{L}{2}ing$/u.test(after)),
    ),
  ],
  [
    'tmr',
    when(
      'tomorrow',
      ({ ends, before }) =>
        ends && before !== '' && !determiner.test(before) && !/^(?:of|with|for|after|#)$/.test(before),
    ),
  ],
  ['ppl', when('people', ({ after }) => !/^(?:test|skin|score|#)$/.test(after))],
  [
    'peeps',
    when(
      'people',
      ({ before, after, opens, closes }) =>
        !/^(?:of|were|are|above|below|between|#|up|to|at|from)$/.test(after) &&
        (among(
          'hey my fellow gi icu id em ed er med nursing derm cards ob peds neuro renal cardio ortho anesthesia medical',
        ).test(before) ||
          (opens && !closes && /^(?:who|what|how|do|does|any|in|with)$/.test(after))),
    ),
  ],
  [
    'wk',
    when(
      'week',
      ({ before, joined }) =>
        !joined && among('# a per this next last every each one another past first once').test(before),
    ),
  ],
  [
    'mos',
    when(
      'months',
      ({ before, after }) =>
        among('# few several two three four six couple many past last').test(before) &&
        !/^(?:score|scale|sensor)$/.test(after),
    ),
  ],
  [
    'abt',
    when(
      'about',
      ({ before, after }) =>
        !among(
          'on iv po start started oral of course finish finished complete completed for empiric empirical the x with',
        ).test(before) &&
        (among('the a an my this that it his her their how what when whether ur your these those him them').test(
          after,
        ) ||
          /\p{L}{2}ing$/u.test(after)),
    ),
  ],
  [
    'asap',
    when(
      'as soon as possible',
      ({ before }) => !among('showed shows show with of is was had has and for atypical found revealed').test(before),
    ),
  ],
  ['pts', when('patients', pts)],
  ['bp', when('blood pressure', bp)],
  [
    'vit',
    when(
      'vitamin',
      ({ before, after, joined }) =>
        !joined &&
        !among('post s/p after pre').test(before) &&
        /^(?:[abcdek]\d{0,2}|deficiency|supplements?)$/.test(after),
    ),
  ],
  ['dx', when('diagnosis', diagnosis)],
  // A transplant, a transfer and Texas are "tx" too.
  [
    'tx',
    when(
      'treatment',
      ({ after, before }) =>
        /^(?:plan|plans|option|options)$/.test(after) &&
        !among('renal kidney liver heart lung bm marrow in').test(before),
    ),
  ],
  [
    'rx',
    when(
      'prescription',
      ({ before, after }) =>
        among('a the new written his her my ur your electronic').test(before) && !/^(?:of|with|is|was)$/.test(after),
    ),
  ],
  ...["rx'd", 'rxed'].map(
    (word) => [word, when('prescribed', ({ after }) => !/^(?:with|w\/|by|for|)$/.test(after))] as const,
  ),
  ['sx', when('symptoms', symptoms)],
  ['h/o', when('history of', ({ after }) => after !== '')],
  ['s/p', when('status post', ({ after }) => !/^(?:|ratio)$/.test(after))],
  [
    'r/o',
    when(
      'rule out',
      ({ before, after, opens }) =>
        !/^(?:|by|with|w\/|on|via|after)$/.test(after) &&
        (opens || /^(?:to|we|will|please|pls|must|should|can|and)$/.test(before)),
    ),
  ],
  [
    'n/v',
    when(
      'nausea and vomiting',
      ({ before, after }) =>
        !among('intact status exam bundle check checks obs ok injury compromise').test(after) &&
        !among('distal distally intact normal').test(before),
    ),
  ],
  ['gotcha', when('understood', ({ starts, closes }) => starts && closes)],
  [
    'def',
    when(
      'definitely',
      ({ before, after }) =>
        after !== '' &&
        among("i we you u they would should is are was can could will i'd i'll it's that's im i'm").test(before) &&
        !/^(?:of|in)$/.test(after),
    ),
  ],
  [
    'esp',
    when(
      'especially',
      ({ before, after }) =>
        !among('block blocks catheter catheters plane injection is was').test(after) &&
        !among('a an the bilateral did with w/ us-guided thoracic lumbar').test(before) &&
        after !== '',
    ),
  ],
  ['cud', when('could', ({ before, after }) => pronoun.test(before) && after !== '')],
  ['thot', when('thought', ({ before }) => pronoun.test(before))],
  [
    'prev',
    when('previously', ({ after }) =>
      among('healthy well fit stable reported described treated diagnosed on had').test(after),
    ),
  ],
];

/** English words whose formal form hangs on the place; where it is not sure, they stay. */
export const englishChoices: ReadonlyMap<string, Choice> = new Map<string, Choice>([
  ...['it', 'that', 'there', 'what', 'who', 'he', 'she', 'where', 'how', 'here'].map(
    (who) => [`${who}'s`, isOrHas(who)] as const,
  ),
  ['thats', isOrHas('that')],
  ['whats', isOrHas('what')],
  ['theres', isOrHas('there')],
  ['shes', isOrHas('she')],
  // HES is hydroxyethyl starch, too.
  ['hes', { ...isOrHas('he'), choose: (place) => (place.opens ? isOrHas('he').choose(place) : null) }],
  ...['I', 'you', 'we', 'they', 'he', 'she', 'it'].map((who) => [`${who.toLowerCase()}'d`, hadOrWould(who)] as const),
  ['i', when('I', ({ before, joined }) => !joined && !numeral.test(before) && !/^(?:and|or)$/.test(before))],
  [
    'u',
    when(
      'you',
      ({ joined, before, after, opens, closes }) =>
        !joined &&
        before !== '#' &&
        !notYou.test(after) &&
        !numeral.test(before) &&
        (callsYou.test(before) || (opens && !closes && (doneByYou.test(after) || after.endsWith("n't")))),
    ),
  ],
  [
    'r',
    when(
      'are',
      ({ before, after, joined }) =>
        !joined && !side.test(after) && (pronoun.test(before) || /^(?:u|you|we|they|ppl|people|there)$/.test(after)),
    ),
  ],
  [
    'ur',
    {
      options: ['your', 'you are'],
      choose: ({ after, joined }) => (joined ? null : own.test(after) ? 'your' : be.test(after) ? 'you are' : null),
    },
  ],
  ['pt', when('patient', pt)],
  [
    'wt',
    when(
      'weight',
      ({ before, after, opens }) => after === '#' && (opens || /^(?:her|his|birth|current|and|body|dry)$/.test(before)),
    ),
  ],
  ['q', when('question', ({ before }) => before === 'quick')],
  ['hx', when('history', ({ joined }) => !joined)],
  [
    'rn',
    when(
      'right now',
      ({ closes, before, joined }) => closes && !joined && before !== '' && before !== '#' && !nurse.test(before),
    ),
  ],
  ...abbreviations,
]);
