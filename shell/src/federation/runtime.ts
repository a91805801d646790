import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { Release } from '@cred/contract';
import { singletons } from '@cred/singletons';

declare global {
  /** Where areas built with `externalRuntime` look for the runtime's core, instead of bringing their own. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

/** The integrity of every entry that the release table allows, by absolute URL. */
const allowed = new Map<string, string>();

/** Loads federation entries as the browser should: only those in the table, only with the bytes recorded. */
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

/** Makes a release the one that its area's name stands for, forgetting whatever stood there before. */
export function registerRelease(area: string, release: Release): void {
  const entry = new URL(release.base + release.entry, document.baseURI).href;
  const integrity = release.integrity[release.entry];
  if (!integrity) throw new Error(`The release of ${area} does not record its entry`);
  allowed.set(entry, integrity);
  instance.registerRemotes([{ name: area, entry, entryGlobalName: release.global, type: 'global' }], { force: true });
}

/** Loads what a registered area exposes. Rejects when any part of it cannot be loaded. */
export const loadExposed = (area: string): Promise<unknown> => instance.loadRemote(`${area}/remote`);
