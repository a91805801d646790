import { rewriteByLexicon } from '../rewriter/lexicon-rewriter';

describe('the rewriting of English notes', () => {
  it.each([
    // Short words and names.
    ['wdnt transfuse at 75', 'I would not transfuse at 75.'],
    ['abx alone wdve done nothing', 'Antibiotics alone would have done nothing.'],
    ['ask questions l8r', 'Ask questions later.'],
    ['family mtg at 2', 'Family meeting at 2.'],
    ['guillain barre again, FVC 1.3', 'Guillain-Barré again, FVC 1.3.'],
    ['use sgarbossa for LBBB', 'Use Sgarbossa for LBBB.'],
    ['K 6.9 with broad qrs', 'K 6.9 with broad QRS.'],
    ['no more long mris at night', 'No more long MRIs at night.'],
    ["the mri's are late", 'The MRIs are late.'],
    ['LAST after a block', 'LAST after a block.'],
    ['LAST time we waited', 'Last time we waited.'],
    ['a 9 am cortisol of 38', 'A 9 am cortisol of 38.'],
    ['methotrexate 10 mg DAILY was dispensed', 'Methotrexate 10 mg daily was dispensed.'],
    // Routes, instruments and numbers for words.
    ['naloxone 400mcg im x2', 'Naloxone 400 mcg IM x2.'],
    ['labetalol 200 po, then mag', 'Labetalol 200 PO, then magnesium.'],
    ['check the bm first', 'Check the BM first.'],
    ['she came 2 pharmacy with a rash', 'She came to pharmacy with a rash.'],
    ['tip 4 new grads: get an ecg', 'A tip for new graduates: get an ECG.'],
    ['somethings gotta give', 'Something has to give.'],
    ['he wont wb, walked 8m w frame', 'He will not weight-bear, walked 8m with a frame.'],
    ['3 PTS IN RETENTION AND IM GUESSING', 'Three patients in retention and I am guessing.'],
    // Openings.
    ['refeeding risk q: hold feed or replace?', 'A question about refeeding risk: hold feed or replace?'],
    ['weird one: plts 12 after tonic water', 'An unusual case: platelets 12 after tonic water.'],
    ['tox: nomogram doesnt apply here', 'Toxicology: nomogram does not apply here.'],
    ['never gets easier', 'It never gets easier.'],
    ['i tried both. confused', 'I tried both. I am confused.'],
    ['would love refs', 'I would welcome references.'],
    // Marks and signs.
    ['foot clinic today.. ulcer probes to bone', 'Foot clinic today. Ulcer probes to bone.'],
    ['gave fluids.. but no better', 'Gave fluids, but no better.'],
    ['chemical eye = irrigate first', 'Chemical eye: irrigate first.'],
    ['gout flare + ckd4 + dm + warfarin', 'Gout flare, CKD4, DM and warfarin.'],
    ['check ecg + k + mg before the 3rd dose', 'Check ECG, K and Mg before the third dose.'],
    ['apixaban or dalteparin? how long and what dose', 'Apixaban or dalteparin? How long and what dose?'],
    // Clauses.
    ['cancelled bc full stomachs', 'Cancelled because of full stomachs.'],
    ['cancelled bc his INR was 6', 'Cancelled because his INR was 6.'],
    ['after treatment its 9.8', 'After treatment it is 9.8.'],
    ["the reg says its 'just atelectasis'", "The registrar says it is 'just atelectasis'."],
    ['no hot packs n aggressive massage', 'No hot packs or aggressive massage.'],
    ['gent given to pt w eGFR 18', 'Gentamicin given to a patient with eGFR 18.'],
    ['toe walker, boy 5y, cannot hop', 'Toe walker, a 5-year-old boy, cannot hop.'],
    ['used the schools spare pen', "Used the school's spare pen."],
    ['82m on clozapine 20y, neuts 1.1', 'An 82-year-old man on clozapine for 20 years, neutrophils 1.1.'],
    ['insulin glargine 20u at night', 'Insulin glargine 20 units at night.'],
    ['ed wait 11 hrs', 'ED wait 11 hours.'],
    ['post cabg d3, new af', 'Post CABG day 3, new AF.'],
    ['a weber b, wb as tolerated', 'A Weber B, weight-bearing as tolerated.'],
    ['6wk old vomiting after each feed', 'A 6-week-old vomiting after each feed.'],
    ['painless loss vision since 6', 'Painless loss of vision since 6.'],
    ['resps 6 on arrival', 'Respiratory rate 6 on arrival.'],
    ['consent for ai scribes', 'Consent for AI scribes.'],
    ['no harm but shook', 'No harm but shaken.'],
    ['the team was unreal tonight', 'The team was excellent tonight.'],
    ['needs 2 xlas', 'Needs 2 extractions.'],
    ['tib plateau #, map now 68', 'Tibial plateau fracture, MAP now 68.'],
    ['safeguarding: bruise in a non mobile baby = survey', 'Safeguarding: bruise in a non-mobile baby = survey.'],
    // Words that look alike.
    ['she shook his hand', 'She shook his hand.'],
    ['ca gluc given', 'Calcium gluconate given.'],
    ['an esp block for ribs', 'An esp block for ribs.'],
    ['labetalol gtt running', 'Labetalol gtt running.'],
    ['small R apical on film', 'Small R apical on film.'],
    ['he vented about the rota', 'He vented about the rota.'],
    ['its own risk is low', 'Its own risk is low.'],
    ['permethrin x2 a wk apart', 'Permethrin x2 a week apart.'],
  ])('of “%s” is “%s”', (text, formal) => {
    expect(rewriteByLexicon(text, 'en')).toBe(formal);
    expect(rewriteByLexicon(formal, 'en')).toBe(formal);
  });
});
