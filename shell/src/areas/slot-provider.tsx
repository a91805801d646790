import { SlotHostContext, slotOwner, type SlotHost, type SlotName, type SlotProps } from '@cred/platform';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { AreaBoundary } from './area-boundary';
import { AreaPart } from './area-part';
import { SlotNote } from './slot-note';
import { useAreaBuild } from './use-area-build';

/** Turns a slot's name into its owner's component; while it loads, into the fallback. */
const host: SlotHost = {
  render: (name, props, fallback) => (
    <AreaBoundary area={slotOwner[name]} part={name} fallback={<SlotNote name={name} />}>
      <Suspense fallback={fallback}>
        <SlotPart name={name} given={props} />
      </Suspense>
    </AreaBoundary>
  ),
};

export const SlotProvider = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <SlotHostContext value={host}>{children}</SlotHostContext>
);

function SlotPart<N extends SlotName>({ name, given }: { readonly name: N; readonly given: SlotProps[N] }): ReactNode {
  const build = useAreaBuild(slotOwner[name]);
  // Props and component of one name belong together; TypeScript cannot follow that through the index.
  const Part = build.slots[name] as ComponentType<SlotProps[N]> | undefined;
  if (!Part) return <SlotNote name={name} />;
  return (
    <AreaPart build={build} part={name}>
      <Part key={build.build} {...given} />
    </AreaPart>
  );
}
