/** A post, and a rewriting of it as a careful editor or a good language model writes it: freer than the lexicon. */
export interface CarefulRewriting {
  readonly text: string;
  readonly rewriting: string;
}

/** Written before the verifier that is measured with them; all keep the meaning. */
export const englishRewritings: readonly CarefulRewriting[] = [
  {
    text: "pt's BP 90/60, HR 120, gave 500ml NS bolus, no response. starting norepi",
    rewriting:
      "The patient's blood pressure was 90/60 and heart rate was 120. A 500 ml NS bolus was given, with no response. Norepinephrine is being started.",
  },
  {
    text: 'anyone else seeing more RSV this yr? we had 6 admissions in 2 days',
    rewriting: 'Is anyone else seeing more RSV this year? We had 6 admissions in 2 days.',
  },
  {
    text: 'hey all, quick q - do u stop metformin before contrast CT if eGFR is 42?',
    rewriting: 'Dear colleagues, a quick question: do you stop metformin before a contrast CT if the eGFR is 42?',
  },
  {
    text: 'started him on apixaban 5mg bid for AF, no bleeding so far',
    rewriting:
      'He was started on apixaban 5 mg twice daily for atrial fibrillation. There has been no bleeding so far.',
  },
  {
    text: '72yo F w/ DM2, HTN, came in w/ SOB x 3 days. BNP 900, CXR shows b/l effusions',
    rewriting:
      'A 72-year-old woman with type 2 diabetes and hypertension presented with shortness of breath for 3 days. BNP was 900 and the chest X-ray shows bilateral effusions.',
  },
  {
    text: "dont give NSAIDs to pts with CKD, I've seen 3 AKIs this month",
    rewriting:
      'Do not give NSAIDs to patients with chronic kidney disease. I have seen 3 acute kidney injuries this month.',
  },
  {
    text: 'lol the consultant wants to hold the warfarin but INR is only 1.8. what would u do?',
    rewriting: 'The consultant wants to withhold the warfarin, but the INR is only 1.8. What would you do?',
  },
  {
    text: 'kid 4y, 16kg, fever 39.2, OM. amox 90mg/kg/day for 10d, parents refuse',
    rewriting:
      'A 4-year-old child, 16 kg, with a fever of 39.2 and OM. Amoxicillin 90 mg/kg/day for 10 days; the parents refuse.',
  },
  {
    text: 'Gave IM adrenaline 0.5mg, sx resolved in 10 min. observed 6h then d/c home w/ epipen',
    rewriting:
      'IM adrenaline 0.5 mg was given and symptoms resolved in 10 minutes. The patient was observed for 6 hours and then discharged home with an EpiPen.',
  },
  {
    text: "I'd avoid fluoroquinolones here, hx of aortic aneurysm",
    rewriting: 'I would avoid fluoroquinolones here, given the history of aortic aneurysm.',
  },
  {
    text: "pls don't forget to check Mg before treating hypoK",
    rewriting: 'Please do not forget to check magnesium before treating hypokalaemia.',
  },
  {
    text: 'L knee OA, 65M, failed paracetamol + topical diclofenac. next step? not keen on opioids',
    rewriting:
      'A 65-year-old man with left knee osteoarthritis has failed paracetamol and topical diclofenac. What is the next step? I am not keen on opioids.',
  },
  {
    text: 'stop the ACE inhibitor if K > 6, otherwise recheck in 1 wk',
    rewriting: 'Stop the ACE inhibitor if potassium is > 6; otherwise recheck in 1 week.',
  },
  {
    text: 'my pt on lithium got started on HCTZ by another doc & ended up toxic, level 2.4',
    rewriting:
      'My patient on lithium was started on hydrochlorothiazide by another doctor and ended up toxic, with a level of 2.4.',
  },
  {
    text: 'No evidence that probiotics help in this setting imo',
    rewriting: 'In my opinion, there is no evidence that probiotics help in this setting.',
  },
  {
    text: 'Post-op day 1, drain 50ml, no fever, walking. can I remove it?',
    rewriting: 'Postoperative day 1: drain 50 ml, no fever, walking. Can I remove it?',
  },
  {
    text: 'neuro says it might be MG, ab pending. started pyridostigmine 60mg tid, got better in 2 days',
    rewriting:
      'Neurology says it might be MG; antibodies are pending. Pyridostigmine 60 mg three times daily was started, and the patient improved in 2 days.',
  },
  {
    text: 'we dont routinely use steroids in bronchiolitis, do u?',
    rewriting: 'We do not routinely use steroids in bronchiolitis. Do you?',
  },
  {
    text: 'pt fell at home, hit her head, on warfarin, INR 3.5. CT neg. repeat in 24h or not?',
    rewriting:
      'The patient fell at home and hit her head. She is on warfarin, with an INR of 3.5. CT was negative. Should it be repeated in 24 hours or not?',
  },
  { text: 'Only use vanc if MRSA is suspected', rewriting: 'Only use vancomycin if MRSA is suspected.' },
  {
    text: "can't find the guideline for DVT prophylaxis in pts <50kg, anyone got it?",
    rewriting: 'I cannot find the guideline for DVT prophylaxis in patients < 50 kg. Does anyone have it?',
  },
  {
    text: 'swapped ramipril for losartan 50 mg bc of cough, cough gone after 2 wks',
    rewriting: 'Ramipril was switched for losartan 50 mg because of cough; the cough resolved after 2 weeks.',
  },
  {
    text: 'baby 6 wks old, projectile vomiting, Na 130, Cl 88. US shows pyloric stenosis',
    rewriting: 'A 6-week-old baby with projectile vomiting, sodium 130, Cl 88. Ultrasound shows pyloric stenosis.',
  },
  {
    text: 'ICU team wants to extubate tmrw, still on norad 0.1. too early?',
    rewriting: 'The ICU team wants to extubate tomorrow; the patient is still on noradrenaline 0.1. Is it too early?',
  },
  {
    text: 'He denies chest pain, no SOB, but trop is 80 -> 250',
    rewriting: 'He denies chest pain and has no shortness of breath, but troponin is 80 → 250.',
  },
  {
    text: 'thx everyone!! ended up giving 2 units, Hb went from 6.5 to 8.1',
    rewriting: 'Thank you, everyone. I ended up giving 2 units, and haemoglobin went from 6.5 to 8.1.',
  },
  {
    text: 'nurse here. is it ok to crush omeprazole caps for the NG tube?',
    rewriting: 'I am a nurse. Is it acceptable to crush omeprazole capsules for the NG tube?',
  },
  {
    text: 'GCS 13 after fall, 80y on apixaban, CT shows 8mm SDH R side. neurosurg says conservative',
    rewriting:
      'GCS is 13 after a fall in an 80-year-old on apixaban. CT shows an 8 mm SDH on the right side. Neurosurgery says conservative management.',
  },
  {
    text: 'Started empagliflozin 10mg, HbA1c down from 9.1 to 7.8 in 3 mo, wt -4kg',
    rewriting: 'Empagliflozin 10 mg was started; HbA1c decreased from 9.1 to 7.8 in 3 months, weight -4 kg.',
  },
  {
    text: 'if the pt is stable u can give it PO, if not go IV',
    rewriting: 'If the patient is stable, you can give it orally; if not, go IV.',
  },
  {
    text: 'Got a pt with refractory migraine, tried topiramate, propranolol, amitriptyline. whats next? botox?',
    rewriting:
      'I have a patient with refractory migraine who has tried topiramate, propranolol and amitriptyline. What is next? Botulinum toxin?',
  },
  { text: "Don't drain the abscess before the CT, pls", rewriting: 'Please do not drain the abscess before the CT.' },
  {
    text: 'U/S guided block worked great, zero opioids in 24h',
    rewriting: 'The ultrasound-guided block worked very well, with zero opioids in 24 hours.',
  },
  {
    text: 'the mother refused vit K for the newborn. what do u guys say to them?',
    rewriting: 'The mother refused vitamin K for the newborn. What do you say to them?',
  },
  {
    text: 'Sepsis pt, lactate 5, MAP 58 after 30ml/kg. norepi at 0.2, add vaso?',
    rewriting:
      'A patient with sepsis has a lactate of 5 and a MAP of 58 after 30 ml/kg. Norepinephrine is at 0.2. Should vasopressin be added?',
  },
  {
    text: 'clozapine pt with ANC 1.2, psych wants to continue. I disagree',
    rewriting: 'A patient on clozapine has an ANC of 1.2. Psychiatry wants to continue. I disagree.',
  },
  {
    text: 'Not every rise in creatinine on ACEi is bad, up to 30% is ok',
    rewriting: 'Not every rise in creatinine on an ACE inhibitor is bad; up to 30% is acceptable.',
  },
  {
    text: 'we switched to 5 days abx for CAP, no more readmissions than before',
    rewriting:
      'We switched to 5 days of antibiotics for community-acquired pneumonia, with no more readmissions than before.',
  },
  {
    text: 'Preg pt 28wks, BP 160/110, proteinuria 3+. mag sulfate + labetalol given, OB called',
    rewriting:
      'A pregnant patient at 28 weeks had a blood pressure of 160/110 and proteinuria 3+. Magnesium sulfate and labetalol were given, and OB was called.',
  },
  {
    text: 'RN told me the pt took 20 tabs of paracetamol 4h ago. level pending, start NAC now or wait?',
    rewriting:
      'The nurse told me that the patient took 20 tablets of paracetamol 4 hours ago. The level is pending. Should NAC be started now, or should I wait?',
  },
];
