/** Hashes that are computed at once, so that the page stays responsive between them. */
const BATCH = 512;

/**
 * Solves a puzzle (AUTH-30, AUTH-31); part of a chunk that only a login or recovery above its limit loads.
 * @throws Error in a browser without `crypto.subtle`, which plain http on another machine does not have
 */
export async function solvePuzzle({
  puzzle,
  bits,
}: {
  readonly puzzle: string;
  readonly bits: number;
}): Promise<{ readonly puzzle: string; readonly solution: string }> {
  const encoder = new TextEncoder();
  const isSolution = async (count: number): Promise<boolean> => {
    const hash = await crypto.subtle.digest('SHA-256', encoder.encode(`${puzzle}.${count}`));
    return new DataView(hash).getUint32(0) >>> (32 - bits) === 0;
  };
  for (let first = 0; ; first += BATCH) {
    const batch = Array.from({ length: BATCH }, (_, index) => isSolution(first + index));
    const found = (await Promise.all(batch)).indexOf(true);
    if (found >= 0) return { puzzle, solution: String(first + found) };
  }
}
