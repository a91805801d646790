import { parseRules } from './rewrite-rules';

const macros = {
  n: String.raw`\d{1,4}(?:\.\d{1,2})?(?:(?:[-–]| ?to ?)\d{1,4}(?:\.\d{1,2})?)?`,
  age: String.raw`1[89]|[2-8]\d|9[0-5]`,
  childAge: String.raw`[2-9]|1[0-7]`,
  after: String.raw`(?= (?:with|w|w/|w/o|without|who|whose|on|in|at|from|had|has|having|fell|came|comes|presented|presents|presenting|c/o|p/w|s/p|h/o|hx|no|not|just|now|known|admitted|post|after|and|n|is|was|day|week|for|referred|brought|found|started|taking|needs|wants|refusing|refuses|collapsed|complaining|living|diagnosed|previously|normally|never|intubated|recently|status|g\d|pmh|\d)|[,.;:?!)]|\s*$|\n)`,
  disease: String.raw`(?:breast|lung|colon|prostate|ovarian|copd|asthma|ckd|t2dm|t1dm|type 2|type 1|af|hf|htn|dm|stroke|pneumonia|sepsis|uti|cellulitis|dvt|pe|ra|sle|ms|epilepsy|cirrhosis|dementia|acs|nstemi|stemi|aki|dka|migraine|migraines|headache|headaches|chest pain|abdo|abdominal|back pain|knee pain|hip pain|lupus|gout|depression|anxiety|psoriasis|eczema|anaemia|anemia|hypertension|diabetes|parkinson|crohn|colitis|pancreatitis|cholecystitis|appendicitis|osteoporosis|ruq|luq|rif|lif|rlq|llq|lbp|syncope|palpitations|dizziness|vertigo|dyspnoea|dyspnea|sob|fever|cough|rash|weight loss|haematuria|hematuria|melaena|melena|haemoptysis|hemoptysis|jaundice|seizures?|tia|nof|hip fracture|recurrent|unilateral|intermittent|sudden|worsening|persistent|ongoing|swollen|tender|vomiting|diarrhoea|diarrhea|bloody|fatigue|tiredness|lethargy|malaise|confusion|delirium|collapse|falls?|dysuria|polyuria|dysphagia|odynophagia|epistaxis|tinnitus|hearing loss|visual loss|blurred|diplopia|numbness|weakness|tremor|epigastric|pleuritic|suprapubic|flank|loin|groin|calf|ankle|wrist|shoulder|elbow|neck|jaw|facial|eye|ear|throat|red eye|sore throat|itchy|itching|pelvic|rectal|haematemesis|hematemesis|severe|new|acute|chronic|progressive|painless|painful|left|right|bilateral|known|neuropathic|abdo|thoracic|lumbar|cervical|musculoskeletal|intractable|refractory|burning|pain)`,
  /** Up to two adjectives and a finding. */
  illness: String.raw`(?:[\p{Ll}-]{3,16} ){0,2}(?:torsion|\p{Ll}{3,14}(?:itis|osis|emia|aemia|uria|plegia|paresis|pnoea|algia)|effusion|stroke|fracture|infection|syndrome|disease|failure|cancer|carcinoma|lymphoma|bleed|mass|lump|ulcer|rash|fever|cough|seizures?|syncope|abscess|embolism|obstruction|perforation|tear|pain|weakness|numbness|swelling|hernia|stones?|colic|psychosis|mania|overdose|burns?|wound|laceration|murmur|palpitations|headache|headaches|vertigo|diarrhoea|jaundice|ascites|haematemesis|melaena|haemoptysis|tremor|delirium|confusion)`,
  noun: String.raw`(?= (?:pt|patient|lady|woman|man|gentleman|girl|boy|female|male|child|kid|baby|infant|\p{L}{4,14})\b)`,
  // Without prepositions: "in 20m" is a time or a distance.
  beforeMan: String.raw`(?<=^|\n|[.!?:,;] |[-–•] |\b(?:pt|patient|a|an|my|our|this|another|young|elderly|old|frail|fit|well|healthy|obese) )`,
  before: String.raw`(?<=^|\n|[.!?:,;] |[-–•] |\b(?:pt|patient|a|an|my|our|this|the|another|have|had|got|saw|seen|see|for|in|with|w/|of|and|young|elderly|old|frail|fit|well|healthy|obese|pregnant|one) )`,
  // A joint or an organ that stands for its operation: "after hip" is no English.
  bare: String.raw`(?:(?:l|r|lt|rt|left|right|total|bilateral|elective|emergency) )?(?:hips?|knees?|shoulders?|ankles?|wrists?|elbows?|spine|spinal|bowel|valve|heart|kidney|liver|lung|pelvis|femur|gallbladder|thyroid|aorta|lap|gastric|cardiac|abdo)\b(?! (?:\p{L}{3,14} )?(?:orif|mua|recon|reconstruction|stabilisation|debridement|amputation|scope|imaging|scan|replacements?|surgery|fractures?|fx|fixation|hemi|hemiarthroplasty|arthroplasty|repair|transplant|arthroscopy|fusion|injection|operation|revision|resection|op|nail|nailing|dislocation|washout|aspiration|biopsy|arrest|ablation|catheter|bypass|sleeve|chole|appy|cholecystectomy|appendicectomy|procedure|decompression|injury|abscess|infection)\b)`,
  person: String.raw`(?:year-old|yr-old|yo|y/?o|y\.o\.?|yrs? old|yrs?-old|years? old|year old|yr|y)`,
};

/** Spacing of numbers and units, times, ages. The number stays as it is. */
export const numbers = parseRules(
  String.raw`
  // Ages.
  {before}({age}) ?(?:{person})? ?(?:f|female) (?={disease}\b) => $1-year-old woman with~
  {before}({age}) ?(?:{person})? ?(?:m|male) (?={disease}\b) => $1-year-old man with~
  {before}({age}) ?(?:{person})? ?(?:f|female){after}(?! (?:chest drain|catheter|foley|tube|sheath|drain|ureteric|chest tube|pigtail)) => $1-year-old woman
  {before}(1[0-7]) ?(?:{person})? ?(?:f|female){after}(?! (?:chest drain|catheter|foley|tube|sheath|drain|ureteric|chest tube|pigtail)) => $1-year-old girl
  {before}([2-9]) ?{person} ?(?:f|female){after}(?! (?:chest drain|catheter|foley|tube|sheath|drain|ureteric|chest tube|pigtail)) => $1-year-old girl
  {before}({age}) ?{person} ?(?:m|male){after} => $1-year-old man
  {before}(1[0-7]) ?{person} ?(?:m|male){after} => $1-year-old boy
  {before}([2-9]) ?{person} ?(?:m|male){after} => $1-year-old boy
  {beforeMan}({age}) ?m{after}(?! (?:walk|deep|fall|high|away|from|in height|swim|sprint|run|\d)) => $1-year-old man
  {before}({age}) ?m (?=(?:gardener|farmer|builder|teacher|driver|smoker|runner|nurse|cyclist|plumber|electrician|student|athlete|footballer|drinker|diabetic|labourer|laborer|roofer|welder|soldier|fisherman|mechanic|office|retired|ex-|engineer|firefighter|worker|chef|carpenter|miner|painter|type|known|heavy|lifelong)) => $1-year-old male~
  {before}({age}) ?f (?=(?:gardener|farmer|teacher|driver|smoker|runner|nurse|cyclist|student|athlete|drinker|diabetic|soldier|office|retired|ex-|engineer|worker|chef|painter|cleaner|hairdresser|dancer|known|heavy|lifelong)) => $1-year-old female~
  ! {beforeMan}({age})F (?={illness}\b) => $1-year-old woman with~
  ! {beforeMan}({age})M (?={illness}\b) => $1-year-old man with~
  ! {beforeMan}({age})F (?=\p{Ll}{3,})(?!(?:for|and|but|the|has|had|was|who|not|now|day|off|out|via|per|on)\b)(?!(?:chest|catheter|foley|tube|sheath|drain|ureteric|pigtail|with|french)\b) => $1-year-old woman,~
  ! {beforeMan}({age})M (?=\p{Ll}{3,})(?!(?:for|and|but|the|has|had|was|who|not|now|day|off|out|via|per|on)\b)(?!(?:walk|deep|fall|high|away|from|with|swim|sprint|tall|long|wide|race|dash|pool)\b) => $1-year-old man,~
  {S}(?:f|female) ({age})(?=\.(?: |$)) => $1-year-old woman
  {S}(?:m|male) ({age})(?=\.(?: |$)) => $1-year-old man
  ! (?<=\p{L}{4}(?:ess|cyst|itis|osis|oma|tion|ture|aemia|emia|ncer|stroke|epsis|nus|rnia|sion|lure|drome|ease|psy|betes|hma|PD|VT|KD|ain|ache|welling|umour|ion|uria|ophy|pathy|graine|ibroids|allstones) )({age})F(?=[.,:;?]|\s*$) => in a $1-year-old woman
  ! (?<=\p{L}{4}(?:ess|cyst|itis|osis|oma|tion|ture|aemia|emia|ncer|stroke|epsis|nus|rnia|sion|lure|drome|ease|psy|betes|hma|PD|VT|KD|ain|ache|welling|umour|ion|uria|ophy|pathy|graine|ibroids|allstones) )({age})M(?=[.,:;?]|\s*$) => in a $1-year-old man
  ! {beforeMan}({age})F ([Aa]sian|[Aa]frican|[Cc]aucasian|[Hh]ispanic|[Cc]hinese|[Ii]ndian|white|black|frail|fit|thin|obese|healthy|pregnant|immunosuppressed)(?= ) => $1-year-old $2 woman,
  ! {beforeMan}({age})M ([Aa]sian|[Aa]frican|[Cc]aucasian|[Hh]ispanic|[Cc]hinese|[Ii]ndian|white|black|frail|fit|thin|obese|healthy|immunosuppressed)(?= ) => $1-year-old $2 man,
  ! (?<=\p{L}{3}(?: fracture| #)? )({age})F (?=(?:low demand|high demand|lives alone|independent|from home|right hand dominant|left hand dominant|RHD|LHD)\b) => in a $1-year-old woman,~
  ! (?<=\p{L}{3}(?: fracture| #)? )({age})M (?=(?:low demand|high demand|lives alone|independent|from home|right hand dominant|left hand dominant|RHD|LHD)\b) => in a $1-year-old man,~
  \bon the ([ma])(\d{1,3})(?=,| |{K}) => on the ^$1$2
  {before}(?:f|female),? ?({age})(?: ?{person})?(?=,) => $1-year-old woman
  {before}(?<!\bthe )(?:m|male),? ?({age})(?: ?{person})?(?=,) => $1-year-old man
  (?<=\b(?:is|was|aged|turned|she's|he's|hes|shes|just) )(\d{1,3}) ?(?:yo|y/?o|y\.o\.|yrs? old|y old)\b(?! \p{L}{3,14}\b(?! (?:and|n|on|with|w/))) => $1 years old
  \b(\d{1,3}) ?(?:yo|y/o|y\.o\.)\b => $1-year-old
  \b(\d{1,3}) (?:yr|year)[- ]old (?=\p{L}) => $1-year-old~
  (?<!\b(?:is|was|are|were|now|only|just|turned|he's|she's|aged) )\b(\d{1,3}) (?:yrs|years)[- ]old (?=\p{L})(?!(?:and|but|now|so|when|or|he|she|they|i|we|it|at|in|than|already|today|tomorrow|this)\b) => $1-year-old~
  \b(\d{1,3})yrs?[- ]?old\b => $1-year-old
  \b(\d{1,2}) ?(?:mth|mo|mths|month|months|m/o)[- ]?olds?\b => $1-month-old
  {C}(?<!\d, )(\d{1,2}) ?(?:mo|mth|month)(?= (?:with|male|female|boy|girl)\b| w/) => a $1-month-old
  {S}(\d{1,2}) ?(?:mo|mth|month)(?=,) => a $1-month-old
  {C}(\d{1,3}) (?:yr|year)[- ]old(?=,|{K}) => a $1-year-old
  (?<=\b(?:an?|my|our|this|her|his|another|the) )(\d{1,2}) ?(?:mo|mth|m/o)(?=[:,.?;)]|\s*$| (?:with|w/|who|on|and|had|has|is|was|came)\b) => $1-month-old
  \b(\d{1,2}) ?m/o\b => $1-month-old
  \b(\d{1,2}) ?(?:wk|week|w/o)[- ]old\b => $1-week-old
  \b(\d{1,2}) ?(?:wks|weeks)[- ]old(?= (?:baby|babies|boy|girl|infant|neonate|newborn|male|female|child|twin|twins|with|w/)\b|{K})(?<!\b(?:is|was|are|were|now|only|just|turned) \d{1,2} ?(?:wks|weeks)[- ]old) => $1-week-old
  \b(\d{1,2}) ?(?:d|day)[- ]old\b => $1-day-old
  \b(\d{1,2}) days[- ]old(?= (?:baby|babies|boy|girl|infant|neonate|newborn|male|female|child|twin|twins|with|w/)\b) => $1-day-old
  \b(\d(?:st|nd|rd|th)) ye?a?r (?=student|med|nursing|medical|resident|trainee) => $1-year~
  // A blank between a number and its unit. "25g" can be a gauge.
  (?<![\p{L}\d.,/x-]|\d[.,])(?!(?<!\b(?:overdose of|od of|took) )(?:1[4-9]|2\d|30)g\b)(\d+(?:[.,]\d+)?(?:-\d+(?:\.\d+)?)?)(mg|mcg|micrograms?|kg|g|ml|L|cm|mm|mmHg|kcal|mmol|mEq|IU|ng|pg|µg|units?|MHz|Gy|kPa|bpm)(?=\s|[,.;:?!)/+]|$) => $1~$2
  // Durations after "x".
  (?<=[\p{L}\d)%] )(?<!\b\d{1,2} )x ?(\d{1,3}(?:[-–]\d{1,3})? ?(?:hrs?|hours?|h|days?|d|wks?|weeks?|months?|mths?|mos?|yrs?|years?|y|mins?|minutes?))\b(?! (?:ago|later|earlier|apart|before|after)\b) => for $1
  (?<=[\p{L}\d)%] )for 1 ?(?:d|days)\b => for 1 day
  (?<=[\p{L}\d)%] )for 1 ?(?:hrs?|hours|h)\b => for 1 hour
  (?<=[\p{L}\d)%] )for 1 ?(?:wks?|weeks)\b => for 1 week
  (?<=[\p{L}\d)%] )for 1 ?(?:mths?|months|mos?)\b => for 1 month
  (?<=[\p{L}\d)%] )for 1 ?(?:yrs?|years|y)\b => for 1 year
  (?<=[\p{L}\d)%] )x ?(\d{1,2})(?:/| per | a )(?:d|day)\b(?! (?:apart|later|after|before|ago)\b) => $1 times a day
  (?<=[\p{L}\d)%] )x ?(\d{1,2})(?:/| per | a )(?:wk|week)\b(?! (?:apart|later|after|before|ago)\b) => $1 times a week
  \b([2-9]|1\d)x ?(?:/|a |per )(?:d|day)\b => $1 times a day
  \b([2-9]|1\d)x ?(?:/|a |per )(?:wk|week)\b => $1 times a week
  \b([2-9])x (daily|weekly)\b => $1 times $2
// A duration before the noun that it describes: in the singular, or after an article.
  \b({n}) ?(?:wk|week) (?=(?:loss|losses|stillbirth|pregnancy|twin|primip|multip|preterm|neonate|gestation|scan|fetus|twins|check|checks|course|review|baby check|trial|supply|history|hx|rota|block|placement|wait|taper|appointment|scan|postnatal check|referral|rule|programme|program)\b) => $1-week~
  (?<=\b(?:a|an|the|this|his|her|our|my|another|with|w/) )({n}) ?(?:wks?|weeks?) (?=(?:check|checks|course|review|baby check|trial|supply|history|hx|rota|block|placement|wait|taper|appointment|scan|postnatal check|referral|rule|programme|program)\b) => $1-week~
  \b({n}) ?(?:d|day) (?=(?:course|history|hx|rota|stay|supply|trial|wait|delay|taper|mortality|readmission|week)\b) => $1-day~
  (?<=\b(?:a|an|the|this|his|her|our|my|another|with|w/) )({n}) ?(?:d|days?) (?=(?:course|history|hx|rota|stay|supply|trial|wait|delay|taper|mortality|readmission|week)\b) => $1-day~
  \b(\d{1,2}) ?(?:mo|mth|month) (?=(?:baby|boy|girl|infant|child|male|female|toddler)\b) => $1-month-old~
  \b(\d{1,2}) ?(?:wk|week) (?=(?:baby|boy|girl|infant|neonate|newborn|male|female)\b) => $1-week-old~
  \b(\d{1,2}) ?(?:d|day) (?=(?:baby|boy|girl|infant|neonate|newborn)\b) => $1-day-old~
  \b(\d{1,3}) ?(?:yr|year) (?=(?:boy|girl|male|female|man|woman|lady|gentleman)\b) => $1-year-old~
  ! {beforeMan}({age})M (?=[A-Z]{2,6}\b)(?!(?:AND|OR|WITH|NOT)\b) => $1-year-old man with~
  ! {beforeMan}({age})F (?=[A-Z]{2,6}\b)(?!(?:AND|OR|WITH|NOT)\b) => $1-year-old woman with~
  \b([1-9]\d)y(?= \d{2,3} ?kg) => $1-year-old
  \b([1-9]\d)y(?=[,:]| (?:with|w/|m|f|male|female|man|woman|lady|o)\b)(?<!\b(?:for|over|under|than|after|in|last|past|x|every|of|since|about|nearly|almost|least|<|>|=|-) \d\dy) => $1-year-old
  \b({n}) ?(?:mth|mo|month) (?=(?:history|hx|ct|mri|scan|x-?ray|echo|imaging|recall|interval|smear|follow[- ]?up|course|trial|supply|wait|check|review|rotation|placement|appointment|survival|mortality)\b) => $1-month~
  (?<=\b(?:a|an|the|this|his|her|our|my|another|with|w/) )({n}) ?(?:mths?|mos?|months?) (?=(?:history|hx|course|trial|supply|wait|check|review|rotation|placement|appointment|survival|mortality)\b) => $1-month~
  \b({n}) ?(?:yr|year) (?=(?:history|hx|survival|risk|mortality|wait|programme|program|course)\b) => $1-year~
  (?<=\b(?:a|an|the|this|his|her|our|my|another|with|w/) )({n}) ?(?:yrs?|years?) (?=(?:history|hx|survival|risk|mortality|wait|programme|program|course)\b) => $1-year~
  (?<=\b(?:an?|the|our|my|his|her|their|your|this|that|every|each) )(\d{1,2}) ?wk (?=\p{L}{3,})(?!(?:pregnant|gestation|ago|later|old|and|after|before|post|of|with|baby|check|scan|in|on|for|from|preg|prem)\b) => $1-week~
  (?<=\d )x(\d{1,2}) ?(?:d|days)\b => for $1 days
  (?<=\b(?:an?|the|my|our|this|that|another|each|every|his|her) )(\d{1,2}) ?(?:h|hr|hrs|hours?) (?=\p{L}{3,})(?!(?:after|before|later|ago|post|since|for|and|from|into|apart|old|each|until|when|that|she|they|with|without|prior|between)\b) => $1-hour~
  // Units of time.
  \b({n}) ?(?:secs?|seconds?) (?=run|episode|pause|burst|wait|delay)\b => $1-second~
  \b({n}) ?(?:mins?|minutes?) (?=run|episode|pause|stand|test|break|timer|handover|visit|walk|appointment|slot|delay|wait|seizure|infusion|drive|consult|consultation|apgar|scan|procedure|conversation|call)\b => $1-minute~
  \b({n}) ?(?:hrs?|hours?) (?=run|episode|shift|drive|delay|wait|infusion|surgery|labour|labor|window)\b => $1-hour~
  \b(24|48|72|12|36|6) ?(?:h|hr|hrs|hour) (?=urine|liquid|fluid|diet|dietary|recall|food|ph|pharmacy|cover|care|service|helpline|line|clinic|stay|holter|tape|collection|ecg|ambulatory|bp|abpm|infusion|window|period|course|stay|observation|shift|target|fast|monitor|delay|wait|cut-?off|rule|troponin|cortisol|urinary) => $1-hour~
  \b(\d{1,2}) ?(?:h|hr|hour) (?=(?:target|wait|standard|rule|breach|gap|shift|drive|list|day|night|flight|journey|infusion|feed|fast|course|collection|trip|operation|case|on-call|session|clinic)s?\b) => $1-hour~
  \b1 ?(?:h|hr|hrs|hour)\b(?<!\d (?:hr|h)(?= \d{2,3}\b(?! ?(?:m|mins?|minutes?)\b)))(?!/| (?:post|trop|glucose)) => 1 hour
  \b({n}) ?(?:hrs?|h)\b(?![/-])(?<!\d (?:hr|h)(?= \d{2,3}\b(?! ?(?:m|mins?|minutes?)\b))) => $1 hours
  \b1 ?(?:d) (?=ago|later|post|of|hx|history) => 1 day~
  (?<=\b(?:for|x|in|after|every|within|of|at|last|past|next|over|by|since|about|around|only|just|until|than|ish|stop|stopped|hold|held|hx|day|enough|wait|now|>|<) |[-–])1 ?d{K} => 1 day
  (?<=\b(?:for|x|in|after|every|within|of|at|last|past|next|over|by|since|about|around|only|just|until|than|ish|stop|stopped|hold|held|hx|day|enough|wait|now|>|<) |[-–])({n}) ?d{K} => $1 days
  \b({n})d (?=ago|later|post|of|hx|history|course|then|after|and|n|now|w/|with|total|is|was|in|on|or|vs|iv|po) => $1 days~
  \b1 ?(?:wk|wks)\b => 1 week
  \b({n}) ?wks?\b => $1 weeks
  (?<=\bfor )([2-9]|[1-9]\d)d\b => $1 days
  \b({n})w (?=ago|later|post|pregnant|preg|gestation) => $1 weeks~
  \b1 ?(?:mth|mo|mos|mths)\b(?! ?old) => 1 month
  \b({n}) ?(?:mths?|mos?)\b(?! ?old| score| scale) => $1 months
  \b1 ?(?:yr|yrs)\b(?! ?old) => 1 year
  \b({n}) ?(?:yrs?)\b(?! ?old) => $1 years
  (?<=[<>] ?|\b(?:for|over|under|than|after|in|every|last|past|least) )({n}) ?y\b(?! ?old) => $1 years
  \b1 ?min\b(?! ?/|-) => 1 minute
  \b({n}) ?mins?\b(?![/-]| (?:wbct|walk(?:ing)? (?:test|distance))\b) => $1 minutes
  \b({n}) ?secs?\b(?![/-]) => $1 seconds
  \b(first|1st|3rd|third|second|2nd|final|last|4th|5th) yr\b => $1 year
  (?<=\b(?:last|this|next|every|per|a|once a|each|past|another|one|twice a) )wks?\b => week
  (?<=\b(?:last|past|few|several|couple of|two|three|four|five|six|next|these|the first|many) )wks\b => weeks
  (?<=\b(?:last|this|next|every|per|a|once a|each|past|another|one|twice a) )(?:mth|mnth)\b => month
  (?<=\b(?:last|past|few|several|couple of|two|three|four|five|six|next|many) )(?:mths|mos|mnths)\b => months
  (?<=\b(?:last|this|next|every|per|a|once a|each|past|another|one|twice a|new) )yr\b => year
  (?<=\b(?:last|past|few|several|couple of|two|three|four|five|six|next|many) )yrs\b => years
  (?<=\b(?:last|past|few|several|couple of|two|three|four|five|six|next|many) )hrs\b => hours
  (?<=\b(?:last|next|every|per|an|each|past|another|one|within the) )hr\b => hour
  (?<=\b(?:last|past|few|several|couple of|two|three|four|five|six|next|many) )mins\b => minutes
  \b(hours?|minutes?|days?|weeks?|months?|years?|day \d{1,2}) post (?=\p{L}{2,})(?!{bare})(?!op\b|partum|natal|menopaus|operative|mortem|prandial|it\b|about|on\b) => $1 after~
  \b(\d{1,3}) ?u (?=in|of|iv|sc|im|stat|bolus|daily|insulin|oxytocin|heparin|over)\b => $1 units~
  \b(\d{1,3}) ?u/(?:h|hr)\b => $1 units/h
  // The parts of a day.
  (?<=\b(?:in|til|till|until|by|this|tomorrow|next|since this|every|each) )am\b(?! i\b| \d)(?<!\bin am) => morning
  \bin (?:the )?am\b => in the morning
  \b(?:until|till?) am\b => until the morning
  \bthe am dose\b => the morning dose
  (?<!\d ?)\bam (?=dose|dosing|cortisol|bloods|labs) => morning~
  (?<!\d ?)\bpm (?=dose|dosing) => evening~
  (?<=\b(?:tomorrow|this|yesterday) )pm\b => afternoon
  // Frequencies in small letters after a dose.
  (?<=\d ?(?:mg|mcg|g|ml|units?|u|puffs?|iu|tabs?|tablets?|sachets?|pairs?|vials?|ampoules?|capsules?|caps|sprays?|drops|micrograms)? )(?:od|o\.d\.)(?:{K}|(?= (?:ok|for|and|or|plus|in)\b))(?<=(?:mg|mcg|ml|units?|puffs?|\p{L}{4,16} \d{1,4}) (?:od|o\.d\.)) => once daily
  (?<=\d ?(?:mg|mcg|g|ml|units?|u|puffs?|iu|tabs?|tablets?|sachets?|pairs?|vials?|ampoules?|capsules?|caps|sprays?|drops)? )(?:bd|b\.d\.|bid|b\.i\.d\.)(?=\s|[,.;:?!)]|$) => twice daily
  (?<=\d ?(?:mg|mcg|g|ml|units?|u|puffs?|iu|tabs?|tablets?|sachets?|pairs?|vials?|ampoules?|capsules?|caps|sprays?|drops)? )(?:tds|t\.d\.s\.|tid|t\.i\.d\.)(?=\s|[,.;:?!)]|$) => three times daily
  (?<=\d ?(?:mg|mcg|g|ml|units?|u|puffs?|iu|tabs?|tablets?|sachets?|pairs?|vials?|ampoules?|capsules?|caps|sprays?|drops)? )(?:qds|q\.d\.s\.|qid|q\.i\.d\.)(?=\s|[,.;:?!)]|$) => four times daily
  (?<=\d ?(?:mg|mcg|g|ml|units?|u|puffs?|iu|tabs?|tablets?|sachets?|pairs?|vials?|ampoules?|capsules?|caps|sprays?|drops)? )nocte\b => at night
  (?<=\d ?(?:mg|mcg|g|ml|units?|u|puffs?|iu|tabs?|tablets?|sachets?|pairs?|vials?|ampoules?|capsules?|caps|sprays?|drops)? )mane\b => in the morning
  (?<=[\p{L})\d] )@ ?(?=\d) => at~
  `,
  macros,
);
