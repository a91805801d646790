import { verifyModelRewriting } from '../../../concepts/verify-model-rewriting';
import { isAccepted } from '../../testing/is-accepted';
import type { Language } from '../../tokens/types';

describe('a frequency or a rate', () => {
  it.each<[Language, string, string]>([
    ['en', 'folinic acid 15mg q6h', 'Folinic acid 15 mg every 6 hours.'],
    ['en', 'honey 10ml q10min on the way', 'Honey 10 ml every 10 minutes on the way.'],
    ['en', 'obs stable, reviewed 6hrly', 'Obs stable, reviewed every six hours.'],
    ['en', 'we prone them 16h/day', 'We prone them 16 hours a day.'],
    ['en', 'he takes methotrexate 20mg/wk', 'He takes methotrexate 20 mg weekly.'],
    ['en', 'fluids at 40 ml/h', 'Fluids at 40 mL an hour.'],
    ['en', 'morphine 20mg/24h', 'Morphine 20 mg over 24 hours.'],
    ['en', '20mins later', 'Twenty minutes later.'],
    ['en', '5-7 days', 'Five to seven days.'],
    ['en', 'paced from 0.75 to 3.5V', 'Paced from 0.75 to 3.5 V.'],
    ['pt', 'dipirona 2g/dia', 'Dipirona 2 g ao dia.'],
    ['pt', 'usa metotrexato 20mg/semana', 'Usa metotrexato 20 mg semanais.'],
    ['pt', 'fisio 3x semana', 'Fisioterapia 3 vezes por semana.'],
    ['pt', 'morfina 20mg/24h', 'Morfina 20 mg em 24 horas.'],
    ['pt', 'tosse 3 sem, melhorou', 'Tosse por 3 semanas, melhorou.'],
    ['pt', 'ha 15 min', 'Há quinze minutos.'],
  ])('is accepted in other words (%s: %s -> %s)', (language, ...texts) =>
    expect(verifyModelRewriting(...texts, language)).toEqual([]),
  );

  it.each<[Language, string, string]>([
    ['en', 'paracetamol 1g 4 hourly', 'Paracetamol 1 g 4 per hour.'],
    ['en', 'review 2 weekly', 'Review twice weekly.'],
    ['en', '6 monthly injections', '6 injections a month.'],
    ['en', 'mtx 20mg/wk', 'Methotrexate 20 mg daily.'],
    ['en', 'give 5 units in 2 h', 'Give 5 units over 2 hours.'],
    ['en', 'morphine 20mg/24h', 'Morphine 20 mg every 24 hours.'],
    ['en', 'morphine 20mg/24h', 'Morphine 20 mg over 12 hours.'],
    ['en', 'gent q24h', 'Gentamicin 24 times an hour.'],
    ['en', 'physio 3x/week', 'Physio for three weeks.'],
    ['en', 'smokes 20/d', 'Smokes 20 a week.'],
    ['en', '15 patients', 'Fifty patients.'],
    ['en', '5-7 days', 'Five or seven days.'],
    ['en', 'paced at 3.5V', 'Paced at 3.5 mV.'],
    ['pt', '8 com tosse, 2 sem', '8 com tosse, 2 semanas.'],
    ['pt', '8 com tosse 2 sem', '8 com tosse por 2 semanas.'],
    ['pt', 'PCR 212 sem febre', 'PCR por 212 semanas, febre.'],
    ['pt', 'dar 5 ui em 2h', 'Dar 5 UI a cada 2 horas.'],
    ['pt', 'fisio 3x semana', 'Fisioterapia por 3 semanas.'],
    ['pt', 'quatorze dias', 'Quarenta dias.'],
  ])('is refused as another rate or number (%s: %s -> %s)', (language, ...texts) =>
    expect(isAccepted(...texts, language)).toBe(false),
  );

  it('is refused as every other rate', () => {
    const rates: readonly (readonly [string, string])[] = [
      ['mg/day', '5 mg daily'],
      ['mg/wk', '5 mg weekly'],
      ['ml/h', '5 ml an hour'],
      ['units/day', '5 units a day'],
      ['mg q8h', '5 mg every 8 hours'],
      ['mg 4 hourly', '5 mg every 4 hours'],
      ['mg/24h', '5 mg over 24 hours'],
    ];
    const accepted: string[] = [];
    for (const [one] of rates)
      for (const [other, words] of rates)
        if (one !== other && isAccepted(`on drug x 5${one} now`, `On drug x ${words} now.`, 'en'))
          accepted.push(`5${one} -> ${words}`);
    expect(accepted).toEqual([]);
  });
});
