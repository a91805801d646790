import { parseRules } from './rewrite-rules';

/** Names of specialists and staff, and other nouns of speech: `short=full`, singular and plural. */
const NOUNS = `
  derms=dermatologists; neos=neonatologists; nephros=nephrologists; gastros=gastroenterologists
  rheums=rheumatologists; orthos=orthopaedic surgeons; urols=urologists; pulms=pulmonologists
  obgyns=obstetricians and gynaecologists; neonats=neonatologists; haematols=haematologists; geries=geriatricians
  hospos=hospitalists; pharmas=pharmacists; cardios=cardiologists; oncs=oncologists; paedis=paediatricians
  intensivs=intensivists; ortho bros=orthopaedic surgeons; ortho bro=orthopaedic surgeon; kiddo=child
  kiddos=children; kiddies=children; preggers=pregnant; preggo=pregnant; hubby=husband; missus=wife
  grandad=grandfather; granddad=grandfather; bestie=friend; freebie=free item; waitlist=waiting list
  waitlists=waiting lists; wait list=waiting list; eod=the end of the day; fave=favourite; faves=favourites
  pics=pictures; vid=video; vids=videos; admin stuff=administrative work; reqs=requirements; combo=combination
  combos=combinations; convo=conversation; diffs=differences; prelims=preliminary results; prelim=preliminary
  collab=collaboration; collabs=collaborations; prior auth=prior authorization; prior auths=prior authorizations
  preauth=prior authorization; pre-auth=prior authorization; insurance co=insurance company
  insurance cos=insurance companies; drug co=drug company; drug cos=drug companies
  pharma co=pharmaceutical company; chemo=chemotherapy; immunosupps=immunosuppressants
  immunosupp=immunosuppression; immunosuppr=immunosuppressed; resp rate=respiratory rate
  respi rate=respiratory rate; resp rates=respiratory rates; respi=respiratory; sats probe=saturation probe
  equivs=equivalents; equiv=equivalent; resus situation=resuscitation situation
  meds rec=medication reconciliation; med rec=medication reconciliation; benzos=benzodiazepines
  benzo=benzodiazepine; vax=vaccine; vaxx=vaccine; vaxxed=vaccinated; vaxed=vaccinated; unvaxxed=unvaccinated
  unvaxed=unvaccinated; antivax=anti-vaccine; antivaxx=anti-vaccine; anti-vax=anti-vaccine
  antivaxxer=vaccine opponent; antivaxxers=vaccine opponents; anti-vaxxers=vaccine opponents
  anti-vaxxer=vaccine opponent; jabs=vaccinations; telemed=telemedicine; appts=appointments; appt=appointment
  exlap=exploratory laparotomy; lap chole=laparoscopic cholecystectomy; lap appy=laparoscopic appendicectomy
  appy=appendicectomy; chole=cholecystectomy; splenec=splenectomy; mastec=mastectomy; colonos=colonoscopies
  u/s=ultrasound; ultrasounded=scanned; hypo episodes=hypoglycaemic episodes
`;

/** Idioms and slang, each with a plain wording of the same meaning. */
const PHRASES = `
  works like a charm=works very well; worked like a charm=worked very well; works a treat=works very well
  worked a treat=worked very well; works wonders=works very well; worked wonders=worked very well
  does the trick=works; did the trick=worked; do the trick=work; hit or miss=unreliable; hit and miss=unreliable
  no brainer=obvious choice; no-brainer=obvious choice; piece of cake=easy; piece of piss=easy; easy peasy=easy
  a walk in the park=easy; rule of thumb=general rule; game changer=major improvement
  game-changer=major improvement; gamechanger=major improvement; silver bullet=perfect solution
  magic bullet=perfect solution; a pain in the arse=a nuisance; a pain in the ass=a nuisance
  a ballache=a nuisance; a faff=an inconvenience; a shambles=badly organised; a shitshow=chaotic
  a shit show=chaotic; shitshow=chaotic situation; a hot mess=chaotic; a dumpster fire=chaotic; a bin fire=chaotic
  a total mess=chaotic; a nightmare shift=a very difficult shift; hellish=very difficult; tons of=a lot of
  heaps of=a lot of; loads of=a lot of; bunch of=group of; a bunch of=several; a tonne of=a lot of
  shedloads of=a lot of; a shedload of=a lot of; a shit ton of=a lot of; a shitload of=a lot of
  oodles of=plenty of; gazillions of=a lot of; zillions of=a lot of; a couple days=a couple of days
  a couple hours=a couple of hours; a couple months=a couple of months; a couple years=a couple of years
  a couple times=a couple of times; couple weeks ago=couple of weeks ago; couple days ago=couple of days ago
  freaking out=very worried; freaked out=alarmed; freaks me out=worries me; freaks out=panics
  losing my mind=very frustrated; doing my head in=frustrating me; does my head in=frustrates me
  drives me nuts=frustrates me; drives me mad=frustrates me; drives me crazy=frustrates me
  driving me nuts=frustrating me; driving me mad=frustrating me; driving me crazy=frustrating me
  driving me insane=frustrating me; drives me insane=frustrates me; boils my piss=frustrates me
  grinds my gears=annoys me; pisses me off=annoys me; pissed me off=annoyed me; pissing me off=annoying me
  pissed off=annoyed; hacked off=annoyed; cheesed off=annoyed; at my wits end=at a loss; at my wit's end=at a loss
  pulling my hair out=very frustrated; banging my head against a wall=making no progress; blew my mind=amazed me
  blows my mind=amazes me; mind blowing=astonishing; mindblowing=astonishing; mind-blowing=astonishing
  jaw dropping=astonishing; chuffed=very pleased; stoked=delighted; over the moon=delighted; hyped=enthusiastic
  psyched=excited; bummed=disappointed; bummed out=disappointed; bummer=disappointment; zonked=exhausted
  dead on my feet=exhausted; running on fumes=exhausted; running on empty=exhausted; running on coffee=very tired
  cream crackered=exhausted; frazzled=exhausted; swamped=very busy; snowed under=very busy
  rushed off our feet=very busy; run off our feet=very busy; run ragged=exhausted
  up to my eyeballs in=overwhelmed by; up to my neck in=overwhelmed by; chocka=full; chockablock=full
  chock-a-block=full; jam packed=full; rammed full=full; popped up=appeared; pops up=appears; pop up=appear
  pop him on=start him on; pop her on=start her on; pop them on=start them on; popped him on=started him on
  popped her on=started her on; popped them on=started them on; rock up=arrive; rocked up=arrived
  rocks up=arrives; rocking up=arriving; pitched up=arrived; fobbing off=dismissing; brushed off=dismissed
  blew me off=dismissed me; blew her off=dismissed her; blew him off=dismissed him; batted away=rejected
  binned=discarded; chuck in=insert; chucked in=inserted; chuck him on=start him on; chuck her on=start her on
  chuck them on=start them on; whacked on=started; whack on=start; whack in=insert; whacked in=inserted
  stuck her on=started her on; stuck them on=started them on; stick him on=start him on; stick her on=start her on
  stick them on=start them on; bung in=insert; bunged in=inserted; hang fire=wait; hold fire=wait; sit tight=wait
  play it by ear=decide as it develops; reach out to=contact; reached out to=contacted; reaching out to=contacting
  shout out to=thanks to; props to=congratulations to; hats off to=congratulations to
  well done to=congratulations to; long story short=in short; tldr=in summary
  when all is said and done=ultimately; to cut a long story short=in short
  jury is still out=evidence is still uncertain; jury's still out=evidence is still uncertain
  jury is out=evidence is uncertain; jury's out=evidence is uncertain; food for thought=something to consider
  for what it's worth=for what it is worth; take it with a pinch of salt=treat it with caution
  take with a pinch of salt=treat with caution; rocket science=difficult
  a steep learning curve=a great deal to learn; learned the hard way=learned from experience
  learnt the hard way=learned from experience; learning the hard way=learning from experience
  better late than never=late but welcome; better safe than sorry=it is better to be safe
  out of the blue=unexpectedly; out of nowhere=unexpectedly; off the charts=extremely high; sky high=very high
  sky-high=very high; turned the corner=began to improve; turned a corner=began to improve; on the mend=recovering
  right as rain=fully well; back to square one=back to the beginning; out of the woods=out of danger
  touch and go=uncertain; on her last legs=very unwell; on his last legs=very unwell
  on its last legs=nearly worn out; under the weather=unwell; throwing up=vomiting; threw up=vomited
  throws up=vomits; throw up=vomit; puking=vomiting; puked=vomited; pukes=vomits; chucking up=vomiting
  chundering=vomiting; poos=stools; pooping=opening bowels; pooing=opening bowels; pooed=opened bowels
  the trots=diarrhoea; the squits=diarrhoea; the shits=diarrhoea; belly pain=abdominal pain
  belly ache=abdominal pain; bellyache=abdominal pain; tummy pain=abdominal pain; tummy ache=abdominal pain
  sore tummy=abdominal pain; sore belly=abdominal pain; tum=abdomen; belly exam=abdominal examination
  belly scan=abdominal scan; passing out=fainting; keeled over=collapsed; conked out=failed; tubed=intubated
  tubing him=intubating him; tubing her=intubating her; dropped his sats=desaturated; dropped her sats=desaturated
  dropping his sats=desaturating; dropping her sats=desaturating; dropped her pressure=became hypotensive
  dropped his pressure=became hypotensive; desatted=desaturated; desatting=desaturating; satting=saturating
  brady'd=became bradycardic; bradyed=became bradycardic; hand foot mouth=hand, foot and mouth disease
  hand foot and mouth=hand, foot and mouth disease; hand foot n mouth=hand, foot and mouth disease; ropey=poor
  ropy=poor; dodgy=questionable; sketchy=questionable; sus=suspicious; manky=dirty; skanky=dirty
  minging=unpleasant; crap at=poor at; shit at=poor at; crappy=poor; shitty=poor; shite=poor; pants at=poor at
  naff=poor; bonkers=absurd; batshit=absurd; mad busy=extremely busy; stupid busy=extremely busy
  super busy=very busy; mega busy=extremely busy; hella busy=very busy; hella=very; dead easy=very easy
  dead good=very good; dead quick=very quick; super easy=very easy; super helpful=very helpful
  super useful=very useful; super rare=very rare; super common=very common; super tired=very tired
  super sick=very unwell; super important=very important; super interesting=very interesting; super keen=very keen
  super high=very high; super low=very low; super anxious=very anxious; super frustrating=very frustrating
  super excited=very excited; super proud=very proud; super grateful=very grateful; super nice=very kind
  super unwell=very unwell; super slow=very slow; super quick=very quick; super clear=very clear
  super nervous=very nervous; super happy=very happy; super sad=very sad; super worried=very worried
  super confused=very confused; super stressful=very stressful; super stressed=very stressed; super fast=very fast
  super sensitive=very sensitive; super expensive=very expensive; super cheap=very inexpensive
  super weird=very strange; super annoying=very annoying; stupidly high=extremely high; stupidly low=extremely low
  stupidly expensive=extremely expensive; ridiculously high=extremely high; way too=far too; waaay too=far too
  wayyy too=far too; way more=far more; way less=far less; way better=far better; way worse=far worse
  way higher=far higher; way lower=far lower; way above=far above; way below=far below; way off=far off
  big fan of=supporter of; huge fan of=strong supporter of; not a fan of=not in favour of; gold dust=very scarce
  rocking horse poo=very scarce; hens teeth=very scarce; hen's teeth=very scarce; 5 bucks=5 dollars
  a fiver=five pounds; a tenner=ten pounds; cuppa=cup of tea; nosh=food; booze=alcohol; boozing=drinking
  boozer=heavy drinker; ciggies=cigarettes
`;

const parse = (list: string): readonly string[] =>
  list
    .split(/\n|;/)
    .map((entry) => entry.trim().split('='))
    .filter(([from = '', to = '']) => from !== '' && to !== '' && from !== to)
    .map(([from = '', to = '']) => String.raw`\b${from}\b => ${to}`);

/** Idioms, and words of speech for persons and things; a phrase of several readings has a context. */
export const idioms = [
  ...parseRules([...parse(PHRASES), ...parse(NOUNS)].join('\n')),
  ...parseRules(String.raw`
  hand, foot and mouth disease disease => hand, foot and mouth disease
  {C}fingers crossed,? (?=(?:it|the|he|she|they|we|i|that|this|for|our|my)\b)(?!for\b) => I hope~
  {S}fingers crossed(?=[.!]*\s*$) => I hope so
  {S}(?:a |just a |quick )?heads[- ]up[:,!]* (?=(?!to\b|from\b|about\b|display|before\b)\p{L}) => please note:~
  please note: that => please note that
  \b(the|a|for the|some|any|no|little) heads[- ]up\b => $1 advance notice
  a advance notice => advance notice
  {S}bottom line(?=[:,]) => in summary
  \b(?:spot|bang) on(?={K}) => correct
  (?<=\b(?:is|are|was|were|gone|going) )through the roof(?={K}| (?:this|since|now|and|because|again)\b) => very high
  \b(with|got|had|has|have|having) the runs(?={K}) => $1 diarrhoea
  \ba ton of\b => a lot of
  (?<=\b(?:is|was|can be|it's|its) )like pulling teeth\b => very difficult
  \bchesty cough\b => productive cough
  (?<!\b(?:google|word|excel|pdf|shared|share|the|these|those|this|upload|send|sent) )\bdocs\b(?! (?:to sign|app|link|folder|online|here:)) => doctors
  \b(the|these|those) docs (?=(?:on|who|in|at|here|there|are|were|have|do|say|said|think|want|get|keep|with)\b) => $1 doctors~
  (?<=\b(?:a|an|the|my|our|only|one|\d|new|junior|senior|family|ed|er|gp|ward|night|another|any|every|as a|covering|on-call|locum|good|old|young|primary care|same|each) )doc(?= |{K})(?! (?:in word|link|file|with the|template)) => doctor
  (?<=\bare )a (?:total |complete |absolute |bad )?joke(?={K}) => unacceptable
  (?<=\b(?:is|was|it's|its) )an? (?:total|complete|absolute|bad) joke(?={K}) => unacceptable
  \bwas today (?:yrs?|years) old when (?=i (?:learned|learnt|found|discovered|realised|realized)\b) => was surprised when~
  I was surprised when I (?:learned|learnt|found out|discovered|realised|realized)(?: that)? => I only learned today that
  {S}(?:what|such) an? (?:absolute |complete |total |utter )?(?:joke|farce|shambles|mess|waste of time)(?=[.!]|\s*$) => this is unacceptable
  \bno (?:airway|skin|gi|cardiac|resp|neuro|mucosal|chest|systemic|respiratory|neurological|eye|urinary|b) stuff\b => $0:signs
  no (airway|skin|gi|cardiac|resp|neuro|mucosal|chest|systemic|respiratory|neurological|eye|urinary|b) stuff:signs => no $1 symptoms
  (?<=^|[.!?,;] |\b(?:and|but|so|because) )every ?(?:thing|one|body)'?s gone to (?:pot|shit|hell)\b => everything has deteriorated
  (?<=\b(?:count|check|read|do|use|document|write|ask|stop|try|wear|wash|date|sign|label|scan|listen to|look at|remember|weigh|measure|chart) (?:it|them|this|that|again|properly|twice)),? (?:ppl|people|folks|guys|peeps|everyone|lads)(?=[,.!]|\s*$) => _
  {S}(?:dear )?(?:sirs?|maam|ma'am|madam|drs?|docs?|doctors|seniors|respected seniors|respected colleagues|colleagues|esteemed colleagues|friends|fellow doctors|all)(?:(?:\/| ?& ?| and |, ?)(?:sirs?|maam|ma'am|madam|docs?|colleagues))*[,:!]? (?=(?:kindly|please|pls|plz|\d{1,3} ?(?:yo|y\/o|[mfMF])\b|\d{1,3}-(?:year|month|week|day)-old|a \d{1,3}|an (?:8|11|18)\d?-|need|i need|i have|can you|any)) => _
`),
];
