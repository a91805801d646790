import { satisfies } from '@cred/contract/versions';

/** One shared package as hosts of module federation provide it. */
interface Share {
  /** The package itself, if the host has loaded it. */
  readonly lib?: () => unknown;
  readonly get: () => Promise<() => unknown> | (() => unknown);
}

/** By package name and version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, Share>>>>;

/**
 * An area's container: what a host of module federation calls on an entry (`init`, `get`), and `shared`, which the build
 * calls for each import of a shared package.
 */
export interface Container {
  init(scope: ShareScope): Promise<void>;
  get(name: string): Promise<() => unknown>;
  shared(name: string): unknown;
}

/**
 * Creates an area's container. It does of module federation what the areas need, in a tenth of its bytes: every shared
 * package comes from the host, in a version within `^required`.
 * @param required versions by package name
 * @param load loads the exposed module
 */
export function createContainer(required: Readonly<Record<string, string>>, load: () => Promise<unknown>): Container {
  const modules = new Map<string, unknown>();
  return {
    async init(scope) {
      for (const [name, minimum] of Object.entries(required)) {
        const share = Object.entries(scope[name] ?? {}).find(([version]) => satisfies(version, minimum))?.[1];
        if (share) modules.set(name, (share.lib ?? (await share.get()))());
      }
    },
    async get(name) {
      if (name !== './remote') throw new Error(`The build does not expose ${name}`);
      const exposed = await load();
      return () => exposed;
    },
    // Not in `init`: an area that does not use a package works with a host that does not have it.
    shared(name) {
      if (!modules.has(name)) throw new Error(`The shell does not provide ${name} ^${required[name]}`);
      return modules.get(name);
    },
  };
}
