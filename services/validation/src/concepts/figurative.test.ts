import { isFigurative } from './figurative';

/** The text around a name that is written in brackets. */
const around = (text: string): [string, string] => {
  const [before = '', after = ''] = text.split(/\[[^\]]*\]/);
  return [before, after];
};

describe('isFigurative', () => {
  it.each([
    'The economy is [bleeding] jobs',
    'petrol prices gave me [palpitations]',
    'almost had a [stroke] when I opened the letter',
    'this burger is a [heart attack] on a plate',
    'quase tive um [infarto] com a notícia',
    'o preço do azeite me deixou com [taquicardia]',
    'O novo prefeito é um [placebo]',
  ])('recognises a name in another sense: %s', (text) => {
    expect(isFigurative(...around(text))).toBe(true);
  });

  it.each([
    'new guideline on [migraine]?',
    '[concussion] in football, who decides on the return?',
    'anyone with experience of [concussion]? football starts in May',
    '[Hyponatraemia] after a festival, third one this week',
    'the government pays for [obesity] treatment now',
    'the price of [semaglutide]: out of reach',
    '[gota] e cerveja, o que vocês orientam?',
    'paciente do mercado com [cefaleia]',
    'chest drain came out, small [pneumothorax] on film',
    'road traffic accident, [splenic injury], stable so far',
    'trânsito intestinal lento, [constipação] crônica',
    'imunidade celular e [tuberculose]',
    'atraso motor e [hipotonia]',
  ])('keeps a name that is meant: %s', (text) => {
    expect(isFigurative(...around(text))).toBe(false);
  });
});
