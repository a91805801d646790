import { parseRules } from './rewrite-rules';

/** Clinical words that are cut short and have one reading in any text: `short=full`. */
const WORDS = `
  injxn=injection; injxns=injections; injn=injection; injns=injections; etoh=alcohol; lvl=level; lvls=levels
  adenoca=adenocarcinoma; adeno ca=adenocarcinoma; chemorad=chemoradiotherapy; chemo-rad=chemoradiotherapy
  histo=histology; histopath=histopathology; cytol=cytology; histol=histology; biochem=biochemistry
  perf'?d=perforated; intub'?d=intubated; extub'?d=extubated
  haemodyns=haemodynamics; haemodynam=haemodynamics; hemodyns=hemodynamics; hypotens=hypotensive
  laparosc=laparoscopic; cystosc=cystoscopy; colonosc=colonoscopy; gastrosc=gastroscopy; sigmoidosc=sigmoidoscopy
  tachypnoe=tachypnoea; dyspnoe=dyspnoea
  exac copd=exacerbation of COPD; inf exac=infective exacerbation; infex copd=infective exacerbation of COPD; iecopd=infective exacerbation of COPD
  thrombolys=thrombolysis; revasc=revascularisation; resync=resynchronisation; cardiover=cardioversion
  mobilisn=mobilisation; physioth=physiotherapy; prophy=prophylaxis; prophyl=prophylaxis; anaphyl=anaphylaxis
  hypoglyc=hypoglycaemia; hyperk=hyperkalaemia; hypok=hypokalaemia; hypona=hyponatraemia; hyperna=hypernatraemia
  hyperca=hypercalcaemia; hypoca=hypocalcaemia; hypomg=hypomagnesaemia; hypomag=hypomagnesaemia; hypophos=hypophosphataemia
  gastroent=gastroenteritis; osteo of=osteomyelitis of; pyelo=pyelonephritis; pneumo vax=pneumococcal vaccine
  thrombocyt=thrombocytopenia; neutropenic seps=neutropenic sepsis; febrile neut=febrile neutropenia; pancytop=pancytopenia
  endomet=endometrial; transpl=transplant; postnat=postnatal; antenat=antenatal; breastf=breastfeeding
  lymphaden=lymphadenopathy; hepatomeg=hepatomegaly; splenomeg=splenomegaly; hepatosplenomeg=hepatosplenomegaly
  weds=Wednesday; tues=Tuesday; fri=Friday; thur=Thursday
`;

const macros = {
  vaccine: String.raw`(?:pneumococcal|pneumo|flu|influenza|covid|hep b|hep a|hepatitis b|hepatitis a|mmr|hpv|shingles|zoster|rsv|tetanus|meningococcal|men b|menb|men acwy|rotavirus|travel|yellow fever|rabies|bcg|varicella|pertussis|polio|typhoid|live|booster|childhood|maternal|school)`,
  metastatic: String.raw`(?:liver|bone|bony|brain|lung|nodal|spinal|skin|adrenal|peritoneal|ocular|orbital|distant|multiple|no|any|with|w/|new|known|widespread|hepatic|pulmonary|cerebral|node|leptomeningeal|cutaneous|extensive|visceral|from|has|had|for|and|of|spine|omental|pleural|painful|symptomatic|palpable|occult|vertebral|pelvic)`,
  stimulated: String.raw`(?:hypoglossal|vagal|vagus|vagus nerve|nerve|spinal cord|cord|brain|deep brain|ovarian|muscle|transcutaneous|tibial nerve|tibial|sacral nerve|sacral|electrical|functional electrical|nipple|sternal|magnetic|occipital nerve|phrenic|gastric|bladder|dorsal column|carotid sinus|repetitive nerve)`,
  lowCells: String.raw`(?:\d|count|of|is|was|were|are|low|high|drop|dropped|down|up|normal|falling|rising|fell|now|<|>|from|still|at|transfusion|and|under|over|below|above)`,
  site: String.raw`(?:bowel|colonic|duodenal|gastric|oesophageal|esophageal|uterine|caecal|sigmoid|septal|tympanic membrane|tm|eardrum|corneal|globe|gallbladder|appendix|rectal|diverticular|viscus|small bowel|iatrogenic|contained|local|localised|free|suspected|possible|\?|no|of|a|risk of)`,
  disease: String.raw`(?:measles|mumps|rubella|pertussis|scabies|chickenpox|shingles|mpox|monkeypox|covid|flu|influenza|rsv|croup|malaria|dengue|tb|tuberculosis|syphilis|gonorrhoea|chlamydia|norovirus|c\. ?diff|mrsa|legionella|listeria|salmonella|cholera|typhoid|scurvy|gout|sepsis|meningitis|hepatitis|encephalitis|myocarditis|pericarditis|endocarditis|pancreatitis|appendicitis|anaphylaxis|dka|hhs|stemi|dvt|pe|aki|whooping cough|scarlet fever|hand foot and mouth|slapped cheek|kawasaki|iga vasculitis|hsp|guillain-barre|gbs|rickets|tetanus|botulism|rhabdo\p{L}*|serotonin syndrome|\p{L}{3,14}(?:itis|osis|aemia|emia|oma|pathy|plegia))`,
};

const expand = (table: string): string =>
  table
    .split(/\n|;/)
    .map((entry) => entry.trim().split('='))
    .filter(([from = '', to = '']) => from !== '' && to !== '' && from !== to)
    .map(
      ([from, to = '']) => String.raw`\b${from}\b => ${to.replace(/^\p{Lu}/u, (letter) => `^${letter.toLowerCase()}`)}`,
    )
    .join('\n');

/** Words of clinical notes that are cut short, each where it has one reading. */
export const truncations = parseRules(
  String.raw`${expand(WORDS)}
  // Findings and measures.
  \b(?:haemodyn|haemodynamically) (?=(?:stable|unstable|ok|okay|fine|compromised|well|normal|instability|sound)\b) => haemodynamically~
  \bhemodyn (?=(?:stable|unstable|ok|okay|fine|compromised|well|normal|sound)\b) => hemodynamically~
  haemodynamically instability => haemodynamic instability
  \bhaemodyn\b => haemodynamics
  \bhemodyn\b => hemodynamics
  \bneg(?= x ?\d) => negative
  \bpos(?= x ?\d) => positive
  (?<=\p{L}{3} )(pos|neg)(?= \()(?<=pos) => positive
  (?<=\p{L}{3} )(pos|neg)(?= \()(?<=neg) => negative
  (?<=\b(?:dust|sign|test|hallpike|dix-hallpike|lachman|babinski|rovsing|murphy's|murphy|swab|smear|slr|hoffman|hoffmann|tinel|phalen|romberg|stain|troponin|trop|dip|fit|fob|nitrites?|leucs|culture|biopsy|margins?|nodes?|seidel|rapd|fluorescein|tobacco dust|source|antibody|antibodies|coombs|dat|mother|baby|donor) )pos\b(?! (?:system|till)) => positive
  (?<=\b(?:dust|sign|test|hallpike|dix-hallpike|lachman|babinski|rovsing|murphy's|murphy|swab|smear|slr|stain|dip|fit|fob|nitrites?|culture|biopsy|margins?|nodes?|seidel|rapd|fluorescein|source|antibody|antibodies|coombs|dat|mother|baby|donor) )neg\b => negative
  ! (?<=\b(?:positive|negative) )R(?=[,.;:]|\s*$) => on the right
  ! (?<=\b(?:positive|negative) )L(?=[,.;:]|\s*$) => on the left
  (?<=\d )degs?(?= (?:ext|extension|flex|flexion|abduction|adduction|rotation|er|ir|rom|of|and|or|valgus|varus|dorsiflexion|angulation|cobb|head|elevation|tilt|lag|more|less|only|at|each|on|bilaterally|c\b)|{K}) => degrees
  \b(tachy|tachycardic?) (?=(?:at|to|and|but|on|now|\d{2,3})\b) => tachycardic~
  (?<=\b(?:is|was|remains|still|remained|became|becoming|bit|slightly|very|mildly|now|febrile and|hypotensive and|pt|patient|he|she|sweaty and|pale and) )tachy(?= |{K}) => tachycardic
  (?<=, )tachy(?=,|{K}| and\b) => tachycardic
  (?<=\b(?:is|was|remains|still|remained|became|becoming|bit|slightly|very|mildly|now|and|pt|patient|he|she) )brady(?= \d|{K}) => bradycardic
  (?<=, )brady(?=,|{K}| (?:and|at|to|\d)\b) => bradycardic
  \bplts? (?={lowCells}\b|[<>]) => platelets~
  \bplts?(?={K}) => platelets
  \bretic count\b => reticulocyte count
  \baldo(?=/|:| (?:level|renin|\d|high|low|raised)) => aldosterone
  \b(low|high|raised|normal|repeat|am|random|morning) cort\b => $1 cortisol
  \b(?:cap|capillary) gas\b => capillary blood gas
  \bven gas\b => venous blood gas
  \b(lactate|k|crp|wcc|hb) ok (?=but\b) => $1 normal~
  \b(sats|saturations) (?:ok|okay) (?=but|and|on|now)\b => $1 acceptable~
  // Operations, samples and imaging.
  \b(?:im|iv|sc|steroid|joint|knee|shoulder|depot|epidural|b12|botox|intravitreal|trigger point|facet|cortisone|ia|intra-articular|subacromial|hip|insulin|vitamin k|vit k|penicillin|adrenaline) inj(?= |{K}) => $0ection
  \binj (?=(?:site|sites|technique|into|in|of|given|for|every|weekly|steroids?)\b) => injection~
  injection steroid(s?)\b => injected steroid$1
  \b(steroid|depot|botox|im|iv|joint|knee) injs\b => $1 injections
  \b(head|tail|body|neck|uncinate) of (?:the )?panc\b => $1 of pancreas
  \bpanc (?=(?:ca|cancer|mass|head|tail|duct|adenocarcinoma|lesion|cyst|enzymes?|pseudocyst|necrosis|insufficiency|surgery)\b) => pancreatic~
  \bpancreatic ca\b => pancreatic cancer
  \b(acute|chronic|gallstone|alcoholic|severe|mild|necroti[sz]ing|biliary|autoimmune|post-?ercp|recurrent) panc\b => $1 pancreatitis
  \bneo-?adj (?=(?:chemo\p{L}*|immuno\p{L}*|radio\p{L}*|treatment|therapy|ct|rt|crt|folfirinox|tx|abiraterone|endocrine|hormone|pembrolizumab)\b) => neoadjuvant~
  {C}neo-?adj (?=(?:first|then|or|and|vs|before)\b) => neoadjuvant treatment~
  \b(?:after|before|post|had|of|for|with|give|start|no|finished|completed) neo-?adj(?= (?:and|then|or)\b|{K}) => $0uvant treatment
  \bneo-?adj\b => neoadjuvant
  \badj (?=(?:chemo\p{L}*|immuno\p{L}*|radio\p{L}*|rt|endocrine|capecitabine|pembrolizumab|nivolumab|folfox)\b) => adjuvant~
  \b({vaccine}) vacc?(?= |{K})(?! (?:dressing|pump|therapy)) => $1 vaccine
  \b({vaccine}) vac{1,2}s(?= |{K}) => $1 vaccines
  \b({metastatic}) mets\b(?! ?[\d<>]) => $1 metastases
  {S}mets (?=(?:to|in|on|at|from|everywhere|seen|found)\b) => metastases~
  \b({stimulated}) stim(?= |{K}) => $1 stimulation
  \b({site}) perf(?= |{K}) => $1 perforation
  \bperf (?=(?:appendix|appy|viscus|bowel|ulcer|du|duodenal|diverticul\p{L}+|gallbladder|gb|eardrum|tm)\b) => perforated~
  \bperforated appy\b => perforated appendix
  \b(path|pathology) (?=(?:report|result|showed|shows|came back|confirmed|says|review|pending|back)\b)(?<=path ) => pathology~
  (?<=\b(?:the|surgical|final|awaiting|formal|his|her) )path(?= (?:is|was|results?)\b) => pathology
  \blap (?=(?:choles?|appy|appendic\p{L}+|hernia|hysterectomy|sigmoid|right hemi|nissen|adrenalectomy|nephrectomy|sleeve|colectomy)\b) => laparoscopic~
  \b(?:exlap|ex lap|ex-lap)\b => exploratory laparotomy
  \bcoag(?:s)? (?=(?:normal|deranged|pending|ok|fine|screen|are|were|is|sent|off)\b) => coagulation~
  coagulation (?=(?:normal|deranged|pending|ok|fine|are|were|is|sent|off)\b) => coagulation tests~
  \bcoags\b => coagulation tests
  \b(in|on|by|via|bedside|urgent|renal|abdo|abdominal|pelvic|liver|neck|thyroid|testicular|scrotal|doppler|cranial|lung|hip|formal|portable|repeat|msk) us(?={K})(?<=\b(?:effusion|collection|fluid|mass|stones?|cyst|seen|found|confirmed|normal|negative|positive|clot|dvt|hydronephrosis|gallstones|abscess|tear|nodule|dilatation|thickening|free fluid|twins?|placenta|ectopic|torsion|flow|calculi|duct|sludge) on us) => $1 ^u^s
  \b(bedside|urgent|renal|abdo|abdominal|pelvic|liver|thyroid|testicular|scrotal|doppler|cranial|lung|formal|portable|msk) us(?= |{K}) => $1 ^u^s
  // Persons, places and referrals.
  (?<=\b(?:an?|the|our|this|that|ex|extreme|tiny|ex-|kg|week|weeks|wk|wks|weeker|late|every|each|for|in|former|small|well|\d) )prem(?= (?:at|on|in|with|w/|born|now|who|is|was|baby|\d)|{K})(?! baby) => premature baby
  \bprems\b => premature babies
  \b(no|any|much|a|the|big|real|huge|little|same) diff(?= |{K})(?! (?:dx|diag\p{L}*|\p{L}{3,}s\b)) => $1 difference
  \bdiff (?=(?:to|from)\b) => different~
  \bd/c (?=(?:or|vs) (?:wait|keep|admit|observe|stay|obs|hold|another|repeat|more|overnight)\b) => discharge~
  \bfollow-up (?=\d{1,2} (?:days|weeks|months|years)\b(?! (?:after|post|later))) => follow-up in~
  \bappt\b => appointment
  \beye cas\b => eye casualty
  \b(cas) (?=dept|department|officer)\b => casualty~
  // Substances and signs that another reading hides.
  \b(psma|fdg|dotatate|amyloid|choline|ct|whole body|interim|staging|baseline|brain|cardiac|repeat) pet(?= (?:scan|ct|neg|pos|negative|positive|avid|showed|shows|clear|booked|done|response)\b|-ct|{K}) => $1 ^p^e^t
  (?<=\b(?:vomiting|fever|fevers|rash|pain|symptoms|illness|tpn|icu|ecmo|antibiotics|abx|cough|post-?op|postop|cycle|life|admission|stroke|stemi|covid|niv|feeds|steroids|intubated|ventilated|septic|symptom|treatment|chemo|postpartum|post partum|jaundice|diarrhoea|since) )d(\d{1,2})(?= |{K})(?! ?(?:iv|dextrose|receptor)) => day $1
  \bgad (?=abs?|antibod\p{L}+|65|pos|neg|\+) => GAD~
  \b(gad|thyroid|tpo|ana|anca|ccp|islet|ttg|achr|musk|ia2|nmda|red cell|platelet|phospholipid|cardiolipin) abs? (?=positive|negative|\+ve|-ve|pos\b|neg\b|high|low) => $1 antibody~
  \bnrbm?\b => non-rebreather mask
  \b2 ?ww\b => 2^w^w
  \b(?:dz)\b => disease
  (?<=\b(?:at|since|before|after|of|for|new|a|the|his|her|working|final|missed|delayed|late|early|time of) )dx(?={K}) => diagnosis
  \b(her|his|my|their) ca (?=is|was|has|came|spread|recurred|responded|progressed)\b => $1 cancer~
  \b(on|needs|off|for|with|and) tele(?= |{K})(?! ?(?:clinic|health|visit|consult|strip)) => $1 telemetry
  \b(renal|liver|kidney|lung|thyroid|lv|rv|systolic|diastolic|hepatic|bowel|cognitive|hand|shoulder|bladder|immune|executive|adrenal|pituitary|pulmonary|cardiac) fn\b => $1 function
  \b(\d{1,2}) ?(?:h|hrs?|hours?) obs(?={K}| (?:or|then|and|in)\b) => $1 hours of observation
  \b(made|makes|make|huge|massive|real|little|what|any) (massive |huge |big |real |such a |a )?diff(?= |{K})(?! (?:dx|diag\p{L}*)) => $1 $2difference
  \btemp diff(?:erence)?\b => temperature difference
  \b(last|first|next|my|our|these|those|only|all) ([2-9]|[1-9]\d{1,2}) pts(?= |{K})(?! (?:on the|for)) => $1 $2 patients
  (?<=\bon \p{L}{4,20} )(\d{1,2}) ?y(?={K}) => $1 years
  \bbank hol\b => bank holiday
  {S}not ok(?:ay)?{E} => not acceptable
  \btubed (?=early|late|and|on|in|at|for|by|before|after|then|now|yesterday|today|overnight|tonight)\b => intubated~
  \btubed(?={K}) => intubated
  \bbc (?=['‘]) => because of~
  {S}pod: => Podiatry:
  \bmed (?=management|mgmt|mx|therapy|team|ward|take|registrar|reg|outliers?)\b => medical~
  \b(the|your|ur|a|everyone's|trust's|lab's|any|what) cut ?off (?=for|is|of|value|point|do|to|at)\b => $1 cut-off~
  ! \b(in|from|across|around) (UK|US|USA)(?= |{K})(?! (?:guideline|guidelines|data|trial|trials|based|hospital|hospitals|practice|patients|units?|centres|pts|trained|doctors?|nurses?|guidance|study|studies)\b) => $1 the $2
  \b(man|woman) (?=(?:non|ex|never|heavy|current|lifelong)?[- ]?smoker\b) => $1,~
  \bnon smokers?\b(?<!s) => non-smoker
  ! \bI am a (?=(?!NICU|SICU|NHS|SHO\b)[AEFHILMNORSX][A-Z]{1,4}\d?\b) => I am an~
  (I am an? [^.,?!;:\n]{3,60}), (?=(?:how|what|when|why|is|does|do|can|should|which|where|would) (?:do|does|is|are|can|should|would|i|we|you|it|the|long|much|many|often|anyone)\b) => $1.~
  (?<=(?:^|[.!?] |\n)\d{2}[-–]\d{2}%?),? (?:people|ppl|folks|guys){E} => _
  \b(repeat|recheck|bloods|tests|review|dose|again) mane\b => $1 in the morning
  \be\.? nodosum\b => erythema nodosum
  (?<=\b(?:daily|mg|mcg|g|bd|od|tds|qds|stat|weekly) )(\d{1,2}) ?d(?={K}) => for $1 days
  \b([2-9]|1\d)d (?=(?:min|minimum|abx|antibiotics|total|max|vs)\b) => $1 days~
  ! (?<=(?!vitamin|vit|group|type|grade|level|on|stage)\b\p{Ll}{3,14} )(?<!\b(?:vitamin|vit|group|type|grade|level|stage|factor|cyclin|receptor) )d([1-9]|[1-2]\d)(?=[,.;:?)]|\s*$) => day $1
  \bfibro(?=/| and oa\b) => fibromyalgia
  \bphos (?=bd|od|daily|twice|mg|k|ca|and|or)(?!and (?:\p{L}+ )?gas) => phosphate~
  (?<=\b(?:check|checks|monitor|bloods|repeat) (?:phosphate|potassium|calcium|sodium|glucose|glucoses|bm|bms|bp|weight|obs|k|u&es|ketones) )bd(?=,|{K}) => twice daily
  ! (year-old (?:wo)?man) (?=(?:NAION|GBS|STEMI|NSTEMI|DKA|SAH|PE|DVT|AKI|GCA|ITP|TTP|COPD|UC|IBD|SLE|MND|CJD|BPPV|PMR)\b) => $1 with~
  \b(\d{2,3}) pts (?=tonight|tomorrow|overnight|upstairs|now)\b => $1 patients~
  \b(no|small|large|left|right|tension|apical|residual|tiny|cxr|traumatic|iatrogenic|spontaneous|\?) ?ptx(?= |{K}) => $1 pneumothorax
  ! \bbb (?=started|stopped|given|held|dose|or|first)(?! gun) => beta-blocker~
  \b(an?|this|that|one|another) (\p{L}{4,14}) pts (?=(?:shoes?|foot|feet|leg|arm|hand|bed|room|chart|notes|family|wife|husband|mum|mother|son|daughter|ecg|bloods|dose|wound|skin|history|gp|house|bag|locker|drip|line|airway|chest|abdomen|ct|mri|x-?ray|results?)\b) => $1 $2 patient's~
  (?<=\b(?:every|each|any|this|another|per|which|most|no|whole|entire) )ed(?= |{K}) => ED
  \bb-?hcg\b => b-hCG
  \bw(?:ith|/) adr(?=,|{K}| \d) => with adrenaline
  (?<=\d ?(?:mg\/kg|mg|ml|g|%|units|days|weeks|hours|kg|years|mcg)) right(?=\?) => , right
  {S}(?:pretty|fairly|quite) sure (?=(?!about|of|but|and)\p{L}) => I am fairly sure~
  \b(bilateral|bilat|massive|submassive|saddle|segmental|subsegmental|provoked|unprovoked|recurrent) pes?(?={K}| (?:on|with|and|after|in)\b)(?<=pe) => $1 ^p^e
  (?<=\b(?:an?|my|our|this|that|the) (?:[\p{L}-]{3,14} ){1,3})(\d{1,3}) ?(?:yr|year)s?[- ]old(?={K}) => $1-year-old
  (?<=\p{L}{3} )bc (?=(?!there|they)\p{L}{3,}(?:ated|otic|eptic|nant|ensive|ilised|tired|rupted|atic|emic)(?: |{K})) => because~
  \bpd (?=(?:meds|medications|pts?|patients?|drugs|nurse|nurses|clinic|catheter|peritonitis)\b) => PD~
  (?<=\p{L}{5} )(\d{1,2})d (?=(?:helped|worked|fixed|cured|sorted|settled)\b) => $1 days~
  {S}learn(?:t|ed) (?:this |it )?(?:the )?hard way => I learned this the hard way
  {S}hit (?=on (?:ecmo|heparin|dalteparin|enoxaparin|ufh|lmwh|dialysis|day)\b) => ^h^i^t~
  \bhit (?=(?:screen|antibody|antibodies|assay|positive)\b) => ^h^i^t~
  (?<=\b(?:hiv|no|start|started|give|gave|given|need|needs|offer|offered|finished|hep b) )pep(?= (?:for|within|after|started|not|is|given|if|and|by|now)\b|{K}) => ^p^e^p
  \bgrandkids\b => grandchildren
  // Cases and durations.
  \b(\d{1,3}|two|three|four|five|six|several|many|few|more) cases (?={disease}\b) => $1 cases of~
  \b([2-9]|[1-9]\d) (years|weeks|months|days) (?=(?:use|experience|training|notice|abstinence|sobriety|exposure|immobility|immobilisation|bed ?rest|gestation|duration|leave|service)\b) => $1 $2'~
  \b([2-9])x ?(?:/|a |per )?(?:wk|week)\b => $1 times a week
  \b([2-9])x (?:wkly|weekly)\b => $1 times weekly
  `,
  macros,
);
