import * as z from 'zod';
import { areaName, buildId } from '@cred/contract/releases';

/** The reports of page servers about their open tabs, and the registry's counts. */

/**
 * The maximum number of tabs that one report names, so that a tab of two page servers counts once. A page server with
 * more tabs names a sample.
 */
export const TABS_NAMED_MAX = 1_000;

/** Body of `POST /tabs`: the open tabs of a page server, which replace its previous report. */
export const tabsBody = z.strictObject({
  /** The page server's process, by random digits of its start. */
  server: z.string().regex(/^[0-9a-f]{16}$/),
  /** Only tabs whose digits begin with this many zero bits are named; each counts `2 ** zeroBits` times. */
  zeroBits: z.number().int().min(0).max(32),
  groups: z
    .array(
      z.strictObject({
        shown: z.record(areaName, buildId),
        /** The tab's digits, and the seconds since its last request. */
        tabs: z
          .array(z.tuple([z.string().regex(/^[0-9a-f]{16}$/), z.number().min(0).max(60)]))
          .min(1)
          .max(TABS_NAMED_MAX),
      }),
    )
    .max(TABS_NAMED_MAX),
});

/** Whether a tab belongs to the sample, by its first 32 bits. */
export const isInSample = (tab: string, zeroBits: number): boolean =>
  Math.clz32(Number.parseInt(tab.slice(0, 8), 16)) >= zeroBits;

/** Response of `GET /tabs`: counts by area and build; null: no page server reports, so the counts are unknown. */
export const openTabs = z.object({ areas: z.record(areaName, z.record(buildId, z.number().int())).nullable() });

export type TabsBody = z.infer<typeof tabsBody>;
export type OpenTabs = z.infer<typeof openTabs>;
