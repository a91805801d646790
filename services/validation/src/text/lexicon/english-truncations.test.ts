import { rewriteByLexicon } from '../rewriter/lexicon-rewriter';

describe('the rewriting of English words that are cut short or misspelt', () => {
  it.each([
    // Findings and measures.
    ['trop neg x1, saw a steroid injxn', 'Troponin negative x1, saw a steroid injection.'],
    ['10 deg extension, lvl 2 fluids', 'Ten degrees extension, level 2 fluids.'],
    ['3x uln, brca2 vus, esur says no', '3x ULN, BRCA2 VUS; ESUR says no.'],
    ['sats ok but haemodyn bad', 'Saturations acceptable but haemodynamics bad.'],
    ['no etoh, gym 6x wk', 'No alcohol, gym 6 times a week.'],
    ['dix hallpike pos R', 'Dix-Hallpike positive on the right.'],
    ['makes no diff to mortality', 'It makes no difference to mortality.'],
    // Operations, samples and places.
    ['3 cm head of panc, no mets', '3 cm head of pancreas, no metastases.'],
    ['neoadj first?', 'Neoadjuvant treatment first?'],
    ['hypoglossal stim in that BMI', 'Hypoglossal stimulation in that BMI.'],
    ['HIP EFFUSION ON US. TRANSIENT SYNOVITIS, IBUPROFEN', 'Hip effusion on US. Transient synovitis, ibuprofen.'],
    ['d/c or wait for 2nd trop?', 'Discharge or wait for second troponin?'],
    ['ed gave cyproheptadine', 'ED gave cyproheptadine.'],
    ['i saw 4 cases measles', 'I saw 4 cases of measles.'],
    ['after 12 yrs use', "After 12 years' use."],
    ['distal radius # 78F low demand', 'Distal radius fracture in a 78-year-old woman, low demand.'],
    ['pilonidal abscess 22F. drain off midline', 'Pilonidal abscess in a 22-year-old woman. Drain off midline.'],
    ['cold foley 22F. left in', 'Cold Foley 22F. Left in.'],
    ['crohns pt 24M on steroids', "A 24-year-old man with Crohn's on steroids."],
    ['14wks preg. MDT tmrw', 'Fourteen weeks pregnant. MDT tomorrow.'],
    ['TPN d10, bilious vomiting D2', 'TPN day 10, bilious vomiting day 2.'],
    ['psma pet neg', 'PSMA PET negative.'],
    ['7d min, psa later', 'Seven days min, PSA later.'],
    ['SVT in preg 24/40, bilat pe', 'SVT in pregnancy 24/40, bilateral PE.'],
    ['nystatin 1ml qds 7d. she went home d9', 'Nystatin 1 ml four times daily for 7 days. She went home day 9.'],
    ['on vitamin d3', 'On vitamin d3.'],
    ['who writes these protocols', 'Who writes these protocols?'],
    ['not a small dose in an opioid naive 88 yr old', 'Not a small dose in an opioid naive 88-year-old.'],
    ['no furosemide bc dehydrated', 'No furosemide because dehydrated.'],
    ['hit on ECMO, no pep for hcv', 'HIT on ECMO, no PEP for HCV.'],
    // Drugs.
    ['gave iv mg 2g for torsades', 'Gave IV magnesium 2 g for torsades.'],
    ['morphine 60 bd to oxy, 30 bd', 'Morphine 60 twice daily to oxycodone, 30 twice daily.'],
    ['on adalimumab, hold ada?', 'On adalimumab, hold adalimumab?'],
    ['TSH 48, started levo 10 mcg/kg', 'TSH 48, started levothyroxine 10 mcg/kg.'],
    ['dex 0.6mg/kg, neb adr', 'Dexamethasone 0.6 mg/kg, nebulised adrenaline.'],
    ['hypothyroid in preg: increase levo by 30%', 'Hypothyroid in pregnancy: increase levothyroxine by 30%.'],
    ['levo 5 mcg/min', 'Levo 5 mcg/min.'],
    ['terli 2mg, switched to bival', 'Terlipressin 2 mg, switched to bivalirudin.'],
    ['the recomendation is diffrent', 'The recommendation is different.'],
    // Openings and questions.
    ['GCA q. ESR 88, no pain', 'A question about GCA: ESR 88, no pain.'],
    ['q4 nephro: level 21', 'A question for nephrology colleagues: level 21.'],
    ['Q for ortho: is it displaced', 'A question for orthopaedics: is it displaced?'],
    ['hiccups, turns out lateral medullary infarct', 'Hiccups, it turns out to be lateral medullary infarct.'],
    ['stop codeine. use dihydrocodeine or morphine', 'Stop codeine. Use dihydrocodeine or morphine.'],
    ["why does it say 'correlate' lol we know", "Why does it say 'correlate'? We know."],
    ['OPEN AT BEDSIDE. dont wait for theatre', 'Open at bedside. Do not wait for theatre.'],
    ['niv fixed it. 88-92 people', 'NIV fixed it. 88-92.'],
    // Between, and other words of speech.
    ['look btw fingers w light', 'Look between fingers with light.'],
    ['she was told shed get it', 'She was told she would get it.'],
    ['it was a dissection not a stroke', 'It was a dissection, not a stroke.'],
    ['delirium not dementia', 'Delirium, not dementia.'],
    ["it is not 'watch and wait'", "It is not 'watch and wait'."],
    ['home assessment mon: 2 rails', 'Home assessment Monday: 2 rails.'],
    ['sorry late reply. yes we do', 'I apologise for the late reply. Yes, we do.'],
    ['need help abt methanol', 'I need help with methanol.'],
  ])('%s', (text, formal) => {
    expect(rewriteByLexicon(text, 'en')).toBe(formal);
  });
});
