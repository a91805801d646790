import { parseRules } from './rewrite-rules';

const macros = {
  unit: String.raw`(?:mg|mcg|g|ml|units?|iu|mmol|micrograms|mg/kg|mcg/kg|l|L|puffs?|drops|%)`,
  time: String.raw`(?:od|bd|tds|qds|bid|tid|qid|qd|daily|weekly|nocte|mane|prn|PRN|stat|STAT|q\d{1,2}h|once|twice|q\dhr|\d{1,2}-hourly|hourly|now)`,
  drug: String.raw`\p{L}{4,}(?:ol|in|ine|ide|one|am|ate|il|an|pril|statin|xaban|azole|mycin|cillin|parin|amide|fluids?|morphine|saline|insulin|iron|vit(?:amin)?|abx|antibiotics|steroids|paracetamol|feeds?|mab|pam|phine)`,
  guideline: String.raw`(?:guidelines?|guidance|says?|said|recommends?|recommendation|recommendations|criteria|consensus|congress|conference|statement|position|meeting|algorithm|protocol|update|session|scores?|20\d\d|\d\d)`,
};

/** Abbreviations in small letters that are everyday words, or nothing, elsewhere: with their capitals where they must be meant. */
export const caseContexts = parseRules(
  String.raw`
  // Routes.
  ! (?<=\d ?{unit} (?:{time} )?)po\b => PO
  ! (?<=\b{time} )po\b(?! box) => PO
  ! \bpo (?=(?:\p{L}{3,}|\d|or|vs|and|only|then|meds|prn|if|once|bd|tds|od|qds|intake|fluids|iron|abx|switch)\b)(?!(?:faced|box|boy)\b) => PO~
  ! \b(titrate|switch|switched|to|or|and|vs|via|start|started|give|given|take|taking|just|then|oral|iv|IV|IM|tolerating|nil) po(?=,| |{K})(?! box) => $1 PO
  ! (?<=\d ?{unit} (?:{time} )?|\b{time} |{drug} (?:\d[\d.]* ?{unit} )?)sl\b => SL
  ! \bsl (?=(?:gtn|GTN|nifedipine|lorazepam|buprenorphine|misoprostol|ondansetron|nitro\p{L}*|{drug})\b) => SL~
  ! (?<=\d ?{unit} (?:{time} )?|\b{time} |{drug} (?:\d[\d.]* ?{unit} )?)sc\b(?! joint) => SC
  ! \bsc (?=(?:prn|PRN|{time}|{drug})\b) => SC~
  ! (?<=\d ?{unit} (?:{time} )?|\b{time} )(?:pr)\b => PR
  ! \bpr (?=(?:bleed|bleeding|bleeds|exam|diclofenac|diazepam|paracetamol|blood|normal|mesalazine|enema|neg|melaena|loss)\b) => PR~
  ! \bpv (?=(?:bleed|bleeding|bleeds|exam|loss|discharge|spotting|blood|misoprostol|progesterone|oestrogen|estrogen)\b) => PV~
  ! (?<=\d ?{unit} (?:{time} )?)(?:ng|neb)\b(?<=ng)(?! ?\/) => NG
  ! \b(via|per|through|by|the|an|no|failed|wide bore|insert) ng\b(?! ?\/) => $1 NG
  ! \bng (?=(?:tubes?|feeds?|feeding|fed|aspirates?|drainage|output|insertion|placement|position|in situ|in place)\b) => NG~
  ! \bprn\b => PRN
  ! (?<=\d ?{unit} )stat\b => STAT
  // Tests and scores.
  \bcd(3|4|8|19|20|30|34|38)\b => ^c^d$1
  \bpi-?rads\b => ^p^i-^r^a^d^s
  \bbi-?rads\b => ^b^i-^r^a^d^s
  \bli-?rads\b => ^l^i-^r^a^d^s
  \bti-?rads\b => ^t^i-^r^a^d^s
  \b(?:cha2ds2[- ]?vasc|cha2ds2[- ]?va|chads2?[- ]?vasc|chads vasc)\b(?<=sc) => ^c^h^a2^d^s2-^v^a^sc
  \bhas[- ]?bled\b(?= |,|{K}) => ^h^a^s-^b^l^e^d
  \bnt[- ]?pro[- ]?bnp\b => ^n^t-pro^b^n^p
  \bpro ?bnp\b => pro^b^n^p
  \bhba?1c\b => ^hb^a1c
  \bp\/f ratio\b => ^p/^f ratio
  // "A fit 24-year-old": the test has its result, and an adjective stands before a person.
  ! \bfit (?=(?:test|tests|testing|neg|pos|negative|positive|results?|kit|kits|(?:was|of|came back|came back at) (?:neg|pos|negative|positive|raised|high|normal|low|elevated|\d{1,4}))\b) => FIT~
  ! (?<!\b(?:an?|is|was|are|were|very|so|this|that|our|and|young|otherwise|previously|usually|really|not|for) )fit (?=\d{2,4}(?: ?(?:ug|µg|mcg)\b|{K}| (?:and|so|but|then|with)\b)) => FIT~
  ! \b(qfit|q-fit)\b => qFIT
  ! (?<=\b(?:[Mm][Rr][Ii]|[Cc][Tt])(?:[:=]| =| shows?| showed)? )pica(?= (?:infarct\p{L}*|stroke|territory)\b|,|{K}) => PICA
  ! \bpica (?=(?:infarct\p{L}*|stroke|territory|aneurysm|occlusion)\b) => PICA~
  ! (?<=\b(?:a|with|for|of|no|has|had|new|known|unexplained|men with|women with|severe|got|and|postmenopausal|investigating|ix for|\d ?(?:kg|months|weeks)) |, |^)ida(?=,|{K}| (?:with|and|on|despite|in|workup|work-up|needs|not|post|for)\b) => IDA
  ! \b(no|denies|denied|active|passive|fleeting|any|for|of|with|ongoing|without|screened for|chronic|new) si(?=,|{K}| (?:today|or|and|now|but|at|with|on|plan|intent)\b|\/) => $1 SI
  ! (?<=\bSI(?:,|\/| or| and| ))( ?)hi\b => $1HI
  ! (?<=\bHI,? (?:or |and )?)avh\b => AVH
  ! \b(ana|anca) (?=(?:neg|pos|negative|positive|\+ve|-ve|1:\d+|weakly|titre|titer|strongly|low)\b)(?<=ana ) => ANA~
  ! \bpca (?=(?:pump|morphine|fentanyl|oxycodone|demands?|pumps|weaned|stopped|started|overnight)\b) => PCA~
  ! \b(on|via|morphine|fentanyl|with|a|the|start|started) pca\b => $1 PCA
  ! \b(ck) (?=(?:of|was|is|\d{2,6}|normal|raised|high|up|down|level|sent|came|through|rising|rise|trending)\b) => CK~
  ! \b(the|his|her|my|raised|high|normal|check|checked|checking|peak|serum|repeat|send) ck\b => $1 CK
  ! \bdm (?=(?:type|t2|t1|patients?|pts?|clinic|control|meds|foot|nurse)\b) => DM~
  ! (?<=\b(?:htn|HTN|hypertension|ckd|CKD|AF|af|IHD|ihd|obesity|gout|COPD|copd)(?:,| and|\/| \+)? ?)dm\b => DM
  ! \b(?:ef) (?=\d{2}\b|of \d|<|>|was \d|is \d|dropped|recovered|improved|reduced|preserved) => EF~
  ! \b(his|her|the|low|reduced|normal|preserved|with|poor) ef\b => $1 EF
  ! \b(af) (?=(?:with|on|and|since|at|rate|post|ablation|clinic|pts?|patients?|burden|for|rvr|in|is|was|again|overnight|not|needs|now|at)\b) => AF~
  ! \b(new|in|fast|paroxysmal|persistent|permanent|known|has|had|with|of|for|onset|postoperative|post-?op|rapid|slow|asymptomatic|recurrent|valvular|non-?valvular|subclinical) af\b => $1 AF
  ! \b(hf|hd|pd|pe|rf|mr|as|ra|oa|ms|mi|uc|cf|bcc|cbd|sri|rsi|icd|lad|rca|lv|rv|la)(?= (?:clinic|pts|patients?|nurse|nurses|flare|flares|diagnosis|specialist)\b)(?<=hf|hd|pd|pe|mi|uc|cf|bcc) => :upper:$1
  :upper:hf => HF
  :upper:hd => HD
  :upper:pd => PD
  :upper:pe => PE
  :upper:mi => MI
  :upper:uc => UC
  :upper:cf => CF
  :upper:bcc => BCC
  ! \b(for|with|of|in|acute|chronic|decompensated|known|new|worsening|his|her|end stage|stage d|congestive|virtual wards for|wards for) hf\b => $1 HF
  \banti[- ]?d(?= (?:given|injection|prophylaxis|at|for|if|not|and|within|due|needed|declined|offered|dose)\b|,|{K}) => anti-^d
  \brh(?:esus)? ?(?:neg|negative|-ve)\b => rhesus negative
  \brh(?:esus)? ?(?:pos|positive|\+ve)\b => rhesus positive
  ! \besc(?= {guideline}\b) => ESC
  ! \baha(?= {guideline}\b) => AHA
  ! \besc (?=(?:and|or|vs|n|&|\/) (?:aha|acc|nice)\b) => ESC~
  ! \baha (?=(?:and|or|vs|n|&|\/) (?:esc|acc|nice)\b) => AHA~
  ! (?<=\bESC (?:and|or|vs|n|&) )aha\b => AHA
  ! (?<=\bAHA (?:and|or|vs|n|&) )esc\b => ESC
  ! \bada (?={guideline}\b) => ADA~
  ! \bgold (?=(?:guidelines?|20\d\d|group|stage|criteria|report)\b)(?!standard) => GOLD~
  ! \bgina (?=(?:guidelines?|20\d\d|step|report|says)\b) => GINA~
  ! \bnice (?=(?:guidelines?|guidance|says?|said|recommends?|ng\d+|ta\d+|cg\d+|cks|pathway|criteria|quality|committee|draft|update|approved?|approval|20\d\d)\b) => NICE~
  ! \b(per|by|from|the|new|latest|current|updated|against|follow|following|under|what|does|did|both|uk|draft) nice (?=(?:on|cg|ng|guideline|guidance|say|says|recommend)\b) => $1 NICE~
  ! \b(?:who) (?=(?:guidelines?|criteria|classification|performance status|grade|checklist|ladder|pain ladder|stage|label|declared|safe surgery)\b) => WHO~
  ! (?<=^|[.,;] |\b(?:is|a|as|was|she is|he is) )jw(?=,|{K}| (?:pt|patient|so|and|with|who|refusing|refused|refuses|declined|declines|family)\b) => Jehovah's ^witness
  \bgcs(?=\d) => ^g^c^s~
  ! \bed (?=(?:gave|sent|want|wants|wanted|says?|said|did|discharged|missed|referred|rang|called|started|stopped|treated|saw|seen|think|thinks|thought|keeps?|asked|triage|attendance|visit|visits|presentation|presentations|pts?|patients?|boarding|crowding|flow|wait|waits|notes?|discharge)\b) => ED~
  \bglp-?1s\b => ^g^l^p-1s
  \bglp1ra(s?)\b => ^g^l^p-1 ^r^a$1
  ! \btmp[- ]?smx\b => TMP-SMX
  ! (?<=\b(?:daily|vs|or|on|of|with|take|taking|prophylactic|and|to|nightly|low-dose|\d{2,3} ?mg) )tmp\b => trimethoprim
  \bhtn\b(?= |,|{K}|\)) => ^h^t^n
  `,
  macros,
);
