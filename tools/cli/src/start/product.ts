import type { Settings } from '@cred/deployment/settings';
import { OperatorError } from '@cred/tool-kit/errors';
import { lastLines, runCommand } from '@cred/tool-kit/process/run-command';
import type { Database } from './database';
import { logFile } from './data-folder';
import { RotatingLog } from './rotating-log';
import { untilReady } from '@cred/tool-kit/services/health';
import { originOf, serviceArguments, type ServiceDefinition } from '@cred/tool-kit/services/services';
import { Supervisor, type SupervisorCallbacks } from './supervisor';

/** Time limit for stopping all services, in ms, and for each before the next one is stopped too. */
const STOP_LIMIT_MS = 7000;
const STOP_NEXT_AFTER_MS = 2000;

/** The running product: its database and its services, started one by one and stopped in the opposite order. */
export class Product {
  private readonly supervisors: Supervisor[] = [];
  private readonly logs = new Map<string, RotatingLog>();
  private database: Database | undefined;

  constructor(
    private readonly root: string,
    private readonly settings: Settings,
    private readonly watch: SupervisorCallbacks,
  ) {}

  get pids(): number[] {
    return this.supervisors.flatMap(({ pid }) => (pid === undefined ? [] : [pid]));
  }

  use(database: Database): void {
    this.database = database;
  }

  /** Starts a service and waits for its readiness check. */
  async start(service: ServiceDefinition, env: NodeJS.ProcessEnv, args: readonly string[] = []): Promise<void> {
    const supervisor = new Supervisor(
      {
        name: service.title,
        args: [...serviceArguments(this.root, service), ...args],
        cwd: this.root,
        env,
        log: this.logOf(service),
      },
      this.watch,
    );
    this.supervisors.push(supervisor);
    await supervisor.start((ended) => untilReady(service.title, originOf(service, this.settings), ended));
  }

  private logOf({ name }: ServiceDefinition): RotatingLog {
    const log =
      this.logs.get(name) ?? new RotatingLog(logFile(this.settings.CRED_DATA, name), (line) => this.watch.warn(line));
    this.logs.set(name, log);
    return log;
  }

  /** Runs one of a service's commands to its end and returns its output. */
  async run(
    service: ServiceDefinition,
    command: 'migrate' | 'seed',
    env: NodeJS.ProcessEnv,
    signal: AbortSignal,
  ): Promise<string> {
    const log = this.logOf(service);
    const args = serviceArguments(this.root, service, command);
    // The output of the seed is for the console only: it contains passwords.
    const onOutput = (text: string): void => (command === 'seed' ? undefined : log.write(text));
    const { code, stdout, output } = await runCommand(process.execPath, args, {
      cwd: this.root,
      env,
      signal,
      onOutput,
    });
    if (code !== 0) throw new OperatorError(`${service.title}: ${command} failed.\n${lastLines(output)}`);
    return stdout;
  }

  /**
   * Stops everything in order; services that exceed the limit, or all after a second signal, are killed. PostgreSQL is
   * last.
   */
  async stop(forceStop: AbortSignal): Promise<void> {
    const end = Date.now() + STOP_LIMIT_MS;
    const forced = new Promise<void>((resolve) => {
      if (forceStop.aborted) resolve();
      else forceStop.addEventListener('abort', () => resolve(), { once: true });
    });
    const stopInOrder = async (): Promise<void> => {
      const ending: Promise<boolean>[] = [];
      for (const supervisor of this.supervisors.toReversed()) {
        const timeoutMs = Math.max(0, end - Date.now());
        const ended = supervisor.stop(timeoutMs);
        ending.push(ended);
        let timer: NodeJS.Timeout | undefined;
        const untilNext = new Promise<void>((resolve) => (timer = setTimeout(resolve, STOP_NEXT_AFTER_MS)));
        await Promise.race([ended, untilNext]);
        clearTimeout(timer);
      }
      await Promise.all(ending);
    };
    await Promise.race([stopInOrder(), forced]);
    await Promise.all(this.supervisors.map((supervisor) => supervisor.kill()));
    await this.database?.stop();
    await Promise.all([...this.logs.values()].map((log) => log.close()));
  }
}
