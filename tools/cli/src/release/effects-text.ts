import { describeEffects } from '@cred/deployment/effects-text';
import type { Effects } from '@cred/deployment/registry';

/**
 * What a change will do, for the console.
 * @param api the contract version of the API; null when it does not answer
 */
export function effectsText(effects: Effects, api: string | null): string {
  const { title, facts, notices } = describeEffects(effects, api);
  const lines = facts.map(([name, text]) => `  ${name.padEnd(6)} ${text}`);
  return [title, ...lines, ...notices.map((notice) => `  ! ${notice}`)].join('\n');
}
