import { buildAll } from '@cred/tool-kit/builds/build';
import { buildables } from '@cred/tool-kit/builds/workspaces';
import { count } from '@cred/tool-kit/console';
import { OperatorError } from '@cred/tool-kit/errors';
import type { Command } from './arguments';
import { promote } from './change';
import { tokensText } from './format';
import { checkSources } from './check-sources';
import { readLocalBuild, readLocalShell } from '@cred/tool-kit/builds/local-builds';
import { checkGate, uploadBuild } from './upload-build';
import { actor, type Context, type Outcome } from './context';
import type { RegistryClient } from './registry-client';

/** What the history says of a build that was published without its tests. */
const SKIPPED = 'tests skipped';

/** Checks, builds and uploads an area; members get the build by `promote` or `trial`, or at once with `--live`. */
export async function publish(command: Extract<Command, { name: 'publish' }>, context: Context): Promise<Outcome> {
  const { client, root, stop, progress } = context;
  const { area, live, reason, skipTests } = command;
  // Before the build, so that an unavailable registry is reported without a wait.
  await client.status({ newest: 1 });
  const workspace = buildables(root).find(({ folder }) => folder === `remotes/${area}`);
  if (!workspace) throw new OperatorError(`remotes/${area} has no build: an rspack.config.ts is missing`);
  await checkSources(area, skipTests, context);
  if (skipTests) progress(`${area}: ${SKIPPED}`);
  progress(`Building ${area}`);
  await buildAll(root, [workspace], stop, progress);
  const noted = skipTests && live ? [reason, SKIPPED].filter(Boolean).join('; ') : reason;
  return publishBuilt({ area, live, reason: noted }, context);
}

/** Publishes the newest existing build. */
export async function publishBuilt(
  { area, live, reason }: { readonly area: string; readonly live: boolean; readonly reason: string },
  context: Context,
): Promise<Outcome> {
  const { client, root, progress } = context;
  const local = readLocalBuild(root, area);
  const { build } = local.record;
  checkGate(local.record, (await client.shell()).live);
  const files = await uploadBuild(client, local);
  const uploaded =
    files > 0 ? `${area}: ${build} uploaded, ${count(files, 'file')}` : `${area}: the registry has ${build} already`;
  if (!live) {
    const before = (await client.status({ newest: 1 })).areas.find((each) => each.area === area)?.live ?? null;
    return {
      document: { area, build, uploaded: files > 0, live: before === build },
      text: `${uploaded}${nextText(area, build, before)}`,
    };
  }
  progress(uploaded);
  const { document, text } = await promote({ area, build, reason }, context);
  return { document: { area, build, uploaded: files > 0, live: true, change: document }, text };
}

/** The commands that can follow an upload. */
function nextText(area: string, build: string, live: string | null): string {
  if (live === build) return ', and it is live';
  const promote = `  npm run release -- promote ${area} ${build}`;
  if (live === null) return `; no build of ${area} is live yet\n${promote}`;
  return `; ${live} stays live\n  npm run release -- preview ${area} ${build}                to look at it first\n${promote}                to give it to all members\n  npm run release -- trial ${area} ${build} --percent 10     to some members first`;
}

export async function tokens(command: Extract<Command, { name: 'token' }>, client: RegistryClient): Promise<Outcome> {
  switch (command.action) {
    case 'list': {
      const list = await client.tokens();
      return { document: list, text: tokensText(list.tokens) };
    }
    case 'add': {
      const { token: name, scope, area, code } = command;
      const created = await client.createToken({
        name,
        scope,
        actor: actor(),
        ...(area === undefined ? {} : { area }),
        ...(code === undefined ? {} : { code }),
      });
      return {
        document: created,
        text: `${created.secret}\n\nThis is the token ${name}; it is shown only now. Use it as RELEASES_TOKEN, with RELEASES_URL${scope === 'page' ? '' : '. Its first login at the ops page sets up an authenticator app'}`,
      };
    }
    case 'revoke': {
      const ended = await client.revokeToken(command.token);
      return { document: ended, text: `${ended.name} is revoked` };
    }
    case 'reset-second-factor': {
      const { token: name, code } = command;
      const reset = await client.resetSecondFactor(name, { actor: actor(), ...(code === undefined ? {} : { code }) });
      return {
        document: reset,
        text: `The second factor of ${reset.name} is removed and its sessions of the ops page are ended. Its next login there sets up a new one`,
      };
    }
  }
}

/** Reports to the registry that the shell of this checkout is live, after page servers serve it. */
export async function putShell(
  { force, reason }: Extract<Command, { name: 'shell' }>,
  { client, root }: Context,
): Promise<Outcome> {
  const record = readLocalShell(root);
  if (!record)
    throw new OperatorError('There is no complete build of the shell here. Build it with: npm run build -- shell');
  const result = await client.putShell({ record, actor: actor(), reason, force });
  const { build, contractVersion, incompatibleBuilds } = result.shell;
  if (!result.changed)
    return {
      document: result,
      text: `The registry checks areas against the shell ${build} already; nothing was changed`,
    };
  const forced = incompatibleBuilds.flatMap(({ area, build: id, role, problems }) =>
    problems.map((problem) => `  ! ${area}: ${id} (${role === 'previous' ? 'before' : role}): ${problem}`),
  );
  return {
    document: result,
    text: [`Areas are checked against the shell ${build}, contract ${contractVersion}`, ...forced].join('\n'),
  };
}
