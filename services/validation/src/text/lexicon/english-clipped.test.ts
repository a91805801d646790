import { rewriteByLexicon } from '../rewriter/lexicon-rewriter';

describe('clipped words and small letters of phones (VAL-57)', () => {
  it.each([
    ['mri not avail until friday', 'MRI not available until Friday.'],
    ['to no avail', 'To no avail.'],
    ['am i missing smthg', 'Am I missing something?'],
    ['we started 3 of them today alr', 'We started 3 of them today already.'],
    ['busy list so pls b quick', 'Busy list so please be quick.'],
    ['dont start spiro yet', 'Do not start spironolactone yet.'],
    ['spiro booked for the copd', 'Spirometry booked for the COPD.'],
    ['tried fidaxo', 'Tried fidaxomicin.'],
    ['keep him under 150 sys', 'Keep him under 150 systolic.'],
    ['tele orders for every uti', 'Telemetry orders for every UTI.'],
    ['known dm, hct 46', 'Known DM, Hct 46.'],
    ['dm me for the slides', 'Message me for the slides.'],
    ['closed until march', 'Closed until March.'],
    ['the march past the hospital', 'The march past the hospital.'],
    ['the new lancet trial', 'The new Lancet trial.'],
    ['a lancet for the finger prick', 'A lancet for the finger prick.'],
    ['gave asa 324', 'Gave ASA 324.'],
    ['peaked t waves', 'Peaked T waves.'],
    ['paeds drug doses', 'Paediatric drug doses.'],
    ['a US guided line', 'A US-guided line.'],
    ['16f overdose', 'A 16-year-old girl with overdose.'],
    ['16f catheter', '16f catheter.'],
    [
      'dentists what do u give for dry socket, corsodyl is out of stock here',
      'A question for dentists: what do you give for dry socket? Corsodyl is out of stock here.',
    ],
  ])('writes “%s” as “%s”', (text, formal) => {
    expect(rewriteByLexicon(text, 'en')).toBe(formal);
    expect(rewriteByLexicon(formal, 'en')).toBe(formal);
  });
});
