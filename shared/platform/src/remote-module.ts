import { CONTRACT_VERSION, type TypedFirstCall } from '@cred/contract';
import type { RouteObject } from '@cred/vendor';
import type { SlotComponents } from './slots';

/** What an area exposes as `./remote`. */
export interface RemoteModule {
  /** The version of the contract that the area was built with. */
  readonly contractVersion: string;
  /** Its pages, with absolute paths: the routes that `areas` lists for it. */
  readonly routes: readonly AreaRoute[];
  /** The components that other areas and the shell may show. */
  readonly slots: Partial<SlotComponents>;
  /** What each slot reads first, for pages that show it (FED-16). */
  readonly slotFirstCalls?: { readonly [S in keyof SlotComponents]?: readonly TypedFirstCall[] };
}

/** A route of an area. */
type AreaRoute = RouteObject & {
  /** What the page reads first: its answers stand in the page's HTML (FED-16). Must be written out, not imported. */
  readonly firstCalls?: readonly TypedFirstCall[];
};

/** Creates an area's exposed module; the build inserts the contract version. */
export const defineRemote = (module: Omit<RemoteModule, 'contractVersion'>): RemoteModule => ({
  contractVersion: CONTRACT_VERSION,
  ...module,
});
