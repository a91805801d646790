import { CONTRACT_VERSION } from '@cred/contract';
import type { RouteObject } from '@cred/vendor';
import type { SlotComponents } from './slots';

/** What an area exposes as `./remote`. */
export interface RemoteModule {
  /** The version of the contract that the area was built with. */
  readonly contractVersion: string;
  /** Its pages, with absolute paths: the routes that `areas` lists for it. */
  readonly routes: readonly RouteObject[];
  /** The components that other areas and the shell may show. */
  readonly slots: Partial<SlotComponents>;
}

/** Creates an area's exposed module; the build inserts the contract version. */
export const defineRemote = (module: Pick<RemoteModule, 'routes' | 'slots'>): RemoteModule => ({
  contractVersion: CONTRACT_VERSION,
  ...module,
});
