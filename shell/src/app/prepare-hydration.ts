import type { RenderedState } from '@cred/contract';
import type { AreaName } from '@cred/platform';
import { provideRenderTime } from '@cred/ui';
import { chooseBuildsFor, loadArea, pageShown } from '../federation';
import { dataClient, provideRenderedData } from '../session/data-client';
import { sessionQuery } from '../session/session-query';

/** Longer than the loader needs to fall back to another build; then the page is rendered again, with a placeholder. */
const TIMEOUT_MS = 15_000;

/**
 * Provides what the server's markup was rendered from, and loads the areas whose markup stands in the page: React keeps
 * markup only if the code is there when the page is hydrated.
 * @returns whether the loaded builds are those that the server rendered
 */
export async function prepareHydration({ now, builds, queries }: RenderedState): Promise<boolean> {
  provideRenderTime(now);
  provideRenderedData(queries);
  const me = dataClient().getQueryData(sessionQuery.queryKey);
  if (me) chooseBuildsFor(me);
  const areas = Object.entries(builds) as [AreaName, string][];
  const loads = areas.map(async ([area, build]) => {
    const loaded = await loadArea(area).catch(() => undefined);
    return loaded?.build === build;
  });
  const timeout = new Promise<false>((resolve) => setTimeout(() => resolve(false), TIMEOUT_MS));
  return Promise.race([Promise.all(loads).then((same) => same.every(Boolean)), timeout]);
}

/** Resolves when the page handles events, or after a second: then React hydrates the part that an event is for. */
export const whenHydrated = (): Promise<void> =>
  Promise.race([pageShown, new Promise<void>((resolve) => setTimeout(resolve, 1_000))]);
