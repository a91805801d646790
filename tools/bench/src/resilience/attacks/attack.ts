import type { ExtraCall } from '../ordinary-members';
import type { ScenarioContext } from '../scenario-context';

/** A hostile client of one kind. */
export interface Attack {
  readonly name: string;
  /** Prepares the attacked member before the first attack. */
  before?(context: ScenarioContext): Promise<void>;
  /** Attacks until the signal aborts, and leaves nothing open then. */
  run(context: ScenarioContext, stop: AbortSignal): Promise<void>;
  /** What some of the ordinary members do at the same time, because the attack aims at it. */
  readonly extra?: (context: ScenarioContext) => ExtraCall;
  /** What the attacked member or operator tries during the attack; resolves to sentences about what failed. */
  victim?(context: ScenarioContext): Promise<readonly string[]>;
}

/** The addresses of hostile clients, from a range for documentation. */
export const hostileAddress = (index: number): string => `203.0.113.${1 + (index % 250)}`;

/** Sends the same kind of request over and over with some of them in flight, until the signal aborts. */
export async function flood(inFlight: number, stop: AbortSignal, send: (n: number) => Promise<unknown>): Promise<void> {
  let n = 0;
  const worker = async (): Promise<void> => {
    while (!stop.aborted) {
      n += 1;
      await send(n);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
}
