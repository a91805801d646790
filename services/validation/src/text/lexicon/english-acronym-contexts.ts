import { oneOf } from './one-of';
import { parseRules } from './rewrite-rules';

const macros = {
  /** What an author has, sees or asks about before the name of a disease. */
  has: oneOf(String.raw`with|w|w/|has|had|have|having|of|for|no|known|new|acute|chronic|severe|mild|moderate|suspected|query|possible|
    probable|likely|confirmed|recurrent|old|recent|previous|prior|post|post-|pre|after|before|every|any|another|missed|his|her|their|
    my|our|this|that|a|an|the|exclude|excluded|excluding|rule out|r/o|ruled out|treated|treat|treating|diagnosed|vs|or|and|n|to|in|
    massive|big|small|bilateral|silent|inferior|anterior|lateral|posterior|periop|perioperative|type 1|type 2|stable|active|
    established|early|late|refractory|worsening|exacerbation of|pmh|hx|background|bg|like|from|not|was|is|see|seen|caused|causing`),
  on: oneOf(String.raw`on|via|start|started|starting|stop|stopped|naive|since|begin|began|commence|commenced|his|her|their|the|hiv|take|
    taking|takes|offer|offered|need|needs|give|gave|given|for|of|no|daily|oral`),
  people:
    oneOf(String.raw`pts?|patients?|clinics?|nurses?|teams?|units?|wards?|centres?|centers?|specialists?|consultants?|regs?|
    registrars?|services?|kids?|children|adults?|flares?|diagnosis|meds?|drugs|guidelines?|guidance|lists?|lead|community|people|ppl|
    folks|carers?|referrals?|symptoms|sufferers|care|pathway|mdt`),
  after: String.raw`(?=[ ,)/.?!;:]|\s*$)`,
  guideline:
    oneOf(String.raw`guidelines?|guidance|says?|said|recommends?|recommended|recommendations?|criteria|consensus|congress|conference|
    statement|position|meeting|algorithm|protocol|updates?|sessions?|scores?|20\d\d|standards?|annual|abstracts?|poster|paper|papers|
    article|study|trial|review|editorial|this week|today|letter|podcast|advice|website|now|still|has|have|does|exam|course|membership|stage|classification`),
  score: oneOf(String.raw`scores?|scored?|of|is|was|>|<|\d+|criteria|points|low|high|positive|negative|neg|pos`),
};

/** Abbreviations in small letters that are words, names or nothing elsewhere: the words next to them leave one reading. */
export const acronymContexts = parseRules(
  String.raw`
  // Diseases.
  ! (?<!\d ?|\d, )\bmi(?= |,|\)|{K}|\?)(?! (?:casa|amor|vida|madre|padre)) => MI
  ! (?<=\b{has} |\? ?|^|, )pe(?= |,|\)|{K}|\?)(?! (?:teacher|teachers|class|lesson|lessons|kit|de|para|e\b)) => PE
  ! (?<=\b{has} )hf{after} => HF
  ! \b(?:ckd|CKD)(?= ?[1-5](?:\b|[ab]\b)) => CKD
  ! (?<=\b(?:with|w|w/|has|had|her|his|for|seropositive|seronegative|active|known|longstanding|early|in|of|new) )ra(?= (?:on|and|n|since|for|who|flare|but|so|is|was|not|doing)\b|,|{K}|\?)(?<!\b(?:sats|saturations|spo2|o2|air|on|\d%?) (?:with|in|on|of|w) ra) => RA
  ! \b(knee|hip|hand|thumb|spine|ankle|severe|bad|end-?stage|bilateral|bone on bone) oa{after} => $1 OA
  ! \boa (?=(?:knee|knees|hip|hips|hand|hands|pain)\b) => OA~
  ! (?<=\b(?:with|w|w/|has|had|her|his|severe|acute|known|active|new|for|in|of|fulminant|refractory|left-?sided) )uc(?= (?:on|and|n|flare|since|for|who|but|colitis|pts?|patients?|vs|or)\b|,|{K}|\?) => UC
  ! \b(cf|uc|pd|hd|ms|ra|oa|mnd|als|cp|ld|dm|hf|af|bpd|tb|pe|ic|ibs|ibd|eds|pots|sma|dmd|scd) (?={people}\b)(?<!\b(?:dr|mr) (?:cf|ms|als)) => :up:$1~
  :up:cf => CF
  :up:uc => UC
  :up:pd => PD
  :up:hd => HD
  :up:ms => MS
  :up:ra => RA
  :up:oa => OA
  :up:mnd => MND
  :up:als => ALS
  :up:cp => CP
  :up:ld => LD
  :up:dm => DM
  :up:hf => HF
  :up:af => AF
  :up:bpd => BPD
  :up:tb => TB
  :up:pe => PE
  :up:ic => IC
  :up:ibs => IBS
  :up:ibd => IBD
  :up:eds => EDS
  :up:pots => POTS
  :up:sma => SMA
  :up:dmd => DMD
  :up:scd => SCD
  ! (?<=\b(?:with|w|w/|has|have|had|of|for|on|query|her|his|possible|diagnosed|adult|like|got|is it|leaflet on|info on) |\? ?)pots{after}(?! (?:of|and pans)) => POTS
  ! (?<=\b(?:with|w|w/|of|for|severe|mild|query|her|his|treated|treat|bad|pneumonia) |\? ?)cap(?= (?:on|with|w|and|n|not|in|needing|curb|guideline|guidelines|score|pts?|patients?)\b|,|{K}|\?)(?! (?:and gown|on the)) => CAP
  ! (?<=\b(?:with|w|w/|of|for|query|late) |\? ?)hap(?= (?:on|with|w|and|n|cover|in)\b|,|{K}|\?) => HAP
  ! \b(cf|CF) (?=(?:modulators?|gene|carrier|newborn|exac\p{L}*)\b) => CF~
  ! (?<=\b(?:c/o|with|w|w/|no|some|new|acute|worsening|mild|severe|ongoing|increasing|progressive|exertional|any|more|less|for|of|denies|and|chest pain|cough|fever|fatigue|palpitations|wheeze|oedema|days|weeks|months|\d ?d|became|still|very|bit|a bit|more|slightly) |[,/] ?|^)sob(?=,|\.|\/| (?:on|x|since|at|and|n|with|for|but|worse|overnight|after|today|now|or|better|then|\d+)\b|{K}|\?)(?<!\b(?:made|makes|make) (?:me|us|him|her|them) sob) => SOB
  ! \b(?:SOBOE|soboe)\b => SOBOE
  ! \bhigh peep\b => high PEEP
  ! \bpeep (?=(?:of|\d+|at|up|down|to \d|increased|titration|valve|is|was)\b)(?<!\b(?:a|little|quick|not a|every|have a) peep ) => PEEP~
  ! \b(full|reduced|passive|active|limited|good|restricted|knee|shoulder|elbow|hip|neck|ankle|wrist|his|her|improving|no loss of|regain|pain-?free|early) rom{after}(?! (?:com|drive)) => $1 ROM
  ! \brom (?=(?:exercises?|full|reduced|limited|to \d|0|improving|is \d|\d+)\b) => ROM~
  ! \bsirs (?=(?:criteria|positive|response|score|\d+)\b) => SIRS~
  ! \b(post|after|severe|with|major|minor|no) lars{after} => $1 LARS
  ! \blars (?=(?:score|syndrome|clinic|patients?|pts?)\b) => LARS~
  ! (?<=\b(?:mouth|oral|ulcers|rheum|sure|lip|ent) )(?:bms)\b => BMS
  ! \bhit (?=(?:screen|score|antibod\p{L}+|panel|ab|positive|assay)\b)(?<!\b(?:the|got|was|is|he|she|i) hit ) => HIT~
  // Routes, anaesthesia, places and investigations.
  ! (?<=\b(?:under|or|vs|and|for|with|w|via|by|without|avoid|spinal or|need|needs|needed|had|having|a|short|no|under a|another|risk of|the) |[,?] |^)ga(?= (?:or|vs|and|n|for|if|with|w|today|tomorrow|list|lists|needed|risk|theatre|is|was|safe|in|on|given|used|than|this|dental|extraction|extractions)\b|,|\)|\/|{K}|\?) => GA
  ! \b(under|in|with|using|plus|give|after) la(?= (?:and|n|only|in|today|block|with|for|infiltration|plus)\b|,|{K}|\?) => $1 LA
  ! \b(bed|ask|asked|call|called|via|by|with|from|for|to|the|no|need|needs|our|when is|is|and|or|n|awaiting|await|get|vascular|under|book|booked) ir(?= (?:is|was|will|coming|in|to|for|for|drain|guided|embolisation|list|suite|team|on|said|says|today|tomorrow|tonight|at|not|and|can|done|available|refuses|refused|wants?|consult|guided)\b|,|{K}|\?) => $1 IR
  ! (?<=, |^)ir (?=(?:in the|coming|to|for|drain|guided|embolisation|said|says|not|aware|informed|tomorrow|today)\b) => IR~
  ! (?<=\d ?(?:mg|mcg|g|ml|units|iu|IU|million units) (?:x\d )?|\b(?:usual|give|given|gave|via|iv or|po or|sc or|iv\/|or|and|vs|by|stat|adrenaline|ceftriaxone|lorazepam|haloperidol|midazolam|vitamin k|oxytocin|olanzapine|promethazine|ketamine|b12|methotrexate|penicillin|benzathine|one|single|monthly|just the|the|an) )im(?= (?:stat|x|then|now|and|n|if|or|once|dose|doses|injection|injections|inj|only|thigh|deltoid|buttock|b4|before|today|given|adrenaline|ceftriaxone|weekly|monthly|vitamin|for|on arrival|at|prn|PRN|vs)\b|,|{K}|\?)(?<!\b(?:think|says?|said|that|when|if|because|cos|and) im) => IM
  ! (?<=\b(?:via|by|the|an|placed|got|used|with|no iv so|so|or|for|and|then|went|go|put|proximal|humeral|tibial|iv or|iv\/|through|to) |, |^)io(?= (?:access|line|needle|drill|it|in|was|went|x|humerus|tibia|then|if|placed|route|inserted|and|n|sited|given|did|didn't|didnt|failed|worked|is|needed|stopped)\b|,|{K}|\?) => IO
  ! \b(?:eta)(?= (?:\d|of|is|unknown|for|to)\b|,) => ETA
  ! \buo (?={score}|\d+|dropping|down|poor|good|ok|falling|improving|nil|low|adequate) => UO~
  ! \b(good|poor|low|no|reduced|his|her|monitor|hourly|dropping) uo{after} => $1 UO
  ! \b(?:map)(?= (?:>|<|of \d|\d\d|target|goal|above|below|is \d)) => MAP
  ! \b(target|aim|aiming|keep|mean|the|low) map(?= (?:>|<|of|\d+|above|below|over)) => $1 MAP
  ! \bpeg (?=(?:fed|feeds?|feeding|tubes?|site|insertion|removal|clinic|nurse|in situ|placed|placement|leak|fell|replaced|dislodged|change|balloon)\b) => PEG~
  ! \b(a|the|his|her|had|has|needs|refused|for|with|via|new|old|blocked|dislodged) peg{after}(?! (?:on|in the|back|game)) => $1 PEG
  PEG (fed|feeding|tube)(?<=PEG fed) => PEG-fed
  ! \brig (?=(?:tube|insertion|site|fed|feeds?)\b) => RIG~
  ! \bpet (?=(?:ct|scan|scans|mri|positive|neg|negative|avid|result|report|showed|shows)\b) => PET~
  ! \bpet-ct\b => PET-CT
  ! \b(fdg|psma|dotatate|amyloid|staging|awaiting|cardiac) pet{after} => $1 PET
  ! \bvac (?=(?:dressing|dressings|therapy|pump|change|changes|on|off|from|since|until|if|for)\b)(?<!\b(?:the|my) vac ) => VAC~
  ! \b(a|the|with|needs|on|apply|applied|wound) vac{after}(?! (?:clean|of)) => $1 VAC
  ! \bfast (?=(?:scan|scans|positive|negative|neg|pos|exam|was|exam|\+ve|-ve)\b)(?<!\b(?:how|too|so|very|really|not|a|the|as|that|was|is|it) fast ) => FAST~
  ! \befast\b => eFAST
  ! \b[Hh]ints (?=(?:exam|examination|plus|test|positive|negative|central|peripheral|negative|says?|done|was|is|normal|abnormal)\b) => HINTS~
  ! \btens (?=(?:machine|machines|unit|units|pads)\b) => TENS~
  ! \btips (?=(?:procedure|stent|shunt|insertion|placement|for (?:ascites|varices|bleed)|blocked|revision)\b) => TIPS~
  ! \b(?:dexa) (?=(?:scan|scans|every|report|result|results|shows?|showed|t-?score|in|on|at|bone|before|after|first|yearly|again|done)\b) => DEXA~
  // Scores.
  ! \bsofa (?={score}) => SOFA~
  ! \b(?:must) (?=(?:score|scores|tool|screening|form|chart)\b) => MUST~
  ! \bmeld (?={score}) => MELD~
  ! \bmeld-na\b => MELD-Na
  ! \bgad(?=[- ]?[27]\b) => GAD
  ! \bheart (?=score (?:of |is |was )?\d) => HEART~
  ! \bperc (?=(?:rule|score|negative|neg|positive|pos|criteria)\b) => PERC~
  ! \bcurb (?=(?:score|\d+|65|of)\b) => CURB~
  CURB 65\b => CURB-65
  \bstop[- ]?bang\b => ^s^t^o^p-^b^a^n^g
  ! \bpsg (?=(?:every|all|for|or|first|then|is|was|wait|waiting|list|report|study)\b) => PSG~
  ! \bapache (?=(?:ii|2|score|iv)\b) => APACHE~
  ! \bspikes (?=(?:model|framework|protocol|approach)\b) => SPIKES~
  ! \bice (?=(?:model|framework)\b) => ICE~
  ! \bcam[- ]icu\b => CAM-ICU
  ! \baspects (?=(?:score|of \d|\d)) => ASPECTS~
  ! \brass (?=(?:score|of|-|\+|0|target)) => RASS~
  ! \bipss\b => IPSS
  \bwells (?=(?:score|criteria|\d)) => ^wells~
  \bchild[- ]pugh\b => ^child-^pugh
  // Treatments.
  ! (?<=\b{on} )art(?= (?:and|n|since|for|regimen|regime|naive|today|at|now|in|or|but|if|before|after|initiation|failure|adherence|started|clinic|with)\b|,|{K}|\?)(?<!\b(?:the|of|for) art(?! (?:regimen|regime|naive|clinic|initiation|failure|adherence)\b))(?<!\b(?:start|started|stop) (?:her|his) art(?= (?:class|school))) => ART
  ! \bprep (?=(?:clinic|user|users|for hiv|and sti|prescriptions?|access)\b)(?<!\b(?:bowel|exam|pre-op|the) prep ) => PrEP~
  ! \b(on|hiv|taking|start|started|starting|offer|daily|injectable|event-based|oral) prep(?= (?:and|n|since|for|or|in|with|who|but)\b|,|{K}|\?)(?<!\b(?:daily|oral|start|started|starting|on) prep(?= for (?:exam|theatre|surgery|colonoscopy|interview))) => $1 PrEP
  ! \b(hiv|hep b|rabies|for|give|start|started|needs?|on|post|starter pack|offered|declined) pep(?= (?:and|n|for|within|in|or|with|started|given|today)\b|,|{K}|\?)(?! (?:talk)) => $1 PEP
  ! \b(?:coc|cocp)(?= |,|{K}|\?)(?<=\b(?:on|the|of|stop|stopped|start|started|take|taking|takes|for|with|w|combined|prescribe|restart|her|and|or|from|no) (?:coc|cocp)) => :up:coc
  :up:coc => COC
  ! (?<=\b(?:on|the progestogen-only pill|desogestrel) )pop(?= (?:for|since|and|not|instead|vs|or)\b|,|{K}) => POP
  ! \bdot(?= (?:therapy|programme|program|=|for tb|:)) => DOT
  // Guidelines, journals, congresses and organisations.
  ! \b(?:new|the|this|last|current|in|at|from|per|our|of|old) (?:ada|easd|ash|eha|esc|aha|acc|asco|esmo|isth|ats|ers|aan|ean|acr|bts|bsg|bsr|eular|atls|apls)(?= {guideline}\b|,|{K}|\?) => $0:org
  ada:org => ADA
  easd:org => EASD
  ash:org => ASH
  eha:org => EHA
  esc:org => ESC
  aha:org => AHA
  acc:org => ACC
  asco:org => ASCO
  esmo:org => ESMO
  isth:org => ISTH
  ats:org => ATS
  ers:org => ERS
  aan:org => AAN
  ean:org => EAN
  acr:org => ACR
  bts:org => BTS
  bsg:org => BSG
  bsr:org => BSR
  eular:org => EULAR
  atls:org => ATLS
  apls:org => APLS
  ! \bnice (?=(?:ng|NG|TA|CKS|guid\p{L}*|cks|quality|wants?|now|committee|appraisal|tag?\b|on (?:menopause|asthma|hypertension|copd|sepsis|headache|back pain|depression|type 2|chronic pain|self harm))) => NICE~
  ! {S}nice (?=(?:says?|said|recommends?|wants?|guid\p{L}*|ng|cks|now says)\b) => NICE~
  ! \bsign (?=(?:guideline|guidelines|\d{2,3})\b) => SIGN~
  ! \bwho(?= (?:guidelines?|recommends?|recommendation|says [^.?!\n]*\b(?:dose|vaccine|breastfeed|exclusive)|essential|step|protocol|charts?|growth|advice|guidance|definition)\b)(?<!\b(?:those|people|patients|pts|anyone|someone|everyone|ones|man|woman|lady|nurse|doctor|guy|colleague|the one|family|kids|children) who) => WHO
  ! \b(from|per|by|the|new|latest) who(?= (?:guideline|guidelines|recommendations?|report|data|list|says|recommends)\b) => $1 WHO
  // Places that are words or names of persons too.
  \b(in|from|near|outside) (boston|perth|durham|kent|essex|cleveland|dallas|austin|memphis|virginia|kansas|georgia|jordan|cuba|lima|florence|darwin|hamilton|gaza|oldham|bolton|wigan|barnsley|cairns|bali|benin|chile|turkey|hull|cork|derby|preston|victoria|jersey|surat|queens|lancaster|newark|washington|phoenix|maine|portland|valencia|wells|buffalo|lent)(?= (?:here|and|we|i|the|this|at|on|has|have|is|are|with|where|but|who|so|for|says|next|last|today|they|our|my|now)\b|,|{K}) => $1 ^$2
  // Others.
  ! \b[oO]k\b => OK
  ! \bus (?=(?:guidelines|guideline|trial|trials|colleagues|data|system|residents?|hospitals?|insurance|healthcare|docs|doctors|study|cohort|fda|military|medical (?:school|schools|graduates))\b)(?<=\b(?:the|a|new|from|most|in|large|big|for|our|latest|per|old|recent) us ) => US~
  ! \b(in|across|from|outside|to|around|of|within) the us(?= |,|{K}|\?)(?! (?:and them|scan|probe|machine|team|guys|three|two)) => $1 the US
  ! \b(in|across|from|outside|within) the eu\b => $1 the EU
  ! \ba us (?=(?:based|trained|doctor|hospital|study|trial|cohort)\b) => a US~
  ! \b(?:ai) (?=(?:scribes?|tools?|notes?|model|models|summary|summaries|generated|chatbots?|triage|reads?|reading|radiology|is|can|will|was|does|to|in|for|and)\b) => AI~
  ! \b(an|the|by|of|using|use|used|from|with|is|via|about|our|and|or) ai{after}(?! (?:weiwei)) => $1 AI
  ! \b[Dd]r (?=(?:google|who|house|\p{Lu}\p{Ll}+)\b) => Dr~
  ! {S}dr (?=(?:on|in|at|here|from)\b) => doctor~
  doctor (?=on call here) => doctor~
  ! \b(a|the|my|our|another|one|only|no|any|every|each|new|ward|junior|locum|ed|gp|er|female|male|old|young|good|fellow|resident|told the|last) dr(?= |,|{K}|\?)(?! \p{Lu}\p{Ll}) => $1 doctor
  ! \bdrs\b(?! \p{Lu}\p{Ll}) => doctors
  ! \b(k|na)\+(?= ?(?:of |is |was )?\d) => :ion:$1+
  :ion:k => K
  :ion:na => Na
  ! \bkcl\b => KCl
  ! \bnahco3\b => NaHCO3
  ! \bp(co2|o2)\b(?= |,) => p:gas:$1
  :gas:co2 => CO2
  :gas:o2 => O2
  ! \bhco3\b => HCO3
  ! \b(?:e\.? ?coli)\b => E. coli
  ! \bc\.? ?diff(?:icile)?\b => C. difficile
  ! \bh\.? ?pylori\b => H. pylori
  ! \bs\.? ?aureus\b => S. aureus
  ! \bk\.? ?pneumoniae\b => K. pneumoniae
  ! \bp\.? ?aeruginosa\b => P. aeruginosa
  ! \bhiv \+(?=,| |{K}) => HIV positive
  HIV \+(?=,|{K}| (?:and|with|on)\b) => HIV positive
  ! \blos (?=(?:is|was|of|up|down|\d+|went|has|by|in|for|from)\b)(?! (?:angeles|alamos)) => LOS~
  ! \b(the|our|mean|average|median|reduce|reduced|shorter|longer) los(?= |,|{K})(?! (?:angeles)) => $1 LOS
  ! \bet (?=tubes?\b) => ET~
  ! \bdc (?=(?:cardio\p{L}*|shock|shocked|shocks)\b) => DC~
  ! \b(lost|two|no|few|failed|difficult|large|bore|the|more|new|got|both|multiple|peripheral|\d) ivs(?= |,|{K}) => $1 IVs
  ! \b[aA]\+[eE]\b => A&E
  ! \bme/cfs\b => ME/CFS
  ! \bcovid[- ]?19\b => COVID-19
  ! \b[tT]([12]) ?(?:dm|DM)\b => T$1DM
  ! \bdnrs\b => DNRs
  ! \b(?:[Gg]csf|g-csf)\b => G-CSF
  \bd[- ]?dimers?\b => D-dimer
  ! \b([Ii][Vv]|[Pp][Oo]|[Ii][Mm]|[Ss][Cc]) or pr\b => $1 or PR
  ! \bim (?=(?:thigh|deltoid|buttock|gluteal|injection|injections)\b) => IM~
  ! \b[eE]d (?=(?:boss|consultants?|nurses?|docs?|doctors?|staff|team|regs?|registrars?|cons|dept|department|bay|resus|sho|shos|beds?|trolley|trolleys|cover|shifts?|physio|pharmacist|corridor|waiting)\b) => ED~
  ! \bst([1-8])(?= (?:in|at|here|and|with|on|to|on-call|rotation|trainee|applications?|interview|jobs?|level)\b|,|{K})(?! (?:elevation|depression)) => ST$1
  ! \b(has|with|of|for|and|known) gad(?= |,|{K}) => $1 GAD
  \bu&es\b => ^u&^es
  ! \bpge(?:1|2)? (?=(?:running|0\.\d+|infusion|started)\b) => PGE~
  ! \b[mM]rs (?=[0-6](?:\b|\+)|of [0-6]\b|score\b|at (?:90|discharge|3 months)\b) => mRS~
  ! \b(vv|va) (?=(?:ecmo|ECMO)\b) => :ecmo:$1~
  :ecmo:vv => VV
  :ecmo:va => VA
  ! \bcd (?=(?:cupboard|cupboards|keys?|book|register|check|checks)\b) => CD~
  ! \b(a|an|the|our|decent|good|new|local|any|trust|your|ur|my|latest|updated) sop(?= (?:for|on|is|was|says|in|and)\b|,|\?|{K}) => $1 SOP
  ! {S}ga(?=\?) => GA
  ! {S}([2-9]\d|1[89])F (?:si|SI)(?= |,|{K}) => a $1-year-old woman with SI
  ! {S}([2-9]\d|1[89])M (?:si|SI)(?= |,|{K}) => a $1-year-old man with SI
  ! {S}(?:hiv|HIV)\+ ([2-9]\d|1[89])F\b,? => a $1-year-old woman with HIV,
  ! {S}(?:hiv|HIV)\+ ([2-9]\d|1[89])M\b,? => a $1-year-old man with HIV,
  ! \b(and|n|or|,|no|his|her|low|raised|ionised|corrected|check) (ca)(?= (?:[12]\.\d|low|high|normal|of)) => $1 Ca
  `,
  macros,
);
