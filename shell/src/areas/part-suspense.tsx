import type { AreaName } from '@cred/platform';
import { Suspense, type ReactNode } from 'react';
import { partObserver } from './part-observer';

interface Props {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Shows the fallback while a part of an area loads. On the server it also confines the part's errors. */
export const PartSuspense = ({ fallback, children }: Props): ReactNode =>
  partObserver()?.throwsErrors ? children : <Suspense fallback={fallback}>{children}</Suspense>;

/** The end is rendered only if everything since the begin was. */
export function PartEdge({ area, edge }: { readonly area: AreaName; readonly edge: 'begin' | 'end' }): ReactNode {
  partObserver()?.[edge](area);
  return null;
}
