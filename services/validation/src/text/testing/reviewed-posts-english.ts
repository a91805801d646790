/** An informal post, its rewriting by the lexicon, and an editor's review. */
export interface ReviewedPost {
  readonly text: string;
  readonly formal: string;
  /**
   * Whether the rewriting is grammatical. The short style of clinical notes (verb or subject omitted) and the author's
   * commas between clauses do not count as errors.
   */
  readonly grammatical: boolean;
  /** The error, if not grammatical. */
  readonly note?: string;
}

/** Fifty informal posts with their rewriting by the lexicon, reviewed by an editor. */
export const englishPosts: readonly ReviewedPost[] = [
  {
    text: 'hey guys, anyone else seeing tons of RSV in kids lately?? had 6 admissions in 2 days, all on HFNC 2 L/kg/min',
    formal:
      'Is anyone else seeing a lot of RSV in children lately? Had 6 admissions in 2 days, all on HFNC 2 L/kg/min.',
    grammatical: true,
  },
  {
    text: 'pt with afib and CrCl 28 mL/min, apixaban 5 mg BID. wt 80 kg, age 71. u guys dropping the dose or not?',
    formal:
      'A patient with AF and CrCl 28 mL/min, apixaban 5 mg twice daily. Weight 80 kg, age 71. Are you dropping the dose or not?',
    grammatical: true,
  },
  {
    text: "gonna start my HFrEF pt on dapagliflozin 10mg daily, EF 30%. bp 98/60 tho... don't wanna crash him",
    formal:
      'I am going to start my HFrEF patient on dapagliflozin 10 mg daily, EF 30%. BP 98/60 though... I do not want to crash him.',
    grammatical: true,
  },
  {
    text: "omg why do ppl still give antibiotics for viral URTI!!! it's NOT helping anyone, stop it",
    formal: 'Why do people still give antibiotics for viral URTI? It is not helping anyone; stop it.',
    grammatical: true,
  },
  {
    text: 'idk if i should stop metformin b4 contrast CT, eGFR is 42. what do u do?',
    formal: 'I do not know if I should stop metformin before contrast CT, eGFR is 42. What do you do?',
    grammatical: true,
  },
  {
    text: 'lol my attending still swears by docusate. no evidence it works, pls use senna or PEG 17 g/day',
    formal: 'My attending still swears by docusate. No evidence it works; please use senna or PEG 17 g/day.',
    grammatical: true,
  },
  {
    text: 'quick q: pt on warfarin w/ INR 6.2, no bleeding. would u give vit K 2.5 mg PO or just hold it?',
    formal:
      'A quick question: a patient on warfarin with INR 6.2, no bleeding. Would you give vitamin K 2.5 mg PO or just hold it?',
    grammatical: true,
  },
  {
    text: "Reminder: don't give beta blockers in acute cocaine chest pain... or do u? the evidence kinda changed imo",
    formal:
      'Reminder: do not give beta-blockers in acute cocaine chest pain... or do you? The evidence somewhat changed, in my opinion.',
    grammatical: true,
  },
  {
    text: "30yo w/ SLE, pregnant 12 wks, on hydroxychloroquine 400 mg/day. she shouldn't stop it, right?",
    formal:
      'A 30-year-old with SLE, pregnant 12 weeks, on hydroxychloroquine 400 mg/day. She should not stop it, right?',
    grammatical: true,
  },
  {
    text: 'started semaglutide 0.25mg weekly in a T2DM pt, hx of pancreatitis 5 yrs ago. never had gallstones. thoughts?',
    formal:
      'Started semaglutide 0.25 mg weekly in a T2DM patient, history of pancreatitis 5 years ago. Never had gallstones. Any thoughts?',
    grammatical: true,
  },
  {
    text: "sooooo tired of ppl sharing that ivermectin cures covid. the TOGETHER trial showed it doesn't work",
    formal: 'I am so tired of people sharing that ivermectin cures COVID. The TOGETHER trial showed it does not work.',
    grammatical: true,
  },
  {
    text: "pts w/ CAP in the ward: we're doing amox/clav 1.2 g IV 8/8h + azithro 500 mg. 5 days is enough, don't do 10",
    formal:
      'Patients with CAP in the ward: we are doing amoxicillin/clavulanate 1.2 g IV 8/8h + azithromycin 500 mg. Five days is enough; do not do 10.',
    grammatical: true,
  },
  {
    text: "can't believe we still use sliding scale insulin alone. it's been shown to be worse, basal-bolus wins",
    formal:
      'I cannot believe we still use sliding scale insulin alone. It has been shown to be worse, basal-bolus wins.',
    grammatical: true,
  },
  {
    text: 'neonate 3.2kg, bili 18 at 48h, no ABO incompatibility. phototherapy started, exchange not needed rn',
    formal:
      'Neonate 3.2 kg, bilirubin 18 at 48 hours, no ABO incompatibility. Phototherapy started, exchange not needed right now.',
    grammatical: true,
  },
  {
    text: "does anyone use ketamine 0.3 mg/kg for pain in the ED? i've had great results, no airway issues so far",
    formal: 'Does anyone use ketamine 0.3 mg/kg for pain in the ED? I have had great results, no airway issues so far.',
    grammatical: true,
  },
  {
    text: "My pt's K was 6.8, ECG with peaked T waves. gave calcium gluconate 1 g IV, insulin 10 U + D50 25 g, then albuterol neb. works gr8",
    formal:
      "My patient's K was 6.8, ECG with peaked T waves. Gave calcium gluconate 1 g IV, insulin 10 units + D50 25 g, then albuterol neb. It works great.",
    grammatical: true,
  },
  {
    text: "Postpartum hemorrhage: TXA 1 g IV within 3h, it's cheap and reduces death from bleeding (WOMAN trial). why isn't it everywhere",
    formal:
      'Postpartum hemorrhage: TXA 1 g IV within 3 hours, it is cheap and reduces death from bleeding (WOMAN trial). Why is it not everywhere?',
    grammatical: true,
  },
  {
    text: 'asthma pt in ED, given salbutamol 5 mg neb x3, ipratropium 0.5mg, pred 40 mg PO. not improving, next is mag 2 g IV?',
    formal:
      'An asthma patient in ED, given salbutamol 5 mg nebulised x3, ipratropium 0.5 mg, pred 40 mg PO. Not improving, next is magnesium 2 g IV?',
    grammatical: true,
  },
  {
    text: "we've stopped routine oxygen in MI pts with SpO2 > 90%. no benefit in DETO2X, so don't do it",
    formal: 'We have stopped routine oxygen in MI patients with SpO2 > 90%. No benefit in DETO2X, so do not do it.',
    grammatical: true,
  },
  {
    text: "18yo female, first seizure, CT normal, no fever, denies drug use. would y'all start levetiracetam 500 mg BID or wait?",
    formal:
      'An 18-year-old woman, first seizure, CT normal, no fever, denies drug use. Would you all start levetiracetam 500 mg twice daily or wait?',
    grammatical: true,
  },
  {
    text: "TIL statins don't raise the risk of dementia. pls stop telling ur patients to quit atorvastatin 40 mg bc of that",
    formal:
      'Today I learned that statins do not raise the risk of dementia. Please stop telling your patients to quit atorvastatin 40 mg because of that.',
    grammatical: true,
  },
  {
    text: "Sepsis bundle: 30 mL/kg crystalloid, abx within 1h, lactate, norepi if MAP <65. it isn't rocket science",
    formal:
      'Sepsis bundle: 30 mL/kg crystalloid, antibiotics within 1 hour, lactate, norepinephrine if MAP <65. It is not difficult.',
    grammatical: true,
  },
  {
    text: "child 4y with AOM, 39.2°C, amoxicillin 90 mg/kg/day for 10 days. parents don't want abx, what would u do",
    formal:
      'A 4-year-old child with AOM, 39.2°C, amoxicillin 90 mg/kg/day for 10 days. Parents do not want antibiotics; what would you do?',
    grammatical: true,
  },
  {
    text: "isn't aspirin for primary prevention dead? ASPREE: more bleeding, no benefit in the elderly",
    formal: "Isn't aspirin for primary prevention dead? ASPREE: more bleeding, no benefit in the elderly.",
    grammatical: true,
  },
  {
    text: 'psych consult: pt on lithium 900 mg/day, level 1.6 mEq/L, tremor + diarrhea. we held it, fluids, no dialysis yet',
    formal:
      'Psychiatry consult: a patient on lithium 900 mg/day, level 1.6 mEq/L, tremor and diarrhea. We held it, fluids, no dialysis yet.',
    grammatical: true,
  },
  {
    text: "colleague says vit D 50,000 IU weekly prevents falls. it doesn't, VITAL was negative",
    formal: 'Colleague says vitamin D 50,000 IU weekly prevents falls. It does not; VITAL was negative.',
    grammatical: true,
  },
  {
    text: "he'd been on prednisone 20 mg for 3 months and they just stopped it. hello adrenal crisis!!",
    formal: 'He had been on prednisone 20 mg for 3 months and they just stopped it. Hello adrenal crisis.',
    grammatical: true,
  },
  {
    text: 'derm question: isotretinoin 0.5 mg/kg/day and depression, is there really a causal link? idk tbh',
    formal:
      'A dermatology question: isotretinoin 0.5 mg/kg/day and depression, is there really a causal link? I do not know, to be honest.',
    grammatical: true,
  },
  {
    text: "stroke at 4.5h, NIHSS 14, no hemorrhage on CT. tenecteplase 0.25 mg/kg or alteplase 0.9 mg/kg? our unit's switching",
    formal:
      "Stroke at 4.5 hours, NIHSS 14, no hemorrhage on CT. Tenecteplase 0.25 mg/kg or alteplase 0.9 mg/kg? Our unit's switching.",
    grammatical: true,
  },
  {
    text: "Covid+ pt, day 3 of sx, on tacrolimus. DON'T give nirmatrelvir/ritonavir w/o calling transplant first",
    formal:
      'COVID+ patient, day 3 of symptoms, on tacrolimus. Do not give nirmatrelvir/ritonavir without calling transplant first.',
    grammatical: true,
  },
  {
    text: "knee OA: i'd rather send them to exercise therapy than inject steroids. pts are happier and it's cheaper",
    formal:
      'Knee OA: I would rather send them to exercise therapy than inject steroids. Patients are happier and it is cheaper.',
    grammatical: true,
  },
  {
    text: "hypertension resistant to 3 drugs? check adherence, then add spironolactone 25mg. PATHWAY-2 showed it's the best 4th drug",
    formal:
      'Hypertension resistant to 3 drugs? Check adherence, then add spironolactone 25 mg. PATHWAY-2 showed it is the best fourth drug.',
    grammatical: true,
  },
  {
    text: 'ICU folks: r u guys using dexamethasone 6 mg in all ventilated covid pts? RECOVERY said yes, 10 days',
    formal:
      'A question for ICU colleagues: are you using dexamethasone 6 mg in all ventilated COVID patients? RECOVERY said yes, 10 days.',
    grammatical: true,
  },
  {
    text: "Anybody know if sertraline is ok while breastfeeding? pt is on 100 mg/day and doesn't want to stop",
    formal:
      'Does anybody know if sertraline is acceptable while breastfeeding? The patient is on 100 mg/day and does not want to stop.',
    grammatical: true,
  },
  {
    text: 'my 82yo pt fell twice, on zolpidem 10 mg nightly. weaned it over 4 wks, no more falls. deprescribing works',
    formal:
      'My 82-year-old patient fell twice, on zolpidem 10 mg nightly. Weaned it over 4 weeks, no more falls. Deprescribing works.',
    grammatical: true,
  },
  {
    text: 'UTI in pregnancy: nitrofurantoin 100 mg BID x 7 days, but not near term. fosfomycin 3 g single dose is an option too',
    formal:
      'UTI in pregnancy: nitrofurantoin 100 mg twice daily for 7 days, but not near term. Fosfomycin 3 g single dose is an option too.',
    grammatical: true,
  },
  {
    text: "never ever give IM adrenaline late in anaphylaxis, 0.5 mg thigh ASAP. antihistamines don't save lives",
    formal:
      'Never ever give IM adrenaline late in anaphylaxis, 0.5 mg thigh as soon as possible. Antihistamines do not save lives.',
    grammatical: true,
  },
  {
    text: 'wow, the new HPV vaccine data... 87% drop in cervical cancer. vaccinate ur kids pls',
    formal: 'The new HPV vaccine data... 87% drop in cervical cancer. Vaccinate your children, please.',
    grammatical: true,
  },
  {
    text: 'Opioid use disorder: start buprenorphine 8 mg in the ED. we did it in 40 pts, no precipitated withdrawal',
    formal:
      'Opioid use disorder: start buprenorphine 8 mg in the ED. We did it in 40 patients, no precipitated withdrawal.',
    grammatical: true,
  },
  {
    text: 'Left knee swelling, not the right one. uric acid 9.1, colchicine 0.5 mg BID started, no NSAIDs bc of CKD',
    formal:
      'Left knee swelling, not the right one. Uric acid 9.1, colchicine 0.5 mg twice daily started, no NSAIDs because of CKD.',
    grammatical: true,
  },
  {
    text: 'dx of PMR, ESR 80, started pred 15 mg. better in 2 days lol, classic',
    formal: 'Diagnosis of PMR, ESR 80, started pred 15 mg. Better in 2 days.',
    grammatical: true,
  },
  {
    text: "GI peeps, do u test and treat H. pylori before starting long term aspirin? what's the evidence",
    formal:
      'A question for GI colleagues: do you test and treat H. pylori before starting long-term aspirin? What is the evidence?',
    grammatical: true,
  },
  {
    text: 'cirrhosis w/ variceal bleed: octreotide 50 mcg bolus then 50 mcg/h, ceftriaxone 1 g/day. no need for FFP',
    formal:
      'Cirrhosis with variceal bleed: octreotide 50 mcg bolus then 50 mcg/h, ceftriaxone 1 g/day. No need for FFP.',
    grammatical: true,
  },
  {
    text: "TB contact, IGRA+, CXR clear. rifampicin 600 mg x 4 months or isoniazid 300 mg x 9? i'm leaning to the first",
    formal:
      'TB contact, IGRA+, CXR clear. Rifampicin 600 mg for 4 months or isoniazid 300 mg x 9? I am leaning to the first.',
    grammatical: true,
  },
  {
    text: "migraine pt failed propranolol 80 mg and topiramate 100 mg. what's next, erenumab 70mg? insurance won't pay",
    formal:
      'Migraine patient failed propranolol 80 mg and topiramate 100 mg. What is next, erenumab 70 mg? Insurance will not pay.',
    grammatical: true,
  },
  {
    text: 'HIV PrEP: TDF/FTC daily or 2-1-1, both work. u gotta check creatinine & HBsAg first',
    formal: 'HIV PrEP: TDF/FTC daily or 2-1-1, both work. You have to check creatinine and HBsAg first.',
    grammatical: true,
  },
  {
    text: 'guys with low testosterone and diabetes: TRAVERSE found no more MACE with TRT, but more afib',
    formal: 'Guys with low testosterone and diabetes: TRAVERSE found no more MACE with TRT, but more AF.',
    grammatical: true,
  },
  {
    text: "peds: don't use codeine after tonsillectomy in kids <12y. ibuprofen 10 mg/kg q6h is fine",
    formal: 'Pediatrics: do not use codeine after tonsillectomy in children <12 years. Ibuprofen 10 mg/kg q6h is fine.',
    grammatical: true,
  },
  {
    text: "palliative care consult early = better QoL and less depression. it's not giving up!!!",
    formal: 'Palliative care consult early: better QoL and less depression. It is not giving up.',
    grammatical: true,
  },
  {
    text: 'breast ca pt on tamoxifen 20 mg, now needs an SSRI. not paroxetine (CYP2D6), we went with venlafaxine 75mg',
    formal:
      'Breast cancer patient on tamoxifen 20 mg, now needs an SSRI. Not paroxetine (CYP2D6), we went with venlafaxine 75 mg.',
    grammatical: true,
  },
];
