/**
 * More phrases and short forms with what a formal text writes for them, a class a line. Reviewed: both sides say the same
 * of the same thing in a clinical text.
 */
export const ENGLISH_PHRASES_2 = `
thur|thursday
thurs|thursday
fri|friday
on sun|on sunday
til sun|until sunday
jan|january
feb|february
apr|april
aug|august
sept|september
oct|october
nov|november
dec|december
x ray|radiograph|x rays|radiography
us scan|ultrasound|ultrasound scan
us abdo|abdominal ultrasound|ultrasound of the abdomen
cath lab|catheterisation laboratory|cardiac catheterisation laboratory|catheter laboratory
fracture clinic|fracture clinic follow up
ortho|orthopaedics|orthopaedic|the orthopaedic team|orthopaedic surgery
gastro|gastroenterology|gastroenterologist|the gastroenterology team
cardio|cardiology|cardiologist|the cardiology team
cards|cardiology|the cardiology team
resp|respiratory|respiratory medicine|the respiratory team
haem|haematology|the haematology team
heme|haematology|the haematology team
onc|oncology|the oncology team
rheum|rheumatology|the rheumatology team
endo|endocrinology|the endocrinology team
derm|dermatology|dermatologist|the dermatology team
ophthal|ophthalmology|ophthalmologist|the ophthalmology team
ophthalm|ophthalmology|ophthalmologist
psych|psychiatry|psychiatric|the psychiatry team
neuro|neurology|neurological|the neurology team
neurosurg|neurosurgery|neurosurgical|the neurosurgical team
paeds|paediatrics|paediatric|the paediatric team
peds|paediatrics|paediatric
obs gynae|obstetrics and gynaecology
gynae|gynaecology|gynaecological
uro|urology|the urology team
renal|nephrology|the renal team|kidney
micro|microbiology|the microbiology team
rads|radiology|radiologists
anaesthetics|the anaesthetic team|anaesthesia
surgeons|the surgical team|surgical team
medics|the medical team|medical team
plastics|plastic surgery|the plastic surgery team
vasc|vascular|vascular surgery
med reg|medical registrar
lymphs|lymphocytes
neuts|neutrophils
eos|eosinophils
plts|platelets|platelet count
no protein|no proteinuria
lytes|electrolytes
bicarb|bicarbonate
gluc|glucose
alb|albumin
phos|phosphate
ferr|ferritin
dimer|d dimer
trop|troponin
creat|creatinine
urine dip|urinalysis|urine dipstick
preg test|pregnancy test
stool sample|stool specimen
blood cultures|cultures of blood
bcs|blood cultures
echo|echocardiogram|echocardiography
angio|angiography|angiogram
lap appy|laparoscopic appendicectomy
lap appendix|laparoscopic appendicectomy
appy|appendicectomy|appendicitis
gallbladder out|cholecystectomy
appendix out|appendicectomy
hyst|hysterectomy
hip op|hip surgery
knee op|knee surgery
allergic to pen|allergic to penicillin
pen allergy|penicillin allergy
pen allergic|penicillin allergic|allergic to penicillin
allergic to|allergy to|an allergy to
pen v|phenoxymethylpenicillin
pip taz|piperacillin tazobactam
tazocin|piperacillin tazobactam
taz|piperacillin tazobactam|tazocin
augmentin|co amoxiclav|amoxicillin clavulanate
coamox|co amoxiclav
flucox|flucloxacillin
fluclox|flucloxacillin
benpen|benzylpenicillin
gent|gentamicin
methylpred|methylprednisolone
hydrocort|hydrocortisone
paracet|paracetamol
salbuterol|salbutamol
spiro|spironolactone
furos|furosemide
frusemide|furosemide
bendro|bendroflumethiazide
levetir|levetiracetam
keppra|levetiracetam
valpro|valproate
carbamaz|carbamazepine
sux|suxamethonium
midaz|midazolam
haldol|haloperidol
olanz|olanzapine
risp|risperidone
dapa|dapagliflozin
empa|empagliflozin
sema|semaglutide
sglt2|an sglt2 inhibitor|sglt2 inhibitor|sglt2 inhibitors
sglt2i|sglt2 inhibitor|sglt2 inhibitors|sodium glucose cotransporter 2 inhibitor
glp1|glp 1|glp 1 receptor agonist|glp 1 agonist
glp1s|glp 1 receptor agonists|glp 1 agonists
clex|enoxaparin|clexane
clexane|enoxaparin
abx|antibiotics|antibiotic therapy|antibiotic treatment
iv abx|intravenous antibiotics|iv antibiotics
po abx|oral antibiotics
po meds|oral medications|oral medication
iv fluids|intravenous fluids
iv fluids|intravenous fluids
fluids|fluid
obs stable|observations stable|observations are stable|vital signs stable
bloods|blood tests|blood results|laboratory tests
bloods normal|normal blood tests
nil|no
nil else|nothing else|no other findings
with no|without|and no|there is no
without|with no
but no|without|with no
wt|weight
wt loss|weight loss
lost weight|weight loss
f up|follow up
fu|follow up
f/up|follow up
appt|appointment
tx|treatment|therapy
rxd|prescribed|treated
mx|management
ix|investigations
inv|investigations
asap|urgently
pts|patients
prev|previous|previously
poss|possible|possibly
prob|probably
approx|approximately
esp|especially|particularly
incl|including
abn|abnormal
bilat|bilateral
preg|pregnant|pregnancy
postop|after surgery|postoperative
day 1|first day
d1|day 1
d2|day 2
d3|day 3
d4|day 4
d5|day 5
d7|day 7
d10|day 10
day 2 post op|second postoperative day|postoperative day 2
pod1|postoperative day 1
pod2|postoperative day 2
pod3|postoperative day 3
pleural tap|pleural aspiration
ascitic tap|ascitic aspiration|paracentesis
joint tap|joint aspiration|arthrocentesis
care home resident|resident of a care home
from care home|from a care home|care home resident
at school|in school
at work|in the workplace|at the workplace
by ambulance|via ambulance
by mouth|orally
slow push|as a slow push|by slow push|slow bolus
wdyt|what do you think
ideas|any suggestions
any takers|any suggestions
am i missing something|have i overlooked anything|is there something i am missing
what am i missing|what might i be missing|what have i overlooked
seems to work|appears to be effective|appears to work|seems effective
seems to help|appears to help|appears to be beneficial
bottom line|in summary|in conclusion
big thanks|many thanks
top up|supplement|additional dose
topped up|supplemented
short of|lacking
run out of|exhausted the supply of
out of stock|unavailable|not available
not available|unavailable
compliance|adherence
level of compliance|compliance|adherence
noncompliant|non adherent|not adherent
non compliant|non adherent|not adherent
isn't taking|is not taking
not taking|is not taking|does not take|non adherent to
takes nothing|takes no medication|is not taking any medication
on nothing|taking no medication|on no medication
no meds|no medications|no regular medications|not taking any medication
no regular meds|no regular medications|no regular medication
nkda|no known drug allergies
no allergies|no known allergies
normally fit and well|previously healthy|previously fit and well
fit and well|healthy|previously healthy|in good health
prev well|previously well|previously healthy
usually well|previously healthy|usually healthy
near miss|adverse event narrowly avoided
in hindsight|retrospectively|with hindsight
lesson learnt|lesson learned|the lesson learned is
lesson|learning point
take home|key message|learning point
reminder|a reminder
just in case|as a precaution
up top|above
mum to be|pregnant woman
at term|at full term
32 weeker|infant born at 32 weeks
prem|preterm infant|premature infant|preterm|premature
prems|preterm infants|premature infants
term baby|term infant
twin|twin infant
wks preg|weeks pregnant
weeks preg|weeks pregnant|weeks of gestation
slept|slept for
lives alone|living alone
lives with|living with|resides with
home oxygen|home o2|oxygen at home
full|complete
extra|additional|further
small|little|tiny
clear|evident|obvious
bad|severe|serious|significant|nasty|awful|terrible|horrible
clean|clear|normal|unremarkable
breast ca|breast cancer
lung ca|lung cancer
bad|poor|unsatisfactory|inadequate
good|fine|satisfactory|acceptable|adequate|well|favourable
big|large|sizeable|substantial
weird|unusual|strange|odd|atypical|peculiar|abnormal
sure|certain|confident|convinced
unsure|uncertain|not sure|not certain|undecided
new|newly diagnosed|recent|new onset
same|unchanged|the same|identical|no different
quick|rapid|fast|brief|prompt
happy|satisfied|comfortable|content|pleased
sad|unfortunate|disappointing
annoying|frustrating|irritating|inconvenient
scary|alarming|frightening|worrying|concerning
tired|fatigued|exhausted|weary
worth|worthwhile|beneficial|useful|justified
worth it|worthwhile|beneficial|useful
aware|informed|notified
ready|prepared
busy|occupied|overstretched
common|frequent
rare|uncommon|infrequent
hard|difficult|challenging
easy|simple|straightforward
important|essential|crucial|vital
useful|helpful|beneficial
whole|entire|complete
proper|appropriate|suitable|correct
wrong|incorrect|inappropriate|mistaken
right|correct|appropriate
ok|acceptable|appropriate|satisfactory|suitable
often|frequently|regularly|commonly
usually|normally|generally|typically
always|consistently|invariably
almost|nearly|virtually
quickly|rapidly|promptly|fast
suddenly|abruptly|acutely
mostly|mainly|predominantly|largely|chiefly
really|truly|genuinely
again|once more|another time|on a further occasion
now|currently|at present
so far|to date|thus far|until now|at present
last year|in the past year|the previous year
xmas|christmas
every|each
every pt|every patient|all patients
fibro|fibromyalgia
nitro|nitrofurantoin
doxy|doxycycline
clarithro|clarithromycin
azithro|azithromycin
erythro|erythromycin
trimeth|trimethoprim
chlorphen|chlorphenamine
ondans|ondansetron
cycliz|cyclizine
warf|warfarin
creat cl|creatinine clearance
hip fracture|hip #|fractured hip|fracture of the hip
wrist fracture|fractured wrist|wrist #
sats|saturation|saturations|oxygen saturation|oxygen saturations
resps|respiratory rate
overnight|during the night
this yr|this year
wkend|weekend
`;
