import type { Settings } from '@cred/deployment/settings';
import { OutsideHttp } from './outside/outside-http';
import { PubMed } from './sources/pubmed';
import { runLibraryCommand } from './library/command';

/** `main.mjs library ...`: runs the command in this process. After Ctrl-C the library is unchanged. */
export async function libraryProcess(
  { CRED_DATA, PUBMED_URL, PUBMED_API_KEY, PUBMED_EMAIL }: Settings,
  args: readonly string[],
): Promise<number> {
  const interrupted = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.on(name, () => interrupted.abort(new Error('Interrupted')));
  const http = new OutsideHttp();
  try {
    return await runLibraryCommand(args, {
      data: CRED_DATA,
      out: process.stdout,
      err: process.stderr,
      signal: interrupted.signal,
      pubmed: () => new PubMed({ url: PUBMED_URL, http, apiKey: PUBMED_API_KEY, email: PUBMED_EMAIL }),
    });
  } finally {
    await http.close();
  }
}
