import { parseRules } from './rewrite-rules';

const macros = {
  finite: String.raw`(?:is|was|has|had|complains|complained|presented|presents|came|comes|refuses|refused|wants|wanted|says|said|denies|denied|reports|reported|developed|needs|needed|got|gets|looks|looked|feels|felt|fell|does|did|cannot|will|would|should|keeps|kept|started|remains|remained|went|took|takes|swallowed|ingested|inhaled|overdosed|died|responded|tolerated|seems|appears|deteriorated|collapsed|improved|arrested|lost|gained|failed|stopped|asked|asks|still|now|also|just|then|doesn't|didn't|isn't|wasn't|hasn't|can't|won't)`,
  link: String.raw`(?:with|on|in|at|from|for|who|whose|under|after|post|without|day|refusing|complaining|presenting|taking|fasting|awaiting|not(?= (?:\p{L}{3,14}ing|for|on|in|yet|able)\b)|aged|started|referred|admitted|known)`,
  any: String.raw`(any(?:one|body)(?: else)?(?: (?:here|in here|out there|on here|in (?:the )?(?:uk|us)))?)`,
  base: String.raw`(?:know|knows|have|has|do|does|use|uses|give|gives|think|thinks|want|wants|remember|recommend|need|find|feel|care|work|see|get|prescribe|treat|start|check|stop|bridge|screen|offer|keep|measure|routinely|still|ever|actually|really|also|agree|struggle|like|do this|do it|understand)`,
  past: String.raw`(?:seen|had|used|tried|done|got|given|come across|found|heard|read|ever|been|managed|treated|noticed|switched|started|stopped|experienced|taken|written|published|successfully|worked|moved|gone|dealt|met|looked|audited|implemented|already)`,
  adult: String.raw`(?:\d{1,3}-year-old|\d{1,2}-month-old|\d{1,2}-week-old|\d{1,2}-day-old)`,
  one: String.raw`(?:woman|man|girl|boy|gentleman|lady|female|male|patient|child|infant|baby|neonate|student|nurse|gardener|farmer|smoker|runner|builder|teacher|rower|athlete|footballer|driver|diabetic|cyclist|dancer|alcoholic|toddler|teenager|adult|primigravida|mother|father)`,
};

/** Auxiliaries of questions, articles and subjects that a note leaves out, where only one form is possible. */
export const grammar = parseRules(
  String.raw`
  // Questions without their auxiliary.
  {C}{any} (?=(?:(?:still|actually|really|routinely|also) )?(?!(?:thing|something|nothing|during|evening|morning|bring|string|king|spring)\b)(?:\p{L}{2,14})ing\b) => is $1~
  {C}{any} (know) (?=how|if|why|what|whether|of|the|about|where|a|any) => does $1 $2~
  {C}{any} (have|use|recommend|remember|need|care|work|feel|understand|routinely|still|actually|really|prescribe|give|do|treat|check) (?!\p{L}{2,12}ing\b)(?=(?:[^.?!\n]{0,300})\?) => does $1 $2~
  {S}you (?=(?:(?:guys|all|still|also|ever|really) )?(?:giving|using|dropping|treating|stopping|starting|seeing|doing|switching|holding|checking|going|still|bridging|admitting|discharging|scanning|worried|happy|sure|continuing|adding|keeping|offering|recommending|prescribing|getting|ok)\b[^.?!\n]{0,300}\?) => are you~
  {S}you (?=(?:still |ever |also )?(?:give|use|drop|treat|stop|start|think|know|have|switch|hold|check|bridge|admit|scan|continue|add|keep|offer|recommend|prescribe|agree)\b[^.?!\n]{0,300}\?) => do you~
  {S}(thoughts|tips|advice|ideas|suggestions|opinions|views|experiences?|pearls|wisdom)(?=\?| (?:on|about|for|from|please)(?![^.?!\n]{0,80}:)) => any $1
  {S}(?:opinions|thoughts) please{E} => Any thoughts
  {S}((?:why (?:do|does|did|is|are|don't|won't|can't|would)|how (?:do|does|can|is|are|did)|what (?:is|are|do|does)|who (?:is|does|else)|does|can (?:someone|anyone)|has anyone|is anyone)\b[^.?!\n]{3,300})!{1,9}(?=\s|$) => $1?
  {S}(any(?:one|body)) else'?s (\p{L}{2,14}) (?=(?!(?:need|feed|bleed|speed)\b)\p{L}{3,14}ed\b[^.?!\n]{0,200}\?) => has $1 else's $2~
  {S}(anyone else's|anybody else's) (\p{L}+(?: (?!\p{L}+ed\b)\p{L}+)?) (\p{L}{2,14}ing) (?=[^.?!\n]{0,200}\?) => is $1 $2 $3~
  {S}thoughts(?=\s*$) => any thoughts?
  {S}(\d(?:st|nd|rd|th)-year (?:\p{L}{3,12} )?(?:student|trainee|resident))(?: here)?, => I am a $1,
  // Articles before persons.
  {C}(8\d?|11|18)-(year|month|week|day)-old (?=(?:\p{L}{3,14} )?{one}\b) => an $1-$2-old~
  {C}(\d{1,3})-(year|month|week|day)-old (?=(?:\p{L}{3,14} )?{one}\b) => a $1-$2-old~
  {C}(8\d?|11|18)-(year|month|week|day)-old(?= {link}\b| {finite}\b|,) => an $1-$2-old
  {C}(\d{1,3})-(year|month|week|day)-old(?= {link}\b| {finite}\b|,) => a $1-$2-old
  \b(if|when|unless|while|once|until) (?:the |a )?(?:pt|patient) (?=(?:on|already on|under|already|still|allergic|pregnant|stable|unstable|well|unwell|septic|intubated|asymptomatic|symptomatic|hypotensive|bleeding|unconscious|conscious|deteriorating|improving|febrile|stable|nbm|npo)\b(?! (?:is|was|has|had)\b)) => $1 the patient is~
  ! (?<=\b(?:but|and|so|for|if|when|because|in|had|have|seen|saw|got|of|is|with|on|give|by|as|from|another) )(?<!another )(?:[Pp]t|[Pp]atient) (?={link}\b) => a patient~
  ! {C}(?:[Pp]t|[Pp]atient) (?=(?:{finite}|dropped|improved|stayed|walked|vomited|bled|seized|desaturated|deteriorated|recovered|survived|woke|returned|rang|called|phoned|insisted|thought|ate|drank|slept|tried|agreed|consented|absconded|coughed|cried|smiled)\b) => the patient~
  ! {C}(?:[Pp]t|[Pp]atient) (?={link}\b) => a patient~
  ! (?<=\b(?:[Mm]y|[Oo]ur|[Tt]he|[Aa]|[Tt]his) )[Pp]t\b => patient
  {S}(?:man|woman|boy|girl|gentleman) (?={link}\b|{finite}\b|,) => a $0~
  {S}(?:child|neonate|infant|baby|toddler) (?=(?:with|w/|on|aged|referred|admitted)\b|{finite}\b(?= with| to hospital| in with)) => a $0~
  (?<=, )(?:man|woman|boy|girl|gentleman) (?={link}\b|{finite}\b) => a $0~
  \ba (?=(?:8\d?|11|18)-(?:year|month|week|day)-old) => an~
  \ba (?=(?:ed|icu|itu|hca|mh nurse|sho|fy1|fy2|f1|f2|acp|anp|odp|st[1-8]|em trainee|er|ent|mri|ecg|x-ray|inr|egfr|ldl|hb|lp|ng|nsaid|ssri|ace|arb|acs|mi|nstemi|sti|ekg|echo|eeg|ercp|anaesthetist|anesthetist|anesthesiologist|intensivist|oncologist|optometrist|endocrinologist|ophthalmologist|optician|obstetrician|audiologist|osteopath|occupational|intern|elderly|icd|ef|rcts?)\b)(?<!vitamin a |hepatitis a |type a |group a ) => an~
  // Results without a verb, and remarks without a subject.
  {S}((?:the )?(?:potassium|sodium|creatinine|lactate|troponin|ferritin|crp|hb|inr|egfr|bp|hr|gcs|ecg|cxr|ct|mri|x-ray|echo|bilirubin|glucose|tsh|calcium|magnesium|phosphate|wcc|platelets|platelet count|temperature|temp)) (\d[\d.,/]*) (?:today|now|this morning|yesterday)(?= but| and|,|{K}) => $0
  {S}not sure\b => I am not sure
  {S}no idea (?=why|what|how|if|where|whether) => I have no idea~
  {S}any(?= one\b) => any
  `,
  macros,
);

/** The article that fits the sound of the next word, where that is an article and no letter ("hepatitis a"). */
const articles = parseRules(
  String.raw`
  ! \b([Aa])n (?=(?:history|physio\p{Ll}*|respiratory|registrar|patient|prescription|fracture|laceration|caesarean|paediatric|pediatric|haemat\p{Ll}*|hemat\p{Ll}*|consultant|postoperative|preoperative|perioperative|doctor|child|mother|father|woman|man|vaccine|vaccination|biopsy|very|question|physical|ward|theatre|specialist|nurse|pharmacist|temperature|positive|negative|hospital|department|medical|surgical|midwife|case|dose|diagnosis|rash|cardiology|dermatology|neurology|radiology|gastro\p{Ll}*|microbiology|laparoscop\p{Ll}*|weekly|gram|systolic|chest|scan|referral|therapy|treatment|previous|normal|new|recent|big|small|little|good|bad|quick|basic)\b) => $1~
  ! (?<!(?:[Vv]it|[Vv]itamin|[Hh]ep|[Hh]epatitis|[Tt]ype|[Gg]roup|[Gg]rade|[Ss]tage|[Cc]lass|[Cc]ategory|[Ff]actor|[Pp]lan|[Oo]ption|[Pp]art|[Ii]nfluenza|[Ff]lu|[Ss]trep|[Ss]treptococcus|[Pp]rotein|[Ii]mmunoglobulin|[Tt]oxin|[Aa]polipoprotein|[Ss]core|[Bb]lock|[Ww]ard|[Bb]ay|[Hh]aemophilia|[Hh]emophilia|[Ss]erogroup) )\b([Aa]) (?=(?:[ai]\p{Ll}{3,}|e(?!u|w)\p{Ll}{3,}|o(?!ne\b|nce\b|uija)\p{Ll}{3,}|u(?:lc|lt|rg|nu|nw|ne|nc|nd|nh|nk|nl|np|nr|ns|pd|pp|pg|ps|sh|gl|mb)\p{Ll}{2,}))(?!\p{L} (?:also|after|into|only|over|even|each|ever|every|either|although|until|under|again|against|almost|already|always|instead|antigen|antibod\p{Ll}+|infection|immunis\p{Ll}+|immuniz\p{Ll}+|exposure|outbreak|evidence)\b) => $1n~
  \ba (?=on-call\b) => an~
  \ba (?=(?:id|em|ed|icu|ent|ecg|ekg|abg|hr|er) question\b) => an~
  \b(in|for|of|with|from|by|on|another case in) (?=(?:8\d?|11|18)-(?:year|month|week|day)-old(?:{K}| (?:because|with|on|who|after|whose|since|today|last|this|and)\b)) => $1 an~
  \b(in|for|of|with|from|by|on) (?=\d{1,3}-(?:year|month|week|day)-old(?:{K}| (?:because|with|on|who|after|whose|since|today|last|this|and)\b)) => $1 a~
  `,
);

/** Questions and phrases that need another form of a word. */
const forms = parseRules(
  String.raw`
  // A verb before a pronoun at the end asks whether the clause is right.
  (?<=(?:^|[.?!\n] )(?![^.?!\n]{0,200}\b(?:how|what|where|when|why|which|who|whose|whether|if)\b)[^.?!\n]{8,200})(?<=[\p{L}\d)%])(?<!\b(?:so|nor|neither|as|than|this|that|here|there|it|and|or|but|they|we|you|he|she|i|only|rarely|never)) (is|was|can|could|would|will|should|has|had|does|did|are|were|do|have)(n['’]?t)? (it|they|he|she|we|you|u)(?={E})(?<!\b(?:did|do|have|had|were|are) it) => , $1$2 $3
  {S}(?:someone|somebody|sum1|anyone) (please |pls )?(explain|enlighten|remind|teach|help|send|point|tell|talk|show|give|walk) ((?:to )?(?:me|us)|my|this|these|the|a|how|why|what|in) => can someone $1$2 $3
  {S}anything else (?=(?:i|we|you|u|they)(?:'d| would| should| could|d)? ?(?:be|have|need|do|try|check|add|should|would|could|can|might|am|are)\b) => is there anything else~
  {S}any (?=(?!(?:one|advice|thoughts?|tips|ideas)\b)[\p{L}-]{3,16}(?<!s) (?:you|u|people|ppl|anyone|others|that) \p{L}) => is there any~
  {S}(anyone(?: else)?) (?=(?:at|in|on|up|around|awake|free|here|going|worried|interested|concerned|tired|bored|confused|surprised|shocked|annoyed|excited|fed up|sick of|aware|familiar|able|happy|keen|exhausted|stressed|stuck|short|still (?:on|at|in|here))\b[^.?!\n]{0,200}\?) => is $1~
  {C}{any} got (?=any|a|an|tips|advice|experience|ideas|thoughts|the|some|good|views|evidence|suggestions|protocols?|guidance|recommendations) => does $1 have~
  {C}{any} (?:knows?) (?=(?:[^.?!\n]{0,300})\?) => does $1 know~
  {C}{any} (?:has) (?=(?:a|an|any|tips|advice|experience|ideas|the|some|good|views|evidence|suggestions|protocols?)\b(?:[^.?!\n]{0,300})\?) => does $1 have~
  {C}{any} (?:does?) (?=(?:[^.?!\n]{0,300})\?) => does $1 do~
  {C}{any} (?:uses?) (?=(?:[^.?!\n]{0,300})\?) => does $1 use~
  {C}{any} (?:gives?) (?=(?:[^.?!\n]{0,300})\?) => does $1 give~
  {C}{any} (?:thinks?) (?=(?:[^.?!\n]{0,300})\?) => does $1 think~
  {C}{any} (?:wants?) (?=(?:[^.?!\n]{0,300})\?) => does $1 want~
  {C}{any} (?:finds?) (?=(?:[^.?!\n]{0,300})\?) => does $1 find~
  {C}{any} (?:gets?) (?=(?:[^.?!\n]{0,300})\?) => does $1 get~
  {C}{any} (?:starts?) (?=(?:[^.?!\n]{0,300})\?) => does $1 start~
  {C}{any} (?:checks?) (?=(?:[^.?!\n]{0,300})\?) => does $1 check~
  {C}{any} (?:stops?) (?=(?:[^.?!\n]{0,300})\?) => does $1 stop~
  {S}{any} (?=(?!(?:need|feed|interested|affected|involved|diagnosed|concerned|aged|trained|based|exposed|admitted|referred|needed|named|called|bored|tired)\b)\p{L}{3,14}ed\b(?! (?:should|must|can|needs|is|by|with|to)\b)(?![^.?!\n]{0,120}\b(?:should|must|needs?|can|will|please|is|are|was)\b)) => has $1~
  {C}{any} (?=(?!(?:need|feed|bleed|speed|proceed|succeed|heed|exceed)\b)\p{L}{3,14}ed\b[^.?!\n]{0,200}\?) => has $1~
  {C}{any} ((?:actually |ever |also |successfully )?(?:seen|had|used|tried|done|got|given|come across|found|heard|been|managed|treated|noticed|switched|started|stopped|experienced|published|worked|moved|dealt|audited|implemented|already|read))\b(?=(?:[^.?!\n]{0,300})\?| (?:this|a|an|any|the|that|these|good|similar|such|of)\b) => has $1 $2
  {C}((?:ward|clinic|dialysis|new|young|type 2 diabetic|type 1 diabetic|copd|stroke|sepsis|psychiatry|transplant|pregnant|frail|postoperative|diabetic|palliative|trauma|paediatric|pediatric|ckd|t2dm|t1dm|dka|cancer|dementia|delirious|burns|surgical|medical|complex) (?:pt|patient)),? (?={link}\b|{finite}\b) => a $1~
  {C}((?:icu|ed|itu|acs|aki|af|hf|inpatient|outpatient|oncology|elderly|asthma|obese|anxious|acute|unwell) (?:pt|patient)),? (?={link}\b|{finite}\b) => an $1~
  `,
  macros,
);

export const grammarForms = [...forms, ...articles];
