/** The route of an area that a path belongs to. */
export interface RouteMatch {
  readonly area: string;
  readonly pattern: string;
  /** The values of the pattern's parameters, decoded. */
  readonly params: Readonly<Record<string, string>>;
}

/**
 * The area and the route that own a path, by the shell's route patterns (`:name` matches one segment), or null. Like
 * the router, it ignores case and a trailing slash.
 */
export function matchRoute(routes: Readonly<Record<string, readonly string[]>>, pathname: string): RouteMatch | null {
  const path = segments(pathname);
  for (const [area, patterns] of Object.entries(routes)) {
    for (const pattern of patterns) {
      const params = paramsOf(segments(pattern), path);
      if (params) return { area, pattern, params };
    }
  }
  return null;
}

const segments = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

function paramsOf(pattern: readonly string[], path: readonly string[]): Record<string, string> | null {
  if (pattern.length !== path.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of pattern.entries()) {
    const value = path[index] ?? '';
    if (segment.startsWith(':')) params[segment.slice(1)] = decoded(value);
    else if (segment.toLowerCase() !== value.toLowerCase()) return null;
  }
  return params;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
