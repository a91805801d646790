import { detectLanguage } from '../tokens/language';
import { rewriteByLexicon } from '../rewriter/lexicon-rewriter';

const check = (pairs: readonly (readonly [string, string])[]): void => {
  it.each(pairs)('writes “%s” as “%s”', (text, formal) => {
    expect(rewriteByLexicon(text, 'en')).toBe(formal);
    expect(rewriteByLexicon(formal, 'en')).toBe(formal);
  });
};

describe('kinds of English words that a rule must not make worse (VAL-63)', () => {
  describe('a heart rate before its number and hours after theirs', () => {
    check([
      ['bmi 14.1 hr 41 gluc 3.0', 'BMI 14.1, HR 41, glucose 3.0.'],
      ['temp 38.2, hr 140, rr 44', 'Temperature 38.2, HR 140, RR 44.'],
      ['sats 94% hr 144 and grunting', 'Saturations 94% HR 144 and grunting.'],
      ['his hr was 38 overnight', 'His HR was 38 overnight.'],
      ['waited 4 hr 20 min for a bed', 'Waited 4 hours 20 minutes for a bed.'],
      ['on hold 2 hr today', 'On hold 2 hours today.'],
      ['waiting 5 hr 12 pts in the corridor', 'Waiting 5 hr 12 patients in the corridor.'],
    ]);
  });

  describe('a chat spelling with two readings', () => {
    check([
      ['i thnk its viral', 'I think it is viral.'],
      ['dont thnk he needs it', 'I do not think he needs it.'],
      ['thnk u all so much', 'Thank you all so much.'],
      ['a thnk tank', 'A thnk tank.'],
    ]);
  });

  describe('"ur"', () => {
    check([
      ['its 3am and ur still on ward 9', 'It is 3am and you are still on ward 9.'],
      ['ur not gonna believe this', 'You are not going to believe this.'],
      ['when ur on call alone', 'When you are on call alone.'],
      ['when ur the only doctor', 'When you are the only doctor.'],
      ['if ur tired go home', 'If you are tired go home.'],
      ['tell me if ur seeing this too', 'Tell me if you are seeing this too.'],
      ['ur registrar is right', 'Your registrar is right.'],
      ['ask ur usual lab', 'Ask your usual lab.'],
      ['is ur unit using this', 'Is your unit using this?'],
      ['mind ur breathing', 'Mind your breathing.'],
      ['check ur on call rota', 'Check ur on call rota.'],
    ]);
  });

  describe('"pt"', () => {
    check([
      ['at this pt i dont care', 'At this point I do not care.'],
      ['at that pt she arrested', 'At that point she arrested.'],
      ['what is the pt of a repeat ct', 'What is the point of a repeat CT?'],
      ['gd pt about the statins', 'Good point about the statins.'],
      ['this pt is septic', 'This patient is septic.'],
      ['give it to this pt', 'Give it to this patient.'],
      ['look at this pt', 'Look at this patient.'],
      ['pt with copd', 'A patient with COPD.'],
    ]);
  });

  describe('an everyday word in a text all in capitals', () => {
    check([
      ['WHY ARE WE KEEPING MEDICALLY FIT PEOPLE IN', 'Why are we keeping medically fit people in?'],
      ['ANY TIPS FOR HARD CANNULAS IN CHILDREN', 'Any tips for hard cannulas in children?'],
      ['IT WOULD BE NICE IF SOMEONE ANSWERED THE BLEEP', 'It would be nice if someone answered the bleep.'],
      ['WEIGHT LOSS AND FIT 240 TODAY WHO SCOPES', 'Weight loss and FIT 240 today who scopes.'],
      ['THE NEW NICE GUIDELINE SAYS STOP THE STATIN', 'The new NICE guideline says stop the statin.'],
      ['THE PET SCAN WAS CANCELLED AGAIN TODAY', 'The PET scan was cancelled again today.'],
    ]);
  });

  describe('who the author is before who the patient is', () => {
    check([
      [
        'Psych reg on call, 24F first ep psychosis wont take anything',
        'Psychiatry registrar on call. A 24-year-old woman with first-episode psychosis will not take anything.',
      ],
      ['surgical sho on nights, 54M with rlq pain', 'Surgical SHO on nights. A 54-year-old man with RLQ pain.'],
      ['im a gp, 45F with fever for 6 weeks', 'I am a GP. A 45-year-old woman with fever for 6 weeks.'],
      [
        'surgeon on call, 71F says she will not have it',
        'Surgeon on call. A 71-year-old woman says she will not have it.',
      ],
      ['72F, cough will not settle, on ramipril', 'A 72-year-old woman, cough will not settle, on ramipril.'],
      ['60M, k 2.9, he says he is fine', 'A 60-year-old man, K 2.9; he says he is fine.'],
    ]);
  });

  describe('a statement without a subject', () => {
    check([
      ['didnt even sleep', 'Did not even sleep.'],
      ['gave 2 units and left', 'Gave 2 units and left.'],
      ['had 9 admissions overnight', 'Had 9 admissions overnight.'],
      ['lost two nurses this month', 'Lost two nurses this month.'],
      ['finished our audit', 'We finished our audit.'],
      ['isnt it too late', 'Is it not too late?'],
    ]);
  });
});

describe('English posts with sentences of another language (VAL-64)', () => {
  check([
    [
      'grabe talaga ng shift kahapon, 12 admissions. any tips pls',
      'Grabe talaga ng shift kahapon, 12 admissions. Any tips, please?',
    ],
    ['good morning po, any surgeon here? pt w/ hernia', 'Good morning po, any surgeon here? A patient with hernia.'],
    ['wetin dey happen for this ward. bp 180/110', 'Wetin dey happen for this ward. BP 180/110.'],
    ['ng tube displaced again', 'NG tube displaced again.'],
    ['paracetamol 1g po given', 'Paracetamol 1 g PO given.'],
    ['speaks hindi only, needs a ct', 'Speaks Hindi only, needs a CT.'],
  ]);

  it('detects such a post as English', () => {
    expect(
      detectLanguage('toxic talaga ng duty last night, 14 admissions and only 2 nurses for 38 pts. didnt even eat po'),
    ).toBe('en');
  });
});
