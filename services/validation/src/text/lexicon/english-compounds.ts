import { parseRules } from './rewrite-rules';

const macros = {
  /** A noun may follow: no word that ends the phrase before it. */
  noun: String.raw`(?=(?!(?:of|is|was|are|were|for|in|on|at|to|and|or|but|with|without|w|w/|then|than|if|when|while|given|may|can|could|will|would|should|must|does|do|did|has|have|had|needs?|works?|vs|versus|today|tonight|tomorrow|yesterday|first|now|later|after|before|until|till|every|each|not|no|alone|due|reduced|increased|only|because|so|as|from|by|that|which|who|he|she|it|they|we|you|i|the|a|an|my|his|her|our|their|this|too|again|also|still|please|pls|per|via|over|under|about|even|once|twice|seems?|looks?|helps?|makes?|means|causes?|went|came|gave|got|took|made|held|stopped|started|due|since|though|tho|lol)\b)\p{L}{3,})`,
  ordinal: String.raw`(?! (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)\p{L}*\b| ?(?:centile|percentile|edition|floor|ed\b|st\b|street))(?<!\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)\p{L}{0,6} \d{1,2}(?:st|nd|rd|th)|\bthe \d{1,2}(?:st|nd|rd|th)(?= (?:at|we|i|is|was|and i)\b))(?<!\bon the \d{1,2}(?:st|nd|rd|th))`,
};

const ordinals = [
  ['1st', 'first'],
  ['2nd', 'second'],
  ['3rd', 'third'],
  ['4th', 'fourth'],
  ['5th', 'fifth'],
  ['6th', 'sixth'],
  ['7th', 'seventh'],
  ['8th', 'eighth'],
  ['9th', 'ninth'],
].map(([short, full]) => String.raw`\b${short}\b{ordinal} => ${full}`);

/** Ordinals as words, except in dates and centiles; and hyphens of compounds before the noun that they describe. */
export const compounds = parseRules(
  String.raw`
  ${ordinals.join('\n  ')}
  \b(low|high|single|double|standard|fixed|split|half|full|once-daily|weight-adjusted|renal|sub-?therapeutic) dose {noun} => $1-dose~
  \b(short|long|medium|full|near|mid|longer|shorter) term {noun} => $1-term~
  \b(first|second|third|fourth|last|next|front) line {noun} => $1-line~
  \b(first|second|third|fourth)[- ]degree (?=(?:tear|tears|burns?|heart block|block|av block|relatives?|perineal|uterine|prolapse)\b) => $1-degree~
  \b(first|second|third|fourth|fifth|final) year (?=(?:med|medical|nursing|student|students|trainee|resident|registrar|fellow|surgical|midwifery|pharmacy)\b) => $1-year~
  \b(once|twice|three times) (daily|weekly|monthly|yearly) (?=(?:dosing|dose|insulin|injections?|tablets?|regimen|regime|formulation|preparation|pill|doses|steroid|nebs?|review|semaglutide|glp-?1s?|prep|basal)\b) => $1-$2~
  \bhalf hourly\b => half-hourly
  \b(\d{1,2}|two|three|four|six|eight|twelve) (?:hrly|hourly)\b => $1-hourly
  \bpost[- ](?=(?:coital|prandial|ictal|viral|natal|partum|mortem|operative|menopausal|traumatic|infectious|streptococcal|herpetic|vaccination|thrombotic|nasal|graduate|stroke|extubation|intubation|transplant|discharge|exposure|cholecystectomy|obstructive|dural|vasectomy)\b(?! (?:(?:she|he|they|it|we)|is|was|with|and)\b)) => post-
  \bpre[- ](?=(?:operative|existing|eclampsia|eclamptic|diabetes|diabetic|menopausal|term|hospital|assessment|alert|medication|med|meds|oxygenate|oxygenation|oxygenating|natal|conception|malignant|frontal|tibial|renal|clinical|syncope|school|registration|op)\b) => pre-
  \bnon[- ](?=(?:compliant|compliance|adherent|adherence|specific|medical|clinical|invasive|urgent|smoker|diabetic|tender|mobile|verbal|steroidal|healing|union|union|judgmental|judgemental|contrast|functional|sedating|opioid|pharmacological|cardiac|obstructive|st elevation|epileptic|surgical|english|profit|stick|toxic|toxic|infectious|essential|responder|responders|fasting|productive|blanching|displaced|dominant|weight[- ]bearing|alcoholic|selective|valvular|small[- ]cell|hodgkin\p{L}*)\b) => non-
  \b(trimester|age|sex|gender|disease|organ|drug|patient|site|trust|country|condition|pregnancy|culture|gestation|task|role|type) specific(?= |{K})(?! to\b) => $1-specific
  \b(evidence|weight|home|community|hospital|ward|clinic|team|guideline|symptom|risk|exam|paper|simulation|faith|rule|school|population|plant|oil|alcohol|soy|opioid|school|cloud|web) based {noun} => $1-based~
  \b(broad|narrow) spectrum\b => $1-spectrum
  \b(high|low|intermediate|average) (risk|grade|pressure|flow|yield|intensity|fat|carb|salt|fibre|fiber|protein|calorie|sodium|potassium|resolution|sensitivity|volume|output|frequency|turnover|quality|value) (?=(?:pts?|patients?|people|women|men|groups?|nasal|oxygen|o2|surgery|pregnancy|pregnancies|lesions?|dysplasia|tumou?rs?|lymphoma|glioma|fever|fevers|temp|temperature|pyrexia|diet|diets|trop|troponin|troponins|cannula|ct|imaging|strategy|statins?|chest pain|feature|features|drugs?|meds|drink|drinks|stoma|vent|ventilation|hernia|polyp|polyps|bladder cancer|mri|exercise|referrals?|nstemi|acs|pe|dvt|families|babies|infants|cases?|procedures?|teaching|question|questions|meal|meals|snack|snacks|feed|feeds|heart failure|hearing loss|wound|wounds|injection|systems?|areas?|job|jobs|shifts?|unit|units|centre)\b) => $1-$2~
  \b(left|right|one|single|two|double) sided\b => $1-sided
  \b(new|late|early|adult|sudden|recent|acute|gradual|rapid) onset {noun} => $1-onset~
  \b(community|hospital|healthcare|ventilator) (acquired|associated) {noun} => $1-$2~
  \b(single|multi|double|fixed) (pill|use|centre|center|dose|drug|agent|lumen|organ|system|payer|handed|arm|vessel|level|gene|site|disciplinary|resistant) (?=(?:combos?|combinations?|vials?|pens?|study|studies|trial|trials|data|regimen|regimens|therapy|treatment|picc|line|lines|catheter|chemo|cannula|failure|disease|review|testing|tb|meeting|meetings|team|teams|audit)\b) => $1-$2~
  \b(end|early|late|advanced) stage (?=(?:renal|kidney|liver|heart|copd|disease|cancer|dementia|ckd|lung|parkinson\p{L}*|disease|hf)\b) => $1-stage~
  \b(full|part) time {noun} => $1-time~
  \bshort staffed\b => short-staffed
  \bwell being\b => wellbeing
  \b(?:out of hours) (?=(?:gp|gps|service|services|doctor|cover|clinic|team|call|calls|pharmacy|visit|visits|shift|work|rota|care)\b) => out-of-hours~
  \b(up) to date (?=(?:guideline|guidelines|guidance|evidence|review|vaccines?|list|drug|version|protocol|reference|resource|advice|textbook|summary)\b) => up-to-date~
  \b(?:a|the|this|one|as a) one off\b(?! (?:of|the|my)) => $0:hyphen
  one off:hyphen => one-off
  \bx ray(s?)\b => ^x-ray$1
  \b(an?|the|his|her|my|our|their|this|that|no|arrange|arranged|for|on|lost to|clinic|gp|weekly|monthly|regular|any|needs?|book|booked|outpatient|in|close|routine|without|early|telephone|phone|virtual) follow up(?= |{K})(?! (?:on|with|the|his|her|their|a|an|him|them|my|that|this)\b) => $1 follow-up
  \b(an?|the|for a|regular|annual|dental|routine|baby) check up(?= |{K})(?! on\b) => $1 check-up
  \bover (\d{2})s\b(?! (?:of|and)\b) => over-$1s
  \bunder (\d{1,2})s\b => under-$1s
  \bself (harm|harmed|harming|care|referral|refer|referred|limiting|discharge|discharged|discharging|management|manage|medicate|medicating|esteem|isolate|isolation|reported|inject|injecting|catheterisation|catheterise|taught|swab|monitoring|testing)\b => self-$1
  \bhalf life\b => half-life
  \bface to face (?=(?:appointments?|consults?|consultations?|review|reviews|clinic|clinics|visit|visits|assessment|teaching)\b) => face-to-face~
  \b(day|minute|week|month|year|hour)s long (?=(?:wait|delay|battle|shift|course)\b) => $1s-long~
  `,
  macros,
);
