import { parseRules } from './rewrite-rules';

const macros = {
  // A test before "+" is positive; after a plus sign that joins two findings, another finding follows.
  test: String.raw`(?:ana|anca|hiv|hcg|bhcg|b-hcg|test|tests|ag|antigen|antibody|antibodies|pcr|igm|igg|swabs?|screen|urine|stool|dip|dipstick|nitrites?|leu[ck]s|leucocytes|leukocytes|blood|ketones|protein|proteins|glucose|cultures?|troponin|d-dimer|dimer|sign|murphy|murphy's|rovsing|kernig|flu|covid|rsv|mrsa|hbsag|cag|rh|rhesus|er|pr|her2|oedema|edema|reflexes|guarding|crackles|wheeze|na|k|ca|mg|cl|group|type|factor|grade|cd\d{1,2})`,
  span: String.raw`(?:days?|weeks?|months?)`,
  since: String.raw`(?<=\b(?:for|x|of|over|after|in|past|last|since|about|approx|approximately|around|nearly|almost|every|within|another|at|only) )`,
  followed: String.raw`(?= (?:hx|history|ago|of|post|later|old|worth|course|on|now|with|w/|and|but|then|fatigue|fever|pain|cough|weight|night|headaches?|diarrhoea|diarrhea|vomiting|worsening|progressive|intermittent|increasing|swelling|rash|sob|dyspnoea|breathlessness|lethargy|chest|abdo|abdominal|back|left|right|bilateral|low|malaise|jaundice|palpitations|dizziness|confusion|bleeding|itch|itchy|itching|numbness|weakness|constipation|dysphagia|dysuria|haematuria|melaena|polyuria|reduced|poor|recurrent|sore|productive|dry|cramps|stiffness|tremor|tiredness|joint|knee|hip|neck|shoulder|ankle|wrist|foot|leg|arm|ear|eye)\b|[,.;:)?!]|\s*$)`,
};

/** Signs between words and durations as fractions, which change a protected mark or number: reviewed for it. */
export const symbols = parseRules(
  String.raw`
  // A question for a group.
  {S}q ?4 (?:the |my |our )?(\p{L}{2,14})(?: ppl| people| folks| peeps| team)?[:,](?= ) => a question for $1 colleagues:
  {S}q ?4 (?=(?:the|my|our|all|any) ) => a question for~
  // 52 weeks, 7 days and 12 months: only where a duration must be meant.
  \b(\d{1,2})/7 (?:hx|history)(?: of)? (?=\p{L}) => $1-day history of~
  \b(\d{1,2})/52 (?:hx|history)(?: of)? (?=\p{L}) => $1-week history of~
  \b(\d{1,2})/12 (?:hx|history)(?: of)? (?=\p{L}) => $1-month history of~
  (?<=[\p{L}\d)”"\uE000] )x ?1/7\b => for 1 day
  (?<=[\p{L}\d)”"\uE000] )x ?(\d{1,2})/7\b => for $1 days
  (?<=[\p{L}\d)”"\uE000] )x ?1/52\b => for 1 week
  (?<=[\p{L}\d)”"\uE000] )x ?(\d{1,2})/52\b => for $1 weeks
  (?<=[\p{L}\d)”"\uE000] )x ?(\d{1,2})/12\b => for $1 months
  \b(recheck|repeat|review|rescan|clinic|back|again|follow[- ]up|f/u|bloods|tfts|lfts|u&es|echo|xr|x-ray|mri|ct|scan|uss) (?:in )?(\d{1,2})/52\b => $1 in $2 weeks
  \b(recheck|repeat|review|rescan|clinic|back|again|follow[- ]up|f/u|bloods|tfts|lfts|u&es|echo|xr|x-ray|mri|ct|scan|uss) (?:in )?(\d{1,2})/7\b => $1 in $2 days
  \b(recheck|review|rescan|clinic|back|again|follow[- ]up|f/u) (?:in )?(\d{1,2})/12\b => $1 in $2 months
  {since}1/52\b => 1 week
  {since}(\d{1,2})/52\b => $1 weeks
  \b1/52{followed} => 1 week
  \b(\d{1,2})/52{followed} => $1 weeks
  {since}1/7\b => 1 day
  {since}(\d{1,2})/7\b => $1 days
  \b1/7(?= (?:ago|hx|history)\b) => 1 day
  \b(\d{1,2})/7(?= (?:ago|hx|history|course|of (?:abx|antibiotics|oral|iv|steroids|pred\p{L}*|doxy\p{L}*|amox\p{L}*|fluclox\p{L}*|trimethoprim|nitrofurantoin|co-amox\p{L}*))\b) => $1 days
  {since}1/12\b => 1 month
  {since}(\d{1,2})/12\b => $1 months
  (?<=\p{L} )(?<!\b(?:score|scores|scored|scoring|scale|apgar|apgars|bishop|abs|mmse|test|got|beat|rated) )(\d{1,2})/12{followed} => $1 months
  {S}(\d{1,2})/12(?= (?:hx|history|of)\b) => $1 months
  (?<=\b(?:months?|weeks?|days?)) hx of => ~of
  (?<=\b(?:weeks|months|days))(?= (?:fatigue|fever|pain|cough|night|headaches?|diarrhoea|diarrhea|vomiting|worsening|progressive|intermittent|increasing|swelling|rash|sob|dyspnoea|breathlessness|lethargy|chest pain|abdominal|malaise|jaundice|palpitations|dizziness|confusion|bleeding|itching|numbness|weakness|constipation|dysphagia|dysuria|haematuria|melaena|polyuria)\b) => ~of
  // "A + B + C" is a list.
  (?<=\p{L}{2}\)?)(?<!\b{test}\)?) \+ (?=\p{L}{3,}(?: \p{L}{3,}){0,2} \+ \p{L}{3})(?![^.?!\n]{0,80}(?: [-=]|-ve| \+ve| neg\b)) => ,~
  // "A + B" between words; not beside a test ("ANA +"), a number, a drug with its dose or another sign.
  (?<=\p{L}{2}\)? )(?<!\b{test}\)? )\+ (?=\p{L}{2})(?!(?:at|in|for|on|with|w/|after|and|but|or|if|then|ve|when|by|to|from|is|was|so|since|now|today|tonight|yesterday|currently|still|again|bilaterally|throughout)\b)(?![^.!?\n]{0,40}(?: [-=]|-ve| \+ve| neg\b)) => and~
  (?<=\d (?:mg|mcg|g|ml|units|weekly|daily|od|bd|tds|qds|once daily|twice daily|three times daily|four times daily) )\+ (?=\p{L}{3}) => and~
  (?<=\b(?:times daily|weekly|daily|once daily|twice daily) )\+ (?=\p{L}{3}) => and~
  (?<=\b\p{L}{5,} \d{1,4}(?:\.\d{1,3})? )\+ (?=\p{L}{6,}(?: \d|{K})) => and~
  // "2/2" before a cause.
  (?<=\p{L}{3} )(?<!\b(?:cultures?|bottles?|swabs?|samples?|tests?|sets?|grew|positive|negative) )2/2 (?=\p{L}{3})(?!(?:to|of|blood|bottles?|cultures?|samples?|sets?|tests?|positive|pos|negative|neg|doses?|swabs?|lesions?|pts|patients|for|in|with|and|were|was|are|cases?|nodes?|arms?|legs?)\b) => secondary to~
  `,
  macros,
);
