import type { AreaStatus, ChangeResult, Effects } from '@cred/deployment/registry';
import { OperatorError } from '@cred/tool-kit/errors';
import type { Command } from './arguments';
import type { Context, Outcome } from './commands';
import { changeText } from './format';
import { effectsText } from './effects-text';
import { followTabs, tabsText } from './open-tabs';
import { person } from './person';

/** Changes an area as it was seen just now: a change of somebody else's in between is a refusal. */
export async function change(
  { client }: Pick<Context, 'client'>,
  area: string,
  ask: (expectedRevision: number) => Promise<ChangeResult>,
): Promise<Outcome> {
  const before = await stateOf(client, area);
  const result = await ask(before?.revision ?? 0);
  return { document: result, text: changeText(before?.live ?? null, result) };
}

export const promote = (
  { area, build, reason }: Omit<Extract<Command, { name: 'promote' }>, 'name' | 'json'>,
  context: Context,
): Promise<Outcome> =>
  withPreview(context, area, { action: 'promote', build }, (expectedRevision) =>
    context.client.promote(area, { build, reason, actor: person(), expectedRevision }),
  );

/** Says what it will do and asks, on a terminal; a script is not asked. */
export const rollback = (
  { area, reason, to, yes }: Extract<Command, { name: 'rollback' }>,
  context: Context,
): Promise<Outcome> =>
  withPreview(
    context,
    area,
    { action: 'rollback', build: to },
    (expectedRevision) =>
      context.client.rollback(area, { reason, actor: person(), expectedRevision, ...(to ? { to } : {}) }),
    yes ? undefined : context.confirm,
  );

async function withPreview(
  context: Context,
  area: string,
  query: { readonly action: 'promote' | 'rollback'; readonly build?: string | undefined },
  act: (expectedRevision: number) => Promise<ChangeResult>,
  confirm?: Context['confirm'],
): Promise<Outcome> {
  const { client, progress } = context;
  const before = await stateOf(client, area);
  const effects = await client.effects(area, query);
  const api = effects.to ? await context.apiVersion() : null;
  if (effects.action !== null && effects.to) progress(effectsText(effects, api));
  if (effects.refusals.length > 0) throw new OperatorError(effects.refusals.join('\n'));
  if (effects.action !== null && confirm && !(await confirm(question(effects))))
    return { document: { changed: false, effects }, text: 'Nothing was changed', code: 1 };
  const result = await act(before?.revision ?? 0);
  const done = changeText(before?.live ?? null, result);
  if (!result.changed) return { document: { ...result, effects }, text: done };
  // The change first: whoever has to look on does not have to guess.
  if (context.pause) progress(done);
  const tabs = await followTabs(context, result.area);
  const told = tabsText(area, result.area.live, tabs);
  return { document: { ...result, effects, tabs }, text: context.pause ? told : `${done}\n${told}` };
}

const question = ({ action, area }: Effects): string =>
  action === 'end-trial' ? `End the trial of ${area}?` : `Roll ${area} back?`;

const stateOf = async (client: Context['client'], area: string): Promise<AreaStatus | undefined> =>
  (await client.status({ newest: 1 })).areas.find((each) => each.area === area);
