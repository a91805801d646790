import { createHash } from 'node:crypto';

/** Solves a puzzle of the API as a page does (AUTH-30, AUTH-31). */
export function solvePuzzle({ puzzle, bits }: { readonly puzzle: string; readonly bits: number }): {
  readonly puzzle: string;
  readonly solution: string;
} {
  for (let count = 0; ; count += 1) {
    const hash = createHash('sha256').update(`${puzzle}.${count}`).digest();
    if (hash.readUInt32BE(0) >>> (32 - bits) === 0) return { puzzle, solution: String(count) };
  }
}
