import type { ReviewedPost } from './reviewed-posts-english';

/** Reports and reminders in English as clinicians write them on a phone, with their rewriting by the lexicon, reviewed by an editor. */
export const englishPhonePosts: readonly ReviewedPost[] = [
  {
    text: 'pls dont give nsaids to my ckd pts over the wkend, 3rd time this mth we had an aki bc of it',
    formal:
      'Please do not give NSAIDs to my CKD patients over the weekend, third time this month we had an AKI because of it.',
    grammatical: true,
  },
  {
    text: 'had my first code today. 54m, vf arrest in the waiting room, rosc after 3 shocks. still shaking lol',
    formal:
      'I had my first code today. A 54-year-old man, VF arrest in the waiting room, ROSC after 3 shocks. Still shaking.',
    grammatical: true,
  },
  {
    text: 'tbh i think we over-investigate headaches. 25f, normal neuro exam, migraine hx, and the pt still got a CT + LP',
    formal:
      'To be honest, I think we over-investigate headaches. A 25-year-old woman, normal neurological examination, migraine history, and the patient still got a CT and LP.',
    grammatical: true,
  },
  {
    text: '3rd case of measles this wk 😡 vaccinate ur kids ppl!!',
    formal: 'Third case of measles this week. Vaccinate your children.',
    grammatical: true,
  },
  {
    text: 'd/c summaries r getting worse. got 1 today: "pt better, home". thats it.',
    formal: 'Discharge summaries are getting worse. I got 1 today: "pt better, home". That is it.',
    grammatical: true,
  },
  {
    text: 'FYI: our lab changed trop cutoff from 14 to 19 ng/L. check ur assay b4 calling NSTEMI',
    formal:
      'For your information: our lab changed troponin cutoff from 14 to 19 ng/L. Check your assay before calling NSTEMI.',
    grammatical: true,
  },
  {
    text: "saw a guy w/ K 8.2 today, ecg sine wave, gave ca gluc x3, insulin, salb, HD within 1hr. he's fine lol",
    formal:
      'I saw a man with K 8.2 today, ECG sine wave, gave calcium gluconate x3, insulin, salbutamol, HD within 1 hour. He is fine.',
    grammatical: true,
  },
  {
    text: 'Ortho wont take pt bc "medically unfit", medics wont take bc "its a fracture". 88f on a trolley 14hrs. fix this',
    formal:
      'Orthopaedics will not take the patient because "medically unfit", medics will not take because "its a fracture". An 88-year-old woman on a trolley 14 hours. Fix this.',
    grammatical: true,
  },
  {
    text: 'idk who needs to hear this but stop prescribing tramadol to ppl on ssris. had 2 serotonin syndromes this yr',
    formal:
      'I do not know who needs to hear this but stop prescribing tramadol to people on SSRIs. Had 2 serotonin syndromes this year.',
    grammatical: true,
  },
  {
    text: 'pt c/o dizziness x 2/52, worse on turning in bed. dix hallpike +ve R. did epley, better already 🎉',
    formal:
      'The patient complains of dizziness for 2 weeks, worse on turning in bed. Dix-Hallpike positive on the right. I did Epley, better already.',
    grammatical: true,
  },
  {
    text: 'just failed my osce bc i forgot to check allergies. dont be like me',
    formal: 'I just failed my OSCE because I forgot to check allergies. Do not be like me.',
    grammatical: true,
  },
  {
    text: 'uti in 80yo man w/ catheter, asymptomatic, dip pos. pls dont treat!! its colonisation',
    formal:
      'UTI in 80-year-old man with catheter, asymptomatic, dip positive. Please do not treat. It is colonisation.',
    grammatical: true,
  },
  {
    text: 'nephro: hyponatraemia 112, seizing. 150ml 3% over 20min, repeat x2 if needed. dont overthink it',
    formal:
      'Nephrology: hyponatraemia 112, seizing. 150 ml 3% over 20 minutes, repeat x2 if needed. Do not overthink it.',
    grammatical: true,
  },
  {
    text: 'lol at the pharmacist who rang me at 4am about a vit d prescription',
    formal: 'I was amused by the pharmacist who rang me at 4am about a vitamin D prescription.',
    grammatical: true,
  },
  {
    text: 'pts with POTS are NOT making it up. do a 10min stand test ffs',
    formal: 'Patients with POTS are not making it up. Do a 10-minute stand test.',
    grammatical: true,
  },
  {
    text: "rheum clinic waiting list is 9 months now. gp's stop sending us fibromyalgia pls 😭",
    formal: 'Rheumatology clinic waiting list is 9 months now. GPs, stop sending us fibromyalgia, please.',
    grammatical: true,
  },
  {
    text: 'just got the cochrane review on early mobilisation after stroke. very early (<24h) = worse outcomes. surprised tbh',
    formal:
      'I just got the Cochrane review on early mobilisation after stroke. Very early (<24 hours) = worse outcomes. I am surprised, to be honest.',
    grammatical: true,
  },
  {
    text: 'MY 82 YEAR OLD PATIENT WAS GIVEN 10 TIMES HER USUAL INSULIN DOSE BECAUSE SOMEONE WROTE 6U AND IT WAS READ AS 60. WRITE UNITS IN FULL.',
    formal:
      'My 82-year-old patient was given 10 times her usual insulin dose because someone wrote 6U and it was read as 60. Write units in full.',
    grammatical: true,
  },
  {
    text: 'so tired. 14hr shift, no break, 3 arrests. but we got rosc on the 19yo n he squeezed my hand this morning 😭❤️',
    formal:
      'I am so tired. 14-hour shift, no break, 3 arrests. But we got ROSC on the 19-year-old and he squeezed my hand this morning.',
    grammatical: true,
  },
  {
    text: 'dont forget pts on lamotrigine need a dose change when they start the COCP. seen 2 seizures this yr bc nobody told em',
    formal:
      'Do not forget patients on lamotrigine need a dose change when they start the COCP. I have seen 2 seizures this year because nobody told them.',
    grammatical: true,
  },
  {
    text: 'Post-thyroidectomy pt w/ stridor in recovery!! remember SCOOP. open the wound dont wait for ent',
    formal: 'Post-thyroidectomy patient with stridor in recovery. Remember SCOOP. Open the wound do not wait for ENT.',
    grammatical: true,
  },
  {
    text: 'just a reminder that u can have a normal crp w/ septic arthritis. tap the joint pls',
    formal: 'Just a reminder that you can have a normal CRP with septic arthritis. Tap the joint, please.',
    grammatical: true,
  },
  {
    text: 'gave the wrong pt the wrong drug today. no harm done (it was just paracetamol 1g) but i feel awful. datix done, told the family',
    formal:
      'Gave the wrong patient the wrong drug today. No harm done (it was just paracetamol 1 g) but I feel awful. Datix done, told the family.',
    grammatical: true,
  },
  {
    text: 'never seen a k of 1.9 b4. 31m w/ thyrotoxic periodic paralysis, weak legs after a carb heavy meal. gave 40mmol + propranolol. dont overcorrect!!',
    formal:
      'I have never seen a K of 1.9 before. A 31-year-old man with thyrotoxic periodic paralysis, weak legs after a carb heavy meal. Gave 40 mmol and propranolol. Do not overcorrect.',
    grammatical: true,
  },
  {
    text: 'got called at 5am for constipation. CONSTIPATION. no bowel chart for 6 days',
    formal: 'I got called at 5am for constipation. Constipation. No bowel chart for 6 days.',
    grammatical: true,
  },
  {
    text: 'pt on lithium + ramipril + ibuprofen otc. level 2.4, tremor, aki. hold all, fluids, renal aware. nice triple whammy',
    formal:
      'A patient on lithium, ramipril and ibuprofen OTC. Level 2.4, tremor, AKI. Hold all, fluids, renal aware. Nice triple whammy.',
    grammatical: true,
  },
  {
    text: 'paramedic here: adrenaline 1mg q3-5min in arrest yes but pls keep compressing, i see ppl stop to draw it up',
    formal:
      'I am a paramedic: adrenaline 1 mg q3-5min in arrest yes but please keep compressing; I see people stop to draw it up.',
    grammatical: true,
  },
  {
    text: 'dont @ me but i think most "uti" in nursing homes is just dehydration',
    formal: 'Do not @ me but I think most "uti" in nursing homes is just dehydration.',
    grammatical: true,
  },
  {
    text: 'vision blurry since starting topiramate 2wks ago, eye pain. STOP IT n send to eye casualty, its angle closure til proven otherwise',
    formal:
      'Vision blurry since starting topiramate 2 weeks ago, eye pain. Stop it and send to eye casualty; it is angle closure until proven otherwise.',
    grammatical: true,
  },
  {
    text: 'hand hygiene audit: 42% for drs, 88% for nurses. come on guys do better',
    formal: 'Hand hygiene audit: 42% for doctors, 88% for nurses. Please do better.',
    grammatical: true,
  },
];
