import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { Loadable } from '@cred/contract';
import { singletons } from '@cred/singletons';

declare global {
  /** Where areas built with `externalRuntime` look for the runtime's core, instead of bringing their own. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
  /** Where the bundler's runtime gets the shell's other chunks from. */
  var __webpack_public_path__: string;
}

globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

/** The integrity of every entry that the release table allows, by absolute URL. */
const allowed = new Map<string, string>();

/** Where builds may come from: the page's own origin, and the one that this very shell came from, a CDN perhaps. */
const origins = new Set([location.origin, new URL(__webpack_public_path__, document.baseURI).origin]);

/**
 * Loads federation entries as the browser should: only those in the table, only with the bytes recorded. An
 * entry checked in this way brings the hashes of all other files of its build (SubresourceIntegrityPlugin).
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
        // strictVersion: a mismatch would otherwise only warn, and run against the wrong library.
        shareConfig: { singleton: true, eager: true, strictVersion: true, requiredVersion: `^${version}` },
      },
    ]),
  ),
});

/**
 * Loads what a build of an area exposes, afresh: whatever an earlier try left behind is forgotten. Builds
 * have names of their own, so two of one area can be there side by side.
 * Rejects when any part of it cannot be loaded, or is not what the release table says; and whatever the table says,
 * when it comes from elsewhere than page and shell: a table that was tampered with must not bring foreign code.
 */
export async function loadExposed(loadable: Loadable): Promise<unknown> {
  const { href: entry, origin } = new URL(loadable.base + loadable.entry, document.baseURI);
  if (!origins.has(origin)) throw new Error(`Builds do not come from ${origin}`);
  const integrity = loadable.integrity[loadable.entry];
  if (!integrity) throw new Error(`The release table does not record ${loadable.entry}`);
  allowed.set(entry, integrity);
  dropTags(loadable);
  instance.registerRemotes([{ name: loadable.global, entry, entryGlobalName: loadable.global, type: 'global' }], {
    force: true,
  });
  return instance.loadRemote(`${loadable.global}/remote`);
}

/** Tags of an earlier try that never ended: the runtime would wait for them instead of asking anew. */
function dropTags({ base }: Loadable): void {
  const start = new URL(base, document.baseURI).href;
  for (const script of document.querySelectorAll('script')) if (script.src.startsWith(start)) script.remove();
}
