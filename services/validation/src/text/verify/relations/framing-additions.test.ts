import { verifyModelRewriting } from '../../../concepts/verify-model-rewriting';
import { isAccepted } from '../../testing/is-accepted';
import type { Language } from '../../tokens/types';

describe('an added word of a general class', () => {
  it.each<[Language, string, string]>([
    ['en', 'she is worse. transfer or not?', 'She is worse. Should she be transferred or not?'],
    ['en', 'lady 32 wks, bp 165/110', 'A woman at 32 weeks of gestation presented with a blood pressure of 165/110.'],
    ['pt', 'proximo passo?', 'Qual seria o próximo passo?'],
  ])('is accepted where it adds no fact (%s: %s -> %s)', (language, ...texts) =>
    expect(verifyModelRewriting(...texts, language)).toEqual([]),
  );

  it.each<[Language, string, string]>([
    ['en', 'no fever, rash', 'No fever; however, rash.'],
    ['en', 'no fever, rash', 'No fever, although rash.'],
    ['en', 'no bleed, small infarct', 'No bleed was seen; however, small infarct was seen.'],
    ['en', 'pain worse, not fever', 'Pain worse, although not fever noted.'],
    ['en', 'IV iron 1 g instead', 'IV iron 1 g was given instead.'],
    ['en', 'she was well. consider ceftriaxone 2 g', 'She was well. Consider: ceftriaxone 2 g was given.'],
    ['en', 'she refused. ceftriaxone 2 g if fever', 'She refused. Ceftriaxone 2 g was given if fever.'],
    ['en', 'came in with pain. morphine allergy', 'The patient came in with pain. Morphine was given; allergy.'],
    ['en', '?PE on CT', 'PE was found on CT.'],
    ['en', 'no source', 'No source was excluded.'],
    ['en', 'treat UTI?', 'What is treat UTI?'],
    ['en', 'anyone seen flu in kids', 'Anyone seen flu vaccine in kids.'],
    ['en', 'weight 60', 'Weight 60 degrees.'],
    ['en', 'CT head before listing', 'Request CT head before listing.'],
    ['en', 'transfer or not?', 'Should she not be transferred?'],
    ['pt', 'sem febre, rash', 'Sem febre; porém, rash.'],
    ['pt', 'trata?', 'Como trata?'],
    ['pt', 'ferro ev 1 g no lugar', 'Foi administrado ferro EV 1 g no lugar.'],
    ['pt', 'rash se penicilina', 'Rash observado se penicilina.'],
    ['pt', 'nega alergia, rash', 'Nega alergia; porém, rash observado.'],
  ])('is refused where it adds a fact, a contrast or a question (%s: %s -> %s)', (language, ...texts) =>
    expect(isAccepted(...texts, language)).toBe(false),
  );
});
