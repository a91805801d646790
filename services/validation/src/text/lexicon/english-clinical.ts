import { parseRules } from './rewrite-rules';

const macros = {
  /** Nouns after "pre op", "post op" and "intra op". */
  operated: String.raw`(?:day|days|week|weeks|visit|scan|scans|film|films|instructions?|advice|note|notes|plan|team|ward|bed|phase|stay|discharge|mobilisation|mobilization|physio|rehab|recovery|vomiting|confusion|urinary|wounds?|seroma|haematoma|hematoma|oedema|edema|stiffness|numbness|weakness|sensitivity|sensation|vision|iop|astigmatism|refraction|radiograph|imaging|urea|creatinine|troponin|crp|glucose|hyperglycaemia|anaemia|anemia|opioids?|opiates?|statins?|steroids?|chemo|chemotherapy|radiotherapy|mortality|morbidity|outcomes?|collections?|leaks?|swelling|scarring|scar|dressings?|drains?|rates?|risk|letter|questionnaire|counselling|consent|carb|nil|starvation|marking|photos?|warfarin|doac|anticoag)\b`,
  /** What follows "pre op" and the like where no noun does. */
  afterOp: String.raw`\s*$|\s*\n|\s*[.!?…,;:)]| (?:and|but|or|with|on|in|for|at|by|from|to|he|she|they|it|we|i|who|now|so|is|was|were|are|has|had|still|then|because|if|when|as|after|before|today|yesterday|tonight|seen|given|done|tkr|thr|cabg|tavi|turp|lscs|acl|\p{L}{3,}ed)\b`,
  finite: String.raw`(?:is|was|has|had|complains|complained|presented|presents|came|comes|refuses|refused|wants|wanted|says|said|denies|denied|reports|reported|developed|needs|needed|got|gets|looks|looked|feels|felt|fell|does|did|cannot|will|would|should|keeps|kept|started|remains|remained|went|took|takes|died|responded|tolerated|seems|appears|deteriorated|collapsed|improved|arrested|lost|gained|failed|stopped|asked|asks|still)`,
  side: String.raw`(?:upper |lower |proximal |distal |middle |mid |main |frontal |temporal |parietal |occipital |basal )?(?:arm|leg|knee|hip|shoulder|elbow|wrist|ankle|foot|hand|thumb|finger|toe|eye|ear|breast|kidney|lung|flank|groin|calf|thigh|forearm|femur|tibia|fibula|humerus|radius|ulna|clavicle|scapula|chest|testicle|testis|ovary|cheek|jaw|mandible|maxilla|face|side|sided|neck|buttock|heel|hemisphere|hemiplegia|hemiparesis|facial|bronchus|lobe|pleural|ventricle|atrium|subclavian|femoral|iliac|carotid|inguinal|axilla|axillary|wrist|limb|limbs|base|iliac fossa|upper quadrant|lower quadrant|nof|colles|acl|big toe|index|ring|little|middle)`,
  person: String.raw`(?:patient|pt|he|she|they|who|man|woman|lady|boy|girl|gentleman|mum|child)`,
  asks: String.raw`(?:says?|said|wants?|want|consult|team|reg|registrar|sho|cons|consultant|review|reviewed|on call|on-call|advised?|advises|recommends?|recommended|think|thinks|happy|not|clinic|ward|referral|opinion|input|refused|refuses|declined|accept|accepted|came|asked|asks|keen|are|is|wont|won't|will|follow)`,
  says: String.raw`(?:says?|said|wants?|consult|team|reg|registrar|sho|cons|consultant|reviewed|on call|on-call|advised?|advises|recommends?|recommended|thinks?|clinic|referral|opinion|refused|refuses|declined|asked|asks|wont|won't)`,
};

/** Clinical shorthand in English that has one reading in its context. */
export const clinical = parseRules(
  String.raw`
  // Complaints, history and plans.
  \b({person}) c/o (?=(?:(?:very|really|a bit|slightly) )?(?:dizzy|tired|breathless|unwell|weak|lightheaded|light-headed|nauseous|sick|sleepy|drowsy|faint|anxious|cold|hot|shaky|itchy|constipated|short of breath)\b(?! spells?| episodes?| turns?)) => $1 complains of feeling~
  \b({person}) c/o\b => $1 complains of
  \bc/o(?= [\p{L}]) => complaining of
  (?<=\b(?:complains of|complaining of|c/o|denies|denied|having|pleuritic|exertional|ongoing|atypical|central|acute|typical|cardiac|presented with|presenting with) )cp\b => chest pain
  \bcp (?=radiating|on exertion|at rest|on and off|since|for \d|worse|relieved|and sob|\+ ?sob|&) => chest pain~
  \bpo (?=iron|abx|antibiotics|antibiotic|steroids|steroid|fluids|potassium|morphine|meds|medications|intake|contrast|feeds|analgesia|bisphosphonates?|supplements) => oral~
  \bwt (?=loss|gain) => weight~
  \btented t'?s\b => tented T waves
  \bsalb(?:utamol)? nebs\b => salbutamol nebulisers
  \bnice (?=says?|guidelines?|guidance|recommends?|say|suggests?|ng\d|cg\d|advice|don't|dont|doesn't|pathway|criteria) => NICE~
  \besc (?=says?|guidelines?|guidance|recommends?|suggests?) => ESC~
  \bchads?-?vasc\b => CHADS-VASc
  (?<!\b(?:score|scored|scores|gained|lost|wells|plus|for) )\b(\d+|two|three|four|five|six|several|few|many|most|some|all|these|those|my|our|both) pts (?=this|last|with|w/|on|who|whose|today|yesterday|all|had|have|were|so far|now|admitted|started|r\b|are|get|need|still|don't|dont|do|from|in (?:the|my|our|a)\b|after|died|came) => $1 patients~
  \b({person}) (?:p/w|pw)\b => $1 presented with
  \b(?:p/w)(?= [\p{L}]) => presenting with
  \b({person}) h/o\b => $1 has a history of
  (?<=, )h/o(?= \p{L}) => with a history of
  \bh/o(?= \p{L}) => history of
  \bs/p(?= \p{L})(?! (?:(?:l|r|lt|rt|left|right|total|bilateral) )?(?:hips?|knees?|shoulders?|ankles?|wrists?|elbows?)(?:[,.;:]|\s*$| (?:and|with|on|now|last|\d))) => after
  \bd/t(?= \p{L}) => due to
  \ba/w(?= \p{L}) => associated with
  \bi/s/o(?= \p{L}) => in the setting of
  \bb/l(?= \p{L}) => bilateral
  \bw/u\b => work-up
  \bu/s\b => ultrasound
  \bn/v/d\b => nausea, vomiting and diarrhoea
  \bd\s?&\s?v\b => diarrhoea and vomiting
  \b(to|will|should|please|pls|can|must|would|we|i) f/u\b => $1 follow up
  \bf/u(?:p)?\b => follow-up
  \bfup\b => follow-up
  \b(to|will|should|please|pls|can|must|would|we|need to|and|i) r/o\b => $1 rule out
  {C}r/o(?= \p{L}) => rule out
  \b(?:d/c'?e?d|dc'd|dced) (?=home|from|today|yesterday|yday|tomorrow|to|on|with|w/|after|herself|himself|against|last|this|same|him|her|them|him) => discharged~
  \bd/c (?=herself|himself|themselves|themself) => discharged~
  \bd/c (?=home|from|today|tomorrow|to|letter|summary|planning|plan|date|meds|medications|instructions|against|him|her|them|on|with|w/) => discharge~
  \b(?:d/c'?e?d|dc'd) => stopped
  \b(before|after|at|on|post|since|for|safe|pre|until|by|of|ready for) d/c\b => $1 discharge
  \bd/c (?=the |his |her |their |all |my |it\b|abx|antibiotics|\p{L}{3,14}(?:ol|in|ide|one|am|ate|il|an|ine|pril|statin|xaban|azole|mycin|cillin|parin)\b) => stop~
  \b(?:hx|hist) (?=of) => history~
  \bno hx\b => no history
  {S}hx:? (?=\d|an? \d) => _
  {S}hx: => History:
  \b(?:sx|sxs|symps)\b(?= |{K})(?<=\b(?:no|of|with|w/|his|her|the|mild|severe|more|any|other|some|these|those|gi|urinary|b|viral|flu|withdrawal|and|without|w/o|having|has|had|resp|respiratory|covid|new|worse|worsening|persistent|residual|ongoing|\d|their) sxs?|symps) => symptoms
  \b(ddx|ddx:)\b => differential diagnosis
  \b(?:dx'?d|dxed) => diagnosed
  \b(?:tx'?d|txed) (?=with|w/|for|as) => treated~
  \b(?:rx'?d|rxed) => prescribed
  (?<=\b(?:to|and|we|i|would|will|should|u|you|how do you|how do u|do you|do u|dont|don't|not) )(?:tx|rx)(?= (?:it|this|them|him|her|with|w/|for|as|these|those|if|or|all|empirically)\b| \p{L}{3,}|{K}) => treat
  (?<=\b(?:the|no|any|first line|1st line|best|medical|on|your|ur|current|further|a course of|of|for|with|standard|usual|antibiotic|abx|other|more|after|during|before|stop|start|started|without) )tx(?= |{K})(?! (?:pt|pts|patients?|list|team|clinic|surgery|surgeon)\b) => treatment
  \b(hip|rib|wrist|ankle|femur|femoral|tibial|tibia|radius|radial|clavicle|skull|spine|vertebral|pelvic|humerus|stress|nasal|orbital|compression|scaphoid|boxers?|colles|sacral|metatarsal|metacarpal|finger|toe|jaw|mandible|facial|c-spine|open|closed|displaced|undisplaced|pathological|fragility|no|the|her|his|a|old|new|multiple|nof) (?:fx|#)(?!\d)(?=\s|[,.;:?!)]|$) => $1 fracture
  \b(hip|rib|stress|vertebral|wrist|ankle|multiple|compression|old|new|no|two|three|\d) (?:fxs|#s)(?=\s|[,.;:?!)]|$) => $1 fractures
  \bbx\b(?= |{K}) => biopsy
  \b(?:mx) (?=of|plan|for) => management~
  \bmgmt\b => management
  \b(?:ix) (?=of|for|all|normal|so far|were|was|done|shows?|showed) => investigations~
  \brxn\b => reaction
  \b(?:temp) (?=of|\d|is|was) => temperature~
  \bresp (?=rate|infection|failure|distress|symptoms|tract|support|arrest|virus|team|consultant|physician|ward) => respiratory~
  {S}resp: => Respiratory:
  {S}cvs: => Cardiovascular:
  {S}abdo?: => Abdomen:
  {S}neuro: => Neurological:
  {S}lact\b(?! \d[\d.]* ?(?:ml|g|sachets?|bd|tds|od)(?!\p{L})) => Lactate
  \blact (?=\d|of|is|was|>|<)(?!\d[\d.]* ?(?:ml|g|sachets?|bd|tds|od|twice|once)(?!\p{L})) => lactate~
  \babdo? (?=pain|exam|examination|distension|distention|mass|ct|x-?ray|surgery|wall|symptoms|sepsis|ultrasound|scan|tenderness|compartment|discomfort|cramps|source|bloating|us) => abdominal~
  \babdo? (?=soft|is|was|snt|tender|distended|rigid|benign|non-?tender|guarding) => abdomen~
  \babdo\b => abdomen
  (?<=\d (?:weeks?|wks?|months?|mths?) |\d(?:wks?|w|/40) |\bbeing |\b(?:got|get|gets|getting|became|becoming|be) )preg\b => pregnant
  \bpreg{K} => pregnancy
  (?<=\b(?:is|was|if|when|while|are|currently|weeks?|still|not|now) )preg\b => pregnant
  \b(?:in this|this|her|first|1st|previous|prev|last) preg\b => $0nancy
  \bpreg (?=test) => pregnancy~
  (?<=\b(?:in|during|of|this) )preg (?=\d) => pregnancy~
  \bpreg (?=women|woman|lady|\d|pt|patient|patients|pts|with|w/) => pregnant~
  \bpost[ -]?op (?:day|d) ?(?=\d) => postoperative day~
  (?<!\b(?:in|to|from|our|the|bed|at|on|and|my) )\bpod ?#?(?=\d{1,2}(?:[,.;:)]|\s|$)) => postoperative day~
  \b(\d+ (?:days?|weeks?|months?|hours?|years?)) post[ -]?op(?=,| (?:and|with|on|but|who|now|so|is|was|has|had|still|feels?|came|patient|pt)\b|{K}) => $1 after surgery
  \bpost[ -]?op (?=pain|patient|pt|patients|pts|ileus|af|delirium|bleed|bleeding|infection|fever|wound|care|antibiotics|abx|period|nausea|ponv|ct|xr|x-?ray|bloods|labs|hb|course|complications?|pneumonia|sepsis|check|clinic|review|analgesia|hypotension|anticoagulation|infections?|{operated}) => postoperative~
  \bpost[ -]?op(?={afterOp}) => postoperatively
  \bpre[ -]?op (?=antibiotics|abx|bloods|labs|assessment|clinic|check|checks|hb|anaemia|anemia|patient|pt|patients|ecg|optimisation|optimization|fasting|testing|workup|work-up|dose|visit|echo|mri|ct|{operated}) => preoperative~
  \bpre[ -]?op(?={afterOp}) => preoperatively
  \bintra[ -]?op (?={operated}|bleed|bleeding|bleeds|cultures?|findings?|complications?|hypotension|fluids?|monitoring|death|arrest|imaging|ct|echo|toe|photos?) => intraoperative~
  \bintra[ -]?op(?={afterOp}) => intraoperatively
  \bperi[ -]?op\b (?=management|antibiotics|abx|care|mi|stroke|risk|period|plan) => perioperative~
  \bxrays\b => ^x-rays
  \bxray\b => X-ray
  \bx[ -]?ray\b => X-ray
  \bc ?-?section\b => caesarean section
  \blap chole\b => laparoscopic cholecystectomy
  \blap appy\b => laparoscopic appendicectomy
  \bhep (a|b|c|e)\b => hepatitis $1
  \bhepatitis (a|b|c|e)(?= (?:vaccine|vacc|vax|surface|core|virus|infection|serology|status|positive|negative|antibody|booster|is|was|and|or|pos|neg)|{K}) => hepatitis ^$1
  \bstaph aureus\b => S. aureus
  \bc\.? ?diff(?:icile)?\b => C. difficile
  \bh\.? ?pylori\b => H. pylori
  \be\.? ?coli\b => E. coli
  \bdm ?2\b(?= (?:pt|patient)) => type 2 diabetic
  \bdm ?1\b(?= (?:pt|patient)) => type 1 diabetic
  \bdm ?(1|2)\b => type $1 diabetes
  \ba-?fib\b => AF
  (?<=\b(?:of|in|into|new|onset|with|w/|has|paroxysmal|persistent|permanent|fast|chronic|known|valvular|for|hx of|rapid|post-op|postop|post op|and|recurrent|lone|had|rate controlled|asymptomatic|is) )af\b => AF
  \bv-?fib\b => VF
  \bv-?tach\b => VT
  \baf (?=pts?|patients?)\b => AF~
  {C}af (?=with|w/|pt|patient|on|rvr) => AF~
  \b(breast|lung|colon|prostate|ovarian|bladder|pancreatic|cervical|gastric|thyroid|renal|rectal|colorectal|oesophageal|esophageal|testicular|endometrial) ca\b => $1 cancer
  \bbili\b => bilirubin
  \b(?:creat|creatinin|creats)\b => creatinine
  \btrops?(?= (?:\d|neg|pos|was|is|were|are|rise|rising|negative|positive|normal|leak|came|back|>|<|up|down)|{K}) => troponin
  \bhs-?trop\b => high-sensitivity troponin
  \bplts\b => platelets
  \bplt (?=\d|count|of|is|was|<|>) => platelets~
  \bbicarb\b => bicarbonate
  \bphos (?=\d|is|was|of|level|low|high|<|>|came) => phosphate~
  \bcalpro\b => calprotectin
  \bfibro scan\b => FibroScan
  \bprocal\b => procalcitonin
  \bhgb\b => Hb
  \bk\+?(?= (?:is|was|of|\d|below|above|>|<|came|level|still|normal|up|down|rising|high|low))(?<!(?:vit|vitamin) k) => K
  \bna\+? (?=(?:(?:up|down|now|was|is|of|came|back|only|still|rose|fell|dropped)(?: to| at| from| back)? )?\d{3}\b) => Na~
  \bmech (?=avr|mvr|valves?|aortic|mitral|vent|fall|thrombectomy) => mechanical~
  \bnebs\b => nebulisers
  #nofs\b => neck of femur fractures
  \bin combo with\b => in combination with
  \b(\p{L}{4,}) combo\b => $1 combination
  \badj(?:usted)? ca (?=\d|of|is|was) => adjusted calcium~
  \b(corrected|ionised|ionized) ca (?=\d|of|is|was) => $1 calcium~
  \bca gluc(?:onate)?\b => calcium gluconate
  \bca gluconate\b => calcium gluconate
  (?<!\d ?)\bhr (?=\d{2,3}\b)(?!\d+ ?(?:min|mins|hrs?|hours?)\b) => HR~
  \brr (?=\d{2}\b) => RR~
  \bbm (?=(?:\d{1,2}\.\d|[2-9]|[12]\d|3[0-5])(?:[,.;:)]|\s*$| (?:and|on|but|now|at|today|this|with|post|pre|after|before|fasting)\b))(?<!\bno bm )(?<!\blast bm ) => blood glucose~
  \bgbs\b (?=pos) => GBS~
  \bpos(?= in (?:this|preg|urine|blood|csf)|{K}| for (?:\p{L})) => positive
  \bneg(?= (?:for|x|on|so)\b|{K}) => negative
  (?<=\p{L} )pos (?=in|for|on) => positive~
  \bd/c (?=summar) => discharge~
  (?<=\d ?(?:mg|mcg|g|ml|units?|iu|tabs?|puffs?) )po(?= |{K}) => PO
  (?<=\d ?(?:mg|mcg|g|ml|units?|iu|tabs?) )pr(?= |{K}) => PR
  (?<=\d ?(?:mg|mcg|g|ml|units?|iu|tabs?) )sc(?= |{K}) => SC
  (?<=\d ?(?:mg|mcg|g|ml|units?|iu|tabs?) )im(?= (?:now|then|and|n|x|in|for|if|given|or|stat|at|on|daily|weekly|monthly)\b|{K}) => IM
  \bneuro (?=exam|obs|deficit|deficits|signs|symptoms|status|exam|examination) => neurological~
  (?<=\b(?:the|our|my|in|to|from|your|local|busy|an|via|at|by) )ed\b => ED
  \btrop (?=cut-?off|level|assay|result|negative|positive|leak|rise) => troponin~
  \btrop(?=\?|\.|,|$) => troponin
  \bphotorx\b => phototherapy
  \bep (?=says?|consult|team|said|study|wants|referral) => EP~
  \bef (?=\d|of) => EF~
  \bod of (?=\d|para|co-|tri|ami|pro|met|unknown|a|an|her|his|mixed|multiple) => overdose of~
  \bcleared for psych\b => cleared for psychiatry
  \bdix[ -]hallpike\b => Dix-Hallpike
  \bepley\b => Epley
  \b(all|blood|urine|sputum|wound|stool|csf) cx\b => $1 cultures
  \bcx (?=neg|pos|negative|positive|pending|sent|grew|growing|back) => cultures~
  \beol (?=care|meds|medications|pt|patient|patients|planning|pathway|discussion) => end-of-life~
  \blac (?=\d{1,2}\.\d(?! ?(?:cm|mm))|\d{1,2}(?:[,.;:)]|\s*$| (?:and|then|now|on|but|after)\b))(?<!\b(?:scalp|head|forehead|chin|lip|eyebrow|facial|face|hand|finger|thumb|knee|shin|leg|arm|wrist|foot|deep|small|tiny|large) lac )(?<!\b(?:cm|a|an|the|of) lac ) => lactate~
  \b(scalp|head|forehead|chin|lip|eyebrow|facial|face|hand|finger|thumb|knee|shin|leg|arm|wrist|foot|deep|small|tiny|large|liver|splenic|vaginal|perineal|cervical|eyelid|ear|tongue|palm|cm|occipital|frontal|simple|clean|superficial|a|the|his|her|suture|close|glue) lac(?= |{K})(?! (?:\d|operon|gene|team)) => $1 laceration
  \b(scalp|head|forehead|chin|lip|eyebrow|facial|face|hand|finger|thumb|knee|shin|leg|arm|wrist|foot|deep|small|tiny|large|multiple|simple|superficial|suture|close|glue|minor|cat|no) lacs\b => $1 lacerations
  \bvent (?=pts?|patients?) => ventilated~
  \bpaeds (?=dose|dosing|pts?|patients?|population|formulation|icu) => paediatric~
  \bgp's (?=stop|are|please|pls|don't|dont|do|need|should|who|and|out|have|keep|send|refer) => GPs~
  (?<=\b(?:take|see|admit|accept|discharge|send|transfer|refuse|review|examine|move|lay|turn|leave|assess|scan|intubate|extubate|wake|feed|bleed|sedate) )pt\b(?!'|s) => the patient
  (?<=\b(?:new grad|student|registered|charge|icu|ed|float|travel|an|experienced) )rn\b => RN
  \bgcs (?=\d) => GCS~
  \b(?:flu ?jab|flu vax)\b => influenza vaccination
  \bvax\b => vaccine
  \bvaxx?ed\b => vaccinated
  \bunvaxx?ed\b => unvaccinated
  \b(?:cap refill|cap\. refill)\b => capillary refill
  \bsats of\b => saturations of
  \b(?:obs) (?=stable|normal|ok|fine) => observations~
  \bdiff dx\b => differential diagnosis
  \bus (?=shows?|showed|guided|neg|negative|confirmed|confirms|abdomen) => ^u^s~
  \bcl (?=\d{2,3}\b) => Cl~
  \blytes\b => electrolytes
  \bmore pt (?=on|with|w/|who|in) => more patient~
  \bwells (?=score|criteria) => Wells~
  \bcurb[ -]?65\b => CURB-65
  \b(our|the|my) rads (?=say|says|said|won't|wont|want|refuse|refused|reckon) => $1 radiologists~
  \bfibro(?=\?|,|\.|{E}| pts?| patients?) => fibromyalgia
  \bbilat{K} => bilaterally
  \bbilat\b => bilateral
  \bim (?=injections?\b|inj\b|adrenaline|access|route|dose|ketamine|epi|midazolam|penicillin|ceftriaxone|b12|benzathine|haloperidol|lorazepam) => IM~
  ! \bcr (?=now|\d|is|was|of|rising|up|down|normal) => creatinine~
  \ba ?& ?e\b => A&E
  \bmet (?=melanoma|breast|prostate|lung|colon|bowel|renal|cancer|ca\b|crc|rcc|nsclc|disease) => metastatic~
  \bpeds (?=nurses?|docs?|doctors?|resident|np|pharmacist|physio|dietitian) => pediatric~
  \bpaeds (?=nurses?|docs?|doctors?|sho|pharmacist|physio|dietitian) => paediatric~
  \bdccv\b => DCCV
  \bhb (?=\d) => Hb~
  (?<!\b(?:score|scored|scores|gained|lost|wells|plus|for) )\b(\d{2,}) pts(?=,| and) => $1 patients
  (?<=\b(?:\d|one|two|no|the only|my|our) )reg(?=,| and|{E}) => registrar
  \ba f(1|2)\b => an F$1
  \b(the|no|an|my|our|one) (?:f1)\b => $1 F1
  \b(the|no|an|my|our|one) (?:f2)\b => $1 F2
  \bpo (?=not (?:tolerated|working|absorbed)|intolerant|failed) => oral~
  \b(lose|losing|lost|gain|gained|gaining) wt\b => $1 weight
  \b(wife|husband|son|daughter|mum|mother|father|dad|family|relatives?|partner|parents?) of pt\b => $1 of the patient
  \b(this|a|each|every|that|one) pts (?=\p{L}{3,})(?!(?:who|with|are|and|have|had|get|gets|need|needs|keep|keeps|as|were|was|from|that|for|out|would|can|could|will|should|all|still|always|never|per|off|short|more|less|ago|if)\b) => $1 patient's~
  \btox (?=says?|said|consult|team|advice) => toxicology~
  \bpos (?=day|today|last|again|at) => positive~
  \bck (?=\d|of|was|is|>) => CK~
  \bpost[ -]?partum d(?:ay)? ?(?=\d) => postpartum day~
  \bjehovah'?s witness\b => ^jehovah's ^witness
  \bpaeds (?=tubes|bottles|bloods|cannula|pads|dose) => paediatric~
  \b(wrong|right|differential|likely) dx\b => $1 diagnosis
  ! {C}PT (?=(?:presented|complain(?:s|ed|ing) of|c/o|denies|denied|admitted (?:with|for|last|yesterday|on)|collapsed|arrested|died|intubated|with (?:copd|ckd|af|hf|dm|t2dm|sle|ra|cirrhosis|chest|sepsis|pneumonia|diabetes|cancer|stroke))\b) => the patient~
  {S}wt (?=down|up|stable|\d) => weight~
  (?<=, )wt (?=down|up|stable|\d) => weight~
  ! (?<=\b(?:but|and|so|because|if|when|that|as|until|while|unless|since|says) )(?:[Pp]t|[Pp]atient) (?={finite}\b) => the patient~
  (?<=\b(?:nurses?|staff|doctors?|hcas?|beds?|one|\d) (?:for|to|per|between|and) )(\d{1,3}) pts\b => $1 patients
  (?<=\b(?:have|had|saw|seen|see|clerked|reviewed|treated|admitted|discharged|switched|started|converted|vaccinated|recruited|scanned|consented|moved|changed|tapered|lost|found|refer|referred) )(\d{1,3}) pts\b(?! (?:on|for|score)) => $1 patients
  (?<=\b(?:key|main|first|good|important|boiling|starting|turning|trigger|pressure|data|time|entry|match|last|take[- ]home|fair|valid|other|one more|learning|teaching|whole) )pt(?=:| (?:is|was|here|of|in|from|being)\b|{E}) => point
  (?<=\b(?:key|main|good|important|learning|teaching|take[- ]home|\d key|valid|data) )pts(?=:| (?:are|from|here|of|in)\b|{E}) => points
  \b(\d{1,2}-(?:day|week|month|year)) (?:hx|history) (?=\p{L})(?!(?:of|and|with|taking|but|or|is|was|on|at)\b) => $1 history of~
  \bhip hemi\b => hip hemiarthroplasty
  \b(first|1st|2nd|second|last|next) hr\b => $1 hour
  \b(family|team|staff|everyone|pharmacy|hands|eyes) r (?=\p{L}{4,})(?!(?:sided?|hand|foot|lung|knee|lower|upper|shoulder|wrist|ankle)\b) => $1 are~
  \bspiro (?=normal|obstructive|restrictive|shows?\b|showed|booked|fev1) => spirometry~
  (?<=\p{L}{3} )#s(?= |{K}) => fractures
  \bequina sx\b => equina symptoms
  \b(if|no|only if|with|any) sx(?= |{K}) => $1 symptoms
  \bwt (?=\d{2,3}(?:\.\d)?(?: ?kg\b|,| age\b|{K})) => weight~
  {C}reg (?=(?:watched|came|told|asked|agreed|disagreed|wanted|reviewed|called|thought|refused|kept|had|was|did|let)\b) => the registrar~
  \b(burns?|trauma|stroke|sepsis|copd|asthma|ckd|diabetic|surgical|medical|ward|icu|cancer|chemo|dialysis|transplant|dementia|vertigo) pt (?=\d|w/|,) => $1 patient~
  {S}(\d{1,3}) pts (?=\p{L}{4,}(?:ed|ing)\b) => $1 patients~
  \bsinus tachy?\b => sinus tachycardia
  \bsinus brady\b => sinus bradycardia
  \b(a|no|high|low|her|his|the|with|w/|spiking|spiked a|day) temp(?= (?:and|but|now|since|of|for|today|overnight|at|this)\b|{K}) => $1 temperature
  // Fractures and sides.
  #nof\b => fractured neck of femur
  # nof\b => fractured neck of femur
  \b(?:l|lt) #?nof(?: #)?\b => left neck of femur fracture
  \b(?:r|rt) #?nof(?: #)?\b => right neck of femur fracture
  fractured neck of femur (?:l|lt|left)\b => left neck of femur fracture
  fractured neck of femur (?:r|rt|right)\b => right neck of femur fracture
  \b(?:lt|l|lft)\.? (?={side}\b) => left~
  \b(?:rt|r|rght)\.? (?={side}\b) => right~
  // Eponyms.
  \bgraves\b(?!'|’| (?:disease|orbitopathy|ophthalmopathy|eye)) => ^graves' disease
  \bgraves (?=disease|orbitopathy|ophthalmopathy|eye) => ^graves'~
  \bbells palsy\b => ^bell's palsy
  \bboxers fracture\b => boxer's fracture
  \bcrohns\b => ^crohn's
  \b(parkinson|alzheimer|addison|cushing|hodgkin|hashimoto|meniere|raynaud|sjogren|dupuytren|barrett|huntington|tourette|marfan|behcet|wegener|hirschsprung)s\b => ^$1's
  \b(wilson|kawasaki|paget|still|perthes|whipple|fournier|ludwig|down|horner|reye|lynch|turner|gilbert|sheehan|charcot)s (?=disease|syndrome|angina|gangrene|foot|joint) => ^$1's~
  // Specialties and persons.
  (?<=\b(?:psych|med|medical|surgical|surg|ortho|ent|icu|renal|cardiology|haem|on call|on-call|night|our|the|my|gynae|obs|paeds|ed|neuro|neurosurgical|neurosurgery|a) )reg(?= |{K})(?! (?:dose|diet|insulin|rhythm|fluids)) => registrar
  {C}reg (?=is|not|says|said|in|wants|on|busy|asleep|wont|won't|will|thinks|told|keen|has|unavailable|happy) => the registrar~
  \bpsych (?={asks}\b|registrar\b|meds|drugs|pts?|patients?|hospital|unit|history|hx|nurse|assessment|eval) => psychiatry~
  \bortho (?={asks}\b|registrar\b) => orthopaedics~
  \bortho\b(?= or\b| and\b|,|\?) => orthopaedics
  \bgeris\b => geriatrics
  \bgeri (?=consult|team|ward) => geriatrics~
  \bderm (?={asks}\b|registrar\b) => dermatology~
  \bcards (?={asks}\b|registrar\b) => cardiology~
  \bcardio (?={asks}\b|registrar\b) => cardiology~
  \bhaem (?={asks}\b|registrar\b) => haematology~
  \bheme (?={asks}\b|onc) => hematology~
  \bonc (?={asks}\b|registrar\b) => oncology~
  \bgastro (?={says}\b|registrar\b) => gastroenterology~
  \bneuro (?={says}\b|registrar\b) => neurology~
  \b(?:neurosurg|nsx|nsgy|nsurg)\b => neurosurgery
  \bmicro (?={says}\b) => microbiology~
  \brheum (?={asks}\b|registrar\b) => rheumatology~
  \bobs (?:and|&|n|/) ?gynae?\b => obstetrics and gynaecology
  \bo&g\b => obstetrics and gynaecology
  \bin obs (?=tonight|today|ward|theatre) => in obstetrics~
  \bgynae (?={asks}\b|registrar\b) => gynaecology~
  \b(?:anaes|gas man|the gas man)\b => anaesthetics
  \bpaeds (?=(?:ed|a&e|{asks}|ward|registrar|on)\b) => paediatric~
  \bpaediatric (?={asks}\b)(?! (?:ward|clinic|team|reg|registrar|consultant|review|referral|opinion|input)) => paediatrics~
  \bpeds (?=(?:ed|er|pt|pts|patients?|ward|team|clinic|dose|dosing|icu)\b) => pediatric~
  \bpeds (?={asks}\b) => pediatrics~
  \bpaeds\b => paediatrics
  \bpeds\b => pediatrics
  \bvasc (?=surgeons?|surgery|team|access|lab|reg|registrar|consult) => vascular~
  \bmed student\b => medical student
  \bmed rec\b => medication reconciliation
  \bmeds\b => medications
  \bmed (?=list|error|changes?|review) => medication~
  // "pt" and its forms.
  \b(a|the|my|this|your|our|that|one|1|another|every|each|his|her) pts (?=x-?rays?\b|scan|obs\b|chart|meds\b|labs\b|results?\b|history|airway|abdomen|chest|heart|mobility|care|discharge|bloods|blood tests|allergies|arm|hand|finger|toe|eye|eyes|teeth|mouth|weight|bmi|vitals|saturations|surgery|operation|condition|symptoms|capacity|age|name|mother|father|parents|brother|sister|nurse|doctor|pump|monitor|trach|tracheostomy|picc|line|bp|k|hb|inr|wound|family|wife|husband|mum|mother|daughter|son|gp|drain|catheter|sats|ecg|ct|mri|creatinine|potassium|sodium|pain|blood|bloods|egfr|glucose|dose|temperature|temp|stoma|notes|skin|leg|foot|hair|urine|consent|wishes|room|bed|relatives|partner|carer|lactate|crp|wcc|platelets|cannula|tube|ng|trache|fistula|heart|hba1c|platelet)\b => $1 patient's~
  \b(?:your|ur|my|our|the) pts (?=jabs|vaccinations|vaccines|feet|bp|notes|meds|medications|families|relatives|bloods|wishes|expectations|teeth)\b => $0
  \b(your|my|our|the|these|those) pts (?=jabs|vaccinations|vaccines|feet|notes|medications|families|relatives|wishes|expectations|teeth)\b => $1 patients'~
  \bpt'?s (?=wife|husband|family|mother|mum|gp|bp|hb|k\b|inr\b) => patient's~
  {C}(?:pt|patient):?,? (?=(?:an? )?\d{1,3}-year-old (?:wo)?man) => _
  {C}(?:pt|patient)(?:,|:)? (?=\d{1,3}-year-old) => _
  \bnew pt\b => new patient
  ! (?<=^|\n|[.!?…,] |\b(?:a|an|my|our|this|that|one) )pt\. (?=(?:with|who|whose|is|was|has|had|came|presented|presents|refused|refuses)\b) => patient~
  ! {C}(the|The) pt\. (?=(?:with|who|whose|is|was|has|had|came|presented|presents|refused|refuses)\b) => $1 patient~
  // A joint, a grade and every other day.
  \bjt (?=pains?|swelling|effusions?|aspirate|aspiration|replacement|injections?|stiffness)\b => joint~
  \bgr (?=[1-4] (?:hypertension|diastolic|tear|sprain|toxicity|colitis|mucositis|neutropenia|oesophagitis|esophagitis|varices|pressure|murmur|af|mr|vur|haemorrhoids|hemorrhoids|encephalopathy)) => grade~
  ! \balt (?=(?:days|nights|weeks)\b) => alternate~
  `,
  macros,
);
