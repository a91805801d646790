import type { AreaName } from '@cred/platform';
import { Suspense, type ReactNode } from 'react';
import { partObserver } from './part-observer';

interface Props {
  readonly area: AreaName;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Shows the fallback while a part of an area loads. On the server it also confines the part's errors. */
export function PartSuspense({ area, fallback, children }: Props): ReactNode {
  if (partObserver()?.throwsErrors) return children;
  const waiting = (
    <>
      <PartEdge area={area} edge="wait" />
      {fallback}
    </>
  );
  return <Suspense fallback={waiting}>{children}</Suspense>;
}

/** What lies after a part that throws is not rendered; what lies after one that waits is, and then the fallback. */
export function PartEdge({
  area,
  edge,
}: {
  readonly area: AreaName;
  readonly edge: 'begin' | 'end' | 'wait';
}): ReactNode {
  partObserver()?.[edge](area);
  return null;
}
