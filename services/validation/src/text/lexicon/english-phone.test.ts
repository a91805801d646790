import { rewriteByLexicon } from '../rewriter/lexicon-rewriter';
import { expandShorthand } from './shorthand';

describe('the rewriting of English as it is written on a phone', () => {
  it.each([
    // Questions.
    ['why do we still give docusate. show me one trial', 'Why do we still give docusate? Show me one trial.'],
    ['who else keeps snacks in their scrubs', 'Who else keeps snacks in their scrubs?'],
    ['so is it safe at 3 weeks. asking for tonight', 'Is it safe at 3 weeks? I am asking for tonight.'],
    ['the evidence is kinda rubbish isnt it', 'The evidence is somewhat poor, is it not?'],
    ['honest q how many of u screen for it', 'An honest question: how many of you screen for it?'],
    ['Qn for the renal ppl, do you hold it at K 5.6', 'A question for renal colleagues: do you hold it at K 5.6?'],
    // Subjects of the author.
    ['saw one this week, crp 4', 'I saw one this week, CRP 4.'],
    ['had a 9 yr old w/ new T1 today', 'I had a 9-year-old with new T1 today.'],
    ['turns out her GP added trimethoprim', 'It turns out that her GP added trimethoprim.'],
    ['always been told 7mg/kg', 'I have always been told 7 mg/kg.'],
    ['would love thoughts on this', 'I would welcome your thoughts on this.'],
    ['not convinced by the data', 'I am not convinced by the data.'],
    ['did my first c section today', 'I did my first caesarean section today.'],
    // Contractions, persons and teams.
    ['apparently im meant to consent', 'Apparently I am meant to consent.'],
    ['our practice nurse left and now its me', 'Our practice nurse left and now it is me.'],
    ['a dose u use for blocks', 'A dose you use for blocks.'],
    ['geriatrics wont see until then', 'Geriatrics will not see until then.'],
    ['endo keep asking and i said no', 'Endocrinology keep asking and I said no.'],
    ['psych trainees: get a level', 'Psychiatry trainees: get a level.'],
    // Signs, durations, days.
    ['5/52 fatigue + night sweats', '5 weeks of fatigue and night sweats.'],
    ['back pain for 3/7', 'Back pain for 3 days.'],
    ['on lithium + ramipril + ibuprofen', 'On lithium, ramipril and ibuprofen.'],
    ['a level 12hrs post dose', 'A level 12 hours after the dose.'],
    ['at the 6 wk check', 'At the 6-week check.'],
    ['oral steroids since mon', 'Oral steroids since Monday.'],
    ['over the w/e', 'Over the weekend.'],
    ['lost the 5th toe', 'Lost the 5th toe.'],
    ['a pancoast tumour and leg dopplers', 'A Pancoast tumour and leg Dopplers.'],
    ['if ur struggling keep going', 'If you are struggling keep going.'],
    ['the nurse told us early, she was right to worry', 'The nurse told us early; she was right to worry.'],
    ['if it is gone today, it was viral', 'If it is gone today, it was viral.'],
    ['sats dropped by like 10%', 'Saturations dropped by about 10%.'],
    ['chest pain x 1 d', 'Chest pain for 1 day.'],
    ['mum is rhesus negative, baby needs a test', 'Mother is rhesus negative, baby needs a test.'],
    ['a tourist with a stemi', 'A tourist with a STEMI.'],
    ['dexa 0.15 mg/kg once', 'Dexa 0.15 mg/kg once.'],
    ['labetalol gtt started', 'Labetalol gtt started.'],
    ['parents r worried and the R lung is clear', 'Parents are worried and the right lung is clear.'],
    ['Crp 220 today', 'CRP 220 today.'],
    ['r statins ok in breastfeeding?', 'Are statins acceptable in breastfeeding?'],
    ['a sling for 3 weeks. agree w/ that?', 'A sling for 3 weeks. Agree with that?'],
    ['after a 12h list', 'After a 12-hour list.'],
    ['the 24h after surgery', 'The 24 hours after surgery.'],
    ['reflux in a 2mo: omeprazole?', 'Reflux in a 2-month-old: omeprazole?'],
    ['4/7 hx vomiting', '4-day history of vomiting.'],
    ['dont use it if pt on warfarin', 'Do not use it if the patient is on warfarin.'],
    ['relatives (all of them!) knew', 'Relatives (all of them) knew.'],
    ['no abx. am i brave or stupid', 'No antibiotics. Am I brave or stupid?'],
    ['tips for nights: 1. eat before 1am', 'Tips for nights: 1. Eat before 1am.'],
    ['just want to check im not missing it', 'Just want to check I am not missing it.'],
    ["she's ok w/ either", 'She is ok with either.'],
    ['tsh high, recheck 6/52', 'TSH high, recheck in 6 weeks.'],
    ['pain x2/7', 'Pain for 2 days.'],
    ['K 3.1, mg 0.6', 'K 3.1, Mg 0.6.'],
    ['dropped my bleep', 'I dropped my bleep.'],
    ['anyone regretted that choice?', 'Has anyone regretted that choice?'],
    ['key pt: gel is not enough', 'Key point: gel is not enough.'],
    ['always roll the pt. had one fall out last wk', 'Always roll the patient. I had one fall out last week.'],
  ])('of “%s” is “%s”', (text, formal) => {
    expect(rewriteByLexicon(text, 'en')).toBe(formal);
    expect(rewriteByLexicon(formal, 'en')).toBe(formal);
  });

  it.each([
    ['a score', 'MMSE 8/12 today'],
    ['a fraction of cultures', 'grew in 2/2 bottles'],
    ['a positive test', 'ANA + at 1:320'],
    ['an eyewitness report of a patient', 'saw a physio last year'],
    ['a history', 'had 2 seizures at home'],
    ['an order', 'have the family in'],
    ['a subordinate clause', 'what is needed is training'],
    ['a steroid or an alpha agonist', 'start dex now'],
    ['prednisolone or prednisone', 'pred 40 for 5 days'],
    ['an intramuscular route', 'then IM ceftriaxone'],
    ['serum iron and urea', 'units of u waves'],
    ['a heart rhythm', 'alternate days only'],
    ['a verb', 'she sat up'],
  ])('leaves %s', (_, text) => expect(expandShorthand(text, 'en')).toBe(text));
});
