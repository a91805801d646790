/**
 * Phrases and short forms with what a formal text writes for them, a class a line. Reviewed: both sides say the same
 * of the same thing in a clinical text.
 */
export const ENGLISH_PHRASES_1 = `
ask if|ask whether
asks if|asks whether
asked if|asked whether
wonder if|wonder whether
wondering if|wondering whether
see if|see whether
check if|check whether
decide if|decide whether
unclear if|unclear whether
can't get|unable to obtain|was unable to obtain|cannot obtain
can't get|unable to|was unable to|could not
can't|unable to|am unable to|is unable to|are unable to|was unable to|cannot|can not
cant|unable to|am unable to|is unable to|are unable to|was unable to|cannot|can not
couldn't|unable to|was unable to|were unable to|could not
couldnt|unable to|was unable to|were unable to|could not
won't|declines to|refuses to|will not|is unwilling to
wont|declines to|refuses to|will not|is unwilling to
didn't want|declined|did not want|did not wish for
doesn't want|declines|does not want|does not wish for
doesnt want|declines|does not want|does not wish for
not keen on|reluctant to have|reluctant to use|not in favour of
not keen|reluctant|not enthusiastic
not sure|uncertain|unsure|not certain
no idea|i do not know|it is unclear|unclear
no clue|i do not know
no point|no benefit|not useful|there is no benefit
no good|not effective|ineffective|not helpful
no use|not useful|ineffective
no joy|without success|without effect|unsuccessful
no luck|without success|without effect|unsuccessful
no change|unchanged
didn't work|was not effective|was ineffective|was unsuccessful
didnt work|was not effective|was ineffective|was unsuccessful
doesn't work|is not effective|is ineffective
doesnt work|is not effective|is ineffective
didn't help|was not helpful|had no effect|was ineffective|did not help|provided no benefit
didnt help|was not helpful|had no effect|was ineffective|did not help|provided no benefit
isn't working|is not effective|is ineffective
not working|not effective|ineffective
wasn't fun|was unpleasant|was not pleasant
wasnt fun|was unpleasant|was not pleasant
not great|suboptimal|poor|not good
not too bad|acceptable|satisfactory
not bad|acceptable|satisfactory
not right|abnormal|incorrect
not herself|not her usual self
not himself|not his usual self
went up|was increased|were increased|has been increased|had been increased|rose
went down|was reduced|were reduced|was decreased|fell
went up to|was increased to|were increased to|rose to
bumped up to|increased to|was increased to
upped to|increased to|was increased to
dropped to|reduced to|was reduced to|fell to|decreased to
went to|attended|was transferred to
off to|transferred to|being transferred to
on the way to|en route to|on his way to|on her way to|being transferred to
on way to|en route to|on his way to|on her way to
up and about|mobilising|ambulant|mobile
up to date|current|complete
tetanus up to date|tetanus immunisation up to date|tetanus immunisation is up to date|tetanus vaccination is up to date
all over the place|highly variable|very variable|erratic
through the roof|very high|markedly elevated|markedly raised
off the scale|extremely high|very high
sky high|extremely high|very high|markedly elevated|markedly raised
bit off|slightly abnormal|slightly unwell
loads of|many|a large number of|a great deal of
load of|many|a large amount of
masses of|many|a large number of
couple of|two|a few
couple|two
handful of|small number of|few
most of the time|usually|generally
all the time|constantly|continuously|continually
all night|throughout the night
all day|throughout the day
day and night|continuously
back and forth|repeatedly
on and off|intermittently|intermittent
off and on|intermittently|intermittent
now and then|occasionally|intermittently
every now and then|occasionally
from time to time|occasionally
straight away|immediately|at once
straightaway|immediately|at once
stat|immediately|urgently
asap|as soon as possible|urgently
out of the blue|unexpectedly|suddenly
all of a sudden|suddenly
suddenly|acutely|abruptly
slowly|gradually
anyway|nonetheless|nevertheless|regardless|in any case|despite this|all the same
anyhow|nonetheless|nevertheless|regardless
though|however
tho|however
still|nevertheless|nonetheless
plus|and|in addition|additionally|also
afterwards|after|subsequently|thereafter|later|afterward
then|subsequently|thereafter|followed by|and then
before|previously|in the past|prior
til|until
till|until
cos|because|as|since
coz|because|as|since
due to|because of|owing to|secondary to|caused by|attributed to
down to|due to|attributable to
thanks to|because of|due to
if there's|if there is|in the presence of
no more|no further
any more|any longer|any further
anymore|any longer|any further|any more
no longer|not any more
we stopped|we no longer|we have stopped
i stopped|i no longer|i have stopped
i'd rather|i would prefer to|i would rather
id rather|i would prefer to|i would rather
i'd rather not|i would prefer not to|i would rather not
rather not|prefer not to
i'd|i would
vented|ventilated|mechanically ventilated
batt|battery
button batt|button battery
same|unchanged|the same
says|requires|states|advises|recommends
first go|first attempt
1st go|first attempt
not witnessed|unwitnessed
hrly|hourly
scope|endoscopy
not needed|unnecessary
hartmanns|hartmann's
cap refill|capillary refill
crt|capillary refill time
mgmt|management
allergic|allergy
overblown|overstated|exaggerated
rattly|with respiratory secretions|has respiratory secretions
tubed|intubated
till course done|until the course is completed|until the course is finished
already in|already been given|already given
back to back nebs|back to back nebulisers
home after|then went home|and then went home
same|unchanged
no flying|not to fly
came up to|rose to|increased to
again|another episode of
post op|postoperatively|after surgery
plan|the plan is to
max|maximum
q|question
everytime|every time
peaked t's|peaked t waves
day of surgery|on the day of surgery
i think not|i do not think so|i believe not|i do not believe so
think not|do not think so|believe not
go home|are discharged|be discharged|is discharged|can be discharged
goes home|is discharged
went home|was discharged|were discharged|was discharged home
send home|discharge|discharge home
bit|slight|mild
red|redness|erythema|erythematous
redness|erythema
round|around
in the end|eventually|ultimately
solo|independent
sending|requesting
send|request
send off|request
newborn|new baby
newborn check|new baby check|newborn examination
venous access|a line|access|a cannula
line|access|intravenous access
chart|prescribe
my pts|my patients
had to|needed to
stitches in|sutures in
left in|left in place|kept in
we'd|we would
i'll|i will|i plan to|i intend to
we'll|we will|we plan to|we intend to
i'm|i am
we're|we are
it's|it is
he's|he is|he has
she's|she is|she has
hes|he is|he has
shes|she is|she has
they're|they are
theyre|they are
there's|there is|there are
theres|there is|there are
what's|what is
whats|what is
who's|who is
let's|let us
lets|let us
gonna|going to|will
gotta|must|need to|have to
wanna|want to|wish to
has to|must|needs to|is required to
have to|must|need to|are required to
had to|needed to|was required to|were required to|was necessary to
got to|must|have to|need to
is it ok to|is it acceptable to|is it appropriate to
ok to|acceptable to|appropriate to
okay to|acceptable to|appropriate to
ok if|acceptable if|appropriate if
ok with|acceptable with|happy with|comfortable with
fine|acceptable|appropriate|satisfactory|well|unremarkable|normal
fine with|acceptable with|tolerated
fine to|acceptable to|appropriate to|safe to
grand|satisfactory
nad|no abnormality detected|normal|unremarkable
ok|satisfactory|acceptable|unremarkable|normal|well
clear|unremarkable|normal
rubbish|poor|ineffective|inadequate
crap|poor|inadequate
shit|poor|very poor
rough|unwell
poorly|unwell|ill
sick as|very unwell
really unwell|very unwell|extremely unwell|severely unwell
drowsy|somnolent|sleepy
sleepy|somnolent|drowsy
groggy|drowsy
out of it|drowsy|confused
spaced out|drowsy|confused
off legs|unable to mobilise|reduced mobility
off feeds|feeding poorly|not feeding well|with poor feeding
off food|reduced appetite|poor appetite|with poor appetite
wobbly|unsteady
jittery|tremulous
shaky|tremulous
floppy|hypotonic
sweaty|diaphoretic
clammy|diaphoretic
puffy|swollen|oedematous
swollen|oedematous
itchy|pruritic
sore|painful|tender
painful|tender
sore throat|throat pain|pharyngitis
tummy pain|abdominal pain
belly ache|abdominal pain
bunged up|congested|constipated
blocked|obstructed|occluded
blocked nose|nasal congestion
stuck|impacted|lodged
broken|fractured
busted|fractured|damaged
bust|fractured|damaged
fractured|broken
dodgy|unreliable|abnormal|poor|suspicious
weird|unusual|atypical|strange
weird|abnormal|unusual
funny|unusual|abnormal|strange
odd|unusual|atypical
massive|very large|extensive|large
huge|very large|extensive|large
tiny|very small|small
wee|small
teeny|very small
big|large
bigger|larger
biggest|largest
smaller|lesser
tough|difficult|challenging
nasty|severe|unpleasant
horrible|very unpleasant|severe
awful|severe|very poor
scary|concerning|alarming|frightening
worrying|concerning
worried|concerned
periods|menstrual periods
younger than|under|aged under|below the age of
older than|over|aged over|above the age of
stressed|anxious
gutted|disappointed
chuffed|pleased
annoying|frustrating|inconvenient
handy|useful|convenient
brilliant|excellent|very effective
fab|excellent
amazing|excellent|remarkable
lifesaver|very helpful
game changer|significant advance
worth|worthwhile
legit|legitimate|valid
proper|appropriate|adequate
properly|appropriately|adequately|correctly
pretty|fairly|quite|rather|relatively
kinda|somewhat|rather
sorta|somewhat|rather
super|very|extremely
really|very|particularly|truly
totally|completely|entirely
completely|entirely|fully
properly|fully|correctly
nearly|almost
roughly|approximately|about
abt|approximately|about
around|approximately|about
ish|approximately
tops|at most|maximum
overnight|during the night|over night
this am|this morning
this pm|this afternoon
tonight|this evening|this night
mon|monday
tue|tuesday
tues|tuesday
weds|wednesday
thu|thursday
`;
