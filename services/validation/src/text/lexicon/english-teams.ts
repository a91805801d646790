import { parseRules } from './rewrite-rules';

/** Short names of specialties: `short=noun=before persons and places`. */
const TEAMS = `
  ortho=orthopaedics=orthopaedic; orthos=orthopaedics=orthopaedic; cardio=cardiology=cardiology; gastro=gastroenterology=gastroenterology; neuro=neurology=neurology; haem=haematology=haematology; heme=hematology=hematology; derm=dermatology=dermatology; derms=dermatology=dermatology
  onc=oncology=oncology; psych=psychiatry=psychiatry; rheum=rheumatology=rheumatology; endo=endocrinology=endocrinology; uro=urology=urology; ophthal=ophthalmology=ophthalmology; ophtho=ophthalmology=ophthalmology; optho=ophthalmology=ophthalmology; anaes=anaesthetics=anaesthetic; gas=anaesthetics=anaesthetic
  paeds=paediatrics=paediatric; peds=pediatrics=pediatric; gynae=gynaecology=gynaecology; gyn=gynecology=gynecology; gerries=geriatrics=geriatric; gerrys=geriatrics=geriatric; geris=geriatrics=geriatric; neurosurg=neurosurgery=neurosurgical; nephro=nephrology=nephrology; micro=microbiology=microbiology; pulm=pulmonology=pulmonology; rads=radiology=radiology
  max fax=maxillofacial surgery=maxillofacial; maxfax=maxillofacial surgery=maxillofacial; max-fax=maxillofacial surgery=maxillofacial; pall care=palliative care=palliative care; pal care=palliative care=palliative care; palli=palliative care=palliative care; vasc=vascular surgery=vascular surgery; cardiothor=cardiothoracic surgery=cardiothoracic; ct surg=cardiothoracic surgery=cardiothoracic surgery; gen surg=general surgery=general surgical; gen med=general medicine=general medical; int med=internal medicine=internal medicine; acute med=acute medicine=acute medical
`;

const SPEECH_VERBS = String.raw`says?|said|saying|wants?|wanted|asks?|asked|asking|think|thinks|thought|told|tell|tells|reckons?|refuses?|refused|declined?|declines|accept|accepts|accepted|advise|advises|advised|recommends?|recommended|suggests?|suggested|agree|agreed|disagree|insist|insists|prefer|prefers`;
const AUXILIARIES = String.raw`won't|wont|will|would|cannot|can't|cant|can|could|don't|dont|do|does|doesn't|doesnt|did|didn't|didnt|have|has|haven't|havent|had|are|aren't|arent|were|is|isn't|isnt|was|should`;
const ACTIONS = String.raw`shrugged|coming|seeing|reviewing|keeps?|kept|came|come|comes|see|saw|seen|review|reviewed|use|uses|take|took|need|needs|push|pushed|call|called|gave|start|started|stop|stopped|admit|admitted|discharged|went|go|got|get`;
const STATES = String.raw`on (?:leave|call|site|holiday|strike|their way)|asap|happy|not|never|always|still|also|just|only|keen|aware|involved|informed|and i\b`;
const VERBS = `(?:${SPEECH_VERBS}|${AUXILIARIES}|${ACTIONS}|${STATES})`;
const NOUNS = String.raw`(?:trainees?|consultants?|registrars?|reg|sho|shos|fellows?|attendings?|residents?|nurses?|wards?|team|teams|clinics?|colleagues|referrals?|inputs?|reviews?|opinions?|advice|consults?|rotations?|jobs?|placements?|on[ -]call|lists?|outpatients?|inpatients?|theatres?|unit|units|department|doctors?|students?|interns?|patients?|pts?|units?|beds?|handover|mdt|conference|guidelines?|emergency|emergencies|take)`;
const BEFORE = String.raw`(?<=\b(?:to|from|between|btwn|by|via|ask|asked|asking|call|question for|question to|called|calling|told|tell|bleep|bleeped|bleeping|paged?|involve|involved|involving|refer|referred to|discussed with|d/w|spoke to|speak to|spoken to|chat to|phoned|rang|await|awaiting|until|under|love|even|why do|why does|why are) )`;

/** Verbs of which only a team can be the subject: "neuro is intact" and "gastro is going round" are no teams. */
const ASKS = String.raw`(?:shrugged|coming|seeing|reviewing|says?|said|saying|wants?|wanted|keeps? (?:asking|saying|telling|calling)|asks?|asked|think|thinks|thought|told|tell|tells|reckons?|refuses?|refused|declined?|declines|accept|accepts|accepted|came|come|review|reviewed|advise|advises|advised|recommends?|recommended|suggests?|suggested|won't|wont|don't|dont|doesn't|doesnt|aware|involved|informed|agree|agreed|disagree|insist|insists|prefer|prefers|keep asking|are (?:happy|keen|asking|coming|aware|on))`;
const AMBIGUOUS = /^(?:neuro|gastro|endo|micro|uro|gas)$/;
/** Near these words, "endo" is a treatment of a root canal. */
const NOT_DENTAL = String.raw`(?<!\b(?:tooth|teeth|molar|premolar|incisor|pulpitis|pulp|crown|canal|dental|dentist|extract|apical)\b[^\n]{0,160})(?![^\n]{0,160}\b(?:tooth|teeth|molar|premolar|incisor|pulpitis|pulp|crown|canal|dental|dentist|extract|xla|apical)\b)`;

const escape = (name: string): string => name.replace(/[.*+?]/gu, '\\$&');

/** Writes short names of specialties in full where a team must be meant, not a part of a word or an examination. */
export const teams = parseRules(
  TEAMS.split(/\n|;/)
    .map((entry) => entry.trim().split('='))
    .filter(([short = '']) => short !== '')
    .flatMap(([short = '', noun = '', adjective = '']) => [
      String.raw`\b${escape(short)} (?=${NOUNS}\b)${short === 'gas' ? '(?! take)' : ''} => ${adjective}~`,
      ...(short === 'gas'
        ? []
        : [
            String.raw`\b${escape(short)}${short === 'endo' ? NOT_DENTAL : ''} (?=${AMBIGUOUS.test(short) ? ASKS : VERBS}\b) => ${noun}~`,
            String.raw`${BEFORE}${escape(short)}${short === 'endo' ? NOT_DENTAL : ''}(?={K}| (?:and|or|for|re|about|who|but|because|again|today|tonight|yesterday|this|first|if|when|as)\b) => ${noun}`,
          ]),
    ])
    .join('\n'),
);
