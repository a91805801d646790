/**
 * What members say in everyday English and its formal words, a class a line as in `english-classes.ts`. Reviewed: both
 * sides say the same of the same thing. Not here: words that are also medical in another sense ("ring", "drip", "gut
 * feeling"), brand names, and words of a degree ("high dose" is not "higher dose").
 */
export const ENGLISH_INFORMAL_CLASSES = `
jt|joint
any advice|do you have any advice|does anyone have any advice
any tips|do you have any tips|does anyone have any tips
any ideas|do you have any ideas|does anyone have any ideas
any suggestions|do you have any suggestions|does anyone have any suggestions
tips for|do you have any tips for|does anyone have tips for|does anyone have any tips for
tips on|do you have any tips on|does anyone have any tips on
thoughts on|what are your thoughts on|what are your views on|what is your opinion on
experience with|does anyone have experience with|do you have experience with
scared of|afraid of|fearful of
photos|photographs
photo|photograph
phone|telephone
uni|university
exam|examination
exams|examinations
conf|conference
rota|schedule
kiddo|child
teen|teenager
teens|teenagers
grandkids|grandchildren
hubby|husband
missus|wife
bub|baby
bubs|babies
lil|small|little
great|very good
awesome|very good
amazing|remarkable|excellent
lovely|pleasant
horrible|very unpleasant|dreadful
nasty|unpleasant
messy|complicated
pricey|expensive
cheap|inexpensive
stop calling|do not call
gets on my nerves|is frustrating
drives me mad|is very frustrating
drives me nuts|is very frustrating
drives me crazy|is very frustrating
tired of|weary of
sick of|weary of|tired of
love|enjoy
loving|enjoying
x1|once|one time
x2|twice|two times|on two occasions
x3|three times|on three occasions
x4|four times|on four occasions
keep being|continue to be
keeps being|continues to be
keep getting|continue to get
jts|joints
a fit|a seizure
had fits|had seizures
no fits|no seizures
no more fits|no more seizures|no further seizures
more fits|more seizures|further seizures
any fits|any seizures
his fits|his seizures
her fits|her seizures
the fits|the seizures
said no to|refused|declined
said no twice|refused twice|declined twice
feel like|feel that|feel
feels like|feels that|feels
bit high|a bit high|slightly high|slightly raised|slightly elevated
bit low|a bit low|slightly low|slightly reduced
bit better|a bit better|slightly better|somewhat better
bit worse|a bit worse|slightly worse|somewhat worse
on the low side|slightly low|somewhat low
on the high side|slightly high|somewhat high
sky high|very high|markedly elevated
rock bottom|very low
chase|pursue
chasing|pursuing
chased|pursued
ed reg|emergency department registrar|ed registrar
med reg|medical registrar
surg reg|surgical registrar
icu reg|icu registrar
ortho reg|orthopaedic registrar
paeds reg|paediatric registrar
the reg|the registrar
our reg|our registrar
my reg|my registrar
night reg|night registrar
neuro rad|neuroradiologist|neuroradiology
pip taz|piperacillin tazobactam
iron def|iron deficiency|iron deficient
b12 def|b12 deficiency
vit d def|vitamin d deficiency
not an issue|not a concern|not a problem
no issue|no concern|no problem
no issues|no concerns|no problems
theirs|their own
ours|our own
remember a thing|remember anything
tues|tue|tuesday
mon|monday
weds|wednesday
thurs|thur|thursday
fri|friday
on sun|on sunday
hypos|hypoglycaemia|hypoglycaemic episodes|hypoglycaemic events
vitals|vital signs
any luck with|any success with
any joy with|any success with
no luck with|no success with
no joy with|no success with
struggling with|having difficulty with|experiencing difficulty with
struggling to|having difficulty in|finding it difficult to
heads up|please note|please be aware
fed up|frustrated
annoying|frustrating
gutted|disappointed|very disappointed
stoked|pleased|very pleased
chuffed|pleased|very pleased
rubbish|poor
dodgy|questionable|suspicious
iffy|questionable
knackered|exhausted
off her food|has a reduced appetite|has a poor appetite
off his food|has a reduced appetite|has a poor appetite
not eating|is not eating|has not been eating
kicked off|began|started
flare up|flare|exacerbation
put her on|started her on|commenced her on
put him on|started him on|commenced him on
put them on|started them on|commenced them on
put on weight|gained weight|has gained weight
putting on weight|gaining weight
lost weight|has lost weight|had weight loss
cranked up|increased
picked up|detected|identified
picks up|detects|identifies
peeing|urinating|passing urine
pooing|pooping|opening his bowels|opening her bowels
spot on|accurate|correct
anyone know|does anyone know
anyone seen|has anyone seen|has anyone encountered
anyone tried|has anyone tried|has anyone used
anyone had|has anyone had|has anyone experienced
anyone using|is anyone using
anyone use|does anyone use
anyone have|does anyone have
anyone else seeing|is anyone else seeing|are others seeing
anyone else seen|has anyone else seen|have others seen
anyone else feel|does anyone else feel|do others feel
anyone else think|does anyone else think|do others think
anyone else notice|has anyone else noticed|have others noticed
anyone else noticed|has anyone else noticed|have others noticed
is it just me or|have others noticed that|have others found that
you lot|you
how long for|for how long|how long
ok to|is it acceptable to|is it appropriate to
good to go|ready
all good|satisfactory
no biggie|not a major concern|not a concern
pretty sure|fairly certain|fairly sure
not so sure|not certain|not entirely certain|not entirely sure
every single|every
each and every|every
loads better|much better|considerably better
way better|much better|considerably better
way worse|much worse|considerably worse
way more|far more|much more|considerably more
way less|far less|much less|considerably less
way too|far too|much too
big fan of|in favour of|strongly in favour of
not a fan of|not in favour of
hate|dislike|strongly dislike
kick in|take effect
kicks in|takes effect
kicked in|took effect
wear off|subside
wears off|subsides
wore off|subsided
stuck with|continued with
switch back to|return to
switched back to|returned to
go back to|return to
went back to|returned to
going back to|returning to
hooked up to|connected to
gave up on|abandoned
give up on|abandon
look into|investigate
looking into|investigating
looked into|investigated
talk to|speak to|speak with
talked to|spoke to|spoke with
talking to|speaking to|speaking with
had a chat with|spoke to|spoke with|had a discussion with
rang|called|telephoned
old school|traditional
no idea why|it is unclear why|i do not know why|the reason is unclear
no clue|no idea
nervous about|concerned about|worried about|anxious about
makes me nervous|concerns me|worries me
ambo|ambulance
ambos|paramedics
cops|police
dr|doctor
fam|family
runny nose|rhinorrhoea|nasal discharge
stuffy nose|nasal congestion|blocked nose
sore throat|throat pain
earache|otalgia|ear pain
toothache|dental pain|tooth pain
backache|back pain
hives|urticaria
itch|itching|pruritus
nosebleed|epistaxis
nosebleeds|epistaxis
piles|haemorrhoids
water infection|urinary tract infection
water tablet|diuretic
water tablets|diuretics
water pill|diuretic
water pills|diuretics
painkiller|analgesic
painkillers|analgesics|analgesia|pain relief
pain meds|analgesics|analgesia|pain medication|pain medications
pain relief|analgesia
sleeping pills|hypnotics|sleeping tablets
puffer|inhaler
puffers|inhalers
collar bone|collarbone|clavicle
kneecap|knee cap|patella
shoulder blade|scapula
breastbone|sternum
tailbone|coccyx
belly button|umbilicus
windpipe|trachea
womb|uterus
waters broke|membranes ruptured
ear drum|eardrum|tympanic membrane
fever|pyrexia
feverish|febrile|pyrexial
sweaty|diaphoretic
palps|palpitations
out of breath|breathless|short of breath|dyspnoeic
short of breath|breathless|dyspnoeic
coughing up blood|haemoptysis
vomiting blood|haematemesis
blood in urine|blood in the urine|haematuria
wobbly|unsteady
pins and needles|paraesthesia
dizzy spell|episode of dizziness
dizzy spells|episodes of dizziness
loose stools|loose stool|diarrhoea
the runs|diarrhoea
bunged up|constipated
opened bowels|bowels opened
constip|constipation
skinny|thin
asap please|as soon as possible
ages ago|a long time ago
for ages|for a long time
a while|some time
a while ago|some time ago
these days|currently|nowadays
in the end|eventually|ultimately
by mistake|accidentally|in error
on purpose|intentionally|deliberately
to be safe|as a precaution
just in case|as a precaution
to be on the safe side|as a precaution
top tip|useful advice
good shout|good suggestion
makes no difference|has no effect
wants to know|would like to know|asks
want to know|would like to know
what about|how about
so many|a great many|very many
so much|a great deal
so few|very few
so far so good|no problems to date
better off|in a better position
worth a try|worth trying
worth a go|worth trying
have a go|try
had a go|tried
give it a go|try it
give it a try|try it
tricky one|difficult case
tough one|difficult case
tough case|difficult case
weird one|unusual case
weird case|unusual case
interesting one|interesting case
long story short|in summary|in brief
to cut a long story short|in summary|in brief
at the end of the day|ultimately
first time|for the first time
last time|on the last occasion
this time|on this occasion
next time|on the next occasion
each go|each time
in one go|at once
with food|with meals
before food|before meals
after food|after meals
on an empty stomach|fasting|in the fasted state
straight after|immediately after
straight before|immediately before
right after|immediately after
right before|immediately before
just after|shortly after
just before|shortly before
early on|early
later on|later
`;
