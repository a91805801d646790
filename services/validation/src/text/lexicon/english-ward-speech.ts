import { oneOf } from './one-of';
import { parseRules } from './rewrite-rules';

const macros = {
  value: String.raw`(?:[<>~]? ?\d|of \d|is \d|was \d|were \d|now \d|normal|ok|okay|fine|raised|high|low|up|down|neg|negative|stable|rising|falling|pending|sent|back)`,
  agrees: String.raw`(?:agrees?|agreed|says?|said|thinks?|thought|wants?|wanted|suggests?|suggested|advised|advises?|happy|aware|recommends?|recommended|reckons?|refused?|refuses|disagrees?|came|reviewed|informed|involved|consulted|not (?:sure|keen|happy|interested)|keen)`,
  staff: String.raw`(?:regs?|registrars?|team|consultants?|clinic|clinics|nurse|nurses|ward|review|advice|input|referral|referrals|follow-?up|fu|outpatients?|mdt|opinion|wait|waiting list|waitlist|appt|appointment|sho|list)`,
  be: String.raw`(?:is|was|were|are|be|been|being|became|becoming|got|gets|getting|went|goes|still|now|very|quite|bit|slightly|a little|profoundly|really|so|persistently|more|less|initially)`,
  /** A drug is meant after these words. */
  given: oneOf(
    String.raw`iv|po|im|on|gave|give|given|giving|start|started|starting|stop|stopped|stopping|add|added|adding|for|and|or|of|w|w/|with|without|then|plus|\+|after|before|b4|more|some|no|oral|neb|stat|stop the|the|her|his|load|loaded|dose of|course of|switch to|switched to|to|via|prn|regular|weaned|weaning|wean|off|n|needs|need|on the|via pump`,
  ),
  /** What a dose is given with, and no laboratory value. */
  ofDrug: String.raw`\d[\d.]* ?(?:mg|mcg|ml|puffs?|nebs?|sachets?|x|bd|tds|od)(?!\p{L})`,
  /** A drug by its ending, a form of drugs, or a test: what happens so often each day. */
  drug: String.raw`\p{L}{3,}(?:in|ol|ide|ine|one|am|ate|il|pine|sin|done|dol|min|zine|ole|tan|mab|vir|pril|xaban|cream|ointment|drops|nebs?|inhaler|tablets?|capsules?|gel|patch|spray|mouthwash|bloods|tests?|dressings?)`,
  dose: String.raw`(?:\d[\d.]*(?: ?(?:mg|mcg|g|units|ml|micrograms|mg/kg|mcg/kg))?)`,
};

/** Spoken words of the ward, each where the words next to it leave one reading. */
export const wardSpeech = parseRules(
  String.raw`
  // Findings and measurements.
  ! \bcrea(?= |{K}|,) => creatinine
  ! \balb(?= {value})(?! {ofDrug}) => albumin
  ! \bprot(?= (?:\d\+|\+|{value})) => protein
  ! \bplts?(?= {value}) => platelets
  ! \blact(?= {value})(?! {ofDrug}) => lactate
  \b(?:ca|calcium) gluc\b => calcium gluconate
  ! (?<!\b(?:ca|calcium|ferrous|potassium) )\b(?:gluc|glu)(?= {value}) => glucose
  ! \bfib(?= {value})(?<!\b(?:a|v|new|fast|slow|coarse|fine|atrial|ventricular|paroxysmal|persistent|permanent|known) fib) => fibrinogen
  ! \bferr(?= {value}) => ferritin
  ! \bbrady(?= \d) => bradycardia
  ! \btachy(?= \d) => tachycardia
  ! (?<=\b{be} )brady(?= |{K}|,) => bradycardic
  ! (?<=\b{be} )tachy(?= |{K}|,) => tachycardic
  ! (?<=\b(?:hr|HR|\d) )brady(?=,|{K}) => bradycardic
  ! (?<=, |^)(?:brady)(?= (?:and|n|but|with|at)\b|,) => bradycardic
  ! (?<=, |^)(?:tachy)(?= (?:and|n|but|with|at)\b|,) => tachycardic
  ! \b(a|another|nocturnal|severe|bad|no|recurrent|first|his|her|the) hypo(?= |{K}|,)(?! (?:[a-z]{0,3}-|(?:na|k|ca|mg|po4|thyroid\p{L}*|mani\p{L}*|vol\p{L}*|active|dense|echoic|tens\p{L}*|natr\p{L}*|kal\p{L}*|calc\p{L}*)\b)) => $1 hypoglycaemic episode
  \b(no|recurrent|nocturnal|severe|more|many|any|frequent|two|three|four|with|had|get|getting|fewer|less|few|of|the|night|overnight) hypos(?= |{K}|,) => $1 hypoglycaemic episodes
  {S}hypos(?= (?:are|were|at|overnight|and|in|every)\b|,) => hypoglycaemic episodes
  \bhep screen\b => hepatitis screen
  \bhep (?=[bce](?:\b|/)) => hepatitis~
  \bhep (?=a (?:vaccine|virus|outbreak|igm|immunity|contacts?)\b) => hepatitis~
  \b(alcoholic|autoimmune|viral|acute|chronic|ischaemic|ischemic|drug-?induced) hep(?=,|{K}| (?:with|and|n|on|not|df|so|but)\b) => $1 hepatitis
  \btac (?=(?:levels?|lvl|trough|toxicity)\b) => tacrolimus~
  ! \b(the|this|same|another) gent(?= (?:who|aged|from|in (?:bed|bay|room|side room|cubicle|clinic|resus))\b) => $1 gentleman
  ! \b(a|elderly|old|lovely|nice|poor|\d{2}-year-old|yr old) gent(?= (?:in|with|w|who|on|from|has|had|came|is|was|aged|today)\b|,|{K}) => $1 gentleman
  ! (?<=\b(?:from|to|in|at|a|the|her|his|local) )nh(?= |,|{K})(?! s\b) => nursing home
  (?<!\d ?)\b(gr|grd) (?=[1-5](?:\b|[ab]\b)(?![\d.])(?! (?:daily|od|bd|tds|qds|qid|po|iv|times|every|stat|prn|tabs?|tablets?)\b)) => grade~
  \b(on|off|the|a|to|via|from) (?:vent|ventilator)(?= (?:for|since|day|and|with|at|day|now|still|overnight|settings)\b|,|{K}) => $1 ventilator:bare
  on ventilator:bare => on a ventilator
  off ventilator:bare => off the ventilator
  ventilator:bare => ventilator
  \b(the|our|two|three|four|five|six|only|no|few|more|\d{1,3}) vents(?= |{K}) => $1 ventilators
  \bvent (?=settings?\b|beds?\b|alarm\b|days?\b) => ventilator~
  ! \b(?:trach|trachi) (?=(?:tube|care|change|mask|collar|pts?|patients?|weaning|wean|site|size)\b) => tracheostomy~
  ! (?<=\b(?:a|the|his|her|with|new|perc|surgical|for|needs|pre|post|via|of) )trach(?= |{K}|,) => tracheostomy
  \btrachs\b => tracheostomies
  \b(a|the|urinary|male|suprapubic|his|her|no|new|blocked|difficult|foley|long-?term|remove|change|insert) cath(?= |{K}|,)(?! lab) => $1 catheter
  \bcaths\b => catheters
  \b(?:cath'd|cathd|cathed)\b => catheterised
  ! \b(a|the|nasty|small|deep|scalp|facial|hand|lip|chin|forehead|finger|\d ?cm) lac(?= |{K}|,)(?! (?:dose|acid)) => $1 laceration
  \b(rib|hip|wrist|ankle|nof|femur|tibial|distal|radius|skull|vertebral|pelvic|clavicle|scaphoid|compound|open|closed|stress|compression|wedge|a|the|no|new|old|any) frac(?= |{K}|,) => $1 fracture
  \bfracs\b => fractures
  \b(shoulder|hip|elbow|patella|ankle|finger|thumb|knee|a|the|posterior|anterior|recurrent) disloc(?= |{K}|,) => $1 dislocation
  \b(bowel|sigmoid|appendix|gastric|duodenal|diverticular|septal|a|the|query|ulcer|du|contained|no) perf(?= |{K}|,)(?! (?:scan|usion)) => $1 perforation
  \brecurrent szs?\b => recurrent seizures
  ! \bszs\b => seizures
  ! \b(a|the|first|1st|no|new|febrile|another|absence|focal|tonic-clonic|\d min|witnessed|post-?) sz(?= |{K}|,) => $1 seizure
  ! \b(lung|breast|prostate|bowel|colon|ovarian|gastric|pancreatic|oesophageal|bladder|renal|thyroid|cervical|rectal|skin|laryngeal|oral|tongue|head and neck|metastatic|h&n|liver|brain|testicular|colorectal|endometrial|caecal) ca(?= |{K}|,)(?! \d) => $1 cancer
  \b(bone|liver|brain|lung|spinal|nodal|widespread|multiple|distant|no|with|cerebral|peritoneal) mets(?= |{K}|,) => $1 metastases
  ! \bhyst(?= |{K}|,)(?<=\b(?:abdominal|vaginal|total|lap|laparoscopic|caesarean|peripartum|emergency|a|her|the|post|after|had) hyst) => hysterectomy
  ! \b(the|on|sent for|for|final|awaiting|await|pending) path(?= (?:report|result|results|showed|shows|is|was|came|back|pending)\b|{K}) => $1 pathology
  {S}path (?=(?:shows?|showed|back|pending|came)\b) => pathology~
  // Care.
  \bobs\b(?= (?:stable|normal|fine|ok|okay|all|were|are|and bloods|every|q\d|hourly|chart|charts|machine|machines|round|rounds|trolley|done|not done|within|unremarkable|deranged|worsening|better|worse|only|overnight|need|have)\b|,|{K})(?<!\b(?:in|the|an|our|for|paeds and|gynae and|and|to|reg|my) obs) => observations
  (?<=\b(?:neuro|vital|15[- ]min|15-minute|5[- ]min|minute|hourly|hrly|\d-hourly|baseline|his|her|regular|set of|all|routine|lying and standing|standing|stable|normal|do|doing|did|done|chart|check|checking|missed|take|taking|repeat|full set of|no|ward|of the|with|the|on) )obs(?= |{K}|,)(?! ?(?:and|n|&|gyn\p{L}*|reg|registrar|ward|team|hx|history|usg|uss|scan|consultant|clinic|theatre|med|sho|anaes\p{L}*|emergency|on call|that|which|is|was)\b) => observations
  {C}obs (?=\d{1,2} ?(?:h|hr|hrs|hours?)\b) => observe for~
  \b(otherwise|then|and|n|just|or|to) obs (?=\d{1,2} ?(?:h|hr|hrs|hours?)\b) => $1 observe for~
  {C}obs (?=(?:overnight|for \d)) => observe~
  \b(\d{1,3}|two|three|four|one|some|more|few|half|these|those|her|his|my|the|of|all|oral|sleeping|iron|bp|diabetes|heart|blood pressure|thyroid|any|no|extra|dispersible|chewable|slow release|mr|crush) tabs(?= |{K}|,) => $1 tablets
  \b(\d{1,3}(?: ?mg)?|a|one|half a|half|per|each|every|extra|another|this|that|the) tab(?= |{K}|,)(?! ?(?:key|open|of the browser)) => $1 tablet
  ! \b(\d{1,3}(?: ?mg)?) caps(?= |{K}|,) => $1 capsules
  \b(depot|b12|steroid|insulin|joint|knee|shoulder|im|botox|the|an|iron|vitamin b12|facet|epidural|trigger point|intravitreal) inj(?= |{K}|,) => $1 injection
  \binjs\b => injections
  \btrops\b => troponins
  \blytes\b => electrolytes
  \bneuts\b => neutrophils
  \bimms\b => immunisations
  \bvaccs\b => vaccinations
  \bvacc(?= |{K}|,) => vaccination
  \bcoags\b => coagulation tests
  \bsurg (?=says?\b|said\b|want\b|wants\b|came\b|aware\b|happy\b|review\b|reg\b|team\b|ward\b|hx\b|site\b|pts?\b|patients?\b|plan\b|not\b|to\b|are\b|r\b|think\b) => surg:word~
  surg:word (?=says|wants) => the surgeon~
  surg:word (?=said|want|came|happy|to|are|r\b|not|think) => surgeons~
  surg:word (?=aware) => surgeons~
  surg:word => surgical
  \b(?:when|where|if|that|because|but|and|n|the|our|dear|told|tell|asked|ask|call|called|bleep|bleeped|referred to|refer to|with|from|by|to|does|did|have|has) psych(?= (?:and|n|say|says|said|want|wants|is|are|were|was|will|won't|wont|refuse|refused|refuses|think|thinks|came|come|never|always|again|about|for|on|to|or|not|have|has|disagree|agree)\b|{K}|,) => $0:iatry
  psych:iatry => psychiatry
  \b(psych) (?=(?:wards?|beds?|units?|hospitals?|nurses?|reg|registrar|liaison|team|clinic|consultant|placement|rotation|review|referral|services?|drugs|history|hold|unit|admission|facility)\b) => psychiatric~
  psychiatric (?=reg|registrar|clinic|consultant|placement|rotation|team|referral\b) => psychiatry~
  \b(in|from|to|our|the|paeds|peds|for|of|general|adult|child|perinatal|forensic|community|old age) psych{K} => $1 psychiatry
  \b(any|can any|a|our|the|my|to|friendly|paeds|peds|local|from) (derm|gastro|cardio|nephro|neuro|rheum|endo|haem|heme|onc|resp|pulm|uro|ortho|ophthal|optho)s? (?=(?:help|people|ppl|folks|colleagues|here|on here|advise|explain|around|weigh in)\b) => $1 $2:logists~
  derm:logists => dermatologist
  gastro:logists => gastroenterologist
  cardio:logists => cardiologist
  nephro:logists => nephrologist
  neuro:logists => neurologist
  rheum:logists => rheumatologist
  endo:logists => endocrinologist
  (?:haem|heme):logists => haematologist
  onc:logists => oncologist
  resp:logists => respiratory physician
  pulm:logists => pulmonologist
  uro:logists => urologist
  ortho:logists => orthopaedic surgeon
  (?:ophthal|optho):logists => ophthalmologist
  \b(?:dist|distt) (?=hosp\b|hospital|nurse|nurses)(?<!') => district~
  \bdoc\b(?=(?: (?:said|says|told|wants|asked|thinks|came|was|is|who|on|in|at|for|and)\b|{K}|,))(?<=\b(?:a|the|my|our|his|her|another|one|only|family|ed|er|icu|ward|gp|junior|duty|on-?call|locum|good|new|old|rural|night|last|night|each|every) doc) => doctor
  \b(family|ed|er|icu|ward|junior|duty|on-?call|locum|rural|night|the|our|my|some|two|three|other|good|new|all|most|many|these|those|fellow|primary care|dear|hi|what|do|for|of|and|community|\d{1,3}) docs(?= |{K}|,|\?) => $1 doctors
  \b(?:meds? (?=students?|school|schools)) => medical~
  \bamb (?=crew|service|queue|queues|handover|bay|call|time|times|staff)(?<!\p{L}amb ) => ambulance~
  \b(?:ambo|ambos)\b => ambulance
  \b(to|in|via|by|through|from|the|our|into|at) resus(?= (?:with|for|at|by|and|n|bay|all|now|hrs|since|38|area|room|today|tonight|again|overnight|\d)\b|{K}|,)(?<! resus (?:council|training)) => $1 resus:place
  resus:place(?= (?:bay|area|room)) => resuscitation
  resus:place => the resuscitation area:the
  (?:in|to|into|from|via|by|through|at) the resuscitation area:the => $0:drop
  (in|to|into|from|via|by|through|at) the resuscitation area:the:drop => $1 the resuscitation area
  (the|our) the resuscitation area:the => $1 resuscitation area
  \bcrit care\b => critical care
  \bp(?:al)?l care\b => palliative care
  \bpall? (?=care|med|medicine|team)(?!pal ) => palliative~
  \bpalliative med\b => palliative medicine
  \bocc(?:y)? health\b => occupational health
  \bmax[- ]?fax\b => maxillofacial surgery
  \bphlebs\b => phlebotomists
  \bphleb(?= |{K}|,)(?<=\b(?:the|our|a|no|and|to|from|for|by|waiting for) phleb) => phlebotomy
  {S}pharm here\b => I am a pharmacist
  \b(hospital|community|ward|clinical|locum|retail|the|our|my|call|ask|asked|called) pharm(?= (?:said|says|here|told|is|was|will|about|to|and|who|for|if|has|called|rang)\b|{K}) => $1 pharmacist
  \b(triple|dual|single|antiviral|antifungal|empirical|empiric|definitive|targeted|first-?line|second-?line|current|medical|conservative|no|started|on|before|after|post|pre|during|needs|awaiting|until|end of|without|full|more|this|her|his|the|any|cancer|tb|hep c|hcv|dental|ortho) tx(?= (?:for|with|w|and|n|or|is|was|in|at|on|to|since|today|\d|failed|works?|started|stopped|now|but|plan|till|until)\b|{K}|,)(?<!\b(?:lung|renal|kidney|liver|heart|marrow|bm|stem cell|islet|solid organ|post-?) tx) => $1 treatment
  \b(lung|renal|kidney|liver|heart|marrow|bone marrow|bm|stem cell|islet|solid organ|corneal|faecal|fecal) tx(?= |{K}|,) => $1 transplant
  {S}tx (?=(?:is|was|with|w|for|options?|plan|so far)\b) => treatment~
  \b(what|which|any|no|further|other|urgent|all|basic|initial|more|next|of|await|awaiting|pending|order|ordered|these|your|ur|extra|special|what other) ix(?= |{K}|,|\?) => $1 investigations
  \b(ongoing|further|acute|initial|medical|surgical|conservative|long-?term|your|ur|the|best|current|expectant|same|pain|airway|wound|his|her|guide|guides|change|changes|changed|affect|for) mx(?= |{K}|,|\?) => $1 management
  {S}mx (?=(?:is|was|plan|with|of|so far)\b) => management~
  \bddx\b => differential diagnosis
  \b(in|of|strong|positive|significant|no|any|relevant|her|his|with) (?:fhx|fam hx|fh)(?= |{K}|,) => $1 family history
  \b(?:shx)\b => social history
  // Pregnancy and children.
  \bprimips\b => primiparous women
  \bmultips\b => multiparous women
  ! \b(?:ebf)\b => exclusively breastfed
  \b(a|another|the|first|ex|ex-|my|our|tiny|wk|week|weeker) prem(?= |{K}|,) => $1 premature baby
  (\d{1,2})(?: ?weeks?| ?wks?| ?wk|-week) (?:prem|premature baby)\b => $1-week premature baby
  \bgrad (?=(?:nurse|nurses|doctor|doctors|dr|drs|physio|programme|program|entry|school)\b) => graduate~
  \b(new|recent|fresh) grads?(?= |{K}|,)(?! rn) => $0uate:fix
  (new|recent|fresh) graduate:fix => $1 graduate
  (new|recent|fresh) gradsuate:fix => $1 graduates
  // Drugs.
  (?<=\b{given} )gent(?= |{K}|,)(?! (?:who|with|in|of|aged|and his)) => gentamicin
  (?<=\b{given} )(?:tazo|taz|piptaz)(?= |{K}|,) => piperacillin/tazobactam
  \btazo (?=(?:given|started|stopped|and|n|\+|4\.5|iv|tds|stopped|for|since)\b) => piperacillin/tazobactam~
  (?<=\b{given} )(?<!\b(?:on|to|via|for|off|or|no|the|before|after|more|some|without) )metro(?= |{K}|,)(?! (?:station|area|line|north|manila|system|today|tonight|home)) => metronidazole
  (?<=\b{given} )trim(?= (?:\d|for|and|od|bd|prophyl\p{L}*|resist\p{L}*|100|200)\b) => trimethoprim
  (?<=\b(?:neb|nebs|nebulised|im|0\.5 ?(?:mg )?im|0\.5 ?mg|push-?dose) )(?:adr|epi)(?= |{K}|,)(?! \d+ ?mg/m) => adrenaline
  \badr (?=nebs?\b) => adrenaline~
  \bdig (?=(?:level|levels|toxicity|toxic|load|loaded|loading|\d{2,3} ?mcg)\b) => digoxin~
  \b(?:rampril|rimipril)\b => ramipril
  \bgaba (?=(?:100|300|400|600|800|900)(?:\b|mg)|tds\b) => gabapentin~
  \b(?:clopi|clopid) (?=75|for|and) => clopidogrel~
  (?<=\b(?:drinks?|had|pints?|his|her|hx of|history of|smells? of|heavy|denies|no|chronic|excess) )etoh\b => alcohol
  \betoh (?=(?:\d|xs|excess|misuse|withdrawal|hx|use|intake|level|abuse|dependence|history|related|units)\b) => alcohol~
  // Teams and places in the mouth.
  {C}nephro (?={agrees}\b) => nephrology~
  {C}cardio (?={agrees}\b) => cardiology~
  {C}gastro (?={agrees}\b) => gastroenterology~
  {C}derm (?={agrees}\b) => dermatology~
  {C}haem (?={agrees}\b) => haematology~
  {C}rheum (?={agrees}\b) => rheumatology~
  {C}onc (?={agrees}\b) => oncology~
  {C}uro (?={agrees}\b) => urology~
  {C}resp (?={agrees}\b) => respiratory medicine~
  {C}micro (?={agrees}\b) => microbiology~
  {C}anaes (?={agrees}\b) => anaesthetics~
  {C}paeds (?={agrees}\b) => paediatrics~
  \bgastro (?={staff}\b) => gastroenterology~
  \bnephro (?={staff}\b) => nephrology~
  \bcardio (?={staff}\b) => cardiology~
  \bderm (?={staff}\b) => dermatology~
  \bhaem (?={staff}\b) => haematology~
  \brheum (?={staff}\b) => rheumatology~
  \bonc (?={staff}\b) => oncology~
  \bneuro (?={staff}\b) => neurology~
  \bendo (?={staff}\b) => endocrinology~
  \bresp (?={staff}\b) => respiratory~
  \bregs (?=(?:say|said|think|want|told|agree|disagree|always|never|are|were|have|had|need|do|did|get|on|at|in|who|and|to)\b)(?<=\b(?:the|our|my|two|all|some|new|medical|surgical|ortho|gastroenterology|cardiology|neurology|renal|paediatric|night|on-?call|icu|ed|nephrology|haematology|oncology|respiratory|rheumatology|dermatology) regs ) => registrars~
  \b(upper|lower) r (?=[1-8]\b) => $1 right~
  \b(upper|lower) l (?=[1-8]\b) => $1 left~
  \b(\d(?:\.\d)?) carts?(?= |,|{K})(?<=(?:lidocaine|lignocaine|articaine|prilocaine|mepivacaine|citanest|septanest|\d%|la|local|anaesthetic)[^.?!\n]{0,20} carts?) => $1 cartridges
  // Times.
  ! (?<={drug} )bd(?= |{K}|,)(?! (?:syringe|needle|vacutainer)) => twice daily
  ! (?<=\p{L}{4} )tds(?= |{K}|,) => three times daily
  ! (?<=\p{L}{4} )qds(?= |{K}|,) => four times daily
  \bmag (?=(?:running|given|infusion|started|bolus|loading|load|stopped)\b) => magnesium~
  \b(get|ask|by|to|from|with|call|via|and|if|when) uro(?= |,|{K}) => $1 urology
  \bophth(?= |,|{K}) => ophthalmology
  {S}bb (?=\d) => baby~
  ! (?<=\p{L}{3,}(?:in|ol|ide|ine|one|am|ate|il|pine|sin|done|dol|min|zine) )(mr|xl|sr|ir)(?= |,|\?|{K})(?! (?:is|was|said|came)) => :rel:$1
  :rel:mr => MR
  :rel:xl => XL
  :rel:sr => SR
  :rel:ir => IR
  ! {S}us (?=(?:says?|shows?|showed|normal|done|booked|confirms?|confirmed)\b) => ultrasound~
  ! \b(the|an|portable|bedside|our|new|via|under) us (?=(?:machine|machines|probe|scan|gel|guidance|guided)\b) => $1 ultrasound~
  ! \bus (?=(?:guided|abdo|abdomen|kidneys|neck|pelvis|doppler|thyroid|shoulder|liver|scrotum|testes)\b)(?<!\b(?:help|give|gave|tell|told|let|call|ask|asked|for|to|of|with|by|from) us ) => ultrasound~
  \bace (?=(?:stopped|held|started|cough|restart\p{L}*|paused|inhibitors?|or arb|vs arb)\b) => ACE~
  {S}(?:man|gentleman) (\d{2}) (?=(?:came|with|w|presented|on|from|known|in)\b) => a $1-year-old man~
  {S}(?:woman|lady) (\d{2}) (?=(?:came|with|w|presented|on|from|known|in)\b) => a $1-year-old woman~
  {S}(\p{L}{5,20}) q(?:uestion)? [-–] (?=\p{L}) => a question about $1:~
  ! (?<=\d ?(?:mg|mcg|g|ml|units) |{drug} \d[\d.]{0,4} )od(?= |{K}|,) => once daily
  \b(\d{1,2}) (yearly|monthly)(?= |{K}|,)(?! \p{L}{2,}s\b) => $1-$2
  // Findings of a part.
  \b(uti|urinary|lower urinary tract|gi|neuro|neurological|viral|urti|resp|respiratory|cardiac|menopausal|withdrawal|any|no|other|new|red flag|constitutional|b|same|more|worsening|depressive|anxiety|mild|classic|bowel|flu-like|covid|asthma|stroke|her|his|these|ongoing|thyroid|reflux|visual|eye|joint|chest|prodromal|systemic|motor|sensory) sx(?= |{K}|,) => $1 symptoms
  \b(?:o\/n)\b => overnight
  \b(out|in|office|opening|visiting|working|out of|unsociable|bank) hrs\b => $1 hours
  \bout of hrs\b => out of hours
  \b(\d{1,3}) ?(?:yrly)\b(?! \p{L}{2,}s\b) => $1-yearly
  \b(\d{1,3}) ?(?:mthly|mnthly)\b(?! \p{L}{2,}s\b) => $1-monthly
  \b(\d{1,3}) ?(?:wkly)\b(?! \p{L}{2,}s\b) => $1-weekly
  ! (?<=\d ?(?:mg|mcg|g|ml|units) |{drug} \d[\d.]{0,4} )bd(?= |{K}|,) => twice daily
  ! (?<=\d(?: ?mg| ?mcg| ?g| ?ml| ?units)? )tds(?= |{K}|,) => three times daily
  ! (?<=\d(?: ?mg| ?mcg| ?g| ?ml| ?units)? )qds(?= |{K}|,) => four times daily
  ! \b(blood tests|bloods|obs|observations|weights?|weighed|dressings?|physio|swabs?|readings?|checks?|u&es|lfts|fbc|crp) bd(?= |{K}|,) => $1 twice daily
  `,
  macros,
);
