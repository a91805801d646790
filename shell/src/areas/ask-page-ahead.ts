import { askAhead } from '@cred/api-client';
import type { FirstCall, Me } from '@cred/contract';
import { runFirstCalls } from '@cred/contract/run-first-calls';
import { areaOf } from '@cred/platform';
import { matchPath } from '@cred/vendor';
import { loadArea } from '../federation';

/** Loads the code of the page at an address of an area, and asks for what its build says that it reads first. Never rejects. */
export async function askPageAhead({ pathname, search }: Pick<URL, 'pathname' | 'search'>, me: Me): Promise<void> {
  const area = areaOf(pathname);
  const build = area && (await loadArea(area).catch(() => undefined));
  for (const { path, firstCalls } of build?.routes ?? []) {
    const match = path === undefined ? null : matchPath(path, decodePath(pathname));
    if (!match) continue;
    const calls: readonly FirstCall[] = [{ call: 'getMe' }, ...((firstCalls ?? []) as readonly FirstCall[])];
    const address = { params: match.params, query: new URLSearchParams(search) };
    await runFirstCalls(calls, address, async (name, { params, query }) =>
      name === 'getMe' ? { body: me } : askAhead(name, { params, query }),
    );
    return;
  }
}

/** As the router does before it matches; a slash within a parameter stays encoded, which `matchPath` decodes. */
function decodePath(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replace(/\//g, '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}
