import { areaOf, areas, paths, type AreaDefinition, type AreaName } from '@cred/platform';
import { matchPath } from '@cred/vendor';

/** What an area is called where it cannot name itself: as its first entry in the navigation, else by its name. */
export const areaTitles = Object.fromEntries(
  Object.entries<AreaDefinition>(areas).map(([name, { navigation }]) => [
    name,
    navigation[0]?.label ?? name.replace(/^./, (letter) => letter.toUpperCase()),
  ]),
) as Readonly<Record<AreaName, string>>;

/** The tab's title for an address; null where the page itself gives it. */
export function titleOf(pathname: string): string | null {
  const profile = matchPath('/profile/:username', pathname);
  if (profile) return `@${profile.params.username}`;
  if (pathname === paths.bookmarks()) return 'Bookmarks';
  const area = areaOf(pathname);
  return area && areaTitles[area];
}
