import { SlotHostContext, slotOwner, type SlotHost, type SlotName, type SlotProps } from '@cred/platform';
import type { ComponentType, ReactNode } from 'react';
import { AreaBoundary } from './area-boundary';
import { AreaPart } from './area-part';
import { PartSuspense } from './part-suspense';
import { SlotUnavailable } from './slot-unavailable';
import { useAreaBuild } from './use-area-build';

/**
 * Renders the component that the slot's area provides. While the area loads, it renders the fallback. Nothing for a slot
 * that this shell does not know, of a newer area in an open tab (SHELL-33).
 */
const host: SlotHost = {
  render: (name, props, fallback) =>
    name in slotOwner && (
      <AreaBoundary area={slotOwner[name]} part={name} fallback={<SlotUnavailable name={name} />}>
        <PartSuspense area={slotOwner[name]} fallback={fallback}>
          <SlotPart name={name} slotProps={props} />
        </PartSuspense>
      </AreaBoundary>
    ),
};

export const SlotProvider = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <SlotHostContext value={host}>{children}</SlotHostContext>
);

function SlotPart<N extends SlotName>({
  name,
  slotProps,
}: {
  readonly name: N;
  readonly slotProps: SlotProps[N];
}): ReactNode {
  const build = useAreaBuild(slotOwner[name]);
  // TypeScript cannot infer that the component and the props belong to the same slot name.
  const Part = build.slots[name] as ComponentType<SlotProps[N]> | undefined;
  if (!Part) return <SlotUnavailable name={name} />;
  return (
    <AreaPart build={build} part={name}>
      <Part key={build.build} {...slotProps} />
    </AreaPart>
  );
}
