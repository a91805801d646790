/**
 * Verbs of speech with what a formal text writes for them; no exchange within a line changes what was done, a class a line. "v" gives the forms of a line's verbs. Reviewed: both sides say the same
 * of the same thing in a clinical text.
 */
export const ENGLISH_SPEECH_VERBS = `
v get|obtain
v tube|intubate
v get|develop|experience
v get better|improve|recover
v get worse|deteriorate|worsen
v go up|rise|increase
v go down|fall|decrease|decline
v come up|rise|increase
v come down|fall|decrease
v bring up|raise|increase
v bring down|reduce|lower
v get up|raise
v bump up|increase|raise
v knock down|reduce
v cut|reduce|decrease
v cut down|reduce|decrease
v drop|reduce|decrease|lower
v up|increase
v bring in|admit
v let go|discharge
v send home|discharge|discharge home
v send off|send|submit
v send|refer|submit
v send in|refer
v bring back|recall|review
v come back|return|re attend|reattend
v come in|attend|present
v show up|attend|present
v turn up|attend|present|arrive
v pitch up|attend|present
v pop in|insert|place
v pop|place|insert
v stick in|insert|place
v put in|insert|place|site
v put on|apply|start|commence
v put on|apply|place
v put|place|insert
v take out|remove|extract
v take off|remove|discontinue
v take down|remove
v pull|remove|withdraw
v pull out|remove|withdraw|extract
v whip out|remove
v swap|change|switch
v swap to|switch to|change to
v switch over|switch|change
v start on|commence on|initiate on
v load|give a loading dose
v kick off|begin|start
v give|administer
v go for|choose|opt for
v go with|choose|select
v go home|be discharged
v use|administer
v stop|discontinue|cease
v quit|stop|cease
v hold|withhold|suspend
v hold off|withhold|defer|delay
v hold on|wait
v wait|observe
v watch|observe|monitor
v look for|seek|search for
v look at|examine|review|assess
v look into|investigate
v look after|care for|manage
v check|assess|measure|test
v check|verify|confirm
v check for|test for|screen for
v recheck|repeat|remeasure
v chase|follow up|pursue
v chase up|follow up|pursue
v work up|investigate
v sort|resolve|address|arrange
v sort out|resolve|address|arrange
v fix|repair|correct|resolve
v deal with|manage|address
v cope|manage
v handle|manage
v run|perform|conduct
v do|perform|carry out|undertake
v carry out|perform|undertake
v carry on|continue|proceed
v keep on|continue
v keep|continue|maintain
v keep|maintain|retain
v stay|remain
v stay on|remain on|continue on|continue taking
v come off|discontinue|stop|stop taking
v go on|start|start taking
v have|take|receive
v have|undergo|receive
v have|experience|report
v need|require
v want|wish|prefer
v ask for|request
v ask about|enquire about|inquire about
v tell|advise|inform
v say|advise|state|report
v say|recommend|suggest|advise
v reckon|believe|consider|think
v think|believe|consider
v guess|assume|estimate
v find|detect|identify
v find|discover|identify
v pick up|detect|identify
v spot|notice|identify|detect
v see|observe|note|encounter
v see|review|assess|examine
v notice|observe|note
v show|demonstrate|reveal
v grow|isolate
v turn out|prove|emerge
v end up|ultimately require
v come out|emerge
v happen|occur|take place
v crop up|occur|arise
v come on|begin|start|develop
v start|begin|commence
v flare|exacerbate|worsen
v flare up|flare|worsen
v settle|resolve|subside
v settle down|settle|resolve|subside
v calm down|settle|subside
v clear|resolve
v clear up|resolve|clear
v wear off|resolve|subside
v heal|resolve|recover
v fall|have a fall
v fall over|fall|sustain a fall
v trip|stumble
v pass out|lose consciousness|faint|collapse
v black out|lose consciousness
v faint|have a syncopal episode
v throw up|vomit
v wee|urinate|void|pass urine
v pee|urinate|void|pass urine
v poo|open the bowels|defecate
v itch|be pruritic
v ache|be painful
v hurt|be painful|cause pain
v bleed|haemorrhage
v swell|swell up|become swollen
v swell up|swell|become swollen
v cough up|expectorate
v crash|deteriorate rapidly|deteriorate acutely
v go off|deteriorate
v desat|desaturate
v drop|fall|decrease
v tank|fall markedly|drop markedly
v jump|rise|increase
v shoot up|rise sharply|increase sharply
v creep up|rise gradually|increase gradually
v creep up|increase slowly|rise slowly
v bounce back|recover|return
v pass away|die
v miss|fail to detect|overlook
v forget|omit
v skip|omit|miss
v mix up|confuse
v mess up|make an error
v refuse|decline
v turn down|decline|refuse
v say no|decline|refuse
v let|allow|permit
v help|assist|aid
v work|be effective
v do nothing|have no effect
v try|attempt|use
v try|trial|use
v have a go|attempt|try
v fail|be unsuccessful
v manage to|succeed in
v get through|complete
v finish|complete
v change|alter|modify
v tweak|adjust|modify
v ease|relieve|alleviate
v take the edge off|partially relieve
v knock out|sedate
v knock off|discontinue
v bin|discard|discontinue
v ditch|abandon|discontinue
v dump|discard|discontinue
v call|contact|telephone
v ring|call|telephone|contact
v bleep|contact|page
v talk to|speak to|discuss with|speak with
v chat to|speak to|discuss with
v run by|discuss with
v teach|educate|instruct
v warn|advise|caution
v worry|be concerned
v feel|believe|consider
v struggle|have difficulty
v struggle with|have difficulty with
v sit up|sit upright
v get out of bed|mobilise
v get going|mobilise|begin
v move|mobilise
v eat|take food|consume
v live|reside
v smoke|use tobacco
v inject|administer by injection
v numb|anaesthetise
v freeze|anaesthetise
v stitch|suture
v stitch up|suture
v glue|close with glue
v bandage|dress
v clean|debride
v wash out|irrigate
v flush|irrigate
v pump in|infuse
v run in|infuse
v bag|ventilate
v tube|intubate
v paralyse|give a neuromuscular blocker
v shock|cardiovert|defibrillate
v scope|perform endoscopy on
v lyse|thrombolyse|give thrombolysis
v line up|arrange
v set up|arrange|establish
v book|arrange|schedule
v book in|schedule|arrange
v push back|postpone|delay
v put off|postpone|delay|defer
v postpone|defer|delay
v cancel|call off
v bring forward|expedite
v admit|hospitalise
v keep in|admit|retain
v step down|transfer
v blue light|transfer urgently
v rule out|exclude
v rule in|confirm
v back up|support
v flag|highlight|raise
v raise|highlight
v post|share
v write|document|record
v write down|document|record
v note|observe
v come across|encounter
v bump into|encounter
v follow|adhere to
v stick to|adhere to|follow
v comply|adhere
v last|persist
v hang around|persist|remain
v hang on|wait|persist
v go through|undergo|review
v react|have a reaction
v swallow|ingest
v overdose|take an overdose
v step up|escalate|increase
v step down|de escalate|reduce
v get in|insert
v arrest|go into cardiac arrest|have a cardiac arrest
v lyse|give thrombolysis|thrombolyse
v anticoagulate|start anticoagulation|give anticoagulation
v cardiovert|perform cardioversion
v transfuse|give a transfusion
v culture|send cultures
v image|perform imaging
v counsel|advise
v reassure|give reassurance
v consent|obtain consent
v decline|refuse
v vaccinate|give a vaccine
v mobilise|walk
v desaturate|have a desaturation
v cope with|manage
v hate|dislike
v love|enjoy
v keep an eye on|monitor|observe
v represent|re attend|re present
v see|notice|observe|find|spot|perceive|encounter|come across|meet|witness|note
v find|notice|identify|detect|discover|pick up|recognise
v say|state|report|mention|note|comment|claim
v tell|inform|advise|explain to|instruct|counsel
v ask|enquire|inquire|request|question
v do|perform|complete|carry out|undertake|conduct|finish|make|fill in
v run|perform|conduct|do|carry out|infuse
v have|receive|undergo
v look|appear|seem
v say|advise|recommend|suggest|instruct
v show|demonstrate|reveal|indicate
v get|obtain|receive
v get worse|worsen|deteriorate
v have|develop|experience
v think|believe|consider|feel|reckon
v hate|dislike|be frustrated by
v use|employ|utilise|administer|give
v try|attempt|trial|use
v come|attend|present|arrive
v come back|return|re attend|represent|recur|reappear
v send|transfer|refer|move|direct
v take|bring|transport|transfer
v put|place|insert|position|apply
v start|begin|commence|initiate
v continue|carry on|keep going|proceed|go on
v change|switch|convert|alter
v go up|rise|increase|climb|come up
v go down|fall|drop|decrease|decline|come down
v go away|resolve|settle|disappear|clear|subside
v happen|occur|take place|arise
v need|require|warrant
v want|wish|would like|desire
v check|assess|test|evaluate|measure|examine|look at
v watch|observe|monitor|keep an eye on
v help|assist|support|aid
v give|administer|provide|supply
v give|deliver|administer
v order|request|arrange|book|organise
v book|schedule|arrange|plan
v miss|overlook|fail to notice
v forget|omit|neglect
v learn|find out|discover
v share|post|publish
v work out|determine|establish|calculate
v handle|manage|deal with|cope with
v turn up|attend|arrive|present
v pull at|pull|tug at
v move|mobilise|transfer
v remove|take out|take off|extract
v cut|reduce|decrease|lower
v catch|detect|identify
v grow|isolate|culture
v flag|highlight|raise|report
v document|record|note|write
v fail|be unsuccessful|be ineffective
v avoid|prevent|keep away from
v worsen|exacerbate|aggravate
v rate|score|grade
`;
