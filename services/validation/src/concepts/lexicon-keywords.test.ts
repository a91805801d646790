import type { Language } from '../text';
import { lexiconKeywords } from './lexicon-keywords';
import { englishPosts } from './testing/english-posts';
import { ordinaryPosts } from './testing/ordinary-posts';
import { portuguesePosts } from './testing/portuguese-posts';

const extract = (text: string, language: Language) =>
  lexiconKeywords.extract(text, language, new AbortController().signal);
const terms = async (text: string, language: Language = 'en'): Promise<string[]> =>
  (await extract(text, language)).map(({ term }) => term);

describe('lexiconKeywords', () => {
  it('has 50 informal posts or more in each language to be judged by', () => {
    expect([englishPosts.length >= 50, portuguesePosts.length >= 50]).toEqual([true, true]);
  });

  it.each(englishPosts)('finds what is meant: %s', async (text, keywords) => {
    expect((await terms(text, 'en')).slice(0, 3).join('; ')).toBe(keywords);
  });

  it.each(portuguesePosts)('finds what is meant: %s', async (text, keywords) => {
    expect((await terms(text, 'pt')).slice(0, 3).join('; ')).toBe(keywords);
  });

  it.each(ordinaryPosts.en)('finds nothing: %s', async (text) => {
    expect(await extract(text, 'en')).toEqual([]);
  });

  it.each(ordinaryPosts.pt)('finds nothing: %s', async (text) => {
    expect(await extract(text, 'pt')).toEqual([]);
  });

  it('gives the heading and the English names of a concept that was named in Portuguese', async () => {
    expect(await extract('minha mãe tem pressão alta', 'pt')).toEqual([
      { term: 'hypertension', mesh: 'Hypertension', synonyms: ['high blood pressure', 'arterial hypertension'] },
    ]);
  });

  it('puts the disease before the drug, whichever is named first', async () => {
    expect(await terms('metformin for type 2 diabetes')).toEqual(['type 2 diabetes', 'metformin']);
  });

  it('names the special concept alone where it holds the general one', async () => {
    expect(await terms('type 2 diabetes')).toEqual(['type 2 diabetes']);
  });

  it('gives each concept once and six at most', async () => {
    const found = await terms(
      'hypertension, high blood pressure, diabetes, asthma, stroke, migraine, gout, psoriasis, depression, HTN',
    );
    expect(found).toHaveLength(6);
    expect(new Set(found).size).toBe(6);
    expect(found[0]).toBe('hypertension');
  });

  it('puts what is denied last among equals', async () => {
    expect(await terms('no asthma, but pneumonia')).toEqual(['pneumonia', 'asthma']);
  });

  it('gives none for people and outcomes alone', async () => {
    expect(await terms('older adults and children, mortality')).toEqual([]);
  });

  it('counts an everyday word where something else is medical', async () => {
    expect(await terms('salt with chips')).toEqual([]);
    expect(await terms('salt and hypertension')).toEqual(['hypertension', 'dietary sodium']);
  });

  it('gives none for an empty text', async () => {
    expect(await extract('', 'pt')).toEqual([]);
  });
});
