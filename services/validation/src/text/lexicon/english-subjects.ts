import { parseRules } from './rewrite-rules';

const macros = {
  /** The name of a disease without a verb. */
  diagnosis: String.raw`(?:an?|the)? ?(?:(?!(?:he|she|it|they|we|i|you|his|her|their|my|our|nobody|no|someone|this|that|there|pt|patient|patients|everyone|all|not|to|if|when|after|is|was|are|were|had|has|have|took|got|gave|went|does|do|did|can|will|would|could|needs?|works?|helps?|means?|makes?|wants?|knew|forgot|left|kept|came|made|said|says|\p{L}{3,}ed|\p{L}{3,}n't)\b)[\p{L}-]{3,16} ){0,4}(?:\p{L}{3,14}(?:itis|osis|aemia|emia|oma|pathy|ia|ion|uria|ency|ism|plegia|paresis)|infarct|stroke|fracture|abscess|cancer|lupus|sarcoid|scurvy|sepsis|syphilis|hiv|tb|pe|dvt|aki|dka|scabies|rupture|torsion|ectopic|tumour|tumor|bleed|toxicity|syndrome|disease|leak|tear|clot|block|mass|thrombosis|dissection|malaria|lymphoma|myeloma|gout|ms|gca|pmr|sle|copd|cjd|als|mnd)`,
  count: String.raw`(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|several|a few|so many|too many|quite a few|a couple of|a run of)`,
  seen: String.raw`(?:this|last) (?:week|month|year|wk|yr|mth|shift|season|winter|summer|morning|evening|weekend|term|rotation)|today|yesterday|tonight|recently|lately`,
  someone: String.raw`(?:(?!(?:in|from|of|after|with|during|on|at|for|by|because|to|as|and|or)\b)[\p{L}\d-]{2,14} ){0,3}(?:pt|pts|patients?|lady|ladies|woman|women|man|men|gentleman|guy|child|children|kid|kids|baby|babies|girl|boy|teenager|teen|toddler|infant|neonate|case|cases|family|mum|mother|mom|dad|father|student|students|trainee|resident|intern|colleague|consultant|referral|referrals|\d{1,3}-(?:year|month|week|day)-old|admission|admissions|arrest|arrests|death|deaths|complaint|one|ones)`,
  visited: String.raw`(?:\p{L}{2,12} ){0,2}(?:gps?|doctors?|docs?|physios?|physiotherapists?|specialists?|consultants?|surgeons?|dentists?|neurologists?|cardiologists?|dermatologists?|psychiatrists?|psychologists?|counsellors?|therapists?|nurses?|podiatrists?|optometrists?|opticians?|midwife|midwives|chiropractors?|osteopaths?)`,
};

/** Subjects that an author leaves out. Each rule needs words after which only the author can be meant, not the patient. */
export const subjects = parseRules(
  String.raw`
  // What the author saw, had and found.
  {T}(?:just |recently |only )?saw (?=(?:one|two|three|another|several|{count}|loads|lots|many|so many)\b)(?!(?:one|two|three|another|several|{count}) (?:different )?{visited}\b) => I $0
  {T}(?:just |recently )?saw (?=(?:an?|the|this|that|my|our|these) {someone}\b)(?!(?:an?|the|this|that|my|our|these) {visited}\b) => I $0
  {T}(?:just )?saw (?=an? [^.?!\n]{3,60}\b(?:{seen})\b)(?!an? {visited}\b) => I $0
  {T}lost (?=my (?:[\p{L}\d-]{2,14} ){0,2}(?:pt|pts|patient|patients|baby|child|colleague)\b) => I lost~
  {T}(?:just )?found (?=the (?:best|perfect|easiest|secret|answer)|a (?:great|good|brilliant|useful|really)|out\b) => I $0
  {T}spent (?=[^.?!\n]{2,40}\b(?:on hold|on the phone|trying|looking for|chasing|arguing|writing|explaining|searching|filling|doing|reading|teaching)\b) => I spent~
  {T}(?:got|was) (?=(?:told off|reprimanded|shouted at|yelled at|asked to (?:see|review|write|cover|speak|teach|prescribe|consent)|bleeped)\b)(?!told off (?:and|for) (?:his|her)) => I was~
  {T}see (?=(?:this|these|it|loads|lots|so many|too many|so much) )(?!this (?:thread|post|link|paper|article|guideline)|it (?:here|below)) => I see~
  {T}had (?=(?:an?|another|my|our|one|this|the) {someone}\b)(?!(?:an?|another|my|our|one|this|the) (?:\p{L}{2,14} ){0,3}(?:baby|babies|child|arrest|admission|mum|family|mother|dad|father|girl|boy)\b(?! (?:with|w/|in|on|who|whose|come|came|today|yesterday|this|last|brought|present))) => I had~
  {T}had (?=(?:one|1|{count}) (?:of (?:these|those|them)|wrong|positive|missed|false|{someone})\b)(?!(?:one|1|{count}) (?:\p{L}{2,14} ){0,3}(?:admissions?|children|kids|babies|arrests?|students?)\b) => I had~
  {T}had (?=(?:one|1|{count}) [^.?!,;\n]{0,50}(?:{seen})\b)(?!(?:one|1|{count}) (?:\p{L}{2,14} ){0,2}(?:serotonin|syndromes?|deaths?|arrests?|codes?|seizures?|falls?|episodes?|fits?|bleeds?|strokes?|migraines?|attacks?|courses?|doses?|admissions?|vomits?|stools?|units?|miscarriages?|infections?|utis?|tias?|faints?|syncopes?|exacerbations?|flares?|litres?|drinks?|headaches?)\b) => I had~
  {T}had (?=one (?:come|fall|go|die|crash|arrest|collapse|present|tell|ask|turn|stop|break|block|leak|that|who|reading|last|this|yesterday|today|recently|once|refuse|complain)\b) => I had~
  {T}(?:just )?found (?=(?:one|two|three|{count}|\d{1,3}) (?:pts|patients|cases|people|errors|others)(?: (?:with|w/|on|who|this|today|last|where)\b)) => I found~
  {T}had (?=my (?:\d{1,2}(?:st|nd|rd|th)|first|second|third|last|annual|appraisal|arcp|exam|interview|viva|osce)\b) => I had~
  {T}had (?=(?:\d{1,3}|one|two|three) (?:\p{L}{3,14} )?in \d{2,5} ) => I have had~
  {T}had to (?=\p{L}{2,12} (?:my|our|myself|ourselves)\b|(?:fight|push|insist|persuade|convince|ring|phone|bleep|prescribe|discharge|certify|pronounce|refer|cancel|teach|intubate|cannulate|admit|transfer)\b(?! (?:my|our))|(?:give|send|switch|stop|scan|sedate|restrain|tube) (?:him|her|them|a \p{L}+|the \p{L}+|his|their)\b|do (?:an?|cpr|it|this)\b) => I had to~
  {T}(?!(?:made|broke|changed|gave) my (?:day|week|month|year|night|shift|morning|heart|practice|life|mind|eyes|thinking|weekend|christmas)\b)(?:just |finally |only |also )?(?:had|got|did|lost|found|started|finished|failed|passed|forgot|took|told|asked|called|left|changed|spent|used|tried|made|sent|put|ran|read|met|gave|broke|learned|learnt|followed|checked|rang|phoned|bleeped) (?=(?:my|myself)\b) => I $0
  {T}(?:just |finally |only |also )?(?:had|got|did|lost|found|started|finished|failed|forgot|told|asked|called|changed|spent|used|tried|made|sent|ran|gave|followed|checked|audited|updated|reviewed|rewrote|moved|opened|closed) (?=our\b) => we $0
  {T}(?:just |really |absolutely |completely )?(?:made|ruined|broke|changed|saved|opened|blew) (?=my (?:day|week|month|year|night|shift|morning|heart|practice|life|mind|eyes|thinking|weekend|christmas)\b) => it $0
  {T}(?:just |finally |recently )?(?:dropped|finished|cancelled|canceled|renewed|submitted|presented|published|dislocated|missed|emailed|bought|booked|ordered|replaced|passed|failed|crashed|completed|attended|started|washed|skipped|postponed|delayed|reported|moved|parked|locked|burned|burnt|injured|hurt|wanted|used|asked|called|phoned|followed|checked) (?=my\b) => I $0
  {T}(?:just |finally |recently )?(?:dropped|finished|cancelled|canceled|renewed|submitted|presented|published|dislocated|missed|emailed|bought|booked|ordered|replaced|passed|failed|crashed|completed|attended|started|washed|skipped|postponed|delayed|reported|moved|parked|locked|burned|burnt|injured|hurt|wanted|used|asked|called|phoned|followed|checked) (?=our\b) => we $0
  {T}did (?=(?:an? |the )?(?:epley|semont|lp|lumbar puncture|ecg|ekg|ct|echo|biopsy|swab|urine dip|nerve block|fascia iliaca block|pocus|abg|vbg|cardioversion|paracentesis|tap)\b[^?\n]{0,120}(?:[.!]|$)) => I did~
  {T}asked (?=(?:ai|chatgpt|google|my|our)\b) => I asked~
  {T}(?:just )?saw (?=(?:someone|somebody|people|ppl|a colleague|a nurse|a doctor|a student) (?:\p{L}{2,12} )) => I saw~
  {T}felt like (?=(?:a|an|such|i)\b) => I felt like~
  {T}need (?=(?:hope|help|advice|sleep|ideas|tips|some|a (?:rant|hug|break|second opinion|sanity check)|to (?:vent|rant|know|ask|learn|get better|decide))\b(?! (?:from the))) => I need~
  {T}told (?=(?:her|him|them|the (?:pt|patient|family|parents)) (?:what|that|to|it|about|not|we|he|she|i|no|why|how)\b) => I told~
  {T}had to (?=lp\b) => I had to~
  {T}doing (?=my|an? (?:qi|qip|audit|project|dissertation|presentation|teaching|talk|poster|survey|literature|lit)\b) => I am doing~
  {T}wishing (?=(?:i|we)\b) => I wish~
  {T}feel (?=(?:sick|awful|terrible|guilty|useless|helpless|lost|stupid|ashamed|torn|responsible|really (?:bad|guilty|sad)|so (?:bad|guilty|sad|lucky|proud))\b(?! (?:after|when|since|with) (?:eating|food|meals))) => I feel~
  {T}cried (?=(?:in|all|on|at|with|for|my)\b) => I cried~
  {T}(?:reading (?=up on|about|the|through|this)) => I am $0
  {T}had (?=(?:an?|some|such an?|the) (?:great|good|bad|excellent|terrible|awful|lovely|fantastic|brilliant|amazing|poor|weird|interesting|fascinating|similar|really \p{L}{3,12}|useful|difficult|tricky|horrible|nice|long) (?:outcomes?|results?|experiences?|success|cases?|chats?|conversations?|discussions?|teaching|meetings?|shift|on[ -]call|clinic|list|talk|lecture|reminder|debate|debrief|consult|consultation|referral|trainee|student)\b) => I had~
  {T}(?:found|picked up|diagnosed|caught|admitted|reviewed|clerked|treated|managed|referred|reported|discharged) (?=(?:one|two|three|another|{count}|1) (?:\p{L}{3,14} ){0,3}(?:{seen})\b) => I $0
  {T}diagnosed (?=(?:my|a|an|another|one|two|three|\d) (?:first |\p{L}{3,14} ){0,3}(?:{seen})\b) => I diagnosed~
  {T}(?:picked|pick) up (?=my (?:first|second|third)|a case of) => I picked up~
  {T}missed (?=(?:it|this|that|one|them) (?:because|bc|cos|on (?:the|my|an?)|in (?:clinic|ed|triage)|at (?:triage|handover)|myself|completely|too|once)\b|the (?:talk|session|webinar|lecture|teaching|deadline|meeting|lactate|fracture|diagnosis|sign|sepsis|pe|dissection)\b) => I missed~
  {T}(?:really |still |just |have )?(?:struggled|battled) with (?=this|it|that|these|how|whether|one|the) => I $0
  {T}(?:really |still |just )?struggling (?=(?:with (?:this|how|whether|the (?:new|concept|idea|interpretation|guidance)|a (?:pt|patient|case|decision|complaint|family|colleague))|to (?:find|understand|decide|explain|interpret|see|get my|get our|work|recruit|fill|keep up))\b) => I am $0
  {T}(?:was )?always (?=(?:been )?(?:taught|told|thought|assumed|wondered|believed|understood)\b)(?=(?:been )?(?:taught|told|thought|assumed|wondered|believed|understood)(?: that| to| the| not| never| it| we| you| u| if| \d)) => I have always~
  I have always (thought|assumed|wondered|believed|understood) => I have always $1
  I have always (?=(?:taught|told)\b) => I was always~
  {T}was (?=(?:always |never |also )?(?:taught|trained) (?:to|that|the|it|in|by|never|not|how|we|you|this|at|on)\b) => I was~
  {T}(?:have )?never (?=(?:been )?(?:taught|trained|shown) (?:how|this|to|that|it|in|about)\b|understood (?:why|how|what|the)|used (?:it|this|one) (?:myself|before)|seen (?:it|this|one|that|an?)|heard) => I have never~
  {T}(?:been|have been) (?=(?:an? (?:\p{L}{3,14} ){0,2}(?:nurse|doctor|gp|pharmacist|paramedic|midwife|physio|physiotherapist|consultant|dietitian|dentist|vet|hca|radiographer|registrar)|qualified (?:for|\d)|working (?:in|as|on|here|with)|on hold|on the phone|stuck (?:in|on|at|with)|chasing|waiting (?:for|on) (?:the|a|an|my|our)|using (?:this|these|it) (?:in|for|on|with|at|since)|doing (?:this|it) (?:for|since|\d)|asked to (?:write|review|do|give|see|lead|teach|consent|audit|present|cover|speak)|reading (?:about|up|the|this)|wondering|thinking|trying to (?:find|work out|figure|understand|convince|get (?:a|the|my|our)))\b) => I have been~
  {T}(?:have |i have )?(?:just|only just) (?=(?:found out|read|realised|realized|discovered|learned|learnt|heard|noticed|finished (?:my|a|the|nights?|reading)|started (?:my|our|as|in|on (?:the|a) (?:\p{L}{2,12} )?(?:ward|rotation|job|unit))|come off|came off|been (?:asked|told (?:off|that (?:my|our|we|i))|moved|offered)|passed my|failed my|done my|did my|got (?:back from|home|in from|told|off)|qualified|attended|listened)\b) => I have just~
  I have just came => I have just come
  I have just did => I have just done
  I have just got told => I have just been told
  // What the author does, thinks and hopes.
  {T}(?![^.,;:?!\n]{3,90} (?:is|was|feels|isnt|isn't|should|can) (?:like|very|an?|the|so|not|impossible|hard|never|always|be|just|really)\b)(?:looking (?=for (?:an?|any|some|recent|good|other|similar|colleagues|people|experience)\b|to (?:start|set|buy|learn|hear|improve|change|move|recruit|audit)\b)|hoping (?=someone|for (?:some|advice|tips|help)|to (?:hear|learn|get some|start an?|find))|wondering (?=if|whether|what|how|why|when|about|abt)|debating (?=whether|if|with|between)|deciding (?=whether|if|between)|considering (?=\p{L})|planning to (?=start|switch|use|give|add|stop|refer|audit|present|write|discharge|admit)|torn between (?=\p{L})|stuck (?=on (?:this|what|how|whether|which)|between|deciding)|asking (?=for (?:tonight|tomorrow|today|advice|opinions|a colleague|my (?:mum|registrar|student)|our|work)|because|out of|as)|loving (?=the|this|my|our)|enjoying (?=the|this|my|our)|dreading (?=the|this|my|our|winter|nights)|preparing (?=for (?:my|an?|the) (?:exam|talk|interview|viva|osce|teaching|meeting)|a (?:talk|teaching|journal|poster))|revising (?=for)|writing (?=up|an?|our|my|the)|auditing (?=our|the|my)|working on (?=an?|our|the|my)|seeing (?=loads|lots|a lot|so many|so much|more and more|many|an increase|an uptick|an outbreak|tons|a (?:huge|massive|big|real) )|finding (?=it|that|this|the|more)|hearing (?=that|more|mixed|a lot|rumours)|trying to (?=decide|work out|figure|find (?:an?|the|out|some)|understand|get my head|explain|convince|learn|write|set up|audit|remember|persuade|wrap|(?:wean|extubate|diurese|discharge|taper|refer|manage|rate control|get) (?:an?|my|our|this|the|some)|arrange|organise|organize|book|contact)) => I am $0
  I am loving (?=the|this|my|our) => I am enjoying~
  {T}(?:(?:absolutely |really |honestly |still |genuinely )?(?:love|loved|hate|hated|wish|hope|doubt|despair|disagree|agree|suppose|bet|feel like|feel bad|feel sorry|fear|worry) (?=(?:that|this|it|these|how|when|the|my|our|we|they|people|ppl|someone|you|he|she|there|with|at|everyone|everything|working|being|teaching|all|for)\b)(?!(?:it|this|that) (?:or|and) (?:hate|leave|love))(?![^.?!\n]{0,200}\?)) => I $0
  {T}guess (?=(?:i|we|i'll|it|its|it's|that|thats|there|they|he|she|nobody|everyone|im|i'm)\b) => I suppose~
  {C}(?:would|wld) love (?=(?:to (?:hear|know|see|learn|read|get|be)|any|some|your|ur|other|more|people|others|thoughts|opinions|feedback|advice|input|tips|suggestions|ideas)\b) => I would welcome~
  I would welcome to (hear|know|see|learn|read|get|be)\b => I would like to $1
  {C}(?:love to|would like to) (?=(?:hear|know|learn|see) (?:what|how|your|ur|if|about|from|people|others|other|any|why|more)\b) => I would like to~
  I would welcome (?=thoughts|opinions|feedback|advice|input|tips|suggestions|ideas)(?!(?:thoughts|opinions|feedback|advice|input|tips|suggestions|ideas) from) => I would welcome your~
  {C}(?:would |wld )?(?:really )?appreciate (?=(?:any|some|your|ur|thoughts|opinions|feedback|advice|input|tips|suggestions|ideas|help|people's)\b) => I would appreciate~
  {T}(?:would|wld) (?=(?:like to|be (?:grateful|interested|keen|curious|good to)|rather|suggest|recommend|say|argue|always|never|personally|strongly|happily|definitely|probably|also|still|go for|go with|consider|avoid)\b)(?!be good to) => I would~
  {T}(?:cannot|can't|cant) (?=(?:stress|recommend|emphasise|emphasize|overstate|remember|recall|find (?:any|a|the|anything)|get my|get over|stand|wait (?:for|to)|work out|think of|tell if|imagine|fault|thank|see (?:why|how|the point)|say)\b) => I cannot~
  {T}not (?=(?:convinced|keen on|a fan|proud|entirely sure|totally sure|completely sure|really sure|100% sure|sure|aware of any|surprised|happy (?:about|with (?:the|this|my|our) (?:plan|decision|rota|guideline|response|system)))\b) => I am not~
  {T}unsure (?=(?:if|whether|how|what|about|why|which|when|of)\b) => I am unsure~
  {T}(?:so |very |really |quite |bit |a bit |still |super |slightly |genuinely |honestly |pretty |absolutely )?(?:curious|keen|interested|intrigued|confused|puzzled|baffled|stumped|frustrated|fed up|worried|concerned|nervous|excited|relieved|grateful|gutted|devastated|annoyed|delighted|shocked|exhausted|shattered|ashamed|embarrassed|disappointed|surprised|tempted|inclined|proud) (?=(?:about|abt|as to|to (?:hear|know|see|learn|try|start|stop|be|say|find|share|read|report|have)|by (?:this|the|how|that|our|people|my)|with (?:this|the|how|our|my)|that (?:we|i|our|my|the|nobody|no one|there|people)|if|whether|how|what|why|of (?:my|our|this|the)|for (?:my|our|the|this)|at)\b)(?!(?:about|abt) (?:his|her|their|weight|pain|being)|to (?:be|have) (?:discharged|home)|if (?:alone|left|moved)|if (?:she|he|they)) => I am $0
  I am (?:bit|a bit) (?=\p{L}) => I am rather~
  I am (?:gutted|devastated) (?=\p{L}) => I am very disappointed~
  {T}happy to (?=(?:share|help|discuss|chat|send|be (?:corrected|proved|proven)|collaborate|answer|explain|talk|contribute|teach|provide)\b) => I am happy to~
  {T}(?:thinking|leaning|inclined|tempted|minded) (?=(?:of|about|towards?|to|that|no|not|yes|it|we|i|conservative|surgery|steroids|viral|bacterial)\b) => I am $0
  \bleaning (?:towards )?no\b(?= |{K}) => inclined to say no
  \bleaning (?:towards )?yes\b(?= |{K}) => inclined to say yes
  {T}(?:have|gotta|have got) to (?=(?:say|admit|confess|ask|wonder)\b) => I have to~
  {T}might be (?=(?:missing|wrong|being|overthinking|misremembering|biased)\b) => I may be~
  {T}(?:apologies|sorry) (?=for the (?:long|random|basic|stupid|silly|dumb|rant|delay)) => I apologise~
  {T}(?:\p{L}{2,9}ly )?recommend (?=(?:this|the|it|reading) ) => I recommend~
  // Results of what was looked for.
  {S}(?:so )?turns out,? (?={diagnosis}{K}) => it turns out to be~
  (?<=, )turns out,? (?={diagnosis}{K}) => it turns out to be~
  {S}(?:so )?turns out,?(?: that)? (?=\p{L}|\d) => it turns out that~
  (?<=, )turns out,?(?: that)? (?=\p{L}|\d) => it turns out that~
  {S}turned out to be => it turned out to be
  {S}turned out (?=(?:he|she|it|they|the|his|her|to|that)\b) => it turned out~
  {S}(?:looks|sounds|seems|feels) (?=like|as if|as though|to be) => it $0
  {S}makes (?=sense|no sense|me|you|all the|a (?:huge|big|real|massive) difference) => it makes~
  {S}(?:doesn't|doesnt|does not) (?=(?:count|matter|help|work|make sense|mean|have to|need to be|take)\b(?![^.?!\n]*\?)) => it does not~
  {S}(?:worth) (?=(?:a|checking|asking|noting|remembering|knowing|reading|trying|considering|repeating|mentioning|saying|thinking|looking|doing|it)\b(?![^.?!\n]*\?)) => it is worth~
  {S}(?:good|nice|interesting|great|sad|scary|frustrating|strange|odd|funny|amazing|weird|crazy|wild|mad|ridiculous|unbelievable|refreshing|helpful|useful|important|easy|hard|tempting|worrying|reassuring) (?=(?:to (?:see|hear|know|read|have|remember|think|forget|miss|learn|find|note)|that (?:we|the|they|he|she|it|this|so|nobody|people|there|our|you)|how (?:many|much|often|little|few|quickly|the|we|people))\b(?![^.?!\n]*\?)) => it is $0
  it is (?:wild|mad|crazy) (?=\p{L}) => it is remarkable~
  {S}(?:no|not any) (?=(?:one|body) (?:told|tells|warned|mentioned|taught)\b) => $0
  `,
  macros,
);
