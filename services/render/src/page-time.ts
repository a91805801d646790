import { performance } from 'node:perf_hooks';
import process from 'node:process';
import type { RenderLimits } from '@cred/deployment/render-process';

/** How many times the usual time a page may take. */
const USUAL_TIMES = 3;

/** Starts to measure the processor time of this process in ms, and the share of a processor that it gets, 0 to 1. */
export function measureProcessor(): () => { readonly ms: number; readonly share: number } {
  const [startedAt, before] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(before);
    const ms = (user + system) / 1_000;
    return { ms, share: Math.min(1, ms / (performance.now() - startedAt)) };
  };
}

/**
 * The limit of a page, in ms: some times what the pages before it took, so that a loop ends soon. With a smaller share of a
 * processor the same work takes longer.
 */
export function limitFor(
  { warmMs, leastMs = warmMs, coldMs }: Pick<RenderLimits, 'warmMs' | 'leastMs' | 'coldMs'>,
  share: number,
  usual: readonly number[],
): number {
  const ms = Math.min(warmMs, Math.max(leastMs, USUAL_TIMES * Math.max(0, ...usual)));
  return Math.min(coldMs, ms / Math.max(share, 0.01));
}
