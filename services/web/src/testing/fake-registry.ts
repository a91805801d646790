import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { BuildRecord, FirstCalls, Loadable, Preview, ReleaseTable } from '@cred/contract';
import type { ResolvedPreview } from '@cred/deployment/preview-links';
import type { TabsBody } from '@cred/deployment/open-tabs';
import type { ReportMinute } from '@cred/contract/reports';
import type { Registry } from '../mirror/registry-client';
import type { ReportSink } from '../reports/routes';
import type { TabSink } from '../tabs/tab-reporter';

/** A registry in memory with the failures of a real one. */
export class FakeRegistry implements Registry, ReportSink, TabSink {
  /** While true, every request fails. */
  down = false;
  /** The accepted reports. */
  readonly reports: ReportMinute[] = [];
  /** The reported open tabs, the newest last. */
  readonly tabs: TabsBody[] = [];
  /** The number of record requests by build. */
  readonly recordRequests = new Map<string, number>();
  /** The tokens that were requested. */
  readonly tokens: string[] = [];
  readonly signed = new Map<string, Preview>();
  private readonly builds = new Map<string, { record: BuildRecord; files: Map<string, Buffer> }>();
  private now: ReleaseTable = { revision: 0, areas: {} };
  private resolveLongPoll: () => void = () => undefined;

  /** Adds a build; `live` promotes it, `serverCode` is the content of its file for the server. */
  add(
    area: string,
    seed: string,
    {
      live = true,
      firstCalls,
      serverCode,
    }: { readonly live?: boolean; readonly firstCalls?: FirstCalls; readonly serverCode?: string } = {},
  ): BuildRecord {
    const content = Buffer.from(`window.area = '${area} ${seed}';\n`.repeat(20));
    const build = createHash('sha256')
      .update(area + seed)
      .digest('hex')
      .slice(0, 16);
    const server = serverCode === undefined ? undefined : Buffer.from(serverCode);
    const serverName = `server.${build.slice(0, 12)}.cjs`;
    const files = { 'entry.js': { bytes: content.length, integrity: integrityOf(content) } };
    const record: BuildRecord = {
      area,
      build,
      contractVersion: '1.0.0',
      entry: 'entry.js',
      global: `g_${build}`,
      preload: ['entry.js'],
      shared: {},
      files,
      ...(firstCalls ? { firstCalls } : {}),
      ...(server ? { server: { file: serverName, integrity: integrityOf(server), bytes: server.length } } : {}),
    };
    this.builds.set(`${area}/${build}`, {
      record,
      files: new Map([
        ['entry.js', content],
        ['entry.js.br', brotliCompressSync(content)],
        ...(server ? ([[serverName, server]] as const) : []),
      ]),
    });
    if (live) this.promote(record);
    return record;
  }

  promote(record: BuildRecord, beside: { readonly fallback?: BuildRecord; readonly trial?: BuildRecord } = {}): void {
    const { area } = record;
    const release = {
      ...toLoadable(record),
      previous: this.now.areas[area]?.build ?? null,
      fallback: beside.fallback ? toLoadable(beside.fallback) : null,
      trial: beside.trial ? { ...toLoadable(beside.trial), percent: 5, salt: 's', testers: [] } : null,
    };
    this.now = { revision: this.now.revision + 1, areas: { ...this.now.areas, [area]: release } };
    this.resolveLongPoll();
  }

  content({ area, build }: BuildRecord, file = 'entry.js'): Buffer {
    return this.builds.get(`${area}/${build}`)?.files.get(file) ?? Buffer.alloc(0);
  }

  /** Replaces the content of a file; null deletes it. */
  tamper({ area, build }: BuildRecord, file: string, content: Buffer | null): void {
    const files = this.builds.get(`${area}/${build}`)?.files;
    if (content) files?.set(file, content);
    else files?.delete(file);
  }

  async table(after: number | undefined, signal: AbortSignal): Promise<ReleaseTable> {
    this.failIfDown();
    if (after === this.now.revision) {
      await new Promise<void>((resolve) => {
        this.resolveLongPoll = () => {
          signal.removeEventListener('abort', this.resolveLongPoll);
          resolve();
        };
        signal.addEventListener('abort', this.resolveLongPoll);
      });
      signal.throwIfAborted();
      this.failIfDown();
    }
    return this.now;
  }

  async record(area: string, build: string): Promise<BuildRecord | null> {
    this.failIfDown();
    const key = `${area}/${build}`;
    this.recordRequests.set(key, (this.recordRequests.get(key) ?? 0) + 1);
    return this.builds.get(key)?.record ?? null;
  }

  /** Signs a preview token like the registry. */
  sign({ area, build }: BuildRecord, expires: Date, signature = 'A'.repeat(43)): string {
    const token = `${area}.${build}.${Math.floor(expires.getTime() / 1_000).toString(36)}.${signature}`;
    this.signed.set(token, { area, build, expires: expires.toISOString() });
    return token;
  }

  async preview(token: string): Promise<ResolvedPreview | null> {
    this.failIfDown();
    this.tokens.push(token);
    const preview = this.signed.get(token);
    const build = preview && this.builds.get(`${preview.area}/${preview.build}`);
    return build ? { preview, loadable: toLoadable(build.record) } : null;
  }

  async file(area: string, build: string, file: string): Promise<Buffer | null> {
    this.failIfDown();
    return this.builds.get(`${area}/${build}`)?.files.get(file) ?? null;
  }

  async sendReports(minutes: readonly ReportMinute[]): Promise<void> {
    this.failIfDown();
    this.reports.push(...minutes);
  }

  async reportTabs(body: TabsBody): Promise<void> {
    this.failIfDown();
    this.tabs.push(body);
  }

  private failIfDown(): void {
    if (this.down) throw new Error('connection refused');
  }
}

const toLoadable = ({ area, build, entry, global, preload, contractVersion, files }: BuildRecord): Loadable => ({
  build,
  entry,
  global,
  preload,
  contractVersion,
  base: `/builds/${area}/${build}/`,
  integrity: Object.fromEntries(Object.entries(files).map(([name, file]) => [name, file.integrity])),
});

export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
