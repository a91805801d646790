import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { registryUrl } from '@cred/deployment/registry';
import { apiAddress, SettingsError, type Settings } from '@cred/deployment/settings';
import * as z from 'zod';
import { errorMessage, EXIT_USAGE, OperatorError, UsageError } from '@cred/tool-kit/errors';
import { projectRoot } from '@cred/build/project-root';
import { loadSettings } from '../settings';
import type { Tool } from '@cred/tool-kit/tool';
import { parseCommand, usage, type Command } from './arguments';
import { promote, rollback, startTrial } from './change';
import { publish, putShell, tokens } from './commands';
import type { Context, Outcome } from './context';
import { historyText, shellHistoryText, statusText, tokenHistoryText, verifiedText } from './format';
import { preview } from './preview';
import { verifyBuilds } from './verify';
import { knownAreas } from '@cred/tool-kit/builds/local-builds';
import { RegistryClient, registryToken } from './registry-client';

const API_LIMIT_MS = 2_000;
const openApi = z.object({ info: z.object({ version: z.string() }) });

/** `npm run release -- ...`: publishes, promotes and rolls back areas. Resolves to the exit code. */
export async function main({ stop, args }: Tool, run = runCommand): Promise<number> {
  const json = args.includes('--json');
  try {
    return await parseAndRun(args, json, stop, run);
  } catch (error) {
    if (error instanceof UsageError)
      return reportFailure(json, error.message, EXIT_USAGE, '\nnpm run release -- --help explains the commands.');
    if (error instanceof OperatorError || error instanceof SettingsError) return reportFailure(json, error.message, 1);
    if (stop.aborted) return reportFailure(json, 'Stopped before it was done', 1);
    // Scripts expect a document in any case.
    if (json) return reportFailure(json, errorMessage(error), 1);
    throw error;
  }
}

async function parseAndRun(
  args: readonly string[],
  json: boolean,
  stop: AbortSignal,
  run: typeof runCommand,
): Promise<number> {
  const root = projectRoot();
  const command = parseCommand(args, knownAreas(root));
  if (command.name === 'help') {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const progress = json ? () => undefined : (line: string) => void process.stdout.write(`${line}\n`);
  // No questions when the output is a document or when a script runs the command.
  const isInteractive = !json && process.stdin.isTTY && process.stdout.isTTY;
  const { settings } = loadSettings(root);
  const {
    document,
    text,
    code = 0,
  } = await run(command, {
    client: openClient(settings, stop),
    root,
    pageUrl: settings.PUBLIC_URL,
    stop,
    progress,
    confirm: isInteractive ? (question) => confirm(question, stop) : undefined,
    pause: json || ('noWait' in command && command.noWait) ? undefined : (milliseconds) => pause(milliseconds, stop),
    apiVersion: () => apiVersion(settings),
  });
  await print(`${json ? JSON.stringify(document, null, 2) : text}\n`);
  return code;
}

/** Runs a parsed command. */
async function runCommand(command: Exclude<Command, { name: 'help' }>, context: Context): Promise<Outcome> {
  const { client } = context;
  switch (command.name) {
    case 'status': {
      const status = await client.status();
      return { document: status, text: statusText(status) };
    }
    case 'history': {
      if (command.area === 'shell') {
        const shell = await client.shell();
        return { document: shell, text: shellHistoryText(shell) };
      }
      if (command.area === 'tokens') {
        const tokens = await client.tokenHistory();
        return { document: tokens, text: tokenHistoryText(tokens) };
      }
      const history = await client.history(command.area);
      return { document: history, text: historyText(history) };
    }
    case 'publish':
      return publish(command, context);
    case 'promote':
      return promote(command, context);
    case 'rollback':
      return rollback(command, context);
    case 'verify': {
      const found = await verifyBuilds(client, command, context.progress);
      return { document: found, text: verifiedText(found), code: found.faults.length > 0 ? 1 : 0 };
    }
    case 'preview':
      return preview(command, context);
    case 'shell':
      return putShell(command, context);
    case 'trial':
      return startTrial(command, context);
    case 'token':
      return tokens(command, client);
  }
}

/**
 * Resolves when the reader of a pipe has received everything: the process exits right afterwards, which would truncate
 * the text.
 */
const print = (text: string): Promise<void> =>
  new Promise((resolve) => void process.stdout.write(text, () => resolve()));

/**
 * A client for the registry of this machine's settings, with the secret of the settings or the one that `npm start`
 * created.
 */
function openClient(settings: Settings, stop: AbortSignal): RegistryClient {
  if (settings.RELEASES_TOKEN !== undefined)
    return new RegistryClient(registryUrl(settings), settings.RELEASES_TOKEN, stop);
  const file = join(settings.CRED_DATA, 'internal-secret');
  const secret = settings.INTERNAL_SECRET ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');
  if (secret === '') {
    throw new OperatorError(
      `There is no secret in ${settings.CRED_DATA}, so no registry was started from here. Run npm start first, or set CRED_DATA to its data folder`,
    );
  }
  return new RegistryClient(registryUrl(settings), registryToken(secret), stop);
}

const pause = (milliseconds: number, stop: AbortSignal): Promise<boolean> =>
  delay(milliseconds, true, { signal: stop }).catch(() => false);

async function confirm(question: string, stop: AbortSignal): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `, { signal: stop })).trim());
  } catch {
    // Ctrl-C or the end of the input means no.
    return false;
  } finally {
    terminal.close();
  }
}

/** Requested from the API itself, which may have another version than this checkout. */
async function apiVersion(settings: Settings): Promise<string | null> {
  try {
    const response = await fetch(`${apiAddress(settings)}/api/openapi.json`, {
      signal: AbortSignal.timeout(API_LIMIT_MS),
    });
    return openApi.parse(await response.json()).info.version;
  } catch {
    return null;
  }
}

function reportFailure(json: boolean, message: string, code: number, advice = ''): number {
  if (json) process.stdout.write(`${JSON.stringify({ error: message }, null, 2)}\n`);
  else process.stderr.write(`${message}\n${advice}`.trimEnd().concat('\n'));
  return code;
}
