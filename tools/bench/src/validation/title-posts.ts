import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

interface Paper {
  readonly pmid: string;
  readonly title: string;
}

/** A post that quotes the title of a paper. */
export interface TitlePost {
  readonly text: string;
  readonly pmid: string;
}

/** Posts in English and Portuguese; `{}` is the title. */
const FRAMES = [
  'Just read "{}" – worth it',
  'Acabei de ler "{}" – vale a pena',
  'New paper: {}. Thoughts?',
  'Artigo novo: {}. O que acham?',
  'Has anyone seen this? {} Really useful for our journal club.',
  'Alguém já viu? {} Muito útil para a residência.',
  '“{}” is on my reading list for tonight',
  '“{}” está na minha lista de leitura',
  'hey folks, i was reading about {}. what do u think?',
  'gente, li {} e fiquei pensando',
] as const;
const TRUNCATED_LENGTH = 80;

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The PMIDs and titles of JSON Lines, compressed or not. */
export async function readPapers(file: string): Promise<Paper[]> {
  const isGzip = readFileSync(file)
    .subarray(0, 2)
    .equals(Buffer.from([0x1f, 0x8b]));
  const raw = createReadStream(file);
  const papers: Paper[] = [];
  for await (const line of createInterface({ input: isGzip ? raw.pipe(createGunzip()) : raw })) {
    if (line.trim() !== '') papers.push(JSON.parse(line) as Paper);
  }
  return papers;
}

/** Posts that quote randomly drawn titles: a third in lower case, a quarter of the long ones truncated. */
export function drawTitlePosts(papers: readonly Paper[], count: number, seed: number): TitlePost[] {
  const random = seededRandom(seed);
  return Array.from({ length: Math.min(count, papers.length) }, (_, at) => {
    const paper = papers[Math.floor(random() * papers.length)];
    if (!paper) throw new Error('there are no papers');
    const whole = paper.title.replace(/\.$/, '');
    const shown = whole.length > TRUNCATED_LENGTH && random() < 0.25 ? `${whole.slice(0, TRUNCATED_LENGTH)}…` : whole;
    const title = random() < 1 / 3 ? shown.toLowerCase() : shown;
    // A function, since a title may contain `$&`.
    return { pmid: paper.pmid, text: (FRAMES[at % FRAMES.length] ?? '{}').replace('{}', () => title) };
  });
}
