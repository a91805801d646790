import { areaOf, paths, type AreaName } from '@cred/platform';
import { matchPath } from '@cred/vendor';

/** What an area is called where it cannot name itself. */
export const areaTitles: Readonly<Record<AreaName, string>> = {
  feed: 'Home',
  notifications: 'Notifications',
  chat: 'Direct',
  settings: 'Settings',
  profile: 'Profile',
};

/** The tab's title for an address; null where the page itself gives it. */
export function titleOf(pathname: string): string | null {
  const profile = matchPath('/profile/:username', pathname);
  if (profile) return `@${profile.params.username}`;
  if (pathname === paths.bookmarks()) return 'Bookmarks';
  const area = areaOf(pathname);
  return area && areaTitles[area];
}
