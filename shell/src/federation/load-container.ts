/** One shared package in a version. */
interface Share {
  readonly lib: () => unknown;
  readonly get: () => Promise<() => unknown>;
}

/** By package name and version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, Share>>>>;

/** What the entry of a build assigns to its global variable. */
interface Container {
  readonly init: (scope: ShareScope) => Promise<void>;
  readonly get: (name: string) => Promise<() => unknown>;
}

/** After this time a file counts as missing, in ms. The loader tries the next build earlier, without stopping this one. */
const TIMEOUT_MS = 20_000;

/**
 * Runs the entry of a build again, also when it has run before, so that no state of an earlier attempt remains. It runs
 * only if it has the hash of the release table, and contains the hashes of the build's other files
 * (SubresourceIntegrityPlugin).
 * @param global the name of the global variable
 * @param url absolute
 * @throws an error named ChunkLoadError when the file cannot be loaded, and another one when it threw while it ran
 */
export async function loadContainer(global: string, url: string, integrity: string): Promise<Container> {
  const scope = globalThis as unknown as Record<string, Container | undefined>;
  scope[global] = undefined;
  await runScript(url, integrity);
  const container = scope[global];
  if (!container) throw new Error(`${url} has not made its container`);
  return container;
}

function runScript(url: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (failure?: string): void => {
      clearTimeout(timer);
      script.remove();
      if (failure === undefined) resolve();
      else reject(Object.assign(new Error(`${url} could not be loaded: ${failure}`), { name: 'ChunkLoadError' }));
    };
    const timer = setTimeout(() => end('timeout'), TIMEOUT_MS);
    script.addEventListener('load', () => end());
    script.addEventListener('error', () => end('missing or altered'));
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    document.head.append(script);
  });
}
