/** Pseudo-random posts from a seed, so that failures are reproducible. */
export interface GeneratedPost {
  readonly text: string;
  readonly language: 'en' | 'pt';
  readonly drugs: readonly string[];
}

/** Mulberry32: the same numbers for the same seed on every machine. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const drugs = {
  en: [
    'amoxicillin',
    'metformin',
    'warfarin',
    'enalapril',
    'prednisone',
    'furosemide',
    'ibuprofen',
    'omeprazole',
    'losartan',
    'ceftriaxone',
  ],
  pt: [
    'amoxicilina',
    'metformina',
    'varfarina',
    'enalapril',
    'prednisona',
    'furosemida',
    'ibuprofeno',
    'omeprazol',
    'losartana',
    'ceftriaxona',
  ],
} as const;

const doses = ['5 mg', '10mg', '2.5 mg', '500 mg', '0.25 mcg', '1,5 g', '40 mg/kg', '10 mL', '1.000 UI'];
const problems = {
  en: ['pneumonia', 'hypertension', 'type 2 diabetes', 'heart failure', 'a migraine', 'asthma'],
  pt: ['pneumonia', 'hipertensão', 'diabetes tipo 2', 'insuficiência cardíaca', 'enxaqueca', 'asma'],
};

type Pick = <T>(from: readonly T[]) => T;
const templates: Readonly<
  Record<'en' | 'pt', readonly ((pick: Pick, n: (most: number) => number, drug: () => string) => string)[]>
> = {
  en: [
    (pick, n, drug) =>
      `hey guys, gonna start ${drug()} ${pick(doses)} for ${pick(problems.en)}, not ${drug()}. bp was ${100 + n(90)}/${60 + n(40)} today, thx`,
    (pick, n, drug) =>
      `omg the pt with ${pick(problems.en)} isn't better after ${2 + n(8)} days of ${drug()} ${pick(doses)} ${pick(['bid', 'tid', 'once a day'])}, no fever tho. ideas??`,
    (pick, n, drug) =>
      `u never give ${drug()} with ${drug()} in ${pick(problems.en)}! dose is ${pick(doses)} every ${4 + n(8)} h, see https://example.org/guide/${n(900)}`,
    (pick, n, drug) =>
      `so yeah ${n(60) + 20}% of pts on ${drug()} ${pick(doses)} had no side effects w/ ${pick(problems.en)}\nwithout ${drug()} it was ${n(50)}%. Dr. Costa says dont stop it`,
  ],
  pt: [
    (pick, n, drug) =>
      `galera, vcs usam ${drug()} ${pick(doses)} p/ ${pick(problems.pt)}? eu não uso ${drug()} faz ${2 + n(8)} anos, pa tava ${100 + n(90)}/${60 + n(40)} hj`,
    (pick, n, drug) =>
      `gente, pcte com ${pick(problems.pt)} há ${2 + n(20)} dias, sem febre, tomando ${drug()} ${pick(doses)} ${pick(['12/12h', '8/8h', '1x ao dia'])}, nunca usou ${drug()}. oq fazer??`,
    (pick, n, drug) =>
      `nao deem ${drug()} junto com ${drug()} na ${pick(problems.pt)}! dose eh ${pick(doses)} a cada ${4 + n(8)} h, ta em https://exemplo.org/guia/${n(900)} blz?`,
    (pick, n, drug) =>
      `tipo, ${n(60) + 20}% dos pctes com ${drug()} ${pick(doses)} nao tiveram efeito adverso na ${pick(problems.pt)}\nsem ${drug()} foi ${n(50)}%. a Dra. Costa falou q nem pensa em parar`,
  ],
};

/** Generates posts, half in each language. */
export function generatePosts(count: number, seed: number): GeneratedPost[] {
  const next = seededRandom(seed);
  const n = (most: number): number => Math.floor(next() * most);
  const pick: Pick = (from) => from[n(from.length)] as (typeof from)[number];
  return Array.from({ length: count }, (_, index) => {
    const language = index % 2 === 0 ? 'en' : 'pt';
    const used: string[] = [];
    const drug = (): string => {
      const left = drugs[language].filter((each) => !used.includes(each));
      const one = pick(left);
      used.push(one);
      return one;
    };
    return { text: pick(templates[language])(pick, n, drug), language, drugs: used };
  });
}
