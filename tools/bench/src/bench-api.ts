import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, openSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { OperatorError } from '@cred/tool-kit/errors';
import { lastLines, runCommand } from '@cred/tool-kit/process/run-command';
import { untilReady } from '@cred/tool-kit/services/health';
import { api, serviceArguments } from '@cred/tool-kit/services/services';

const HOST = '127.0.0.1';
const PASSWORD = 'bench-password';

export interface BenchResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
  /** From the request's first byte to the response's last, in ms. */
  readonly durationMs: number;
}

/** A signed-in member. */
export interface BenchMember {
  readonly id: string;
  readonly cookie: string;
}

/** A process of the built API with its own database. Requests are sent over HTTP, as browsers do. */
export class BenchApi {
  private child: ChildProcess | undefined;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });
  private readonly env: NodeJS.ProcessEnv;

  constructor(
    private readonly root: string,
    private readonly folder: string,
    readonly port: number,
    databaseUrl: string,
    more: NodeJS.ProcessEnv = {},
  ) {
    mkdirSync(folder, { recursive: true });
    this.env = {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      CRED_DATA: folder,
      LOG_LEVEL: 'error',
      HOST,
      API_PORT: String(port),
      // Nothing listens on these ports: only the API runs.
      PORT: String(port + 1),
      VALIDATION_PORT: String(port + 2),
      RELEASES_PORT: String(port + 3),
      INTERNAL_SECRET: randomBytes(24).toString('hex'),
      ...more,
    };
  }

  /** The running process. */
  get pid(): number {
    if (this.child?.pid === undefined) throw new Error('the API is not running');
    return this.child.pid;
  }

  /** The page origin that it accepts requests from. */
  get origin(): string {
    return `http://localhost:${this.env['PORT']}`;
  }

  /** Migrates the empty database. */
  migrate(signal: AbortSignal): Promise<void> {
    return this.run(['migrate'], signal);
  }

  /** Runs a command of the API, such as `migrate`. @throws OperatorError when it fails */
  async run(command: readonly string[], signal: AbortSignal): Promise<void> {
    const { code, output } = await runCommand(process.execPath, [...serviceArguments(this.root, api), ...command], {
      cwd: this.root,
      env: this.env,
      signal,
    });
    if (code !== 0) throw new OperatorError(`${command.join(' ')} of the API failed.\n${lastLines(output)}`);
  }

  async start(signal: AbortSignal): Promise<void> {
    const log = openSync(join(this.folder, 'api.log'), 'a');
    this.child = spawn(process.execPath, serviceArguments(this.root, api), {
      cwd: this.root,
      env: this.env,
      stdio: ['ignore', log, log],
    });
    await untilReady('The API', `http://${HOST}:${this.port}`, signal);
  }

  async stop(): Promise<void> {
    this.agent.destroy();
    if (!this.child || this.child.exitCode !== null) return;
    const exited = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await exited;
  }

  /** Creates a member and logs in. @throws OperatorError when a request fails */
  async member(username: string, specialty: string): Promise<BenchMember> {
    const account = {
      fullName: username,
      username,
      email: `${username}@cred.example`,
      password: PASSWORD,
      specialty,
      isVerificated: false,
      isSendVerificate: false,
    };
    const { body } = requireSuccess('sign-up', await this.send('POST', '/api/user', { body: account }));
    const login = requireSuccess(
      'login',
      await this.send('POST', '/api/auth/login', { body: { username, password: PASSWORD } }),
    );
    const cookie = [login.headers['set-cookie'] ?? []]
      .flat()
      .map((line) => line.split(';', 1)[0])
      .join('; ');
    return { id: (body as { id: string }).id, cookie };
  }

  get(path: string, member: BenchMember): Promise<BenchResponse> {
    return this.send('GET', path, { cookie: member.cookie });
  }

  private send(
    method: string,
    path: string,
    { body, cookie }: { body?: unknown; cookie?: string },
  ): Promise<BenchResponse> {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      origin: this.origin,
      ...(cookie ? { cookie } : {}),
      ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
    };
    return new Promise((resolve, reject) => {
      const began = performance.now();
      const sent = request({ host: HOST, port: this.port, method, path, headers, agent: this.agent }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const durationMs = performance.now() - began;
          const text = Buffer.concat(parts).toString();
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: text === '' ? null : (JSON.parse(text) as unknown),
            durationMs,
          });
        });
      });
      sent.on('error', reject);
      sent.end(payload);
    });
  }
}

export function requireSuccess(what: string, response: BenchResponse): BenchResponse {
  if (response.status >= 200 && response.status < 300) return response;
  throw new OperatorError(`The ${what} failed with status ${response.status}: ${JSON.stringify(response.body)}`);
}
