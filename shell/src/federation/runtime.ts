import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { Loadable } from '@cred/contract';
import { singletons } from '@cred/singletons';

declare global {
  /** Where areas built with `externalRuntime` find the core of the runtime, instead of bundling it. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
  /** Where the bundler's runtime loads the shell's other chunks from. */
  var __webpack_public_path__: string;
}

globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

/** The integrity of every entry that the release table allows, by absolute URL. */
const allowed = new Map<string, string>();

/** The origins that builds may come from: the page's, and the one that this shell was loaded from, possibly a CDN. */
const origins = new Set([location.origin, new URL(__webpack_public_path__, document.baseURI).origin]);

/**
 * Loads federation entries with the integrity of the release table, and no others. A verified entry contains the hashes
 * of all other files of its build (SubresourceIntegrityPlugin).
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
        // Without strictVersion a mismatch only warns, and the area runs against the wrong version.
        shareConfig: { singleton: true, eager: true, strictVersion: true, requiredVersion: `^${version}` },
      },
    ]),
  ),
});

/**
 * Loads the module that a build of an area exposes, without the state of an earlier attempt. Builds have unique names,
 * so two of one area can coexist. Rejects when any part cannot be loaded or does not match the release table, and when
 * the build's origin is neither the page's nor the shell's: a tampered table must not load foreign code.
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
 * Script elements of an earlier attempt that never finished: the runtime would wait for them instead of requesting the
 * file again.
 */
function removeScriptTags({ base }: Loadable): void {
  const start = new URL(base, document.baseURI).href;
  for (const script of document.querySelectorAll('script')) if (script.src.startsWith(start)) script.remove();
}
