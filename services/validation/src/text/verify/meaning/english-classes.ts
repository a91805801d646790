/** English words and phrases of one meaning, a class a line, separated by "|". Reviewed; compared without accents. */
export const ENGLISH_CLASSES = `
him|he
tap|aspiration|aspirate
her|she
them|they
ok|okay|acceptable|appropriate|reasonable
not sure if|not certain whether|uncertain whether|unsure whether|unsure if|not sure whether|do not know whether|idk if|do not know if|am not certain whether|am not sure whether|am unsure whether
no driving|not to drive|must not drive|should not drive
like|approximately|about
down from|decreased from|fell from|reduced from
up from|increased from|rose from
anyone got|has anyone got|does anyone have|anyone has|anyone have
got a|have a|i have a|i've got a|have got a|had a
got|have
u guys|you guys|you
worked great|worked very well|worked extremely well
he has|the patient has
she has|the patient has
he is|he's|the patient is
she is|she's|the patient is
never smoker|never smoked|non smoker|has never smoked|the patient has never smoked
if not|otherwise
it|which|as this|as it
going well|progressing well
keen on|in favour of|enthusiastic about
agree|concur
disagree|do not agree
pros and cons|advantages and disadvantages
patient|patients'
kid|child|child's
kids|children|kiddos
baby|infant|newborn baby
babies|infants
mom|mum|mother|mommy
moms|mums|mothers
dad|father
granny|grandma|grandmother
old lady|elderly woman|elderly lady|older woman
old man|elderly man|older man
female|woman|lady
male|man|gentleman|guy|bloke
girl|girls
boy|boys
doc|doctor|physician
docs|doctors|physicians
colleague|coworker|co worker
colleagues|coworkers|co workers|peers
folks|people|ppl|individuals|persons
anyone|anybody|any1|any one|any of you|any colleague|any colleagues
anyone else|anybody else|any one else
someone|somebody|sum1|some one
everyone|everybody|every one|all of you|you all|y'all
others|other people|other colleagues|other people's
team|teams
year old|years old|yo|y o|year old patient|years of age|years
symptoms|sx
med|medication|medicine|drug|medicament
meds|medications|medicines|drugs
jab|shot|vaccination|vaccine
jab|shot|injection
jabs|shots|vaccinations|vaccines
jabs|shots|injections
flu|influenza
flu shot|flu jab|influenza vaccine|influenza vaccination|flu vaccine
heart attack|myocardial infarction
high blood pressure|hypertension
low blood pressure|hypotension
belly|tummy|abdomen|abdo
belly pain|tummy pain|abdominal pain|abdo pain
tummy ache|abdominal pain
pee|urine
poo|poop|stool|stools
temp|temperature
sugar|blood sugar|blood glucose|glucose|bgl|bsl
sugars|blood sugars|blood glucose levels|glucose levels
shortness of breath|sob|dyspnoea|dyspnea|breathlessness
x ray|xray|radiograph|x rays|radiographs
cxr|chest x ray|chest radiograph
bloods|labs|blood tests|laboratory tests|lab tests|blood results|laboratory results|blood work
orally|by mouth|po|per os|oral
iv|intravenously|intravenous
intramuscularly|intramuscular
subcutaneously|subcutaneous|subcut|sq
haemoglobin|hemoglobin|hb|hgb
gi bleed|gastrointestinal bleed|gastrointestinal bleeding|gi bleeding
bleed|bleeding|haemorrhage
operation|surgery
postop|post op|postoperative|postoperatively|after surgery|post operatively|post operative
preop|pre op|preoperative|preoperatively|before surgery|pre operatively|pre operative
follow up|followup|f/u|follow ups
check up|checkup
sign off|signoff
workup|work up|w/u
side effect|adverse effect|side effects|adverse effects|adverse reactions
positive|+ve|pos
negative|neg|ve negative
ok|okay|fine|well|normal|unremarkable|all right|alright|satisfactory|clear
not ok|abnormal
okay with|comfortable with|ok with
hot|febrile|pyrexial
high temp|fever|pyrexia
temp of|temperature of
poorly controlled|uncontrolled|badly controlled
bad|severe|poor|serious
really bad|very severe|very bad
big|large|sizeable|sizable
huge|very large|massive|substantial
tiny|very small
small|little
weird|unusual|strange|odd|atypical
funny|unusual|odd
crazy|remarkable|striking|extraordinary|surprising
nice|pleasant|good
great|excellent|very good|good
awesome|excellent
good|favourable|favorable
awful|terrible|very poor|dreadful
dumb|foolish|naive
sick|unwell|ill|poorly
super sick|very unwell|very ill|critically ill|critically unwell|really sick|very sick
tired|fatigued|exhausted
fatigue|tiredness
dizzy|light headed|lightheaded
confused|disoriented
drowsy|sleepy|somnolent
sure|certain|confident
unsure|uncertain|not sure|not certain
scared|afraid|fearful|frightened|worried|concerned
worry|concern
worries|concerns
happy|content|satisfied|pleased
enough|sufficient|adequate
helpful|useful|beneficial
useless|not useful|of no use|unhelpful
pointless|futile
hard|difficult|challenging|tough|tricky
easy|simple|straightforward
quick|rapid|fast|prompt
quickly|rapidly|fast|promptly
slowly|gradually
right away|immediately|straight away|at once|stat|asap|straightaway
as soon as possible|asap
soon|shortly
now|currently|at present|presently|at the moment|atm
right now|at present|currently|at the moment
today|2day
tomorrow|tmrw|tmr|tomoz|2moro
yesterday|yday|yest
tonight|2nite|tonite
this am|this morning
in am|in the morning|tomorrow morning|in the am
this pm|this afternoon
last night|overnight last night
lately|recently|of late
recent|latest
later|subsequently|afterwards|afterward|after that|thereafter|then
first|initially|first of all|firstly|at first
again|once more|a second time
often|frequently
sometimes|at times|occasionally|on occasion
usually|normally|generally|typically|ordinarily
mostly|mainly|predominantly|largely
always|at all times|invariably
every time|each time
once|one time|on one occasion
twice|two times|on two occasions
thrice|three times
bd|bid|twice daily|twice a day|two times a day|two times daily|2x a day|2x daily|2 times a day|twice per day|b d|b i d
tds|tid|three times daily|three times a day|3x daily|3x a day|thrice daily|3 times a day|t d s|t i d|three times per day
qds|qid|four times daily|four times a day|4x daily|4 times a day|four times per day
once daily|once a day|qd|daily|every day|per day|each day|1x daily|1x a day|one time a day|a day|once per day
weekly|once weekly|once a week|every week|per week|each week|a week|1x a week|one time a week|once per week
monthly|once a month|every month|per month|each month|a month
yearly|annually|once a year|every year|per year|each year|a year
every hour|per hour|an hour
nightly|every night|each night|at night|nocte
at night|nocte|by night|nightly|during the night
in the morning|mane|in mornings|each morning|every morning
every other day|on alternate days|alternate days|every second day
every|q|each
prn|as needed|when needed|as required|when required
also|too|as well|additionally|in addition|likewise
still|continues to|remains|remain|continue to
already|by now
just|only just|recently
almost|nearly|virtually
about|abt|around|approximately|approx|roughly|circa|some|~
about this|regarding this|concerning this
regarding|re|concerning|with regard to|with respect to|in relation to|as regards|in terms of
more than|greater than|over|above|>|exceeding|in excess of|higher than
less than|fewer than|under|below|<|lower than
at least|≥|no less than|a minimum of|not less than|minimum of
at most|≤|no more than|a maximum of|not more than|maximum of|up to
at minimum|at least
up to|as much as|as many as
a lot of|lots of|many|tons of|loads of|plenty of|numerous|a large number of|a great many|a number of|loads|tons|heaps of|much|a great deal of
a lot|much|considerably|greatly|substantially
a bit|slightly|a little|a little bit|somewhat|kinda|kind of|sort of|sorta|mildly|a touch
very|really|super|extremely|so|highly|particularly|hugely|quite|pretty
a few|several|some|a couple of|a small number of
couple of|two|a couple of
both|both of them
half|one half
rest|remainder|others
whole|entire
all|all of
same|identical|the very same
different|distinct
difference|differences
other|another
no|without|w/o|with no|without any|no any|not any|there is no|there was no|absence of|no evidence of any
none|not any|not one
nobody|no one|no-one|noone|none of us
nothing|not anything
never|at no time|not ever|never ever
not|n't
denies|denied|denying
cannot|can't|cant|can not|unable to|is unable to|are unable to|not able to|is not able to|are not able to|was unable to|were unable to|could not|couldn't
refuses|refused|declines|declined|is refusing|refusing|declining|is declining
refusal|no from
if|in case|in the event that|in the event of
unless|except if|if not
in case of|in the event of
when|whenever|at the time when|at the time that
whether|if or not|whether or not
until|till|til|up until
before|b4|prior to|ahead of|pre
after|following|post|s/p|status post|subsequent to
during|throughout|in the course of
while|whilst|as long as
while on|whilst on|while taking|whilst taking
because|cuz|bc|b/c|cos|coz|as|since|given that|due to the fact that|for the reason that
because of|due to|d/t|owing to|on account of|secondary to|as a result of|given
so|therefore|thus|hence|consequently|as a result|accordingly
but|however|though|although|tho|yet|nevertheless|nonetheless|but then|whereas|while|even though
despite|in spite of|regardless of|notwithstanding|even with
except|apart from|other than|aside from|with the exception of
instead|rather|in its place
instead of|rather than|in place of|in lieu of|over
vs|versus|against|compared with|compared to
than|then than
or|or alternatively
either|either one
only|solely|exclusively|merely|alone
with|w/|w|along with|together with|alongside|in combination with
plus|and|+|&|as well as|together with|along with|in addition to
without bleeding|no bleeding|not bleeding|w/o bleeding
maybe|perhaps|possibly|mayb
probably|likely|probable|most likely|presumably|prolly
definitely|certainly|clearly|without doubt|undoubtedly|deffo
obviously|evidently|clearly
apparently|reportedly|it appears that|it seems that
seems|appears|seem|appear|looks|look|seemed|appeared|looked|seems to be|appears to be|looks like|seems like
feels like|gives the impression of
can|may|is able to|are able to|be able to|allowed to|permitted to|could
may|might|could|possibly may
could be|may be|might be|could represent|may represent|might represent
should|ought to|shld|shud|is advised to|are advised to
must|have to|has to|need to|needs to|gotta|got to|has got to|is required to|are required to|had to|needed to|it is necessary to|it is essential to
`;
/** Words that a formal English text omits. Emphasis and forms of address only; none of them states a fact. */
export const ENGLISH_DROPPABLE = `
guys|guyz|folks|dude|dudes|bro|mate|mates|lads|lol|lmao|omg|wow|haha|hahaha|ugh|argh|yikes|jeez|damn|smh|ffs|wtf|tbh|ngl|imho|fwiw|yeah|yep|yup|well|anyway|anyways|like|just|really|actually|basically|literally|honestly|totally|seriously|so|pls|please|plz|thanks|thx|cheers|thanks in advance|thank you|ty|hey|hi|hello|hi all|hello all|hey all|hi everyone|morning all|good morning|good evening|good afternoon|dear all|quick question|quick q|question|just wondering|wondering|i was wondering|btw|by the way|fyi|a bit of|kind of|sort of|kinda|sorta|you know|u know|i mean|ok so|okay so|right|oh|oops|phew|hmm|um|uh|eh|x|xx|xo|one of those|i guess|i suppose|even|ever|today at work|right now|for sure|at all|there|hello there|team|everyone|everybody|all|peeps|y'all|friends|friend
`;
/** Phrases that a rewriting may add: courtesies and grammatical words. None of them states, requests or negates a fact. */
export const ENGLISH_ADDABLE = `
please|kindly|dear colleagues|dear colleague|colleagues|furthermore|moreover|additionally|in addition|also|specifically|namely|currently|therefore|thus|that|which|who|whom|whose|it|this|these|there|there is|there are|there was|there were|it is|it was|in this case|in this patient|in these cases|in such cases|in this setting|the patient|the patient's|patient|patients|for the patient|the case|i would like to ask|i would like to know|i would like to ask whether|i would appreciate|i have a question|my question is|i wonder|a case of|the case of|in the case of|a history of|history of|a dose of|at a dose of|the dose of|doses of|the dose is|dose|dosage|level|levels|a level of|the level of|value|values|the result|the results|results|result|findings|finding|on examination|examination|shows|showed|showing|revealed|reveals|demonstrated|demonstrates|measures|measured|measuring|noted|was noted|were noted|observed|present|performed|done|undertaken|the plan is|the plan is to|the plan was|the question is|the answer is|as follows|respectively|in total|of age|aged|age|years|old|tablet form|route|via|therapy|treatment|the use of|use of|using|the administration of|administration of|method|procedure|range|rate|test|tests|score|scoring|count|status|diagnosed with|a diagnosis of|the diagnosis of|diagnosis|management|side|lasted|has lasted|territory|a patient|a patient with|a 1|presented with|presents with|is being|has|have|had|having|do so|doing so|done so|one|ones|people|colleague|member|period|period of|duration|duration of|for a duration of|a period of|for a period of|a total of|each|own|such|as well|too|i am|i am a|this is a|this is|here is|then|both|in order|would|time|so
`;
