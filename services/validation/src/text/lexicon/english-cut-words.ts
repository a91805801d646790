import { parseRules } from './rewrite-rules';

const macros = {
  owned: String.raw`(?:kids?|child|baby|husband|wife|partner|tablets?|meds|pills?|insulin|house|dog|gp|surgery|operation|birthday|funeral|scan|results?|biopsy|\p{L}{4,}(?:ide|ine|ol|in|ate|pril|statin|zepam|azole|zide|codone))`,
};

/** Words of speech and of notes that are cut short, each next to words that leave one reading. */
export const cutWords = parseRules(
  String.raw`
  \b(?:abx|antibiotics?) assoc (?=\p{L}) => antibiotic-associated~
  \b(hospital|ventilator|catheter|alcohol|cancer|pregnancy|steroid|drug|opioid|line|tube|age|stress) assoc (?=\p{L}) => $1-associated~
  \bassoc (?=with\b) => associated~
  \b(copd|asthma|acute|infective|mild|severe|cf|ild|recurrent|frequent|bronchiectasis) exac(?= |{K}) => $1 exacerbation
  \b(copd|asthma|acute|infective|mild|severe|cf|ild|recurrent|frequent|bronchiectasis) exacs(?= |{K}) => $1 exacerbations
  \b(iron|b12|vit d|vitamin d|folate|zinc|thiamine|immune|protein c|protein s|g6pd|growth hormone|gh|vitamin k|vit k|copper|selenium) def(?= |{K})(?! (?:not|need|needs|worth|have|will|would|is)\b) => $1 deficiency
  \b(bariatric|cardiac|orthopaedic|ortho|vascular|colorectal|plastic|spinal|bowel|knee|hip|elective|emergency|breast|hand|cataract|thoracic|general|gen|day|robotic|abdominal|abdo) surg(?= |{K})(?! (?:onc|reg|registrar|team|ward|sho|consultant|review)) => $1 surgery
  \b(?:paeds|paediatric|peds|pediatric) surg(?= |{K})(?! (?:reg|registrar|team|ward|sho|consultant|review)) => paediatric surgery
  \b(acl|pcl|mcl|ligament|breast|pelvic|urethral|aortic) recon(?=,| |{K})(?! plate) => $1 reconstruction
  \b(insulin|heparin|gtn|morphine|iron|saline|amiodarone|oxytocin|furosemide|vasopressin|noradrenaline|adrenaline|dobutamine|ketamine|propofol|magnesium|fentanyl) inf(?= |{K}) => $1 infusion
  \bhi[- ]flow\b(?= |,|{K}|\d) => high-flow
  \bsteths\b => stethoscopes
  \bsteth\b => stethoscope
  // Words of chat.
  \b(first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th) wk\b => $1 week
  {S}wen (?=(?:is|are|do|does|did|can|should|would|will|was|i|we|u|you|they|he|she|the|a|pt)\b) => when~
  ! (?<=\p{L}{2} )wen (?=(?:i|we|u|you|they|he|she|the|pt|pts|it|its|patients|people)\b) => when~
  ! \bgd (?=(?:idea|exercise|sheet|resource|leaflet|book|app|time|job|luck|day|night|morning|news|evidence|outcome|result|results|response|advice|option|option|question|point|one|guide|video|review|summary|work|care|to|for|at|with|but|and)\b) => good~
  ! \b(not|is|was|so|very|v|all|pretty|feel|feeling|looks|be) gd(?= |{K}) => $1 good
  \brite(?={K})(?<!\b(?:last|a|the|of) rite) => right
  \bcudnt\b => could not
  \bwudnt\b => would not
  \bshudnt\b => should not
  \bdnt\b(?= \p{L}) => do not
  \banyways\b => anyway
  {S}abeg,? (?=who|what|how|when|any|is|does|do|can|where|why|has|have) => _
  {S}abeg,? => please
  \bthnx to\b => thanks to
  (?<=\p{L}),? jk{E} => _
  {S}jk,? (?=\p{L}) => that was not serious;~
  \b(?:noones|no ones) (?=(?:updated|told|checked|answered|seen|done|asked|replied|read|got|been|had|taken|given|fixed|noticed|called|said|touched|used|written)\b) => no one has~
  \b(?:noones|no ones) (?=(?:\p{L}+ing|there|here|sure|happy|available|on|in|at)\b) => no one is~
  ! (?<=\p{L}{3,} )(?<!\b(?:the|an|our|for|from|and|icu|into|new|with|as) )'?em(?= (?:if|when|for|with|w|w\/|on|back|in|out|off|up|to|all|at|and|so|as|now|home|again|down|by|before|b4|after|until|til|or|a|the|more|too)\b|{K}) => them
  \b(my|his|her|their|our|the|a|grand) ?(sister|brother|mother|father|mum|mom|dad|nan|gran|grandma|grandpa|grandad|neighbour|neighbor|aunt|uncle|colleague|friend|boss|daughter|son|husband)s (?={owned}\b) => $1 $2's~
  (?<=\p{L}{3} )(grandma|grandpa|grandad|granny|nanna|mum|dad)s (?={owned}\b) => $1's~
  \b(a|an) (?:pt|patient),? (?:a )?((?!8|11|18)\d{1,3}-year-old (?:woman|man|girl|boy))\b => a $2
  \b(a|an) (?:pt|patient),? (?:an? )?((?:8\d?|11|18)-year-old (?:woman|man|girl|boy))\b => an $2
  \b(\d{1,2}) ?(?:min|mins|minute|minutes|minutely) (?=(?:obs|observations|checks)\b) => $1-minute~
  `,
  macros,
);
