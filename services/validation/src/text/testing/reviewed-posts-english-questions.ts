import type { ReviewedPost } from './reviewed-posts-english';

/** Questions in English as clinicians write them on a phone, with their rewriting by the lexicon, reviewed by an editor. */
export const englishQuestionPosts: readonly ReviewedPost[] = [
  {
    text: "anyone else's hospital running out of IV contrast?? we r down to 2 wks supply n radiology wont do non urgent CTs 😩",
    formal:
      "Is anyone else's hospital running out of IV contrast? We are down to 2 weeks supply and radiology will not do non-urgent CTs.",
    grammatical: true,
  },
  {
    text: '71m, COPD, on home o2, came in w/ SOB x3d. pH 7.28 pCO2 68. started NIV at 2am, not tolerating mask. tube or dnr chat first?',
    formal:
      'A 71-year-old man, COPD, on home O2, came in with SOB for 3 days. pH 7.28, pCO2 68. Started NIV at 2am, not tolerating mask. Tube or DNR chat first?',
    grammatical: true,
  },
  {
    text: 'quick q for derm folks: how long do u leave pts on isotret before checking lfts again? i do 4 wks',
    formal:
      'A quick question for dermatology colleagues: how long do you leave patients on isotretinoin before checking LFTs again? I do 4 weeks.',
    grammatical: true,
  },
  {
    text: 'so my 5yo pt swallowed a button battery 4hrs ago, xray shows its past the stomach, asymptomatic. home w/ repeat xray or admit?',
    formal:
      'My 5-year-old patient swallowed a button battery 4 hours ago, X-ray shows it is past the stomach, asymptomatic. Home with repeat X-ray or admit?',
    grammatical: true,
  },
  {
    text: 'CAN WE PLEASE STOP CALLING EVERY FEVER IN A POST OP PATIENT ATELECTASIS. THERE IS NO EVIDENCE FOR IT.',
    formal:
      'Can we please stop calling every fever in a postoperative patient atelectasis? There is no evidence for it.',
    grammatical: true,
  },
  {
    text: 'hi all, new grad rn here. is it ok to crush pantoprazole for ng tube?? charge nurse said yes but pharmacy said no',
    formal:
      'I am a new grad RN. Is it acceptable to crush pantoprazole for NG tube? The charge nurse said yes but pharmacy said no.',
    grammatical: true,
  },
  {
    text: 'Anyone using sugammadex in renal failure? egfr 18, needs RSI. label says no but ppl do it all the time',
    formal:
      'Is anyone using sugammadex in renal failure? eGFR 18, needs RSI. The label says no but people do it all the time.',
    grammatical: true,
  },
  {
    text: 'im on nights n the ed is sending me every chest pain w/o a trop. is it just us or everywhere??',
    formal: 'I am on nights and the ED is sending me every chest pain without a troponin. Is it just us or everywhere?',
    grammatical: true,
  },
  {
    text: '55yo f w/ RA on mtx 20mg/wk, new cough + fever. cxr ground glass. stop mtx? pjp cover? pred?',
    formal:
      'A 55-year-old woman with RA on methotrexate 20 mg/wk, new cough and fever. CXR ground glass. Stop methotrexate? PJP cover? Pred?',
    grammatical: true,
  },
  {
    text: 'what abx do u use for cat bite if pen allergic?? doxy + metro is what im thinking',
    formal:
      'What antibiotics do you use for cat bite if penicillin allergic? Doxycycline and metronidazole is what I am thinking.',
    grammatical: true,
  },
  {
    text: 'physio q: when can my tkr pts drive? i tell them 6/52 but gp says 4',
    formal: 'A physiotherapy question: when can my TKR patients drive? I tell them 6 weeks but GP says 4.',
    grammatical: true,
  },
  {
    text: 'omg the new epic update is sooo slow, takes 5 min to open a chart. how are we meant to see 30 pts/day',
    formal: 'The new epic update is so slow, takes 5 minutes to open a chart. How are we meant to see 30 patients/day?',
    grammatical: true,
  },
  {
    text: 'neonate 12h old, bili 180, mum O pos baby A pos, DAT +ve. photorx started. recheck in 4 or 6h?',
    formal:
      'Neonate 12 hours old, bilirubin 180, mother O pos baby A positive, DAT positive. Phototherapy started. Recheck in 4 or 6 hours?',
    grammatical: true,
  },
  {
    text: 'does anybody do outpt PE mgmt? thinking of pts w/ sPESI 0. our ed admits everyone smh',
    formal: 'Does anybody do outpatient PE management? I am thinking of patients with sPESI 0. Our ED admits everyone.',
    grammatical: true,
  },
  {
    text: '70m post TAVI day 2, new LBBB, PR 240. pacemaker or watch? ep says watch 48h',
    formal: 'A 70-year-old man post TAVI day 2, new LBBB, PR 240. Pacemaker or watch? EP says watch 48 hours.',
    grammatical: true,
  },
  {
    text: 'my pt wont take her levothyroxine bc she read on fb its poison. tsh 88. any tips on convincing her??',
    formal:
      'My patient will not take her levothyroxine because she read on Facebook it is poison. TSH 88. Any tips on convincing her?',
    grammatical: true,
  },
  {
    text: 'midwife here 🙋‍♀️ do u guys still do routine ctg on admission for low risk women? evidence says no but our trust insists',
    formal:
      'I am a midwife. Do you still do routine CTG on admission for low-risk women? The evidence says no but our trust insists.',
    grammatical: true,
  },
  {
    text: 'hba1c 9.2 on metformin 1g bd + gliclazide 160 bd. bmi 34, egfr 55. add sglt2 or glp1 1st? pt scared of needles',
    formal:
      'HbA1c 9.2 on metformin 1 g twice daily and gliclazide 160 twice daily. BMI 34, eGFR 55. Add SGLT2 or GLP1 first? Patient scared of needles.',
    grammatical: true,
  },
  {
    text: 'why does everyone give ppi to every inpt?? 1/2 of them dont need it. c diff risk ppl!!!',
    formal: 'Why does everyone give PPI to every inpatient? 1/2 of them do not need it. C. difficile risk.',
    grammatical: true,
  },
  {
    text: 'psych: 19f, od of 20g paracetamol 6h ago, level 140. NAC started. alt 45 now. when can she be cleared for psych?',
    formal:
      'Psychiatry: a 19-year-old woman, overdose of 20 g paracetamol 6 hours ago, level 140. NAC started. ALT 45 now. When can she be cleared for psychiatry?',
    grammatical: true,
  },
  {
    text: 'ICU day 10, still febrile, all cx neg, lines changed. CT cap clear. drug fever? stop the tazocin?',
    formal:
      'ICU day 10, still febrile, all cultures negative, lines changed. CT cap clear. Drug fever? Stop the Tazocin?',
    grammatical: true,
  },
  {
    text: 'whats ur go to for agitation in dementia on the ward? i try non drug stuff 1st then 0.5mg haloperidol po',
    formal:
      'What is your go-to for agitation in dementia on the ward? I try non drug stuff first then 0.5 mg haloperidol po.',
    grammatical: true,
  },
  {
    text: 'Has anyone had issues with the new insulin pumps disconnecting overnight? 2 of my pts had dka last month.',
    formal:
      'Has anyone had issues with the new insulin pumps disconnecting overnight? 2 of my patients had DKA last month.',
    grammatical: true,
  },
  {
    text: '54F breast ca on letrozole, t score -2.8. zoledronate or denosumab? dental check 1st?',
    formal:
      'A 54-year-old woman with breast cancer on letrozole, t score -2.8. Zoledronate or denosumab? Dental check first?',
    grammatical: true,
  },
  {
    text: 'any1 know if u can give rotavirus vaccine late? baby 25wks, missed both doses',
    formal: 'Does anyone know if you can give rotavirus vaccine late? Baby 25 weeks, missed both doses.',
    grammatical: true,
  },
  {
    text: 'speech therapist says npo, family keeps feeding him. 79m post stroke, 2 aspirations already. ethics consult?',
    formal:
      'Speech therapist says NPO; the family keeps feeding him. A 79-year-old man post-stroke, 2 aspirations already. Ethics consult?',
    grammatical: true,
  },
  {
    text: 'gout flare, egfr 25, on warfarin, diabetic. what do u even give?? pred 20 x5d i guess',
    formal: 'Gout flare, eGFR 25, on warfarin, diabetic. What do you even give? Pred 20 for 5 days, I suppose.',
    grammatical: true,
  },
  {
    text: 'paeds dose of ondansetron? 18kg kid w/ gastro, cant keep anything down. 0.1 or 0.15mg/kg',
    formal: 'Paediatric dose of ondansetron? 18 kg child with gastro, cannot keep anything down. 0.1 or 0.15 mg/kg?',
    grammatical: true,
  },
  {
    text: 'do yall give tdap every pregnancy or just 1st? pt had it 14mo ago',
    formal: 'Do you all give tdap every pregnancy or just first? The patient had it 14 months ago.',
    grammatical: true,
  },
  {
    text: "pt's wife keeps adjusting the syringe driver herself. how would u handle w/o upsetting her? eol care at home",
    formal:
      "The patient's wife keeps adjusting the syringe driver herself. How would you handle without upsetting her? End-of-life care at home.",
    grammatical: true,
  },
  {
    text: 'Lac 6, MAP 55 on norad 0.4, vaso 0.03. bedside echo hyperdynamic. 3L in. hydrocort? surgical review? what am i missing',
    formal:
      'Lactate 6, MAP 55 on noradrenaline 0.4, vaso 0.03. Bedside echo hyperdynamic. 3 L in. Hydrocortisone? Surgical review? What am I missing?',
    grammatical: true,
  },
  {
    text: 'optometrist here, pt w/ sudden flashes n floaters x 1 day, no field loss, VA 6/6. same day referral or next day ok?',
    formal:
      'I am an optometrist. A patient with sudden flashes and floaters for 1 day, no field loss, VA 6/6. Same day referral or next day acceptable?',
    grammatical: true,
  },
  {
    text: 'we switched to chlorhex mouthwash for vent pts n our VAP went up?? anyone seen this',
    formal: 'We switched to chlorhexidine mouthwash for ventilated patients and our VAP went up? Has anyone seen this?',
    grammatical: true,
  },
  {
    text: 'any peds ppl around? 3wk old w/ projectile vomiting, us shows pyloric stenosis. na 128 cl 85. how long do u correct lytes b4 theatre',
    formal:
      'Are any pediatrics colleagues here? A 3-week-old with projectile vomiting, US shows pyloric stenosis. Na 128, Cl 85. How long do you correct electrolytes before theatre?',
    grammatical: true,
  },
  {
    text: 'OT here, anyone got a good leaflet for energy conservation in long covid? pts keep asking n ours is from 2021',
    formal:
      'I am an occupational therapist. Does anyone have a good leaflet for energy conservation in long COVID? Patients keep asking and ours is from 2021.',
    grammatical: true,
  },
  {
    text: 'whats everyones threshold for transfusing in acs? new trial says <100 but our blood bank says 80 n wont budge',
    formal:
      "What is everyone's threshold for transfusing in ACS? New trial says <100 but our blood bank says 80 and will not budge.",
    grammatical: true,
  },
  {
    text: 'r/o DVT in pregnancy - do u guys trust wells score? our ed keeps using d-dimer 🤦',
    formal: 'Rule out DVT in pregnancy - do you trust Wells score? Our ED keeps using D-dimer.',
    grammatical: true,
  },
  {
    text: 'pt w/ CAP, curb 65 score 1, sats 95 RA. home on amox 500 tds x5d. reg wants to admit "just in case". thoughts',
    formal:
      'A patient with CAP, CURB-65 score 1, saturations 95 on room air. Home on amoxicillin 500 three times daily for 5 days. The registrar wants to admit "just in case". Any thoughts?',
    grammatical: true,
  },
  {
    text: 'Hb 71, MCV 62, ferritin 3, 23f, heavy periods. transfuse or iv iron? shes not symptomatic at all',
    formal:
      'Hb 71, MCV 62, ferritin 3, a 23-year-old woman, heavy periods. Transfuse or IV iron? She is not symptomatic at all.',
    grammatical: true,
  },
  {
    text: 'why r we still giving maintenance fluids overnight to pts who r eating n drinking 🙃',
    formal: 'Why are we still giving maintenance fluids overnight to patients who are eating and drinking?',
    grammatical: true,
  },
  {
    text: 'gyn: pmb x 2 episodes, 58yo, et 6mm on tvs. pipelle attempted but couldnt get in. hysteroscopy under GA?',
    formal:
      'Gynecology: PMB, 2 episodes, a 58-year-old, et 6 mm on TVS. Pipelle attempted but could not get in. Hysteroscopy under GA?',
    grammatical: true,
  },
  {
    text: 'hi everyone, im a pharmacist in a small gp surgery. do u let pts on doacs have nsaid gels?',
    formal: 'I am a pharmacist in a small GP surgery. Do you let patients on DOACs have NSAID gels?',
    grammatical: true,
  },
  {
    text: '40M, sudden worst headache of life, CT at 4hrs neg. do u still LP? our rads say no need <6h',
    formal:
      'A 40-year-old man, sudden worst headache of life, CT at 4 hours negative. Do you still LP? Our radiologists say no need <6 hours.',
    grammatical: true,
  },
  {
    text: 'Anyone had success w/ low dose naltrexone for fibro? pt keeps asking, i said no evidence but idk tbh',
    formal:
      'Has anyone had success with low-dose naltrexone for fibromyalgia? The patient keeps asking; I said no evidence but I do not know, to be honest.',
    grammatical: true,
  },
  {
    text: '65 y/o lady w/ new onset AF, HR 150, BP 88/50, drowsy. dccv or amio 1st? no anaesthetist for 20 mins',
    formal:
      'A 65-year-old woman with new onset AF, HR 150, BP 88/50, drowsy. DCCV or amiodarone first? No anaesthetist for 20 minutes.',
    grammatical: true,
  },
  {
    text: 'Peds nurse here. is it just me or r half these "allergies" just amoxicillin rashes from viral infections lol',
    formal:
      'I am a pediatric nurse. Is it just me or are half these "allergies" just amoxicillin rashes from viral infections?',
    grammatical: true,
  },
  {
    text: 'hx of HIT 5 yrs ago, now needs bypass. bivalirudin or is it ok to use heparin once antibodies neg?',
    formal:
      'History of HIT 5 years ago, now needs bypass. Bivalirudin or is it acceptable to use heparin once antibodies negative?',
    grammatical: true,
  },
  {
    text: 't2dm pt, 47f, bmi 41, wants "the jab". hba1c 58. nhs waiting list 2yrs lol. metformin for now?',
    formal:
      'T2DM patient, a 47-year-old woman, BMI 41, wants "the jab". HbA1c 58. NHS waiting list 2 years. Metformin for now?',
    grammatical: true,
  },
  {
    text: 'ICU: day 3 post arrest, GCS 3 off sedation 24h, myoclonus, ssep absent bilat. how do u tell a family of 6',
    formal:
      'ICU: day 3 after arrest, GCS 3 off sedation 24 hours, myoclonus, SSEP absent bilaterally. How do you tell a family of 6?',
    grammatical: true,
  },
  {
    text: 'PLS CAN SOMEONE TELL ME WHY MY COPD PATIENTS ARE ALWAYS ON 15L BY THE TIME THEY REACH US',
    formal: 'Please can someone tell me why my COPD patients are always on 15 L by the time they reach us?',
    grammatical: true,
  },
  {
    text: 'whats the deal w/ giving dex b4 abx in meningitis? missed the window by 2hrs, still worth it?',
    formal:
      'What is the position on giving dex before antibiotics in meningitis? Missed the window by 2 hours, still worth it?',
    grammatical: true,
  },
  {
    text: 'dermatologists - isotretinoin n laser, how long do u wait? old teaching 6mo but new consensus says no need',
    formal:
      'A question for dermatologists: isotretinoin and laser, how long do you wait? Old teaching 6 months but new consensus says no need.',
    grammatical: true,
  },
  {
    text: 'Anyone else find the 4AT easier than CAM on a busy ward?',
    formal: 'Does anyone else find the 4AT easier than CAM on a busy ward?',
    grammatical: true,
  },
  {
    text: 'my trainee asked me why we dont check mg in every af pt n i didnt have a good answer. u?',
    formal:
      'My trainee asked me why we do not check mg in every AF patient and I did not have a good answer. What would you do?',
    grammatical: true,
  },
  {
    text: '2nd yr nursing student, scared of im injections. any tips 🥺',
    formal: 'I am a 2nd-year nursing student, scared of IM injections. Any tips?',
    grammatical: true,
  },
  {
    text: '54yo m, smoker, hoarse voice 5/52. gp gave abx x2. 2ww ent? obvs yes',
    formal: 'A 54-year-old man, smoker, hoarse voice 5 weeks. GP gave antibiotics x2. 2WW ENT? Obviously yes.',
    grammatical: true,
  },
  {
    text: 'eczema herpeticum in a 2yo, looks well, eating. oral aciclovir at home or iv? consultant asleep lol',
    formal: 'Eczema herpeticum in a 2-year-old, looks well, eating. Oral aciclovir at home or IV? Consultant asleep.',
    grammatical: true,
  },
  {
    text: 'so apparently our trust wants d/c summaries done by 11am. with what staff???',
    formal: 'Apparently our trust wants discharge summaries done by 11am. With what staff?',
    grammatical: true,
  },
  {
    text: 'is 5 days of nitrofurantoin ok in men? micro says 7. i have always done 7',
    formal: 'Is 5 days of nitrofurantoin acceptable in men? Microbiology says 7. I have always done 7.',
    grammatical: true,
  },
  {
    text: 'HELP: neonatal line wont bleed back, 26 weeker, CXR tip at T4. pull back or leave?',
    formal: 'Please help: neonatal line will not bleed back, 26-weeker, CXR tip at T4. Pull back or leave?',
    grammatical: true,
  },
  {
    text: 'any evidence for magnesium 400mg for migraine prevention? pt swears by it. cheap n safe i guess',
    formal:
      'Any evidence for magnesium 400 mg for migraine prevention? The patient swears by it. Cheap and safe, I suppose.',
    grammatical: true,
  },
  {
    text: 'the new guideline says LDL <1.4 but half my pts cant tolerate >10mg of atorva. what now',
    formal: 'The new guideline says LDL <1.4 but half my patients cannot tolerate >10 mg of atorvastatin. What now?',
    grammatical: true,
  },
  {
    text: 'vent settings for ards 70kg male? TV 6ml/kg = 420, peep 12, fio2 .7, plat 29. prone now?',
    formal: 'Ventilator settings for ARDS 70 kg male? TV 6 ml/kg = 420, PEEP 12, FiO2 .7, plat 29. Prone now?',
    grammatical: true,
  },
  {
    text: 'stat dose of gent 5mg/kg given, cr now 180 from 90. nxt dose? level 1.8 @ 18h',
    formal: 'Stat dose of gentamicin 5 mg/kg given, creatinine now 180 from 90. Next dose? Level 1.8 at 18 hours.',
    grammatical: true,
  },
  {
    text: "pt's daughter (a nurse) filmed me cannulating without asking. is that even allowed??",
    formal: "The patient's daughter (a nurse) filmed me cannulating without asking. Is that even allowed?",
    grammatical: true,
  },
  {
    text: '38+4, reduced FM x 24h, ctg reassuring, 2nd episode. IOL or home w/ safety net?',
    formal: '38+4, reduced fetal movements for 24 hours, CTG reassuring, second episode. IOL or home with safety net?',
    grammatical: true,
  },
  {
    text: 'does ne1 still use coloured urine charts for hydration lol',
    formal: 'Does anyone still use coloured urine charts for hydration?',
    grammatical: true,
  },
  {
    text: 'Q: in pts on hemodialysis w/ afib, do you anticoagulate? apixaban 2.5 bid vs nothing. data is a mess',
    formal:
      'A question: in patients on hemodialysis with AF, do you anticoagulate? Apixaban 2.5 twice daily vs nothing. Data is a mess.',
    grammatical: true,
  },
  {
    text: 'Ca 3.4, PTH <5, weight loss, back pain. SPEP pending. fluids 4L/24h + zoledronate. calcitonin too?',
    formal: 'Ca 3.4, PTH <5, weight loss, back pain. SPEP pending. Fluids 4 L/24h + zoledronate. Calcitonin too?',
    grammatical: true,
  },
];
