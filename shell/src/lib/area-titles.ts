import { areaOf, areas, paths, type AreaDefinition, type AreaName } from '@cred/platform';
import { matchPath } from '@cred/vendor';

/**
 * The title of each area, for places where the area cannot provide one: the label of its first navigation entry, else
 * its name.
 */
export const areaTitles = Object.fromEntries(
  Object.entries<AreaDefinition>(areas).map(([name, { navigation }]) => [
    name,
    navigation[0]?.label ?? name.replace(/^./, (letter) => letter.toUpperCase()),
  ]),
) as Readonly<Record<AreaName, string>>;

/** The document title for an address; null where the page sets it. */
export function titleOf(pathname: string): string | null {
  const profile = matchPath('/profile/:username', pathname);
  if (profile) return `@${profile.params.username}`;
  if (pathname === paths.bookmarks()) return 'Bookmarks';
  if (matchPath('/post/:id', pathname)) return 'Post';
  const topic = matchPath('/topic/:topic', pathname);
  if (topic) return `#${topic.params.topic}`;
  if (pathname === '/search') return 'Search';
  const area = areaOf(pathname);
  return area && areaTitles[area];
}
