import { isAccepted } from '../../testing/is-accepted';
import type { Language } from '../../tokens/types';

/** Posts, and rewritings of them in which an added phrase that is harmless elsewhere adds a fact. */
const ADDED_FACTS: readonly (readonly [Language, string, string])[] = [
  // A disease that is there becomes a past one.
  ['en', 'pt with seizures and fever', 'Patient with a history of seizures and fever.'],
  ['en', '60M chest pain, trop neg', 'A 60-year-old man with a history of chest pain; troponin negative.'],
  ['en', 'no stroke', 'No history of stroke.'],
  ['en', 'no pain, vomiting', 'No history of pain; vomiting.'],
  ['pt', 'paciente com convulsao e febre', 'Paciente com história de convulsão e febre.'],
  ['pt', 'dor toracica ha 2h', 'História de dor torácica há 2 horas.'],
  // A disease becomes its treatment.
  ['en', 'no cancer', 'No cancer treatment.'],
  ['en', 'she has cancer', 'She has cancer therapy.'],
  ['en', 'delay sepsis', 'Delay sepsis treatment.'],
  ['pt', 'sem cancer', 'Sem tratamento de câncer.'],
  // What follows becomes what results.
  ['en', 'stopped ramipril, cough went', 'Stopped ramipril; thus cough went.'],
  ['en', 'stopped ramipril. cough went', 'Stopped ramipril. Therefore, cough went.'],
  // A plan or a condition becomes a report.
  ['en', 'CT tomorrow', 'CT performed tomorrow.'],
  ['en', 'CT head tomorrow, LP after', 'CT head tomorrow; LP was done after.'],
  ['en', 'ECG before discharge', 'ECG was performed before discharge.'],
  ['en', 'repeat CT in 6h', 'Repeat CT was performed in 6 hours.'],
  ['en', 'biopsy next week', 'Biopsy was performed next week.'],
  ['en', 'rash if penicillin', 'Rash was noted if penicillin.'],
  ['pt', 'tc amanha', 'TC realizada amanhã.'],
  ['pt', 'tc de controle em 6h', 'TC de controle foi realizada em 6 horas.'],
  ['pt', 'ecg antes da alta', 'ECG foi realizado antes da alta.'],
  // A dose becomes a measurement, or the sum of several.
  ['en', 'digoxin 125', 'Digoxin level 125.'],
  ['en', 'started lithium 800', 'Started lithium level 800.'],
  ['en', 'insulin 10 units at 8', 'Insulin level 10 units at 8.'],
  ['en', 'potassium 20 given', 'Potassium level 20 given.'],
  ['en', '2 tabs morning and night', 'A total of 2 tabs morning and night.'],
  ['en', 'metformin 500', 'Metformin tablet form 500.'],
  ['pt', 'digoxina 125', 'Nível de digoxina 125.'],
  ['pt', 'dei potassio 40', 'Dei nível de potássio 40.'],
  ['pt', 'dipirona na gestante', 'É indicada dipirona na gestante.'],
  // What is feared or denied becomes a diagnosis.
  ['en', 'family worried re cancer', 'Family worried regarding a diagnosis of cancer.'],
  // An item of a list that is denied becomes a statement.
  ['en', 'no fever, rash or vomiting', 'No fever; a rash or vomiting was noted.'],
];

describe('an added phrase', () => {
  it.each(ADDED_FACTS)('is refused where it adds a fact (%s: %s -> %s)', (language, ...texts) =>
    expect(isAccepted(...texts, language)).toBe(false),
  );

  it.each<[Language, string, string]>([
    ['en', 'K 5.9', 'The potassium level was 5.9.'],
    ['en', 'lithium 1.4', 'The lithium level was 1.4.'],
    ['en', 'on heparin, bled', 'On heparin therapy, bled.'],
    ['en', 'diabetes and htn', 'A history of diabetes and hypertension.'],
    ['en', 'ct head done, normal', 'CT head was performed and was normal.'],
    ['pt', 'K 5,9', 'O nível de potássio foi de 5,9.'],
    ['pt', 'em uso de heparina', 'Em tratamento com heparina.'],
  ])('is accepted where it adds no fact (%s: %s -> %s)', (language, ...texts) =>
    expect(isAccepted(...texts, language)).toBe(true),
  );

  it('is refused next to every disease, drug and test to which it adds a fact', () => {
    const accepted: string[] = [];
    const check = (language: Language, original: string, rewritten: string): void => {
      if (isAccepted(original, rewritten, language)) accepted.push(`${original} -> ${rewritten}`);
    };
    const diseases = [
      'stroke',
      'sepsis',
      'PE',
      'pneumonia',
      'seizures',
      'bleeding',
      'cancer',
      'meningitis',
      'a fracture',
    ];
    const tests = ['CT head', 'MRI', 'LP', 'echo', 'biopsy', 'ECG', 'endoscopy', 'repeat film'];
    const drugs = ['digoxin', 'vancomycin', 'phenytoin', 'insulin', 'warfarin', 'amlodipine', 'morphine', 'tacrolimus'];
    for (const disease of diseases) {
      check('en', `62F, ${disease}, on the ward`, `A 62-year-old woman, a history of ${disease}, on the ward.`);
      check('en', `no ${disease} today`, `No ${disease} treatment today.`);
      check('en', `we rule out ${disease}`, `We rule out ${disease} management.`);
      check('en', `held apixaban, ${disease}`, `Held apixaban; therefore, ${disease}.`);
      check('en', `afraid of ${disease}`, `Afraid of a diagnosis of ${disease}.`);
    }
    for (const test of tests)
      for (const time of [
        'tomorrow',
        'next week',
        'before discharge',
        'in 6h',
        'if worse',
        'when stable',
        'once fasted',
      ])
        for (const verb of ['was performed', 'done']) check('en', `${test} ${time}`, `${test} ${verb} ${time}.`);
    for (const drug of drugs)
      for (const dose of ['125', '5 mg'])
        for (const word of ['level', 'value'])
          for (const verb of ['', 'gave ']) check('en', `${verb}${drug} ${dose}`, `${verb}${drug} ${word} ${dose}.`);
    for (const disease of ['AVC', 'sepse', 'TEP', 'pneumonia', 'convulsão', 'sangramento', 'câncer', 'meningite']) {
      check('pt', `paciente com ${disease} hoje`, `Paciente com história de ${disease} hoje.`);
      check('pt', `sem ${disease} hoje`, `Sem tratamento de ${disease} hoje.`);
      check('pt', `medo de ${disease}`, `Medo do diagnóstico de ${disease}.`);
    }
    for (const test of ['TC', 'RM', 'eco', 'biópsia', 'ECG', 'endoscopia'])
      for (const time of ['amanhã', 'na próxima semana', 'antes da alta', 'em 6h', 'se piorar'])
        for (const verb of ['realizada', 'foi realizado', 'realizado'])
          check('pt', `${test} ${time}`, `${test} ${verb} ${time}.`);
    expect(accepted).toEqual([]);
  });
});
