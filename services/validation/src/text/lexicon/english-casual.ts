import { parseRules } from './rewrite-rules';

const macros = {
  role: String.raw`(?:gps?|physios?|dietitians?|dieticians?|nurses|midwives|dentists|pharmacists|paramedics|podiatrists|optometrists|vets|surgeons|cardiologists|radiologists|psychiatrists|psychologists|anaesthetists|anesthetists|anesthesiologists|hospitalists|intensivists|neurologists|oncologists|paediatricians|pediatricians|dermatologists|geriatricians|urologists|nephrologists|endocrinologists|rheumatologists|gastroenterologists|pathologists|obstetricians|gynaecologists|haematologists|hematologists|ophthalmologists|radiographers|sonographers|audiologists|registrars|consultants|residents|students|health visitors|speech therapists|occupational therapists|physiotherapists|everyone|anyone|colleagues)`,
  people: String.raw`(?:ppl|people|peeps|folks|folk|gang|lot|crew|bods|guys|docs|doctors|team|teams|nerds|geeks|experts|gurus|whizzes|types|friends|hive mind|twitter|world|brains|lads|ladies|colleagues)`,
  adjective: String.raw`(quick|general|genuine|honest|serious|random|basic|another|final|practical|clinical|simple|sincere)`,
  question: String.raw`(?:q|qn|ques|qs|question)`,
  rest: String.raw`(?=(?:how|what|whats|why|when|who|which|does|do|is|are|can|could|should|would|has|have|if|any|anyone|in|for|where|did|at|with|my|i|we|pt|after|before|does)\b)`,
};

/** Words and phrases of speech, each with its formal form; the specialties of a question that is addressed to them. */
export const casual = parseRules(
  String.raw`
  // Questions to a group.
  {S}gen {question}\b => general question
  {S}(?:dumb|silly|stupid|daft|noob|newbie) {question} (?=for|to) => basic question~
  {S}(?:a )?(?:{adjective} )?{question} (?:for|to) (?:all |any |all the |the |our |my |you )?({role})(?: here| out there| on here)?(?:,|:| -|\.\.\.|…)? {rest} => a $1 question for $2:~
  {S}(?:a )?(?:{adjective} )?{question} (?:for|to) (?:all |any |all the |the |our |my |you )?([\p{L}&]{2,16}(?: (?:care|medicine|surgery|health))?) {people}(?: here| out there| on here)?(?:,|:| -|\.\.\.|…)? {rest} => a $1 question for $2 colleagues:~
  {S}{adjective} {question}(?:,|:| -)? (?=(?:how|what|why|when|who|which|does|do|is|are|can|could|should|would|has|have|if|any|anyone|where|did)\b) => a $1 question:~
  \ba  question => a question
  \ba another question => another question
  \ba (?=(?:honest) question) => an~
  {S}(?:this is )?(?:a )?(?:bit|kinda|kind of|slightly|totally|completely|very)? ?random(?: one| question| q)?,? but (?=\p{L}) => this may be an unusual question, but~
  {S}(?:this is )?(?:a )?(?:bit|slightly|kinda|kind of) (?:of )?(?:a )?(?:niche|odd|weird|strange|off topic|off-topic)(?: one| question| q)?,? but (?=\p{L}) => this may be an unusual question, but~
  {S}(?:this )?(?:might|may|prob|probs|probably|possibly)(?: well)?(?: be)?(?: a)?(?: really| very)? (?:dumb|silly|stupid|daft|basic|obvious)(?: question| q| one)?,? but (?=\p{L}) => this may be a basic question, but~
  {S}(?:dumb|silly|stupid|daft) (?:question|q),? but (?=\p{L}) => this may be a basic question, but~
  {S}(?:sorry,? )?(?:it'?s )?(?:a )?long (?:one|post|read)(?:,? (?:sorry|soz|apologies))?[,.!:;-]*(?= \p{L}| \d) => I apologise for the long post.
  {S}(?:sorry|apologies),? (?:it'?s )?(?:a )?long (?:one|post|read)[,.!:;-]*(?= \p{L}| \d) => I apologise for the long post.
  {S}optom here => optometrist here
  {S}(?:physio) here => physiotherapist here
  {S}anaesthetic reg here => anaesthetic registrar here
  \b(a|the|our|my|his|her|their|an|another|ward|private|community|chest|msk|icu|your|locum) physio(?= (?:says?|said|who|told|thinks|wants|here|came|is|was|and|with)\b|{K}) => $1 physiotherapist
  // Beside these specialties they are physiologists.
  (?<!\b(?:cardiac|cardio|cardiology|respiratory|resp|ep|echo|device|devices|pacing|pacemaker|sleep|vascular|neuro|neurophys|clinical|audio|gi|icd|ppm|exercise) )physios\b => physiotherapists
  \boptoms\b => optometrists
  \bpharmas\b => pharmacists
  {S}(?!anyone|everyone|colleagues)({role})(?: of (?:this|the) app| of (?:twitter|reddit)| out there| on here| in here| here)?(?:,| -|:)? (?=(?:how|what|when|why|which|where|do|does|would|should|is|are|can) (?:do|does|would|should|is|are|can|you|u|your|it|else|often|much|many|long)\b) => a question for $1:~
  {S}(?:big |massive |huge |quick |special )?(?:shout[- ]?out|props|kudos|hats off) to (?=\p{L}) => thank you to~
  {S}any (?!anyone|everyone|colleagues)({role}) (?:here |out there |on here |in here )?(?=(?:tried|used|seen|had|done|got|given|managed|treated|come across|heard|worked|switched|started)\b[^.?!\n]{0,200}\?) => have any $1~
  {S}any (?!anyone|everyone|colleagues)({role}) (?:here |out there |on here |in here )?(?=(?:using|doing|giving|seeing|offering|prescribing|working|still|going)\b[^.?!\n]{0,200}\?) => are any $1~
  {S}any (?!anyone|everyone|colleagues)({role}) (?:here |out there |on here |in here )?(?=(?:use|know|do|have|give|recommend|prescribe|see|offer|work)\b[^.?!\n]{0,200}\?) => do any $1~
  {S}(?:worst|best|hardest|saddest|scariest|weirdest|funniest|biggest|main|strangest|toughest|trickiest) (?=(?:part|thing|bit|case|problem|issue|day|shift|night|moment|advice|mistake|reason|question|decision) (?:of|about|is|was|i|so|this|with|that|for|in|to)\b) => the $0
  {S}took (?=(?:me|us) (?:\d|an?|ages|over|about|nearly|almost|forever|two|three|the|half)) => it took~
  (?<=\b(?:is|are|was|were|seems|looks|a bit|pretty|rather|kind of|somewhat) )meh(?= |{K}) => unconvincing
  \b(a thing|enough|again|anymore|any more) (?:people|ppl|folks)(?=[.!]|\s*$) => $1
  \b(anyone|someone|everyone|nobody|no one|somebody|everybody|anybody) elses\b => $1 else's
  {S}(anyone else's|anybody else's) (\p{L}+(?: \p{L}+)?) not (\p{L}{2,14}ing) (?=[^.?!\n]{0,200}\?) => is $1 $2 not $3~
  (?<=\p{L}{2}(?:ine|one|ol|in|am|ate|ide|lone|pam|iate|ioid|otic) )scripts\b => prescriptions
  ! (?<=\b(?:without|of|for|to|with|than|like|at|about|from|behind|around|\p{L}{3,12}ing) )u(?=\?|{K}| (?:on|in|at|for|to|with|about|if|that|and|when|but|or|all|guys)\b)(?<!\b(?:during|following|including|units? of|vitamin|\d) u) => you
  ! (?<=\b(?:patients|pts|people|they|we|you|kids|children|results|lfts|tests|guidelines|nurses|doctors|beds|meds|medications|wards|numbers|drugs|relatives|families|parents|symptoms|these|those|levels|options|notes|who|there|\p{L}{3,12}(?:les|ers|nts|ies|ies|ngs|rds|cks|als|ons|tes|ets)) )r (?=\p{L}{3,})(?!(?:base|basal|basilar|mid|crackles|creps|lobe|arm|leg|knee|hip|shoulder|elbow|wrist|ankle|foot|hand|eye|ear|breast|kidney|lung|upper|lower|sided?|iliac|mca|fronto|parietal|temporal|hemi|chest|flank|groin|calf|thigh|facial|ventric|atri|coron|bundle|heart)\w*) => are~
  {S}(?:honestly|seriously|genuinely|literally|ugh+|sigh|wow|oof|yikes|madness|rant|argh+)[.!…]+(?= ) => _
  {C}(anyone's|anybody's) (\p{L}+(?: \p{L}+)?) (\p{L}{2,14}ing) (?=[^.?!\n]{0,200}\?) => is $1 $2 $3~
  (?<=[\p{L}\d)]) i guess{E} => , I suppose
  (?<=[\p{L}\d)]), i guess{E} => , I suppose
  \bof what mate(?=[.?!]|\s*$) => of what?
  \bbair hugger\b => ^bair ^hugger
  \bobs trained\b => obstetrics-trained
  {T}happy with (?=(?:that|this)\b(?! (?:\p{L}+ ){0,4}being)) => I am happy with~
  \bwho's (?=(?:responsible|in charge|on call|your|going|the|with|right|wrong|using|doing|looking|had)\b) => who is~
  who is had => who has had
  {C}its (?=(?:\p{L}{2,12} )?(?:season|winter|summer|friday|monday|christmas|time)\b) => it is~
  \b(\d{1,4}) fold\b => $1-fold
  \b(for|by|in|of|at|after|to|only|takes?|took|waited|cost|costs) like (?=\d) => $1 about~
  \bsoln\b => solution
  {S}(?:you|u)(?: guys| all)? ever (?=(?:see|use|get|notice|give|do|feel|find|wonder|think|wish)\b) => do you ever~
  {S}(?:you|u)(?: guys| all)? ever (?=(?:seen|used|had|noticed|given|done|felt|found)\b) => have you ever~
  {S}do you ever see (?=\p{L}{2,14} \p{L}{2,14} left\b) => have you ever seen~
  (?<=[\p{L}\d)\uE000])(?<!\b(?:said|says|say|many|no|with|of|much|get|got|give|our|my|to|a|big|and|huge|more|usual|as always|please|always|will|would|should|can|could|must|might|may|not|never|they|i|we|you|people|patients|families)) (?:thx|thanks|thank you|ty)(?: (?:so|very) much)?(?=[.!]*\s*$) => , thank you
  {C}(?:pt's|patient's) (?=\p{L}) => the patient's~
  {S}dear (?=(?:radiology|ortho|ed|gps?|medics|surgeons|pharmacy|management|orthopaedics|icu|colleagues|nurses|doctors|cardiology|micro|trust|it|labs?|biochem|haem)\b) => _
  \bppls\b => people's
  {S}any of (?:you|u)(?: guys| lot| all)? (?=\p{L}{2,12}ing\b) => are any of you~
  {S}any of (?:you|u)(?: guys| lot| all)? (?=(?:use|do|have|give|know|see|offer|prescribe|recommend|work|get|check|still|ever|routinely)\b) => do any of you~
  {S}any of (?:you|u)(?: guys| lot| all)? (?=(?:used|tried|seen|had|done|got|given|managed|switched|started|read|been|worked|come)\b) => have any of you~
  {S}(reminder|update|question|warning|tip|announcement|correction)!+ (?=\p{L}) => $1:~
  (?<=[\p{L}\d)])(?<!\b(?:i think|should|would|could|can|must|might|may|will|do|did|that|far as|what|all|than|people|someone|everyone|so|do|whom|one|as|if|because|and|but|ones|patients|thing|doctor|nurse|only|first|colleague|colleagues)) i know{E} => , I know
  (?<![(!])!{1,9}(?=\)) => _
  {S}ty to (?=\p{L}) => thank you to~
  (?<=[\p{L}\d)])(?<!\b(?:should|would|could|can|must|might|may|will|did|what|as|that|do|than|like|so|how|who|where|why|which|the|a|if|and|but|because|people|ones)) i think{E} => , I think
  (?<=\p{L}{2}|['’\uE000\d)%]) lo+l,? (?=(?:i|we|they|he|she|it|you|u|this|that|the|my|nobody|everyone|im|its)\b) => .~
  (?<=\p{L}{2}) lo+l,? (?=(?:but|so|and)\b) => ,~
  (?<=\p{L}{4})(?<!\b(?:says?|said|think|thought|check|hope|sure|know|knows|believe|like|told|feel|that|because|guess|swear|wish|glad|afraid|mean|means|when|while|since|though|although|until|unless|whether|where|what|realise|realised|suppose|knew|just|then|giving|given|give|gave)) im (?=(?:a|an)\b) => , I am~
  {S}(?:sorry|apologies|forgive me) if (?:this|it|that)(?: is|'s|s) (?:a )?(?:really |very |bit of a |bit )?(?:dumb|silly|stupid|basic|daft|obvious|random)(?: q| question| one)?,? but (?=\p{L}) => this may be a basic question, but~
  {S}(?:lady|woman),? (\d{2,3})(?=,| (?:with|w/|on|who)\b) => a $1-year-old woman
  {S}(?:man|gentleman|gent|bloke|chap),? (\d{2,3})(?=,| (?:with|w/|on|who)\b) => a $1-year-old man
  \b(mother|mum|mom|baby|babies|both) (?:ok|okay){E} => $1 well
  \b(of the|this|the|next|last|per|all) wk\b => $1 week
  \bxmas\b => ^christmas
  (?<=\b(?:days|times|nights|today|tonight|here|then|mornings) )its (?=\d|(?:the|just|a|all|not|only|like)\b) => it is~
  // After a number without a comma it is a unit: 'vitamin K 2 mg'.
  ! (?<=(?:phosphate|potassium|calcium|sodium|phos|K|Ca|Na)(?: \d[\d.]*,(?: and)?| \d[\d.]* and|,(?: and)?| and)? )mg(?= [0-2]\.\d|,| and|{E}) => ^mg
  ! (?<=(?:phosphate|potassium|calcium|sodium|phos|K|Ca|Na) \d[\d.]* )mg(?= [0-2]\.\d) => ^mg
  ! (?<=^|[.!?,;] )mg (?=[0-2]\.\d) => ^mg~
  \bpost dose\b => after the dose
  \b(hours|hour|minutes|days) after dose\b => $1 after the dose
  {S}([\p{L} ]{3,24}) (?:ppl|people|peeps|folks|folk|gang|crew|lot):(?= ) => $1 colleagues:
  \b(?:thats|that's|that is) it,? (?:thats|that's|that is) the (?:post|list|tweet|message|rule|whole post)(?: x+)?(?=[.!]*\s*$) => _
  {S}new here(?=[.!,]) => I am new here
  {S}new here and (?=\p{L}) => I am new here and~
  \b(monday|tuesday|wednesday|thursday|friday|saturday|sunday) pm\b(?! \d) => $1 afternoon
  \b(monday|tuesday|wednesday|thursday|friday|saturday|sunday) am\b(?! \d) => $1 morning
  \bsoo+n\b => soon
  \(!{1,9}\) => _
  {S}(?:k|kk) (?=(?:so|just|but|i|we|now)\b) => _
  (?<=\p{L}{3}) its (?=20\d\d\b) => ; it is~
  \beli5\b => explain simply
  \bhrly\b => hourly
  \bsusp\b => suspension
  \b(crush|crushed|crushing|swallowed|swallow) tabs\b => $1 tablets
  // Quantity.
  (?<!\b(?:viral|axial|glycaemic|glycemic|bacterial|heavy|mechanical|high|low|cyclic) )\b(?:loads|tons|heaps|oodles|stacks|shedloads?|a ton|a load|a whole bunch|a metric ton|a shedload) of (?=\p{L}) => a lot of~
  \bso a lot of\b => so many
  \ba bunch of (?=\p{L}) => a number of~
  \b(?:a )?zillions? of\b => a very large number of
  \ba couple (?=(?:weeks|days|months|hours|years|patients|pts|times|of)\b)(?!of) => a couple of~
  {S}(?:a )?couple of (?=(?:pts|patients|questions|things|points)\b) => a couple of~
  // Evaluation.
  (?<=\b(?:is|are|was|were|be|been|somewhat|pretty|really|very|quite|so|rather|bit|totally|absolutely|utterly) )(?:rubbish|crap|shit|shite|pants|garbage)(?= |{K}) => poor
  (?<=\b(?:of|with|on|in|such|some|this|that|the|more|from|despite|his|her|a|and) )(?:rubbish|crap|crappy|shitty|shite|garbage) (?=evidence|sleep|access|veins?|handover|referrals?|documentation|notes|outcomes?|data|study|stud(?:y|ies)|trial|paper|rota|staffing|equipment|control|diet|response|guidelines?|prognosis|quality|compliance|adherence|plan) => poor~
  (?<=\b(?:the|this|that|all|more|any|some|his|her) )(?:rubbish|crap)(?= (?:you|they|we|that)\b) => nonsense
  \ba pile of (?:rubbish|crap|shit)\b => of poor quality
  \b(?:does|do) my head in\b => frustrates me
  \bdoing my head in\b => frustrating me
  (?<=\b(?:is|are|was|such|being|isn't|total|real|absolute|complete|massive|huge|right|royal) )(a )?pain in the (?:arse|ass|neck|butt)(?= to\b|{E}|,) => $1nuisance
  \bno[- ]brainer\b => straightforward decision
  \bgame[- ]changer\b => major advance
  (?<=\b(?:is|are|was|were|be|absolutely|totally|completely|that's|it's|completely|bang|been) )spot on(?= |{K})(?! (?:the|his|her|their|my|your|x-?ray|ct|mri|left|right|upper|lower|chest|lung|skin)\b) => correct
  \bbang on (?=time|schedule|\d) => exactly on~
  \bhit and miss\b => inconsistent
  \bhit or miss\b => inconsistent
  \bcrazy (?=high|low|busy|expensive|long|fast|hard|tired) => extremely~
  \binsanely (?=\p{L}) => extremely~
  \b(?:ridiculously|stupidly|crazily|wildly) (?=high|low|busy|expensive|long|short|common|difficult|hard|slow|easy) => extremely~
  \b(?:dodgy) (?=knee|hip|back|ecg|heart|valve|ticker|tummy|stomach|lfts|bloods|kidneys|liver|results?|gallbladder|mole|rhythm|lung) => abnormal~
  \bticker\b => heart
  \bgas(?:ed)? (?=up) => $0
  // Speech.
  {C}how come (?=(?:\p{L}+ ){2}) => why is it that~
  \bwhat is the deal with\b => what is the position on
  \bwhat'?s the deal w(?:ith\b|/(?=\s)) => what is the position on
  \bwhat is up with (?=\p{L}) => what is the reason for~
  \bwhats up with (?=\p{L}) => what is the reason for~
  \bjust saying{E} => _
  \b(says?|said) no to (?=\p{L}) => $1 no to~
  \b(what|why|how|who|where) the (?:hell|heck|fuck|f\*+k?|f|flip|actual fuck) (?=is|are|do|does|did|should|would|can|has|was) => $1~
  \b(?:no clue|not a clue|haven't a clue|havent a clue|no idea) (?=why|what|how|if|where|whether|who) => no idea~
  \b(chase|chased|chasing) up\b => $1
  (?<=\b(?:to|and|we|i|just|can|will|must|should|then|let's|so) )crack on(?= with\b|{K}) => continue
  \bcracking on(?= with\b|{K}) => continuing
  \bget rid of\b => remove
  \bgot rid of\b => removed
  \bgetting rid of\b => removing
  \bend(?:ed)? up in (?=\p{L}) => $0
  \b(?:a )?heads[- ]up(?=[:,] ) => for information
  {S}(?:just )?(?:a )?(?:quick |gentle )?heads[- ]up(?: that)? (?=\p{L}) => please note that~
  {S}(?:psa|pro ?tip|protip|top tip|hot tip|life ?hack|ward hack)[:!-]+(?= (?!\d|<|>|normal|raised|was|is|of)) => a reminder:
  {S}(?:fyi|fya)[:,-]+(?= ) => for your information,
  {S}(?:unpopular opinion)[:,-]+(?= ) => this may be an unpopular opinion:
  {S}(?:rant|vent|mini rant|moan|quick rant|rant time|rant alert|rant incoming)[:!.,-]+(?= ) => _
  {S}(?:sos|help)[:!]+(?= \p{L}) => please help:
  {S}(?:case|interesting case|cool case|weird case|fun case|great case|nice case)(?: of the (?:day|week)| today| for (?:u|you)(?: all| guys)?| alert| time)?[:!-]+(?= ) => a case:
  {S}(?:cool|fun|weird|crazy|wild) (?=case|paper|study|finding|ecg|presentation|fact) => interesting~
  {S}(?:great|good|nice|cool|fab|brill|lovely|excellent|super|interesting|useful) (?:lil|little|short|new|wee|recent) (?=paper|study|review|trial|article|guideline|editorial|rct|podcast|talk|video|summary|cohort|meta-analysis)(?=[^.?!\n]{0,40} (?:on|about|in|from)\b) => this is a good short~
  {S}(?:great|good|nice|cool|fab|brill|lovely|excellent|super|interesting|useful) (?=(?:paper|study|review|trial|article|editorial|rct|podcast|talk|video|summary|cohort|meta-analysis) (?:on|about|in|from|by)\b) => this is a good~
  \bwild (?=that (?:we|the|they|this|so|nobody|people)) => remarkable~
  \b(?:brill|fab|ace|awesome|epic|sick|mint) (?=job|work|team|idea|talk|paper|teaching|resource|course|podcast|summary|thread|colleagues?|nurses?|result|outcome) => excellent~
  \b(?:bloody|blooming|ruddy|flaming|sodding) (?=good|brilliant|useless|ridiculous|hard|awful|annoying|expensive|tired|late|early|stupid|obvious|frustrating|difficult|fantastic|great|marvellous|lovely|rota|nightmare|shame|mess|thing|time|forms?|paperwork) => _
  \b(?:gosh )?darn(?:ed)? (?=\p{L}) => _
  \bnightmare\b(?= to (?:get|cannulate|find|book|reach|contact|manage)) => very difficult
  \ba very difficult to => very difficult to
  \b(?:the )?wee small hours\b => the early hours
  \bmiddle of the nite\b => middle of the night
  \boff sick\b => on sick leave
  (?<=\b(?:i am|i'm|we are|we're|feel|feeling|so|absolutely|totally|completely|i was|team is|staff are|everyone is) )(?:knackered|shattered|wiped out|wrecked|pooped|cream crackered)(?= |{K}) => exhausted
  \bknackered\b(?! (?:knee|hip|joint|valve|kidney|back|shoulder)) => exhausted
  \bgobsmacked\b => astonished
  \bgutted\b => very disappointed
  \bchuffed\b => delighted
  \bmiffed\b => annoyed
  \bpeeved\b => annoyed
  \bpissed (?=at|that|about|because) => annoyed~
  \bbummed (?=out|about|that) => disappointed~
  \bdisappointed out\b => disappointed
  \bstoked\b => delighted
  \bfreaks me out\b => worries me
  \bscares the (?:hell|crap|shit|life) out of me\b => frightens me
  (?<=\b(?:i|we|they|he|she|you|someone|somebody|really|i've|have|has|had|who) )(?:screwed|stuffed|cocked) up(?= (?:and|but|again|badly|with|when|because|today|yesterday|the|my|our|his|her)\b|{K}) => made an error
  (?<=\b(?:i|we|they|he|she|you|someone|somebody|pharmacy|lab|really|i've|have|has|had|who) )messed up(?= (?:and|but|again|badly|with|when|because|today|yesterday)\b|{K}) => made an error
  \bmade an error (?=(?:the|my|our|his|her)\b) => made an error with~
  \bthey did not even (?=bother) => they did not~
  \bkeeps? banging on about\b => repeatedly mentions
  \bbanging on about\b => repeatedly mentioning
  \bhang on\b => wait
  \bhold on{K} => wait
  \bgive (?:us|me) a shout\b => contact me
  \b(?:drop|ping|shoot|dm|pm|inbox) me (?=a|an|if|for|your|ur)(?:a (?:dm|pm|msg|message|line|note|text)|an email)? => contact me~
  \bdms? (?:are )?open\b => I welcome private messages
  \bmsg me\b => send me a message
  \b(msgs)\b => messages
  \bmsg\b => message
  \bhmu\b => contact me
  \blmk\b => let me know
  \bgr8ful\b => grateful
  \bsoz\b => sorry
  \bgonna have to\b => will have to
  \b(?:pita)\b(?= (?:to|of|for)) => nuisance
  // Words.
  \b(favs?|faves?)\b(?=$|[ .,?!:;]) => favourite
  \b(the|a|this|that|at|our|last|annual|virtual|next|first|national|international|good) conf\b => $1 conference
  \b(at|in|from|since|the|my|our|medical|med) uni\b => $1 university
  \b(?:vid)\b => video
  \b(?:vids)\b => videos
  \bpic\b => picture
  \bmums\b => mothers
  \bmoms\b => mothers
  \bmum's\b => mother's
  \bmom's\b => mother's
  \b(?:mum|mom|mummy|mommy)\b => mother
  \b(?:dads|daddies)\b => fathers
  \bdad's\b => father's
  \b(?:dad|daddy)\b => father
  \b(?:hubby|hubs)\b => husband
  \b(?:nan|nana|gran|granny|grandma)\b(?= (?:is|was|has|had|with|who|says|said|came|told)|{K}) => grandmother
  \b(?:grandad|granddad|grandpa)\b => grandfather
  \bteens\b(?<!\b(?:in (?:his|her|their|my|the)|early|late|mid|low|high|the) teens) => teenagers
  \bgrannies\b => elderly women
  \bnewbies\b => new colleagues
  \bnewbie\b => new colleague
  \b(a|the|his|her|their|repeat|new|my|written|for a|another|private|last|this) script(?= (?:for|of)\b) => $1 prescription
  (?<=\b(?:repeat|sign|signing|writing|wrote|write|these|those|new) )scripts\b => prescriptions
  \b1 ?tab\b => 1 tablet
  \b([2-9]|1\d) ?tabs\b => $1 tablets
  \b(the|his|her|these|those|their|sleeping|of|more|two|some) tabs\b => $1 tablets
  \boptions r\b => options are
  \b(?:ambo)\b => ambulance
  \bambos\b => ambulances
  \b(?:bleeped|bleep) (?=the|ortho|med|surg) => $0
  \b(?:tube) (?=him|her|them)(?<=\b(?:to|we|and|i|should|would|or) tube (?=)) => intubate~
  (?<=\b(?:was|were|got|been|be|is) )tubed\b => intubated
  \b(?:coded)\b(?= (?:in|on|at|twice|again|today|yesterday|this|last|overnight|during|before|after)) => arrested
  \bvitals (?=stable|normal|ok|okay|fine)\b => vital signs~
  \b(stable|normal|his|her|the|all|abnormal|repeat|full|basic) vitals\b => $1 vital signs
  \b(?:take|taking|took|taken|draw|drawing|drew|drawn) (?:some |his |her |the )?bloods\b => $0
  \bbloods (?=neg(?:ative)?|pos(?:itive)?|normal|unremarkable|abnormal|ok|okay|fine|show|showed|are|were|came|come|pls|please|taken|sent|pending|back|today|yesterday|all|including|incl|every|weekly|monthly|monitoring|only|just)\b => blood tests~
  (?<=\b(?:send|sent|sending|repeat|repeated|repeating|check|checked|checking|normal|routine|baseline|basic|his|her|the|coeliac|celiac|admission|morning|yesterday's|today's|refeeding|monitoring|thyroid|iron|fasting|more|my|our|chase|order|ordered|request|requested|no|any|all|full|initial|recent|latest|these|those|what|which) )bloods\b => blood tests
  {S}bloods(?=[:,]) => blood tests
  (?<=\b(?:blood tests|lfts|u&es|tfts|cultures|urine|scan|ct|mri|cxr|echo|swab|swabs|screen|serology|coeliac|ana|ttg|hiv|hep b|hep c) )neg\b(?=,| but| and| on| so| {0,1}$|[.;)]) => negative
  (?<=\b(?:blood tests|cultures|urine|swab|swabs|screen|serology|ana|ttg|hiv|pcr|dimer) )pos\b(?=,| but| and| on| so| {0,1}$|[.;)]) => positive
  \bneuts\b => neutrophils
  \blymphs\b => lymphocytes
  \beos (?=\d|of|were|are|count|high|raised|normal) => eosinophils~
  \bretics\b => reticulocytes
  \btrigs?\b(?= \d|,|\.| of| were| are| is| was| high| raised|{E}) => triglycerides
  \bchol (?=\d|of|is|was) => cholesterol~
  \balk phos\b => alkaline phosphatase
  \bcreat kinase\b => creatine kinase
  \bphos,(?= (?:mg|k|ca|na|mag)\b) => phosphate,
  {C}sats (?=\d) => saturations~
  (?<=\b(?:with|and|his|her|the|o2|oxygen|home|low|normal|good|poor|baseline|target|their|resting|maintain|maintaining|drop in|dropping|room air|check|w/|interfere with|affect) )sats\b => saturations
  \bsats (?=of|are|were|is|was|in|on|at|drop|dropped|dropping|down|fell|around|about|low|ok|fine|good|normal|stable)(?!(?:of|in|on|at|around|about|in the) \p{L}{0,4} ?\d{0,3}[^.?!\n]{0,40}please) => saturations~
  \bprehab\b => prehabilitation
  (?<!\b(?:alcohol|drug|in|to|for|cocaine|from) )\brehab (?=team|ward|unit|bed|beds|programme|program|goals?|potential|exercises?|class|classes|physio|place|centre) => rehabilitation~
  \b(?:pulmonary|pulm|cardiac|neuro|stroke|vestibular) rehab\b => $0ilitation
  \bpulm rehabilitation\b => pulmonary rehabilitation
  \bappts\b => appointments
  \bseb derm\b => seborrhoeic dermatitis
  \bafib\b => AF
  \bb[ -]?blockers?\b(?<=s) => beta-blockers
  \bb[ -]?blocker\b => beta-blocker
  \bca channel blockers?\b => calcium channel blockers
  \bd[ -]dimers?\b => D-dimer
  \bwells (?:score )?(?:of )?(?=\d) => Wells score~
  \bmini[- ]mental\b => Mini-Mental
  \b(rectal|vaginal|pelvic|physical|neurological|clinical|eye|abdominal|breast|skin|mental state|cranial nerve|testicular|knee|hip|shoulder|neuro) exam\b(?! (?:room|couch|gloves|light|result)) => $1 examination
  \b(?:on|o/) ?exam{K} => on examination
  \bo/e\b => on examination
  \b(?:e/o) (?=\p{L}) => evidence of~
  \bp/c:? (?=\p{L}) => presenting complaint:~
  \bo/n\b => overnight
  \bs/b (?=\p{L}) => seen by~
  \br/v (?=\p{L}) => review~
  \br/v{K} => review
  \bd/w (?=\p{L}) => discussed with~
  \bf2f\b => face-to-face
  \bfhx\b => family history
  \bfam hx\b => family history
  \bf/hx?\b => family history
  \bpmhx\b => PMH
  \b(?:newly|new) (?:dx|diag|diagnosis) (?!of\b|is\b|was\b|and\b|in\b|so\b|today\b|with\b|for\b|made\b|from\b|after\b|but\b|or\b|code\b)(?=\p{L}) => newly diagnosed~
  \bw/ (?:ppl|peeps)\b => with people
  \bdiag of\b => diagnosis of
  (?<=\b(?:was|were|been|is|are|got|recently|newly|just|first|initially|later) )dx (?=with|w/|as|at|in|by|last|today|yesterday|\d) => diagnosed~
  \bh'?rrhage\b => haemorrhage
  \bsubq\b => subcutaneous
  \bsub-?cut\b => subcutaneous
  \bneedle phobic\b => needle-phobic
  \bgluten free\b => gluten-free
  \bultrasound guided\b => ultrasound-guided
  \bct guided\b => CT-guided
  \bevidence based\b(?= \p{L}) => evidence-based
  \blong term (?=use|treatment|therapy|steroids?|outcomes?|effects?|opioids?|care|ppi|follow-?up|catheters?|anticoagulation|oxygen|antibiotics|data|risk|safety|results?|condition|conditions) => long-term~
  \bshort term (?=use|treatment|therapy|steroids?|outcomes?|effects?|opioids?|memory|antibiotics|data|risk|benefit|results?) => short-term~
  \b(?:first|1st)[ -]line (?=treatment|therapy|drug|agent|option|antibiotic|for|in|choice|is|management|med) => first-line~
  \bfollow up (?=appointment|clinic|scan|bloods?|ct|mri|imaging|visit|in clinic|letter|echo|call|study|data|plan) => follow-up~
  \bany more\b => any more
  {C}(?:smth|sth) like\b => something like
  // "u" as a person wherever a verb that needs one follows.
  ! (?<=(?:\p{L}{3}|\uE000) )u (?=(?:use|give|have|need|want|think|do|see|know|get|take|start|stop|check|prescribe|recommend|prefer|say|tell|ask|call|refer|admit|treat|bridge|load|find|keep|put|go|would|should|could|can|will|might|must|are|r|were|had|did|guys|all|still|ever|always|usually|normally|also|really|just|never|even|actually)\b)(?<!\b(?:vitamin|type|group|hepatitis|serum|urine|of|per) u ) => you~
  ! (?<=\b(?:do|does|did|would|wld|should|shld|could|cld|can|will|are|r|were|have|if|when|how|what|why|where|who|that|for|to|with|and|or|than|as|hope|thank|let|help|see|tell|give|of|many of|all of|most of|some of|any of|because|but|so|until|before|after|once|like) )u (?=\p{L}{2})(?!(?:waves?|wound|turn|slab|of|insulin|units?)\b) => you~
  \buve\b => you have
  \bu've\b => you have
  \bu're\b => you are
  \bu'll\b => you will
  \bu'd (?=\p{L}) => you would~
  \byouve\b => you have
  \btheyve\b => they have
  \bweve\b => we have
  \bshouldve\b => should have
  // Contractions.
  ! (?:{C}|(?<=\b(?:apparently|obviously|but|and|so|because|bc|that|if|when|while|like|maybe|perhaps|unless|until|though|although|honestly|clearly|however|yet|since|as|how|why|what|where|sure|think|guess|feel|know|say|says|said|me|yes|no|sorry|cause|cos|now|basically|seriously|literally|when|than|whether|n|check|hope|swear|mean|glad|afraid|told|thought|believe|guess|suppose|realise|realised|suspect|wish) ))[iI]m (?!inj\w*|adrenaline|epi\w*|ketamine|cef\w*|pen\w*|benz\w*|halo\w*|lora\w*|mida\w*|b12|vit\w*|steroids?|doses?|route|access|nail\w*|rods?|vacc\w*|depo\w*|gluc\w*|thiamine|ergo\w*|oxy\w*|synto\w*|diclof\w*|pabrinex|hydro\w*|olanz\w*|or|vs|and|iv|po|sc|doctors?|docs?|consultants?|residents?|physicians?|interns?|teams?|clinic|service|attendings?|wards?|boards?|programs?|\d+ ?(?:mg|mcg|g|ml|units?)|gent\w*|meth\w*|medroxy\w*|test\w*|aripip\w*|palip\w*|pethidine|morphine|anti\w*|prometh\w*|chlor\w*|cyclizine|droper\w*|zuclo\w*|flu\w*|tet\w*|mmr|hep\w*|given|stat|daily|weekly|monthly|is|was)(?=\p{L}|\d) => I am~
  {S}its (?=(?:me|you|us|him|them|her|mad|crazy|wild|insane|ok|okay|fine|safe|true|real|free|legal|normal|common|rare|hard|easy|sad|great|awful|happening|working|getting|back|over|only|just|all|always|never|not|like|been|time|worth|called|known|used|given|caused|defined|usually|often|probably|almost|still|also|more|less|better|worse|the|a|an|my|our|your|hardly|literally|actually|really|very|so|too|quite|pretty|basically|mostly|mainly|clear|important|possible|impossible|unlikely|likely)\b) => it is~
  (?<=\b(?:now|because|bc|but|so|if|when|think|maybe|apparently|unless|until|sure|means|say|says|said|told|knows?|though|although|since|where|hope|suspect|that|and now|and) )its (?=(?:me|you|us|him|them|mad|crazy|wild|insane|ok|okay|fine|safe|true|real|free|legal|normal|common|rare|hard|easy|sad|great|awful|happening|working|getting|over|only|just|all|always|never|not|like|been|time|worth|called|used|usually|often|probably|almost|still|also|more|less|better|worse|the|a|an|my|our|your|really|very|so|too|quite|pretty|mostly|mainly|clear|important|possible|impossible|unlikely|likely|viral|bacterial|benign|malignant|normal)\b) => it is~
  {C}its (?=\p{L}{3,16}(?:ed|ing|ic|ous|able|ible|ful|less|ive|ial|nal){K}) => it is~
  it is (?=been\b) => it has~
  {C}hes (?=(?:sweaty|well|fine|unwell|alert|awake|confused|drowsy|septic|stable|unstable|anuric|hypotensive|febrile|afebrile|tachycardic|better|worse|home|here|back|now|on|in|at|off|not|\d|\p{L}{3,14}(?:ing|ed|ic|ive|ous|al))\b)(?!\d+%|\d+/) => he is~
  \bhows (?=\p{L}) => how is~
  \bwhos (?=\p{L}) => who is~
  \bwheres (?=\p{L}) => where is~
  \bwhens (?=\p{L}) => when is~
  \bwhys (?=\p{L}) => why is~
  \bwhats (?=\p{L}) => what is~
  `,
  macros,
);

/** Tags, which hold a negation in another order. */
export const tags = parseRules(
  String.raw`
  // A dose that the author asks to have confirmed.
  (?<=\d ?(?:mg|mcg|g|ml|units?|iu|mmol|mg\/kg|mcg\/kg|ml\/kg|mg\/kg\/day|mcg\/kg\/min)),? (right|correct|yeah|yes|ok|okay|no)(?=\s*$|\s*\n) => , $1?
  (?<=\d ?(?:mg|mcg|g|ml|units?|iu|mmol|mg\/kg|mcg\/kg|ml\/kg)),? (right|correct|yeah|yes|ok|okay|no)(?=\?) => , $1
  ,? (?:isn't|isnt) (it|he|she|this|that|there){E} => , is $1 not
  ,? (?:aren't|arent) (they|we|you){E} => , are $1 not
  ,? (?:doesn't|doesnt) (it|he|she|this|that){E} => , does $1 not
  ,? (?:don't|dont) (they|we|you){E} => , do $1 not
  ,? (?:wasn't|wasnt) (it|he|she|this|that){E} => , was $1 not
  ,? (?:weren't|werent) (they|we|you){E} => , were $1 not
  ,? (?:shouldn't|shouldnt) (it|they|we|he|she){E} => , should $1 not
  ,? (?:can't|cant) (they|we|you){E} => , can $1 not
  \bwont (?=\p{L})(?!to\b) => will not~
  {C}(?:aint|ain't) (?=\p{L}{3,14}ing\b|a\b|the\b|no\b|got\b) => is not~
  `,
);

/** Names of days and months in short, after words that need one. */
export const days = parseRules(
  String.raw`
  (?<=\b(?:visit|assessment|clinic|appointment|appt|seen|review|list|theatre|surgery|shift|nights?|call|due|starts?|started|booked|held|today|update) )mon(?=:) => ^monday
  (?<=\b(?:visit|assessment|clinic|appointment|appt|seen|review|list|theatre|shift|nights?|call|due|starts?|started|booked|held|since|until|till|next|last) )(?:sun)(?=:|,? [\p{L}]+ \d|{K}) => ^sunday
  (?<=\b(?:on|since|until|till|til|by|next|last|this|from|every|for|before|after|tte|mri|ct|scan|clinic|theatre|surgery|back|due|booked|each|and|or|till) )mon(?= (?:am|pm|morning|night|afternoon|evening|and|or|to)\b|{K}) => ^monday
  (?<=\b(?:on|since|until|till|til|by|next|last|this|from|every|for|before|after|tte|mri|ct|scan|clinic|theatre|surgery|back|due|booked|each|and|or) )(?:tues?)(?= (?:am|pm|morning|night|afternoon|evening|and|or|to)\b|{K}) => ^tuesday
  (?<=\b(?:on|since|until|till|til|by|next|last|this|from|every|for|before|after|tte|mri|ct|scan|clinic|theatre|surgery|back|due|booked|each|and|or) )(?:weds?)(?= (?:am|pm|morning|night|afternoon|evening|and|or|to)\b|{K}) => ^wednesday
  \bthurs\b => ^thursday
  (?<=\b(?:on|since|until|till|til|by|next|last|this|from|every|for|before|after|tte|mri|ct|scan|clinic|theatre|surgery|back|due|booked|each|and|or) )thu(?= (?:am|pm|morning|night|afternoon|evening|and|or|to)\b|{K}) => ^thursday
  (?<=\b(?:on|since|until|till|til|by|next|last|this|from|every|for|before|after|tte|mri|ct|scan|clinic|theatre|surgery|back|due|booked|each|and|or) )fri(?= (?:am|pm|morning|night|afternoon|evening|and|or|to)\b|{K}) => ^friday
  (?<=\b(?:flight|clinic|appointment|theatre|surgery|wedding|exam|shift|fly|flying|flies|travelling) )sat{K} => on ^saturday
  (?<=\b(?:flight|clinic|appointment|surgery|wedding|exam|shift) )(mon|tues?|weds?|thurs?|fri|sun){K} => on $1
  (?<=\b(?:on|since|until|till|til|by|next|last|this|from|every|due|booked) )sat(?= (?:am|pm|morning|night|afternoon|evening)\b|{K})(?<!\b(?:o2|oxygen|venous|low|transferrin) sat) => ^saturday
  (?<=\b(?:on|since|until|till|til|by|next|last|this|every) )sun(?= (?:am|pm|morning|night|afternoon|evening)\b|{K}) => ^sunday
  (?<=\b(?:in|since|until|till|til|by|from|early|late|mid|last|next|of|this|before|after|for|\d{1,2}(?:st|nd|rd|th)?|between|to|and|work in) )jan(?= |{K}) => ^january
  (?<=\b(?:in|since|until|till|til|by|from|early|late|mid|last|next|of|this|before|after|for|\d{1,2}(?:st|nd|rd|th)?|between|to|and) )feb(?= |{K}) => ^february
  (?<=\b(?:in|since|until|till|til|by|from|early|late|mid|last|next|this|before) )(?:mar)(?= \d|{K}) => ^march
  (?<=\b(?:in|since|until|till|til|from|early|late|mid|last|next|this) )march(?=\b(?! of)) => ^march
  (?<=\b(?:in|since|until|till|til|from|early|late|mid) )may(?= \d|{K}) => ^may
  (?<=\b(?:in|since|until|till|til|by|from|early|late|mid|last|next|of|this|before|after|for|\d{1,2}(?:st|nd|rd|th)?|between|to|and) )apr(?= |{K}) => ^april
  (?<=\b(?:in|since|until|till|til|by|from|early|late|mid|last|next|of|this|before|after|\d{1,2}(?:st|nd|rd|th)?) )(?:aug|august)(?= |{K}) => ^august
  \bsept(?=,| \d| and| or| but|{K})(?<=\b(?:in|since|until|till|til|by|from|early|late|mid|last|next|of|this|before|after|for|and|to) sept) => ^september
  (?<=\b(?:in|since|until|till|til|by|from|early|late|mid|last|next|of|this|before|after|for|\d{1,2}(?:st|nd|rd|th)?|and|to) )sept(?= |{K}) => ^september
  (?<=\b(?:in|since|until|till|til|by|from|early|late|mid|last|next|of|this|before|after|for|\d{1,2}(?:st|nd|rd|th)?|and|to) )(?:oct)(?= |{K})(?! (?:scan|scans|shows?|showed|macula|of|imaging)) => ^october
  (?<=\b(?:in|since|until|till|til|by|from|early|late|mid|last|next|of|this|before|after|for|\d{1,2}(?:st|nd|rd|th)?|and|to) )(?:nov)(?= |{K}) => ^november
  (?<=\b(?:in|since|until|till|til|by|from|early|late|mid|last|next|of|this|before|after|for|\d{1,2}(?:st|nd|rd|th)?|and|to) )(?:dec)(?= |{K}) => ^december
  `,
);
