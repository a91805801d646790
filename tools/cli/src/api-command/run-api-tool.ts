import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '@cred/deployment/settings';
import { EXIT_USAGE, OperatorError, UsageError } from '@cred/tool-kit/errors';
import { runningClusterUrl } from '@cred/tool-kit/postgres';
import { runCommand } from '@cred/tool-kit/process/run-command';
import { projectRoot } from '@cred/build/project-root';
import { externalDatabase } from '../start/database';
import { api, serviceArguments } from '@cred/tool-kit/services/services';
import { type Loaded, loadSettings } from '../settings';
import type { Tool } from '@cred/tool-kit/tool';

/** The parsed command line: the arguments of the API's own command, or help. */
export type ApiToolCommand = { readonly name: 'help' } | { readonly name: 'run'; readonly args: readonly string[] };

/** A tool that runs a command of the API on its database. */
export interface ApiTool {
  /** The name of the npm script and of the API's command. */
  readonly name: string;
  readonly usage: string;
  /** @throws UsageError */
  readonly parse: (args: readonly string[]) => ApiToolCommand;
}

/** Runs an API tool; returns its exit code. */
export async function runApiTool(tool: ApiTool, { stop, args }: Tool): Promise<number> {
  let command: ApiToolCommand;
  try {
    command = tool.parse(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n\nnpm run ${tool.name} -- --help explains the commands.\n`);
    return EXIT_USAGE;
  }
  if (command.name === 'help') {
    process.stdout.write(`${tool.usage}\n`);
    return 0;
  }
  try {
    return await runApiCommand(projectRoot(), [tool.name, ...command.args], stop);
  } catch (error) {
    if (!(error instanceof OperatorError || error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

async function runApiCommand(root: string, args: readonly string[], signal: AbortSignal): Promise<number> {
  const loaded = loadSettings(root);
  const url = await findDatabase(loaded);
  const [flag = '', program = ''] = serviceArguments(root, api);
  if (!existsSync(program)) throw new OperatorError('The API is not built yet. Run npm start first');
  const { code, stdout, output } = await runCommand(process.execPath, [flag, program, ...args], {
    cwd: root,
    env: { ...process.env, ...loaded.environment, CRED_DATA: loaded.settings.CRED_DATA, DATABASE_URL: url },
    signal,
  });
  if (code === 0) process.stdout.write(stdout);
  else process.stderr.write(output);
  return code === 0 ? 0 : 1;
}

/** Finds the database of the settings and checks that it accepts connections. */
async function findDatabase({ settings }: Loaded): Promise<string> {
  if (settings.DATABASE_URL) return (await externalDatabase(settings.DATABASE_URL)).url;
  const notRunning = `No Cred is running with its data in ${settings.CRED_DATA}. Run npm start first, or set CRED_DATA to the data folder of the running one`;
  const url = existsSync(join(settings.CRED_DATA, 'run.lock')) ? runningClusterUrl(settings.CRED_DATA) : undefined;
  if (url === undefined) throw new OperatorError(notRunning);
  // A killed server can leave a socket file that accepts no connections.
  return (await externalDatabase(url).catch(() => Promise.reject(new OperatorError(notRunning)))).url;
}
