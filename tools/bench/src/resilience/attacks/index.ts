import { setTimeout as delay } from 'node:timers/promises';
import { measureOutage } from '../availability';
import { OrdinaryMembers } from '../ordinary-members';
import type { Result } from '../result';
import { all, RECOVERY_LIMIT_MS, createChecks, startIfEnded } from '../scenario';
import type { ScenarioContext } from '../scenario-context';
import type { Attack } from './attack';
import { idleConnections, slowBodies, slowUploads } from './connections';
import { rotatedAddresses, wrongLogins, wrongOpsTokens } from './guesses';
import { refusedUploads } from './refused-uploads';
import { foreignOrigin, foreignRecoveries } from './shared-limits';
import { costlyTexts } from './validation';

/** The members of the demo community who are attacked: one each, so that one attack has no effect on the next. */
const [LOGIN_OWNER, RECOVERY_OWNER] = ['ana.souza', 'tom.baker'] as const;

export const attacks: readonly Attack[] = [
  costlyTexts,
  slowUploads,
  slowBodies,
  wrongLogins(LOGIN_OWNER),
  rotatedAddresses(),
  wrongOpsTokens(),
  foreignRecoveries(RECOVERY_OWNER),
  foreignOrigin,
  refusedUploads(),
  idleConnections,
];

/** Alternates time without and with the attack, so that other work on this machine affects both. */
const ROUNDS = 2;
const PHASE_MS = 10_000;
const LEAD_MS = 1_000;
/** The time limit of `victim`; after it the attack ends in any case. */
const VICTIM_LIMIT_MS = 45_000;

/** Measures 50 ordinary members, alternately without and with a hostile client, who send requests at a steady pace. */
export async function runAttack(context: ScenarioContext, attack: Attack): Promise<Result> {
  const { stop, log } = context;
  const members = new OrdinaryMembers(context, attack.extra?.(context));
  const checks = createChecks(context);
  const services = all([checks.api, checks.validation, checks.releases, checks.web]);
  const problems = new Set<string>();
  const outages = [];
  await attack.before?.(context);
  members.start();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      members.enter('without');
      await delay(PHASE_MS, undefined, { signal: stop });
      const ended = new AbortController();
      const running = attack.run(context, ended.signal);
      await delay(LEAD_MS, undefined, { signal: stop });
      members.enter('during');
      const victim = Promise.race([
        attack.victim?.(context) ?? Promise.resolve([]),
        delay(VICTIM_LIMIT_MS, ['the attacked member waited too long']),
      ]);
      await delay(PHASE_MS, undefined, { signal: stop });
      for (const each of await victim) problems.add(each);
      members.enter('after');
      ended.abort();
      await running;
      outages.push(await measureOutage(services, { limitMs: RECOVERY_LIMIT_MS }));
      log(`${attack.name}, round ${round + 1} of ${ROUNDS}`);
    }
  } finally {
    await members.stop();
  }
  const p95 = { without: members.p95('without'), during: members.p95('during') };
  return {
    name: attack.name,
    outages,
    restarts: (await startIfEnded(context)) ? 1 : 0,
    otherErrors: members.statuses.otherErrors,
    p95,
    problems: [...problems],
    notes: [`ordinary members' responses: ${members.statuses}`],
  };
}
