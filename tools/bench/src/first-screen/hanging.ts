import { CopiedBuilds } from '../product/registry';
import type { BenchStack } from '../stack';
import { percentile } from '../statistics';
import { goLive } from './memory';
import type { MembersPages } from './members-pages';

/** What the parts of the feed do on the server, with its whole source for that. */
const faults = {
  'never settles': 'const fault = () => { throw new Promise(() => {}); };',
  loops: 'const fault = () => { for (;;); };',
} as const;
type Fault = keyof typeof faults;
const faultNames = Object.keys(faults) as readonly Fault[];

/** All routes and slots of the area show the fault instead. */
const sourceOf = (fault: Fault): string => `{
  ${faults[fault]}
  const { remote } = module.exports;
  const element = require('react').createElement(fault);
  module.exports = { remote: {
    ...remote,
    routes: remote.routes.map((route) => ({ ...route, element })),
    slots: Object.fromEntries(Object.keys(remote.slots).map((name) => [name, fault])),
  } };
}`;

export interface HangingResults {
  readonly fault: Fault;
  readonly place: string;
  /** The median of the same pages with the working build, in ms. */
  readonly usual: number;
  /** How much later each page's document was complete, in ms: the first page of a build, and the later ones. */
  readonly first: readonly number[];
  readonly later: readonly number[];
  /** Pages whose other parts were not in their HTML. */
  readonly unrendered: number;
}

const AREA = 'feed';
/** Pages with a part of the area, and what else must be in their HTML: a page of it, and a slot in a page of another area. */
const places = [
  { name: 'home', path: '/', others: /aria-label="Main"/ },
  { name: 'a profile', path: '/profile/marcus.lee', others: /<h1[^>]*>(?:<[^>]*>)*Marcus Lee/ },
] as const;
/** Before the stop rule, which ends after five pages what this measures. */
const PAGES_OF_BUILD = 3;
const WARM_UP = 20;

/** Alternately a build of the feed that works and a new one with the fault, each with a few pages. */
export async function measureHanging(
  stack: BenchStack,
  members: MembersPages,
  builds: number,
  stop: AbortSignal,
): Promise<readonly HangingResults[]> {
  const copies = new CopiedBuilds(stack, AREA);
  const working = await copies.publish('// works');
  const results: HangingResults[] = [];
  for (const fault of faultNames)
    for (const { name, path, others } of places) {
      const [usual, first, later]: [number[], number[], number[]] = [[], [], []];
      let [unrendered, faulty] = [0, 0];
      const load = async (): Promise<number> => {
        stop.throwIfAborted();
        const { tookMs, html } = await members.load(path);
        if (!others.test(html)) unrendered += 1;
        return tookMs;
      };
      for (let build = 0; build < builds; build += 1) {
        await goLive(copies, working, members, stop);
        for (let page = 0; page < (build === 0 ? WARM_UP : PAGES_OF_BUILD); page += 1) await load();
        for (let page = 0; page < PAGES_OF_BUILD; page += 1) usual.push(await load());
        // On a busy machine a page with working builds may come without markup too.
        unrendered = faulty;
        await goLive(copies, await copies.publish(sourceOf(fault)), members, stop);
        first.push(await load());
        for (let page = 1; page < PAGES_OF_BUILD; page += 1) later.push(await load());
        faulty = unrendered;
      }
      const median = percentile(usual, 0.5);
      const added = (times: readonly number[]): number[] => times.map((time) => time - median);
      results.push({ fault, place: name, usual: median, first: added(first), later: added(later), unrendered: faulty });
    }
  return results;
}
