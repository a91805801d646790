import { parseRules } from './rewrite-rules';

const macros = {
  /** The object of a verb, so that the verb is no participle ("started on antibiotics"). */
  object: String.raw`(?:an?|the|my|our|this|these|those|it|them|him|her|some|several|loads|lots|plenty|so many|so much|too many|two|three|four|five|six|another|one|both|all|every|no|more|\d{1,3})`,
  /** What the author, not the patient, has, gets and loses. */
  work: String.raw`(?:\p{L}[\p{L}'-]* ){0,4}?(?:referrals?|email|emails|letter|letters|complaint|complaints|phone call|calls?|bleep|bleeps|handover|shift|shifts|clinic|list|session|audit|survey|rota|meeting|student|students|trainee|trainees|registrar|resident|residents|nurses?|staff|colleagues?|doctors?|physios?|pharmacists?|famil(?:y|ies)|cases?|query|queries|request|requests|grant|paper|poster|abstract|offer|job|interview|contract|bed|beds|machine|scanner|printer|computers?|tip|tips|teaching|training|feedback|results? back|relative|relatives|rep|drug rep|consultant|debrief|arrest call|crash call|cardiac arrest call|prior auth|rejection|denial)`,
  /** What happens to a ward or a team, not to its author alone. */
  ofWard: String.raw`(?:\d{1,3}|two|three|four|five|six|several|many|so many|too many|loads of|lots of|a few|another|an?|one|more|half) (?:of (?:our|the) )?(?:more |new |extra |good |great |\p{L}{4,12} )?(?:admissions?|deaths?|arrests?|codes?|serotonin|syndromes?|admits|outbreaks?|nurses?|doctors?|colleagues|staff|registrars?|consultants|residents)\b`,
  cognition: String.raw`(?:wondering|considering|debating|deciding|planning|hoping|leaning (?:towards?|to)|looking (?:for|at (?:starting|switching|adding|setting|buying|the (?:evidence|guidance|guideline|data)))|struggling (?:to (?:get|find|see|understand|justify|decide|work|keep|interpret|explain|recruit|book|source|manage|convince|believe|cope)|with)|trying to (?:decide|find|get|work|understand|figure|convince|remember|learn|set|write|book|source|explain|sort|wrap)|tempted to|curious (?:if|whether|about|how|what|why|to)|interested (?:in|to (?:hear|know|see))|keen to (?:hear|know|learn|see|get)|unsure (?:if|whether|about|how|what|why|of)|torn between|toying with|thinking (?:about|of|that|we|i|it|maybe|the|this|whether|if)|wanting to (?:hear|know|learn|set|start|ask)|just (?:wondering|curious|checking)|reading (?:about|up|the|through)|revising for|writing (?:up|a|an|the|my)|preparing (?:for|a|my)|dreading|loving|enjoying|missing (?:the|my|our))`,
  state: String.raw`(?:happy|sad|glad|proud|gutted|shattered|knackered|exhausted|frustrated|confused|worried|anxious|nervous|excited|delighted|relieved|grateful|thankful|devastated|heartbroken|embarrassed|annoyed|angry|furious|fuming|livid|fed up|sick of|tired of|done with|bored of|scared|terrified|shocked|surprised|impressed|amazed|stunned|disappointed|ashamed|stressed|burnt out|burned out|sorry|lucky|honoured|honored|lost|stumped|stuck|baffled|perplexed|curious|keen|new to|bored|buzzing|speechless|chuffed|over the moon)`,
  past: String.raw`(?:had|got|found|lost|made|did|gave|took|tried|used|spent|forgot|learn(?:ed|t)|heard|read|watched|wrote|missed|finished|started|attended|presented|passed|failed|bought|ordered|asked for|emailed|rang|phoned|chased|waited|worked|covered|cannulated|intubated|reviewed|clerked|admitted|discharged|referred|diagnosed|treated|managed|taught|learned|opened|closed|changed|switched|moved|dropped|broke|cried|sat|stood|slept|woke|ate|drove|walked|went|came|stayed|ran|ended up|grew|met|held|told off|qualified|applied|signed|submitted|published|booked|cancelled)`,
};

/** Clauses whose subject can only be the author, or the thing that the clause before it names (VAL-51). */
export const authorSubjects = parseRules(
  String.raw`
  // What the author thinks and plans.
  {T}{cognition}(?= )(?![^.?!\n]{3,160} (?:is|was|are|were|has|feels|can be|should be|seems|makes|takes|helps|works) ) => I am $0
  {T}thinking (?=(?!about|of|that|we|i|it|maybe|the|this|whether|if|he|she|they|there|back|outside|aloud|out|is|was|and|or|process|ahead|about|twice|hard)(?:[\p{L}-]{3,}[ ,]){0,3}[\p{L}-]{3,}[.,;?]) => I am thinking of~
  I am (just )?(?=(?:tempted|curious|interested|keen|unsure|torn)\b) => I am $1
  {C}(?:really |so )?wish (?=(?:that|this|it|my|our|the|we|i|they|he|she|someone|somebody|everyone|people|ppl|there|more|all|you|u|every|management|mgmt|patients|pts|gps|nhs)\b) => I $0
  {C}(?:really )?hope (?=(?:that|this|it|my|our|the|we|i|they|he|she|someone|everyone|people|there|all|you|u|to (?:see|hear|get|have|be|go|meet|publish|learn))\b) => I $0
  {C}(?:seen|had) (?!{ofWard})(?=(?:it|this|these|that|them|one|two|three|four|five|six|loads|lots|plenty|several|so many|too many|a few|a couple|a lot|\d{1,2}|both|worse|better|nothing|none)\b (?:[^.?!,;\n]{0,60} )?(?:this|last|already|now|before|twice|so far|in (?:the )?(?:last|past|my|our|\d)|on (?:my|our|the)|since|today|lately|recently)(?: |{K})) => I have $0
  {C}seen (?=(?:it|this|that|them) (?:happen|done|work|go|fail|missed|twice|once|before|so many)\b|(?:this|it)(?: \p{L}+)?{K}) => I have seen~
  {C}never (?=(?:seen|heard|used|met|known|read|worked|understood|thought|done|come across|felt so|been so|had (?:this|one|such|so many|a (?:case|pt|patient|complaint|problem)))\b(?! of (?:him|her)\b)) => I have never~
  {T}thought (?=(?:my|this|that|the|our|we|it)\b[^.?!\n]{2,80}\b(?:was|were|had|would|could)\b) => I thought~
  {T}keep (?=(?:seeing|getting|hearing|thinking|wondering|forgetting|finding|reading|meeting)\b) => I keep~
  {T}going to (?=\p{L}{3,} (?:my|our)\b) => I am going to~
  {C}feel(?:s)? like (?=(?:every|everyone|everything|we|i|it|all|they|no|nobody|half|most|there)\b) => I feel like~
  {C}was (?=(?:really |just |only )?(?:hoping|wondering|expecting|thinking|planning to|going to ask|about to|taught|told off|asked to (?:see|review|cover|speak|teach|give))\b) => I was~
  {C}forgot (?=(?:how|that|what|why|about|to (?:mention|add|say|ask|post|check|order|document)|my|just how|we|i|there|it)\b) => I forgot~
  {C}(?:fairly|pretty|quite|almost|100%|not 100%|not entirely|not totally|not completely|not) (?=(?:sure|certain|convinced|comfortable|confident) (?:\p{L}))(?<!\b(?:is|are|was|were|be|am|i'm|im|he's|she's|its|feel|feeling) ) => I am $0
  I am pretty (?=sure|certain) => I am fairly~
  // Where the author is.
  {T}(?:just |only just |finally |literally |currently |still )?(?:out of|back from|home from|off|fresh (?:from|off|out of)|in between|on my way|about to|off to|halfway through|coming (?:off|to the end of)|sat (?:in|at|on|here)|sitting (?:in|at|on|here)|stuck (?:in|at|on|here) (?:the |a |my )?(?:clinic|traffic|theatre|meeting|lecture|queue|hold)|on (?:nights|call|leave|hold|shift|my (?:first|last|\d)|a (?:night|late|long day|train|break))) (?=(?:the|a|an|my|our|this|to|start|give|see|finish|go|send|discharge|prescribe|switch|intubate|\p{L}{2,}))(?![^.?!,\n]{2,90} (?:is|was|are|were|has|have|had) ) => I am $0
  I am (?:still |just |currently )?off (?=(?:prop|propofol|norad|noradrenaline|norepinephrine|fent|fentanyl|midaz|midazolam|ketamine|morphine|vaso|vasopressin|bipap|cpap|niv|hfnc|vent|ventilator|the ventilator|dialysis|crrt|tpn|insulin|lithium|statins?|metformin|all|everything|abx|antibiotics|oxygen|o2|food|legs|feet|his|her|meds|steroids|warfarin|inotropes|pressors|sedation|label|licence|topic|work)\b) => off~
  I am (?=out of (?:interest|curiosity|hours|date|stock|the question|nowhere|area|time|pocket|control|range|proportion)\b) => _
  {S}(?:so |really |absolutely |just |genuinely |still |honestly |feeling |still so )?{state}(?=[.!]| (?:to (?:see|hear|say|report|be|have|read|announce|share|finally)|that|about|with (?:this|the|my|how|our)|for (?:my|our|the|this)|by (?:this|the|how|our)|of (?:my|our|the|this|being|having)|after (?:that|today|this|my|a)|how|today|tonight|rn|right now)\b)(?![^.?!\n]{2,90} (?:is|are|was|were|needs?|will) ) => I am $0
  I am feeling (?=(?:so |really )?{state}) => I am feeling~
  I am (?:just )?sorry (?=(?:if|for|about|but)\b) => sorry~
  I am buzzing => I am very pleased
  I am (?:chuffed|over the moon) => I am delighted
  I am (?:absolutely )?knackered => I am exhausted
  I am (?:absolutely )?(?:fuming|livid) => I am very angry
  I am (?:absolutely )?gutted => I am very disappointed
  // "It": what happened or what a thing does.
  {T}(?:absolutely |really |still |always |also |usually |just )?(?:works?|worked|helps|helped) (?=(?:like|well|great|brilliantly|really|wonders|a treat|every|perfectly|for (?:me|us|most|some|many|all)|so|better|best|fine|in (?:most|about)|(?:loads|lots|a lot|massively|hugely|if|when|to)\b)) => it $0
  {T}(?:absolutely |really |just |always |never )?(?:makes|made) (?=(?:me|you|us|my|your|our|no|perfect|total|sense|life|things|everything|it|such|a (?:huge|big|massive|real|world|difference)|all the)\b) => it $0
  {T}(?:still |also |just )?(?:feels|felt|looks|looked|seems|seemed|sounds|sounded) (?=(?:like|as if|as though|wrong|weird|strange|odd|off|harsh|crazy|mad|unfair|unsafe|great|good|amazing|surreal|excessive|reasonable|overkill|dangerous|so|to be)\b) => it $0
  {T}(?:turns out|depends (?:on|if|how|what|who|whether)|goes to show|beggars belief|blows my mind|baffles me|amazes me|never ceases|never fails|never ends|never gets|gets me every|gets worse|gets better|could be worse|would be (?:nice|good|great|useful|helpful|interesting)|will be (?:interesting|a|the)|has been (?:a|an|such|ages|so)|cost(?:s)? (?:us|me|a|the|£|\$)|saves|saved (?:me|us|my|so|loads|hours|time)|took (?:me|us|ages|hours|over|nearly|about|\d|two|three|four|five|so|a (?:whole|while|good|week|day|month|year|few))|takes (?:me|us|ages|hours|over|about|\d|two|three|so|a (?:while|few|week|day|month|year|lot))|means (?:we|i|that|you|they|more|less|no)|drives me|breaks my|kills me|happens (?:all|every|more|so|to)|happened (?:to|twice|again|on|last|in)) => it $0
  it has been ages => it has been a long time
  {C}(?:so|absolutely|just so|really|utterly|completely|beyond|genuinely|honestly so) (?=(?:frustrating|annoying|infuriating|depressing|demoralising|exhausting|draining|disappointing|embarrassing|heartbreaking|upsetting|worrying|scary|terrifying|confusing|irritating|maddening|rewarding|satisfying|inspiring|interesting|fascinating|impressive|useful|helpful|sad|tragic|unsafe|unfair|dangerous|ridiculous|wrong|rude|weird|bizarre|brilliant|lovely|tiring|disheartening|soul-destroying|preventable|avoidable){K})(?<!, (?:is|was) ) => it is $0
  `,
  macros,
);

/** Clauses whose subject could be a patient, in a text that names none. */
export const loneSubjects = parseRules(
  String.raw`
  {T}(?:been) (?=(?:using|doing|giving|saying|asking|trying|told|waiting|working|reading|seeing|thinking|taught|running|covering|chasing|on hold|in (?:this|the) (?:job|role|post|trust)|a (?:nurse|doctor|gp|pharmacist|paramedic|midwife|consultant|registrar))\b) => I have been~
  {T}been (?=(?:a|an|nearly|almost|about|over|at least|\d{1,2}|two|three|four|five|six|so|such|one) (?:\p{L}+ )?(?:hours?|days?|weeks?|months?|years?|long|quiet|busy|mad|wild|shift|night|day)\b) => it has been~
  {C}(?:just |finally |also |only |recently |nearly |almost )?{past} (?!{ofWard})(?={object} {work}\b(?! (?:for|of|to|at|in|on|with|and|or|from|by|about|that|who|which|because|after|before|since|today|yesterday|this|last|next|leaving|asking|asked|wanting|saying|where|when) ?(?:is|was)\b)) => I $0
  {C}(?:just |finally |also |only |recently |nearly |almost )?{past} (?=(?!(?:my|me) (?:advice|opinion|hand|arm)\b)(?:[\p{L}\d'’-]+ ){0,10}?(?:my|myself)\b)(?!me\b) => I $0
  {C}(?:just |finally |also |only |recently |nearly |almost )?{past} (?=(?:[\p{L}\d'’-]+ ){0,10}?(?:our|ourselves)\b)(?!us\b) => we $0
  {T}(?:got|found) (?=an? ) => I $0
  {T}(?:currently |now |still |also |only )?(?:seeing|covering|teaching|reading|hearing) (?=[^.?!\n]{3,80}\bmy\b)(?![^.?!\n]{3,160} (?:is|was|are|were|has|have|feels|can|should|seems|makes|takes|helps|works|means|will|would) ) => I am $0
  {T}(?:cannot|could not|can't|cant|couldn't|couldnt) (?=(?:get|find|make|see|understand|stop|access|book|print|log|order|reach|sleep|work|keep|do|use|send|refer|even|think|fathom|comprehend)\b)(?!make (?:it|this|that|these|stuff) up\b) => I $0
  {T}(?:so |really |just |already |still )?(?:going|heading|off) (?=(?:home|to bed|back to|to (?:hug|cry|sleep|try|start|use|ask|bring|see|miss|be|need|have))\b) => I am $0
  {T}(?:told|explained|asked|emailed|rang|phoned|bleeped|called|escalated|datixed|raised|complained|reported|challenged|chased) (?=(?:the|a|an|my|our|him|her|them|it|this|that|to|about|management|radiology|ortho\p{L}*|micro\p{L}*|pharmacy|switchboard|it|icu|ed|site|estates|hr|payroll)\b) => I $0
  `,
  macros,
);

/** A person who can be the subject of a clause that leaves it out. */
const PATIENT =
  /(?<![\p{L}'’-])(?:he|she|his|her|hers|him|they|pt|patient|man|woman|boy|girl|lady|gentleman|guy|bloke|child|kid|baby|infant|neonate|toddler|teen|teenager|mum|mom|mother|dad|father|wife|husband|daughter|son|(?:year|month|week|day)-old)(?![\p{L}'’-])/iu;

/** Whether a text names no single person besides its author. */
export const namesNoPatient = (text: string): boolean => !PATIENT.test(text);
