/**
 * The area that owns a path, by the shell's route patterns (`:name` matches one segment), or null. Like the router, it
 * ignores case and a trailing slash.
 */
export function areaOfPath(routes: Readonly<Record<string, readonly string[]>>, pathname: string): string | null {
  const path = segments(pathname);
  const owner = Object.entries(routes).find(([, patterns]) =>
    patterns.some((pattern) => matches(segments(pattern), path)),
  );
  return owner?.[0] ?? null;
}

const segments = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

const matches = (pattern: readonly string[], path: readonly string[]): boolean =>
  pattern.length === path.length &&
  pattern.every((segment, index) => segment.startsWith(':') || segment.toLowerCase() === path[index]?.toLowerCase());
