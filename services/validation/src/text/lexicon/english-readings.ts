import { oneOf } from './one-of';
import { parseRules } from './rewrite-rules';

const macros = {
  /** Adjectives and participles of a person. */
  state:
    oneOf(String.raw`tired|exhausted|busy|late|early|new|lucky|stuck|worried|alone|able|unable|happy|allowed|allergic|ready|sick|ill|unwell|pregnant|
    young|old|good|great|amazing|brilliant|kind|smart|clever|wrong|right|correct|mistaken|lost|confused|concerned|free|available|interested|
    comfortable|confident|aware|afraid|scared|nervous|anxious|stressed|hungry|fine|responsible|short|understaffed|qualified|
    trained|registered|certain|sure|unsure|keen|desperate|awake|asleep|bored|burnt out|done|finished|supposed|expected|required|told|asked|
    left|meant|based|covered|involved|better off|best off|lovely|legend|forced|stretched|convinced|entitled|obliged|exposed|vaccinated|immune`),
  /** What follows a complete statement about a person. */
  after:
    oneOf(String.raw`to|with|about|of|for|on|in|at|and|or|but|if|when|because|bc|that|as|than|after|from|by|again|now|today|tonight|enough|
    before|b4|so|too|either|anyway|here|there|until|til|till|unless|while|go|call|ask|tell|come|stop|stay|speak|phone|ring|say|dont|don't|do|pls|please|the|a|an|my|this|it|them|him|her|me|us`),
  /** Words after which "ur" is "you are". */
  youAre:
    oneOf(String.raw`still|not|a|an|the|never|always|already|also|almost|only|just|really|probably|definitely|actually|so|too|very|being|gonna|going|doing|
    constantly|basically|literally|supposed|both|all|no longer|at|in|here|there`),
  /** Nouns that end as a participle does. */
  noun: oneOf(
    String.raw`training|teaching|meeting|feeling|hearing|breathing|understanding|reading|prescribing|dressing|screening|imaging|morning|evening|building|
    funding|staffing|nursing|bleeding|swelling|wedding|clothing|clerking|finding|findings|warning|booking|housing|rating|ranking|ring|thing|things|
    being|wellbeing|following|working diagnosis|starting dose|existing|referring|ongoing|outstanding|remaining|upcoming|everything|nothing|setting|settings|handwriting|writing|timing`,
  ),
  /** Words that begin no noun phrase. */
  other:
    oneOf(String.raw`is|are|was|were|be|been|have|has|had|do|does|did|can|could|will|would|should|must|may|might|and|or|but|if|when|because|bc|that|
    to|of|for|with|from|by|at|in|on|off|out|up|down|into|about|after|before|without|he|she|it|they|we|you|u|i|this|these|those|there|here|not|
    never|always|still|just|only|also|too|so|very|really|already|almost|gonna|wanna|gotta|what|how|why|who|where|well|quite|rather|back|over|under|
    ok|okay|ur|r|n|no|yes|off|than|then|now|lol|tbh|pls|please|home|away|around|behind|like|more|less|better|worse|worth|probably|maybe|even|ever|both`),
  reading: oneOf(
    String.raw`bp|bmi|sats?|spo2|o2 sats|temp|t|rr|gcs|gluc|glucose|bm|bms|bsl|news|map|pulse ox|k|na|ph|lactate|hb|weight|wt|o2|ra|resps?|crt|cap refill|etco2|pews|avpu`,
  ),
};

/** Short words with two readings, each written where the words next to it decide, and left elsewhere (VAL-63). */
export const readings = parseRules(
  String.raw`
  // "Ur": a statement about the reader, or what the reader has.
  \bur (?=(?:on call|in charge|on nights|on shift)(?:{K}| (?:and|but|alone|again|by|all|tonight|today|with|for|when|if)\b)) => you are~
  \bur (?=(?:on|off) (?!call\b|nights\b|shift\b|service\b|duty\b|label\b)\p{L}) => you are~
  \bur (?={youAre}\b)(?!all time\b|in-?(?:box|tray|patients?|house|laws?)\b|inpatients?\b|on-?call\b|the(?:atre|rapist|rapy)|still ?births?\b|going rate) => you are~
  \bur (?={state}(?:{K}| {after}\b)) => you are~
  \bur (?=(?!{noun}\b)\p{L}{3,14}ing(?:{K}| {after}\b)) => you are~
  \bur (?=(?:own|usual|local|first|second|third|last|next|new|old|favourite|favorite|preferred|current|main|whole|entire|average|typical|standard|normal|regular|best|average|junior|senior|elderly|diabetic|pregnant|1st|2nd|3rd) (?!{after}\b)\p{L}) => your~
  \bur (?=\d{1,3}(?: |-)?(?:day|week|month|year|yr|hour|hr|min|mo|wk)(?: |-)(?:old )?(?!late\b|in\b|early\b|away\b|behind\b|into\b|old\b|from\b|post\b|pregnant\b|after\b|before\b|over\b)\p{L}) => your~
  \bur (?={noun}\b) => your~
  \bur (?=(?!{other}\b|{state}\b|welcome\b|\p{L}{2,}(?:ing|ly|ed)\b)\p{L}[\p{L}\d]) => your~
  // "Thnk" is "think", and "thank" before the person thanked.
  {S}thnk (?=(?:you|u|ya|god|goodness)\b)(?!(?:you|u) (?:should|shld|can|cud|could|need|would|wld|are|r|will|have|must|might|may|want|mean)\b) => thank~
  (?<=\b(?:i|we|they|you|u|to|do|dont|don't|not|did|didnt|would|wld|really|also|still|just|who|people|ppl|i'd|personally|honestly|should|cant|cannot) )thnk\b => think
  {C}thnk (?=(?:its|it|that|this|we|i|they|he|she|the|ill|id|about|abt|of|my|our|there|theres|twice|so)\b) => think~
  // "Pt" is a point after "at this", and no patient.
  (?<!\b(?:look|looks|looked|looking|stare|staring|shout|shouted|shouting|yell|yelled|laugh|laughed|swore|swear|angry|mad) )\b(at|up to|until|till|til) (this|that|some|what|which|no|one|any) pt\b(?! (?:with|w\/?|has|had|is|was|on|who|whose|aged|\d)(?:\b| )) => $1 $2 point
  \b(at|to|reached|reach|past|reaching) (the|a) pt (?=(?:where|of|that|when|at which)\b) => $1 $2 point~
  \bthe pt (?=where\b) => the point~
  \b(the|whole|main|key|my|no|any|see the|what's the|whats the|what is the) pt (?=of (?:it|this|that|these|all|an?|\p{L}{3,14}ing|having)\b) => $1 point~
  \b(good|gd|fair|valid|excellent|key|important|interesting|great|main|talking|take|missed the|missing the|beside the|make a|makes a|made a|teaching|learning|starting|end|turning|cut[- ]off|boiling|breaking|sore|decision|time|access|trigger) pt(?={K}| (?:is that|about|abt|re|but|though|tho|and that)\b) => $1 point
  \b(good|gd|fair|valid|excellent|key|important|interesting|great|main|talking|teaching|learning|starting|turning) pts(?={K}| (?:about|abt|re|here|to (?:note|make|take)|but)\b) => $1 points
  \bno pt (?=\p{L}{3,14}ing\b) => no point~
  \b(?:case in pt) => case in point
  // A heart rate stands before its number, hours after theirs.
  (?<=\b{reading}(?: of| is| was|:)? ?[<>~]?\d{1,3}(?:[.\/]\d{1,3})?%?(?: (?:ra|oa|on air|on ra|air|ox|sys|\p{L}{3,9}))?[,;]? )hr (?=\d{2,3}\b)(?!\d{1,3} ?(?:m|mins?|minutes?|hrs?|hours?|pts|patients|people|beds|ppl)\b) => HR~
  \b(his|her|their|the|resting|maternal|fetal|foetal|baseline|max|average|mean|pts|patient's|sinus|apical|low|high|raised|normal) hr (?=(?:is|was|of|in the|around|about|up to|down to|now|still|went|dropped|rose|stayed|stays|settled|remains|remained|up|down|control|variability)\b[^.?!\n]{0,24}\d|control\b|variability\b) => $1 HR~
  `,
  macros,
);
