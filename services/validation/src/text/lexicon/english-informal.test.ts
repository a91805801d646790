import { rewriteByLexicon } from '../rewriter/lexicon-rewriter';
import { writeItIs } from './english-its';

describe('"its" without an apostrophe', () => {
  it.each([
    ['even if its <48h', 'even if it is <48h'],
    ['believe its 2026', 'believe it is 2026'],
    ['Its slow and clunky.', 'It is slow and clunky.'],
    ['its her choice', 'it is her choice'],
    ['feels like its just noise', 'feels like it is just noise'],
    ['its caused by mould', 'it is caused by mould'],
    ['i think its gout', 'i think it is gout'],
    ['its taken me 3 weeks', 'it has taken me 3 weeks'],
  ])('is “it is” in “%s”', (text, written) => expect(writeItIs(text)).toBe(written));

  it.each([
    'the drug and its side effects',
    'check its level',
    'its use is limited',
    'despite its high cost',
    'its only side effect is nausea',
    'its 3 subunits bind',
    'its clinical and economic effect',
    'its good and bad sides',
    'its dosing is tricky',
    'its associated effects',
    'rule out its cause',
  ])('is a possession in “%s”', (text) => expect(writeItIs(text)).toBe(text));
});

describe('informal English', () => {
  it.each([
    // Digits and letters for words.
    ['hoping 4 more, echo booked 4 tmrw', 'I am hoping for more, echo booked for tomorrow.'],
    ['gave 4 doses', 'Gave 4 doses.'],
    ['home on day 9 w hb 8', 'Home on day 9 with Hb 8.'],
    ['any leaflet u like?', 'Is there any leaflet you like?'],
    // Subjects that can only be the author or a thing.
    [
      'testosterone section is v short, was hoping for more',
      'Testosterone section is very short; I was hoping for more.',
    ],
    ['abt to start a pt on clozapine', 'I am about to start a patient on clozapine.'],
    ['lost 4 nurses since xmas', 'Lost 4 nurses since Christmas.'],
    ['turns out the clip was broken', 'It turns out that the clip was broken.'],
    ['do not give it, seen it twice this month', 'Do not give it; I have seen it twice this month.'],
    // The patient can be the subject.
    ['had a fall at home', 'Had a fall at home.'],
    ['lost two kg in a month', 'Lost two kg in a month.'],
    ['using accessory muscles', 'Using accessory muscles.'],
    ['never had gallstones', 'Never had gallstones.'],
    // Questions.
    ['its awful isnt it', 'It is awful, is it not?'],
    ['esc n aha dont agree do they', 'ESC and AHA do not agree, do they?'],
    ['you know what it is', 'You know what it is.'],
    [
      'whats the deal w tirzepatide supply, half my pts cant get it',
      'What is the position on tirzepatide supply? Half my patients cannot get it.',
    ],
    ['would u scan? ct now or mri as outpt', 'Would you scan? CT now or MRI as outpatient?'],
    ['sum1 explain to me why we do this', 'Can someone explain to me why we do this?'],
    ['anyone at the congress? it was packed', 'Is anyone at the congress? It was packed.'],
    // Ordinals and compounds.
    ['my 1st low dose course', 'My first low-dose course.'],
    ['admitted on the 1st of may', 'Admitted on the 1st of may.'],
    ['low dose is fine', 'Low dose is fine.'],
    // Abbreviations that are words in other contexts.
    ['morphine 5mg po, added midazolam sc prn', 'Morphine 5 mg PO, added midazolam SC PRN.'],
    ['weight loss, ida, fit 180', 'Weight loss, IDA, FIT 180.'],
    ['she is fit and well', 'She is fit and well.'],
    // Words that are cut short.
    [
      'abx assoc diarrhoea, iron def, knee surg, hi flow',
      'Antibiotic-associated diarrhoea, iron deficiency, knee surgery, high-flow.',
    ],
    ['splint em if it hurts', 'Splint them if it hurts.'],
    ['my sisters kid is well', "My sister's child is well."],
    ['is it just my pts not rinsing', 'Is it just my patients not rinsing?'],
    ['noones updated the sheets', 'No one has updated the sheets.'],
    ['ive a pt 29F w migraine', 'I have a 29-year-old woman with migraine.'],
    // Idioms.
    ['there is a spot on the lung', 'There is a spot on the lung.'],
    ['your diagnosis was spot on', 'Your diagnosis was correct.'],
    ['he fell through the roof', 'He fell through the roof.'],
    ['the runs of NSVT stopped', 'The runs of NSVT stopped.'],
  ])('rewrites “%s” as “%s”', (text, formal) => expect(rewriteByLexicon(text, 'en')).toBe(formal));
});
