import { parseRules } from './rewrite-rules';

const macros = {
  role: String.raw`(?:mental health nurse|mh nurse|paediatric nurse|trainee nurse|nurse practitioner|advanced practitioner|clinical nurse specialist|charge nurse|ward manager|matron|biomed|biomedical scientist|pharmacy technician|health care assistant|healthcare assistant|theatre practitioner|gp|physio|dietitian|dietician|nurse|midwife|wound care nurse|tissue viability nurse|stoma nurse|diabetes nurse|theatre nurse|research nurse|new grad (?:rn|nurse)|newly qualified nurse|dentist|pharmacist|paramedic|podiatrist|optometrist|vet|surgeon|cardiologist|radiologist|psychiatrist|psychologist|anaesthetist|anesthetist|anesthesiologist|hospitalist|intensivist|neurologist|oncologist|paediatrician|pediatrician|dermatologist|geriatrician|urologist|nephrologist|endocrinologist|rheumatologist|gastroenterologist|pathologist|obstetrician|gynaecologist|haematologist|ophthalmologist|optician|doula|phlebotomist|radiographer|sonographer|audiologist|chiropractor|osteopath|hca|sho|resident|intern|registrar|consultant|med student|medical student|student nurse|student midwife|speech therapist|occupational therapist|respiratory therapist|physiotherapist|physical therapist|care home nurse|icu nurse|ed nurse|district nurse|community nurse|practice nurse|scrub nurse|theatre nurse|ward nurse|night nurse|school nurse|ed doc|er doc|family doctor|junior doctor|dental nurse|dental hygienist|hygienist|community pharmacist|hospital pharmacist|ward pharmacist|clinical pharmacist|health visitor|social worker)`,
  specialty: String.raw`(?:oncology|cardiology|cards|renal|nephrology|gi|gastro|neuro|neurology|icu|ed|em|a&e|er|paeds|peds|paediatric|pediatric|derm|dermatology|psych|psychiatry|ortho|orthopaedic|surgical|surgery|anaesthetic|anaesthesia|anesthesia|id|micro|microbiology|endocrine|endo|diabetes|haematology|haem|hematology|rheum|rheumatology|resp|respiratory|obs|ob|gynae|obstetric|geriatrics|geris|palliative|pal care|palliative care|radiology|pharmacy|nursing|physio|physiotherapy|dental|ent|urology|vascular|stroke|transplant|neonatal|nicu|picu|primary care|gp|maternity|theatre|community|ward)`,
  people: String.raw`(?:guys|guyz|folks|gals|lads|ladies|lasses|gang|fam|peeps|ppl|people|all|everyone|everybody|team|mates?|dudes?|bros?|friends|chaps|y'?all|hive ?mind|med ?twitter|brains trust|docs|doctors|colleagues|docs of (?:this|the) app|again|there|both|crew|legends|hun|hon|boss|chief)`,
  address: String.raw`(?:guys|guyz|folks|lads|ladies|gang|fam|peeps|ppl|mates?|dudes?|bros?|chaps|gals|y'?all|hive ?mind)`,
  /** A question or a request after a form of address; after an auxiliary, its subject: "ladies are" states something. */
  asks: String.raw`(?:(?:ha(?:s|ve|d)|does|do|did|is|are|r|can|could|would|should) (?:i|we|you|u|anyone|anybody|any1|someone|it|this|that|there|they|he|she|any|the|my|our)|anyone|anybody|any1|any|what|whats|how|hows|quick|need|who (?:do|does|is|should|would|else|here)|why|when|where|which|pls|plz|please|i|i'm|i've|ive|i'd|my|im|we|we're|we've|got|remember|dont|don't|stop|just|this|it|if|there|look|check|u|you)`,
  bye: String.raw`(?:lol+|lo+l|lmf?ao+|rofl|smh|fml|ffs|ngl|ha(?:ha)+|he(?:he)+|xd|innit|jk|ikr|omfg|omg|wtf|eek|oof|ugh+|argh+|sigh|yikes|facepalm|phew|whew|meh|welp|gah|bleh|eugh|grr+|pfft|woo+|yay+|huzzah|er+m+|um+)`,
  remark: String.raw`(?:wild|bonkers|mad|madness|insane|crazy|nuts|unreal|mental|shocking|mind ?blown|just saying|just sayin|rant over|end rant|end of rant|rant done|/rant|that is all|that's all|thats all|thats it thats the post|that's it that's the post|that's the post|thats the post|that's the tweet|thats the tweet|that is the tweet|proud of me|fight me|don'?t @ me|asking (?:for|4) a friend|send help|no cap|for real|fr fr|fr|jmo|mic drop|guilty|mate|dude|bro|iykyk|ykwim|you know what i mean|know what i mean|u know|peace out|peace|classic|legend|good times|fun times|what a day|what a shift|what a night|living the dream|story of my life|only in (?:the )?nhs|need coffee|coffee time|bless|rip me|sorry not sorry|so there|end of|hot take|my bad|yolo|im dead|i'm dead|im done|i'm done|i cant even|i can't even|cant even|kill me|no words|speechless|cool|cool cool|cool cool cool|send snacks|send coffee|send wine|literally shaking|big yikes|big oof|tho lol|over and out|you're welcome|ur welcome|you are welcome|go figure|just my 2 cents|just my two cents|my 2 cents|my two cents|hope that makes sense|if that makes sense|hope this makes sense|whoop whoop|get in|happy days|sad times|gutted|fuming|absolute scenes|scenes)`,
};

/** Greetings, forms of address, fillers and closing remarks, which a formal post omits. */
export const openings = parseRules(
  String.raw`
  {S}(?:hi|hiya|hello|hey)(?: there)?,? @ ?(?:all|everyone)[,.!:;]? => _
  \bpeads\b => paeds
  {S}(?:good )?(?:morning|afternoon|evening|day),? {people}(?: {people})?[,!.:;]{0,5} => _
  {S}(?:good (?:morning|afternoon|evening|day)|morning|evening)[!,.]+(?= ) => _
  {S}(?:hi|hiya|hello|hey|heya|heyy+|yo|howdy|sup|wassup|oi|hullo|greetings|ello|hallo)(?: there| again)?,? {people}(?:,? (?:and|n|&) {people})?(?: of (?:this app|reddit|twitter|the internet))?[,!.:;]{0,5} => _
  {S}(?:hi|hiya|hello|hey|heya|heyy+|howdy|hullo|greetings|sup|yo)(?: there| again)?[,!.:;]+(?= ) => _
  {S}(?:hi|hiya|hello|hey|heya|heyy+|howdy)(?: there| again)? (?={asks} ) => _
  {S}(?:hi|hiya|hello|hey|heya) (?=(?:midwives|nurses|dentists|pharmacists|physios|dietitians|surgeons|cardiologists|gps)[,:]) => _
  {S}(?:happy|merry) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|new year|christmas|weekend)(?:,? {people})?[,!.:;]+(?= ) => _
  {S}(?:hope (?:you are|you're|youre|ur|everyone is|everyone's|all) (?:all )?(?:well|ok|good|doing well))[,!.]+(?= ) => _
  {S}wdyt[:,]? (?=\p{L}|\d) => what do you think:~
  \bwdyt\b\??{E} => what do you think?
  {S}whatevs?{E} => _
  {S}{address}[,:!.;]+(?= ) => _
  {S}(?!ppl|peeps)(?!{address} (?:i|we|you|u) (?:(?:\p{L}{2,10} ){0,2}with|see|know|treat|meet|admit|discharge|scan)\b){address} (?={asks} ) => _
  {S}(?:ppl|peeps) (?=(?:what|how|whats|hows|any|anyone|any1|does|quick|pls|please|stop|dont|don't|why) ) => _
  ,? {address},? (?:ffs|lol|lmao|smh|please|pls|omg){E}(?<!\b(?:tell|told|of|for|to|with|these|those|the|my|our|some|most|many|old|young|sick|help|all|more|and|in|by|from) {address},? (?:ffs|lol|lmao|smh|please|pls|omg)) => _
  (?<=[?.!] ){address}{E} => _
  ,? {address}(?!(?<=(?:^|[.!?\n] )[\p{L}&-]{2,16},? {address})\?)(?<!\b(?:for|of|to|with|in|from|like|than|about|on) (?:(?!the|your|ur|my|our|his|her|this|that|it|them|him|me|us)\p{L}{2,14} ){1,2}{address})(?<!\b(?:these|the|those|two|old|young|my|our|for|of|in|with|as|by|to|most|some|all|other|bad|good|big|poor|sick|few|many|white|medical|nursing|lay|u|you|and|n|&|ur|your|which|what|older|younger|sicker|high|low|auto|intrinsic|little|nice|lovely|home|bed|class|team|check) {address}|\d%? {address})(?<!\b(?:dont|don't|not|doesnt|doesn't|didnt|didn't|cant|can't|cannot|wont|won't|never|to|will|can|could|would|might|may|must|should|just|and|they|we|i|always|still) (?!worry|worries|panic|forget|bother|cry|know|agree|wait|happen|come|go|sleep|think|work|stop|help|start|give|laugh|relax|learn|do|be|have|that|it|this|fine|ok|good|great)\p{L}{2,14} {address})(?<!\b(?:kill|kills|killed|killing|harm|harms|harmed|hurt|hurts|helps|helped|helping|treat|treats|treated|treating|save|saves|saved|saving|scare|scares|scared|teach|teaches|warn|warned|ask|asked|tell|told|upset|confuse|confuses|lose|lost|losing|miss|misses|ignore|ignores|between|against|without|among|towards?|via) {address}){E} => _
  // "Sats 88-92 ppl!!": a range of a target is no number of persons.
  ,? {address}(?<=\b(?:aim|aiming|target|targets|sats|spo2|goal) (?:[^.!?\n]{0,30} )?\d{1,3}[-–]\d{1,3}%? {address}){E} => _
  {C}(?:ok|okay|right|alright|well|anyway|anyways|so yeah|yeah so|yeah|ok so|okay so|right so|oh|ooh|um+|uh+|er+m|hmm+|welp|damn|dang|geez|jeez|gosh|wow|woah|whoa|ah+|aw+|argh+|ugh+|gah|oof|yikes|eek|blimey|crikey|lordy|bruh|dude|bro|oh my god|oh my gosh|omg|omfg|wtf|lol+|lmf?ao+|ha(?:ha)+|ngl|not gonna lie|not going to lie|cant lie|can't lie|real talk|no joke|honest to god|i swear|i swear to god|listen|look|like),(?= ) => _
  {S}(?:ok|okay|right|alright)[.!…]+(?= ) => _
  {S}(?:ok so|okay so|right so|so yeah|yeah so|so like|and like|omg so|omg|omfg|ugh+|um+|uh+|hmm+|welp|woah|whoa|wow|oof|yikes|lmf?ao+|ngl|lowkey|highkey|gah|argh+|bruh|not gonna lie|not going to lie|can'?t lie|real talk|no joke|ok but|oh and)(?: but)? (?!at |good |bad |how |when |while |fever |and |or ) => _
  ! {S}[Oo]h (?=(?:i|I|my|the|and|but|how|what|well|yes|no|we|it|this|that|dear|for)\b) => _
  {S}(?:wtf|ffs)[,!]* (?=(?:i|we|he|she|they|it|you|u|there|this is|that is|that was|stop|why|who|please|pls|don'?t|just) ) => _
  {S}(?:so|soo+) (?=(?:i|we|he|she|they|it|the|my|a|this|there|today|yday|yesterday|turns out|had|apparently|who|what|how|whats|does|do|is|are|can|has|anyone|pt) ) => _
  {S}(?:lol+|lmf?ao+|haha+) at (?=the|my|this|whoever|people|a|those|these) => I was amused by~
  {S}(?:don'?t @ me|dont at me|unpopular opinion|hot take|controversial(?: opinion)?|probably controversial)(?:,| but|:|, but)+(?= ) => _
  {S}come on,? (?:guys|people|ppl|everyone|folks)[,.!]?(?= ) => please
  {S}bloody (?=epr|computers?|it system|system|printer|epic|emr|ehr|phones?|bleep|management|nhs) => _
  {S}any ({specialty}|peds|paeds) (?:people|ppl|folks|docs|peeps|experts|gurus|bods) (?:around|here|about|on here|awake|out there|in)\? => are any $1 colleagues here?
  {S}((?:burnt out |tired |new |junior |med |medical |surgical |anaesthetic |ortho |paeds |icu |ed )?)reg here(?=[.!;:]|\s*$|\s) => I am a $1registrar
  {S}({role}) q(?:uestion|n)?(?:[:,-]+| -)(?= ) => A question from a $1:
  {S}(?:ot|o\.t\.) here, => I am an occupational therapist.
  {S}(?:ot|o\.t\.) here(?=[.!;:]|\s*$) => I am an occupational therapist
  {S}(?:pt) here(?=[.!,;:]|\s*$) => I am a physical therapist
  {S}(?:slt|slp) here(?=[.!,;:]|\s*$) => I am a speech therapist
  {S}(?:odp) here(?=[.!,;:]|\s*$) => I am an ^o^d^p
  {S}quick (?:q|qn|ques|question)(?: (?:for|to) (?:you |the )?(?:all|guys|everyone|hive ?mind|hive|group|ppl|u guys|you guys))?(?:[:,.-]+| -)(?= ) => A quick question:
  {S}(?:dumb|silly|stupid|daft|noob|newbie|basic|probably (?:dumb|silly|stupid)|maybe (?:dumb|silly|stupid)|probs (?:dumb|silly|stupid))(?: a)? (?:q|qn|question)(?: (?:maybe|probably|i know|alert))?(?: but|[:,-]+| -)(?= ) => A basic question:
  {S}(?:genuine|serious|honest|random|general) (?:q|qn|question)(?:[:,-]+| -)(?= ) => A question:
  {S}(?:nsg|nursing) q(?:uestion)?(?:[:,-]+| -)(?= ) => A nursing question:
  {S}(?:q|qn|ques)(?:[:,-]+| -)(?= ) => A question:
  \bquick q\b => quick question
  {S}(?:til|today i learned|today i learnt)(?: that)?[:,]?(?= (?!\d)) => Today I learned that
  {S}(?:reminder|friendly reminder|gentle reminder|daily reminder|psa reminder)(?: to all)? that => Please remember that
  {S}(?:tl;?dr|tldr)[:,]?(?= ) => In summary:
  {S}(?:ps|p\.s\.?)[:,]?(?= (?:i|the|we|it|dont|don't|please|pls) ) => _
  (?:^|[,;–-] |(?<=[.!?…] )){remark}[.!]*(?=\s*$) => _
  {S}(?:(?:hey|hi|hiya|hello|dear) )?((?:{role})s|midwives)(?: of (?:this|the) app| of (?:twitter|reddit)| out there| here| on here| in here)?(?:[,:.!]| -)(?= (?:[^?]{5,700})\?) => a question for $1:
  {S}(?:(?:hey|hi|hiya|hello|dear) )?((?:{role})s|midwives)(?: of (?:this|the) app| of (?:twitter|reddit)| out there| here| on here| in here)?(?:[,:.!]| -)?(?= (?:[^?]{5,700})\?)(?= (?:do|does|is|are|how|what|when|which|would|can|could|should|any|anyone|who (?:is|does|should|would|else|has)|why|if|pt|a|my|gbs|\d|i|have|has|has|quick|need|help|the|in|for|u|you)\b) => a question for $1:
  {S}(?:hey |hi |hiya |hello |dear )?({specialty}) (?:friends|folks|peeps|ppl|people|colleagues|team|gurus|experts|lot|crew|docs|doctors|bros|twitter)(?: of (?:this|the) app| out there| here| on here)?(?:[,:.!]| -)?(?= (?:[^?]{5,700})\?) => a question for $1 colleagues:
  (?<=[\p{L}\d)?.!,] ){bye}(?: x+)?{E} => _
  (?<=\b(?:confused|tired|busy|sick|scary|annoying|rude|weird|stressful|wild|lazy|slow|dodgy|nervous|hungry|bored|angry|mad|crazy|sus|awkward|painful|expensive|bad|grim|messy|annoyed|stressed|worried|suspicious|boring|cool|proud|clever|sketchy|hard|lost) )(?:af|as fuck|as f\*+k){E} => _
  (?:many )?(?:thx|thanks|thank you|tnx|thnx|ty|cheers|ta)(?: (?:so|v|very) much| a (?:lot|lots|million|bunch|ton)| loads| heaps| in adv(?:ance)?)?(?:,? {people})?(?: in adv(?:ance)?)? x+{E} => thanks
  (?<=[.!?)\n…] )(?:many )?(?:thx|thanks|thank you|tnx|thnx|thanx|ty|tysm|tyvm|cheers|ta|much appreciated|appreciate it)(?: (?:so|v|very) much| a (?:lot|lots|million|bunch|ton)| loads| heaps)?(?:,? {people})?(?=[.!,]*\s*$) => Thank you
  (?<=\?[^\n]{0,300}[.!?)\n…] |\? )tia(?:,? {people})?(?: x+)?(?=[.!,]*\s*$) => Thank you in advance
  (?<=[.!?)\n…] )(?:(?:many )?(?:thx|thanks|thank you|tnx|ty) in adv(?:ance)?)(?:,? {people})?(?=[.!,]*\s*$) => Thank you in advance
  (?<=[.!?)\n…] )x+(?=\s*$) => _
  (?<=\p{L}{2} )(?:xx+)(?=\s*$) => _
  {S}((?:gp|anaesthetic|core|surgical|medical|psychiatry|psych|paediatric|paeds|o&g|ortho|radiology|foundation|acp|emergency medicine|em|icu|internal medicine|specialty) trainee|f1|f2|fy1|fy2|ct1|ct2|st[1-8]|acp|anp|odp) here, => I am a $1.
  {S}((?:gp|anaesthetic|core|surgical|medical|psychiatry|psych|paediatric|paeds|o&g|ortho|radiology|foundation|acp|emergency medicine|em|icu|internal medicine|specialty) trainee|f1|f2|fy1|fy2|ct1|ct2|st[1-8]|acp|anp|odp) here(?=[.!;:]|\s*$) => I am a $1
  {S}((?:ed |er |icu |a&e |p(?:a)?ediatric |peds |paeds )?{role}) here, => I am a $1.
  {S}((?:ed |er |icu |a&e |p(?:a)?ediatric |peds |paeds )?{role}) here(?=[.!;:]|\s*$|\s) => I am a $1
  `,
  macros,
);
