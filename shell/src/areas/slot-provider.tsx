import { SlotHostContext, slotOwner, type SlotHost, type SlotName, type SlotProps } from '@cred/platform';
import { Suspense, use, type ComponentType, type ReactNode } from 'react';
import { RetryBoundary } from '../app/retry-boundary';
import { loadArea, loadedArea } from '../federation';
import { SlotNote } from './slot-note';

/** Turns a slot's name into its owner's component; while it loads, into the fallback. */
const host: SlotHost = {
  render: (name, props, fallback) => (
    <RetryBoundary title="" onRetry={() => undefined} fallback={<SlotNote name={name} />}>
      <Suspense fallback={fallback}>
        <SlotPart name={name} given={props} />
      </Suspense>
    </RetryBoundary>
  ),
};

export const SlotProvider = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <SlotHostContext value={host}>{children}</SlotHostContext>
);

function SlotPart<N extends SlotName>({ name, given }: { readonly name: N; readonly given: SlotProps[N] }): ReactNode {
  const owner = slotOwner[name];
  const { slots } = loadedArea(owner) ?? use(loadArea(owner));
  // Props and component of one name belong together; TypeScript cannot follow that through the index.
  const Part = slots[name] as ComponentType<SlotProps[N]> | undefined;
  return Part ? <Part {...given} /> : <SlotNote name={name} />;
}
