import { oneOf } from './one-of';
import { parseRules } from './rewrite-rules';

const macros = {
  /** Things and persons of the author's work, of which there is one: a sentence about them needs its article. */
  thing:
    oneOf(String.raw`wife|husband|partner|leaflet|literature|signal|waiting list|waitlist|lab bill|team|calf|wound|rash|rota|printer|
    scanner|bleep|system|portal|form|queue|car park|canteen|fridge|lift|heating|aircon|air con|phone line|referral letter|referral|letter|policy|meeting|
    course|exam|talk|session|speaker|building|department|clinic letter|clinic|unit|hospital|trust|practice|pharmacy|receptionist|porter|
    bed manager|site manager|nurse in charge|charge nurse|ward sister|ward clerk|matron|med reg|medical registrar|on-call registrar|night team|day team|
    crash team|trauma team|family|son|daughter|grandson|granddaughter|carer|landlord|care home|nursing home|ambulance|helicopter|
    insurance company|insurer|wholesaler|manufacturer|supplier|software|website|app|epr|ehr|emr|trainee|student|locum|agency|
    evidence|guidance|dose|label|bottle|packaging|device|pump|probe|cuff|catheter bag|dressing|cast|splint|brace|biopsy|referral form|stoma|
    hospital bed|mattress|hoist|wheelchair|walking frame|new system|new rota|new app|new form|new policy|new scanner|new printer|old system|whole team|whole ward|whole list|whole clinic|whole day|rest of the day|tooth|crown|graft|tumour|tumor|lesion|lump|fistula|abscess|ulcer`),
  verb: oneOf(String.raw`is|was|has|had|says|said|went|broke|failed|keeps|kept|takes|took|needs|needed|wants|wanted|does|did|got|gets|looks|looked|
    crashed|came|comes|cried|works|worked|will|cannot|can|would|rang|called|told|asked|emailed|refuses|refused|insists|insisted|thinks|thought|
    doubled|tripled|arrived|closed|opened|ran|runs|stopped|starts|started|healed|seems|seemed|feels|felt|costs|cost|ended|ends|just|still|
    never|also|now|always|finally|does not|did not|is not|was not|has not|will not|must|should|might|may|could`),
  event:
    oneOf(String.raw`hour|chat|meeting|conversation|debrief|teaching session|argument|clinic|long chat|good chat|lovely chat|difficult conversation|
    tough conversation|hard conversation|good conversation|great conversation|long conversation|case discussion|phone call|call|mdt|viva|interview`),
  day: String.raw`(?:mon|tues?|weds?|thurs?|fri)`,
  asked: String.raw`(?:ct|mri|scan|echo|review|second opinion|bed|x-ray|xray|uss|ultrasound|consult|transfer|chaperone|interpreter|hoist|porter)`,
  /** Who the author is, in the first words of a post. */
  author:
    oneOf(String.raw`reg|registrar|sho|fy1|fy2|f1|f2|st[1-8]|ct[123]|imt|consultant|intern|resident|fellow|locum|gp|doctor|dr|nurse|midwife|medic|
    paramedic|pharmacist|physio|student|trainee|anp|acp|np|pa|hca|emt|surgeon|physician|anaesthetist|anesthetist|houseman|house officer|attending`),
  well: oneOf(String.raw`still|all|not|just|now|so|too|only|already|doing|using|giving|treating|seeing`),
};

/** What a sentence of a phone leaves out, where one reading exists: articles, subjects and days. */
export const sentences = parseRules(
  String.raw`
  // Articles.
  {S}{thing} (?={verb}\b)(?!(?:dose|evidence|guidance|family|practice|pharmacy|clinic|hospital|team|app|form) (?:is|was|has|had) (?:key|everything|king|important)\b) => the $0
  (?<=[.!?] )(?:wife|husband|family|son|daughter|team) (?=(?:cried|aware|updated|happy|informed)\b) => the $0
  the (wife|husband|son|daughter|family|team) (?=(?:aware|updated|happy|informed)\b) => the $1~
  {S}(?:lift|printer|scanner|computer|system|phone|heating|bleep)(?:'s| is)? (?=(?:broken|down|dead|bust)\b) => the $0
  the (lift|printer|scanner|computer|system|phone|heating|bleep) (?=(?:broken|down|dead|bust)\b) => the $1 is~
  // Subjects.
  {S}had an? (?={event} (?:with|at|on|in|about|today|yesterday|this|last|tonight)\b) => I $0
  {S}had (?=(?:an?|my) (?:near miss|complaint|datix|never event|wobble|meltdown|rough (?:night|shift|day)|tough (?:night|shift|day)|bad shift|long shift|brilliant (?:shift|day|teaching)|amazing (?:shift|day))\b) => I had~
  {S}had (?=no (?:answer|idea|words|choice|clue)\b) => I had~
  {S}sat (?=(?:in|at|with|by|on) [^.?!\n]{3,60}\d{1,2} ?(?:hrs?|hours)\b) => I sat~
  {S}(?:gonna|going to) (?=(?:say|admit|ask|rant|cry|miss|need) (?:it|this|that|you|for|my|the|a|some|something)\b) => I am going to~
  {S}(?:(?:pls|plz|please|kindly) )advise[,:] (?=\p{L}|\d) => please advise:~
  {S}(?!(?:any|no|the|our|my|is|every|each|another|one|an?|some|which|what|who|are|if|when|your|ur|that|this|dear|hi|hey|hello|new)\b)((?:[\p{L}&-]{2,16} ){0,4}(?:nurse|midwife|doctor|registrar|consultant|trainee|pharmacist|physiotherapist|dietitian|paramedic|student|technician|practitioner|radiographer|surgeon|dentist|therapist|psychologist|scientist|manager|carer|volunteer)) here[:,.!]+(?= ) => I am a $1.
  {S}(\d(?:st|nd|rd|th)[- ]year (?:(?:med|medical|nursing|dental|pharmacy|midwifery) )?(?:student|trainee|resident|registrar)) (?=(?:asked|told|said|did|spotted|found|saw|came|just|fainted|cried|took|got|made)\b) => a $1~
  {S}never thought (?=(?:i|id|i'd|we|the|that|my|it|this)\b) => I never thought~
  {S}(?:cant|can't|cannot) (?=get (?:an?|any|hold|through|my|our|the) [^.?!\n]{3,}) => I cannot~
  {C}its (?=(?:\p{L}+ ){1,2}day(?= and| n|,|{K})) => it is~
  {T}(?:really|rly|just|still|genuinely|honestly|absolutely|currently) (?=struggling (?:to|with)\b|looking for(?:ward)?\b|hoping (?:to|for|that)\b|trying to\b) => I am $0
  {T}looking forward to (?=\p{L}) => I am looking forward to~
  (?<=[\p{L}\d)]{2}), (seems|looks|sounds|feels) (?=like\b|as if\b|as though\b) => , it $1~
  {S}(?:now )?(?:seems|looks|sounds) (?=(?:they|we|the|that|everyone|people|i)\b) => it $0
  {S}fell (?=(?:off|over|down|asleep|in|on|into) (?:my|the (?:bike|stairs)|a|our|in|on|at)\b[^.?!\n]{0,80}\bmy\b) => I fell~
  {S}fell (?=off my (?:bike|horse|scooter|chair|ladder|stool|motorbike)\b) => I fell~
  {S}(?:on my way) (?=to|home|back|in) => I am on my way~
  {S}asked (?=for an? (?:\p{L}{3,12} )?{asked}\b) => I asked~
  {S}(?:found|saw|met|lost|left|forgot|missed|broke|spilled|spilt|dropped|finished|passed|failed|told|asked|emailed|taught|married|named) (?=(?:[\p{L}'-]+ ){0,4}my (?:own|boss|consultant|colleagues?|trainees?|bleep|phone|keys|badge|lanyard|steth\p{L}*|reg|registrar|pts?|patients?|wife|husband|mum|dad|kids?|son|daughter|bike|car|lunch|students?|exams?|first|1st|last)\b) => I $0
  {S}(?:posting|asking|writing|sharing) (?=(?:this|because|on behalf|here|after|from|in case|for a|so that)\b(?! is\b)) => I am $0
  {S}off (?=to (?:bed|work|nights|theatre|clinic|sleep|teach|see|my)\b) => I am off~
  {S}(?:cannot|can't|cant) wait (?=(?:to|for|until|till|til)\b) => I cannot wait~
  {S}(?:would|wld|wd) (?=(?:love|appreciate|welcome|be grateful|like|really like|really appreciate) (?:to|any|some|your|ur|a|an|the|help|advice|ideas|if)\b)(?!(?:love|like) (?:any |some |your |ur )?(?:thoughts|ideas|advice|tips|opinions)\b) => I would~
  {S}(?:wont|won't|will not) (?=(?:be (?:doing|using|going|buying|ordering)|lie|name)\b) => I will not~
  {S}(?:lost count of|lost track of) => I have $0
  {S}(?:keen|happy|glad|willing|free) to (?=(?:help|share|chat|discuss|send|talk|teach|collaborate|swap|cover)\b) => I am $0
  {S}(?:spent|wasted) (?=(?:my|the (?:whole|entire|last|morning|afternoon|day)|\d|an|two|three|four|half|most|all|over|nearly|almost)\b) => I $0
  {S}(anyone|anybody) w(?:ith)? (?=(?:experience|exp|tips|advice|ideas|thoughts|knowledge|a (?:copy|link|protocol|template|pdf)|access|info|views)\b)(?![^.?!\n]{0,120}\b(?:please|pls|should|can|could|will|is|are|knows?|dm|message)\b) => does $1 have~
  // Days and months.
  (?<=\b(?:on|since|until|till|til|by|next|last|this|from|every|starts?|started|starting|opens?|opened|closed|closes|off|back|due|for|before|after|home|clinic|theatre|surgery|list|appt|appointment|review|admitted|discharged|coming|here|booked|postponed to|moved to|again|recheck|rechecking|repeat|rescan|see|seen|r/v|rv|scan|results|ends|finish|finished) ){day}(?= (?:if|when|unless|so|but|at|with|for|then|now|or|and|n|to|pls|please|though|because|w|\d)\b|,|{K}) => $0:day
  (?<=\b(?:on|since|until|till|til|by|next|last|this|from|every|starts?|starting|due|before|after|closed|open|postponed to|moved to|home) )(sat|sun|wed)(?= (?:if|when|unless|so|but|at|with|for|then|now|or|and|n|to|pls|please|though|because|am|pm|night|morning|\d)\b|,|{K}) => $1:day
  mon:day => ^monday
  tues?:day => ^tuesday
  weds?:day => ^wednesday
  thurs?:day => ^thursday
  fri:day => ^friday
  sat:day => ^saturday
  sun:day => ^sunday
  // "Its" and "im" after a remark.
  \bits (?=(?:[\p{L}-]+ ){1,3}(?:i|we) (?:think|guess|reckon|suspect|suppose|believe|hope)\b) => it is~
  ! (?<=\b(?:thinks|thought|assumes|assumed|reckons|knows|hopes|swears|realised|realized|noticed|means|figured|sure|convinced|told (?:me|him|her|them|us)|wish|wishes|pretend|pretending|like) )im (?=(?:\p{L}{3,}ing|not|a|an|the|so|too|very|just|still|fine|ok|okay|wrong|right|mad|crazy|\d)\b) => I am~
  \bit is (20\d\d) (?:and|n) were (?={well}\b) => it is $1 and we are~
  \b(everyone|everybody|someone|anyone|nobody|no one)'?s (?=(?:\p{L}{3,}ing|not|so|just|still|too|already|really|always|been)\b)(?!(?:feelings?|training|meeting|hearing|breathing|morning|evening|wedding|building) (?:is|was|has)\b) => $1 is~
  (everyone|everybody|someone|anyone|nobody|no one) is been => $1 has been
  \b(home|discharge|discharged|extubate|step down|restart|continue|repeat|go) if (?:ok|okay|all ok|all good)(?=,|{K}) => $1 if well
  // Who the author is, before who the patient is.
  {S}((?:[\p{L}&-]{2,14} ){0,3}{author} (?:on[- ]call|here|on (?:nights|days|shift|duty|placement|icu|itu|ed|labour ward)|(?:working )?(?:in|at) (?:a |an |the |rural |remote )?\p{L}{2,14}(?: \p{L}{2,14})?)(?: (?:tonight|today|now))?), (?=(?:an? )?\d{1,3}(?:-(?:year|month|week|day)-old\b|[MmFf] |[MmFf],|\/[MmFf]\b| ?(?:yo|y\/o|yr old)\b)) => $1.~
  {S}(I am an? (?:[\p{L}&-]{2,14} ){0,3}{author}(?: (?:in|at|on) (?:a |the )?\p{L}{2,14}(?: \p{L}{2,14})?)?), (?=(?:an? )?\d{1,3}(?:-(?:year|month|week|day)-old\b|[MmFf] |[MmFf],|\/[MmFf]\b| ?(?:yo|y\/o|yr old)\b)) => $1.~
  {S}(an? \d{1,3}-(?:year|month|week|day)-old (?:man|woman|boy|girl)), (?=(?:says|refuses|denies|wants|presents|presented|refused)\b) => $1~
  \b(\d{1,3}-(?:year|month|week|day)-old (?:man|woman|boy|girl)),? (?:with )?(?:1st|first) ep(?:isode)? (?:of )?(?=psychosis\b|mania\b|depression\b) => $1 with first-episode~
  \b(?:1st|first) ep (?=(?:of )?(?:psychosis|mania|depression)\b) => first-episode~
  first-episode of (?=\p{L}) => first episode of~
  // Ages.
  \b(\d{2,3})-year-old [fF](?= |,|{K}) => $1-year-old woman
  \b([2-9]|1[0-7])-year-old [mM](?= |,|{K}) => $1-year-old boy
  \b(\d{2,3})-year-old [mM](?= |,|{K}) => $1-year-old man
  \b([2-9])-year-old [fF](?= |,|{K}) => $1-year-old girl
  ! {S}([2-9]|1[0-7])M (?=\p{Ll}{4,})(?!(?:baby|babies|infant|neonate|newborn|toddler|child|history|follow|review|postop|later|into|after|since|pregnan\p{L}*|gestation\p{L}*|check|vacc\p{L}*|bronchiolitis|littmann|tegaderm|masks?|respirators?|tape|dressings?|walk|deep|fall|high|away|from|with|swim|sprint|tall|long|wide|race|dash|pool|distance)\b) => a $1-year-old boy with~
  ! {S}([2-9]|1[0-7])F (?=\p{Ll}{4,})(?!(?:introducers?|guid\p{L}*|radial|femoral|diagnostic|nasogastric|dilator|balloon|impella|judkins|cannula|line|needle|access|long|short|arterial|venous|slender|system|stent|nephrostomy|urethral|suprapubic|silicone|central|picc|port|ecmo|peel\p{L}*|feeding|sheaths|catheters|chest|catheter|foley|tube|sheath|drain|ureteric|pigtail|with|french)\b) => a $1-year-old girl with~
  ! {S}([2-9]|1[0-7])M(?=,) => a $1-year-old boy
  ! {S}([2-9]|1[0-7])F(?=,) => a $1-year-old girl
  ! {S}([2-9]|1[0-7])M w(?:ith|/)? => a $1-year-old boy with
  a (8|11)-year-old (boy|girl) => an $1-year-old $2
  {S}(?:a )?(\d{1,3}-(?:year|month|week|day)-old) (?=(?:croup|bronchiolitis|asthma|sepsis|dka|gastroenteritis|measles|mumps|chickenpox|epilepsy|eczema|pneumonia|appendicitis|tonsillitis|otitis|fever|febrile convulsion|limp|rash|seizures?|[\p{L}]{3,12}itis)\b) => a $1 with~
  {S}(bed|bay|room|side room|cubicle) (\d{1,3})[:,]? (?:an? )?(\d{2,3})-year-old => $1 $2: a $3-year-old
  ! {S}([Bb]ed|[Bb]ay|[Rr]oom|[Ss]ide room|[Cc]ubicle) (\d{1,3})[:,]? ([2-9]\d)F => $1 $2: a $3-year-old woman with
  ! {S}([Bb]ed|[Bb]ay|[Rr]oom|[Ss]ide room|[Cc]ubicle) (\d{1,3})[:,]? ([2-9]\d)M => $1 $2: a $3-year-old man with
  \b(\d{1,3}-year-old (?:woman|man|girl|boy)) (?=(?:fractured|neck of femur|nof|hip) (?:neck|fracture|#)) => $1 with~
  : a (8\d?|11|18)-year-old => : an $1-year-old
  `,
  macros,
);
