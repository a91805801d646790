import { UnsavedContext } from '@cred/platform';
import { useEffect, type ReactNode } from 'react';
import { PartEdge } from './part-suspense';
import { commitPart, unsavedWorkOf, type AreaBuild, type Part } from '../federation';

interface Props {
  readonly build: AreaBuild;
  readonly part: Part;
  readonly children: ReactNode;
}

/**
 * Wraps each part of an area: records that the part was rendered, and provides the context in which it reports unsaved
 * work.
 */
export function AreaPart({ build, part, children }: Props): ReactNode {
  useEffect(() => commitPart(build, part), [build, part]);
  return (
    <UnsavedContext value={unsavedWorkOf(build.area)}>
      <PartEdge area={build.area} edge="begin" />
      {children}
      <PartEdge area={build.area} edge="end" />
    </UnsavedContext>
  );
}
