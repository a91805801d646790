import { Resolver } from 'node:dns/promises';

/** All addresses of a name; empty or rejected when there are none. */
export type ResolveHost = (name: string, signal: AbortSignal) => Promise<readonly string[]>;

/**
 * Queries the name servers directly. `getaddrinfo` would block one of the process's few threads while an attacker's
 * name server delays its response, and would read the machine's hosts file.
 * @param servers addresses with ports, for tests; default: the system's
 */
export const createResolver =
  (servers?: readonly string[]): ResolveHost =>
  async (name, signal) => {
    signal.throwIfAborted();
    const resolver = new Resolver({ timeout: 1_500, tries: 2 });
    if (servers) resolver.setServers(servers);
    const cancel = (): void => resolver.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const results = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
      return results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  };
