import type { ChangeResult, Effects } from '@cred/deployment/registry';
import { OperatorError } from '@cred/tool-kit/errors';
import type { Command } from './arguments';
import { actor, type Context, type Outcome } from './context';
import { changeText, effectsText } from './format';
import { followTabs, tabsText } from './open-tabs';

/**
 * Starts a trial, or changes its members. The registry rejects the request if the area has changed since its revision
 * was read.
 */
export async function startTrial(
  { area, build, percent, testers, reason }: Extract<Command, { name: 'trial' }>,
  { client }: Context,
): Promise<Outcome> {
  const before = (await client.status({ newest: 1 })).areas.find((each) => each.area === area);
  const result = await client.trial(area, {
    build,
    percent,
    testers: [...testers],
    reason,
    actor: actor(),
    expectedRevision: before?.revision ?? 0,
  });
  return { document: result, text: changeText(before?.live ?? null, result) };
}

export const promote = (
  { area, build, reason }: Omit<Extract<Command, { name: 'promote' }>, 'name' | 'json'>,
  context: Context,
): Promise<Outcome> =>
  planAndExecute(context, area, { action: 'promote', build }, (expectedRevision) =>
    context.client.promote(area, { build, reason, actor: actor(), expectedRevision }),
  );

/** Prints the effects and, on a terminal, asks for confirmation; scripts are not asked. */
export const rollback = (
  { area, reason, to, yes }: Extract<Command, { name: 'rollback' }>,
  context: Context,
): Promise<Outcome> =>
  planAndExecute(
    context,
    area,
    { action: 'rollback', build: to },
    (expectedRevision) =>
      context.client.rollback(area, { reason, actor: actor(), expectedRevision, ...(to ? { to } : {}) }),
    yes ? undefined : context.confirm,
  );

/** Requests the plan of a change from the registry, prints it, and makes the change at the plan's revision. */
async function planAndExecute(
  context: Context,
  area: string,
  query: { readonly action: 'promote' | 'rollback'; readonly build?: string | undefined },
  execute: (expectedRevision: number) => Promise<ChangeResult>,
  confirm?: Context['confirm'],
): Promise<Outcome> {
  const { client, progress } = context;
  const effects = await client.effects(area, query);
  const api = effects.to ? await context.apiVersion() : null;
  if (effects.action !== null && effects.to) progress(effectsText(effects, api));
  if (effects.refusals.length > 0) throw new OperatorError(effects.refusals.join('\n'));
  if (effects.action !== null && confirm && !(await confirm(question(effects))))
    return { document: { changed: false, effects }, text: 'Nothing was changed', code: 1 };
  const result = await execute(effects.revision);
  const done = changeText(effects.from?.build ?? null, result);
  if (!result.changed) return { document: { ...result, effects }, text: done };
  // Print the change before the wait for open tabs.
  if (context.pause) progress(done);
  const tabs = await followTabs(context, result.area);
  const tabsLine = tabsText(area, result.area.live, tabs);
  return { document: { ...result, effects, tabs }, text: context.pause ? tabsLine : `${done}\n${tabsLine}` };
}

const question = ({ action, area }: Effects): string =>
  action === 'end-trial' ? `End the trial of ${area}?` : `Roll ${area} back?`;
