import { type Lexicon, parseWords, parseTable } from './types';
import { acronymContexts } from './english-acronym-contexts';
import { caseContexts } from './english-case-contexts';
import { casual, days, tags } from './english-casual';
import { chat } from './english-chat';
import { clinical } from './english-clinical';
import { clippedWords } from './english-clipped';
import { compounds } from './english-compounds';
import { cutWords } from './english-cut-words';
import { drugNames } from './english-drugs';
import { everyday, requests } from './english-everyday';
import { authorSubjects, loneSubjects, namesNoPatient } from './english-fragments';
import { grammar, grammarForms } from './english-grammar';
import { MISSPELLINGS } from './english-misspellings';
import { chatNegations } from './english-negations';
import { idioms } from './english-idioms';
import { letters } from './english-letters';
import { writeItIs } from './english-its';
import { notes, topicQuestions } from './english-notes';
import { numbers } from './english-numbers';
import { openings } from './english-openings';
import { phrases, spellings } from './english-phrases';
import { markQuestions } from './english-questions';
import { readings } from './english-readings';
import { sentences } from './english-sentences';
import { specialties } from './english-specialties';
import { shortDrugs, shortForms } from './english-short-forms';
import { splitSplices } from './english-splices';
import { englishCase } from './english-spellings';
import { subjects } from './english-subjects';
import { symbols } from './english-symbols';
import { teams } from './english-teams';
import { greetings, texting } from './english-texting';
import { personalContractions, telegram } from './english-telegram';
import { truncations } from './english-truncations';
import { wardSpeech } from './english-ward-speech';
import { englishChoices } from './english-choices';

// Words without another meaning in a medical text; ambiguous words are in the choices.
const plain = parseTable(`
  gonna=going to; wanna=want to; gimme=give me; lemme=let me; dunno=do not know; outta=out of; lotta=lot of; coulda=could have; shoulda=should have; woulda=would have
  don't=do not; doesn't=does not; didn't=did not; isn't=is not; aren't=are not; wasn't=was not; weren't=were not; can't=cannot; won't=will not; wouldn't=would not; couldn't=could not; shouldn't=should not
  haven't=have not; hasn't=has not; hadn't=had not; mustn't=must not; needn't=need not; dont=do not; doesnt=does not; didnt=did not; isnt=is not; arent=are not; wasnt=was not; werent=were not
  wouldnt=would not; couldnt=could not; shouldnt=should not; havent=have not; hasnt=has not; hadnt=had not
  i'm=I am; i've=I have; i'll=I will; you're=you are; youre=you are; you've=you have; youve=you have; you'll=you will; we're=we are; we've=we have; weve=we have; we'll=we will
  they're=they are; theyre=they are; they've=they have; theyve=they have; they'll=they will; he'll=he will; she'll=she will; it'll=it will; that'll=that will; there'll=there will; who've=who have; would've=would have; should've=should have; could've=could have; might've=might have; must've=must have
  let's=let us; y'all=you all; cuz=because; coz=because; bcuz=because; tho=though; thru=through; thx=thank you; tnx=thank you; tysm=thank you; thnx=thank you; plz=please
  2day=today; 2moro=tomorrow; 2morrow=tomorrow; tmrw=tomorrow; 2nite=tonight; tonite=tonight; yest=yesterday; gr8=great; yrs=years; wks=weeks; w/=with; w/o=without; btwn=between
  imo=in my opinion; imho=in my opinion; idk=I do not know; btw=by the way; tbh=to be honest; afaik=as far as I know; fyi=for your information; iirc=if I remember correctly
  pt's=patient's; dx'd=diagnosed; dxed=diagnosed; f/u=follow-up
  meds=medications; abx=antibiotics; yep=yes; yup=yes; yeah=yes; yea=yes; nope=no; nah=no; alot=a lot; prolly=probably; deffo=definitely; obvs=obviously; ofc=of course; srsly=seriously; doin=doing; goin=going; havin=having; feelin=feeling; takin=taking; seein=seeing; thinkin=thinking; wonderin=wondering; tellin=telling; gettin=getting; makin=making; usin=using; comin=coming; lookin=looking; tryin=trying; sayin=saying; nothin=nothing; lettin=letting; puttin=putting; stoppin=stopping; startin=starting; sleepin=sleeping; bleedin=bleeding; eatin=eating; teh=the; adn=and; recieve=receive; recieved=received; seperate=separate; occured=occurred; occuring=occurring; definately=definitely; untill=until; wierd=weird; beleive=believe; acheive=achieve; goverment=government; enviroment=environment; neccessary=necessary; necesary=necessary; tommorow=tomorrow; tomorow=tomorrow; yesteday=yesterday; becuase=because; becasue=because; thier=their; freind=friend; freinds=friends; alright=all right; accross=across; apparantly=apparently; begining=beginning; buisness=business; collegue=colleague; collegues=colleagues; completly=completely; embarassing=embarrassing; guidlines=guidelines; guidline=guideline; immediatly=immediately; occassionally=occasionally; oppinion=opinion; posible=possible; prefered=preferred; probaly=probably; publically=publicly; recomend=recommend; recomended=recommended; reccomend=recommend; reccomended=recommended; refered=referred; refering=referring; succesful=successful; suprised=surprised; sugest=suggest; surgey=surgery; symtoms=symptoms; symptons=symptoms; treatement=treatment; truely=truly; wich=which; shoudl=should; woudl=would; coudl=could; whcih=which; taht=that; waht=what; hte=the; workin=working; givin=giving; nothin=nothing; somethin=something; wud=would; shud=should; vry=very
${MISSPELLINGS}`);

export const english: Lexicon = {
  plain,
  choices: englishChoices,
  vocatives: parseWords('guys guyz folks dude dudes bro bros mate mates buddy'),
  vocativeBefore: parseWords('anyone anybody quick any what how'),
  greetings: parseWords('hey heya hiya yo hi'),
  fillers: parseWords('omg omfg smh ngl welp whew phew yikes oof ikr'),
  exclamations: parseWords('wow oops gosh jeez geez wtf'),
  questionStarters: parseWords(
    'what who whose how why where when which whats hows whos wheres whens whys does did is are can could should would do any anyone anybody has have thoughts tips ideas advice suggestions',
  ),
  elongated: parseWords(
    'so really very please no yes good long way too much many help bad big never hard high low now well super sick tired great slow all more',
  ),
  questionPattern: new RegExp(
    `^(?:(?:and|but|so|or|please) )?(?:(?:does|is|has|can|could|should|would) (?:he|she|it|this|that|there|anyone|people)|did (?:he|she|there|anyone|people|i|u|you|we|they|(?:it|this|that) (?!while\\b|in\\b|on\\b|at\\b|with\\b|for\\b|myself\\b|today\\b|yesterday\\b|last\\b|because\\b|as\\b|after\\b|before\\b|again\\b|anyway\\b|all\\b|once\\b|twice\\b|and\\b|but\\b|so\\b|under\\b)\\p{L})|(?:do|have|are|can|could|should|would) (?:i|u|you|we|they|people|there)|any(?:one|body) (?:else|know|knows|seen|have|has|using|used|had|got|tried|here|seeing)|what (?:(?:is|are|was|were) (?!needed|missing|important|striking|worse|more|clear|scary|sad|interesting|key|great)|am|do|does|did|(?:would|should|can|could) (?!be |have |help |happen |work |matter ))|how (?:(?:long|much|many|often|soon|far|late|early|quickly|high|low|fast|common) )?(?:do|does|did|would|should|can|is|are)|which (?:is|are)|why (?:do|does|did|is|are|was|were)|(?:can|could|would|will|has|does|is) (?:someone|somebody|anyone|anybody|everyone|people|you|we)|should (?:we|i|he|she|they)|where (?:do|does|did|is|are|can)|when (?:do|does|did|is|are|should|would|was|were|can)|what else|what now$|who (?:is|are|does|do|has|would|else|decided|thought|said|needs|here|knows)|who wins$|any (?:thoughts|tips|advice|ideas|suggestions|experience|recommendations|pearls|evidence|(?:(?:good|decent|recent|useful|nice|easy|free|reliable|other|new|better) )?(?:resources|papers|guidelines|guidance|articles|books|courses|podcasts|links|references|alternatives|options|luck|downsides?|harm)(?! (?:is|are|will|would|can|should|could)\\b)))\\b`,
  ),
  letterCase: englishCase,
  rules: [
    { rules: [...greetings, ...phrases] },
    { rules: [...spellings, ...readings, ...clippedWords], isFree: true },
    { rules: [...personalContractions, ...notes, ...letters, ...cutWords, ...shortForms, ...shortDrugs], isFree: true },
    { rules: [...specialties, ...requests, ...openings, ...topicQuestions], isSpeech: true },
    { rules: [...tags, ...symbols], isFree: true },
    { rules: numbers },
    { rules: [...texting, ...chatNegations], isFree: true, isSpeech: true },
    { rules: chat, isSpeech: true },
    { rules: [...idioms, ...everyday, ...casual, ...days], isSpeech: true },
    { rules: wardSpeech, isFree: true },
    { rules: [...truncations, ...clinical, ...teams] },
    { rules: drugNames, isFree: true },
    { rules: [...caseContexts, ...acronymContexts, ...compounds], isFree: true },
    { rules: telegram, isFree: true },
    { rules: sentences, isFree: true },
    { rules: [...subjects, ...authorSubjects] },
    { rules: loneSubjects, isFor: namesNoPatient },
    { rules: [...grammarForms, ...grammar] },
  ],
  prepare: writeItIs,
  finish: markQuestions,
  separateClauses: splitSplices,
};
