import { everydayCounts } from './everyday-words';
import { toStems } from './tokens';
import { Topicality } from './topicality';

/** A library of a million words. */
const counts = new Map([
  ['hypertens', 3_000],
  ['albendazol', 1],
  ['friend', 20],
  ['heart', 2_000],
]);
let topicality: Topicality;
beforeAll(() => {
  const library = { words: 1_000_000, frequency: (stem: string) => counts.get(stem) ?? 0 };
  topicality = new Topicality(library, everydayCounts());
});
const evidence = (word: string): number => topicality.evidence(toStems(word)[0] ?? '');

describe('Topicality', () => {
  it('gives words that are rare in speech more evidence than everyday words', () => {
    expect(evidence('hypertension')).toBe(3);
    expect(evidence('albendazole')).toBeGreaterThan(1.5);
    expect(evidence('heart')).toBeGreaterThan(0);
    expect(evidence('friend')).toBeLessThan(-2);
  });

  it('counts a word that the library does not contain against the text', () => {
    expect(evidence('parking')).toBeLessThan(0);
    expect(evidence('xqzw')).toBe(evidence('parking'));
  });

  it('is 0 for no words, and adds up the words of a text', () => {
    const of = (text: string): number => topicality.ofText(new Set(toStems(text)));
    expect(of('')).toBe(0);
    expect(of('albendazole hypertension')).toBeGreaterThan(of('albendazole friend'));
    expect(of('heart friend')).toBeLessThan(0);
  });
});
