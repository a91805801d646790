import { parseRules, type RewriteRule } from './rewrite-rules';

/** Everyday words of speech that have one reading in any text: `word=formal`. */
const WORDS = `
  vacay=holiday; aussie=Australian; aussies=Australians; carpark=car park; carparks=car parks; retd=retired; faff=inconvenience; faffing=delaying; bonkers=absurd; pricey=expensive; comfy=comfortable; comfier=more comfortable
  bits and bobs=various items; iffy=questionable; whinge=complain; whinging=complaining; whinged=complained; moaning about=complaining about; telly=television; veggies=vegetables; zonked=exhausted; deets=details; sesh=session; sessh=session; brekkie=breakfast; brekky=breakfast; arvo=afternoon; smoko=break
  rocking up=arriving; rocks up=arrives; rocked up=arrived; rock up=arrive; turfed=transferred; turfing=transferring; suss out=work out; sussed out=worked out; figured out=worked out; mucked up=made an error; mucking up=making errors; luv=love; gud=good; enuf=enough; cudnt=could not; wudnt=would not; shudnt=should not; nuff said=that is all
  ymmv=your results may differ; wfh=working from home; a tad=slightly; loads better=much better; loads worse=much worse; tons better=much better; heaps better=much better; helps loads=helps a lot; loads more=many more; gazillion=very large number; squillion=very large number
  fam hx=family history; footie=football; footy=football; chemo pt=chemotherapy patient; chemo pts=chemotherapy patients; immuno pts=immunotherapy patients; prem baby=premature baby; prem babies=premature babies; prems=premature babies; preemie=premature baby; preemies=premature babies; bub=baby; bubs=babies; bubba=baby
  wee ones=young children; wee one=young child; oldies=older people; old dear=elderly woman; old dears=elderly women; old boy=elderly man; cuppas=cups of tea; snotty=congested; lurgy=infection; lurgies=infections; dicky tummy=upset stomach; collywobbles=upset stomach
  oncall=on-call; pvt practice=private practice; pvt hospital=private hospital; pvt clinic=private clinic; pvt ems=private EMS; pk yrs=pack-years; pk years=pack-years; pack yrs=pack-years; nec fasc=necrotising fasciitis; amnio=amniocentesis; toxo=toxoplasmosis; death cert=death certificate; death certs=death certificates; birth cert=birth certificate; anticoag=anticoagulation; anticoags=anticoagulants; anticoagged=anticoagulated; mammo=mammogram; mammos=mammograms; manip=manipulation; pharm tech=pharmacy technician; pharm techs=pharmacy technicians; rad onc=radiation oncology; med onc=medical oncology; heme/onc=hematology/oncology; bronchs=bronchoscopies; cystos=cystoscopies; trachy=tracheostomy; trachie=tracheostomy; trachys=tracheostomies; labetolol=labetalol; hols=holidays; xmas eve=Christmas Eve; b'day=birthday; bday=birthday; bdays=birthdays; lap appy=laparoscopic appendicectomy; lap appies=laparoscopic appendicectomies; lap choles=laparoscopic cholecystectomies; lap chole=laparoscopic cholecystectomy; appy=appendicectomy; hemi arthroplasty=hemiarthroplasty; abdos=abdomens; opthalmology=ophthalmology; opthalmologist=ophthalmologist; opthal=ophthalmology; pharmcist=pharmacist; phramacy=pharmacy; perscription=prescription; perscribe=prescribe; perscribed=prescribed; diarrohea=diarrhoea; diahorrea=diarrhoea; haemmorhage=haemorrhage; hemmorhage=hemorrhage; hemorrage=hemorrhage; anasthetic=anaesthetic; anesthestic=anesthetic; parcetamol=paracetamol; paracetemol=paracetamol; ibuprofin=ibuprofen; asprin=aspirin; insullin=insulin; antibotics=antibiotics; antibitoics=antibiotics; anitbiotics=antibiotics; catherter=catheter; cathater=catheter; cannular=cannula; canula=cannula; canulas=cannulas; abcess=abscess; absess=abscess; absesses=abscesses; tonsilitis=tonsillitis; appendicitus=appendicitis; pnuemonia=pneumonia; pnemonia=pneumonia; newmonia=pneumonia; siezure=seizure; siezures=seizures; seisure=seizure; excercise=exercise; excercises=exercises; exersise=exercise; physiotherpy=physiotherapy; shoulda of=should have; paitent=patient; paitents=patients; pateint=patient; pateints=patients; patietn=patient; paients=patients; hosptial=hospital; hopsital=hospital; hositpal=hospital; wierdly=weirdly; calender=calendar; arguement=argument; consistant=consistent; independant=independent; persistant=persistent; existance=existence; maintainance=maintenance; reccommend=recommend; reccommended=recommended; recomendation=recommendation; recomendations=recommendations; seperately=separately; unneccessary=unnecessary; unecessary=unnecessary; thier's=theirs; tho'=though; noticable=noticeable; managment=management; concious=conscious; unconcious=unconscious; conciousness=consciousness; sucess=success; sucessful=successful; sucessfully=successfully; aggresive=aggressive; agressive=aggressive; asthsma=asthma; asma=asthma; athsma=asthma; diabeties=diabetes; diabetis=diabetes; alchohol=alcohol; alchol=alcohol; cholestrol=cholesterol; thryoid=thyroid; tyroid=thyroid; swolen=swollen; knoweldge=knowledge; knowlege=knowledge; tommorrow=tomorrow; todya=today; yesturday=yesterday; alwasy=always; alwyas=always; jsut=just; dosent=does not; doesen't=doesn't; dont't=do not; anlagesia=analgesia; anelgesia=analgesia
`;

const parseWordRules = (table: string): readonly RewriteRule[] =>
  parseRules(
    table
      .split(/\n|;/)
      .map((entry) => entry.trim().split('='))
      .filter(([from = '', to = '']) => from !== '' && to !== '' && from !== to)
      .map(
        ([from = '', to = '']) =>
          String.raw`\b${from}\b => ${to.replace(/^\p{Lu}/u, (letter) => `^${letter.toLowerCase()}`)}`,
      )
      .join('\n'),
  );

const macros = {
  role: String.raw`(?:medic|locum|houseman|nurse|midwife|doctor|physician|surgeon|gp|rn|lpn|np|pa|crna|emt|pharmacist|technician|tech|dietitian|dietician|podiatrist|optometrist|optician|orthoptist|audiologist|dentist|hygienist|therapist|physio|physiotherapist|paramedic|radiographer|sonographer|registrar|reg|consultant|resident|fellow|intern|student|trainee|practitioner|specialist|scientist|researcher|psychologist|psychiatrist|counsellor|cardiologist|neurologist|oncologist|haematologist|nephrologist|endocrinologist|rheumatologist|dermatologist|geriatrician|paediatrician|pediatrician|anaesthetist|anesthesiologist|intensivist|radiologist|pathologist|microbiologist|urologist|gastroenterologist|ophthalmologist|gynaecologist|obstetrician|physiologist|perfusionist|phlebotomist|matron|hca|carer|doula|chiropractor|osteopath|prosthetist|orthotist|coroner|vet|virologist|epidemiologist|hospitalist|odp|acp|anp|sho|hospice nurse|health visitor|social worker)`,
  topic: String.raw`(?:dental|diet|dietetic|pharmacy|nursing|midwifery|physio|optometry|paediatric|pediatric|renal|cardiac|wound|stoma|airway|vent|ventilator|anaesthetic|anesthetic|surgical|orthopaedic|ortho|derm|ecg|ekg|abg|insulin|vaccine|antibiotic|dosing|coding|career|exam|stats|ethics|legal|study|icu|ed|gp|hr|lab|blood|epilepsy|diabetes|asthma|contraception|pregnancy|breastfeeding|palliative|oncology|radiology|psych|obs|neonatal|feeding|nutrition|travel|sleep|pain|hearing|eye|foot|hand|stroke|sepsis|dialysis|transplant|id|em|home care|community|first aid|prehospital|ems|paramedic|vet)`,
};

/** Who the author is, and what is asked: openings of posts. */
export const requests = parseRules(
  String.raw`
  {S}((?:[\p{L}&-]{2,16} ){0,3}{role}) (?:in|from|at|based in|over in) ((?:the )?\p{L}[\p{L}]{1,14}(?: \p{L}{2,14}){0,2}) here(?:[.,!;:]| -)(?= ) => I am a $1 in $2.
  {S}((?:(?!any\b|our\b|the\b|my\b|one\b|no\b|every\b|is\b|are\b|only\b|another\b|new\b)[\p{L}&-]{2,16} )?(?:(?!was\b|were\b|is\b|are\b)[\p{L}&-]{2,16} )?{role}) here(?:[,!;]| -|\.)(?= ) => I am a $1.
  {S}((?:[\p{L}&-]{2,16} ){0,2}{role}) here (?:btw|by the way),? => I am a $1.~^
  {S}((?:[\p{L}&-]{2,16} ){0,2}{role}) here (in|at) ((?:the |a )?(?:rural |remote )?\p{L}{2,14}(?: \p{L}{2,14})?)[.,](?= ) => I am a $1 $2 $3.
  {S}quick one[.:,!-]+(?= ) => a quick question:
  {S}(?:q|qn|ques) (?=(?:for|to|on|about)\b) => a question~
  {S}(?:q|qn|ques|question) re:? (?=\p{L}) => a question about~
  {S}({topic}) q(?:uestion)? (?=(?:for|re|about|on)\b) => a $1 question~
  {S}({topic}) q(?:uestion|n)?(?:[:,-]+| -)(?= ) => a $1 question:
  {S}((?:[\p{L}-]{2,14} ){1,3})question (?=(?:how (?:long|much|many|often|soon|far|do|does|can|would|should)|what (?:do|does|is|are|would|should|can)|why (?:do|does|is|are)|when (?:do|does|should|can|is)|which|can|should|is it|does|do)\b) => $1question:~
  {S}(?:sorry|apologies|forgive me) (?:for|about) the (?:really |very |super )?(?:dumb|silly|stupid|basic|daft|random|obvious) (?:q|qn|question),? but (?=\p{L}) => this may be a basic question, but~
  {S}optom(?= q\b|:) => optometry
  {S}(?:remember|listen|please|right|morning|sorry),? (?:lads|guys|folks|gang|chaps|mates), => please note:
  \bjust (?:saying|sayin)(?: x+)?{E} => _
  {S}first (?=(?:i have|i've|ive|we have|we've|weve) (?:ever )?(?:seen|had|met|treated)\b) => this is the first~
  // A note in which the author is the only possible subject.
  {T}(?=(?:teaching|working|covering|revising|studying|presenting|applying|interviewing|sitting|leaving|moving|returning|drowning|struggling|battling|running|setting up|hosting|organising|drafting) )(?!(?:working|running|sitting|leaving|moving|teaching|struggling|returning|setting up) (?:diagnosis|out|up|with (?:a|the) patients?|and|or|is|was|may|can|should|tachy\p{L}*|on (?:his|her|their)|up in bed)\b)(?![^.?!\n]{0,160}(?<!\b(?:it|this|that|which|what|how|who|there|he|she|they|we) )\b(?:is|was|are|were|has|helps?|makes?|means|can|should|will|would|saves?|needs|takes?|works|feels|seems|brings?|gives)\b)(\p{L}+) (?=(?:the|a|an|my|our|in|on|at|for|from|to|with|nights?|days?|long days|weekends?|christmas|xmas|tonight|tomorrow|tmrw|today|again|back|through|under|this|next|new|medical|nursing|f1s?|f2s?|students?|nationals|abgs?|ecgs?|paces|osces?)\b) => I am $1~
  {T}(?:do not|don'?t) (?=(?:need|have|mind|remember|recall|see (?:how|why|the|any|many)|get (?:why|how|it)|work|like|feel|even|really|normally|usually|often)\b(?! to (?:worry|panic|be|repeat|stop|do|give|ask|use|wait|check|scan|treat)\b)) => I do not~
  {T}just (?=(?:pronounced|certified|witnessed|submitted|published|resigned|intubated|cannulated|clerked|qualified)\b|(?:did|had|gave|started|completed|received|signed) (?:my|our)\b|had an? (?:pt|patient|lady|man|woman|family|relative|colleague|student|nurse|gp|consultant|mum|mother|dad|father|child|kid)\b(?! (?:visit|review|round|meeting|appointment))|(?:discharged|reviewed) (?:an?|my)\b) => I have just~
  I have just (?:saw) => I have just seen
  I have just did => I have just done
  I have just gave => I have just given
  {T}got (?=an? (?:\d{1,3}[- ](?:year|month|week|day)|\d{1,3} ?(?:yo|y/?o|[fm])\b|(?:pt|patient|lady|woman|man|gentleman|child|baby|teenager|kid)\b)) => I have~
  {T}thought (?=I had\b|id\b|i'd\b|i was\b|it was just\b) => I thought~
  {S}(?:you|u) ever (?:just )?(?=(?:look|see|get|feel|think|wonder|notice|find|have|give|use|read|write|wake|come|sit|walk|hear)\b) => do you ever~
  {T}had (?=an? (?:argument|row|disagreement|email|letter|complaint|phone call|call from|moment|meltdown|debate|talk with|catch up|word with)\b) => I had~
  {T}got (?=an? (?:thank (?:you|u)|card|letter|email|complaint|text|phone call|gift|new job|job|offer|promotion|rejection|parking)\b) => I got~
  {T}had to (?=(?:break|watch|listen|sit|tell|say|read|write|argue|beg|chase|escalate|cancel|explain|apologise|apologize|google|step|cover|learn)\b) => I had to~
  {T}felt (?=(?:(?:a bit|so|really|very|rather|quite|absolutely|like) )?(?:silly|stupid|guilty|proud|useless|helpless|ashamed|embarrassed|smug|lucky|relieved|foolish|awful for|terrible for|like (?:a|an|the) (?:fraud|wizard|hero|idiot|fool|failure|imposter|impostor|genius|student))\b) => I felt~
  `,
  macros,
);

/** Everyday words, and short forms of speech. */
export const everyday = [
  ...parseWordRules(WORDS),
  ...parseRules(
    String.raw`
  {S}((?!(?:quick|basic|random|serious|honest|simple|dumb|silly|genuine|general|another|next|final|last|first|same|good|great|any|my|the|one|daft|stupid)\b)[\p{L}]{4,14}) q(?:n|uestion)?[.:](?= ) => a question about $1:
  {S}(gca|aki|dka|pe|dvt|af|hf|copd|tb|hiv|abg|ecg|ekg|ct|mri|uti|tpn|niv|ivig|hrt|ssri|sle|pmr|itp|acs|icd|bp|pci|pcos|ibd|uc|ra|ms) q(?:n|uestion)?[.:](?= ) => a question about $1:
  \b(his|her|the|whole|their|my|pt's|patient's) fam\b(?! (?:hx|history|med|practice|doc|physician)) => $1 family
  \breckons\b => thinks
  \breckoned\b => thought
  (?<!\bi )\breckon\b => think
  \bi reckon (?=\p{L}) => I think~
  \b(\d{1,4}) ?-?ish\b => about $1
  \bprob(?:s|ably)? (?=\d) => probably~
  \bresp (?=\p{L}{3,})(?!(?:to|from|in|and|for|was|is|are)\b) => respiratory~
  (?<!\b(?:score|scored|scores|wells|nihss|cpd|points|lost|gained|by|worth|grace|bonus|curb|total)\b[^.?!\n]{0,40})\b(\d{2,4}) pts(?={K}) => $1 patients
  \b(a|my|the|his|her|our|one|another) (colleague|patient|consultant|doctor|nurse|friend|neighbour|student|baby|child|mother|father|husband|wife)s (mum|mom|mother|dad|father|wife|husband|son|daughter|name|notes|phone|car|coat|stethoscope|family|gp|house|opinion|advice|decision|chart|bed|room|birthday|wedding|funeral|weight|temperature|bp|hb|blood pressure|airway|wishes|partner)\b => $1 $2's $3
  \bany one (?=(?:here|else|know|knows|tried|used|seen|had|have|has|using|got|going|ever)\b) => anyone~
  {C}(\d{1,3})-(year)-old (?=g\d{1,2}p\d) => a $1-$2-old~
  ! (?<=\b(?:feet|teeth|children|people|men|women|hands|legs|eyes|beds|wards|staff|they|these|those|nurses|doctors|patients|pts|kids) )r (?=(?!wing|ring|swing|king)\p{L}{2,}ing\b) => are~
  {C}its (?=\d{1,2} ?(?:am|pm)\b) => it is~
  (?<=, )its (?=(?:so |very |really |actually |absolutely )?(?:brilliant|amazing|awesome|awful|rubbish|horrible|lovely|useless|useful|tricky|rare|great|good|bad|fine|hard|easy|free|cheap|expensive|quick|slow|simple|safe|dangerous|annoying|exhausting|worth|normal|common|sad|scary|fun|lonely|ridiculous|embarrassing|wrong|right|true|painful|working|terrible|terrifying|miserable|magic|magical|chaos|carnage)(?= |{K}))(?!\p{L}+ \p{L}{4,}(?:tion|ment|ness|ity|ance|ence|ure)\b) => it is~
  \bwt[- ]based\b => weight-based
  \bdiff (?=\p{L}{3,}s\b)(?!(?:is|was|has)\b) => different~
  (?<=\b(?:as an?|new|first year as a) )cons(?= |{K})(?! of\b) => consultant
  ! \bneg (?=[A-Z]{2,5}\b) => negative~
  ! \bpos (?=[A-Z]{2,5}\b) => positive~
  \b(pt|patient|baby|child|man|woman|lady|mother|mum|he|she|both) (?:ok|okay)(?=,|;)(?<!\b(?:is|was|are|if|that|when) (?:pt|patient|baby|child|he|she|both) (?:ok|okay)) => $1 well
  \b(qtc|bp|hr|sats|abg|vbg|k|na|lactate|troponin|clotting|calcium|egfr|eeg|csf|lp|spo2|ct head|mri brain|urine dip|ecg|u&e|lft|tft|renal fn|crp|hba1c) (?:ok|okay)(?=,|;|{E}) => $1 normal
  \b(?:ok|okay),? right\? => acceptable, right?
  (?<=\p{L}{2} )(?:pls|please) (?:n|and|&) (?:thx|thanks|thank u|thank you|ty){E} => please
  {S}dr (?=here\b) => doctor~
  (?<=\bon-call )dr(?= here\b) => doctor
  \bpvt\b(?= (?:sector|dentist|doctor|gp|nurse|setting|ward|room|patients?|pts?)\b|,) => private
  (?<=\b\d{1,3} )(?:pk|pack)[- ]?y(?:rs?|ears?)\b => pack-years
  (?<=\p{L}{3} )(\d{1,2})d(?=,|;)(?<!\b(?:ph|vitamin|type|grade|stage|echo|print|model) \d{1,2}d) => $1 days
  \bday(\d{1,2})\b => day $1
  \b([234])way\b => $1-way
  \b(with|and|if|when|of|spo2|o2|at) sat (?=\d{2}\b) => $1 saturation~
  (?<=\b(?:radiology|orthopaedics?|cardiology|respiratory|renal|neurology|psychiatry|paediatrics?|anaesthetics?|obstetrics?|gynaecology|haematology|microbiology|geriatrics|medical|surgical|ed|icu|itu|night|med|ent|urology|vascular|stroke|oncology|dermatology|gastroenterology|endocrinology|rheumatology|rads|rad|ortho|cardio|resp|neuro|psych|paeds|anaes|obs|gynae|haem|micro|geris|gastro|endo|rheum|onc|derm) )reg(?=[.:,!?]| (?:here|says?|said|on|who|and|is|was|told|thinks|wants|came|asked|happy|wont|won't|will|cannot|cant|did|does|gave|took|called|reviewed)\b|{K}) => registrar
  \bdoes (anyone|anybody|he|she|it|someone|everyone|your \p{L}+|the \p{L}+) has\b => does $1 have
  \bwk(?= \d{1,2}\b) => week
  (?<=\p{L}{6,} )(\d{1,2})d{K} => $1 days
  {C}(how|when|where) (?:do )?(?:u|you) (counsel|explain|handle|manage|deal with|approach|treat|document|convince|tell|taper|wean|dose|titrate|monitor|follow up|prevent|diagnose|code)(?=(?: (?:it|this|that|them|these|him|her|those|patients|parents|families|(?:without|w/o) (?:a |an )?\p{L}+))?{E}) => $1 do you $2
  {S}hey (?=\p{L}{4,}s,) => _
  (?<=\d ?(?:mg|mcg|g|units?|ml)/kg )bd(?= |,|{K}) => twice daily
  (?<=\d ?(?:mg|mcg|g|units?|ml)/kg )od(?= |,|{K}) => once daily
  (?<=\d ?(?:mg|mcg|g|units?|ml)/kg )tds(?= |,|{K}) => three times daily
  \bwt (?=changes?\b|chart|bearing|management|clinic|range|centile)(?!bearing\b(?<=\bnon wt )) => weight~
  \bbless (?:u|ya)\b => bless you
  \b(maxillary|laryngeal|oral|tongue|vulval|penile|anal|nasopharyngeal|skin|bile duct|uterine|caecal|sigmoid|adrenal|parathyroid|tonsil|tonsillar|oropharyngeal|hypopharyngeal|salivary|known|metastatic) ca(?=,|;|{E}| (?:with|on|and|post|after|who|in|chemo|stage)\b) => $1 cancer
  \b(a|b|o|ab) neg(?= |,|{K})(?<=\b(?:units?|group|blood|is|of|she's|mum|mother|type|rh|cross ?match|give|the) (?:a|b|o|ab) neg) => ^$1 negative
  ! (?<!\b(?:on|iv|po|start|oral|finish|course|of|empiric) )\babt (?=[\p{L}\d]) => about~
  ! (?<=\b(?:make|makes|made|let|lets|helps?|keeps?|gets?|puts?|sends?|gives?|calls?|asks?|tells?|wants?|needs?|love|thank|bless|miss|hear|see|know|believe|trust|mean|show|teach|gives?|cost|costs) )u(?= \p{L}{3,}|{K})(?! (?:wave|waves|and|in|with|units?|daily)\b) => you
  ! (?<=\p{L}{2} )(?:bc|cuz) (?=(?!(?:tired|busy|late|scared|sick|drunk|pregnant|asleep|anxious|afraid|bored|hungry|old|young|small|big|cheap|easy|hard|reasons|science|life|vibes|yes|no|why|what|they|you|that|this|them|him|her|me|us|it|he|she|we|there|everyone|nobody|someone|people|ppl|patients|pts)\b)(?!\p{L}+(?:ed|ing|ly|ous|ful|ive|able|ible)\b)\p{L}{4,14}(?:,|{E})) => because of~
  \b(by|per|each|every|this|last|next|a) yr\b => $1 year
  \brpt (?=\p{L}|\d) => repeat~
  \bavg\b => average
  (?<=\b(?:if|then|unless|when|because|and|but|so|or|means|probably|usually) (?:\p{L}{3,14} )?)its (?=(?:central|peripheral|viral|bacterial|fungal|cardiac|renal|septic|benign|malignant|urgent|sepsis|cancer|broken|ischaemic|ischemic|vascular|metabolic|functional|infected|positive|negative)(?: |{K}))(?!\p{L}+ (?:nerve|effects?|causes?|cover|function|supply|origin|nature)\b) => it is~
  \b(a|the|this|that|my|one) (man|woman|boy|girl)s (life|leg|arm|hand|foot|heart|chest|wife|husband|mum|mother|dad|father|family|house|hand|face|notes|phone)\b => $1 $2's $3
  \bincl\.?(?= \p{L}) => including
  \bprn\b => ^p^r^n
  (?<=\b(?:cancer|ca|medical|hormone|antibiotic|covid|tb|hep c|hepatitis c|dental|steroid|iron|migraine|uti|h pylori) )tx(?= |{K}) => treatment
  (?<=\p{L}{3}s )r (?=(?:better|worse|safer|cheaper|easier|harder|\p{L}{3,12}er) than\b) => are~
  {S}([2-9]) pts(?=,) => $1 patients
  \bsuper (?=(?:\p{L}{3,12}(?:ful|ous|ive|able|ible)|tired|keen|proud|clear|easy|hard|quick|slow|short|long|tight|dry|swollen|sore|weak|strong|interested|frustrated|grateful|unwell|sick|sad|nice|kind|cheap|expensive|rare|common|late|early|careful)\b) => very~
  \b(?:fab|brill)(?= |{K})(?<=\b(?:is|are|was|were|so|absolutely|really|been|looks|sounds|be) (?:fab|brill)) => excellent
  ! \bwd (?=(?:u|you|we|they|he|she|it|i)\b) => would~
  ! (?<=\b(?:explain|know|understand|wonder|wondering|ask|asks|reason|idk|unsure|remember|figure|sure) )y (?=\p{L}) => why~
  ! {S}y (?=(?:do|does|is|are|dont|don't|not|did|would|cant|can't|r|am|isnt|wont)\b) => why~
  \b(which(?: one)?|how|when|where) (?:u|you) (prefer|manage|treat|dose|start|stop|handle|monitor|use|give|taper|wean|approach|measure|calculate|screen|prescribe|refer|choose|decide)(?=[^.?!\n]{0,120}\?) => $1 do you $2
  \b(which(?: one)?|how|when|where) u (prefer|manage|treat|dose|start|stop|handle|monitor|use|give|taper|wean|approach|measure|calculate|screen|prescribe|refer|choose|decide)(?= |{K}) => $1 do you $2
  \b(?:whats|what's|what is) (your|ur|his|her|their|the) (dept|department|unit|trust|hospital|practice|team|ward|place|shop|centre|center|lab|service|protocol|guideline|policy|hosp) (do|use|say|recommend|think|give|prefer)(?= |{K}) => what does $1 $2 $3
  \b(he|she|it) is (?=(?:stopped|started|finished|tried|kept|considered) \p{L}{2,14}ing\b) => $1 has~
  (?<=\b(?:until|till|til|long|before|know|knows|hope|think|thought|guess|swear|sure|although|though|because|since|if|when|means|says|said|where|that|and|but|so) )its (?=(?:\p{L}{3,14}(?:able|ible|ous|ful|less|ing)|dumb|silly|stupid|daft|gone|done|over|ready|better|fixed|safe|fine|ok|okay|not|a|an|the|been|too|so|very|really|just|only|all|clear|obvious|basic|rare|common|late|early)\b)(?!(?:dosing|timing|binding|funding|staffing|handling|rating|meaning|setting|wording|training|teaching|beginning|ending|lining|coating|spelling|pricing|marketing|healing|clear \p{L}{4,}(?:ce|ty|th|on|nt)|safe \p{L}{4,}|common \p{L}{4,}|early \p{L}{4,}|late \p{L}{4,})\b) => it is~
  (?<=\b(?:ed|er|icu|gp|family|the|my|a|our|another|ep|eye|foundation|junior|ward|on[- ]call|night|cath|this|new|good|duty|his|her|locum|old|young) )doc\b(?! (?:mcstuffins|martens?)) => doctor
  (?<=\b(?:the|my|our|obs|ed|icu|surgical|medical|ortho|on[- ]call|paeds|anaesthetic|another|one|no) )cons(?= (?:says?|said|wants?|thinks?|told|asked|refused|insists|is|was|will|would|has|on|and|who|happy|agreed|came|review)\b|{K}) => consultant
  {S}cons (?=(?:says?|said|wants?|thinks?|told|asked|refused|insists|happy|agreed)\b) => the consultant~
  (?<=\b(?:visual|neurological|neuro|bulbar|motor|sensory|gastrointestinal|urinary|respiratory|upper|lower|b|stroke|anxiety|depressive|menopausal|asthma|allergy|flu|cold|withdrawal|red flag|cardiac|residual|constitutional|psychotic|manic|vasomotor|joint|skin|bowel|systemic|any|other|his|her|their|these|those|mild|severe|new|worsening|and|or|any other) )sx(?= |{K})(?<!\b(?:bowel|cardiac|joint|skin|his|her|their|new|or|and|urinary|upper|lower) sx(?= (?:tomorrow|today|on|list|date|planned|booked|cancelled|next)\b)) => symptoms
  (?<=\d ?(?:mg|mcg|g|units?) \p{L}{4,20} )od(?= |{K}) => once daily
  (?<=\d ?(?:mg|mcg|g|units?) \p{L}{4,20} )bd(?= |{K}) => twice daily
  (?<=\d ?(?:mg|mcg|g|units?) \p{L}{4,20} )tds(?= |{K}) => three times daily
  (?<=\d ?(?:mg|mcg|g|units?) \p{L}{4,20} )qds(?= |{K}) => four times daily
  ! (?<!\b(?:the|to|in|from|for|our|an|of|into|booked|via|on|post|pre|your|their|his|her|back|main|next) )OR (?=\p{L}{2,}|\d)(?!(?:nurses?|staff|team|time|list|table|tech|manager|schedule|today|tomorrow|now|cases?|next|and|is|was|at|with|for|in|on|then|asap)\b) => or~
  ! (?<=\p{L}{3} )pt(?= \d{1,2} ?(?:weeks|wks|wk|years|yrs|yo|days|months)\b) => patient
  ! {C}[Pp]t(?= \d{2,3}(?:,| \p{L}{2,}|{K}))(?! \d{2,3} ?(?:s|secs?|seconds|mg|units?|normal|raised|prolonged|and (?:inr|aptt|ptt))\b) => patient
  ! (?<=\b(?:pregnant|shunt|lupus|renal|liver|frail|elderly|young|postpartum|antenatal|cf|bariatric|trach|stoma|vent|intubated|septic|ventilated|obese|palliative|hospice|private|nhs|first|last|next|same|one|another|new|difficult|anxious|nervous|dental|msk|ed|gp|clinic|home|community) )pt(?=,| (?:with|w|w/|on|who|needs|had|has|is|was|in|came|asked|told|says|said|today|yesterday|this|and|for|at|post|after|\d)|{K}) => patient
  (?<!\b(?:score|scored|scores|gained|lost|wells|plus|for|cpd|bonus|out of|curb|chads|nihss|gcs) )\b([2-9]|[1-9]\d{1,2}) pts(?= (?:in (?:cupboards?|corridors?|resus|beds|clinic|the \p{L}+|a \p{L}+|\p{L}+ beds)|waiting|boarding|per (?:nurse|doctor)|each|to (?:see|review|discharge)|on trolleys|on the \p{L}+)\b) => $1 patients
  (?<=\b(?:clinic|ward|list|shift|today|tonight|round|for|started|study|trial|cohort|series|across|in), )([2-9]|[1-9]\d{1,2}) pts(?={K}) => $1 patients
  \bpsych (?=(?:wait|bed|beds|ward|liaison|history|meds|medications|drugs|admission|referral|assessment|illness|symptoms|sx|emergency|emergencies|inpatient|hospital|issues|problems|disorder)\b) => psychiatric~
  (?<=\b(?:dry|body|birth|ideal|low|his|her|target|lean|actual|current|baby's|healthy) )wt\b => weight
  ! (?<=\b[A-Z][A-Za-z0-9-]{1,8} )pos(?= |{K})(?! (?:in|for|on|system)\b) => positive
  ! (?<=\b[A-Z][A-Za-z0-9-]{1,8} )neg(?= |{K}) => negative
  (?<=\b(?:is|was|were|are|be|been|both|all|came back|still|initially|now|repeat) )neg(?= |{K}) => negative
  (?<=\b(?:is|was|were|are|be|been|both|all|came back|still|initially|now) )pos(?= |{K}) => positive
  {S}reg (?=(?!(?:need|feed|bleed|speed)\b)\p{L}{3,12}ed\b|(?:says?|said|put|took|gave|went|came|told|felt|thought|did|got|made|sent|saw|found|left)\b) => the registrar~
  \bhd (?=(?:session|sessions|patient|patients|unit|pts?|line|chair|chairs|nurse|nurses|machine)\b) => HD~
  \b(no|not|why|how|if|when|most|many|these|those|all|let|make|keep|tell|give|fast|stop) ppl (?=\d) => $1 people~
  \bnew zealand\b => ^new ^zealand
  \bsouth africa(n?)\b => ^south ^africa$1
  \bsaudi arabia\b => ^saudi ^arabia
  \bsri lanka(n?)\b => ^sri ^lanka$1
  \bhong kong\b => ^hong ^kong
  \bnorthern ireland\b => ^northern ^ireland
  \bunited (states|kingdom)\b => ^united ^$1
  \bnew york\b => ^new ^york
  {C}any(one|body) ((?:(?:else|here|out there|on here) )?(?:in|at|from|on|with|over in) (?:(?!who\b|that\b)[\p{L}&'-]{1,14} ){0,3}[\p{L}&'-]{2,14}) (?=(?!(?:thing|something|nothing|during|evening|morning|nursing|training|king|string|spring|being|wing)\b)\p{L}{2,12}ing\b) => is any$1 $2~
  \bdms?(?={K})(?<=\b(?:on|with|of|blamed on|has|type 2|type 1|uncontrolled|longstanding|known) dm) => DM
  (\p{L}{3,10})in'(?= |{K}) => $1ing
  \bpeds (?=(?:anaes\p{L}*|anes\p{L}*|ortho\p{L}*|cardio\p{L}*|neuro\p{L}*|surg\p{L}*|derm\p{L}*|gi|icu|em|ed|id|onc\p{L}*|psych\p{L}*)\b) => pediatric~
  \bpaeds (?=(?:anaes\p{L}*|anes\p{L}*|ortho\p{L}*|cardio\p{L}*|neuro\p{L}*|surg\p{L}*|derm\p{L}*|gi|icu|em|ed|id|onc\p{L}*|psych\p{L}*)\b) => paediatric~
  \b(a|an|another|every) (\d{1,3}) ?(?:mins?|minutes?) (?=\p{L}{3,})(?!(?:ago|later|before|after|and|or|of|is|was|in|on|with|from|for|to|at|per|apart|old|post|into|since|max|now|then|but|because|until|so|each|a|every|there|here)\b) => $1 $2-minute~
  \b(a|an|another|every) (\d{1,3}) ?(?:d|days?) (?=\p{L}{3,})(?!(?:ago|later|before|after|and|or|of|is|was|in|on|with|from|for|to|at|per|apart|old|post|into|since|max|now|then|but|because|until|so|each|a|every|there|here)\b) => $1 $2-day~
  \b(a|an|another|every) (\d{1,3}) ?(?:wks?|weeks?) (?=\p{L}{3,})(?!(?:ago|later|before|after|and|or|of|is|was|in|on|with|from|for|to|at|per|apart|old|post|into|since|max|now|then|but|because|until|so|each|a|every|there|here)\b) => $1 $2-week~
  \b(a|an|another|every) (\d{1,3}) ?(?:mths?|months?) (?=\p{L}{3,})(?!(?:ago|later|before|after|and|or|of|is|was|in|on|with|from|for|to|at|per|apart|old|post|into|since|max|now|then|but|because|until|so|each|a|every|there|here)\b) => $1 $2-month~
  \b(a|an|another|every) (\d{1,3}) ?(?:yrs?|years?) (?=\p{L}{3,})(?!(?:ago|later|before|after|and|or|of|is|was|in|on|with|from|for|to|at|per|apart|old|post|into|since|max|now|then|but|because|until|so|each|a|every|there|here)\b) => $1 $2-year~
  `,
  ),
];
