import { CONTRACT_VERSION } from '@cred/contract';
import type { RouteObject } from '@cred/vendor';
import type { SlotComponents } from './slots';

/** What an area exposes as `./remote`. */
export interface RemoteModule {
  /** The contract that the area was built for. */
  readonly contractVersion: string;
  /** Its pages, with absolute paths: those that `areas` says it owns. */
  readonly routes: readonly RouteObject[];
  /** The parts of it that other areas and the shell may show. */
  readonly slots: Partial<SlotComponents>;
}

/** Makes an area's exposed module; the contract version is written in by the build. */
export const defineRemote = (module: Pick<RemoteModule, 'routes' | 'slots'>): RemoteModule => ({
  contractVersion: CONTRACT_VERSION,
  ...module,
});
