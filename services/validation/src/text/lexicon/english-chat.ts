import { parseRules } from './rewrite-rules';

const macros = {
  subject: String.raw`(?:i|you|u|we|they|he|she|it|who|that|this|there|what|which)`,
  verb: String.raw`(?:be|go|give|start|stop|use|try|say|do|get|have|hv|take|ask|call|check|add|switch|treat|keep|hold|wait|watch|escalate|repeat|refer|admit|send|order|avoid|prefer|consider|suggest|recommend|rather|love|like|hate|want|need|put|think|argue|expect|guess|bet|intubate|scan|transfuse|prescribe|discharge|operate|offer|lean|just|still|also|probably|never|always|not|definitely|personally|normally|usually|continue|withhold|reduce|increase|double|halve|monitor|document|write|tell|speak|talk|discuss|involve|bring|see|know|hope|leave|let|make|move|look|find|swap|bleep|page|phone|cancel|delay|defer|push|rescan|bridge|lyse|culture|biopsy|tap|drain|taper|wean|titrate|observe|follow|fight|die|happily|def|probs|prob|only|even|be|run|sleep|work|cover|chase|book|post|update|report|share|explain|happen|appreciate)`,
  is: String.raw`(?:a|an|the|not|been|gone|so|too|very|really|just|only|all|always|never|still|now|probably|possibly|likely|unlikely|my|our|his|her|their|your|ur|like|about|abt|in|on|at|for|because|bc|when|what|why|how|been|no|time|day|week|ok|okay|fine|good|bad|great|hard|easy|normal|common|rare|safe|unsafe|better|worse|best|worst|worth|important|possible|impossible|clear|unclear|true|false|free|cheap|useless|useful|viral|bacterial|benign|malignant|negative|positive|gonna|going|getting|working|causing|making|killing|happening|helping|taking|looking|\p{L}{3,14}ing|almost|already|also|actually|basically|literally|definitely|def|obviously|clearly|high|low|broken|over|done|nice|sad|weird|strange|odd|funny|scary|wild|crazy|mad|awful|horrible|terrible|painful|swollen|red|stuck|late|early|difficult|simple|ridiculous|standard|routine|recommended|contraindicated|indicated|1am|2am|3am|4am)`,
};

/** Chat spellings and slang in English: each has one reading in its context. */
export const chat = parseRules(
  String.raw`
  // Contractions without an apostrophe.
  ! {C}[Ii]d (?={verb}\b) => I would~
  ! (?<=\b(?:and|but|so|n|then|if|think|because|bc|as|otherwise|cos|cause|what|where|how|when|why|tbh|imo|personally|honestly) )id (?={verb}\b) => I would~
  ! (?<=\b(?:wish|if|wished|like|think|thought|that|but|until|what|all|and) )id (?=(?:known|had|done|been|seen|gone|asked|listened|scanned|checked|told|said|taken|given|thought|(?!need|feed|bleed)\p{L}{3,}ed)\b) => I had~
  {C}ill (?={verb}\b) => I will~
  (?<=\b(?:and|but|so|n|then|think|because|bc|tbh|otherwise) )ill (?={verb}\b) => I will~
  ! {C}[Ii]m(?= (?:a|an|the|not|so|very|sorry|glad|just|still|really|also|too|in|at|on|afraid|curious|tired|new|stuck|lost|here|always|never|pretty|quite|worried|confused|about|all|happy|aware|open|against|only|sure|unsure|from|with|of|my|your|ur|no|one|done|gonna|over|under|well|ok|fine|good|bad|right|wrong|dead|proud|scared|nervous|old|young|back|more|less|exhausted|shocked|surprised|interested|keen|convinced|told|currently|probably|definitely|actually|honestly|usually|normally|slightly|shattered|starting|\p{L}{3,14}ing)\b) => I am
  ! (?<=\b(?:and|but|so|n|if|because|bc|cos|cuz|since|when|while|what|where|how|why|think|that|idk|whether|says|as|though|tho|know|sure|hope|guess|until|till|unless|reason|like) )im(?= (?:a|an|the|not|so|very|sorry|glad|just|still|really|also|too|in|at|on|afraid|curious|tired|new|stuck|lost|here|always|never|pretty|quite|worried|confused|about|all|happy|aware|open|against|only|sure|unsure|from|with|of|my|your|ur|no|one|done|gonna|over|under|well|ok|fine|good|bad|right|wrong|dead|proud|scared|nervous|old|young|back|more|less|exhausted|shocked|surprised|interested|keen|convinced|told|currently|probably|definitely|actually|honestly|usually|normally|slightly|shattered|starting|\p{L}{3,14}ing)\b) => I am
  {C}ive(?= \p{L}) => I have
  (?<=\b(?:and|but|so|n|if|because|bc|that|what|all|where|as|since|how|think|tbh|time|first|worst|best|case|one) )ive(?= \p{L}) => I have
  \bive(?= (?:been|had|never|ever|seen|just|always|only|noticed|started|tried|used|done|given|lost|heard|read|found|already|got)\b)(?<!\d ive|\bon ive) => I have
  \bits (?={is}\b(?! (?:own|way)\b)) => it is~
  {S}its (\p{L}{3,}(?: \p{L}{3,})?){E} => it is $1
  (?<=\b(?:says?|said|thinks?|thought|think|because|bc|cos|know|knows|shows|showed|sure|that|if|since|told me|told|read on \p{L}{2,10}|claims|insists|reckons|hope|guess) )its (?=\p{L}+{E}|past|in|on|at|not|no|just|poison) => it is~
  {C}its (?=(?:\d+|two|three|four|five|six|\p{L}{3,14}ed) ) => it is~
  it is (?=been\b|gone (?:up|down|from|on)\b|got\b|taken\b|become\b|had\b) => it has~
  \bit is gone in => it is gone in
  \bthats(?= \p{L}) => that is
  \bthats it\b => that is it
  \b(what|who|how|where|when|why|there|here)s(?= (?:the|a|an|ur|your|everyone|everybody|my|our|his|her|this|that|best|going|no|been|any|with|it|he|she|also|some|nothing|still|always|only|next|right|normal|wrong|happening)\b) => $1 is
  \b(what|who|there|how|it|that) is (?=been\b) => $1 has~
  \bwhen is the last time (?:u|you|anyone|y'?all) (?=saw|gave|used|did|had|tried|checked) => when was the last time you~
  \bwhen is the last time\b => when was the last time
  \b(what|where|how) r\b => $1 are
  \blets (?=not|all|go|be|talk|stop|start|discuss|say|make|use|try|get|do|see|keep|remember|normalise|normalize|hear|have|just|please|face|take|give|look)\b => let us~
  ! {C}[Hh]es (?!\d|130|200|fluid|solution|starch|was|is|vs) => he is~
  (?<=\b(?:and|but|n|so|because|bc|if|as|since|now|while|when|says|thinks|that) )hes (?!\d|fluid|solution|starch|was|is|vs) => he is~
  \bshes(?= \p{L}) => she is
  \b(he|she|it) is (?=been\b|had\b|lost\b|gained\b|developed\b|failed\b|tried\b|refused\b|got\b|become\b|already had\b|already been\b|never had\b|never been\b|always been\b|always had\b|just been\b|just had\b|only had\b|gone from\b|started on\b(?!$)) => $1 has~
  \b(should|could|would|must|might)(?:ve|'ve|a)(?= \p{L}) => $1 have
  \b(should|could|would|must|might) of(?= (?:been|had|\p{L}{2,10}(?:ed|en|ne|wn))\b) => $1 have
  \b(you|u|they|we)(re) (?=not|all|the|a|in|on|going|gonna|still|so|too|just|using|giving|doing|right|wrong|looking|treating|seeing|worried|really|only|always|never|trying|sure|allowed|meant|supposed)(?<!\bwere )\b => $1 are~
  \btheyll\b => they will
  \byoull\b => you will
  \bitll\b => it will
  \bthatll\b => that will
  \btheyd\b(?= (?:{verb})\b) => they would
  \byoud\b(?= (?:{verb})\b) => you would
  \b(?:youd|u'?d)(?= (?:{verb})\b) => you would
  \bya'?ll\b => you all
  \b(?:ive|i've) got (?=a|an|the|this|two|three|2|3|one|another|my|no|some) => I have~
  \bi've (?=\p{L}) => I have~
  \bI have got (?=a|an|the|this|two|three|\d|one|another|my|no|some) => I have~
  ! (?<=\b(?:we|i|they|u|you|should|to|will|would|cant|can|could|must|not|it) )b (?=(?:scared|worried|able|careful|aware|sure|good|great|ok|fine|happy|safe|nice|a|the|in|on|honest|fair|kind|quick|there|here|wrong|right|better|worse|more|less|very|so|too|done|given|helpful|interested|useful|wary|seen|\p{L}{3,12}ing|\p{L}{3,12}ed)\b) => be~
  {S}(?:u|you|u guys|you guys|u lot|you lot|you all)\? => What would you do?
  \bim (?=gonna|going to|not sure|so |sure|really|very) => I am~
  \b(everyone|someone|anyone|nobody|everybody|anybody)s\b => $1's
  ! (?<=\b(?:tell|told|give|gave|got|ask|asked|let|see|saw|send|sent|treat|put|keep|of|stop|take|show|warn|all|get) )'?em\b => them
  {S}never (?=seen|heard of|heard that) => I have never~
  {S}had to (?=tell|call|explain|break the news|google|look|ask|chase|beg|argue|escalate|datix) => I had to~
  {S}so (?=tired|happy|sad|proud|confused|frustrated|angry|annoyed|grateful|relieved|excited|nervous|worried|stressed|exhausted)(?!\w* am) => I am so~
  \bw/in\b => within
  \b(what|where|how|why|when|who) (else )?(?:u|you) (\p{L}{2,12}?)(?:ing|in)(?=\?|{E}| with| for| on| next) => $1 $2are you $3ing
  ! \bpics\b => pictures
  {C}its (?=(?:\p{L}{2,14} ){1,3}(?:until|til|till|unless|because|bc|anyway|again|not|for)\b) => it is~
  (?<=\b(?:and|or|but) )i (?=(?:am|do|go)\b|\p{L}{3}) => I~
  // Pronouns and persons.
  \b(?:u|you) (?:guys|lot)(?=\?) => you
  \b(?:u|you|ya) guys => you
  \b(?:how|what) (?:about|abt) (?:u|ya)\b => what about you
  \bare r\b => are
  ! (?<=\b(?:\p{L}{2,14}s|people|ppl|children|women|men|they|you|u|we|who|team) )r (?=\p{L}{2,12}ing\b|all\b|not\b|so\b|too\b|very\b|down\b|still\b|the\b|being\b|half\b|most\b|now\b|on\b|in\b|at\b|always\b|just\b|really\b|never\b|ok\b|fine\b|u\b|you\b) => are~
  (?:{C}|(?<=\b(?:or|and|but|so|why|how|where|what|when|if) ))r (?=u|you|we|they|people|ppl|there|your|ur|these|those|any|the|half|most|all|some|my|our)\b => are~
  {C}u (?=(?:cannot|will not|do not|did not|should not|would not|could not|guys|all|both|are|r|can|can't|cant|could|cld|would|wld|should|shld|will|wont|have|hv|haven't|havent|had|need|gotta|wanna|know|think|do|does|don't|dont|did|didn't|didnt|might|must|may|want|use|see|get|got|never|always|ever|also|just|only|still|really|give|say|said|mean|agree|were|ok|guys|prob|probably)\b) => you~
  {C}u(?=\?) => you
  (?<=\b(?:if|when|because|bc|that|think|hope|like|since|as|while|unless|whether|what|where|how|why|until|till|and|but|so) )ur (?=\p{L}{3,14}ing\b)(?!(?:training|teaching|meeting|feeling|nursing|hearing|breathing|understanding|reading|prescribing|dressing|screening|imaging|nothing|morning|evening|building|funding|staffing) ) => you are~
  \burs\b => yours
  \burself\b => yourself
  // "88-92 ppl!!" addresses the readers.
  \b(?:ppl|(?<!\b(?:high|low|auto|intrinsic) )peeps)\b(?! (?:test|skin|score|\d|of|were|above|below))(?!(?<=\d%? ppl)[!?.]|(?<=\d%? ppl)\s*$) => people
  \bfolks (?=with|who|on|in|that) => people~
  // Small words.
  ! {S}[rR] (?=(?:\p{L}{3,14} )?\p{L}{3,14}s (?:ok|okay|safe|fine|good|worth|useful|allowed|still|any|even|better|needed|really|actually|all|just|overrated|effective)\b) => are~
  ! (?<=\p{L}{3} )n (?=(?:was|is|are) (?:told|sent|given|now|still|started|admitted|discharged|seen|not|then|never|just)\b) => and~
  ! (?<=[\p{L}\d)?%] )n (?=[\p{L}(])(?!of |is |was |are |type|terminal|acetyl|positive|negative|stage|status|nodes?\b|category|waves?\b) => and~
  (?<=[\p{L}\d)] )&(?= [\p{L}\d]) => and
  ! (?<=[\p{L}\d)] )nd (?=[\p{L}]) => and~~
  ! (?<=\p{L}{2} )w (?=[\p{L}\d]) => with~
  \bw(?:\/|-)?out\b => without
  \bw/(?! ?o\b|out)(?= [\p{L}\d\uE000]) => with
  \bw/(?!o\b|e\b|out)(?=[\p{L}\d]) => with~
  \b(?:bcos|becos|becuz|bcz|bcs|bcoz|bcause|cos|cuz|coz|cus|'cause|b/c)\b(?! (?:lab|theta|test))(?<!\b(?:hep|hepatitis|vitamins?|type|types|group|groups|grade|stage|class|category|option|options|plan|influenza|flu|part|level) b/c) => because
  (?<=[\p{L}]{2} )bc (?=\uE000|(?:of|i|im|it|its|he|hes|she|shes|they|we|you|u|the|a|an|my|his|her|our|their|no|this|that|pt|pts|patients?|there|theres|everyone|nobody|insurance|someone|what|why|ppl|people|ive)\b) => because~
  \babt\b(?= (?:the|a|an|my|this|that|it|his|her|their|how|what|when|whether|ur|your|these|those|him|them|to|\d[\d.,]*|half|all|using|giving|starting|stopping|\p{L}{3,12}ing|\p{L}{4,12})\b)(?<!(?:on|iv|po|start|oral|finish) abt) => about
  \bfrm\b => from
  (?<=[\p{L}\d)] )@ (?=our|the|my|home|work|night|least|a|this|what|all|your|ur) => at~
  \bnite\b => night
  ! (?<=\b(?:read|saw|seen|posted|post|asked|advertised|heard|found|sharing|shared|viral|comments|mums|parents|people|all over|stuff|it|this|that) on )(?:fb|FB)\b => Facebook
  ! (?<=\b(?:on|via|from|my|the|a|our|this) )(?:fb|FB)(?= (?:group|groups|page|post|posts|thread|live|messenger)\b) => Facebook
  \b(?:outpt|o/p)\b => outpatient
  \boutpts\b => outpatients
  \b(?:inpt)\b => inpatient
  \binpts\b => inpatients
  \b(ur|your|my|our|the) go to (?=for|drug|abx|antibiotic|agent|in|regimen|dose|option) => $1 go-to~
  \b(?:til|till|untill)\b => until
  \b(?:tho|tho')\b => though
  \baltho\b => although
  \b(?:wat|wot|wut)\b => what
  \b(?:shld|shud|shuld|shd)\b => should
  \b(?:cld|cud|culd)\b(?! be? score) => could
  \b(?:wld|wud|wuld)\b => would
  \b(?:hv|hve)\b => have
  (?<=\b(?:i|you|u|we|they|who|to|should|shld|would|could|cld|might|may|will|must|ppl|people|pts|patients|kids) )hav\b => have
  \b(?:sth|smth|sthg|somethin|sumthin)\b => something
  \bnothin\b => nothing
  \b(?:jst|jus)\b => just
  \bnxt\b => next
  \blil\b => little
  \bconvos\b => conversations
  \bconvo\b => conversation
  \b(stop|stopped|stopping|stops|quit|quitting|withdrawn|ceased|discontinued)(?: (it|them|smoking|drinking|opioids|her|his|the \p{L}{3,14}))? cold turkey\b => $1 $2 abruptly
  \bgoing cold turkey\b => stopping abruptly
  \b(?:to|and|should|can) go cold turkey\b => to stop abruptly
  \bwent cold turkey\b => stopped abruptly
  \b(?:v|vv|vry) (?=unwell|sick|high|low|common|rare|important|useful|good|bad|painful|keen|happy|tired|anxious|well|old|young|small|large|quickly|helpful|confused|sad|worried|tricky|hard|easy|different|similar|mild|severe|tender|swollen|interesting|interested|clear|unlikely|likely|effective|expensive|cheap|safe|slow|fast|short|long|thin|frail|hot|cold|pale|much|few|little|early|late|distressed|agitated|drowsy|dry|itchy|sore)\b => very~
  \brlly\b => really
  \b(?:pls|plz|plss+|plzz+|plse)\b(?<!(?:with|has|of|for|mild|dx) pls) => please
  \b(?:thx|thnx|tnx|thanx)\b => thanks
  \b(?:gonna|gunna)\b => going to
  \b(?:wanna)\b => want to
  \b(?:hafta)\b => have to
  \btryna\b => trying to
  \bneeda\b => need to
  \bgimme\b => give me
  \b(?:gotta)\b => have to
  \bhave have to\b => have to
  \bsupposably\b => supposedly
  \bkinda (?=\p{L}) => somewhat~
  \bsorta (?=\p{L}) => somewhat~
  (?<!\b(?:test|clinical|low|high|intermediate|moderate|the|a|your|ur|no|big|main|only|another|any|same|real|my|our|his|her|their|biggest|what|one) )\b(?:probs|prolly|prob) (?=not|be|a|the|just|will|would|going|gonna|need|needs|ok|fine|too|is|are|was|has|have|viral|bacterial|safe|best|worth|more|better|overkill) => probably~
  \b(?:obvs|obv|obvi)\b => obviously
  \b(?:def|deffo|defo|defs|definately|definitly) (?=not|be|a|the|would|will|need|needs|going|worth|have|has|is|was|had|give|start|stop|use|do|get|check|more|too|seen|helps) => definitely~
  \b(?:esp) (?=in|if|when|with|for|after|w/|on|the|at|since|those|pts|patients|kids|elderly|older|young|women|men|early|late|as|because|bc) => especially~
  \b(the|an) approx\.? (?=\p{L}) => $1 approximate~
  \bapprox\.(?= [\p{L}\d]) => approximately
  \bapprox\b => approximately
  \bposs (?=to|that) => possible~
  \bpossib\b => possibly
  \batm{E}(?<!\d atm) => at the moment
  \batm(?=,) => at the moment
  (?<=[\p{L})] )rn{E}(?<!(?:an?|the|my|our|as|by|grad|icu|ed|er|charge|nicu|student|and|registered|is|am|i'm|im) rn) => right now
  \basap{E} => as soon as possible
  \b(?:imo|imho|jmho)\b => in my opinion
  (?<=[\p{L})\d] )(?:in my opinion|to be honest|as far as I know|if I remember correctly){E} => , $0
  \bafaik\b => as far as I know
  \bafaict\b => as far as I can tell
  \b(?:iirc)\b => if I remember correctly
  \b(?:tbf)\b => to be fair
  \b(?:tbh)\b => to be honest
  \b(?:fwiw)\b => for what it is worth
  \b(?:btw)\b => by the way
  \bfyi\b => for your information
  \bnvm\b => never mind
  \b(?:aka|a\.k\.a\.?) (?=the|a) => also known as~
  \beg\b (?=\p{L}) => e.g.~
  \b(?:irl)\b => in practice
  \b(?:yday|yest|ystrdy|y'day|yesty|ysterday)\b => yesterday
  \bwkends\b => weekends
  \b(?:wkend|wknd|w/e)\b(?! \d) => weekend
  \b(?:wkly)\b => weekly
  \b(?:yrly)\b => yearly
  \b(?:mthly)\b => monthly
  \b(?:mins) (?=away|later|ago) => minutes~
  \bappt\b => appointment
  \bappts\b => appointments
  \brecs\b => recommendations
  \bdiff (?=between|btw) => difference~
  (?<=\b(?:the|any|a|no|big|huge|main|much) )diff (?=in\b) => difference~
  (?<=\bwhat(?: is|'s|s) the )diff\b => difference
  (?<=\b(?:do|does|doing|did|manage|treat|done) (?:it|this|things|that|them) )diff(?:erent)?\b => differently
  \bany(?:thing)? diff\b => any difference
  \bthe amt of (?=ppl|people|pts|patients|times|kids|drs|doctors|referrals|nurses|students) => the number of~
  \bthe amount of (?=people|pts|patients|times|kids|doctors|referrals|nurses|students) => the number of~
  \bamt\b => amount
  \b(?:dept)\b => department
  \bhosp\b => hospital
  \bdrs\b => doctors
  \bdocs\b => doctors
  \b(?:info)\b => information
  \b(?:btwn|btw|b/w) (?=the two|\d) => between~
  \bstud(?:s)? nurse\b => student nurse
  \b(?:alot)\b => a lot
  \ba lot of ppl\b => many people
  \b(?:aswell)\b => as well
  \b(?:incase)\b => in case
  \b(?:infact)\b => in fact
  \b(?:eachother)\b => each other
  \b(?:everytime)\b => every time
  (?<=[\p{L}\d)] )(?<!\b(?:and|or|but|so|yes|no) )please{E} => , please
  \b(says?|said) (yes|no|fine) (?=(?:the )?\p{L}+ (?:says?|said)\b) => $1 $2,~
  \b(whats|what is|what's) the max (?:u|you) give of => what is the maximum dose you give of
  \bmax (?=dose|rate|of|daily|per|time|number|duration|amount|volume|age) => maximum~
  ! ALL (?=the|of|my|our|these|those|your|patients|pts|staff|day|night|we|you|this|that|doses|women|men|children|adults)\b => all~
  ! NO (?=evidence|one|longer|way|benefit|need|point|reason|signs?|idea|more|fever|history|response|antibiotics|steroids|other|role|difference|improvement|change|place)\b => no~
  ! OR (?=just|not|we|is it|should|do|does|a|the)\b => or~
  // Slang.
  \b(?:fucking|f\*+ing|f\*+king|frickin'?|fricking|freaking|freakin'?|effing|flippin'?|flipping|goddamn|goddam|friggin'?)(?: hell)?\b(?= \p{L})(?! (?:out|the|over|up|around|and|or|me|him|her|them|you)\b) => _
  \btoo (?:damn|bloody|darn) => too
  \bso (?:damn|bloody|darn) => so
  \b(?:damn) (?=good|high|hard|near|well|thing|obvious|tired|sure|low|fast|slow|expensive|guidelines?|computer|system) => _
  \b(?:pissed off|p\*+ed off|hacked off|cheesed off)\b => annoyed
  \b(?:what|why|how) the (?:hell|heck|f\*+k?|fuck) => $0
  \bwhat the (?:hell|heck|actual f\w*) (?=is|do|are|should|did) => what~
  \bwhy the (?:hell|heck) => why
  \bhow the (?:hell|heck) => how
  \b(?:shit|sh\*t|crap|cr\*p|sh1t) (?=evidence|idea|outcomes?|plan|study|trial|data|practice|day|shift) => poor~
  \b(?:a )?(?:shit|crap|sh\*t|butt|shed)[- ]?loads? of\b => a lot of
  \b(?:tons|loads|heaps|oodles|bucketloads|stacks|a ton|a load|a bunch|a shedload) of (?=people|ppl|pts|patients|kids|cases|rsv|flu|referrals|times|evidence|studies|side) => many~
  \b(?:many) (?=rsv|flu|evidence|covid|norovirus) => a lot of~
  \b(?:i )?reckon (?=it|its|this|that|we|he|she|they|the|there) => I think~
  (?<=, |\. )([\p{L} ]{3,30}?) i reckon => I suspect $1
  \bkiddos?\b => children
  \bkids\b(?! (?:wards?|clinics?|weight|bp|bloods|airway|parents|morphine|dose|meds|medications|notes|ecg|mum|dad|chart|antibiotics|school|teeth|temperature|asthma|diabetes|epilepsy|eczema|constipation|obesity|inhalers?|sats|diet|behaviour|skin|results|health)\b) => children
  (?<!\b(?:i|we|not|us|to|you|don't|dont|no|let's|who|they) )kid\b(?! (?:you|yourself|ourselves|myself|himself|gloves|brother|sister)\b) => child
  \blittle ones\b => young children
  \bold lad(?:y|ie) => elderly woman
  \bold ladies\b => elderly women
  \b(?:lady)(?! luck| of the| doctor) => woman
  \b(?:bloke|chap|dude|fella|geezer|guy) (?=with|who|on|in|came|had|has|presented) => man~
  \b(?:jabs)\b => vaccinations
  \b(?:jab)\b => vaccination
  \btummy (?=pain|ache|ache|symptoms|exam|bug) => abdominal~
  \btummy\b(?! (?:time|tucks?)\b) => abdomen
  \bpee(?:ing)\b => passing urine
  \bpooing\b => opening bowels
  \bloo\b => toilet
  \b(?:super|proper|well|mega|dead|hella) (?=sick|unwell|tired|confused|useful|helpful|rare|annoying|frustrating|worried|common|high|low|important|interesting|happy|nervous|anxious|busy|sad|poorly|rubbish) => very~
  \brubbish (?=evidence|at|idea|plan|access) => poor~
  \b(?:gonna be) => going to be
  \bfeeling (?:rubbish|crap|crappy|shit)\b => feeling unwell
  (?<=\b(?:am|is|are|was|were|been|i'm|im|he's|she's|they're|we're|still|now|{C}) )freaking out\b => very worried
  \bfreaking me out\b => worrying me
  \bdriving me (?:mad|nuts|crazy|insane|up the wall)\b => frustrating me
  \bgoing (?:nuts|mental|ballistic)\b => very upset
  \bhands up who\b => who
  (?<!\b(?:he|she|i|we|you|u|they|pt|patient|i'm|im|he's|hes|she's|shes|they're|we're|family|mum|mother|mom|dad|father|baby|consultant|everyone|was|were|am|feel|feels|felt|he is|she is|they are|we are|you are|i am) )\b(?:ok|okay|alright) (?=to|in|for|with|while|during|if|w/) => acceptable~
  (?<=\b(?:is|are|it|be|this|that|w/|still|also|generally|usually|\p{L}{5,16}(?:xx)) )(?:ok|okay)(?=\?|{E}|,) => acceptable
  (?<!\b(?:you|u|everyone|all|they|he|she) )\b(?:ok|okay)(?=\?) => acceptable
  \b(says?|said) (\p{L}{5,16}) (?:ok|okay){E} => $1 $2 is acceptable
  \b(tsh|t4|hb|crp|wcc|b12|folate|ferritin|renal function|kidney function|platelets|inr|glucose|mri|spirometry|blood tests|axr|cxr|ecg|ct|bloods|u&es|lfts|tfts|echo|urine|vitals|obs) (?:ok|okay)(?=[.,;]|$) => $1 normal
  {S}(?!still|also|all|now|always|really|actually|probably|usually|normally|safe|was|is|are|would|does|do|can|could|should|was|has|have|what|how|why|when|who|it|i|we|you|he|she|they|that|this|there|any)([^.,;:?!\n]{3,60}) (?:ok|okay|acceptable|safe) (in|for|with|during|while|if|after|before|at) (?=[^.!?\n]{1,80}\?) => is $1 acceptable $2~
  \bb?cuppa\b => tea
  \b(?:nope|nah)(?=,) => no
  \b(?:yep|yup|yeah|yea|yeh|ya)(?=,) => yes
  \bthru\b => through
  \b(?:ciao|laters|later gators|xoxo){E} => _
  \b(?:legit|literally|lit|lowkey|highkey|honestly|basically|totally|like literally) (?=the|a|no|every|never|just|has|is|had|does|can|i|he|she|so|every|nothing|everyone|nobody) => _
  \bgot told (?=by|to|off|that|i|it|we|no) => was told~
  \bgot told\b => was told
  \btold off\b => reprimanded
  {S}just was told => I was just told
  {S}had (?=our (?:first|1st|second|2nd|third|3rd) (?:more )?(?:pts|patients|cases|admissions|kids|children|deaths|arrests|codes|serotonin|referrals|measles|complaints|of these|of them|near misses|codes|calls)\b) => we had~
  {S}just (?=got (?:my|back|off|home|called|asked)\b|got the (?:results?|new|latest|cochrane|guideline|paper|email)|failed my|passed my|finished|read|watched|realised|realized|came across|spent|saw|met|admitted|diagnosed|found out) => I just~
  {S}got (?=\d today|called|asked|one today) => I got~
  {S}had (?=a (?:lady|woman|man|guy|pt|patient|gentleman|case|child|kid|baby|girl|boy|family|mum|mother)|an (?:elderly|old|inpatient|outpatient)|my (?:first|1st)|another|this (?:pt|patient|lady)) => I had~
  {T}(?:wondering|just wondering) (?=if|whether|what|how|about|abt) => I am wondering~
  {T}(?:looking for (?=advice|tips|ideas|recommendations|suggestions|opinions|help|guidance|evidence|a (?:good|second|leaflet|protocol))|thinking of|thinking about|going to (?=start|stop|give|try|switch|refer|ask|call|add|admit|send)|leaning towards|writing a|confused about|confused by|curious about|curious if|curious whether|tired of|sick of|so tired of|soo+ tired of|keen to (?=hear|know|see)|unsure (?=if|whether|how|what|about)|not sure (?=if|whether|how|what|why|about|where)|so happy|so glad) => I am $0
  {S}(?:saw|just saw|met|seen) (?=(?:an?|my|this|the|another|\d|two|three) (?:\p{L}{2,12} |\d{1,3}-year-old )?(?:pt|patient|pts|patients|lady|woman|man|guy|girl|boy|child|kid|case|cases|baby|gentleman|bloke|\p{L}{3,12} syndromes?)\b|my first|my 1st) => I saw~
  {T}(?:think (?=(?:that|this|it|its|it's|we|they|he|she|you|u|i)\b(?! through\b))|read (?=that\b|(?:this|about) [^.?!\n]{0,60}\b(?:today|yesterday|recently|last|somewhere|online)\b)|(?:learned|learnt|realised|realized|noticed|wonder|thought|hope|guess|heard|love|hate|agree) (?=that|about|how|this|it|we|your|ur|if|why)|(?:need|want|would love|could use) (?=some advice|advice|help|tips|opinions|suggestions|your|ur|a second opinion|ideas)) => I $0
  {S}(?:first|1st) (?=solo|time (?:doing|performing|using|leading|running|intubating|seeing|prescribing)) => My first~
  \bback me up\b => please support me
  `,
  macros,
);
