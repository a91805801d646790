import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { Loadable } from '@cred/contract';
import { singletons } from '@cred/singletons';

declare global {
  /** The core of the runtime. Areas built with `externalRuntime` use this variable instead of bundling the core. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
  /** The address from which the bundler's runtime loads the shell's other chunks. */
  var __webpack_public_path__: string;
}

globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

/** The integrity hash of every entry that the release table allows, by absolute URL. */
const allowed = new Map<string, string>();

/**
 * The origins from which builds may be loaded: the page's origin, and the origin of this shell's files, possibly a CDN.
 */
const origins = new Set([location.origin, new URL(__webpack_public_path__, document.baseURI).origin]);

/**
 * Loads only the federation entries of the release table, with their integrity hashes. A verified entry contains the
 * hashes of all other files of its build (SubresourceIntegrityPlugin).
 */
const guardedScripts: ModuleFederationRuntimePlugin = {
  name: 'cred-guarded-scripts',
  createScript({ url }) {
    const integrity = allowed.get(url);
    if (!integrity) throw new Error(`Not in the release table: ${url}`);
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    return script;
  },
};

const instance = createInstance({
  name: 'cred_shell',
  remotes: [],
  plugins: [guardedScripts],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    Object.entries(singletons).map(([request, { version, module }]) => [
      request,
      {
        version,
        scope: 'default',
        strategy: 'loaded-first',
        lib: () => module,
        // Without `strictVersion` a mismatch is only logged, and the area uses the wrong version.
        shareConfig: { singleton: true, eager: true, strictVersion: true, requiredVersion: `^${version}` },
      },
    ]),
  ),
});

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
  allowed.set(entry, integrity);
  removeScriptTags(loadable);
  instance.registerRemotes([{ name: loadable.global, entry, entryGlobalName: loadable.global, type: 'global' }], {
    force: true,
  });
  return instance.loadRemote(`${loadable.global}/remote`);
}

/**
 * Removes the script elements of an earlier attempt that did not finish: the runtime would wait for them instead of
 * requesting the file again.
 */
function removeScriptTags({ base }: Loadable): void {
  const baseUrl = new URL(base, document.baseURI).href;
  for (const script of document.querySelectorAll('script')) if (script.src.startsWith(baseUrl)) script.remove();
}
