import { scoreCases } from './score';

describe('scoreCases', () => {
  it('counts an expected span as found when a returned span of the same class overlaps it, and other returned spans as wrong', () => {
    const cases = [{ text: 'MRN 123456 of Ana', spans: [{ value: '123456', class: 'record' }] }];
    const { classes, missed, wrong } = scoreCases(cases, [
      [
        { kind: 'record', start: 0, end: 10 },
        { kind: 'name', start: 14, end: 17 },
      ],
    ]);
    expect(classes.get('record')).toEqual({ expected: 1, found: 1, returned: 1, wrong: 0 });
    expect(classes.get('name')).toEqual({ expected: 0, found: 0, returned: 1, wrong: 1 });
    expect(missed).toEqual([]);
    expect(wrong).toEqual(['name: "Ana" in "MRN 123456 of Ana"']);
  });

  it('counts a span of another class as missed, and a date of birth as a date', () => {
    const cases = [
      { text: '123456', spans: [{ value: '123456', class: 'record' }] },
      { text: 'DOB 1/2/1990', spans: [{ value: '1/2/1990', class: 'date' }] },
    ];
    const { classes, missed } = scoreCases(cases, [
      [{ kind: 'phone', start: 0, end: 6 }],
      [{ kind: 'birth', start: 4, end: 12 }],
    ]);
    expect(classes.get('date')?.found).toBe(1);
    expect(missed).toHaveLength(1);
  });
});
