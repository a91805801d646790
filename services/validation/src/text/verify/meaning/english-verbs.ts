/**
 * English verbs of one meaning, a group a line; the forms of irregular verbs after slashes (base/third
 * person/past/participle/gerund). Reviewed: what one verb does to a treatment, the others of its line do too.
 */
export const ENGLISH_VERBS = `
stop/stops/stopped/stopped/stopping discontinue cease quit/quits/quit/quit/quitting
start initiate begin/begins/began/begun/beginning commence
restart resume recommence reintroduce reinitiate
give/gives/gave/given/giving administer
prescribe chart
continue keep/keeps/kept/kept/keeping maintain
hold/holds/held/held/holding withhold/withholds/withheld/withheld/withholding omit/omits/omitted/omitted/omitting pause
switch change convert swap/swaps/swapped/swapped/swapping
increase raise up/ups/upped/upped/upping
reduce decrease lower drop/drops/dropped/dropped/dropping cut/cuts/cut/cut/cutting
rise/rises/rose/risen/rising increase climb
fall/falls/fell/fallen/falling decrease drop/drops/dropped/dropped/dropping decline
taper wean
double
halve
repeat recheck
use utilise utilize employ
try/tries/tried/tried/trying attempt trial/trials/trialled/trialled/trialling
do/does/did/done/doing perform conduct undertake/undertakes/undertook/undertaken/undertaking make/makes/made/made/making
see/sees/saw/seen/seeing observe notice note encounter
find/finds/found/found/finding detect identify/identifies/identified/identified/identifying
order request
book schedule arrange
refer/refers/referred/referred/referring send/sends/sent/sent/sending
admit/admits/admitted/admitted/admitting hospitalise hospitalize
discharge release
transfer/transfers/transferred/transferred/transferring
show demonstrate reveal
report describe
improve recover
worsen deteriorate
develop
present
complain
vomit/vomits/vomited/vomited/vomiting
die/dies/died/died/dying
intubate
extubate
transfuse
treat manage
examine review assess
check verify/verifies/verified/verified/verifying
monitor
culture
operate
biopsy/biopsies/biopsied/biopsied/biopsying
drain
remove extract withdraw/withdraws/withdrew/withdrawn/withdrawing
insert place put/puts/put/put/putting
replace
add
crush
swallow
chew
bleed/bleeds/bled/bled/bleeding haemorrhage
respond
need require
want wish
ask
tell/tells/told/told/telling inform
call contact phone
advise recommend suggest
think/thinks/thought/thought/thinking believe consider
say/says/said/said/saying state
know/knows/knew/known/knowing
wait
work
help assist
cause
lead/leads/led/led/leading
resolve disappear settle subside
recur/recurs/recurred/recurred/recurring return
grow/grows/grew/grown/growing
last
persist
affect
involve
suggest indicate
confirm
exclude
diagnose
suspect
measure
weigh
walk
sleep/sleeps/slept/slept/sleeping
eat/eats/ate/eaten/eating consume
drink/drinks/drank/drunk/drinking
take/takes/took/taken/taking
get/gets/got/got/getting receive obtain
receive get/gets/got/got/getting obtain
become/becomes/became/become/becoming get/gets/got/got/getting
go/goes/went/gone/going
come/comes/came/come/coming
leave/leaves/left/left/leaving
bring/brings/brought/brought/bringing
lose/loses/lost/lost/losing
feel/feels/felt/felt/feeling
deny/denies/denied/denied/denying
refuse decline
collapse faint
hit/hits/hit/hit/hitting strike/strikes/struck/struck/striking
swell/swells/swelled/swollen/swelling
prefer/prefers/preferred/preferred/preferring favour favor
miss
avoid
allow permit/permits/permitted/permitted/permitting let/lets/let/let/letting
choose/chooses/chose/chosen/choosing select
follow
radiate
fail
tolerate
wean
stabilise stabilize
titrate adjust
reverse
immunise vaccinate immunize
inject
irrigate
suture stitch
dress
mobilise ambulate
splint
fracture break/breaks/broke/broken/breaking
ventilate
shock cardiovert defibrillate
scan/scans/scanned/scanned/scanning image
swab/swabs/swabbed/swabbed/swabbing
test
screen
counsel
discuss
document record
share
appreciate
understand/understands/understood/understood/understanding get/gets/got/got/getting
explain
learn
teach/teaches/taught/taught/teaching
publish
change
explode
act
happen occur/occurs/occurred/occurred/occurring
end finish complete
clear
decide
expect anticipate
recommend advise
anticoagulate
cardiovert
thrombolyse lyse
dialyse
resuscitate
rehydrate
cannulate
catheterise catheterize
nebulise nebulize
sedate
warn caution
consent
struggle
plan/plans/planned/planned/planning intend
forget/forgets/forgot/forgotten/forgetting
remember recall
carry/carries/carried/carried/carrying
mix
calculate
compare
quote cite
attend
qualify/qualifies/qualified/qualified/qualifying
vary/varies/varied/varied/varying differ
depend
delay postpone defer/defers/deferred/deferred/deferring
cancel/cancels/cancelled/cancelled/cancelling
escalate
cover
protect
prevent
trigger precipitate provoke
relieve alleviate ease
aggravate exacerbate
migrate
obstruct
infect
expose
sneeze
snore
choke
breathe
thaw
deliver
induce
conceive
breastfeed/breastfeeds/breastfed/breastfed/breastfeeding
agitate
accept
donate
ligate
cauterise cauterize
embolise embolize
ablate
explore
debride
dislocate
relocate
rotate
flex
strengthen
notify/notifies/notified/notified/notifying
apologise apologize
congratulate
rescan
reintubate
rebleed/rebleeds/rebled/rebled/rebleeding
remit/remits/remitted/remitted/remitting
metastasise metastasize
normalise normalize
replete
replenish
supplement
restrict
enrol enroll
randomise randomize
analyse analyze
interpret
misread/misreads/misread/misread/misreading
overlook
overcall
`;
