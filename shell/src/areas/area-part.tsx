import { UnsavedContext } from '@cred/platform';
import { useEffect, type ReactNode } from 'react';
import { commitPart, unsavedWorkOf, type AreaBuild, type Part } from '../federation';

interface Props {
  readonly build: AreaBuild;
  readonly part: Part;
  readonly children: ReactNode;
}

/** What every part of an area stands in: it knows when the part was on the page, and what it holds unsaved. */
export function AreaPart({ build, part, children }: Props): ReactNode {
  useEffect(() => commitPart(build, part), [build, part]);
  return <UnsavedContext value={unsavedWorkOf(build.area)}>{children}</UnsavedContext>;
}
