import { BEFORE_NUMBER } from './english-measured';
import { parseRules } from './rewrite-rules';

const macros = {
  beforeNumber: BEFORE_NUMBER,
  /** Words that no count precedes. */
  notCounted: String.raw`(?:an?|the|my|our|your|ur|his|her|their|its|this|that|any|anyone|any1|anybody|every|every1|everyone|everybody|some|someone|sum1|somebody|each|both|me|us|him|them|it|you|u|free|real|life|ever|example|instance|today|tonight|tomorrow|tmrw|tmr|monday|tuesday|wednesday|thursday|friday|saturday|sunday|whoever|whatever|what|which|how|when|why|who|those|these|(?!(?:rising|falling|increasing|decreasing|improving|worsening|dropping|climbing|pending|remaining|draining|tapering)\b)\p{L}{3,12}ing|\p{L}{2,}['’]s)`,
  /** Words after which "4" before any singular noun is "for". */
  asks: String.raw`(?:hoping|hoped|waiting|waited|looking|looked|asking|asked|searching|thanks|thx|thank you|ty|cheers|ready|good|bad|great|useful|helpful|best|better|worse|safe|enough|indicated|licensed|booked|prescribed|referred|tips?|ideas?|advice|options?|alternatives?|guidelines?|protocols?|leaflets?|evidence|dose|cut-?off|reasons?|referral|clinic|code|unless|except|not|just|only|also|usually|always|use|used|using|works|worked|care|sorry|allergic|need|time|time out|paid|pray|called|went|here|fine|bloods|scan|ct|mri|echo|surgery|theatre|consent|listed|admitted|in|up|back|down|out|off)`,
  counted: String.raw`(?:hours?|hrs?|days?|weeks?|wks?|months?|mths?|mos?|years?|yrs?|mins?|minutes?|secs?|seconds?|times|units?|doses?|mg|ml|mcg|g|kg|cm|mm|weekly|hourly|hrly|daily|more|other|of|or|and|to|x|per|pts?|patients?|ppl|people|times|in|out|at|on|vs|am|pm|%|beds?|nurses?|doctors?|docs?)`,
  /** A verb in its base form. */
  base: String.raw`(?:be|b|know|get|give|start|stop|use|try|say|do|go|have|hv|take|ask|call|check|add|switch|treat|keep|hold|wait|watch|escalate|repeat|refer|admit|send|order|avoid|consider|put|think|scan|transfuse|prescribe|discharge|operate|offer|see|learn|find|make|let|tell|work|help|eat|sleep|die|live|leave|come|stay|talk|speak|explain|teach|write|read|pay|buy|fix|chase|cover|manage|remember|understand|reduce|increase|wean|taper|titrate|intubate|extubate|cannulate|monitor|review|document|hear|share|ensure|prevent|counsel|approach|handle|convince|improve|happen|vent|rant|cry|quit|move|run|book|rebook|cancel)`,
  notYou: String.raw`(?:insulin|units?|type|vitamin|vit|serum|urine|per|hepatitis|group|total|bolus|heparin|botox|class|grade|factor|glargine|penicillin|of|level|wave|bag)`,
};

/** Single letters and digits that stand for a word, where one reading exists. They change a number, and are reviewed for it (VAL-50). */
export const letters = parseRules(
  String.raw`
  // A side, not "are".
  ! \br (more|less|worse|better|\p{L}{3,10}er) than l(?= |,|{K}) => right $1 than left
  // "For", "to" and "too".
  (?<=[\p{L})”"?] )(?<!\b(?:grade|stage|type|day|week|phase|bed|bay|room|ward|score|gcs|x|after|these|those|all|last|next|first|other|age|aged|number|no|version|level|band|ckd|factor|{beforeNumber}) )4 (?={notCounted}\b)(?!4 (?:u of|an? (?:day|week|night))\b) => for~
  (?<=\b{asks} )4 (?!{counted}\b)(?!\p{L}{3,}s\b(?<!ss|us|is))(?=\p{L}{3,}) => for~
  (?<=\b(?:hoping|asking|asked|waiting|looking|up|back|here|went|in) )4 (?=more\b) => for~
  (?<=\b(?:good|great|bad|useful|helpful|best|safe|evidence|tips?|leaflets?|guidelines?|protocol|options?|advice|thanks|thx|ready|licensed|indicated|care|clinics?|services?|sheets?|apps?|info|teaching|screening|support|dose|drug|signatures|bad|hard|fine) )4 (?=(?:diabetics|smokers|inpatients|outpatients|teens|staff|doctors|medics|surgeons|kids|children|pts|patients|people|ppl|parents|families|nurses|gps|juniors|students|women|men|adults|elderly|babies|neonates)\b) => for~
  (?<=\bhow (?:good|bad|useful|helpful|great|easy|hard|effective|important|common|painful) [^.,;:?!\n]{3,60} (?:is|are) )4 (?=\p{L}{3,}) => for~
  (?<=\p{L}{4,} )(?<!\b(?:gave|give|given|took|take|takes|plus|with|and|after|stopped|started|into) )4 (?=(?!\p{L}+s\b)\p{L}{4,}(?:etamol|profen|cillin|mycin|azole|statin|pril|olol|pine|xaban|trexate|codone|zepam|oxetine|traline|semide|thyroxine|formin)\b) => for~
  {S}4 (?=(?:those|anyone|any1|the|my|our|your|ur|everyone|every1|all|me|context|info|what it)\b) => for~
  (?<!\b(?:vitamin|vit|bed|room|ward|unit|segment|complement|level|leukotriene|complex|bay|b\d,?|and|or|in) )b4(?= (?!level|levels|deficiency|receptor|ward|bed)\p{L}|{K}) => before
  (?<=\b(?:i|you|u|we|they|to|2|gotta|hafta|can|will|would|should|dont|don't|just|pls|please|never|always) )4get\b => forget
  \b4get (?=(?:about|abt|the|it|to|that)\b) => forget~
  \b4ever\b => forever
  (?<=\b(?:need|needs|needed|want|wants|wanted|going|have|has|had|got|able|try|trying|tried|supposed|meant|ought|used|like|love|happy|how|what|when|where|whether|ready|keen|about|abt|hard|easy|time|way|us|me|them|him|her|you|u|refused|refuses|asked|allowed|forgot|remember|nice|good|great|sad|glad|sorry|came|come|decided|told (?:me|him|her|us|them)|want (?:him|her|them|us|me)|need (?:him|her|them|us|me)) )2 (?={base}\b) => to~
  (?<=\b(?:go|going|went|back|got|get|sent|send|came|come|referred|transferred|moved|up|due|thanks|thx|next|close|down|over|access|listen|talk|spoke|speak|switched|changed|according|compared|prior|similar|linked|related|allergic|used|admitted) )2 (?=(?:the|a|an|my|our|your|ur|his|her|their|this|that|it|him|them|me|us|you|u|theatre|icu|itu|ed|clinic|ward|hospital|home|work|bed|resus|gp)\b) => to~
  (?<=\b(?:me|us|him|her|them|you|u|it|ones|ours|mine|here|there) )2(?={E}) => too
  \b2 (?=(?:much|many|late|early|soon|often|far|long|tired|busy|old|young|sick|unwell|scared|expensive|big|small|little|slow|fast|close|bad|good|high|low|hard|easy|short|cold|hot|frail|wordy|risky)\b) => too~
  (?<=\b(?:to|2) )b (?=\p{L}) => be~
  // "You", "are", "and", "with" and "why".
  ! (?<=\p{L}{2,}['’]?\p{L}* |^|\n|[.?!,;:] )(?<!\b(?:{notYou}) )u(?= (?!wave|waves|sign|turn|turns|tube|insulin|units?|daily|bid|shape|shaped|bag)\p{L})(?<!\d u) => you
  ! (?<=\p{L}{3} )(?<!\b(?:{notYou}|no|the|a|an|inverted|prominent|and|or) )u(?={K}) => you
  ! (?<=\b(?!(?:this|his|its|is|was|has|pus|plus|versus|sinus|thus|us|as|ecg|yes|les|virus|loss|mass|less|class|illness|chest)\b)\p{L}{3,}s )r (?=(?:a|an|the|so|not|all|too|very|still|just|always|never|really|getting|going|being|in|on|at|more|less|better|worse|fine|ok|okay|good|bad|great|useless|crazy|awful|here|there|full|short|happy|happier|back|out|down|up|right|wrong|your|ur|our|my|\p{L}{3,}(?:ing|ful|less|ous|able|ible))\b) => are~
  ! (?<=\b(?:data|obs|bloods|sats|meds|people|ppl|nurses|children|kids|women|men|feet|teeth|staff|police|family|they|we|you|who|these|those|there|here|things|ones|we|why|how|what|where|when) )r (?=\p{L}) => are~
  ! (?<=\p{L}{2} |[)”"%] )n (?=\d{1,4}\b(?! ?[=:])) => and~
  ! (?<=[\d%] )n (?=(?!=|type|stage|of\b)\p{L}{2,}) => and~
  ! (?<=\p{L}{2}[,;] )n (?=\p{L}{2}) => and~
  ! (?<=\b(?:day|days|week|weeks|wks|month|months|year|years|age|aged|grade|stage|type|ckd|dose|cycle|trimester|para|ward|bed|post-?op day) \d{1,3} )w (?=\p{L}{2}) => with~
  ! (?<=\d ?(?:%|mg|ml|g|kg|L|l|cm|mm|hours|days|weeks|months|years|am|pm)? )(?<!(?<![\d.,])(?:\d|1[0-7]) )w (?=(?!old|post|ago|later|after|before|of|and|gestation|pregnant|preg|hx|history|or|to|in)(?:no|a|an|the|his|her|their|my|new|normal|acute|severe|mild|low|high|hb|crp|sats|fever|cough|pain|chest|sob|known|raised|bad|good|\p{L}{4,}(?:itis|osis|emia|aemia|uria))\b) => with~
  ! (?<=\p{L}{2,} )w (?=\p{L}{2,}) => with~
  ! {S}[wW] (?=(?:the|all|a|my|our|this|no|winter|flu)\b) => with~
  {C}y (?=(?:do|does|did|is|are|was|were|not|would|wld|should|shld|can|cant|can't|dont|don't|isnt|isn't)\b) => why~
  \bidk y\b => I do not know why
  {S}k(?:k)?,? (?=(?:so|but|then|what|who|how|does|is|anyone|who's|whos)\b) => _
  {S}k(?:k)?, (?=\p{L}) => _
  \b(?:k|kk)(?= (?:with (?:that|this|it)|to (?:go|give|start|stop|use)))(?<=\b(?:is|be|its|it's|was|are|all) k) => acceptable
  // Words with a digit.
  \bevery1\b => everyone
  \bany1\b => anyone
  \b(?:sum1|some1|sm1)\b => someone
  \b(?:no1|no-1|noone|no-one)\b(?= (?:is|was|has|had|knows?|told|tells|wants?|cares?|seems?|ever|else|can|will|would|reads?|does|did|on|in|at|said|says|thought|got|answers?|picks?|here)\b) => no one
  \bstr8\b => straight
  \b(?:l8r|l8er)\b => later
  \bm8s?\b(?={K}) => colleague
  \b2geth(?:er|a)\b => together
  \bw8(?:ing)?\b(?= (?:for|to|til|till|until|in|on|time|times|\d)\b) => waiting
  \bgr8\b => great
  `,
  macros,
);
