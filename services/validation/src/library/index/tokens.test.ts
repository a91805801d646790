import { porter2 } from './porter2';
import { toStems } from './tokens';
import { ByteList, ByteReader } from './varint';

describe('porter2', () => {
  it.each([
    ['consistency', 'consist'],
    ['knightly', 'knight'],
    ['hypertension', 'hypertens'],
    ['hypertensive', 'hypertens'],
    ['therapies', 'therapi'],
    ['dying', 'die'],
    ['skies', 'sky'],
    ['proceed', 'proceed'],
    ['exceeds', 'exceed'],
    ['generally', 'general'],
    ['hopping', 'hop'],
    ['hoped', 'hope'],
    ['cries', 'cri'],
    ['ties', 'tie'],
    ['gas', 'gas'],
    ['agreed', 'agre'],
    ['adjustable', 'adjust'],
    ['electricity', 'electr'],
    ['falling', 'fall'],
    ['sky', 'sky'],
    ['2020', '2020'],
  ])('stems %s to %s', (word, stem) => {
    expect(porter2(word)).toBe(stem);
  });
});

describe('toStems', () => {
  it('removes accents, case and function words, and spells out Greek letters', () => {
    expect(toStems('The β-Blockers of Ménière, in HbA1c')).toEqual(['beta', 'blocker', 'menier', 'hba1c']);
    expect(toStems(`${'x'.repeat(50)} a the`)).toEqual([]);
  });
});

describe('varint', () => {
  it('decodes what was encoded', () => {
    const values = [0, 1, 127, 128, 16_383, 16_384, 2 ** 31, 2 ** 32 - 1];
    const list = new ByteList(1);
    for (const value of values) list.varint(value);
    const reader = new ByteReader(list.view());
    expect(values.map(() => reader.varint())).toEqual(values);
    expect(reader.done).toBe(true);
    expect(() => reader.varint()).toThrow('damaged');
  });
});
