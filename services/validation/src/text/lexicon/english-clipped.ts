import { parseRules } from './rewrite-rules';

const macros = {
  takes: String.raw`(?:start|starts|starting|started|on|stop|stopped|stopping|add|added|adding|hold|held|take|takes|taking|increase|increased|reduce|reduced|give|gave|given|continue|continued)`,
  device: String.raw`(?:antiemetic|antihypertensive|analgesic|sedative|pressor|vasopressor|inotrope|laxative|nsaid|opioid|statin|ssri|steroid|inhaler|dressing|suture|block|antidepressant|antipsychotic|anticoagulant|app|resource|book|reference|guideline|treatment|antifungal|fluid)`,
};

/** Clipped words and small letters of phones, each next to words that leave one reading. */
export const clippedWords = parseRules(
  String.raw`
  // Words of speech.
  \b(not|only|is|are|isnt|isn't|arent|aren't|readily|widely|still|longer|freely) avail(?=,|{K}| (?:until|till|til|in|at|here|now|today|from|for|on|this|over)\b) => $1 available
  \bsmthg\b => something
  \bruning\b => running
  \bod'd\b => overdosed
  (?<=\b(?:today|twice|once|them|it|this|that) )alr(?={K}) => already
  \balr (?=(?:on|given|had|been|started|tried|has|have|done|sent|stopped|seen|discharged|intubated)\b) => already~
  (?<=\b(?:pls|please|to|will|would|must|should) )b (?=(?:quick|careful|kind|nice|safe|back|aware|honest|able|patient)\b) => be~
  {C}ive (?=\d{1,3} (?:pts|patients|people|ppl|admissions|referrals|clinics|shifts|letters|cases)\b) => I have~
  \b(props|kudos|shout[- ]?out|congrats|credit|hats off) 2 (?=(?:our|the|my|all|every)\b) => $1 to~
  \b(poison|trauma|cancer|call|burns?|dialysis|transplant|stroke) ctr\b => $1 center
  (?<=\bapgars? (?:of )?\d{1,2} )n (?=\d{1,2}\b) => and~
  \b(your|ur|my|our|the|a) go to (?={device}\b) => $1 go-to~
  // Clinical words.
  \bantihist(s?)\b => antihistamine$1
  \b({takes}|before you start|plus) spiro\b(?! (?:test|tests|results?|showed|shows|booked|report|today)) => $1 spironolactone
  \bfidaxo\b => fidaxomicin
  \bbezlo\b => bezlotoxumab
  (?<=\b(?:doing|do|dental|tooth|multiple|simple|surgical) )exts\b => extractions
  \boral surg\b(?! (?:reg|registrar|team|sho|consultant)) => oral surgery
  \btele (?=(?:orders?|monitor|monitors|monitoring|beds?|strips?|box|boxes)\b) => telemetry~
  (?<=\b(?:need|needs|continuous|cardiac) )tele(?=,|{K}| (?:because|bc|for|and|or|overnight)\b) => telemetry
  (?<=\b\p{L}{3,12} )b\/l(?={K}) => bilaterally
  (?<=\d )sys(?={K}) => systolic
  \bpost op(?= yet\b) => postoperatively
  \bpaeds (?=(?:drug|dose|doses|dosing|drugs|patients?|pts|cases|population|kit|airway|patients)\b) => paediatric~
  \bpeds (?=(?:drug|dose|doses|dosing|drugs|patients?|pts|cases|population|kit|airway)\b) => pediatric~
  ! \b(US|CT|us|ct|ultrasound|fluoroscopy|fluoro) guided (?=(?:line|lines|biopsy|biopsies|drainage|drain|drains|block|blocks|injection|injections|aspiration|cannula|cannulas|cannulation|access|procedure|procedures|puncture|central|fna|IV|iv|lp)\b) => $1-guided~
  ! {S}(1[0-7])f (?=(?:anorexia|asthma|dka|overdose|abdo|abdominal|headaches?|fever|vomiting|epilepsy|seizures?|depression|rash|collapse|syncope)\b) => a $1-year-old girl with~
  // Small letters.
  ! \b(new[- ]onset|known|type [12]|uncontrolled|poorly controlled|gestational|longstanding|history of|hx of) dm(?=,|{K}) => $1 DM
  ! \bhct (?=\d{2}|of \d|is \d|was \d|rising|falling) => Hct~
  ! (?<=\b(?:on|gave|given|took|takes|taking|started|stopped|held|baby) )asa(?= \d{2,3}\b|,|{K}| (?:and|\+|plus|or)\b) => ASA
  ! (?<=\b(?:on|gave|given|took|takes|taking|started|stopped|held) )asa(?= \+) => ASA
  ! (?<=\b(?:until|till|til|since|by|in|early|late|mid|at least|end of|start of|beginning of|last|before) )march(?=,|{K}| (?:20\d\d|but|so)\b) => March
  ! \b(the|a|new|recent|latest|big) lancet (?=(?:trial|paper|study|article|review|piece|series|editorial|commission)\b) => $1 Lancet~
  ! \b(the|our|an|my) rt (?=(?:who|said|came|caught|fixed|noticed|team)\b) => $1 RT~
  ! {S}rts (?=(?:dont|don't|do|are|deserve|need)\b) => RTs~
  ! \bc\/s\b => C/S
  ! \bt[- ](?=waves?\b) => T~
  ! {S}id (?=(?:on leave|away|says|said|team|consult|wants|recommended|recommends|advised|reg|consultant|unavailable)\b) => ID~
  ! (?<=\b(?:anything|nothing|tolerating|meds|everything|intake|fluids|medications?) )po(?=,|{K}) => PO
  ! \bpres (?=(?:vs|versus|or) (?:rcvs|RCVS)\b) => PRES~
  `,
  macros,
);
