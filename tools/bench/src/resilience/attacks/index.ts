import { setTimeout as delay } from 'node:timers/promises';
import { untilBack } from '../availability';
import { OrdinaryMembers } from '../ordinary-members';
import type { Result } from '../result';
import { all, BACK_LIMIT_MS, checksOf, startIfEnded } from '../scenario';
import type { Setting } from '../setting';
import type { Attack } from './attack';
import { idleConnections, slowUploads } from './connections';
import { rotatedAddresses, wrongLogins, wrongOpsTokens } from './guesses';
import { refusedUploads } from './refused-uploads';
import { foreignOrigin, foreignRecoveries } from './shared-limits';
import { costlyTexts } from './validation';

/** The members of the demo community who are attacked: one each, so that one attack has no effect on the next. */
const [LOGIN_OWNER, RECOVERY_OWNER] = ['ana.souza', 'tom.baker'] as const;

export const attacks: readonly Attack[] = [
  costlyTexts,
  slowUploads,
  wrongLogins(LOGIN_OWNER),
  rotatedAddresses(),
  wrongOpsTokens(),
  foreignRecoveries(RECOVERY_OWNER),
  foreignOrigin,
  refusedUploads(),
  idleConnections,
];

/** Quiet and attacked times by turns, so that other work on this machine affects both. */
const ROUNDS = 2;
const PHASE_MS = 10_000;
const LEAD_MS = 1_000;
/** Longer than a victim may try; then the attack ends in any case. */
const VICTIM_LIMIT_MS = 45_000;

/** 50 ordinary members at a steady pace, without and with a hostile client at the same time, by turns. */
export async function underAttack(setting: Setting, attack: Attack): Promise<Result> {
  const { stop, log } = setting;
  const members = new OrdinaryMembers(setting, attack.extra?.(setting));
  const checks = checksOf(setting);
  const parts = all([checks.api, checks.validation, checks.releases, checks.web]);
  const harm = new Set<string>();
  const outages = [];
  await attack.before?.(setting);
  members.start();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      members.enter('without');
      await delay(PHASE_MS, undefined, { signal: stop });
      const ended = new AbortController();
      const running = attack.run(setting, ended.signal);
      await delay(LEAD_MS, undefined, { signal: stop });
      members.enter('during');
      const victim = Promise.race([
        attack.victim?.(setting) ?? Promise.resolve([]),
        delay(VICTIM_LIMIT_MS, ['the attacked person waited too long']),
      ]);
      await delay(PHASE_MS, undefined, { signal: stop });
      for (const each of await victim) harm.add(each);
      members.enter('after');
      ended.abort();
      await running;
      outages.push(await untilBack(parts, { limitMs: BACK_LIMIT_MS }));
      log(`${attack.name}, round ${round + 1} of ${ROUNDS}`);
    }
  } finally {
    await members.stop();
  }
  const p95 = { without: members.p95('without'), during: members.p95('during') };
  return {
    name: attack.name,
    outages,
    ends: (await startIfEnded(setting)) ? 1 : 0,
    otherErrors: members.statuses.otherErrors,
    p95,
    harm: [...harm],
    notes: [`ordinary members' responses: ${members.statuses}`],
  };
}
