import * as z from 'zod';

const LIMIT_MS = 3_000;
const openApi = z.object({ info: z.object({ version: z.string() }) });

/** Asks the API itself for the contract version that it speaks; null when it does not answer. */
export async function readApiVersion(apiUrl: string): Promise<string | null> {
  try {
    const answer = await fetch(`${apiUrl}/api/openapi.json`, { signal: AbortSignal.timeout(LIMIT_MS) });
    return openApi.parse(await answer.json()).info.version;
  } catch {
    return null;
  }
}
