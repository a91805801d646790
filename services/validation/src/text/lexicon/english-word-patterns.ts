import { wordPattern } from './contractions';

// Words next to a word with several readings, by what they decide.

export const own = wordPattern(
  'patients? pts? experience experiences thoughts? opinions? team practice hospital unit protocol protocols approach go-to take advice input help regimen choice dose local usual favorite favourite preferred first bp colleagues kids children students hands life patience clinic ward department',
);
export const determiner = wordPattern(
  'a an the this that these those my our your ur his her their new some any each every one another no old',
);
export const pronoun = wordPattern(
  'i you u we they he she it who what how where there these those why which this that',
);

/** After words for places, wards or persons, "rn" is a nurse. */
export const nurse =
  wordPattern(`grad a an the this that my our your his her their new some any each every one as by to of with from or and icu er ed nicu picu micu sicu peds ob psych onc charge float travel registered student nurse senior junior night day another no ask asked tell told call called page paged said says bedside triage school
  clinic hospice home discharge staff primary head lead grad bsn msn md im i'm am is was be are were become became`);
// "u" is a wave, a unit and a letter; it is "you" next to words that require a person.
export const callsYou = wordPattern(
  `do does did don't dont didn't can can't cant could couldn't would wouldn't should shouldn't will won't wont are aren't r were if when what how why where who that and or but as than thank thx tell let give see because bc cuz so until unless while like love for with hope hey since once before b4 after whether think guys wish have haven't ask all both told gave help`,
);
export const doneByYou = wordPattern(
  `guys all both r are can can't cant could would should will have haven't had need gotta wanna know think do don't dont did didn't might must may want use there see got get never always ever also just only still really give say said mean agree were were`,
);
export const notYou = wordPattern(
  'wave waves sign turn tube insulin of heparin penicillin botox prbc prbcs units unit per daily bid shape shaped',
);
export const side = wordPattern(
  'wave waves value squared side sided lung knee hip arm leg eye foot hand breast kidney shoulder ear ankle wrist mca ica ue le on',
);
export const clause = wordPattern(
  `of i i'm im it it's its he he's she she's they they're we we're u you the a an my his her our their your ur no this that these those pt pts patient patients there there's everyone nobody insurance`,
);
export const numeral = wordPattern(
  'type class stage grade phase factor level group category apo part troponin angiotensin hep hepatitis influenza flu child pugh option opt vitamin vit schedule',
);
export const therapy = wordPattern(
  'to needs need start started starting for via do did doing in by after and or ot consult refer referred referral outpatient inpatient of from with prolonged elevated raised normal check checked inr daily weekly home aggressive vestibular pelvic floor chest hand more intensive early inpt outpt then prior',
);
export const tested = wordPattern(
  'inr ptt aptt ratio test tests session sessions eval evaluation consult referral exercises exercise time prolonged s # for helps helped works worked twice weekly daily x then vs plus instead only clearance recs',
);
export const joinsIm = wordPattern(
  'not a an so very sure sorry glad just still really also too seeing the in at on afraid curious tired new stuck lost here always never pretty quite worried confused about all wondering happy aware open against only',
);
export const score = wordPattern(
  'score scored scores scoring gained lost bonus minus plus or extra chads heart wells nihss gcs total',
);
