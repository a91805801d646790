import { parseRules } from './rewrite-rules';

/** Chat spellings of negations, and words written with a digit. */
export const chatNegations = parseRules(
  String.raw`
  \b(should|could|would|must|might)nt(?:'?ve| of| have)\b => $1 not have
  \b(mustnt|mightnt)\b => must not
  \bneednt\b => need not
  (?<=\b(?:i|you|u|we|they|it|he|she|that|this|and|but|who|which|team|ward|pt|patient|insurance|surgeons?|reg|consultant|gp|line|really|still|just|probably|certainly|family|parents|mum|mom|wife|husband|ortho|cardio|medics|pharmacy|lab|radiology|also|fever|pain|bp|hr|sats|k|hb|lactate|cough|rash|bleeding|wound|ulcer|stoma|baby|child|kid|kids|toddler|people|ppl|pts|patients|they) )wont(?= \p{L}) => will not
  \bcouldnt\b => could not
  (?<=\b(?:and|but|n|i|we|u|you|they|pts?|patients?|people|ppl|still|just|really|also|that|who|which|he|she|it|if|so|1|one|reg|team|nurse|nurses|gp|gps|family|mum|mom|kid|child|baby|doctors|drs|docs|students?|staff|because|bc|tbh) )cant (?!of\b) => cannot~
  {C}cant (?!of\b|i\b|you\b|u\b|we\b|they\b) => cannot~
  (?<=\b(?:if|when|as|that|where|whether|because|bc|and|but|or|do|does|did|dont|don't|would|wld|could|cld|should|shld|can|cant|can't|will|have|hav|hv|had|are|r|were|what|how|why|who|than|thank|thx|thanks|think|until|till|til|before|b4|unless|since|after|while|let|tell|told|give|gave|see|help|ask|asked|for|with|like|love|hope|wish|may|might|must|guys|soon as|max|maximum|dose|drug|test|thing|time|way|reason|cases|patients|pts|scans|meds|pls|please|so|much|many|often|long|frequently|fast|to|of|from|by|at|case|today|tonight|month|week|year|ones|one|all|both|then|wouldnt|wouldn't|couldnt|shouldnt|didnt|didn't|havent|haven't|arent|aren't|werent) )u(?=\s|[?,.!]|$)(?! (?:wave|waves|wound|turn|slab|of|insulin|\d|units?|/)) => you
  \b(which|what) (?:1|one) (?:u|you) (prefer|use|like|choose|recommend|go for|pick|give)\b => $1 one do you $2
  \b(which|what) 1 (?=(?:do|does|is|would|should|u|you|of|are|to)\b) => $1 one~
  (?<=\b(?:kind|nice|talk|talking|listen|speak|rude|mean|up|back|next|close|used|down|new|important|helpful) )2 (?=(?:each other|u|you|me|us|them|him|her|my|our|the|everyone|people|pts|patients)\b) => to~
  (?<=\b(?:survey|question|q|poll|query|advice|pray|tips|tip|wait|waiting|looking|thanks|ask|asking|link|job|course|courses|app|apps|book|books) )4 (?=(?:gps?|nurses|doctors|me|us|you|u|him|her|them|my|our|the|a|an|all|everyone|anyone|physios|midwives|pharmacists|dentists|surgeons|students|\p{L}{4,}s)\b)(?!4 \p{L}+ (?:ago|later)) => for~
  \b(?:any1|ne1|anyl)\b => anyone
  \b(?:sum1|some1|sm1)\b => someone
  \b(?:every1|evry1|evryone)\b => everyone
  \b(?:b4|bfore|befor)\b(?= [\p{L}\d]|{K})(?<!(?:vitamin|vit|bed|room|ward|b1|b2|b3) b4) => before
  \b(?:dnt|dunt)\b => do not
  \bdunno\b => do not know
  {S}do not know (?=if|what|why|how|whether|about) => I do not know~
  \bidk\b => I do not know
  {K}\bI do not know => I do not know
  \b(?:tmrw|tmr|2moro|2morrow|tomoz|tmw|tomoro|tomorow)\b => tomorrow
  \b(?:2day|tday)\b => today
  \b(?:2nite|tonite|2night|tnite)\b => tonight
  \b(?:noone)\b => no one
  \bor (?:nah|nope|na)\b => or not
  (?<=[\p{L}\d)] )\+ve\b => positive
  (?<=[\p{L}\d)] )-ve\b => negative
  (?<=\b(?:time|way|need|needs|want|wants|told me|told us|told|have|had|going|trying|how|able|supposed|due|used|like|love|ready|happy|safe|best|reason) )2 (?=take|give|get|do|go|use|see|start|stop|be|have|know|treat|ask|check|say|make|find|come|send|help|keep|try|call|work|wait|sleep|talk|tell) => to~
  (?<=\b(?:this|that|another|which|the (?:other|new|old|last|first|next|right|only|recombinant|same)|no) )1(?=[.,!?;]|$|\s*\n| (?:is|was|please|pls|though|tho|because|yet)\b) => one
  \b(?:gr8|grt)\b => great
  \b(a (?:bit of a )?(?:weird|tricky|quick|good|bad|hard|tough|interesting|nice|easy|odd|strange|rare|difficult)|bit of a (?:weird|tricky|tough|strange|odd)) 1(?=[.,:;!?]| |$)(?! (?:mg|g|ml|hour|day|week|month|year)) => $1 one
  (?<=\b(?:tips|ideas|advice|thanks|thx|best|options?|alternatives?|time|links?|leaflets?|protocols?|guidelines?|reasons?|need|good|anything|something|looking|waiting|allowed|enough|ready|asking|bad|great|safe|dose) )4 (?=(?:\p{L}{2,12}ing|the|a|my|this|that|him|her|it|them|kids|pts|patients|these)\b) => for~
  {S}(?:haven'?t|havent|have not) (?=slept|seen|found|heard) => I have not~
  {S}(?:didn'?t|did not) (?=know|realise|realize|think) => I did not~
  {S}(?:don'?t|do not) (?=think|know|understand|get why|believe|see why|agree|want to (?:miss|over|give|use|stop|start|crash|scan|admit|harm)) => I do not~
  {S}(?:can'?t|cannot) (?=believe|understand|decide|work out|figure|stop thinking|get my head) => I cannot~
  `,
);
