/**
 * What an open tab says about itself when it asks for the release table: which build of each area it shows, so
 * that after a change it can be told how many have moved. Read by `services/web/src/tabs`. No schemas here: the
 * browser's part stays small.
 */

/** Request header: the tab, by digits drawn at each page load. They are kept nowhere and stand for nobody. */
export const TAB_ID_HEADER = 'cred-tab';

/** Request header: `feed=<build>,chat=<build>`, of every area that the tab has loaded. */
export const SHOWN_BUILDS_HEADER = 'cred-shows';

/** The most areas that one tab may name. */
export const SHOWN_BUILDS_MAX = 20;

/** Build by area, as one tab shows them. */
export type ShownBuilds = Readonly<Record<string, string>>;

const TAB_ID = /^[0-9a-f]{16}$/;
/** An area and a build, as `release.ts` has them. */
const PAIR = /^([a-z][a-z0-9-]{1,30})=([0-9a-f]{16})$/;
/** The longest header that can be read: `SHOWN_BUILDS_MAX` pairs of a name, a sign, a build and a comma. */
const CHARACTERS_MAX = SHOWN_BUILDS_MAX * (31 + 1 + 16 + 1);

/** The header's value for these builds; empty for a tab that shows none. */
export const formatShownBuilds = (builds: readonly { readonly area: string; readonly build: string }[]): string =>
  builds.map(({ area, build }) => `${area}=${build}`).join(',');

/** Whether a header's value can be that of a tab. */
export const isTabId = (value: unknown): value is string => typeof value === 'string' && TAB_ID.test(value);

/** What the header says; null when it says nothing, too much or anything else than it should. */
export function parseShownBuilds(value: unknown): ShownBuilds | null {
  if (typeof value !== 'string' || value === '' || value.length > CHARACTERS_MAX) return null;
  const shown = new Map<string, string>();
  for (const pair of value.split(',')) {
    const [, area, build] = PAIR.exec(pair) ?? [];
    if (area === undefined || build === undefined || shown.has(area) || shown.size === SHOWN_BUILDS_MAX) return null;
    shown.set(area, build);
  }
  return Object.fromEntries(shown);
}
