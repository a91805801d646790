import { parseSettings, type Settings, SettingsError, settingNames } from '@cred/deployment/settings';
import { AppError } from './errors';

export interface RunningService {
  close(): Promise<void>;
}

/** The part of the process that is used; replaced in tests. */
export interface ProcessHost {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stderr: { write(text: string): unknown };
  readonly exit: (code: number) => void;
  readonly send?: ((message: { type: 'ready' }) => unknown) | undefined;
  once(event: 'SIGINT' | 'SIGTERM' | 'disconnect', listener: () => void): unknown;
}

const CLOSE_TIMEOUT_MS = 8_000;
/** The exit code for an invalid setting, `EX_CONFIG` of sysexits. */
const EXIT_CONFIG = 78;

/**
 * Runs a service until SIGINT, SIGTERM or the end of its parent process. Sends `{type: 'ready'}` to the parent when it
 * listens. For an invalid setting or a busy port it prints one clear message and exits with a non-zero code.
 */
export async function runService(
  service: { readonly name: string; readonly start: (settings: Settings) => Promise<RunningService> },
  host: ProcessHost = process,
): Promise<void> {
  let running: RunningService | undefined;
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    if (running) void closeAndExit(running, service.name, host);
  };
  host.once('SIGINT', stop);
  host.once('SIGTERM', stop);
  if (host.send) host.once('disconnect', stop);

  let settings: Settings | undefined;
  try {
    settings = parseSettings(host.env);
    running = await service.start(settings);
  } catch (failure) {
    fail(service.name, failure, settings, host);
    return;
  }
  if (stopping) await closeAndExit(running, service.name, host);
  else host.send?.({ type: 'ready' });
}

/** Runs a command to its end: exit 0 when `run` resolves, otherwise a message and exit 1 (78 for settings). */
export async function runOnce(
  command: { readonly name: string; readonly run: (settings: Settings) => Promise<void> },
  host: ProcessHost = process,
): Promise<void> {
  let settings: Settings | undefined;
  try {
    settings = parseSettings(host.env);
    await command.run(settings);
  } catch (failure) {
    fail(command.name, failure, settings, host);
    return;
  }
  host.exit(0);
}

async function closeAndExit(running: RunningService, name: string, host: ProcessHost): Promise<void> {
  const timer = setTimeout(() => {
    host.stderr.write(`${name} did not close in time\n`);
    host.exit(1);
  }, CLOSE_TIMEOUT_MS);
  timer.unref();
  try {
    await running.close();
    clearTimeout(timer);
    host.exit(0);
  } catch (failure) {
    clearTimeout(timer);
    fail(name, failure, undefined, host);
  }
}

function fail(name: string, failure: unknown, settings: Settings | undefined, host: ProcessHost): void {
  if (failure instanceof SettingsError) {
    host.stderr.write(`${failure.message}\n`);
    host.exit(EXIT_CONFIG);
    return;
  }
  host.stderr.write(`${name}: ${explain(failure, settings)}\n`);
  host.exit(1);
}

/** One sentence with the remedy for frequent failures; the stack for all others. */
function explain(thrown: unknown, settings: Settings | undefined): string {
  // The operator needs the reason that an AppError hides from clients.
  const failure = thrown instanceof AppError && thrown.cause !== undefined ? thrown.cause : thrown;
  if (!(failure instanceof Error)) return String(failure);
  const code = 'code' in failure ? failure.code : undefined;
  const port = 'port' in failure && typeof failure.port === 'number' ? failure.port : undefined;
  const setting = settingNames.find((each) => port !== undefined && each.endsWith('PORT') && settings?.[each] === port);
  const where = setting ? `set ${setting} to` : 'choose';
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is in use: stop the other program or ${where} a free port`;
    case 'EACCES':
      return port === undefined
        ? `permission denied: ${failure.message}`
        : `port ${port} needs more permissions: ${where} a port above 1023`;
    case 'EADDRNOTAVAIL':
      return (
        `this machine has no address ${settings?.HOST ?? ''}: ` +
        'set HOST to an address of this machine, such as 127.0.0.1'
      );
    default:
      return failure.stack ?? failure.message;
  }
}
