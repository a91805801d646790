import { extractConcepts } from '../concepts/lexicon';
import { rewriteInPartByModel, verifyModelRewriting } from '../concepts/verify-model-rewriting';
import {
  detectLanguage,
  findIdentifiers,
  clearTextCaches,
  rewriteByLexicon,
  stripInventedCitations,
  verifyRewriting,
} from '../text';

/** One stage of a check that works on the text alone. */
type Stage = (text: string) => unknown;

/** Every stage, with inputs that reach all its parts: equal texts, and texts that differ in each word. */
export const textStages: Readonly<Record<string, Stage>> = {
  language: detectLanguage,
  identifiers: findIdentifiers,
  keywords: (text) => extractConcepts(text, detectLanguage(text)),
  rewriting: (text) => rewriteByLexicon(text, detectLanguage(text)),
  verification: (text) => verifyRewriting(text, text),
  'verification of another text': (text) => verifyRewriting(text, text.toUpperCase()),
  'verification of half the text': (text) => verifyRewriting(text, text.slice(0, text.length / 2)),
  'verification of a model’s text': (text) => verifyModelRewriting(text, text),
  'verification of a model’s other text': (text) => verifyModelRewriting(text, text.toUpperCase()),
  'verification of half a model’s text': (text) => verifyModelRewriting(text, text.slice(0, text.length / 2)),
  // Longer texts than a post are not taken in part.
  'sentences of a model’s text': (text) => {
    const post = text.slice(0, text.length / 8);
    return rewriteInPartByModel(post, post.slice(0, post.length / 2), detectLanguage(post));
  },
  citations: (text) => stripInventedCitations('', text),
};

/** A pattern repeated to exactly this length in UTF-16 units. */
export const repeatTo = (pattern: string, length: number): string =>
  pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);

/** The CPU time of this process in milliseconds; other processes do not add to it. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** The least CPU time of a stage in milliseconds over some rounds: compilation and garbage collection add to single ones. */
export function measureStage(stage: Stage, text: string, rounds = 2): number {
  let least = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    clearTextCaches();
    const began = cpuMs();
    stage(text);
    least = Math.min(least, cpuMs() - began);
  }
  return least;
}
