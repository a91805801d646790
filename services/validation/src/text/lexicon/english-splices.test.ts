import { splitSplices } from './english-splices';

describe('splitSplices', () => {
  it.each([
    ['I say 48 hours, the school nurse says 24.', 'I say 48 hours; the school nurse says 24.'],
    [
      'Heel ulcer, no pulses palpable, ward wants it debrided.',
      'Heel ulcer, no pulses palpable; ward wants it debrided.',
    ],
    ['Haematology says yes, GI says just stop 5 days.', 'Haematology says yes; GI says just stop 5 days.'],
    ['Something feels off, would you push for a scan?', 'Something feels off. would you push for a scan?'],
    [
      'He takes it at night, patients hate it, the family rang twice.',
      'He takes it at night. patients hate it. the family rang twice.',
    ],
    // A negation stays in its sentence.
    ['I did not change the dose, I moved it to bedtime.', 'I did not change the dose; I moved it to bedtime.'],
  ])('separates main clauses (%s)', (text, separated) => expect(splitSplices(text)).toBe(separated));

  it.each([
    'When he came in, he was well.',
    'If the potassium is high, the patient needs an ECG.',
    'In my hospital, the ward does it.',
    'Last week, the ward was full.',
    'Honestly, I think so.',
    'Bisoprolol doubled, ramipril stopped, no reason given.',
    'A 60-year-old man, K 2.9, says he is fine.',
    'The nurse said stop, the doctor said go, and I went.',
    'It was sepsis, I think.',
    'The evidence is poor, is it not?',
    'She says that if it bleeds, the ward should call.',
    'The sooner we start, the better he does.',
    'He said "stop it, it hurts" twice.',
    'The day he was admitted, the scanner broke.',
    'Held, PO vitamin K 2 mg, rechk am.',
    'I saw two patients, one on warfarin, one on apixaban.',
  ])('leaves other commas (%s)', (text) => expect(splitSplices(text)).toBe(text));
});
