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
hourly|every hour|per hour|an hour
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
need|require|needs|requires|necessitates|needing|requiring|needed|required
will|gonna|going to|am going to|is going to|are going to|shall|i'll|plan to|planning to|intend to|am planning to|wl
would|wd
want|wish|wants|wishes|wanna|want to|wish to|wants to|wishes to|would like|would like to|wanted|wished|wanted to|wishes for|prefer|prefers|is requesting
like|enjoy
think|believe|consider|reckon|feel|thinks|believes|considers|feels|thought|believed|considered|felt|suspect|suspects|my impression is|in my opinion|in my view|my view is|i am of the opinion|am of the opinion|imo|imho
i think|in my opinion|in my view|i believe|i consider|imo|imho|i feel|i reckon|my view is that|it is my view that|my impression is
say|suggest|advise|recommend|says|suggests|advises|recommends|said|suggested|advised|recommended|state|states|stated|recommending|advising
tell|inform|tells|informs
told|informed|advised
ask|asks|enquire|inquire|enquires
show|shows|demonstrate|demonstrates|reveal|reveals|showed|demonstrated|revealed|shown|showing|demonstrating|revealing|display|displays
find|finds|found|identify|identified|identifies|detected|discovered|observed|noted
look at|examine|review|assess|check|reviewed|examined|assessed
look after|care for|manage
check|verify|confirm|checks|test|measure|assess|evaluate|checking|monitor
recheck|re check|check again|retest|re test|repeat
monitor|watch|observe|keep an eye on|monitoring|watching
hold off|defer|delay|wait
hold off on|defer|delay|withhold
skip|omit|miss|skipped|omitted|missed
wait|await|waiting|waits|awaiting|waited|hold on
wait for|await|awaiting|waiting for
pending|awaited|outstanding|awaiting
fix|correct|resolve|address|repair
try|attempt|trial
tried|attempted|trialled|used
trying|attempting|using|trialling
take|takes|taking|taken|is on|are on|on|been on|receiving|is taking|are taking|is receiving|being on|receives|receive
took|was on|were on|on|was taking|had been taking|had been on
get|receive|gets|receives|getting|receiving|obtain|obtains|obtaining
got|received|obtained|was given|were given|has received|have received|had|has had|have had|gotten|underwent|has undergone
get better|improve|gets better|improves|got better|improved|getting better|improving|recover|recovered|is better|was better|better now|feeling better|made an improvement|recovering|has improved
get worse|worsen|gets worse|worsens|got worse|worsened|getting worse|worsening|deteriorate|deteriorated|deteriorates|deteriorating|is worse|was worse|became worse|has worsened|went downhill
worsening|progressive|increasing|deteriorating
gone|resolved|disappeared|went away|goes away|go away|cleared|cleared up|is gone|has resolved|have resolved|settled|subsided|has disappeared|resolves|resolve|has settled|which resolved
come back|return|recur|came back|returned|recurred|comes back|returns|recurs|coming back|has recurred|has returned
came back|returned|came back as
come in|present|comes in|presents|came in|presented|came|coming in|rocked up|turned up|showed up|attended|presenting|comes|attends|is presenting|has presented
come in with|present with|comes in with|presents with|came in with|presented with|came with|presenting with|coming in with|comes with|p/w|attended with
bring in|brought in|was brought in|bought in
complains of|c/o|complained of|complaining of|reports|reported|reporting|presents with|presented with
go up|increase|rise|goes up|increases|rises|went up|increased|rose|ups|up|upped|raised|raise|raises|has risen|has increased|going up|rising|increasing|climbed|elevate|bump|bumped|bump up
go down|decrease|reduce|fall|drop|goes down|decreases|reduces|falls|drops|went down|decreased|reduced|fell|dropped|lower|lowers|lowered|cut|cut down|has fallen|has decreased|going down|falling|decreasing|dropping|lowering
cut back|reduce
increase in|rise in
decrease in|reduction in|drop in|fall in
high|elevated|raised
low|reduced|decreased
fall over|fall
fell over|fell|had a fall|suffered a fall|sustained a fall|has fallen
hit|struck
pass out|faint|passed out|fainted|collapsed|syncope
throw up|vomit|threw up|vomited|throwing up|vomiting|puked|puking|puke
die|pass away|died|passed away|deceased|has died
prescribe|rx|write up|chart|prescribes
prescribed|charted|wrote up
send home|sent home|went home|d/c home|discharge home|discharged home|dc home
send home|sent home|discharge|discharged
go home|be discharged
do well|doing well|did well|progressing well|is well|doing fine|doing great|recovering well
book|schedule|arrange|book in
booked|scheduled|arranged|has been booked|organised
rule out|r/o|exclude|rules out|ruled out|excluded
pick up|detect|diagnose
figure out|determine|work out
find out|determine|learn
turns out|it turns out that|it emerged that|it transpired that|it turned out that|turned out|it transpires that
turn out to be|prove to be|turned out to be|proved to be|was found to be
end up|ultimately|ended up
deal with|manage|address|handle|treat|dealing with|managing
help|assist|aid|helps|assists
helped|assisted
help with|assist with
work|be effective|works|is effective|are effective|worked|was effective|has worked|is working|has been effective
work well|works well|is very effective
go for|choose|select|opt for|prefer
went for|chose|selected|opted for
stick with|continue with|stay with
go with|choose|opt for
let|allow|permit|lets|allows
let me know|inform me|please let me know|kindly let me know|please inform me
stay|remain|stays|remains
stayed|remained
become|get|becomes|became|turn|turned
develop|get|develops|develop
developed|got|has developed|came down with|came out with
having|experiencing|suffering from|suffering
have|has|had|with|w/|who has|who had|having|with a|who have
suffer from|have|has|suffers from
chew|masticate
eat|consume|ingest|eats
drink|consume
ate|consumed|ingested
sleep|sleeping
walk|ambulate|mobilise|walking|mobilising
hurts|is painful|painful|is sore|sore|aches|are sore
pain|ache|soreness
swollen|oedematous|edematous
swelling|oedema|edema
rash|skin rash
itchy|pruritic|itching
stitches|sutures
cut|laceration|wound
bug|infection
germ|microorganism
clot|thrombus
clots|thrombi
scan|imaging
dose|dosage
doses|dosages
amount|quantity
shift|duty
case|pt case
stuff|material|matter
thing|matter|issue
things|matters|issues
trouble|difficulty|problems
problem|issue
problems|issues
question|query|q
quick question|quick q|a brief question|a quick question|brief question|short question
thoughts|opinions|views|any thoughts|any opinions|your thoughts|what are your thoughts|what do you think|what are your views|what are your opinions|wdyt|thoughts please|what does everyone think|what do others think|any views|what is your opinion|opinions please|what would you think|your opinions
advice|guidance|suggestions|recommendations|tips|any advice|any tips|any suggestions|any guidance|any recommendations|pointers|ideas|any ideas
any advice|any tips|any suggestions|any guidance|advice please|any advice would be appreciated|any advice would be welcome|i would appreciate any advice|i would welcome any advice|i would be grateful for any advice|suggestions welcome|i would be grateful for advice|i would appreciate your advice|tips please
experience|experiences
fyi|for your information
btw|by the way|incidentally
afaik|as far as i know|to my knowledge
tbh|to be honest|in all honesty|frankly
idk|i do not know|i don't know|dunno|i am not sure|not sure|unsure|i am unsure|i am not certain
i am not sure|not sure|i am unsure|unsure|i am uncertain|i am not certain|not certain|i remain unsure
eg|e.g|for example|for instance|such as
ie|i.e|that is
etc|et cetera|and so on|and so forth
u|you|ya|yourself|yourselves|colleagues
ur|your|you're
r|are
y|why
n|and
im|i'm|i am
ive|i've|i have
id|i'd|i would
we|us
me|i|myself
my|mine
her|hers
them|they|those|these
it|this|that|the same
who|whom
which one|which
what|which
how come|why
how about|what about
how do you|how would you|what is your approach to|how are you
what do you do|what would you do|how do you manage|how would you proceed|what is your approach|how would you manage|what do you usually do|what should be done
what else|what other options
any|any kind of|any sort of
anyone used|has anyone used
have you|has anyone
worth it|worthwhile|justified
worth|worthwhile
makes sense|is reasonable|is logical|is sensible
no sense|not reasonable
big deal|significant problem
no big deal|not a major concern|not significant
fair enough|reasonable
bottom line|in summary|in conclusion|to summarise|in short
so far|to date|until now|thus far|as yet|up to now
on board|in agreement
on the fence|undecided|uncertain
rule of thumb|general principle
go to|first choice|preferred
first line|1st line
second line|2nd line
1st|first
2nd|second
3rd|third
4th|fourth
5th|fifth
wks|weeks
bilat|bilateral|b/l|bilaterally
reflux|gord|gerd
to|through
from|starting from
w|with
per|a|/|each|for each
x|for|times
at|@|with a
on|upon
in|inside
within|in less than
out of|of
into|in to
next|following|upcoming|coming
last|previous|most recent
ago|previously|earlier|prior
since|from|as of
here|in our unit|in our hospital|at our hospital|in our setting|at our centre|at our unit
our unit|our department|our service
theatre|operating theatre|operating room
emergency department|emergency room|a&e|a & e
ambulance|ems
guideline|guidelines
paper|article|study|publication
papers|articles|studies|publications
according to|as per|per
hello|hi|hey|good morning|good afternoon|good evening|greetings|dear colleagues|dear all|hi all|hello all|hello everyone|hi everyone|hey all|hey guys|hey everyone|morning all|hey folks
thanks|thank you|thx|ty|cheers|many thanks|thanks in advance|thank you in advance|tysm|thanks a lot|thanks so much|thank you very much|much appreciated|with thanks|i thank you in advance
please|pls|plz|kindly
sorry|apologies|i apologise|my apologies
good luck|best wishes
reminder|friendly reminder|a reminder|just a reminder|this is a reminder|please remember|as a reminder|please note
remember|do not forget|don't forget|please remember|bear in mind
note|please note|nb
`;
/** Words that a formal English text omits. Emphasis and forms of address only; none of them states a fact. */
export const ENGLISH_DROPPABLE = `
guys|guyz|folks|dude|dudes|bro|mate|mates|lads|lol|lmao|omg|wow|haha|hahaha|ugh|argh|yikes|jeez|damn|smh|ffs|wtf|tbh|ngl|imho|fwiw|yeah|yep|yup|well|anyway|anyways|like|just|really|actually|basically|literally|honestly|totally|seriously|so|pls|please|plz|thanks|thx|cheers|thanks in advance|thank you|ty|hey|hi|hello|hi all|hello all|hey all|hi everyone|morning all|good morning|good evening|good afternoon|dear all|quick question|quick q|question|just wondering|wondering|i was wondering|btw|by the way|fyi|a bit of|kind of|sort of|kinda|sorta|you know|u know|i mean|ok so|okay so|right|oh|oops|phew|hmm|um|uh|eh|x|xx|xo|one of those|i guess|i suppose|even|ever|today at work|right now|for sure|at all|there|hello there|team|everyone|everybody|all|peeps|y'all|friends|friend
`;
/** Phrases that a rewriting may add: courtesies and grammatical words. None of them states, requests or negates a fact. */
export const ENGLISH_ADDABLE = `
please|kindly|dear colleagues|dear colleague|colleagues|furthermore|moreover|additionally|in addition|also|specifically|namely|currently|therefore|thus|that|which|who|whom|whose|it|this|these|there|there is|there are|there was|there were|it is|it was|in this case|in this patient|in these cases|in such cases|in this setting|the patient|the patient's|patient|patients|for the patient|the case|i would like to ask|i would like to know|i would like to ask whether|i would appreciate|i have a question|my question is|i wonder|a case of|the case of|in the case of|a history of|history of|a dose of|at a dose of|the dose of|doses of|the dose is|dose|dosage|level|levels|a level of|the level of|value|values|the result|the results|results|result|findings|finding|on examination|examination|shows|showed|showing|revealed|reveals|demonstrated|demonstrates|measures|measured|measuring|noted|was noted|were noted|observed|present|performed|done|undertaken|the plan is|the plan is to|the plan was|the question is|the answer is|as follows|respectively|in total|of age|aged|age|years|old|tablet form|route|via|therapy|treatment|the use of|use of|using|the administration of|administration of|method|procedure|range|rate|test|tests|score|scoring|count|status|diagnosed with|a diagnosis of|the diagnosis of|diagnosis|management|side|lasted|has lasted|territory|a patient|a patient with|a 1|presented with|presents with|is being|has|have|had|having|do so|doing so|done so|one|ones|people|colleague|member|period|period of|duration|duration of|for a duration of|a period of|for a period of|a total of|each|own|such|as well|too|i am|i am a|this is a|this is|here is|then|both|in order|would|time|so
`;
