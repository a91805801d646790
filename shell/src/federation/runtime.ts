import type { Loadable } from '@cred/contract';
import { singletons } from '@cred/singletons';
import { loadContainer, type ShareScope } from './load-container';

declare global {
  /** The address from which the bundler's runtime loads the shell's other chunks. */
  var __webpack_public_path__: string;
  /** The shared packages, in the form in which a host of module federation gives them to a container. */
  var credShared: ShareScope | undefined;
}

const scope: ShareScope = Object.fromEntries(
  Object.entries(singletons).map(([name, { version, module }]) => [
    name,
    { [version]: { lib: () => module, get: async () => () => module } },
  ]),
);
globalThis.credShared = scope;

/**
 * The origins from which builds may be loaded: the page's origin, and the origin of this shell's files, possibly a CDN.
 */
const origins = new Set([location.origin, new URL(__webpack_public_path__, document.baseURI).origin]);

/**
 * Loads the module that a build of an area exposes, without the state of an earlier attempt. Two builds of one area can
 * be loaded at once, because their names are unique. Rejects when a file cannot be loaded or does not match the release
 * table, and when the build's origin is neither the page's nor the shell's, so that an altered table cannot load
 * foreign code.
 */
export async function loadExposed(loadable: Loadable): Promise<unknown> {
  const { href: entry, origin } = new URL(loadable.base + loadable.entry, document.baseURI);
  if (!origins.has(origin)) throw new Error(`Builds do not come from ${origin}`);
  const integrity = loadable.integrity[loadable.entry];
  if (!integrity) throw new Error(`The release table does not record ${loadable.entry}`);
  removeScriptTags(loadable);
  if (!loadable.selfContained) {
    // A container of the federation plugin, as all were once, needs the runtime of module federation.
    const { loadWithRuntime } = await import(/* webpackChunkName: "module-federation" */ './module-federation');
    return loadWithRuntime(loadable.global, entry, integrity);
  }
  const container = await loadContainer(loadable.global, entry, integrity);
  await container.init(scope);
  return (await container.get('./remote'))();
}

/**
 * Removes the script elements of an earlier attempt that did not finish: the bundler's code would wait for them instead of
 * requesting the file again.
 */
function removeScriptTags({ base }: Loadable): void {
  const baseUrl = new URL(base, document.baseURI).href;
  for (const script of document.querySelectorAll('script')) if (script.src.startsWith(baseUrl)) script.remove();
}
