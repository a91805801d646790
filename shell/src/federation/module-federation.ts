import '../lib/forbid-eval';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { legacySingletons } from '@cred/legacy-singletons';

declare global {
  /** The core of the runtime. Containers of the federation plugin use this variable instead of bundling the core. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

/** The integrity hash of every entry that may be loaded, by absolute URL. */
const allowed = new Map<string, string>();

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
    Object.entries(legacySingletons).map(([request, { version, module }]) => [
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
 * Loads the module that a build exposes whose entry was made by the federation plugin.
 * @param global the name of the container's global variable
 * @param entry absolute URL
 * @param integrity of the entry, from the release table
 */
export async function loadWithRuntime(global: string, entry: string, integrity: string): Promise<unknown> {
  allowed.set(entry, integrity);
  instance.registerRemotes([{ name: global, entry, entryGlobalName: global, type: 'global' }], { force: true });
  return instance.loadRemote(`${global}/remote`);
}
