import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registryUrl } from '@cred/contract/registry';
import { SettingsError } from '@cred/contract/settings';
import { OperatorError } from '../operator-error';
import { projectRoot } from '../project-root';
import { loadSettings } from '../start/settings';
import type { Tool } from '../tool';
import { parseCommand, usage, UsageError, type Command } from './arguments';
import { runCommand } from './commands';
import { knownAreas } from './local-build';
import { RegistryClient, registryToken } from './registry-client';

const EXIT_USAGE = 64;

/** `npm run release -- ...`: publishes, promotes and rolls back areas. Resolves to the exit code. */
export async function main({ stop, args }: Tool): Promise<number> {
  const root = projectRoot();
  const json = args.includes('--json');
  let command: Command;
  try {
    command = parseCommand(args, knownAreas(root));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return refuse(json, error.message, EXIT_USAGE, '\nnpm run release -- --help explains the commands.');
  }
  if (command.name === 'help') {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  try {
    const progress = json ? () => undefined : (line: string) => void process.stdout.write(`${line}\n`);
    const { document, text } = await runCommand(command, { client: openClient(root), root, stop, progress });
    process.stdout.write(`${json ? JSON.stringify(document, null, 2) : text}\n`);
    return 0;
  } catch (error) {
    if (error instanceof OperatorError || error instanceof SettingsError) return refuse(json, error.message, 1);
    throw error;
  }
}

/** The registry of this machine's settings, with the secret that `npm start` made or was given. */
function openClient(root: string): RegistryClient {
  const { settings } = loadSettings(root);
  const file = join(settings.CRED_DATA, 'internal-secret');
  const secret = settings.INTERNAL_SECRET ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');
  if (secret === '') {
    throw new OperatorError(`There is no secret in ${settings.CRED_DATA}, so no registry was started from here. Run npm start first, or say with CRED_DATA where it keeps its data`);
  }
  return new RegistryClient(registryUrl(settings), registryToken(secret));
}

function refuse(json: boolean, message: string, code: number, advice = ''): number {
  if (json) process.stdout.write(`${JSON.stringify({ error: message }, null, 2)}\n`);
  else process.stderr.write(`${message}\n${advice}`.trimEnd().concat('\n'));
  return code;
}
