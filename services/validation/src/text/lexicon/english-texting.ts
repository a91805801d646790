import { parseRules } from './rewrite-rules';
import { BEFORE_NUMBER } from './english-measured';
import { oneOf } from './one-of';

/** Words of text messages with one reading in any text: `word=formal`. None is a clinical abbreviation or a name. */
const WORDS = `
  omw=on my way; otw=on the way; lmk=let me know; icymi=in case you missed it; tmi=too much detail; hbu=what about you
  wbu=what about you; idrk=I do not really know; pple=people; peepz=people; peopl=people
  thankyou=thank you; thanku=thank you; thku=thank you; thankq=thank you; thanq=thank you; pleez=please; pliz=please
  plox=please; plzz=please; pleaz=please; sry=sorry; srry=sorry; sozz=sorry; soz=sorry; wiv=with; wif=with
  'bout=about; betw=between; btween=between; acc to=according to; accdg to=according to; agst=against
  aprox=approximately; bkfst=breakfast; cmts=comments; edu=education; educ=education; eqpt=equipment; equip=equipment
  fwd=forward; fwded=forwarded; govt=government; govts=governments; gvt=government; grp=group; grps=groups
  immed=immediately; impt=important; imprtnt=important; indiv=individual; indivs=individuals
  instrs=instructions; intl=international; lang=language; langs=languages; misc=miscellaneous; natl=national
  opps=opportunities; qty=quantity; recd=received; rgds=regards
  rqst=request; rqsts=requests; rsn=reason; rsns=reasons; stmt=statement; suggs=suggestions
  svcs=services; totl=total; txt=text; txts=texts; txting=texting; unis=universities; univ=university; usly=usually
  usualy=usually; usu=usually; wch=which; whch=which; xtra=extra; xtras=extras; weve=we have; theyll=they will
  hvnt=have not; havnt=have not; hasnt=has not; itd=it would; thatd=that would; therell=there will; evry=every
  evrything=everything; evrythin=everything; enuff=enough; nuff=enough; fone=phone; fones=phones; foto=photo; fotos=photos
  pix=pictures; pics=pictures; nurs=nurse; gona=going to; goin to=going to; wana=want to; gtta=have to; oughta=ought to
  supposta=supposed to; usta=used to; betcha=I expect; outa=out of; buncha=bunch of; kindof=somewhat; sortof=somewhat
  abit=a bit; aswell=as well; infact=in fact; incase=in case; eachother=each other; everytime=every time
  atleast=at least; eventhough=even though; noway=no way; ofcourse=of course; moreso=more so; goodluck=good luck
  xfer=transfer; xfers=transfers; xferred=transferred; xfered=transferred; wknds=weekends
  sched=schedule; scheds=schedules; rota'd=rostered; comms=communication; convos=conversations; uncomf=uncomfortable
  defo=definitely; deffs=definitely; probz=probably; obvsly=obviously; actualy=actually
  reallyy=really; soooo=so; sooo=so; noo=no; nooo=no; yesss=yes; whyy=why; whyyy=why; whyyyy=why; pleasee=please
  tbvh=to be honest; ttbomk=to the best of my knowledge; afaics=as far as I can see; afaik=as far as I know
  wdym=what do you mean; wwyd=what would you do?; hmu=contact me; wfh=working from home
  gonna=going to; prolly=probably; sthing=something; somethn=something; anythn=anything; nthing=nothing; nothn=nothing
  anyhoo=anyway; newho=anyway; whatevr=whatever; howevr=however; becuz=because; bcuz=because; cuzz=because; bcz=because
  tomor=tomorrow; tomrow=tomorrow; tommorow=tomorrow; tmrrw=tomorrow; tmorrow=tomorrow; yestrdy=yesterday; ystday=yesterday
  tnght=tonight; 2nyt=tonight; nye=New Year's Eve; mrng=morning; mvts=movements; conc=concentration; concs=concentrations; bld=blood; blds=blood tests; mrning=morning; aftrnoon=afternoon; evng=evening
  wkdays=weekdays; evryday=every day; everday=every day; wknd=weekend; minz=minutes; hrz=hours; dayz=days; yrz=years
  yng=young; hlp=help; hlpd=helped; pplz=people; frnd=friend; frnds=friends; fam=family; famz=families
  chk=check; chkd=checked; chked=checked; chkng=checking; chck=check; shd=should; shdve=should have; shdnt=should not
  cdnt=could not; wdnt=would not; wasn=was not; dint=did not; didn=did not; dosnt=does not; doesn=does not; aren=are not
  hosp=hospital; hospi=hospital; ambo=ambulance; ambos=ambulances; rels=relatives
  brkfst=breakfast; dnner=dinner; lnch=lunch; wrk=work; wrks=works; wrkd=worked; wrkng=working
  wrking=working; lkng=looking; tkng=taking; gvng=giving; gving=giving; gvn=given; gvs=gives; tken=taken; strt=start
  strtd=started; stpd=stopped; lrn=learn; lrnt=learnt; rmbr=remember; rmber=remember; rembr=remember; 4got=forgot
  4gotten=forgotten; 4gets=forgets; b4hand=beforehand; 1nce=once; 2wice=twice
  every1s=everyone's; any1s=anyone's; some1s=someone's; sum1s=someone's; ne1s=anyone's; no1s=no one is; w8=wait; w8d=waited
  h8=hate; h8s=hates; l8=late; l8ly=lately; m8=colleague; m8s=colleagues; gr8ful=grateful; str8forward=straightforward
  4ward=forward; 4wards=forwards; 2gether=together; 2morro=tomorrow; in4=information; b/w=between
`;

const words = WORDS.split(/\n|;/)
  .map((entry) => entry.trim().split('='))
  .filter(([from = '', to = '']) => from !== '' && to !== '')
  // Few capitals are an abbreviation.
  .map(([from = '', to = '']) =>
    from.length < 5
      ? String.raw`! \b${from.replace(/^\p{L}/u, (letter) => `[${letter}${letter.toUpperCase()}]`)}\b => ${to}`
      : String.raw`\b${from}\b => ${to}`,
  );

const macros = {
  beforeNumber: BEFORE_NUMBER,
  /** What is on the right or the left: "#s r wrist". */
  side: oneOf(String.raw`base|basal|bases|mid|lower|upper|lobe|zone|lung|arm|leg|knee|hip|shoulder|elbow|wrist|ankle|foot|hand|finger|
    thumb|toe|eye|ear|breast|kidney|renal|side|sided|iliac|mca|aca|pca|ica|fronto\p{L}*|parietal|temporal|occipital|hemi\p{L}*|
    chest|flank|groin|calf|thigh|facial|face|ventric\p{L}*|atri\p{L}*|coronary|bundle|heart|ovary|ovarian|tube|adnexa\p{L}*|
    testis|testicle|loin|ureter\p{L}*|vuj|puj|cheek|jaw|mandib\p{L}*|maxill\p{L}*|neck|carotid|subclavian|femoral|femur|tibia|
    fibula|radius|radial|ulna\p{L}*|clavicle|scapula|rib|ribs|buttock|heel|sole|palm|forearm|rul|rml|rll|ll|ul|ruq|rlq|
    inguinal|scrotum|pleural|hilar|axilla\p{L}*|main|nof|distal|proximal|lateral|medial|subclavian|ij|forehead|temple`),
  /** Words before which "r" can only be a verb after a plural noun. */
  ought:
    oneOf(String.raw`a|an|the|on|in|at|off|out|up|down|back|with|without|from|for|to|of|by|about|over|under|still|also|just|only|now|
    not|never|always|often|usually|all|both|so|too|very|really|pretty|quite|more|less|most|better|worse|good|bad|great|fine|ok|
    okay|high|low|rising|falling|normal|abnormal|unsafe|safe|happy|sad|full|empty|free|late|early|short|long|missing|broken|
    gone|ready|stuck|lost|toast|useless|useful|rare|common|here|there|everywhere|nowhere|what|why|how|like|my|your|our|their|
    his|her|his|due|dead|alive|well|unwell|stable|sick|tired|keen|able|unable|new|old|big|small|huge|tiny|mad|crazy|nuts|amazing|
    awful|terrible|brilliant|lovely|nice|rubbish|poor|rich|cheap|expensive|hard|easy|different|same|real|true|wrong|right|open|
    closed|sure|aware|fed|drowning|brilliant|excellent|important|different|\p{L}{4,}(?:ant|ent|ful|ous|ive|able|ible|less|ic)|\p{L}{3,}ing|\p{L}{3,}ed`),
  /** A verb in its base form after "2". */
  base: oneOf(String.raw`be|get|give|start|stop|use|try|say|do|go|have|take|ask|call|check|add|switch|treat|keep|hold|wait|watch|change|
    escalate|repeat|refer|admit|send|order|avoid|consider|put|think|scan|transfuse|prescribe|discharge|operate|offer|see|learn|
    find|make|let|tell|work|help|eat|sleep|live|leave|come|stay|talk|speak|explain|teach|write|read|pay|buy|fix|chase|cover|
    manage|remember|understand|reduce|increase|wean|taper|titrate|intubate|extubate|cannulate|monitor|review|document|hear|
    share|prevent|counsel|handle|convince|improve|happen|move|run|book|cancel|look|listen|show|meet|train|recruit|publish|present|
    attend|join|apply|retire|resign|complain|argue|fight|push|pull|lift|carry|feed|wash|clean|open|close|sign|print|fax|email|phone`),
  willing:
    oneOf(String.raw`idea|chance|chances|reason|reasons|way|ways|plan|plans|right|place|person|thing|things|decision|point|nothing|
    something|anything|anyone|someone|everyone|money|energy|staff|space|room|permission|consent|offer|nice|lovely|best|worst|
    easier|harder|better|safer|quicker|cheaper|wise|rude|weird|impossible|difficult|wrong|glad|afraid|scared|proud|happy|sad|
    excited|reluctant|willing|unable|determined|desperate|tempted|start|started|starting|begin|began|continue|continues|prefer|
    tend|tends|seem|seems|agree|agreed|offered|chose|refuse|refusing|promised|forget|forgets|hope|hoping|plan to|managed|
    manage|learn|learned|learnt|struggling|struggle|fail|failed|fails|remember|remembered|hate|hates|loves|begging|beg|not`),
};

/** Words of text messages, and single letters and digits whose context leaves one reading. */
export const texting = parseRules(
  [
    ...words,
    String.raw`
  // "Are" after a subject in the plural.
  ! (?<=\b(?:most|some|all|both|half|many|few|several|others|which|majority|none|people|these|those) )r (?=\p{L})(?!{side}\b) => are~
  ! (?<=\b(?!(?:this|his|its|is|was|has|pus|plus|versus|sinus|thus|us|as|ecg|yes|loss|mass|less|class|illness|chest|abscess|pulses|weakness|numbness|swelling|crackles|creps|tenderness|cellulitis|arthritis|effusions?|nodules?|fractures|stones)\b)(?:\p{L}{3,}|\p{Lu}{1,4}\d)s )r (?={ought}\b)(?!{side}\b) => are~
  ! (?<=\b(?:what|where|how|why|when|who) )r (?=(?:u|you|we|they|people|ppl|pts|the|your|ur|our|my|those|these|all|some|most)\b) => are~
  ! (?<=\b(?:you|u|they|we) )r(?={K}) => are
  ! (?<=\p{L}{2} )(?<!\b(?:and|or|l|the|on|in|to|from|vs|no|at|of|with|w|both|left|is|was) )r (?=(?:late|delayed|done|not(?! l\b)|so|too|very|really|still|always|never|being|getting|going|doing|gonna|an|our|your|also|just|useless|amazing|awful|unsafe|drowning|there|out of|down to|full of)\b) => are~
  // "You".
  ! (?<=\b(?:thank|thanks|bless|love|miss|owe|hate) )u\b => you
  ! (?<=\b(?:for|to|with|than|like|of|about|at|from|by|on|without|around|saved|saves|told|tells|give|gives|gave|let|help|helps|helped|made|makes|hope|wish|hear|heard|see|saw|ask|asked|are|do|did|does|would|could|should|can|will|have|had|if|when|what|how|why|where|whenever|whether|that|because|cos|until|once|before|after|since|unless|as|and|but|or|so|then|all|do any of|some of|most of|which of|wish) )u (?=(?!(?:wave|waves|sign|turn|turns|tube|insulin|units?|daily|bid|shape|shaped|bag|and|or)\b)\p{L}{2,}) => you~
  // "With".
  ! (?<=\d )(?<!(?<![\d.,])(?:\d|1[0-7]) )w (?=(?!(?:baby|babies|infant|infants|neonate|newborn|fetus|foetus|fetal|foetal|prem|preterm|twins?|miscarriage|wait|waiting|delay|cough|old|post|ago|later|after|before|of|and|n|gestation|pregnant|preg|hx|history|or|to|in|on|for|then|apart|course|from|since|until|gestational|scan|review|follow|f)\b)\p{L}{2,}) => with~
  ! (?<=\b(?:work|works|worked|working|deal|deals|dealing|live|lives|living|come|comes|coming|go|goes|agree|help|helps|start|started|volunteer|volunteers|cope|coping|happy|fine|done|stuck|comfortable|familiar|away|begin|put up|keep up|wrong|play|speak|talk) )w(?=,|{K}) => with
  ! (?<=[\p{L}\d)],) w (?=\p{L}{2}) => ~with~
  (?<=\bday \d )n (?=\d) => and~
  ! \b[iI]'d (?=(?:swap|lean|skip|push|book|chase|favour|favor|halve|bump|drop|lower|raise|rather|love|go|start|stop|give|hold|wait|add|ask|call|get|check|scan|refer|treat|use|avoid|try|say|keep|be|also|just|still|probably|personally|never|always|definitely)\b) => I would~
  // "Because".
  ! (?<=[\p{L}\d]{2} |\d )(?<!\b(?:of|with|w|in|for|from|at|early|metastatic|the|a|an|hx|vit|vitamin|vitamins|hep|hepatitis|victoria|vancouver|and|or|by|on|sent|send|took|take|taken|taking|repeat|await|awaiting|pending|positive|pos|negative|neg|each|both|one|two|no) )bc (?=\p{L})(?!(?:and|or|x|before|after|grew|growing|positive|pos|negative|neg|sent|taken|results?|bottles?|cancer|survivors?|screening|pts?|patients?|women|canada|children|guidelines?|clinic|ward|cells?|lymphoma)\b)(?!\p{L}+{K}) => because~
  ! (?<=\p{L}{3} )n (?=(?:was|is|were|are) (?:back|on|in|still|at|not|never|so|just|now|all|really|very|fine|ok|told|left|\p{L}{3,}(?:ing|ed))\b) => and~
  because no (\p{L}{3,}s)(?=,|{K}) => because there are no $1
  because no (\p{L}{3,}[^s\W\d])(?=,|{K})(?<!because no (?:one|more|longer)) => because there is no $1
  // "And" beside a quotation.
  ! (?<=\uE000 )n (?=[\p{L}\d]) => and~
  ! (?<=[\p{L}\d)] )n(?= \uE000) => and
  // "To" and "for".
  (?<=\b{willing} )2 (?={base}\b) => to~
  (?<=\b(?:normal|common|rude|allowed|ok|okay|fine|legal|ethical|reasonable|acceptable|usual|odd|silly|stupid|mad|crazy|helpful|useful|important|necessary) )2 (?={base}\b) => to~
  \b2 (?=(?:ourselves|themselves|myself|yourself|herself|himself|each other|everyone|someone|anyone)\b) => to~
  (?<=\b(?:cried|me|us|i (?:am|do|was|would|will)|we (?:are|do|were|would|will)) )2{E} => too
  \b(do|does|did|is|are|was|were|have|has|had|could|should|would) nt\b => $1 not
  ! (?<=\b(?:thought|think|thinks|said|sure|else|never|anything|something|how|everything|all|what|where) )id (?=(?:see|miss|be|have|say|do|get|need|want|find|make|end|like|love|hear|meet|go|know|use|give|ask|take|try|still|ever|never)\b)(?<!\b(?:photo|patient|check|wrong|no) id ) => I would~
  \b(?:please|pls|plz) (?:people|ppl|folks|guys),? (?=(?:it|this|that|stop|check|do|dont|don't|ask|look|read|just|use|write|never|always)\b) => please,~
  (?<=\b(?:o2|O2|co2|CO2|abx|bloods|meds|hands|notes|drugs|charts?|levels|dates|doses) )(?:ppl|people|folks|guys){E} => _
  \b(this|last|next) (?:wk|week)s (?=(?:lesson|list|clinic|case|teaching|topic|theme|tip|drama|winner|quiz|rota|shift)\b) => $1 week's~
  ! \b(from|in|the|our|my|of|to) er(?= (?:to|nurse|nurses|doc|doctor|docs|staff|shift|physician|and|on|with|now|for)\b|,|{K}) => $1 ER
  \b(?:am|i'm|im|was|is) bricking it\b => $0:nervous
  am bricking it:nervous => am very nervous
  i'?m bricking it:nervous => I am very nervous
  was bricking it:nervous => was very nervous
  is bricking it:nervous => is very nervous
  \b(my|a|radiology|radiologist|gp|icu|ed|ortho|med school|old|cardiology|nurse|doctor|surgeon|anaesthetic) mate(?= (?:is|says?|said|told|who|in|at|works?|reckons)\b) => $1 colleague
  \buni (?=(?:student|students|hospital|hospitals|lecturer|course|exams?|friends?)\b) => university~
  \b(primary|secondary|tertiary|stroke|falls|suicide|relapse) prev(?= |,|{K}) => $1 prevention
  \bscripts (?=for\b) => prescriptions~
  \b(why|who|what|where|how come) (is|are|does|do|did|has|have|was|were|should|would|could|ca)nt (?=\p{L}) => $1 $2n't~
  \b(he|she)s (?=(?:eaten|had|been|got|become|drunk|slept|fallen|forgotten|spoken|vomited|collapsed|improved|deteriorated|lost|never had|already had)\b) => $1 has~
  (?<=\b(?:trick|key|secret|knack|answer|solution|alternative|art) )2 (?=\p{L}{2,}ing\b) => to~
  \bdna'?d\b => did not attend
  \b(gmc|nmc|hcpc) reg(?= |,|\?|{K})(?! (?:number|no)\b) => $1 registration
  \bphonecalls?\b => phone call
  \bafter grad(?= |{K}) => after graduation
  \b(years?|months?) post[- ]?grad(?:uate|uation)?{E} => $1 after graduation
  (?<=\b(?:can|could|who can|to|pls|please) )4 (?=(?:now|today|tonight|the|a|an|my|our|your|ur|this|that|all)\b) => for~
  (?<=\p{L}{3} )(?<!\b(?:gave|give|given|took|take|takes|plus|with|and|after|stopped|started|into|grade|stage|day|week|bed|bay|ward|only|had|has|have|need|needs|got|lost|saw|in|of|the|last|next|first|all|these|those|another|other|over|under|about|around|nearly|almost|every|phase|band|level|room|score|{beforeNumber}) )4 (?=(?:a|an|the|my|our|your|ur|his|her|their|this|that|those|these|me|us|him|them|it|you|u|everyone|anyone|someone|free|ever|life|sure|example|instance)\b)(?!4 u of\b)(?!4 (?:a|an) (?:day|week|month|year)\b) => for~
  // "Two times" and so on.
  \b2x (?=(?:the|as|more|my|our|his|her)\b) => twice~
  \b([3-9]|1\d)x (?=(?:the|as|more|my|our|his|her|higher|lower|bigger|longer|faster)\b) => $1 times~
  (?<=\b(?:me|us|him|her|them|it|this|that|already|chat|conversation|asked|called|rang|phoned|paged|bleeped|tried|failed|happened|done|seen|said|vomited|fell|fallen|checked|repeated|told|been|refused|cancelled|canceled|moved|rescheduled|wrote|written|faxed|emailed|chased|(?!neb|infus|load|inject|administer|increas|decreas|elevat|rais|reduc|doubl|tripl|dropp|multipl|dos|titrat|dilut)\p{L}{3,}ed|today|yesterday|nurse|switchboard|reg|lab|radiology|pharmacy) )(?:2x|x ?2)(?= (?:about|for|by|in|on|at|today|yesterday|tonight|now|this|last|already|and|but|because|since|before|with|to|over|so|then)\b|,|{K}) => twice
  (?<=\b(?:me|us|him|her|them|it|this|that|already|chat|conversation|asked|called|rang|phoned|paged|bleeped|tried|failed|happened|done|seen|said|vomited|fell|fallen|checked|repeated|told|been|refused|cancelled|canceled|moved|rescheduled|wrote|written|faxed|emailed|chased|(?!neb|infus|load|inject|administer|increas|decreas|elevat|rais|reduc|doubl|tripl|dropp|multipl|dos|titrat|dilut)\p{L}{3,}ed|today|yesterday|nurse|switchboard|reg|lab|radiology|pharmacy) )(?:([3-9]|1\d)x|x ?([3-9]|1\d))(?= (?:about|for|by|in|on|at|today|yesterday|tonight|now|this|last|already|and|but|because|since|before|with|to|over|so|then)\b|,|{K}) => $1$2 times
  // Words that are something else elsewhere.
  ! \b([Cc]an|could|[Pp]ls|please|if|does|did|has|would|will|should|when|until|maybe|because|unless) sb (?=\p{L}{3,})(?!(?:obstruction|resection|dilat\p{L}*|loops?|series|adhesions?|ischaemia|ischemia|bleed|tumou?r)\b) => $1 someone~
  \b(\d|four|five|six|three|seven)[- ]day (?:wk|week)\b => $1-day week
  \b(day|working|this|that|same|quiet|busy|long|whole|full|first|each|next|reading|study|freshers) wk\b => $1 week
  (?<=\p{L}{3}),? don'?t ask{E} => _
  (?<=\p{L}{4})(?<!\b(?:what|as|that|and|but|so|like|because|if|when) ) (they|he|she) (said|says){E} => , $1 $2
  \bmeds (?=(?:shortages?|list|lists|review|reviews|round|rounds|errors?|chart|charts|history|reconciliation|management|supply|changes?|trolley|cupboard|adherence)\b) => medication~
  ! \b(in|the|from) lancet\b => $1 Lancet
  ! \bsb else\b => someone else
  ! {S}dw\b,? (?=\p{L}) => do not worry,~
  ! {S}qs (?=for|from|about)\b => questions~
  ! \b(some|many|any|few|two|three|\d|more|your|my|our|these|those|the|of|exam|interview|viva|mcq|other) qs(?= |{K}) => $1 questions
  ! \b(good|great|tricky|hard|tough|interesting|serious|genuine|quick|random|stupid|silly|dumb|another|last|next|first|second|same|this|that|my|your|her|his|a|the|one|exam|interview|same) qn?(?= for|:|,| -|{K}) => $1 question
  ! \b(conf|conference)(?= (?:in|at|on|this|next|last|today|tomorrow)\b|{K})(?<=\b(?:the|a|our|this|that|care|wound|annual|virtual|national|nursing|medical|international|diabetes|cardiology|stroke|cancer|resp|respiratory|trauma|research) conf(?:erence)?) => conference
  \b(any|my|your|ur|our|have|has|with|w|no|some|good|bad|first-?hand|much|personal|clinical|great|limited|little|yrs|years|of) exp(?= (?:of|with|w|in|using|from|on|here|there|to)\b|{K}) => $1 experience
  \b(the|new|our|this|my|dictation|speech|rota|booking|that|recognition|reporting|voice) soft (?=\p{L}{3,}s\b|is\b|was\b|keeps|crashed|thinks) => $1 software~
  \b(lit) (?=(?:search|review|reviews)\b) => literature~
  (?<=\b(?:the|her|his|their|our|my|no|any|a|this|that|per|on|in|from|official|good|quick) )info\b => information
  ! \bprofs?(?= (?:said|says|told|wants|thinks|thought|asked|is|was|has)\b)(?<=\b(?:my|our|the|a) profs?) => professor
  \b(my|our|the|old|a|med) uni\b => $1 university
  {S}np,? => _
  ! \b(?:fb|insta|ig) (?=(?:post|page|group|ad|reel|story|live)\b) => social media~
  ! (?<=\b(?:on|from|via) )insta(?= |{K}) => Instagram
  \bwrt\b => regarding
  ! \b(?:dm|pm) me\b => message me
  ! {S}(?:dm|pm) (?:is|are|open|for|if|pls|please)\b => message~
  \b(thats|that is|its|it is|are|is) cos\b => $1 because
  // "Will thank u": no closing thanks.
  (?<=\b(?:will|would|should|to|can|must|and|they|i|we|patients?|pts?|family|relatives|colleagues) )thank u\b => thank you
  \bthx u\b => thank you
  \b(?:no thx|no thanks) to\b => no thanks to
  \bty so much\b => thank you so much
  \b(ur|your) hosp\b => your hospital
  `,
  ].join('\n'),
  macros,
);

/** Forms of address at the beginning, removed before a rule reads them as a part of the first sentence. */
export const greetings = parseRules(
  String.raw`
  {S}(?:hi|hiya|hello|hey|heya|hallo)(?: there)?,? (?:all|everyone|every1|everybody|folks|guys|team|docs|doctors|colleagues|peeps|ppl|people|hive ?mind)[,!.:;]*(?= )(?! (?:who|with|of|and|the|on|in)\b) => _
  `,
);
