import { NAMES } from './english-names';
import { parseRules } from './rewrite-rules';

/** Words of phone writing that are cut short and have one reading in any text: `short=full`. */
const WORDS = `
  infx=infection; infxn=infection; wdnt=would not; wldnt=would not; wdn't=would not; wouldnt've=would not have; cdnt=could not; cldnt=could not; cdn't=could not; shdnt=should not; shldnt=should not; shdn't=should not; hvnt=have not; havnt=have not; hadnt=had not; wsnt=was not; dsnt=does not; dnt=do not; didn=did not
  wdve=would have; wd've=would have; wouldve=would have; wudve=would have; cdve=could have; cd've=could have; couldve=could have; cudve=could have; shdve=should have; shouldve=should have; shudve=should have; mightve=might have; mustve=must have; mayve=may have
  l8r=later; l8=late; h8=hate; str8=straight; w8=wait; w8ing=waiting; 2geth=together; 2gether=together; b4hand=beforehand; every1=everyone; no1s=no one's; any1s=anyone's; some1s=someone's; sum1=someone; sm1=someone; evry=every; evryone=everyone; smth=something; sth=something; smthn=something; nthn=nothing; anythn=anything
  mtg=meeting; mtgs=meetings; mtng=meeting; appts=appointments; apptmt=appointment; dept=department; depts=departments; mgr=manager; mgrs=managers; schd=schedule; addl=additional; incr=increase; incrd=increased; decr=decrease; decrd=decreased; apprx=approximately; w/drawn=withdrawn; w/hold=withhold; w/held=withheld; w/drawal=withdrawal; cont'd=continued; contd=continued; cont'g=continuing; disch'd=discharged; dischd=discharged; admtd=admitted; rec'd=received; recvd=received; rcvd=received; req'd=required; reqd=required; req's=requests; temporarly=temporarily; docd=documented; documntd=documented; presc'd=prescribed; prescrd=prescribed; poss=possibly; possib=possibly; defo=definitely; defs=definitely; def'ly=definitely; deffly=definitely; usu=usually; freq'ly=frequently; espec=especially; info=information; sched=schedule; recs=recommendations; rec's=recommendations; trigs=triglycerides; retics=reticulocytes; bicarbs=bicarbonate; alk phos=alkaline phosphatase; amyl=amylase; ferr=ferritin; haemog=haemoglobin; eos=eosinophils; lymphs=lymphocytes; monos=monocytes; baso=basophils; creats=creatinine; lactic=lactate; prolac=prolactin; hapto=haptoglobin; myo=myoglobin; electros=electrolytes; coag screen=coagulation screen; urinal=urinalysis; microalb=microalbumin; caeruloplas=caeruloplasmin; b2 micro=beta-2 microglobulin
  concs=concentrations; abdos=abdomens; bilats=bilaterally; bronch'd=bronchoscoped; trached=tracheostomised; trachy=tracheostomy; trache=tracheostomy; trachey=tracheostomy; lap'd=laparotomised; cathed=catheterised; cath'd=catheterised; catheterisd=catheterised; thrombolysd=thrombolysed; anticoag'd=anticoagulated; anticoagd=anticoagulated; anticoag=anticoagulation; heparinisd=heparinised; immunosupp'd=immunosuppressed; immunosupp=immunosuppressed; immunocomp=immunocompromised; asymp=asymptomatic; asympt=asymptomatic; symp=symptomatic; contraind=contraindicated; contra'd=contraindicated; contraindic=contraindication; c/i'd=contraindicated; resp'y=respiratory; haemodial=haemodialysis; dialysd=dialysed; microbiol=microbiology; pharmac=pharmacology; radiol=radiology; epidem=epidemiology; bronchosc=bronchoscopy; endosc=endoscopy; arthrosc=arthroscopy; mammo=mammogram; mammos=mammograms; angio'd=angiographed; venog=venogram; echoes=echocardiograms; tonsillec=tonsillectomy; appendicec=appendicectomy; hysterec=hysterectomy; mastec=mastectomy; amput=amputation; fasciot=fasciotomy; laparot=laparotomy; craniot=craniotomy; thoracot=thoracotomy; colec=colectomy; splenec=splenectomy; nephrec=nephrectomy; parathyr=parathyroid; thyroidec=thyroidectomy
  levobupi=levobupivacaine; bupi=bupivacaine; ropi=ropivacaine; metformi=metformin; adalimu=adalimumab; levomepro=levomepromazine; levomep=levomepromazine; glycopyrr=glycopyrronium; hyoscine hydrob=hyoscine hydrobromide; hyoscine but=hyoscine butylbromide; cabergol=cabergoline; hydroxycarb=hydroxycarbamide; alteplas=alteplase; tenecteplas=tenecteplase; apixab=apixaban; rivaroxab=rivaroxaban; edoxab=edoxaban; carbimazol=carbimazole; methylphen=methylphenidate; lisdex=lisdexamfetamine; atomox=atomoxetine; aripipraz=aripiprazole; paliper=paliperidone; zuclo=zuclopenthixol; flupent=flupentixol; lurasid=lurasidone; brivar=brivaracetam; lacos=lacosamide; perampan=perampanel; cannabid=cannabidiol; sumatrip=sumatriptan; rizatrip=rizatriptan; erenum=erenumab; fremanez=fremanezumab; methotrex=methotrexate; sulfasalaz=sulfasalazine; azathiop=azathioprine; ciclospor=ciclosporin; cyclospor=cyclosporine; mycophenol=mycophenolate; tacrolim=tacrolimus; sirolim=sirolimus; everolim=everolimus; eculiz=eculizumab; tociliz=tocilizumab; rituxim=rituximab; inflixim=infliximab
`;

/** Headers of a post: `short=subject`. */
const HEADERS = `
  tox=Toxicology; rads=Radiology; rad onc=Radiation oncology; micro=Microbiology; haem=Haematology; heme=Hematology; endo=Endocrinology; gastro=Gastroenterology; cardio=Cardiology; cards=Cardiology; derm=Dermatology; derms=Dermatology; psych=Psychiatry; ortho=Orthopaedics; orthos=Orthopaedics; paeds=Paediatrics; peds=Pediatrics; rheum=Rheumatology; nephro=Nephrology; uro=Urology; onc=Oncology; neurosurg=Neurosurgery; gynae=Gynaecology; gyn=Gynecology; ophthal=Ophthalmology; ophtho=Ophthalmology; anaes=Anaesthetics; vasc=Vascular surgery; pall care=Palliative care; pall=Palliative care; pharm=Pharmacy; immuno=Immunology; histopath=Histopathology; biochem=Biochemistry; chem path=Chemical pathology; max fax=Maxillofacial surgery; physio=Physiotherapy; neonates=Neonatology; geris=Geriatrics; med onc=Medical oncology; gen surg=General surgery; prehosp=Pre-hospital care; preop=Preoperative assessment; lab=Laboratory
`;

const macros = {
  /** Abbreviations with a plural that is written like a possessive ("MRI's"). */
  acronym: String.raw`(?:mri|ct|ecg|ekg|abg|vbg|cxr|axr|uti|dvt|lft|tft|fbc|gp|sho|hca|tia|cva|ssri|nsaid|ppi|doac|noac|dmard|rct|sop|iv|lp|icd|ppm|stemi|bp|bm|anp|acp|ngt|picc|cvc|poc|tka|tkr|thr|bmi|uss|ldl|opioid|inr|cpn|hrt|ocp|iud|ed|ot|slt|aki|dka|ica|vte)`,
  /** One of several findings that plus signs join; a test before the sign is positive. */
  item: String.raw`(?:(?!(?:and|or|with|is|was)\b)[\p{L}\d][\p{L}\d.\/%'-]+(?: (?!(?:and|or|with|is|was)\b)[\p{L}\d][\p{L}\d.\/%'-]*){0,4}(?<!\b(?:ana|anca|hiv|b?hcg|ag|antigen|antibody|antibodies|pcr|igm|igg|swab|sign|her2|er|pr|covid|flu|rsv|mrsa|hbsag|cultures?|dip|nitrites?|leu[ck]s|blood|protein|ketones|rh|rhesus|group|grade|type|cd\d{1,2})))`,
  /** A person, place or thing that has something. */
  owner: String.raw`(?:school|trust|hospital|ward|child|baby|mother|mum|mom|dad|father|consultant|registrar|boss|family|wife|husband|daughter|son|department|nurse|doctor|surgeon|patient|lady|woman|man|girl|boy|toddler|practice|clinic|pharmacy|company|manufacturer|coroner|partner|sister|brother|neighbour|trainee|student|carer|parent|teacher|employer|lab|team)`,
  owned: String.raw`(?:spare|own|advice|wishes|view|views|opinion|opinions|decision|fault|choice|job|name|phone|notes|letter|policy|protocol|plan|guideline|guidelines|pathway|system|bed|room|house|kit|fridge|pen|inhaler|blood|bloods|hands?|face|ears?|eyes?|teeth|feet|foot|legs?|arms?|knees?|hips?|shoulders?|chest|abdomen|tummy|neck|head|heart|lungs?|kidneys?|skin|hair|wound|weight|mood|pain|diet|medication|medications|meds|records?|care|discharge|history|death|life|family|mother|mum|mom|father|dad|parents|husband|wife|partner|daughter|son|brother|sister|gp|dose|insulin|temperature|saturations|sats|pulse|behaviour|concerns?|questions?|story|response|reaction|website|leaflet|office|list|clinic|handover|rota|shift|door|car)`,
  feeling: String.raw`(?:confused|stumped|baffled|gutted|knackered|stuck|torn|fuming|furious|intrigued|shattered|devastated|perplexed|puzzled|frustrated|speechless|grateful|heartbroken|mortified|terrified|exhausted|overwhelmed|curious)`,
  rotation: String.raw`(?:next (?:week|month|rotation|year)|this (?:week|month|rotation|year)|now|rotation|rotations|job|jobs|placement|block|on call|on-call|nights|tomorrow|today|until|since|soon|as an?)`,
  singleLab: String.raw`(?:k|na|mg|ca|cl|hb|cr|crp|ck|ph|ecg|lft|lfts|tft|tfts|fbc|u&e|u&es|ues|inr|bm|glucose|phosphate|phos|magnesium|calcium|potassium|sodium|troponin|lactate|gas|vbg|abg|bnp|tsh|ferritin|b12|folate|esr|ldh|urate|ketones|amylase|lipase|coag|bloods|urine|cultures?|d-dimer|bilirubin|albumin|creatinine|cortisol|echo|cxr|ct|levels?)`,
  noun: String.raw`(?:\p{L}{3,}(?:[^us\W]s|tion|ment|ance|ence|ity|ness|itis|osis|aemia|emia|uria|age|ship|ing|pathy|ism)|pain|risk|cost|time|staff|weight|covid|fear|pressure|failure|bleed|bleeding|stigma|transport|childcare|distance|rash|allergy|money|traffic|weather|pregnancy|insurance|workload|function|history|capacity|flu|norovirus|politics|frailty|delay|error|leak|surgery|policy|theatre|control|safety|shortages?|staffing|politics|reasons|budget|strikes?|rules|targets)`,
  clauseVerb: String.raw`(?:is|are|was|were|has|had|have|do|does|did|don't|doesn't|didn't|dont|doesnt|didnt|will|would|can|could|should|may|might|must|cannot|can't|cant|won't|wont|isn't|isnt|wasn't|wasnt|aren't|arent|gets?|got|goes|went|needs?|needed|wants?|wanted|keeps?|kept|says?|said|thinks?|thought|looks?|looked|feels?|felt|works?|worked|takes?|took|makes?|made|gives?|gave|comes?|came|refuses?|refused|forgot|forgets|missed|misses|ran|runs|failed|fails|cost|costs|means?|meant|hates?|hated|loves?|lives?|lived|fell|broke|left|lost|stopped|started|dropped|showed|shows|told|saw|came|sees|knows?|knew|declined|denied|cancelled|changed|never|not)`,
  /** Verbs of a statement or a belief. */
  says: String.raw`(?:says?|said|thinks?|thought|reckons?|claims?|insists?|assumed?|hope|guess|bet|know)`,
  listener: String.raw`(?:pts|patients|me|him|her|them|us|people|parents)`,
  /** Words that begin the complement of "it is". */
  complement: String.raw`(?:an?|the|just|all|only|wear|viral|normal|stress|anxiety|muscular|musculoskeletal|probably|prob|likely|safe)`,
  /** What a doctor of the first or second year does, and words that belong to one. */
  traineeVerb: String.raw`(?:wrote|said|says|asked|called|prescribed|did|didn't|didnt|was|is|has|had|told|put|gave|left|bleeped|rang)`,
  ofTrainee: String.raw`(?:here|doctors?|job|year|rota)`,
};

const table = (list: string): readonly (readonly [string, string])[] =>
  list
    .split(/\n|;/)
    .map((entry) => entry.trim().split('='))
    .filter(([from = '', to = '']) => from !== '' && to !== '' && from !== to)
    .map(([from = '', to = '']) => [from, to] as const);

const words = table(WORDS)
  .map(([from, to]) => String.raw`\b${from}\b => ${to}`)
  .join('\n');

const headers = table(HEADERS)
  .map(([from, to]) => String.raw`{S}${from}:(?= ) => ${to}:`)
  .join('\n');

/** A double name is written with a blank on a phone: "dix hallpike". */
const doubleNames = NAMES.trim()
  .split(/\s+/)
  .filter((name) => /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)+$/u.test(name))
  .map((name) => {
    const parts = name.split('-');
    const to = parts.map((part) => `^${part.toLowerCase()}`).join('-');
    return String.raw`\b${parts.join(' ').toLowerCase()}\b => ${to.replace('guillain-^barre', 'guillain-^barré')}`;
  })
  .join('\n');

/** Short words, headers and names of phone writing in English: the words of speech among them. */
export const notes = parseRules(
  String.raw`${words}
  ${headers}
  ${doubleNames}
  \bguillain[- ]barre\b => ^guillain-^barré
  \b({acronym})'s(?=(?: (?:now|are|were|all|that|for|in|on|and|or|today|per|a|this|at|from|have|do|we|you|with|but|still|too)\b)|{K}) => $1s
  // Questions.
  {S}(?:sos|calling|paging|attn|attention) (?:all |any |the )?((?:dermato|cardio|neuro|nephro|uro|haemato|hemato|onco|rheumato|endocrino|radio|gastroentero|ophthalmo|microbio|pulmono|gynaeco|patho|immuno)log(?:y|ists)|paediatrics|pediatrics|psychiatry|orthopaedics|pharmacy|pharmacists|nurses|midwives|physiotherapists|paramedics|surgeons|anaesthetists|psychiatrists|paediatricians|radiographers|dietitians|dentists)[.:!,]+(?= ) => a question for $1:
  (?<=, )ok or no(?:t)?\? => is this acceptable or not?
  (?<=, )(?:yay|yea|yeah|yh) or (?:nay|nah|naw)\? => yes or no?
  (?<=, )(?:safe|ok|okay|fine|sensible|reasonable|mad|overkill|overthinking it) or (?:am i|are we) (?=\p{L}) => $0
  (?<=\p{L}{3}) right\?(?= |$)(?<!\b(?:the|on|in|to|from|or|left|and|all|upper|lower|that|thats|is|are|it|its|was) right\?) => , right?
  {S}(?:would |wld |i'd |id )?(?:really )?(?:love|appreciate) (?:any |some )?(?:refs|references|papers|links)(?={K}) => I would welcome references
  \brefs(?={K}| (?:please|pls|on|for|to|in|welcome)\b)(?<!\b(?:the|our|gp|clinic|new|urgent|all|2ww) refs) => references
  // The toxicity of a local anaesthetic in capitals is no emphasis.
  ! \bLAST (?=time|week|year|night|month|day|one|ones|chance|resort|dose|shift|thing|patient|minute|hour|seen|few|two|three|clinic|winter|summer|audit) => last~
  ! (?<=\b(?:the|his|her|my|our|your|at|very|their|its) )LAST\b => last
  {S}gent (?=given|started|stopped|stat\b|held) => gentamicin~
  // Headers of a case.
  {S}(?:a )?(?:weird|odd|strange|unusual|bizarre) (?:one|case)(?: (?:today|tonight|this week|for you|for you all|from clinic|in clinic|from ed|in ed))?(?::| -|,) => an unusual case:
  {S}(?:a )?(tricky|tough|interesting|difficult|rare|sad|complex) one(?: (?:today|tonight|this week|for you|for you all|from clinic|in clinic|from ed|in ed))?(?::| -|,) => a case ($1):
  a case \((tricky|tough|rare|sad|difficult|complex)\): => a $1 case:
  a case \(interesting\): => an interesting case:
  // The author's feelings and views.
  {S}{feeling}(?: (?:tbh|now|today|here))?{E} => I am $0
  {S}(genuinely|honestly|really|still|seriously|truly) (?:dont|don't|do not) (?=(?:know|understand|get|see|think)\b) => I $1 do not~
  {S}never gets (?=(?:easier|old|any easier|less)\b) => it never gets~
  {S}makes (?=(?:no|perfect|total|little|some|more|absolute) sense\b|sense\b) => it makes~
  {S}makes (?=(?:me|you|us) (?:wonder|sad|angry|want|think|question|cry|proud|happy|feel)\b) => it makes~
  {S}breaks (?=my heart|your heart) => it breaks~
  {S}worth (?=(?:a|the|checking|trying|knowing|asking|doing|reading|it|remembering|noting|sending|repeating|discussing|considering|having|adding|stopping|mentioning|saying)\b) => it is worth~
  {S}(?:just )?(?:a )?(?:quick |gentle |friendly )?reminder (?=(?!to\b|that\b|about\b|for\b|of\b|from\b|email|letter|call|text)\p{L}) => a reminder that~
  {S}((?:just )?a (?:quick |gentle |friendly )?reminder) (?=(?!to\b|that\b|about\b|for\b|of\b|from\b|email|letter|call|text)\p{L}) => $1 that~
  // A sentence that two points end.
  (?<=[\p{L}\d)%]) ?\.\. (?=(?:but|so|and|or|because|which|though|although)\b) => ,~
  (?<=[\p{L}\d)%]) ?\.\. (?=\p{L}|\d) => .~
  // "Its" before a number, a quotation and a noun after a verb of speech.
  (?<=\p{L}{4} )(?<!\b(?:with|from|than|about|over|under|onto|into|near|between|despite|reduce|increase|because|since) )its (?=\d+\.\d) => it is~
  (?<=\p{L}{4}) its (?=\d{1,3}\.\d) => , it is~
  (?<=\b(?:{says}|(?:told|telling) {listener}|because|if|that|sure) )its (?=['‘"“]|{complement}\b|\p{L}+(?:ing|ed|al|ic|ous|itis|osis)\b(?! (?:of|and|or|in|\p{L}+{K}))) => it is~
  // Persons.
  \b(given|give|gave|to|in|for|on|with|from|by|prescribed for|issued to|dispensed to) pt (?=(?:with|w/|w|who|on|whose)\b) => $1 a patient~
  (?<=\b(?:man|woman|lady|gentleman|male|female|boy|girl|child|infant|baby|toddler|teen|teenager|pt|patient|patients|pts|adult|adults|people|women|men|children|kids|kid) )w (?=[\p{L}\d]) => with~
  (?<=\b(?:man|woman|lady|gentleman|male|female|boy|girl|pt|patient) \d{1,3} )w (?=[\p{L}\d]) => with~
  (?<=\p{L}{4} )w (?=(?:a|an|no|the|his|her|their|my|normal|low|high|raised|new|severe|mild|acute|chronic|bilateral|known|active|recent|recurrent|stable|type|\p{Lu}{2,6})\b) => with~
  {S}(woman|man|lady|girl|boy|child),? (\d{1,3}),? with (?=\p{L}|\d) => a $2-year-old $1 with~
  \b(boy|girl|man|woman|male|female|child|lad) (\d{1,2}) ?(?:y|yo|yrs?|years?|y\/o)(?=[,.;:]| (?:with|w/|on|who|from|and)\b|\s*$) => $2-year-old $1
  {S}(\d{1,3}-year-old (?:boy|girl|man|woman|male|female|child|lad)) => a $1
  // Words with one reading in their context.
  \b(on) ([\p{L}]{4,18}) (\d{1,2}) ?y(?:rs?|ears?)?(?=,|{K}) => $1 $2 for $3 years
  (?<=\b(?:no|early|acute|chronic|possible|vertebral|calcaneal|heel|toe|foot|sternal|exclude|excluding|rule out|for|query|suspected|underlying|pelvic|sacral|jaw|with|of|mri for|\?) )osteo(?= (?:does|doesnt|doesn't|is|was|on|in|with|not|until|and|or|of|needs|can|may|from|under)\b|{K}) => osteomyelitis
  \bexp (?=dates?\b) => expiry~
  \bexpiry dates\b => expiry dates
  \b(pens?|drugs?|kits?|stock|vials?|boxes|fluids) expiry dates\b => $1' expiry dates
  \bmed (?=(?:stable|fit|unfit|optimi[sz]ed|unwell|cleared|free)\b) => medically~
  \b(?:vented)(?= (?:pts?|patients?|on|for|with|and|post|after|in|since|at|day|d\d|x)\b|{K}) => ventilated
  \b(pt|patient|baby|he|she|still|remains|now|intubated and|and|kid|child) vented(?=,| (?:on|for|with|post|after|in|since|at|day|x)\b|{K}) => $1 ventilated
  {S}ed (?=(?:waits?|waiting|consultants?|nurses?|regs?|registrars?|doctors?|docs?|staff|team|full|dept|department|tonight|today|at|boarding|attendances|sister|corridor|crowding|shift|shifts)\b) => ED~
  \b(?:with )?no joy(?= with\b|{K}) => without success
  \b(x ?\d) without success\b => $1 without success
  \bto me like (?:i'?m|i am) (?:a (?:child|kid|toddler|idiot)|stupid|dumb|5|five)\b => to me in simple terms
  \b(on|start|starting|starting on|started|doing|my|from|finished|finish|rotating to|moving to|rotate to|new to) (endo|gastro|cardio|haem|onc|resp|derm|neuro|rheum|ortho|paeds|psych|uro|vasc|neph|nephro) (?={rotation}\b) => $1 $2:rotation~
  endo:rotation => endocrinology
  gastro:rotation => gastroenterology
  cardio:rotation => cardiology
  haem:rotation => haematology
  onc:rotation => oncology
  resp:rotation => respiratory medicine
  derm:rotation => dermatology
  neuro:rotation => neurology
  rheum:rotation => rheumatology
  ortho:rotation => orthopaedics
  paeds:rotation => paediatrics
  psych:rotation => psychiatry
  uro:rotation => urology
  vasc:rotation => vascular surgery
  neph(?:ro)?:rotation => nephrology
  \b(the|a|his|her|my|our|this|that|one|each|every) ({owner})s (?={owned}\b) => $1 $2's~
  \b(clobetasol|steroid|cream|ointment|mouthwash|emollient|drug|solution|local|heparin|insulin|what|which|higher|lower|max) conc(?= |{K}) => $1 concentration
  \bwhat conc(?:entration)?(?= |{K}) => what concentration
  \bno ((?!\p{L}* ?(?:pls|plz|please)\b)\p{L}{3,}(?: (?!pls|plz|please)\p{L}{3,})?) n (?!(?:ty|thx|thanks|thank|pls|please|then|now|we|he|she|they|just)\b)(?=\p{L}{3,}(?: \p{L}{3,})?(?:[.,;:]|\s*$)) => no $1 or~
  \bshort of breadth\b => short of breath
  \bpost arrest\b => after arrest
  \b(after arrest|post-?op|postpartum|admission|sepsis|stroke|icu|covid|antibiotics) d(\d{1,2})(?=\n) => $1 day $2
  // "Because" before a clause and "because of" before a noun.
  (?<=[\p{L}\d)]{2} )(?:bc|cos|coz|cuz|bcos|bcoz) (?=(?:\p{L}[\p{L}'-]*,? ){1,5}{clauseVerb}\b)(?!of\b) => because~
  (?<=[\p{L}\d)]{2} )(?:bc|bcos|bcoz) (?=(?!of\b|{clauseVerb}\b)(?:[\p{L}'-]{2,} ){0,2}{noun}{K}) => because of~
  // Substances, measures and doses.
  (?<!\b(?:ca|calcium) )gluc\b => glucose
  \bcr ?cl(?= |{K}) => ^cr^cl
  \bc[- ]?pep(?:tide)?\b => ^c-peptide
  \b(over|under)-?resus\b => $1-resuscitation
  (?<=\b(?:insulin|glargine|lantus|novorapid|actrapid|levemir|humalog|detemir|degludec|tresiba|aspart|lispro|toujeo|heparin|oxytocin|basal|bolus of|botox) )(\d{1,3}) ?u\b => $1 units
  ! \bca (?=[0-3]\.\d{1,2}\b(?! ?(?:cm|mm))) => ^ca~
  (?<=\b(?:check|checked|monitor|replace|replaced|repeat|correct|correcting|send|ecg,?|qt)\b[^.\n\d]{0,30}[ ,])k(?=,| and\b| &| \+|\/) => ^k
  ! (?<=\bK(?:,| and| \+| &) )mg(?= |{K}) => ^mg
  \bx ?1(?:/| per | a )(?:wk|week)\b(?! (?:apart|later|after|before|ago)\b) => once a week
  \bx ?1(?:/| per | a )(?:d|day)\b(?! (?:apart|later|after|before|ago)\b) => once a day
  \bx ?2(?:/| per | a )(?:wk|week)\b(?! (?:apart|later|after|before|ago)\b) => twice a week
  \bx ?2(?:/| per | a )(?:d|day)\b(?! (?:apart|later|after|before|ago)\b) => twice a day
  \bbo (?=x ?\d|once|twice|\d|daily|regularly|normally) => bowels open~
  \bsc (?=\p{L}{3,}(?:am|ine|one|ide|ol|in|mab|pam|azine|anil|ate)\b) => SC~
  (?<=\d ?(?:mg|mcg|g|ml|units)/(?:24 ?h(?:ours|rs?)?|day|h|hr|hour)) \+ (?=\p{L}{5,}) => ~and~
  \b(covid|flu|rsv|hiv|strep|mrsa|norovirus|mpox) \+ (?=day|d\d) => $1 positive,~
  (?<=\bday \d{1,2}) \+ (?=sats|saturations|hr|bp|rr|temp|crp|fever|lactate|o2) => ,~
  (?<=\b(?:stop|stopping|stopped|continue|continuing|while|exclusively|excl|still|safe in|ok in|safe while|establish|established|support|avoid in) )bf(?= |{K}) => breastfeeding
  (?<=\b(?:mastitis|milk|latch|lactation|nipple|postnatal|newborn|neonatal|jaundice)\b[^\n]{0,160} )bf(?= |{K}) => breastfeeding
  \bperio (?=tx|treatment|disease|pts?|patients?|status|referral|therapy|abscess|maintenance|charting|specialist|clinic) => periodontal~
  \b(periodontal|orthodontic|dental|root canal|antibiotic|abx|iron|hep c|hepatitis c|hcv|tb|malaria|scabies|fertility|ivf|cancer|migraine|adhd|laser|acne|depression|osteoporosis|gout|syphilis|sti|eradication) tx(?= |{K}) => $1 treatment
  (?<=\b(?:after|viral|had|got|caught|bad|acute|recent|post|another) )gastro(?= (?:with|w/|in|last|this|for|on|while)\b|{K}) => gastroenteritis
  \bedta contaminated\b => EDTA-contaminated
  \b(2[2-9]|3\d) ?(?:weeker|wkr|wker)(s?)\b => $1-weeker$2
  {S}rx (?=came|for|was|said|arrived|says|written|in\b) => a prescription~
  (?<=\b(?:came in|came through|script|prescription|request|asked|asking|waiting|indicated|licensed|listed|booked|consented|treated|looking|ready|thanks|except) )4 (?=(?!hours|hrs|days|weeks|months|years|times|units|doses|mg|ml|weekly|hourly|patients|pts|people|of|or|and|to)\p{L}{5,}|the\b|my\b|an?\b|our\b|her\b|his\b) => for~
  (?<=\bpost[ -](?:[\p{L}-]{3,16} ){1,2})d(\d{1,2})(?=,|{K}| (?:and|with|now|new)\b) => day $1
  \bct a\/?p\b => CT of the abdomen and pelvis
  \bresps? (?=\d{1,2}\b(?!\d)) => respiratory rate~
  {S}icd (?=(?:shocks?|fired|box|check|interrogat\p{L}+|firing)\b) => ICD~
  \b(an|his|her|with|primary prevention|secondary prevention|dual chamber) icd(?= |{K})(?! (?:code|10|11)) => $1 ICD
  \b(nmdar|lgi1|caspr2|aqp4|mog|anca|ana|achr|musk|gad|ttg|tpo|gbm|pla2r|mitochondrial|ccp|dsdna) abs? (?=sent|pending|awaited) => $1 antibody~
  \bweber (a|b|c)\b => ^weber ^$1
  \bwb(?= (?:as (?:tolerated|able)|status)\b) => weight-bearing
  (?<=\b(?:for|low|high|raised|his|her) )k(?={K}) => ^k
  (?<=\b\p{L}{5,} )mr (?=\d) => MR~
  \bxlas\b => extractions
  \beow\b => every other week
  \bon ada(?= \d| every|{K}) => on adalimumab
  \bprem (?=(?:twins?|triplets|infants?|labou?r|delivery|neonates?)\b) => premature~
  \bloss (?=(?:vision|consciousness|appetite|sensation|power|smell|taste|hearing|balance|function|pulses?)\b) => loss of~
  \be ?learning\b => e-learning
  {S}((?!8|11|18)\d{1,2}-(?:day|week|month)-old) (?=(?!babies|twins|infants|kids|children|girls|boys|males|females|pts|patients)\p{L}) => a $1~
  {S}((?:8|11|18)-(?:day|week|month)-old) (?=(?!babies|twins|infants|kids|children|girls|boys|males|females|pts|patients)\p{L}) => an $1~
  \btib(?:ial)? plateau #(?=\s|[,.;:?!)]|$) => tibial plateau fracture
  ! \ba1c(?=s? (?:of|is|was|now|came|up|down|\d)| ?[<>]|,|{K}) => HbA1c
  \bnon (mobile|verbal|ambulant|diabetic|diabetics|urgent|clinical|invasive|smoker|weight-?bearing|compliant|specific|tender|healing|union|functioning)\b => non-$1
  \bre (sited|siting|site|intubated|intubate|admitted|admission|refer|referred|bleed|bled|scan|scanned|check|checked|start|started|presented|presentation)\b => re-$1
  \bmap (?=now \d|\d{2}\b|of \d|above \d|>|<|target) => MAP~
  \bkeeps? dna'?ing(?= |{K}) => keeps missing
  // Words of speech.
  \b(is it|it is) (?:a )?((?!8|11|18)\d{1,2}) (month|week|year|day|hour)s? wait(?= |{K}) => $1 a $2-$3 wait
  \b(but|am|feeling|still|pretty|so|bit|proper|absolutely|left me|is|are|was|were|feel) shook(?={K}| (?:by|after|from|tbh)\b) => $1 shaken
  \b(team|staff|crew|nurses|everyone|care|colleagues|registrar|consultant|midwives|paramedics) (was|were|is|are) (?:absolutely |totally |just )?(?:unreal|class|mint|ace|stellar|fab|legends?|immense)(?= (?:tonight|today|as always|yesterday|this week)\b|{K}) => $1 $2 excellent
  // Teams and trainees.
  \bai (?=(?:scribes?|tools?|models?|generated|written|chatbots?|assistants?|notes|software|transcri\p{L}+|triage)\b) => AI~
  \b(use|using|used|by|from|via|with|asked|trust|ban|of) ai(?={K}| (?:to|for|in|and|at|on)\b) => $1 AI
  \bobs (?=says?\b|said|wants?\b|wanted|happy|think|thinks|advised|advise|refused|keen|reviewed|registrar|reg\b|consultant|won't|wont|cons\b) => obstetrics~
  \bf(1|2) (?=(?:{traineeVerb}|{ofTrainee})\b) => F$1~
  {S}would not (?=\p{L}{3,14}\b(?! (?:you|we|it|they|he|she|i)\b)[^?\n]{0,120}(?:\.|$)) => I would not~
  {C}sats (?=\p{L}) => saturations~
  \b(the|his|her|their|my|normal|low|no|with|poor|stable|good|dropping|falling) sats(?= |{K}) => $1 saturations
  (?<=\b(?:ckd\d?[ab]?|htn|hypertension|af|ihd|ccf|copd|pmh:?|obesity|asthma|gout|esrd|cad)(?:,| \+|\/| and|) ?)dm(?=,| \+|{K}| and\b) => ^d^m
  // Signs between words.
  (?<!\+ )\b({item}) \+ ({item}) \+ ({item}) \+ ({item}) \+ ({item})(?=:|{K})(?! \+) => $1, $2, $3, $4 and $5
  (?<!\+ )\b({item}) \+ ({item}) \+ ({item}) \+ ({item})(?=:|{K})(?! \+) => $1, $2, $3 and $4
  (?<!\+ )\b({item}) \+ ({item}) \+ ({item})(?=:|{K})(?! \+) => $1, $2 and $3
  \b(check|checked|send|sent|repeat|repeated|do|did|get|add|monitor|request|requested|take) ((?:{singleLab}) )\+ ((?:{singleLab}) )\+ (?={singleLab}\b) => $1 $2, $3 and~
  \b(check|checked|send|sent|repeat|repeated|do|did|get|add|monitor|request|requested|take) ({singleLab}) \+ (?={singleLab}\b(?! \+)) => $1 $2 and~
  (?<=\p{L}{3})(?<!:[^.?!\n]{0,120}) = (?=(?!\d)\p{L}{3,}(?: |{K})) => :~
  (?<=\d)(?<!:[^.?!\n]{0,120}) = (?=(?:wrong|haemoly[sz]ed|sick|bad|refer|call|admit|stop|treat|emergency|contaminated|ct|mri|not|give|start|ask|think)\b) => :~
  // Routes, instruments and numbers for words.
  (?<=\d ?(?:mg|mcg|micrograms|g|ml|units|iu)(?:/kg)? )im(?= x ?\d|,) => IM
  (?<=\d ?(?:mg|mcg|micrograms|g|ml|units|iu)(?:/kg)? )po(?= |,|{K}) => PO
  (?<=\b\p{L}{6,} \d{2,4} )po(?=,|{K}) => PO
  \bbm(s?)(?= |{K}) => BM$1
  \bcame 2 (?=(?:the |our )?(?:pharmacy|clinic|ed|a&e|theatre|hospital|us|me|see)\b) => came to~
  {S}tip 4 (?=\p{L}{3,}) => a tip for~
  \bsomethings (?:gotta|got to|has to|have to) => something has to
  \bnot preg\b => not pregnant
  \b(wont|won't|cant|can't|cannot|not|to|refuses to|allowed to) wb(?= |,|{K}) => $1 weight-bear
  (?<=\b(?:walk(?:ed|ing|s)?|mobilis(?:ed|ing)|mobile|transfers?) (?:\d{1,3} ?m )?)w (?=(?:frame|stick|zimmer|rollator)\b) => with a~
  (?<=\b\d{1,3} )pts (?=(?:in (?:retention|resus|corridor|the corridor|beds)|waiting|with|on)\b) => patients~
  \b(and|but|so|because) im (?=\p{L}{3,}ing\b) => $1 I am~
`,
  macros,
);

/** A question that names its topic first; after the openings, which know the specialties and persons. */
export const topicQuestions = parseRules(String.raw`
  {S}(?!(?:an?|my|the|quick|one|another|last|next|and|stupid|silly|dumb|\p{L}+'s)\b)((?:[\p{L}\d/-]{2,20} ){0,3}[\p{L}\d/-]{2,20}) (?:q|qn):(?= ) => a question about $1:
`);
