import { userInfo } from 'node:os';
import { errorMessage } from '../operator-error';
import { buildAll } from '../build/build';
import { buildables } from '../build/workspaces';
import { OperatorError } from '../operator-error';
import type { Command } from './arguments';
import { changeText, historyText, statusText } from './format';
import { checkContract, readLocalBuild, shellContractVersion, uploadBuild } from './local-build';
import type { RegistryClient } from './registry-client';

/** What a command gives back: a document for scripts, and the same for people. */
export interface Outcome {
  readonly document: unknown;
  readonly text: string;
}

export interface Context {
  readonly client: RegistryClient;
  readonly root: string;
  readonly stop: AbortSignal;
  /** Says how far a long command is; silent with `--json`. */
  readonly progress: (line: string) => void;
}

/** Does what was asked for. */
export async function runCommand(command: Exclude<Command, { name: 'help' }>, context: Context): Promise<Outcome> {
  const { client } = context;
  switch (command.name) {
    case 'status': {
      const status = await client.status();
      return { document: status, text: statusText(status) };
    }
    case 'history': {
      const history = await client.history(command.area);
      return { document: history, text: historyText(history) };
    }
    case 'publish':
      return publish(command, context);
    case 'promote': {
      const { area, build, reason } = command;
      return change(client, area, (expectedRevision) => client.promote(area, { build, reason, actor: person(), expectedRevision }));
    }
    case 'rollback': {
      const { area, reason, to } = command;
      return change(client, area, (expectedRevision) => client.rollback(area, { reason, actor: person(), expectedRevision, ...(to ? { to } : {}) }));
    }
  }
}

async function publish(command: Extract<Command, { name: 'publish' }>, { client, root, stop, progress }: Context): Promise<Outcome> {
  const { area, hold, reason } = command;
  // Before the build, so that a registry that is away costs nobody the wait.
  await client.status();
  const workspace = buildables(root).find(({ folder }) => folder === `remotes/${area}`);
  if (!workspace) throw new OperatorError(`remotes/${area} has no build: an rspack.config.ts is missing`);
  progress(`Building ${area}`);
  await buildAll(root, [workspace], stop, progress);
  const local = readLocalBuild(root, area);
  const { build } = local.record;
  checkContract(local.record, shellContractVersion(root));
  const files = await uploadBuild(client, local);
  const uploaded = files > 0 ? `${area}: ${build} uploaded, ${files} files` : `${area}: the registry has ${build} already`;
  if (hold) return { document: { area, build, uploaded: files > 0, live: false }, text: `${uploaded}\nMake it live with: npm run release -- promote ${area} ${build}` };
  progress(uploaded);
  const { document, text } = await change(client, area, (expectedRevision) => client.promote(area, { build, reason, actor: person(), expectedRevision }));
  return { document: { area, build, uploaded: files > 0, live: true, change: document }, text };
}

/** Changes an area as it was seen just now: a change of somebody else's in between is a refusal. */
async function change(
  client: RegistryClient,
  area: string,
  ask: (expectedRevision: number) => ReturnType<RegistryClient['promote']>,
): Promise<Outcome> {
  const before = (await client.status()).areas.find((each) => each.area === area);
  const result = await ask(before?.revision ?? 0);
  return { document: result, text: changeText(before?.live ?? null, result) };
}

/** Who is at the console, for the audit log. */
function person(): string {
  try {
    return userInfo().username || 'unknown';
  } catch (error) {
    return `unknown (${errorMessage(error)})`.slice(0, 100);
  }
}
