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
  it('has at least 50 informal test posts in each language', () => {
    expect([englishPosts.length >= 50, portuguesePosts.length >= 50]).toEqual([true, true]);
  });

  it.each(englishPosts)('extracts the expected keywords: %s', async (text, keywords) => {
    expect((await terms(text, 'en')).slice(0, 3).join('; ')).toBe(keywords);
  });

  it.each(portuguesePosts)('extracts the expected keywords: %s', async (text, keywords) => {
    expect((await terms(text, 'pt')).slice(0, 3).join('; ')).toBe(keywords);
  });

  it.each<[string, Language]>([
    ['A bolsa caiu e o mercado teve um infarto', 'pt'],
    ['Overdose de bolo no aniversário da Júlia', 'pt'],
    ['The stock market caught a cold this week and my pension has a fever', 'en'],
  ])('extracts nothing from an everyday text that uses a name in another sense: %s', async (text, language) => {
    expect(await extract(text, language)).toEqual([]);
  });

  it.each(ordinaryPosts.en)('extracts nothing: %s', async (text) => {
    expect(await extract(text, 'en')).toEqual([]);
  });

  it.each(ordinaryPosts.pt)('extracts nothing: %s', async (text) => {
    expect(await extract(text, 'pt')).toEqual([]);
  });

  it('returns the heading and the English names of a concept named in Portuguese', async () => {
    expect(await extract('minha mãe tem pressão alta', 'pt')).toEqual([
      {
        term: 'hypertension',
        mesh: 'Hypertension',
        synonyms: ['high blood pressure', 'arterial hypertension'],
        isSubject: true,
      },
    ]);
  });

  it('ranks the disease before the drug, regardless of their order', async () => {
    expect(await terms('metformin for type 2 diabetes')).toEqual(['type 2 diabetes', 'metformin']);
  });

  it('finds a disease that shares a word with the name before it', async () => {
    expect(await terms('rastreio de câncer colorretal aos 45?', 'pt')).toEqual([
      'colorectal cancer',
      'cancer screening',
    ]);
  });

  it.each<[string, Language, string[]]>([
    ['alguém tem revisão recente sobre gota?', 'pt', ['gout']],
    ['nem uma gota de chuva em agosto', 'pt', []],
  ])('reads an everyday word as a disease only as the subject of literature: %s', async (text, language, expected) => {
    expect(await terms(text, language)).toEqual(expected);
  });

  it('returns only the specific concept when it contains the general one', async () => {
    expect(await terms('type 2 diabetes')).toEqual(['type 2 diabetes']);
  });

  it('returns each concept once and at most six', async () => {
    const found = await terms(
      'hypertension, high blood pressure, diabetes, asthma, stroke, migraine, gout, psoriasis, depression, HTN',
    );
    expect(found).toHaveLength(6);
    expect(new Set(found).size).toBe(6);
    expect(found[0]).toBe('hypertension');
  });

  it('ranks a negated concept after otherwise equal ones', async () => {
    expect(await terms('no asthma, but pneumonia')).toEqual(['pneumonia', 'asthma']);
  });

  it('returns nothing for populations and outcomes alone', async () => {
    expect(await terms('older adults and children, mortality')).toEqual([]);
  });

  it('counts an everyday word only next to a medical concept', async () => {
    expect(await terms('salt with chips')).toEqual([]);
    expect(await terms('salt and hypertension')).toEqual(['hypertension', 'dietary sodium']);
  });

  it('returns nothing for an empty text', async () => {
    expect(await extract('', 'pt')).toEqual([]);
  });
});
