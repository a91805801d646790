import { parseRules } from './rewrite-rules';

const macros = {
  /** Words before which a person or a thing is "r". */
  are: String.raw`(?:not|so|all|the|an?|in|at|being|still|just|always|never|too|very|really|unsafe|safe|fine|ok|okay|good|bad|great|like|here|there|u|you|we|they|getting|jelly|finished|ruined|shot|toast|wrong|right|rare|common|out|also|both|more|less|often|usually|\p{L}{3,14}(?:ing|ed|ful|less|ous|able|ible|ive))`,
  plural: String.raw`(?:they|we|you|u|people|ppl|these|those|there|ones|staff|patients|pts|kids|children|families|parents|nurses|doctors|docs|shifts|results|bloods|obs|beds|wards|guidelines|symptoms|drugs|meds|antibiotics|abx|waits|queues|numbers|levels|how|why|what|where|when)`,
  /** Persons and things that need an article. */
  one: String.raw`(?:boss|consultant|ward|family|mother|mum|mom|dad|father|daughter|son|husband|wife|crew|nurse|coroner|surgeon|midwife|pharmacist|radiologist|pathologist|dentist|physio|physiotherapist|anaesthetist|guideline|book|carer|social worker|school|manager|lab|protocol|policy|machine|computer|alarm|monitor|printer)`,
  /** Persons in the plural, who are any persons in the present tense. */
  several: String.raw`(?:parents|relatives|carers|paramedics|police|surgeons|guidelines|managers)`,
  did: String.raw`(?:said|wanted|want|thought|told|asked|refused|insisted|were|had|kept|came|called|rang|did|would|would not|brought|found|noticed|agreed|went|looked|knew|cried|sent|gave|disagreed|declined|advised)`,
  says: String.raw`(?:says?|said|wants?|wanted|thinks?|thought|told|asked|refused|refuses|insists|insisted|is|was|were|are|has|had|have|keeps?|kept|came|called|rang|reckons?|did|does|will|would|won't|will not|cannot|could|brought|found|noticed|agreed|agrees|went|looked|looks|knew|cried|hugged|sent|gave|asks|disagrees|disagreed|declined|advised|advises)`,
  /** A participle without its auxiliary, after the person that it is said of: no object follows. */
  passive: String.raw`(?:told(?! (?:me|us|him|her|them|you|u|ur|the|my|our|your|his|their|an?|every\p{L}+|staff|pts?|patients?|mum|mom|dad|family|parents|nurses?|doctors?|crew|reception|triage)\b)|(?:called|sent|found|advised|informed|updated)(?=\s*$|\s*\n|\s*[.!?…,;:)]))`,
  lab: String.raw`(?:tsh|t4|t3|ph|pco2|co2|hco3|po2|be|bicarb|lactate|na|k|cl|mg|ca|po4|phosphate|urea|cr|creat|creatinine|egfr|crp|esr|wcc|wbc|hb|plts?|platelets|neuts|neutrophils|lymphocytes|alt|ast|alp|ggt|bili|bilirubin|albumin|inr|bm|glucose|ketones|ck|trop|troponin|d-dimer|ferritin|hr|bp|rr|sats|spo2|temp|temperature|gcs|bmi|ef|fev1|psa|ldh|ammonia|amylase|lipase|urate|hba1c|b12|folate|cortisol|fsh|lh)`,
  event: String.raw`(missed|seen|tried|failed|asked|admitted|presented|repeated|checked|done|bleeped|called|attended|cancelled|vomited|arrested|shocked|fainted|collapsed|fallen|rang|sent|refused|bled|reviewed|discharged|postponed|swabbed|tested|treated|referred|rebooked|intubated|dilated)`,
  role: String.raw`(?:doctors|docs|nurses|students|paramedics|crews|gps|dentists|registrars|regs|juniors|consultants|surgeons|physios|pharmacists|midwives|trainees|colleagues|medics|teams|staff|wards|everyone|everybody|all|hcas|radiographers|interns|residents|f1s|f2s|shos|anaesthetists|relatives|parents|families|patients|managers|carers|employers)`,
};

/** Words that a note leaves out, where one reading exists, and marks between its clauses. */
export const telegram = parseRules(
  String.raw`
  // "W" is "with" and "r" is "are" between words.
  ! (?<=\p{L}{2}|[)%"”'’]|\d ?(?:L|l|m|mg|g|ml|kg|mm|cm|%|units)) w (?=[\p{L}\d"“‘'?\uE000]) => ~with~
  ! (?<=\d) w (?=(?:an?|no|the|his|her|their|my|normal|low|high|raised|new|severe|mild|acute|\p{L}{3,14}(?:itis|osis|aemia|emia))\b) => ~with~
  ! \b({plural}) r (?={are}\b) => $1 are~
  // A phrase in capitals: "I'm" is no route.
  ! (?<=^|[.!?,;:\n] |\b(?:and|but|so|because|when|that|if|while|as|now|think|sorry) )I[Mm] (?=(?!following|using|causing|pending|during|depending|injecting)(?:\p{Ll}{3,14}ing|so|not|just|sure|tired|done|sick|exhausted|only|still|here|the|an?|in|on|at|too|very|really)\b) => I am~
  ! (?<=^|[.!?,;:\n] |\b(?:and|but|so|because|when|that|if|while|as|now|think) )IVE (?=\p{Ll}) => I have~
  // "Its" that can be no possession.
  \bits (?=(?:an?|the|not|been|that|those|how|when|because|bc|usually|always|never|going|getting|like an?|like the|about time|gonna|supposed|meant|almost|probably|prob|definitely|really|ok|okay)\b) => it is~
  \b(isnt|isn't|is not) ([^.,;:?!\n]{3,60}) its (?=(?:ppl|people|how|when|what|who|being|having|getting|knowing|not)\b) => $1 $2; it is~
  it is been\b => it has been
  // Labels and forms of address.
  ! {S}(?:PSA|Psa|psa) (?=(?:stop|do|don't|dont|please|pls|check|always|never|use|give|get|not)\b) => a reminder:~
  {S}(?:(?:ok|okay|so|right|possibly|maybe|slightly|mild|mildly|another|petty|probably an?|this might be an?) )?(?:hot take|unpopular opinion|controversial opinion|controversial|spicy take|spicy opinion|rant|mini rant|small rant|quick rant|petty rant|vent|confession|random thought|shower thought|rant time|rant alert)(?: incoming| alert| time| of the day| but)?(?: ?[:–—]| -+|\.{2,3}|,)(?= ) => _
  {S}(?:pro|top|hot|quick|handy|life)[ -]?(?:tips?|hack)(?: of the (?:day|week))?(?: ?[:–—]| -+)(?= ) => a tip:
  {S}({role}) (?=(?:own|buy|get|check|ask|use|wear|read|write|stop|learn|remember|bring|keep|take) [^.;?!\n]{2,60}(?:,? please| pls| plz)\b) => $1,~
  {S}((?!(?:can|could|would|will|if|when|why|do|does|and|so|but|for|to|the|dear)\b)(?:[\p{L}&]{2,14} ){0,2}{role}) (?:pls|plz|please) (?=(?!find\b|see\b|note\b)\p{L}{2,14} ) => $1, please~
  {S}((?:[\p{L}&]{2,14} ){1,2}colleagues),? (am i|are we) (wrong|right|missing something|mad|crazy|overreacting)(?=[.?]|\s*$) => $1, $2 $3?
  {S}(?:anyway|anyways|anyhow|newayz?),? (?=(?:qs?|question|has|does|is|any|what|how|i|we|the|she|he|they|my)\b) => _
  {S}(?:qs|q's|questions?) (?=(?:about|abt|re)\b) => questions~
  \bwhere (?:u|you|ya|r u|are you) at{E} => where are you
  (?<=[\p{L}\d)]) (?:change my mind|prove me wrong|come at me|i said what i said|rant over){E} => .
  {S}(?:change my mind|prove me wrong|come at me|i said what i said){E} => _
  {S}(remember|listen|look|reminder|tip) (?:guys|folks|ppl|peeps|lads|team)(?=[:,]) => $1
  // A subject that only the author can be.
  {S}(?:cant|can't|cannot) (?=(?:be the only|believe|get over|stop thinking|remember|recall|decide|work out|figure|understand|stand it|wait to|wait for|sleep because|sleep thinking|find (?:any|much|a)|think of)\b)(?!believe (?:it|this|that){E}) => I cannot~
  {S}(?:didnt|didn't|did not) (?=(?:realise|realize|expect|think i|think it|sleep a wink|sign up|see that coming)\b) => I did not~
  {C}(?:couldnt|couldn't|could not) find (?=(?:any|much|anything|a)\b) => I could not find~
  {T}(?:just )?read (?=(?:its|it's|it|that|somewhere|online|about|on here|up)\b) => I have read~
  {T}heard (?=(?:its|it's|that|about|from|we|they)\b) => I have heard~
  {T}told (?=an? (?:\p{L}{3,14} )?(?:pt|patient|lady|man|woman|girl|boy|mum|mother|family|student|colleague|relative)\b) => I told~
  {T}explained (?=(?:to|it|this|that|why|how)\b) => I explained~
  {T}sat with (?=(?:an?|the|my|her|him|them|a dying)\b) => I sat with~
  {T}(?:made|nearly made|almost made) (?=an? (?:\p{L}{3,14} )?(?:error|mistake)\b) => I $0
  {T}got (?=(?:burn(?:ed|t)|caught out|stung|bitten|lucky|taught|told) (?:once|by|that|with|before|there|on this|badly)\b) => I was~
  I was lucky (?=by|with|that|on this|there|once) => I was lucky~
  (?<=[\p{L}\d)]{2}) (?:never again|lesson learn(?:ed|t)|not once|no exceptions){E}(?<!\b(?:and|but|or|will|to|would|i|we) (?:never again|lesson learn(?:ed|t)|not once|no exceptions)) => ,$0
  // Articles before persons; "school told" without the person that it told is passive, and so is "parents asked".
  (?:^|(?<=\n|[.!?…:] |, ))({one}) (?={says}\b)(?!{passive})(?!(?:guideline|book|protocol|policy|lab|machine|school|ward) (?:is|was|were|are|has|had|have|did|came|went|sent) (?:\p{L}+ed|not|no)\b) => the $1~
  (?:^|(?<=\n|[.!?…:] |, ))({several}) (?={did}\b)(?!{passive}) => the $1~
  \b(the|our|my) (patient|baby|child|pt) (now|still|already|finally) (?=(?:\p{L}{2,14}ing|home|well|stable|alive|intubated|septic|unwell|in|on|at|off|asleep|awake)\b) => $1 $2 is $3~
  {S}(?:(psych|psychiatry|renal|dialysis|stroke|trauma|septic|surgical|ward|clinic|elderly|young|frail|pregnant|palliative|transplant|diabetic|copd|dementia|trans|deaf|post-?op)) (?:pt|patient) (?=(?:told|asked|sat|rang|left|fell|collapsed|walked|refused|said|says|came|went|got|had|has|was|is|wants|thought|waited|spent|vomited|pulled|bled|died|cried|hugged|thanked|arrested)\b)(?!{passive}) => a $1 patient~
  an? (elderly|icu) => an $1
  // Prepositions that a note leaves out.
  \bno (?:hx|history|fhx|family history|family hx|pmh|pmhx) (?!of\b|for\b|and\b|or\b|available\b|given\b|to\b|in\b|on\b|at\b|with\b|from\b|taken\b|taking\b|obtained\b|sheet\b|exam\b)(?=\p{L}{5,}) => no history of~
  \bsat in (?=(?:corridor|waiting room|ambulance|chair)\b) => sat in the~
  \b(\d{1,2} (?:hours|days|weeks|minutes|hrs|wks|mins)) (?=(?:no (?:abx|antibiotics|pain relief|analgesia|food|fluids|water|obs|review|bed))\b) => $1 with~
  // Measures of time.
  \b(all|this|last|next|each|every|per|one|the whole|whole|half the|the next|the last|new) yr\b => $1 year
  \b(at|by|after|into|in) (?:hr|HR) (\d{1,2})(?=,|{K}| of\b) => $1 hour $2
  \bx ?(\d{1,2}) ?d\b(?!\.) => for $1 days
  \bx ?(\d{1,2}) ?(?:hrs?|h)\b => for $1 hours
  \bx ?(\d{1,2}) ?(?:mo|mths?|mos)\b => for $1 months
  \bfor 1 (day|hour|week|month)s\b => for 1 $1
  // Places, tests and measures in small letters.
  ! \b(in|rural|busy|local|small|big|through|via|from|to|at|our|the|my|left|attend(?:ed|s)?|another) ed(?=,|{K}| (?:with|for|and|after|by|today|tonight|last|this|in|at|again|because|doc|doctor|nurse|dept|corridor|waiting|team|reg|consultant)\b) => $1 ED
  (?<=\b(?:reduced|good|normal|no|less|decreased|fewer|red) )(?:fm|fms|f\/m)(?=,|{K}| (?:x|for|since|today|this|at|and|twice|again)\b) => fetal movements
  \b(?:tender|tenderness|pain|mass|scar|guarding) (?:in |over )?rif\b => tender right iliac fossa:$0
  tender right iliac fossa:(tender|tenderness|pain|mass|scar|guarding) (?:in |over )?rif => $1 in the RIF
  ! \b([Bb])erg(?= (?:score|balance)|{K}) => ^berg
  ! \bMOCA\b => MoCA
  ! \bmoca\b => MoCA
  ! (?<=\b\d{2} ?%? )(?:ra|RA)(?=,|{K}| (?:but|and|now)\b)(?<=\bsat(?:s|uration|urations) \d{2} ?%? (?:ra|RA)) => on room air
  ! \b[Ss]c (?=(?:fluids?|morphine|infusion|injections?|midazolam|heparin|route|line|needle|driver)\b) => SC~
  \ball right right\b => all right
  // Commas between results.
  (?<=\b{lab} [<>]?\d{1,4}(?:[./]\d{1,3})?%?) (?={lab} (?:[<>]?\d[\d./]{0,6}(?![\d./]| (?:is|was|are|were|means|needs|isnt|isn't|does|gets|makes)\b)|normal\b|neg|high\b|low\b|up\b|down\b)) => ,~
  (?<=\b{lab} (?:normal|neg|negative|high|low)) (?={lab} (?:[<>]?\d[\d./]{0,6}(?![\d./]| (?:is|was|are|were|means|needs|isnt|isn't|does|gets|makes)\b)|normal\b|neg|high\b|low\b|up\b|down\b)) => ,~
  (?<=, )(\p{L}{4,16}) \+ (\p{L}{4,16})(?=,) => $1 and $2
  ! \b[Uu]s (?=(?:[Dd]oppler|abdo|abdomen|showed|shows|neg|negative|normal|liver|renal|kidneys|scan|guided|kub|neck|pelvis|testes|leg|legs|duplex)\b) => US~
  // Counts of events.
  ! \b{event} x ?2\b(?! \d| (?:weeks?|days?|hours?|months?|years?|daily)\b) => $1 twice
  ! \b{event} x ?3\b(?! \d| (?:weeks?|days?|hours?|months?|years?|daily)\b) => $1 three times
  ! ,? x ?(\d{1,2}) (?=(?:courses|doses|episodes|cycles|bags|units|attempts|admissions|visits|rounds)\b) => , $1~
  {S}(?:top|hot|pro|quick|handy) tip (?=(?:from|for)\b) => a tip~
  \b(then|now|was|be|been|seems?|seemed|felt|looked|otherwise|were) ok{K} => $1 all right
  {T}(?:love|hate) (?=(?:an?|it when|when)\b) => I $0
  {S}(?:not even joking|no lie|im serious|i'm serious|true story|not kidding|not joking){E} => _
  {S}(?:cant|can't|cannot) (?=stop \p{L}{3,14}ing\b) => I cannot~
  \bpaediatrics (?=(?:arrest|cardiac arrest|patients?|trauma|wards?|doses?|dosing|cannulas?|airways?|intubation|nurses?|clinics?|resus|cases?|beds?|deaths?|sepsis|tubes|emergency|emergencies|cover|rota|job|exam|bloods|shift|asthma|dka)\b) => paediatric~
  \byes or no, (?=\p{L}{3,14} (?:says|said|thinks|wants)\b) => yes or no?~
  (?<=\b(?:tell|told|telling) (?:[\p{L}\d-]{1,14} ){1,4})its (?=\p{Lu}{2,5}\b|cancer|terminal|over\b) => it is~
  (?<!\b(?:the|a|his|her|my|our|garden|blood|they|who|has|have) )\b(s?he)d (?=(?:see|be|have|like|want|get|go|rather|need|live|die|make|ever|never (?:see|be|have|walk))\b) => $1 would~
  (?<!\b(?:the|a|his|her|my|our|garden|blood|they|who|has|have) )\b(s?he)d (?=(?:been|had|lost|already|just|taken|gone|done|fallen|seen|come|stopped|started)\b) => $1 had~
  \btheyd (?=(?:see|be|have|like|want|get|go|rather|need|make|do)\b) => they would~
  \btheyd (?=(?:been|had|lost|already|just|taken|gone|done|seen|come|stopped|started)\b) => they had~
  {T}took (?=(?:me|us|\d{1,3}|an|over|nearly|almost|about|half|ages|forever|two|three)\b[^.?!\n]{0,40}\bto \p{L}) => it took~
  {T}(?:went|came|ended up|walked|drove|stayed|sat|cried|rang|looked|worked|slept) (?=[^.,;?!\n]{0,50}\b(?:in|on|at|from|to|with|by) my (?:lunch|break|car|own|day off|phone|hands|head|kids|way|bed|home|family)\b) => I $0
  {T}lost (?=an? (?:pt|patient|lady|man|woman|child|baby) (?:that )?(?:i|i'd|id|i've|ive)\b) => I lost~
  {T}found (?=an? [^.,;?!\n]{3,50} (?:in|on) (?:an?|my) (?:\p{L}{3,14} )?(?:pt|patient|lady|man|woman|child|baby|girl|boy)\b) => I found~
  {T}had (?=(?:\d|two|three|several) (?:diff|different|conflicting) (?:answers|opinions|plans|views)\b) => I had~
  (?<=[\p{L}\d)]{2}),? my bad{E} => ; my mistake
  (?<=^|\n|[.!?…:,;] |\b(?:but|and|so|because|then|when|if) )((?:medical|surgical|med|orthopaedic|on-call|night|ward|duty|ed|icu|paediatric|renal|site) (?:registrar|consultant|manager|pharmacist|nurse|sister|doctor|sho|team|coordinator)) (?={says}\b) => the $1~
  \boptom(?=,|{K}| (?:picked|said|says|sent|referred|found|noticed|down|who|saw)\b) => optometrist
  \b(the|new|all|our|my|night|medical|med|surgical|two|three|some|most|other|junior|senior) regs\b => $1 registrars
  ! \btoxbase\b => Toxbase
  ! \bdatix\b => Datix
  ! \b(?:systmone|systm1|systemone)\b => SystmOne
  ! \bchatgpt\b => ChatGPT
  // "U" and possessions without an apostrophe.
  ! (?<=\b\p{Ll}{3,} )(?<!\b(?:insulin|glargine|units?|type|vitamin|serum|urine|per|hepatitis|group|total|bolus) )u(?= (?:that|this|how|what|when|why|if|to|in|on|at|from|for|with|and|the|an?|my|up|out|off|it|about|not|so|more|all|back|after|before|at)\b) => you
  \b(mans|womans|ladys|childs|babys|childrens|mens|womens|someones|everyones|anyones|nobodys|todays|yesterdays) (?=\p{L}{3}) => $1:owner~
  mans:owner => man's
  womans:owner => woman's
  ladys:owner => woman's
  childs:owner => child's
  babys:owner => baby's
  childrens:owner => children's
  mens:owner => men's
  womens:owner => women's
  someones:owner => someone's
  everyones:owner => everyone's
  anyones:owner => anyone's
  nobodys:owner => nobody's
  todays:owner => today's
  yesterdays:owner => yesterday's
  \b(\d{1,3}) ?yos (?=(?:nose|ear|ears|leg|arm|mum|mother|dad|father|chest|abdomen|tummy|head|neck|eye|eyes|hand|foot|knee|hip|parents|family|lungs|heart|skin|mouth|throat|finger|toe|airway|bloods|wound)\b) => $1-year-old's~
  (?<=\b(?:says|say|think|guess|thinks|reckon|reckons|because|cos|hope|know|apparently|means) )were (?=(?:all|not|the|going|getting|an?|so|too|still|just|doing|soft|wrong|right|fine|short|full|lucky|\p{L}{3,14}ing)\b) => we are~
  // Patients by number.
  \b(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten) pts (?=(?:and )?\d|(?!added|deducted|lost|scored|awarded|needed)\p{L}{3,14}ed\b|(?:had|have|were|are|this|today|tonight|waiting|who|with|on|in|from|came|died|got|went|off|all|now|last|left|fell|to|at|since|a|per|each)\b) => $1 patients~
  \b(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten) patients (?=\d{1,2} (?:staff|nurses|beds|doctors|hcas|rns|chairs|trolleys)\b) => $1 patients,~
  \bca (prostate|breast|lung|bowel|colon|ovary|pancreas|bladder|cervix|oesophagus|stomach|thyroid|rectum|tongue|larynx|kidney|liver|endometrium)\b => $1:cancer
  (prostate|breast|lung|bowel|colon|pancreas|bladder|thyroid|tongue|kidney|liver):cancer => $1 cancer
  (ovary|cervix|oesophagus|stomach|rectum|larynx|endometrium):cancer => cancer of the $1
  ! (?<=^|\n|[.!?:,;] )(1[89]|[2-7]\d|9\d)M (?=(?:prostate|lung|bowel|colon|pancreas|bladder|thyroid|tongue|kidney|liver|cancer) ) => $1-year-old man with~
  ! (?<=^|\n|[.!?:,;] )(1[89]|[2-7]\d|9\d)F (?=(?:breast|lung|bowel|colon|pancreas|bladder|thyroid|tongue|kidney|liver|cancer) ) => $1-year-old woman with~
  \b(\d{1,2}|my last \d|these|those|two|three|repeat) scripts\b => $1 prescriptions
  \b(\d{1,2}|two|three) (rns|hcas|shos|gps|anps|odps)\b => $1 $2:staff
  rns:staff => ^r^ns
  hcas:staff => ^h^c^as
  shos:staff => ^s^h^os
  gps:staff => ^g^ps
  anps:staff => ^a^n^ps
  odps:staff => ^o^d^ps
  \bdatix'?e?d\b => reported on ^datix
  \b(pt|patient|pts|patients|man|woman|child|baby|lady) (?:d/c'?e?d|dc'?e?d) (?=(?:at|by|before|yesterday|last|this|in|too|without|w/o|home|on|with|\d)\b) => $1 discharged~
  // Subjects and articles.
  {T}(?:just |really |absolutely |completely )?(?:made|ruined|broke|changed) (?=my (?:yr|wk|wkend|weekend|nite)\b) => it $0
  \bmy (yr|wk){K} => my $1:time
  yr:time => year
  wk:time => week
  {T}seen (?=(?:\d{1,3}|so many|loads|lots|a lot|two|three|four|five|several|a few) (?!times|weeks|days|by|months|years)\p{L}) => I have seen~
  {T}wish (?=(?!you|u|us|me|list|him|her|them|to)\p{L}{3,}) => I wish~
  {S}not (?=(?:rocket science|ideal|acceptable|good enough|worth (?:it|the)|my (?:first|best|finest)|a good (?:look|idea|feeling)|the first time)\b) => it is not~
  ! (?:^|(?<=\n|[.!?…:] |, ))(?:[Pp]t|[Pp]atient) (?=(?:grabbed|hugged|thanked|kissed|smiled|shouted|scored|passed|swallowed|fainted|laughed|apologised|climbed|pulled|threw|forgot|mentioned|admitted (?:that|to|he|she)|lied|hid|ended|lives|lived|managed|turned|gave|put|left|wrote|sent|brought|mobilised|walked|drove|cycled|smokes|drinks|takes|loves|likes|hates|swears|believes|googled|showed|booked|cancelled|missed|attended)\b)(?!(?:[Pp]t|[Pp]atient) (?:passed|turned|managed|booked|showed|cancelled|missed|left) (?:by|in|on|to|as|for|with|at)\b) => the patient~
  (?<=[.!?:] )(child|kid|baby|toddler|mum|mom|mother|dad|father|grandma|wife|husband) (?=(?:asked|fainted|cried|smiled|laughed|screamed|thanked|hugged|slept|vomited|survived|arrived|left|walked|ate|drank|loved|apologised|said|wants|wanted|thinks|says|rang|came|went|was|is|had|has|did|told|refused|looked|looks)\b)(?!{passive}) => the $1~
  // Run-on clauses.
  \b(?:thats|that's|that is) not ([^.,;:?!\n]{3,40}) (?:thats|that's|that is) (?=\p{L}) => that is not $1; that is~
  \b(?:its|it's|it is) not ([^.,;:?!\n]{3,40}) (?:its|it's|it is) (?=\p{L}) => it is not $1; it is~
  \b(?:isnt|isn't|is not) ((?:an?|the|about) [^.,;:?!\n]{3,30}) (?:its|it's) (?=(?:an?|the|about)\b) => is not $1; it is~
  (?<=[\p{L}\d]{3}) please not (?=\p{L}{3}) => , please, not~
  (?<=[\p{L}\d]{3}) (?:please|pls|plz) (?=(?:it|they|we|he|she|this) (?:is|takes|took|costs|saves|works|helps|was|will|would|are|can|makes|need|needs)\b) => , please; ~
  {S}((?:\p{L}{2,14} ){0,5}(?:visit|rule|tip|update|reminder|question|lesson|news|thought|advice|request|perspective|note|story|warning|win|fail|idea|confession)(?: (?:on|from|for|of|in|about|at) (?:\p{L}{2,14} ?){1,3})?) ?[-–] (?=\p{L}|\d) => $1:~
  {S}((?:an? )?\p{L}{3,14}(?: \p{L}{3,14})?) \+ ((?:an? )?\p{L}{3,14}(?: \p{L}{3,14})?) \+ ((?:an? )?\p{L}{3,14}) (?=(?:did|is|are|was|were|has|have|had|does|do|can|will|made|works|helps|helped|worked|saved|beats)\b) => $1, $2 and $3~
  \bno poo (?:for |x ?)?(?=\d) => no bowel movement for~
  ! (?<=\b(?:for|of|no|massive|submassive|bilateral|acute|had|has|missed|saddle|possible|segmental|confirmed|provoked|unprovoked) \??)pe(?=,|{K}| (?:and|or|with|on|in|but|after|is|was|has)\b)(?<!\b(?:school|teach|teacher|in) pe) => PE
  (?<=\b\p{L}{5,16} \d{2,5} )od(?=,|{K}| (?:for|and|with|in|on)\b) => once daily
  // Words that a phone cuts short, each with the words around it.
  ! \b(an?|the|my|his|her|their|no|another|any|every|one) dr\b(?!\.? ?\p{Lu}) => $1 doctor
  \b(courses?|bags?|units|rounds|cycles|pints?|bottles?|boxes|litres) (?=(?:abx|antibiotics|fluids?|saline|chemo|chemotherapy|steroids|red cells|cells|platelets|ffp|blood)\b)(?! blood pressure) => $1 of~
  ! (?<=^|[.,;:] |\b(?:the|serum|his|her|low) )mg (?=(?:never|was|is|low|not|level|checked|replaced|normal|of)\b) => Mg~
  \b(the|replace|check|checked|iv|oral|started|give|gave|more|low|her|his|then|add|added) mag(?=,|{K}| (?:first|and|for|too|was|is|now|if|then|level|levels|to|as|in)\b) => $1 magnesium
  ! \b(text|texts|tell|tells|give|gives|ask|asks|call|calls|ring|rings|send|sends|show|shows|make|makes|let|lets|help|helps|thank|thanks|cost|costs|see|sees|pay|pays|teach|teaches|warn|warns|believe|need|needs|want|wants) u(?= |[.,;:?!]|\s*$) => $1 you
  \b(no|any|the|some|more|skin|site|heart|kidney|lung|back|breathing|sleep|bowel|memory|technical|big|main|real|eye|feeding) probs(?= |{K}) => $1 problems
  \b(same|quick|another|good|next|last|first|dumb|silly|stupid|genuine) q(?=,|{K}| (?:about|for|on|re)\b) => $1 question
  \b(same|the|my|two|three|more|any|some|few) qs\b => $1 questions
  \b(that|this|good|great|lovely|tired|kind) reg{K} => $1 registrar
  \b(head|spinal|knee|brain|neck|hand|eye|nerve|back|ankle|shoulder|sports|chest|crush|facial|kidney|needlestick) inj(?=,|{K}| (?:with|and|from|after|on|in|but)\b) => $1 injury
  ! \bdob\b => date of birth
  ! \b[Oo]t\b => OT
  ! \bio (?=(?:in|access|needle|line|gun|placed|inserted|went)\b) => IO~
  \b(him|her|them|patients|pts) sep(?= (?:on|at|in)\b|{K}) => $1 separately
  ! (?<=\d) ?l (?=(?:O2|o2|oxygen|nasal|via|on|hfno|nrb)\b) => ~L~
  \b(post|ante|peri) (partum|natal|operative|menopausal)\b => $1$2
  \b(wrong|right|another|other|next|same) (?:pts|patients) (?=(?:sticker|notes|bed|blood|bloods|name|label|drugs|chart|room|details|form|wife|family|results|arm|leg|side)\b) => $1 patient's~
  \bdatixed (myself|it|them|him|her)\b => reported $1 on ^datix
  \b(no|any|good|poor|regular|close|long-term|proper|lost to) follow up(?=,|{K}| (?:in|at|for|with|after|from)\b) => $1 follow-up
  ! \b(a|the|my|our|her|fellow) hv\b => $1 health visitor
  \b(nurse|staff|doctor|midwife)(?: to |:)(?:pt|pts|patient) ratios?\b => $1-to-patient ratio
  \bnext (mon|tues?|weds?|thurs?|fri|sat|sun)(?= |{K}) => next $1:day
  mon:day => ^monday
  tues?:day => ^tuesday
  weds?:day => ^wednesday
  thurs?:day => ^thursday
  fri:day => ^friday
  sat:day => ^saturday
  sun:day => ^sunday
  \b(\p{L}{4,16}) x ?2 (?=(?:this|last|in|over|since|today|overnight)\b) => $1 twice~
  \b(\p{L}{4,16}) x ?3 (?=(?:this|last|in|over|since|today|overnight)\b) => $1 three times~
  \b(an?|the|some|my|his|her) (\p{L}{3,14}) \+ ((?:an? )?\p{L}{3,14})(?=,|{K}) => $1 $2 and $3
  {S}([\p{L}\d]{3,14}(?: \p{L}{3,14})?) \+ (\p{L}{3,14}(?: \p{L}{3,14})?)(?=:) => $1 and $2
  \b(and|but|so|because) (?:omg|lol|ngl),? (?=\p{L}) => $1~
  (?<=\p{L}{3})(?<!\b(?:what|as|than|how|why|and|but|if|when|all|so|because|that|like|do|is|whatever) \p{L}{0,12}) (?:i bet|i suppose|i hope){E} => ,$0
  (?<=\p{L}{3}) (?:thats|that's|that is) all{E}(?<!\b(?:and|but|so|if|think|know|say|believe|because) (?:thats|that's|that is) all) => ; that is all
  {C}(ortho|cardio|rheum|derm|haem|onc|gynae|vasc) (?=(?!need|feed|bleed)\p{L}{3,12}ed\b) => $1:team~
  ortho:team => orthopaedics
  cardio:team => cardiology
  rheum:team => rheumatology
  derm:team => dermatology
  haem:team => haematology
  onc:team => oncology
  gynae:team => gynaecology
  vasc:team => vascular surgery
  ! (?<!\d ?)\bk (?=(?:replaced|hit|was|is|of|dropped|fell|rose|low|high|normal|now|still|first)\b) => K~
  ! {S}[Uu] (?=(?:caught|saved|did|are|have|know|can|will|need|were|made|got|deserve|matter|said|asked|should|could|might|must|don't|dont|get|see|think)\b) => you~
  \b(they|he|she|it|we|you|will|would|is|are|was|can|could) prob (?=\p{L}{2}) => $1 probably~
  ! \b(hip|renal|liver|abdo|neck|leg|pelvic|bedside|lung|thyroid|scrotal|testicular|breast|knee|shoulder) us(?= (?:effusion|showed|shows|normal|neg|negative|scan|today|tomorrow|done|and|no|with|clear)\b|,|{K}) => $1 US
  {S}(wife|husband|daughter|son|mother|mum|father|sister|brother|carer|partner|family) of (?=(?:an?|my|the|our) \p{L}) => the $1 of~
  \brechk\b => recheck
  \b(recheck|repeat) am{K} => $1 in the morning
  ! (?<=, |\b(?:held|gave|given|give|started) )po (?=\p{L}{3}) => PO~
  ! \b(an?|the|my) dr(?=[,.?!]|\s*$) => $1 doctor
  {T}gave (?=[^.;?!\n]{0,70}\bon my (?:day off|own|break|way|lunch)\b) => I gave~
  // Subjects of the author.
  {T}asked (?=an? (?:\p{L}{3,14} )?(?:man|woman|pt|patient|lady|family|colleague|student)\b) => I asked~
  {T}got (?=an? (?:abg|cannula|line|lp|central line|art line|picc|io|chest drain|tube)\b) => I got~
  {T}used the (?=wrong\b) => I used the~
  {T}watched (?=an? (?:\p{L}{3,14} ){1,4}(?:talk|do|teach|comfort|handle|save|run|lead|explain|hold|feed|sit)\b) => I watched~
  (?<=\p{L}|\d), been (?=(?:told|taught|asked|offered|advised|quoted)\b) => , I have been~
  // Words of speech with one reading in their context.
  \b(?:threw up|chucked up|puked)\b => vomited
  \b(?:throwing|chucking) up\b => vomiting
  \bpuking\b => vomiting
  \b(this|that|it|which) (?:really |just |totally |absolutely )?sucks(?={K}) => $1 is very disappointing
  \b(am|im|i'm|so|absolutely|feel|feeling|was|completely|totally|are|is) shattered(?= |{K}) => $1 exhausted
  \b(looks?|looked|looking|feels?|felt|feeling|bit|very|really|pretty|quite) (?:ropey|peaky|rough|grim|crook)(?=,|{K}| (?:but|and|with|on|today|this|overnight|in)\b) => $1 unwell
  \b(?:manky|grotty|minging) (?=(?:wound|ulcer|foot|feet|toe|leg|line|site|dressing|tonsils?|skin|nail|abscess)\b) => unhealthy-looking~
  \b(?:blood|mucus|worms) in (his|her|the|their|my) poo(?= |{K}) => blood in $1 stool
  \b(black|green|white|pale|bloody|hard|loose|tarry|smelly) poo(?= |{K}) => $1 stool
  \bpoo (?=(?:sample|chart|samples)\b) => stool~
  \bneb (?=adren|adrenaline|salb|salbutamol|saline|epi|ipratropium|budesonide|heparin|colistin) => nebulised~
  \b(an?|one|another|first|her|his|the|last) neb\b => $1 nebuliser
  \b(on|off|to|from) the vent(?=,|{K}| (?:for|in|since|at|with|and|now)\b) => $1 the ventilator
  \b(doing|feeling|looks|looking|pt|patient|she is|he is|is|was) ok(?={K}| now{E}) => $1 all right
  \b(is it|it is|its|is this|are they) ok (?=(?:to|for|if|in|with)\b) => $1 acceptable~
  \b(had|has|having) (?:a |another )?sz(?=,|{K}| (?:at|in|on|with|and|yesterday|today|last)\b) => $1 a seizure
  \b(?:indep|independ) (?=(?:with|at|for|in|prior|before|and|w|mobile|adls?|of)\b) => independent~
  (?<=\b(?:liver|bone|bony|brain|lung|nodal|spinal|skin|adrenal|peritoneal|no|known|with|multiple|new|widespread) )mets(?= |{K})(?! (?:score|target|equivalent)) => metastases
  \bpoorly (?=(?:patients?|pts?|child|children|baby|babies|kids?|toddler|people)\b) => unwell~
  \b(very|really|properly|so|too|quite|looks?|looked|still|got|gets|became|seriously|proper) poorly(?={K}| (?:and|but|with|today|overnight|now|this|on|in|kids?|child)\b) => $1 unwell
  `,
  macros,
);

/** "My mum's in hospital": before the rules that read "mums" as a plural. */
export const personalContractions = parseRules(
  String.raw`
  \b(doesnt|doesn't|does not|dont|don't|do not) = (?=\p{L}) => $1 mean~
  \b(my|his|our|your|their) (mum|mom|dad|nan|gran|wife|husband|son|daughter|sister|brother|boss|consultant|gp|baby|reg)s (?=(?:in (?!their|his|her|my|our|your)|(?:on|at|not|so|going|having|coming|still|just|now|always|really|very|only|an?|the|dying|ill|sick|unwell|scared|worried)\b)) => $1 $2 is~
  \b(my|his|our|your|their) (mum|mom|dad|nan|gran|wife|husband|son|daughter|sister|brother|boss|consultant|gp|baby|reg|pt|patient)s (?=(?:been|got)\b) => $1 $2 has~
`,
);
