import type { AreaStatus } from '@cred/deployment/registry';
import { OperatorError } from '@cred/tool-kit/errors';
import { count } from '@cred/tool-kit/console';
import type { Context } from './context';

/**
 * How long open tabs are polled after a change, in ms. Tabs request the release table every few seconds, and report a
 * new build within one more second.
 */
const FOLLOW_MS = 10_000;
const POLL_MS = 500;
/** From this number on, the registry may extrapolate from a sample. */
const SAMPLED_FROM = 1_000;

/** Open tabs that show an area, by build. */
export type Tabs = Readonly<Record<string, number>>;

/** The open tabs of an area; null when they are unknown: the registry or the page servers are older, or unavailable. */
async function readTabs({ client }: Pick<Context, 'client'>, area: string): Promise<Tabs | null> {
  try {
    const { areas } = await client.tabs();
    return areas && (areas[area] ?? {});
  } catch (error) {
    // The change is made: missing counts are not a failure.
    if (error instanceof OperatorError) return null;
    throw error;
  }
}

/** Polls the open tabs until all show the live build of an area, the time is over or the operator interrupts. */
export async function followTabs(
  context: Context,
  { area, live }: Pick<AreaStatus, 'area' | 'live'>,
): Promise<Tabs | null> {
  const { pause, progress } = context;
  let tabs = await readTabs(context, area);
  if (pause && countOthers(tabs, live) > 0)
    progress(
      `${movedText(area, live, tabs)}; watching for up to ${FOLLOW_MS / 1_000} s (Ctrl-C ends that, the change stays)`,
    );
  for (let left = FOLLOW_MS; pause && left > 0 && countOthers(tabs, live) > 0; left -= POLL_MS) {
    if (!(await pause(POLL_MS))) break;
    tabs = await readTabs(context, area);
  }
  return tabs;
}

/** How many open tabs show the live build. The reasons why other tabs do not show it are unknown here. */
export function tabsText(area: string, live: string | null, tabs: Tabs | null): string {
  const others = countOthers(tabs, live);
  return `${movedText(area, live, tabs)}${others === 0 ? '' : `; ${others} not yet: tabs with unsaved work or in the background change later`}`;
}

function movedText(area: string, live: string | null, tabs: Tabs | null): string {
  if (!tabs) return 'Open tabs: unknown, no page server reports them';
  const all = sum(tabs);
  if (all === 0) return `Open tabs: none shows ${area} now`;
  return `Open tabs: ${all >= SAMPLED_FROM ? 'about ' : ''}${all - countOthers(tabs, live)} of ${all} ${all === 1 ? 'shows' : 'show'} ${live}`;
}

/** The tabs of an area in one cell of the status: their number, and how many show the live build if not all do. */
export function tabsCell({ live, tabs }: Pick<AreaStatus, 'live' | 'tabs'>): string {
  if (!tabs) return '';
  const [all, others] = [sum(tabs), countOthers(tabs, live)];
  return others === 0 ? String(all) : `${all - others} of ${all}`;
}

/** Lines about tabs that do not show the live build. */
export const otherTabs = ({ area, live, tabs }: Pick<AreaStatus, 'area' | 'live' | 'tabs'>): string[] =>
  Object.entries(tabs ?? {})
    .filter(([build]) => build !== live)
    .map(([build, number]) => `${area}: ${build} is shown by ${count(number, 'open tab')}`);

const sum = (tabs: Tabs): number => Object.values(tabs).reduce((all, each) => all + each, 0);
const countOthers = (tabs: Tabs | null, live: string | null): number =>
  tabs ? sum(tabs) - (tabs[live ?? ''] ?? 0) : 0;
