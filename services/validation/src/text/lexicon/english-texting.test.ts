import { rewriteByLexicon } from '../rewriter/lexicon-rewriter';

const rewritten = (text: string): string => rewriteByLexicon(text, 'en');

describe('text messages in English (VAL-57)', () => {
  it.each([
    ['omw to clinic', 'I am on my way to clinic.'],
    ['can sb explain this rhythm', 'Can someone explain this rhythm?'],
    ['sry if asked before', 'Sorry if asked before.'],
    ['most r on bisphosphonates', 'Most are on bisphosphonates.'],
    ['ur pt will thank u', 'Your patient will thank you.'],
    ['level 1.4 w fine tremor', 'Level 1.4 with fine tremor.'],
    ['rang me 4x about it', 'Rang me 4 times about it.'],
    ['is it a good idea 2 change the dose', 'Is it a good idea to change the dose?'],
    ['hi all gp in cork here, is it free?', 'I am a GP in Cork. Is it free?'],
    ['no beds bc of the storm, wwyd', 'No beds because of the storm, what would you do?'],
    ['he was in triage n was back on shift', 'He was in triage and was back on shift.'],
    ['salbutamol nebulised x3', 'Salbutamol nebulised x3.'],
    ['why isnt naloxone in the box', "Why isn't naloxone in the box?"],
    ['i never thought id miss it', 'I never thought I would miss it.'],
    ['the new F1s r brilliant', 'The new F1s are brilliant.'],
    ['we just got its 1st mri', 'We just got its first MRI.'],
    ['no insulin until hes eaten', 'No insulin until he has eaten.'],
    // What has another reading stays.
    ['abscess r groin', 'Abscess right groin.'],
    ['crackles r base', 'Crackles right base.'],
    ['bed 4 the patient fell', 'Bed 4 the patient fell.'],
    ['sb obstruction on ct', 'Sb obstruction on CT.'],
  ])('writes “%s” as “%s”', (text, formal) => expect(rewritten(text)).toBe(formal));
});

describe('spoken words of the ward (VAL-57)', () => {
  it.each([
    ['brady 38 after the block', 'Bradycardia 38 after the block.'],
    ['crea 190, alb 19', 'Creatinine 190, albumin 19.'],
    ['15 min obs on psych wards', '15-minute observations on psychiatric wards.'],
    ['obs 4 hrs then home', 'Observe for 4 hours then home.'],
    ['on vent, ivh gr 3', 'On a ventilator, IVH grade 3.'],
    ['surg says wait', 'The surgeon says wait.'],
    ['after gent n ibuprofen', 'After gentamicin and ibuprofen.'],
    ['can any derm help?', 'Can any dermatologist help?'],
    ['the gent in bed 2', 'The gentleman in bed 2.'],
    ['gave ca gluc 10 ml', 'Gave calcium gluconate 10 ml.'],
    ['29F with ovarian torsion on ct', 'A 29-year-old woman with ovarian torsion on CT.'],
    ['ibuprofen tds n tamsulosin mr', 'Ibuprofen three times daily and tamsulosin MR.'],
    ['off prop since 6am', 'Off prop since 6am.'],
    ['nephro agrees', 'Nephrology agrees.'],
    ['the obs and gynae ward', 'The obstetrics and gynaecology ward.'],
    ['hep a infection', 'Hep a infection.'],
  ])('writes “%s” as “%s”', (text, formal) => expect(rewritten(text)).toBe(formal));
});

describe('abbreviations and names in small letters (VAL-57)', () => {
  it.each([
    ['o2 for every mi', 'O2 for every MI.'],
    ['he ran 5 mi', 'He ran 5 mi.'],
    ['spinal or ga?', 'Spinal or GA?'],
    ['just the usual im?', 'Just the usual IM?'],
    ['ir in the am', 'IR in the morning.'],
    ['so io it was', 'So IO it was.'],
    ['when to start art?', 'When to start ART?'],
    ['the art of medicine', 'The art of medicine.'],
    ['sofa score 9', 'SOFA score 9.'],
    ['sleeping on a sofa', 'Sleeping on a sofa.'],
    ['c/o sob on exertion', 'Complaining of SOB on exertion.'],
    ['it made me sob', 'It made me sob.'],
    ['peep of 8', 'PEEP of 8.'],
    ['not a peep', 'Not a peep.'],
    ['peg fed at home', 'PEG-fed at home.'],
    ['reduced rom', 'Reduced ROM.'],
    ['transfer took 4 hrs. mrs 5 now', 'Transfer took 4 hours. mRS 5 now.'],
    ['mrs smith came', 'Mrs smith came.'],
    ['on vv ecmo', 'On VV ECMO.'],
    ['a paper in nejm from kerala', 'A paper in NEJM from Kerala.'],
    ['c diff n e coli', 'C. difficile and E. coli.'],
    ['a bath in the evening', 'A bath in the evening.'],
    ['on ozempic n trulicity', 'On Ozempic and Trulicity.'],
    ['rta on the m25, 2 trapped', 'RTA on the M25, 2 trapped.'],
    ['a urinary catheter', 'A urinary catheter.'],
    ['CHECK A LEVEL if he stops', 'Check a level if he stops.'],
    ['write the DAY of the week', 'Write the day of the week.'],
    ['the RECOVERY trial', 'The RECOVERY trial.'],
  ])('writes “%s” as “%s”', (text, formal) => expect(rewritten(text)).toBe(formal));
});

describe('the ends and beginnings of English sentences (VAL-58)', () => {
  it.each([
    ['id go enalapril, any objections', 'I would go enalapril, any objections?'],
    ['anyone read it properly', 'Has anyone read it properly?'],
    ['how long b4 it goes neg', 'How long before it goes negative?'],
    ['do ur midwives do the newborn exam or is it the sho', 'Do your midwives do the newborn exam or is it the SHO?'],
    ['is it still a thing? omep vs panto', 'Is it still a thing? Omeprazole vs pantoprazole?'],
    ['do better', 'Do better.'],
    [
      'ppi for a pt post pci, for life or stop at 12 mths',
      'PPI for a patient post PCI, for life or stop at 12 months?',
    ],
    [
      'whats every1 using now, permethrin doesnt seem to work',
      'What is everyone using now? Permethrin does not seem to work.',
    ],
    ['had a fall at home', 'Had a fall at home.'],
    ['did it while waiting', 'Did it while waiting.'],
    ['is a nurse on our ward', 'Is a nurse on our ward.'],
    ['has a rash on the trunk', 'Has a rash on the trunk.'],
    ['anyone in kerala pls share', 'Anyone in Kerala please share.'],
    ['what i learned is that time helps', 'What I learned is that time helps.'],
    // A count that begins a sentence is written in words, but no dose, time or value.
    ['nobody died. 6 said they felt clearer', 'Nobody died. Six said they felt clearer.'],
    ['we have one doctor. 31 patients', 'We have one doctor. Thirty-one patients.'],
    ['5 mg was enough', '5 mg was enough.'],
    ['2 am and awake', '2 am and awake.'],
    ['120 pts on my list', '120 patients on my list.'],
  ])('writes “%s” as “%s”', (text, formal) => expect(rewritten(text)).toBe(formal));
});

describe('English sentences that commas join (VAL-58)', () => {
  it.each([
    [
      'been reading the draft, seems like they want it first',
      'I have been reading the draft; it seems like they want it first.',
    ],
    [
      'u wont find it on the xray, scaphoid #s hide for 10 days',
      'You will not find it on the X-ray; scaphoid fractures hide for 10 days.',
    ],
    [
      'im a dietitian in wales, since the merger half my list has left',
      'I am a dietitian in Wales; since the merger half my list has left.',
    ],
    ['inr 1.6 vit k given today, pls chase cultures', 'INR 1.6 vitamin K given today; please chase cultures.'],
    ['metformin isnt the cause, check a calprotectin', 'Metformin is not the cause; check a calprotectin.'],
    ['paramedic students, please write the times down', 'Paramedic students, please write the times down.'],
    ['you should take bloods, check obs and go', 'You should take bloods, check obs and go.'],
    ['burned once, never again', 'Burned once, never again.'],
  ])('writes “%s” as “%s”', (text, formal) => expect(rewritten(text)).toBe(formal));
});

describe('English sentences without an article or a subject (VAL-58)', () => {
  it.each([
    ['plz advise, 26F with a rash', 'Please advise: a 26-year-old woman with a rash.'],
    ['stroke nurse here. use the score', 'I am a stroke nurse. Use the score.'],
    ['any stroke nurse here?', 'Any stroke nurse here?'],
    ['lab bill is insane', 'The lab bill is insane.'],
    ['nurse in charge rang me', 'The nurse in charge rang me.'],
    ['fell off my bike on the way', 'I fell off my bike on the way.'],
    ['rly struggling to get levels done', 'I am really struggling to get levels done.'],
    ['14M testicular pain since 5am', 'A 14-year-old boy with testicular pain since 5am.'],
    ['3yo croup, stridor at rest', 'A 3-year-old with croup, stridor at rest.'],
    ['bed 4 80F nof fracture', 'Bed 4: an 80-year-old woman with NOF fracture.'],
    ['review from mon if approved', 'Review from Monday if approved.'],
    ['he sat for hours', 'He sat for hours.'],
    ['fell off the bed', 'Fell off the bed.'],
  ])('writes “%s” as “%s”', (text, formal) => expect(rewritten(text)).toBe(formal));
});
