import { matchPath } from '@cred/vendor';
import { areas, type AreaDefinition, type AreaName } from './area-table';

/** The area that owns a path; null for an unknown path. */
export function areaOf(pathname: string): AreaName | null {
  for (const [name, area] of Object.entries(areas) as [AreaName, AreaDefinition][]) {
    if (area.routes.some((pattern) => matchPath(pattern, pathname))) return name;
  }
  return null;
}
