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
import { type Command, parseCommand, usage } from './arguments';

/**
 * `npm run reviewer -- ...`: manages who decides on certificates and reports. Runs the API's own command on its
 * database.
 */
export async function main({ stop, args }: Tool): Promise<number> {
  let command: Command;
  try {
    command = parseCommand(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n\nnpm run reviewer -- --help explains the commands.\n`);
    return EXIT_USAGE;
  }
  if (command.name === 'help') {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  try {
    return await runApiCommand(projectRoot(), command.args, stop);
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
  const { code, stdout, output } = await runCommand(process.execPath, [flag, program, 'reviewer', ...args], {
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
