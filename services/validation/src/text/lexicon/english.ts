import { type Choice, type Lexicon, type Place, set, table } from './types';

const plain = table(`
  gonna=going to; wanna=want to; gotta=have to; gimme=give me; lemme=let me; dunno=do not know; kinda=somewhat; sorta=somewhat; outta=out of; lotta=lot of; coulda=could have; shoulda=should have; woulda=would have
  don't=do not; doesn't=does not; didn't=did not; isn't=is not; aren't=are not; wasn't=was not; weren't=were not; can't=cannot; won't=will not; wouldn't=would not; couldn't=could not; shouldn't=should not
  haven't=have not; hasn't=has not; hadn't=had not; mustn't=must not; needn't=need not; dont=do not; doesnt=does not; didnt=did not; isnt=is not; arent=are not; wasnt=was not; werent=were not
  wouldnt=would not; couldnt=could not; shouldnt=should not; havent=have not; hasnt=has not; hadnt=had not; cant=cannot
  i'm=I am; im=I am; i've=I have; ive=I have; i'll=I will; you're=you are; youre=you are; you've=you have; youve=you have; you'll=you will; we're=we are; we've=we have; weve=we have; we'll=we will
  they're=they are; theyre=they are; they've=they have; theyve=they have; they'll=they will; he'll=he will; she'll=she will; it'll=it will; that'll=that will; there'll=there will; who've=who have; would've=would have; should've=should have; could've=could have; might've=might have; must've=must have
  let's=let us; y'all=you all; cuz=because; coz=because; bcuz=because; bc=because; b/c=because; tho=though; thru=through; thx=thank you; tnx=thank you; tysm=thank you; ty=thank you; pls=please; plz=please
  b4=before; 2day=today; 2moro=tomorrow; 2morrow=tomorrow; tmrw=tomorrow; tmr=tomorrow; 2nite=tonight; tonite=tonight; yest=yesterday; ppl=people; peeps=people; gr8=great; yrs=years; wks=weeks; wk=week; mos=months; abt=about; w/=with; w/o=without; btwn=between; thnx=thank you
  imo=in my opinion; imho=in my opinion; idk=I do not know; btw=by the way; tbh=to be honest; afaik=as far as I know; fyi=for your information; asap=as soon as possible; iirc=if I remember correctly; aka=also known as
  pts=patients; pt's=patient's; bp=blood pressure; vit=vitamin; dx=diagnosis; dx'd=diagnosed; dxed=diagnosed; tx=treatment; txs=treatments; tx'd=treated; rx=prescription; rx'd=prescribed; rxed=prescribed; sx=symptoms; h/o=history of; s/p=status post; r/o=rule out; f/u=follow-up; n/v=nausea and vomiting
  meds=medications; abx=antibiotics; yep=yes; yup=yes; yeah=yes; yea=yes; nope=no; nah=no; alot=a lot; gotcha=understood; prolly=probably; def=definitely; deffo=definitely; obvs=obviously; ofc=of course; srsly=seriously; esp=especially; doin=doing; goin=going; havin=having; feelin=feeling; takin=taking; seein=seeing; workin=working; givin=giving; nothin=nothing; somethin=something; wud=would; cud=could; shud=should; vry=very; thot=thought; prev=previously
`);

const be = /^(?:a|an|the|not|so|too|very|going|gonna|doing|right|wrong|welcome|sure|using|giving|treating|seeing|taking|on|all|still|never|always|looking)$/;
const own = /^(?:patients?|pts?|experience|experiences|thoughts?|opinions?|team|practice|hospital|unit|protocol|protocols|approach|go-to|take|advice|input|help|regimen|choice|dose|local|usual|favorite|favourite|preferred|first|bp|colleagues|kids|children|students|hands|life|patience|clinic|ward|department)$/;
const bases = /^(?:like|love|rather|prefer|be|say|suggest|recommend|give|start|avoid|use|check|add|stop|try|consider|do|go|hold|repeat|order|get|keep|think|appreciate|want|wait|never|not|also|ask|call|treat|switch|call|begin)$/;
const participle = /^(?:been|had|got|gotten|become|come|gone|taken|given|shown|done|risen|fallen|grown|begun|stopped|seen|made)$/;
const determiner = /^(?:a|an|the|this|that|my|our|your|his|her|new|some|any|each|every|one|as|by|to|of|with|icu|er|ed|charge|float|travel|registered|student|nurse|senior|junior|night|day|another|no)$/;
const pronoun = /^(?:i|you|u|we|they|who|what|how|where|there|these|those|why|which|they)$/;
const subject = /^(?:i|u|you|we|they|he|she|it|this|that|there|anyone|people)$/;

/** "it's" is "it has" before a participle, and undecided before a word that may be one. */
const isOrHas = (who: string): Choice => ({
  options: [`${who} is`, `${who} has`],
  choose: ({ after }) => (participle.test(after) ? `${who} has` : after === '' || /(?:ed|en)$/.test(after) ? null : `${who} is`),
});
const hadOrWould = (who: string): Choice => ({
  options: [`${who} would`, `${who} had`],
  choose: ({ after }) => (after === 'better' || participle.test(after) ? `${who} had` : bases.test(after) ? `${who} would` : null),
});
const when = (to: string, sure: (place: Place) => boolean): Choice => ({ options: [to], choose: (place) => (sure(place) ? to : null) });

const choices = new Map<string, Choice>([
  ...['it', 'that', 'there', 'what', 'who', 'he', 'she', 'where', 'how', 'here'].map((who) => [`${who}'s`, isOrHas(who)] as const),
  ['thats', isOrHas('that')], ['whats', isOrHas('what')], ['theres', isOrHas('there')], ['hes', isOrHas('he')], ['shes', isOrHas('she')],
  ...['I', 'you', 'we', 'they', 'he', 'she', 'it'].map((who) => [`${who.toLowerCase()}'d`, hadOrWould(who)] as const),
  ['i', when('I', ({ before, joined }) => !joined && !/^(?:type|class|stage|grade|phase|factor|level|group|category|apo|part|troponin|angiotensin|and|or)$/.test(before))],
  ['u', when('you', ({ joined, before }) => !joined && !/^(?:hep|hepatitis|sodium)$/.test(before))],
  ['r', when('are', ({ before, after, joined }) => !joined && (pronoun.test(before) || /^(?:u|you|we|they|ppl|people|there)$/.test(after)))],
  ['ur', { options: ['your', 'you are'], choose: ({ after, joined }) => (joined ? null : own.test(after) ? 'your' : be.test(after) ? 'you are' : null) }],
  ['pt', when('patient', ({ joined, before, after, second }) => !joined && !/^(?:inr|ptt|aptt|ratio|test|tests|session|sessions|eval|evaluation|consult|referral|exercises|time|prolonged|s)$/.test(after) && !(after === 'is' && /^(?:prolonged|elevated|normal|high|low|#)$/.test(second)) && !/^(?:prolonged|elevated|raised|normal|check|checked|inr|outpatient|inpatient|and|or)$/.test(before))],
  ['wt', when('weight', ({ after }) => after === '#')],
  ['q', when('question', ({ before }) => before === 'quick')],
  ['hx', when('history', ({ joined }) => !joined)],
  ['rn', when('right now', ({ closes, before, joined }) => closes && !joined && before !== '' && !determiner.test(before))],
]);

export const english: Lexicon = {
  plain,
  choices,
  vocatives: set('guys guyz folks dude dudes bro bros fam peeps mate mates buddy'),
  vocativeBefore: set('anyone anybody quick any what how'),
  greetings: set('hey heya hiya yo sup hi'),
  fillers: set('omg omfg wtf smh ngl welp whew phew yikes oof ikr'),
  exclamations: set('wow oops gosh jeez geez man'),
  hinges: set('what who how why where when which does did is are can could should would do any anyone anybody has have thoughts tips ideas advice suggestions'),
  held: set('so really very please no yes good long way too much many help bad big never hard high low now well super sick tired great slow all more'),
  asks: new RegExp(`^(?:(?:does|did|is|are|can|could|should|would|do|have|has) (?:${subject.source.slice(4, -2)})|any(?:one|body) (?:else|know|knows|seen|have|has|using|used|had|got|tried|here|seeing)|what (?:is|are|do|does|would|should|can|could)|how (?:do|does|did|would|should|can|is|are)|which (?:is|are)|why (?:do|does|did|is|are))\\b`),
};
