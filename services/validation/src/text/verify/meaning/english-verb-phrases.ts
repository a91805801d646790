/** English verbs with their particles and phrases of a conversation, a class of one meaning a line, separated by "|". Reviewed. */
export const ENGLISH_VERB_PHRASES = `
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
