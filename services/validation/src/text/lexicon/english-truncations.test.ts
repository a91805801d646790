import { rewriteByLexicon } from '../rewriter/lexicon-rewriter';

describe('the rewriting of English words that are cut short or misspelt', () => {
  it.each([
    // Findings and measures.
    ['trop neg x1, saw a steroid injxn', 'Troponin negative x1, saw a steroid injection.'],
    ['10 deg extension, lvl 2 fluids', '10 degrees extension, level 2 fluids.'],
    ['3x uln, brca2 vus, esur says no', '3x ULN, BRCA2 VUS, ESUR says no.'],
    ['sats ok but haemodyn bad', 'Saturations acceptable but haemodynamics bad.'],
    ['no etoh, gym 6x wk', 'No alcohol, gym 6 times a week.'],
    ['dix hallpike pos R', 'Dix-Hallpike positive on the right.'],
    ['makes no diff to mortality', 'Makes no difference to mortality.'],
    // Operations, samples and places.
    ['3 cm head of panc, no mets', '3 cm head of pancreas, no metastases.'],
    ['neoadj first?', 'Neoadjuvant treatment first?'],
    ['hypoglossal stim in that BMI', 'Hypoglossal stimulation in that BMI.'],
    ['HIP EFFUSION ON US. TRANSIENT SYNOVITIS, IBUPROFEN', 'Hip effusion on US. Transient synovitis, ibuprofen.'],
    ['d/c or wait for 2nd trop?', 'Discharge or wait for 2nd troponin?'],
    ['ed gave cyproheptadine', 'ED gave cyproheptadine.'],
    ['i saw 4 cases measles', 'I saw 4 cases of measles.'],
    ['after 12 yrs use', "After 12 years' use."],
    // Drugs.
    ['on adalimumab, hold ada?', 'On adalimumab, hold adalimumab?'],
    ['TSH 48, started levo 10 mcg/kg', 'TSH 48, started levothyroxine 10 mcg/kg.'],
    ['levo 5 mcg/min', 'Levo 5 mcg/min.'],
    ['terli 2mg, switched to bival', 'Terlipressin 2 mg, switched to bivalirudin.'],
    ['the recomendation is diffrent', 'The recommendation is different.'],
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
