import { parseRules } from './rewrite-rules';

const symptom = String.raw`(?:fever|fevers|cough|diarrhoea|diarrhea|vomiting|headache|constipation|rash|pain|sore throat|lethargy|jaundice|abdominal pain|abdo pain|chest pain|back pain|melaena|haematuria|dysuria|swelling|fatigue|confusion|nausea|palpitations|breathlessness|epistaxis|hoarseness|coryza|dizziness|weakness|poor feeding)`;

const macros = {
  symptom,
  /** What stands after the name of a service, a place or a treatment for children. */
  forChildren: String.raw`(?:wards?|clinics?|a&e|hospitals?|services?|units?|rota|team|list|dos(?:e|es|ing)|formulary|mental health|safeguarding|inhalers?|antibiotics?|abx|vaccines?|vaccinations?|immunisations?|jabs|nurse|nurses|physio|therapy|social care|emergency department|cancer|weights|menu|calpol|paracetamol|acetaminophen|ibuprofen|morphine|oramorph|fentanyl|ketamine|midazolam|gentamicin|vancomycin|penicillin|amoxicillin|ceftriaxone|salbutamol|prednisolone|dexamethasone|ondansetron|adrenaline|insulin|melatonin|codeine|fluids|medicines?|medication|meds|medications|drugs?|prescriptions?|drug charts?|charts)`,
  childPlaces: String.raw`(?:wards?|clinics?|a&e|hospitals?|services?|units?|rota|formulary|mental health|emergency department|safeguarding)`,
  ofPerson: String.raw`(?:weight|height|bp|bloods?|airways?|parents|mum|mums|mother|mothers|dad|dads|teeth|eyes|ears|brains?|lives|life|health|growth|bodies|body|hands?|arms?|legs?|feet|face|hearts?|lungs|school|schools|behaviour|behavior|names?|notes|results|symptoms|diets?|sleep|skin|temperature|sats|ecgs?|asthma|diabetes|epilepsy|eczema|constipation|obesity|dka|oncology|football|soccer|rugby|netball|swimming|sports?|team|party|parties|birthday|birthdays|club|clubs|teacher|teachers|class|nursery|bedroom|room|toys?|books?|games?|homework|lunch|lunches|clothes|shoes|friends|future|christmas|menu|menus|tv|films?)`,
  spec: String.raw`(?:oncology|onc|cardiology|cardio|cards|renal|nephro|nephrology|gi|gastro|neuro|neurology|icu|itu|ed|em|paeds|peds|derm|dermatology|psych|psychiatry|ortho|orthopaedic|surgical|anaesthetic|anaesthetics|id|micro|microbiology|endocrine|endo|diabetes|haem|haematology|heme|hematology|rheum|rheumatology|resp|respiratory|obs|gynae|geriatrics|geris|palliative|radiology|pharmacy|nursing|ent|urology|vascular|stroke|sepsis|dental)`,
  group: String.raw`(?:folk|folks|people|ppl|peeps|docs|bods|lot|experts|gurus|nerds|friends)`,
  place: String.raw`(?:trusts?|units?|hospitals|practices|departments|depts|icus|centres|centers|places|sites|boards|labs|pharmacies|surgeries|clinics|hospices|care homes|networks)`,
  role: String.raw`(?:nurse|doctor|gp|consultant|registrar|pharmacist|dentist|midwife|physio|physiotherapist|surgeon|receptionist|paramedic|health visitor|dietitian)`,
  contrast: String.raw`(?:delirium|dementia|depression|anxiety|sepsis|stroke|migraine|viral|bacterial|asthma|copd|pneumonia|heart failure|acs|anaphylaxis|panic|panic attack|seizure|syncope|vasovagal|gout|septic arthritis|cellulitis|dvt|eczema|psoriasis|scabies|infection|colonisation|inflammation|allergy|intolerance|side effect|arthritis|fracture|sprain|tumour|abscess|ischaemia|benign|malignant|acute|chronic|treatment|prevention|cause|effect|correlation|causation|quality|quantity|rehab|recovery|teamwork|\p{L}{4,14}(?:itis|osis|aemia|emia|oma|pathy|plegia))`,
  language: String.raw`(polish|urdu|punjabi|arabic|bengali|hindi|gujarati|romanian|ukrainian|russian|somali|turkish|vietnamese|mandarin|cantonese|tamil|farsi|pashto|dari|kurdish|lithuanian|italian|greek|welsh|nepali|korean|albanian|bulgarian|hungarian|tigrinya|amharic|swahili)`,
};

/** Apostrophes and short forms of negative results, which change the spelling of a negation. */
export const spellings = parseRules(
  String.raw`
  (?<!\b(?:a|the|this|that|no|occlusal|maxillary|mandibular|dental|pelvic|jargon|pure|with|of) )(?<=[\p{L}\d)=&+\uE000] )cant(?= \p{L}{2}|{K})(?! (?:of|angle|correction|is|was|and|or|the|a|this|that|you|we|they|he|she|it|someone|people|everyone|hook|lens)\b) => cannot
  \bcant (?=(?:i|you|u|we|they|he|she|it|someone|people|everyone)\b) => can't~
  \bdont (?=(?:you|u) (?:dare|ever|worry|forget|touch|think|even)\b) => don't~
  (?<=\b(?:says?|said|and|but|so|just) )dont (?=you\b) => don't~
  \b(they|we|he|she|it|you) wont(?={K}) => $1 will not
  \bbicarb\b => bicarbonate
  \bgram[- ]?neg(?:ative)?\b(?! stain) => ^gram-negative
  \bgram[- ]?pos(?:itive)?\b(?! stain) => ^gram-positive
  \bgram[- ]?negs\b => ^gram-negatives
  (?<=\b(?:i|we|they|you|u|who|still|people|patients|staff|wards|units|hospitals) )(?:have not|haven'?t) got (?=(?:an?|any|the|our|my|blood|bloods|enough|beds?|staff|time|results?|access)\b)(?!the (?:job|place|post)\b) => do not have~
  (?<=\p{L}{2} )(?:has not|hasn'?t) got (?=(?:an?|any|the|our|my|blood|bloods|enough|beds?|staff|time|results?|access|capacity)\b)(?!the (?:job|place|post)\b) => does not have~
  \b(side effects|side-effects|adverse effects|intolerance) not (allerg(?:y|ies|ic)) => $1, not $2
  \bno ((?!one\b|longer\b|more\b|matter\b|idea\b|doubt\b|wonder\b|way\b|problem\b|that\b|means?\b|meant\b|is\b|was\b|and\b|but\b|for\b|with\b|from\b|thanks\b|there\b|they\b|you\b|she\b)\p{L}{3,16}) no (?=(?!one\b|longer\b|more\b|matter\b)\p{L}{2}) => no $1, no~
  {T}(no|yes|yeah|yep|nope) (?=(?:you|u|we|i|they|it|he|she|that|this) (?:can|can'?t|cannot|do|don'?t|will|won'?t|wont|are|aren'?t|arent|is|isn'?t|isnt|should|shouldn'?t|shouldnt|have|haven'?t|havent|did|didn'?t|didnt|would|wouldn'?t|wouldnt|need|must|am|does|doesn'?t|doesnt)\b) => $1,~
  `,
  macros,
);

/** Short forms, addresses, openings and subjects of posts, each where it has one reading. */
export const phrases = parseRules(
  String.raw`
  // Between, where it cannot be "by the way".
  \bbtw (?=(?:the )?(?:fingers|toes|webs?|web spaces|digits|meals|feeds|doses|visits|shifts|teeth|ribs|shocks|cycles|sessions|patients|pts|cases|appointments|courses|attacks|episodes|us|them|these|those|units|trusts|wards|hospitals|eyes|arms|legs|sides|\d)\b) => between~
  (?<=\b(?:difference|differences|diff|choose|choosing|choice|decide|deciding|interaction|interactions|relationship|link|links|gap|gaps|in|interval|hours|days|weeks|minutes|distinguish|differentiate|discriminate|switch|switching|alternate|alternating|torn|association|correlation|handover|overlap|somewhere|anywhere|fight|argument|comparison) )btw(?= \p{L}|{K}) => between
  // A department at the beginning.
  {S}ed (?=(?:gave|did|sent|said|say|says|started|wants|wanted|discharged|called|missed|treated|got|has|had|wont|won't|will|keeps?|refused|refuses|told|referred|ordered|doc|docs|doctor|doctors|nurses?|reg|registrar|consultant|sho|team|staff|again|triage|bloods|obs|then|never|always|just|only|cannot|cant)\b) => ^e^d~
  // The author's late reply, and help.
  {S}(?:so |very |really )?(?:sorry|apologies|apols) (?:for (?:the |my )?)?(late|slow|delayed) (?:reply|response|answer)(?=[.!,;:]|\s*$) => I apologise for the $1 reply
  \bhelp (?:about|abt|re:?) (?=\p{L}) => help with~
  {S}(?:i )?(?:really |urgently )?need (?:some |ur |your )?(advice|help|opinions?|thoughts|ideas) (?:pls|please|plz),? (?=\p{L}|\d) => I need $1, please:~
  {S}(?:ok|okay|right|alright) (?:team|all|everyone|everybody|people|ppl|guys|folks|gang)[,:!]+(?= ) => _
  {S}(?:hi|hiya|hello|hey)[,.!]{0,3} (?:all[,!.]? )?(?:ot|o\.t\.)(?: here)?[.,!](?= ) => I am an occupational therapist.
  {S}(?:hi|hiya|hello|hey)[,.!]{0,3} (?:all[,!.]? )?(nurse|physio|gp|pharmacist|midwife|paramedic|dietitian|radiographer|dentist|medical student|med student|student nurse|slt|slp)(?: here)?[.!](?= ) => I am a $1.
  {S}(?:just )?had (?=(?:pregnant|elderly|young|frail|diabetic|post-?op|septic|new|old|same|another)? ?(?:pt|patient)\b(?!s)(?! (?:complaints?|visits?|list|round))) => I have just had a~
  I have just had a another => I have just had another
  I have just had a old => I have just had an old
  I have just had a elderly => I have just had an elderly
  I have just had a same => I have just had the same
  // Contractions without an apostrophe after a verb of speech.
  (?<=\b(?:told|said|says|thought|think|thinks|reckons?|swears?|hoped|hopes|if|that|promised|claimed|wish|knew|sure|because|and|but|so) )shed (?=(?:get|have|be|need|like|love|rather|never|not|want|go|die|stop|take|refuse|come|had|been|better|lost|already|gone|just|forgotten|taken|stopped|\p{L}{3,}ed)\b(?! (?:weight|skin|light|blood|tears|virus))) => she would~
  (?<=\b(?:told|said|says|thought|think|thinks|reckons?|swears?|hoped|hopes|if|that|promised|claimed|wish|knew|sure|because|and|but|so) )hed (?=\p{L}{2}) => he would~
  (she|he) would (?=(?:had|been|lost|already|gone|forgotten|taken|stopped|(?!need)\p{L}{3,}ed)\b) => $1 had~
  {T}(no|yes|yeah|nope) (?=there (?:is|isn'?t|are|aren'?t|was|wasn'?t)\b) => $1,~
  (?<=\p{L}{3})(?<!\b(?:hell|oh|a|but|ok|okay|well|and|or|be|is|this|that)),? (?:yeah|yea|yh|ye)(?=\?) => , is that correct
  (?<=[\p{L}\d)], )&(?= [\p{L}\d]) => and
  {S}(crohn'?s|colitis|uc|ibd|copd|asthma|ckd|t1dm|t2dm|sickle cell|sle|lupus|ra|ms|hiv|epilepsy|af|hf|cirrhosis|psoriasis|tb|dka|stroke|sepsis|dementia|parkinson'?s|cf|coeliac|myeloma|lymphoma|breast cancer|prostate cancer|lung cancer) (?:pt|patient),? (\d{1,3})-year-old (man|woman|boy|girl)\b => a $2-year-old $3 with $1
  {S}(radiology|rads|nephro|renal|cardio|neuro|gastro|haem|resp|ortho|psych|derm|paeds|micro|pharm|endo|rheum|onc|uro|ent|obs|gynae) (?:q|qn|question)[:,]? (?=\p{L}) => a $1 question:~
  a (rads) question => a radiology question
  a nephro question => a nephrology question
  a cardio question => a cardiology question
  a neuro question => a neurology question
  a gastro question => a gastroenterology question
  a (?:ent) question => an ENT question
  a endo question => an endocrinology question
  a onc question => an oncology question
  a obs question => an obstetrics question
  a ortho question => an orthopaedics question
  a haem question => a haematology question
  a resp question => a respiratory question
  a derm question => a dermatology question
  a micro question => a microbiology question
  a pharm question => a pharmacy question
  a rheum question => a rheumatology question
  a uro question => a urology question
  a psych question => a psychiatry question
  a paeds question => a paediatrics question
  a gynae question => a gynaecology question
  {S}([\p{L}]{4,14}) (?:ppl|people|folks|peeps|guys) ?[-–] ?(?=\p{L}) => $1 colleagues:~
  \b(vials?|amps?|doses?|of|give|gave|given|more|start|started|no|bags?) asv\b => $1 ^a^s^v
  \b20 ?wbct\b => 20^w^b^c^t
  {S}(?:ex|o\/e|exam|on exam):(?= ) => Examination:
  {S}(?:clin|clinical) hx: => Clinical history:
  (?<=[.!?] )(?:magic|winner|sorted|boom|bingo|voila|lovely jubbly|job done|happy days|get in|result|nice one|win)[.!]*(?=\s*$) => _
  // A contrast of two nouns.
  \b(is|was|are|were) (an?|the) ((?:[\p{L}-]{3,16} )?[\p{L}-]{3,16}) not (?=(?:an?|the) [\p{L}-]{3,16}(?: [\p{L}-]{3,16})?{E}) => $1 $2 $3, not~
  {S}({contrast}) not (?={contrast}{E}) => $1, not~
  // Children, a probability and the stomach.
  \b(this|that|a|one|another|each|every) kid'?s (?=(?:{forChildren}|{ofPerson})\b) => $1 child's~
  (?<!\b(?:the|my|our|his|her|their|your|ur|these|those|this|that|a|one|another|each|every|give|gives|giving|gave|send|show|offer|teach|offering|giving our|giving the|pay|get|buy) )\bkids'? (?=(?:{forChildren}|{ofPerson})\b) => children's~
  \bkids'? (?={childPlaces}\b) => children's~
  \b(his|her|their|my|our) kids'? (?=(?:football|soccer|rugby|netball|swimming|school|schools|team|birthday|birthdays|party|parties|teacher|teachers|nursery|bedroom|homework|lunch|lunches|clothes|shoes|room|toys|books)\b) => $1 children's~
  \b(give|gives|giving|gave|offer|offering|pay|buy|get) kids\b => $1 children
  \bkids' => children's
  \b((?:pre|post)[- ]?test|clinical|low|high|intermediate|moderate|prior|posterior|conditional|predicted|estimated|baseline) probs?\b(?= (?:is|are|was|of|for|then|and|but|or|so|with|low|high|if|in|before|after|not|changes?|matters|drops|rises|<|>|\d)|{K}) => $1 probability
  \bprob of (?=(?:pe|dvt|vte|acs|death|survival|disease|mi|stroke|bleeding|harm|malignancy|cancer|success|recurrence|infection|sepsis|failure|benefit|cure|having|being)\b) => probability of~
  \b(upset|dodgy|bad|funny|sensitive|empty|full|nervous|settled?|settles|settled his|settled her|upsets? (?:my|his|her|their|your|the)) tummy\b => $1 stomach
  \b(upset|dodgy|bad|sensitive|empty|full) tummies\b => $1 stomachs
  \btummy (?=upset|upsets|bugs?|acid|flu)\b => stomach~
  \b(?:thats|that's|that is) (?=(?:side effects|adverse effects|symptoms|signs|complications|two|three|four|\d{2,3} patients)\b(?! (?:is|are)\b)) => those are~
  // Apostrophes.
  \bthats(?= \d|{K}) => that is
  {C}its (?=\d{1,4}{K}|\uE000(?:{K}| (?:for|not|because|again|and|but|every|all|until|then)\b)) => it is~
  \b(told|says?|said|thinks?) its (?=\uE000) => $1 it is~
  // Short forms.
  \b(podcast|tv|netflix|bbc|series) ep\b => $1 episode
  \b(podcast|tv|netflix|bbc|series) eps\b => $1 episodes
  \b(urine|serum|plasma|paired|calculated|measured|stool) osmo?\b => $1 osmolality
  \b(urine|serum|plasma|paired) osmo?s\b => $1 osmolalities
  (?<!\b(?:a|an|the|this|his|her) )\b1 ?d (?={symptom}\b) => 1 day of~
  (?<!\b(?:a|an|the|this|his|her) )\b(\d{1,2}) ?d (?={symptom}\b) => $1 days of~
  \b(a|an|the|this|his|her) (\d{1,2}) ?d (?={symptom}\b) => $1 $2-day~
  (?<=\bbp (?:of |was |is |now |around |about )?\d{2,3} )syst?\b => systolic
  \b(\d{1,3}) ?(?:yr|year)s?[- ]olds\b => $1-year-olds
  (?<=\b(?:an?|my|our|this|that|another|the|for|in|with) )(\d{1,3}) ?(?:yr|year)s?[- ]old\b(?! \p{L}) => $1-year-old
  \b(\d{1,2}) ?(?:mth|mo|month)s?[- ]olds\b => $1-month-olds
  (?<=\b(?:a|an|your|ur|my|his|her|their|every|another) )([2-9]|[1-9]\d) (day|week|month|year|hour|minute) (?=(?:cold|wait|course|history|delay|trial|supply|stay|shift|cough|fever|headache|illness|gap|break|programme|program|rotation|placement|follow[- ]up|check|review|appointment|infusion|drive|journey|taper|block|job|contract|queue|prescription|protocol|journal|diary|stint|residency|fellowship|training|course|cycle|hold|consult|consultation|slot)s?\b) => $1-$2~
  (?<=\b(?:is|was|are|were|been|now|looks?|looked|feels?|felt|seems?|seemed|still|and|but|became|getting|gets|got|be) )v (?=(?:sedated|drowsy|sleepy|unwell|sick|tired|confused|agitated|anxious|sob|breathless|poorly|weak|frail|pale|tender|sore|swollen|itchy|dry|hypotensive|tachycardic|tachypnoeic|bradycardic|hypoxic|dehydrated|jaundiced|thin|cachectic|distressed|worried|upset|happy|helpful|useful|good|bad|high|low|rare|common|different|difficult|hard|easy|busy|slow|fast|small|large|late|early|keen|sad|proud|grateful|reluctant|unlikely|likely|important|interesting|painful|constipated|dizzy|nauseous|lethargic|irritable|unsteady|oedematous|hungry|thirsty|expensive|odd|strange|close|stiff|hot|cold|symptomatic|unstable|stable|well|clear|similar|short|long|old|young|little|few|much)\b) => very~
  ! (?<=\b(?:told|tell|asked|ask|asking|talk|talked|talking|think|thinking|thought|worry|worried|know|knows|knew|anyone|me|us|them|her|him|anything|something|hear|heard|forgot|forget|care|complain|complained|complaining|sure|excited|happy|concerned|what|nervous|curious|confused|joke|joked|warned|lied|read) )abt(?={K}) => about
  {C}(?:the )?pharm (?=(?:is|was|says?|said|closed|shut|opens?|opened|won't|wont|will not|has|have|are|told|called|rang|keeps?|do not|dont|does|did|cannot|cant|can't|only|wants?|needs?|queried|sent)\b) => pharmacy~
  \b(ring|call|called|rang|ask|asked|from|our|ward|hospital|community|with|via) pharm\b(?= |{K})(?! ?(?:tech|d|ology|school|rep|team|exam|lecture|course|student|company)\b) => $1 pharmacy
  \bobs reg\b => obstetric registrar
  \bobs (?=(?:handover|theatre|theatres|registrar|consultants?|sho|anaesthet\p{L}+|anesthe\p{L}+|emergency|emergencies|drills?|trainees?|haemorrhage|on[- ]call|nightmare shift)\b) => obstetric~
  \bflexi sigs?\b => flexible sigmoidoscopy
  \bflexi (?=cysto|sigmoidoscopy|bronchoscopy|scope) => flexible~
  \bcysto\b(?= |{K})(?! ?(?:gram|metry)) => cystoscopy
  \bbronch\b(?={K}| (?:and|showed|shows|today|tomorrow|with|was|is|normal|list)\b) => bronchoscopy
  \bz-?pack?s?\b => ^z-^pak
  \bbetween endo and (?=\p{L}{3,14}(?:ology|ics|icine|ery)\b|renal|cardio|obs|gp) => between endocrinology and~
  // Names.
  \bmrcp paces\b => MRCP ^p^a^c^e^s
  \b(sat|passed|failed|sitting|resit|resitting|revising for|revision for) (my |for )?paces\b => $1 $2^p^a^c^e^s
  \bdexa (?=scans?\b|ever\b|done\b|shows?\b|showed\b|result|t-?score|booked\b|report|in (?:19|20)\d\d|every (?:\d|two|three|five)) => ^d^e^x^a~
  \b(no|last|repeat|book|baseline|booked|previous|recent|request|requested) dexa\b(?! \d| (?:dose|iv|po|given|im|for|taper|stat|was given)\b) => $1 ^d^e^x^a
  \b(in|into|speaks?|speaking|spoken|speak|from) {language}\b(?! (?:remover|tape)\b) => $1 ^$2
  \b{language} (?=(?:speaking|interpreters?|translators?|translation|patients?|pts?|family|families|lady|woman|women|man|men|leaflets?|nurses?|colleagues?|speakers?|doctors?|version|community|language)\b) => ^$1~
  // Openings and addresses.
  {S}(?:ok|okay|alright|right) (?=(?:what|what's|whats|who|who's|whos|why|how|hows|serious question|real question|genuine question|anyone)\b) => _
  {S}(?:ok|okay|alright) (?=(?:where|when|which|does|do|is|are|can|has|have|should|would|could|did) (?:we|i|you|u|it|they|anyone|someone|people|this|that|there|he|she|any|do|does|did|is|are|should)\b) => _
  {S}i swear (?=(?:every|half|all|the|my|our|these|no|nobody|everyone|it|they|he|she|i|some|most|we|there)\b)(?!it (?:in|by|on|to)\b) => _
  {S}(?:guys|folks|lads|gang|peeps),? (?=(?:the|a|an|my|our|these|its|it's|there's|theres|yesterday|another)\b) => _
  (?<=\b(?:meds|medications|drugs|antibiotics|abx|fluids|steroids|notes|bottles|bloods|rules|basics|guidelines|charts|patients|pts|history|again|properly|treatment|allergies|results|samples|forms|hands|ecgs?|doses?|drips?|lines?|catheters?|cannulas?) )(?<!\b(?:of|for|to|with|as|by|or|and|treat|treats|help|helps|see) \p{L}{2,14} )(?:people|ppl|folks|guys){E} => _
  (?<=\b(?:its|it's|it is) 20\d\d),? (?:people|ppl|folks|guys){E} => _
  {S}(?:fyi|for your information) (?=\p{L}) => for your information,~
  {S}(?:btw|by the way) (?=\p{L}) => by the way,~
  {S}(?:tbh|to be honest) (?=(?!about|with|i am not|and|but)\p{L}) => to be honest,~
  {S}(?:imo|imho|in my opinion) (?=\p{L}) => in my opinion,~
  {S}(?:afaik|as far as i know) (?=\p{L}) => as far as ^i know,~
  {S}any ({spec}) {group} (?:here |out there |on here )?(?=(?:know|have|use|do|give|recommend|prescribe|see|offer|think|agree|still|routinely)\b[^.?!\n]{0,200}\?) => do any $1 colleagues~
  {S}any ({place}) (?:here |out there )?(?=(?:using|doing|giving|running|offering|still|trialling|piloting|having|seeing|getting|moving|going)\b(?![^.?!\n]{0,200}\b(?:should|must|needs?)\b)[^.?!\n]{0,200}\?) => are any $1~
  {S}any ({place}) (?:here |out there )?(?=(?:use|have|do|run|offer|give)\b[^.?!\n]{0,200}\?) => do any $1~
  {S}any ({place}) (?:here |out there )?(?=(?:used|tried|had|got|switched|moved|stopped|started|implemented|managed|introduced)\b[^.?!\n]{0,200}\?) => have any $1~
  // Speech.
  \bnicked from (?=(?:an?|the|my|our|another|someone|twitter|colleagues)\b) => taken from~
  \bwho nicked (?=(?:my|the|our|all)\b) => who took~
  \bam i off[- ]piste\b => am I outside usual practice
  \b(going|gone|went|a bit|bit) off[- ]piste\b => $1 outside usual practice
  (?<!\b(?:the|this|that|a|no|only|right|long|half|some|any|which|either|one|another|own|best|same|my|his|her|their|our|all the|every|what) )\bway (?=(?:more|less|too|better|worse|higher|lower|fewer|longer|bigger|harder|easier|faster|safer|cheaper)\b) => far~
  \bherbal stuff\b => herbal products
  \b(mothers|mums|babies|twins) (?:ok|okay)(?=,|{E}) => $1 well
  \b(mother|mum|mom|baby) (?:ok|okay)(?=,) => $1 well
  (?<=[\p{L}\d)])\. (yes|right|correct|agreed)(?=\?) => , $1
  // Articles, and persons whom the author treats.
  \b(says|said) ({role}) (?=(?:told|said|gave|stopped|started|advised|thought|wanted|refused|sent|asked)\b) => $1 the $2~
  (?<=\p{L}{2} )(does|do|did|doing) ward round (?=(?:at|on|in|every|today|alone)\b) => $1 the ward round~
  (?:{C}|(?<=\b(?:in|for|with|on) ))my ((?:8\d?|11|18)-year-old) (woman|man|lady|gentleman)\b(?! \p{L}*(?:friend|colleague|boss|neighbour)) => an $1 $2
  (?:{C}|(?<=\b(?:in|for|with|on) ))my ((?:19|[2-7]\d|9\d|10\d)-year-old) (woman|man|lady|gentleman)\b(?! \p{L}*(?:friend|colleague|boss|neighbour)) => a $1 $2
  \bI had a (?:woman|lady) (?=(?:with|w/|on|whose)\b) => I had a female patient~
  \bI had a (?:man|gentleman) (?=(?:with|w/|on|whose)\b) => I had a male patient~
  // Subjects.
  {T}been (an? (?:\p{L}{2,14} )?(?:\p{L}{4,14}ist|\p{L}{4,14}cian|midwife|radiographer|odp|hca|social worker|health visitor)) (?=(?:for )?\d{1,2} (?:years?|yrs?|months?)\b) => I have been $1~
  (?<=^)just (?=(?:moved (?:(?:to|into|from) (?:rural|private practice|general practice|primary care|community|academia|industry|research|management|the (?:uk|us|usa|states|countryside|community)|an? (?:new|different|rural|small|smaller|bigger|remote|dgh|district|teaching)|australia|canada|new zealand|scotland|wales|ireland|england|london)|house|hospitals|trusts|jobs)|joined (?:the|a|this|my)|left (?:my|the nhs|clinical)|qualified (?:as|from|this|last|in)|graduated|retired|got (?:my|the job)|had (?:my|an email|a letter from|a complaint))\b) => I have just~
  {T}was (?=(?:thinking (?:that|pocus|maybe|we|steroids|surgery|viral|mri|ct|(?:of|about) (?:stopping|starting|adding|switching|giving|using|trying|buying|applying|referring|asking|changing|sending|scanning|repeating))|wondering (?:if|whether|about|how|what|why)|hoping (?:someone|for (?:some|advice|tips|ideas)|to hear))\b) => I was~
  {T}(?:only |just )?sat (?=my\b) => I $0
  {T}said (it|this|that) (?=(?:\d{1,3}|many|several|a (?:hundred|thousand|million)) times\b|before\b|so many\b) => I have said $1~
  {T}(genuinely|honestly|seriously) asking, use (it|this|them)\b => I am $1 asking, as ^i use $2
  {T}(genuinely|honestly|seriously) asking(?={K}) => I am $1 asking
  `,
  macros,
);
