import { setTimeout as delay } from 'node:timers/promises';
import { OperatorError } from '../errors';

/** The origin under which this machine reaches a service that listens on that address. */
export function localOrigin(host: string, port: number): string {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

/** Requests `/health/ready` until it responds with 200. */
export async function untilReady(name: string, origin: string, ended: AbortSignal, timeoutMs = 60_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  let last = 'no response';
  while (!ended.aborted) {
    try {
      const response = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(5000) });
      const text = await response.text();
      if (response.ok) return;
      last = `${response.status} ${text.slice(0, 200)}`;
    } catch {
      last = 'no response';
    }
    if (Date.now() > end)
      throw new OperatorError(
        `${name} is not ready after ${timeoutMs / 1000} s (${origin}/health/ready: ${last}). See its log.`,
      );
    await delay(40);
  }
}
