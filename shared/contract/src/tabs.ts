/**
 * The headers that an open tab sends when it requests the release table: the build of each area that it shows, from
 * which the page server counts the tabs of each build (`services/web/src/tabs`). This module has no schemas, so that
 * the browser's code does not load zod for it.
 */

/** Request header: the tab's id, random digits per page load. They are never persisted and identify no member. */
export const TAB_ID_HEADER = 'cred-tab';

/** Request header: `feed=<build>,chat=<build>`, all areas that the tab has loaded. */
export const SHOWN_BUILDS_HEADER = 'cred-shows';

/** The maximum number of areas in the header. */
export const SHOWN_BUILDS_MAX = 20;

/** Builds by area. */
export type ShownBuilds = Readonly<Record<string, string>>;

const TAB_ID = /^[0-9a-f]{16}$/;
/** An area and a build, as defined in `release.ts`. */
const PAIR = /^([a-z][a-z0-9-]{1,30})=([0-9a-f]{16})$/;
/** The maximum length of the header: `SHOWN_BUILDS_MAX` pairs of name, equals sign, build and comma. */
const CHARACTERS_MAX = SHOWN_BUILDS_MAX * (31 + 1 + 16 + 1);

/** The header's value for these builds; empty without builds. */
export const formatShownBuilds = (builds: readonly { readonly area: string; readonly build: string }[]): string =>
  builds.map(({ area, build }) => `${area}=${build}`).join(',');

/** Whether a value has the format of a tab's id. */
export const isTabId = (value: unknown): value is string => typeof value === 'string' && TAB_ID.test(value);

/** Parses the header; null when it is empty, too long or malformed. */
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
