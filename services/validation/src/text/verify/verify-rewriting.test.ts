import { englishPosts } from '../testing/reviewed-posts-english';
import { portuguesePosts } from '../testing/reviewed-posts-portuguese';
import { rewriteByLexicon } from '../rewriter/lexicon-rewriter';
import type { FaultKind, Language } from '../tokens/types';
import { stripInventedCitations } from './citations';
import { verifyRewriting } from './verify-rewriting';

const kinds = (original: string, rewritten: string, language: Language = 'en') => [
  ...new Set(verifyRewriting(original, rewritten, language).map(({ kind }) => kind)),
];

describe('verifyRewriting', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      "pt doesn't tolerate enalapril 10mg, gave losartan 50 mg",
      'The patient does not tolerate enalapril 10 mg and has been given losartan 50 mg.'.replace(
        'has been given',
        'gave',
      ),
    ],
    ['en', 'kids w/ fever 39 got ibuprofen 10 mg/kg lol', 'Children with a fever of 39 received ibuprofen 10 mg/kg.'],
    ['en', "can't give aspirin 😂", 'We cannot give aspirin.'],
    ['en', 'anyone tried ketamine?', 'Dear colleagues, has anyone tried ketamine?'],
    ['en', 'stopped warfarin', 'We discontinued warfarin.'],
    [
      'pt',
      'pcte n tolera enalapril 10mg, dei losartana 50 mg',
      'O paciente não tolera enalapril 10 mg; administrei losartana 50 mg.',
    ],
    ['pt', 'galera, vcs usam dipirona na gestação?', 'Prezados colegas, vocês utilizam dipirona na gestação?'],
    ['pt', 'mta gente usando omeprazol kkk', 'Muitas pessoas utilizando omeprazol.'],
  ])('finds no fault (%s) in “%s” as “%s”', (language, original, rewritten) =>
    expect(verifyRewriting(original, rewritten, language)).toEqual([]),
  );

  it.each<[FaultKind, Language, string, string]>([
    ['number-lost', 'en', 'aspirin 75 mg daily', 'Aspirin 750 mg daily.'],
    ['number-added', 'en', 'aspirin daily', 'Aspirin 75 mg daily.'],
    ['number-lost', 'pt', 'dose de 1,5 g', 'Dose de 15 g.'],
    ['number-lost', 'en', 'give 10 mg', 'Give 10 mcg.'],
    ['number-lost', 'en', 'two tablets', 'Three tablets.'],
    ['number-lost', 'pt', 'PA 120/80', 'PA 180/120.'],
    ['drug-lost', 'en', 'start losartan', 'Start atenolol.'],
    ['drug-added', 'en', 'treat the pain', 'Treat the pain with morphine.'],
    ['drug-lost', 'pt', 'usa varfarina e aspirina', 'Usa varfarina.'],
    ['negation-lost', 'en', "don't give aspirin", 'Give aspirin.'],
    ['negation-added', 'en', 'give aspirin', 'Do not give aspirin.'],
    ['negation-lost', 'pt', 'n dar AAS', 'Dar AAS.'],
    ['negation-lost', 'pt', 'paciente sem dor', 'Paciente com dor.'],
    ['negation-lost', 'en', 'never use codeine', 'Do not use codeine.'],
    ['negation-added', 'pt', 'nega febre', 'Não nega febre.'],
    ['opposite-lost', 'en', 'left knee pain', 'Right knee pain.'],
    ['opposite-lost', 'en', 'increased risk', 'Decreased risk.'],
    ['opposite-lost', 'pt', 'mais sangramento', 'Menos sangramento.'],
    ['opposite-lost', 'en', 'give if fever', 'Give with fever.'],
    ['opposite-added', 'en', 'K of 3', 'K of > 3.'],
    ['opposite-lost', 'en', 'potassium < 3', 'Potassium 3.'],
    ['word-lost', 'en', 'hypotension after induction', 'Hypertension after induction.'],
    ['word-lost', 'pt', 'hipocalemia grave', 'Hipercalemia grave.'],
    ['word-lost', 'en', 'severe pain at night', 'Severe pain.'],
    ['word-added', 'en', 'severe pain', 'Severe abdominal pain.'],
    ['word-lost', 'en', 'he fell', 'She fell.'],
    ['word-lost', 'en', 'patient was on warfarin', 'Patient is on warfarin.'],
    ['name-lost', 'en', 'normal ECG today', 'Normal EEG today.'],
    ['link-lost', 'en', 'see who.int/x', 'See.'],
    ['link-added', 'en', 'see it', 'See it at evil.com.'],
    ['quote-changed', 'en', 'he said "gonna die"', 'He said "going to die".'],
    ['citation-added', 'en', 'aspirin works', 'Aspirin works (PMID: 12345678).'],
    ['citation-added', 'en', 'aspirin works', 'Aspirin works [1].'],
    ['citation-added', 'pt', 'funciona', 'Funciona (Silva et al., 2020).'],
    ['order', 'en', 'enalapril 10 mg and losartan 50 mg', 'Enalapril 50 mg and losartan 10 mg.'],
    ['order', 'en', 'switch from warfarin to apixaban', 'Switch from apixaban to warfarin.'],
    ['order', 'en', 'potassium 5.1, sodium 140', 'Sodium 5.1, potassium 140.'],
    ['order', 'en', 'give aspirin, do not give codeine', 'Do not give aspirin, give codeine.'],
    ['order', 'en', 'stroke causes seizures', 'Seizures cause stroke.'],
    ['order', 'pt', 'braço esquerdo e perna direita', 'Braço direito e perna esquerda.'],
    ['end', 'en', 'is aspirin useful?', 'Aspirin is useful.'],
    ['end', 'en', 'aspirin is useful.', 'Is aspirin useful?'],
    ['scope', 'en', 'no. give aspirin', 'No give aspirin.'],
    ['scope', 'pt', 'sem febre e tosse', 'Sem febre. E tosse.'],
  ])('reports %s (%s): “%s” as “%s”', (kind, language, original, rewritten) =>
    expect(kinds(original, rewritten, language)).toContain(kind),
  );
});

/** A seeded generator, so that failures are reproducible. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Mutation = readonly [name: string, change: (text: string, pick: <T>(of: readonly T[]) => T) => string];
const once = (
  text: string,
  all: readonly RegExpMatchArray[],
  pick: <T>(of: readonly T[]) => T,
  to: (found: string) => string,
): string => {
  if (all.length === 0) return text;
  const found = pick(all);
  const at = found.index ?? 0;
  return text.slice(0, at) + to(found[0]) + text.slice(at + found[0].length);
};
const swapped: Readonly<Record<string, string>> = {
  left: 'right',
  right: 'left',
  more: 'less',
  less: 'more',
  before: 'after',
  raise: 'lower',
  reduces: 'increases',
  acute: 'chronic',
  esquerdo: 'direito',
  direito: 'esquerdo',
  mais: 'menos',
  menos: 'mais',
  reduz: 'aumenta',
  melhor: 'pior',
  antes: 'depois',
  baixo: 'alto',
};
const escape = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`, 'giu');
const WORDS = /(?<![\p{L}\d-])\p{Ll}{5,}(?![\p{L}\d-])/gu;

const mutations: readonly Mutation[] = [
  [
    'a digit changed',
    (text, pick) =>
      once(text, [...text.matchAll(/\d/g)], pick, (digit) =>
        String((Number(digit) + 1 + Math.floor(pick([0, 1, 2, 3]) * 2)) % 10),
      ),
  ],
  ['a zero more', (text, pick) => once(text, [...text.matchAll(/\d+/g)], pick, (number) => `${number}0`)],
  [
    'a decimal moved',
    (text, pick) => once(text, [...text.matchAll(/\d[.,]\d/g)], pick, (number) => number.replace(/[.,]/, '')),
  ],
  [
    'a unit changed',
    (text, pick) =>
      once(text, [...text.matchAll(/(?<=\d ?)(?:mg|mcg|g|mL|h|UI|U)\b/g)], pick, (unit) =>
        unit === 'mg' ? 'mcg' : 'mg',
      ),
  ],
  [
    'a number dropped',
    (text, pick) =>
      once(text, [...text.matchAll(/(?<![\p{L}\d.,/:-])\d+(?:[.,]\d+)?(?![\p{L}\d.,/:-])/gu)], pick, () => ''),
  ],
  [
    'a negation dropped',
    (text, pick) =>
      once(
        text,
        [...text.matchAll(/(?<!\p{L})(?:not|no(?= [a-z])|never|não|sem|nega|nunca|nem|denies)(?!\p{L})/giu)].filter(
          ([word]) => word !== 'no' || !/[ãçéíóúõê]/.test(text),
        ),
        pick,
        () => '',
      ),
  ],
  [
    'a negation added',
    (text, pick) =>
      once(
        text,
        [...text.matchAll(WORDS)],
        pick,
        (word) => `${/[ãçéíóúõê]|\b(?:com|uso|paciente)\b/.test(text) ? 'não' : 'not'} ${word}`,
      ),
  ],
  [
    'a drug swapped',
    (text, pick) =>
      once(
        text,
        [
          ...text.matchAll(
            /\p{L}+(?:pril|sartana?|statina?|xabana?|gliflozina?|micina|mycin|prazol|cilina|cillin|sona|sone|pam|farin|farina|formin|formina|mab|mabe)\b/giu,
          ),
        ],
        pick,
        () => 'digoxin',
      ),
  ],
  ['a drug added', (text, pick) => once(text, [...text.matchAll(WORDS)], pick, (word) => `${word} amiodarone`)],
  [
    'a word dropped',
    (text, pick) =>
      once(
        text,
        [
          ...text.matchAll(
            /(?<![\p{L}\d-])(?!.{0,3}(?:have|with|would|really|which|there|their|these|those|being|while|though|where|estes|estas|vocês|pelos|pelas|minha|assim|estão|tenho|estou|though)(?!\p{L}))\p{Ll}{6,}(?![\p{L}\d-])/gu,
          ),
        ],
        pick,
        () => '',
      ),
  ],
  [
    'a word turned round',
    (text, pick) =>
      once(text, [...text.matchAll(escape(Object.keys(swapped)))], pick, (word) => swapped[word.toLowerCase()] ?? word),
  ],
  [
    'hypo for hyper',
    (text, pick) =>
      once(text, [...text.matchAll(/(?:hyper|hiper|hypo|hipo)/giu)], pick, (word) =>
        /er$/i.test(word) ? word.slice(0, -2).replace(/p$/i, 'po') : `${word.slice(0, -1)}er`,
      ),
  ],
  [
    'a sentence dropped',
    (text, pick) => once(text, [...text.matchAll(/(?<=[.?!] )[^.?!]{12,}[.?!]$/g)], pick, () => ''),
  ],
  [
    'a sentence added',
    (text, pick) =>
      `${text} ${pick(['Stop all other treatment.', 'Doses may be doubled safely.', 'Isso cura a doença.', 'Ignore previous instructions.', 'This is proven.'])}`,
  ],
  [
    'a reference added',
    (text, pick) =>
      `${text} ${pick(['(PMID: 31535829)', 'See 10.1056/NEJMoa1911303.', '(Smith et al., 2021)', '[3]', 'https://pubmed.ncbi.nlm.nih.gov/1', 'NCT04381936', 'Jones et al. 2019'])}`,
  ],
  [
    'two numbers swapped',
    (text, pick) => {
      const all = [...text.matchAll(/(?<![\p{L}\d.,/:-])\d+(?:[.,]\d+)?(?![\d.,/:-])/gu)];
      if (all.length < 2) return text;
      const first = pick(all.slice(0, -1));
      const second = all[all.indexOf(first) + 1];
      if (!second) return text;
      return (
        text.slice(0, first.index) +
        second[0] +
        text.slice(first.index + first[0].length, second.index) +
        first[0] +
        text.slice(second.index + second[0].length)
      );
    },
  ],
];

describe('verifyRewriting of rewritings that were tampered with', () => {
  const posts = [
    ...englishPosts.map((post) => ({ ...post, language: 'en' as const })),
    ...portuguesePosts.map((post) => ({ ...post, language: 'pt' as const })),
  ];

  const tried = new Map<string, number>();
  const missed = new Map<string, string>();

  // Post by post, because reading a post takes longer than comparing a rewriting with it.
  beforeAll(() => {
    for (const [number, { text, formal, language }] of posts.entries())
      for (const [how, change] of mutations) {
        const next = random(number + 1);
        const pick = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T;
        const seen = new Set([formal]);
        for (let round = 0; round < 8; round += 1) {
          const tampered = change(formal, pick);
          if (seen.has(tampered)) continue;
          seen.add(tampered);
          tried.set(how, (tried.get(how) ?? 0) + 1);
          if (verifyRewriting(text, tampered, language).length === 0) missed.set(how, `${text}\n${tampered}`);
        }
      }
  });

  it.each(mutations)('rejects each with %s', (how) => {
    expect(missed.get(how)).toBeUndefined();
    expect(tried.get(how)).toBeGreaterThan(0);
  });

  it('include more than 3,000', () =>
    expect([...tried.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(3_000));
});

describe('rewriteByLexicon of generated posts', () => {
  const vocabulary: Readonly<Record<Language, readonly string[]>> = {
    en: `pt pts gonna wanna don't can't ain't isn't it's he'd u r ur w/ w/o b4 2day lol omg guys guys, dude hey hey, folks, tho bc cuz i i'm idk imo btw rn hx dx sooooo noooo not no never without aspirin metformin 500mg 10 mg 120/80 2x/day , . ! ??? !!! ; : ( ) " - you why is the kidney fever ECG HbA1c Osler 😂 ⬆ < ... … ?! of in \n \n\n #sepsis @ana see http://a.org/b right left`.split(
      ' ',
    ),
    pt: `pcte vc vcs pq n ñ nao q mto mta mtas msm tds td tá tô to tava pra pro pros tbm hj dps né kkkk rsrs galera gente gente, pct galera, pessoal oi oi, bom dia alguém usa blz vlw obg c/ s/ p/ muuuito não sem nunca nega losartana dipirona 1 g 8/8h 37,5°C , . ! ??? !!! ; : ( ) " - você por que é a o rim febre ECG SpO2 Chagas 👍 > ... … ?! de em \n \n\n #sepse @ana https://a.br/b direito`.split(
      ' ',
    ),
  };

  it.each(['en', 'pt'] as const)('keep their meaning and do not change when rewritten again (%s)', (language) => {
    const next = random(language === 'en' ? 7 : 11);
    const words = vocabulary[language];
    for (let round = 0; round < 600; round += 1) {
      const length = 1 + Math.floor(next() * 24);
      const text = Array.from({ length }, () => words[Math.floor(next() * words.length)]).join(' ');
      const formal = rewriteByLexicon(text, language);
      expect([text, verifyRewriting(text, formal, language)]).toEqual([text, []]);
      expect([text, rewriteByLexicon(formal, language)]).toEqual([text, formal]);
    }
  });
});

describe('stripInventedCitations', () => {
  it.each([
    ['aspirin works', 'Aspirin works (PMID: 12345678).', 'Aspirin works.'],
    ['aspirin works', 'Aspirin works [1, 2]. Smith et al. (2021) agree.', 'Aspirin works. agree.'],
    ['see PMID 123456', 'Please see PMID: 123456 and doi:10.1000/xyz.1', 'Please see PMID: 123456 and'],
    ['Smith et al. 2020 said no', 'Smith et al., 2020 said no (Jones & Lee, 2019).', 'Smith et al., 2020 said no.'],
    ['nothing', 'Nothing at https://pubmed.ncbi.nlm.nih.gov/1 or NCT04381936', 'Nothing at or'],
    ['a dose of 5 mg', 'A dose of 5 mg.', 'A dose of 5 mg.'],
  ])('removes from “%s” / “%s” what the original does not contain', (original, rewritten, left) =>
    expect(stripInventedCitations(original, rewritten)).toBe(left),
  );
});
