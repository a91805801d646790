import { callApi } from '@cred/api-client';

/** Hashes that are computed at once, so that the page stays responsive between them. */
const BATCH = 512;

/**
 * Requests a login puzzle and solves it (AUTH-30); part of a chunk that only a login after too many failures loads.
 * @throws Error in a browser without `crypto.subtle`, which plain http on another machine does not have
 */
export async function solvePuzzle(username: string): Promise<{ readonly puzzle: string; readonly solution: string }> {
  const { puzzle, bits } = await callApi('getLoginPuzzle', { query: { username } });
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
