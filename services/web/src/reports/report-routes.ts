import { REPORT_BYTES, reportBody, type ReportMinute } from '@cred/contract/reports';
import type { ReleaseTable } from '@cred/contract';
import type { Settings } from '@cred/contract/settings';
import { errors, type Rate, RateWindows } from '@cred/service-kit';
import type { FastifyInstance } from 'fastify';
import { ReportCounter } from './report-counter';

/** Where reports go: the release registry. */
export interface ReportSink {
  /** Rejects when the registry does not take them. */
  report(minutes: readonly ReportMinute[]): Promise<void>;
}

export interface ReportOptions {
  readonly sink: ReportSink;
  readonly table: () => ReleaseTable | undefined;
  /** How often counts are handed on, in ms. */
  readonly everyMs?: number;
  readonly rate?: Rate;
}

/** Reports by address: a hospital shares one. */
const RATE: Rate = { max: 600, seconds: 60 };
const EVERY_MS = 10_000;
const BATCH_MAX = 50;
const KNOWN_MAX = 1_000;

/**
 * `POST /api/reports`: what browsers tell of builds. Only counts of builds that are or were in the table are
 * kept, in memory, until the registry takes them; of who told it, nothing.
 */
export function registerReports(server: FastifyInstance, settings: Pick<Settings, 'PUBLIC_URL'>, { sink, table, everyMs = EVERY_MS, rate = RATE }: ReportOptions): void {
  const counter = new ReportCounter();
  const windows = new RateWindows();
  const builds = new BuildsSeen(table);

  server.register(async (scope) => {
    // JSON only: the types that a form can send need no preflight, so any site could send them.
    scope.removeContentTypeParser('text/plain');
    scope.post('/api/reports', {
      bodyLimit: REPORT_BYTES,
      onRequest: async (request) => {
        if (request.headers.origin !== settings.PUBLIC_URL) throw errors.originNotAllowed();
        windows.take(request.ip, rate);
      },
    }, async (request, reply) => {
      const body = reportBody.safeParse(request.body);
      if (!body.success) throw errors.validationFailed({ body: 'is not a report' });
      counter.add(body.data, builds.has);
      return reply.code(204).send();
    });
  });

  let handing: Promise<void> | undefined;
  const handOn = async (): Promise<void> => {
    const minutes = counter.take(BATCH_MAX);
    if (minutes.length === 0) return;
    try {
      await sink.report(minutes);
    } catch (error) {
      counter.giveBack(minutes);
      server.log.warn({ err: error, minutes: minutes.length }, 'the registry does not take the reports; they are kept for a while');
    }
    const dropped = counter.takeDropped();
    if (dropped > 0) server.log.warn({ dropped }, 'reports were dropped: the registry has been away for too long');
  };
  const timer = setInterval(() => {
    handing ??= handOn().finally(() => (handing = undefined));
  }, everyMs).unref();
  server.addHook('preClose', async () => {
    clearInterval(timer);
    await handing;
    await handOn();
  });
}

/** The builds that were in the table since the page server started: open tabs still run them. */
class BuildsSeen {
  readonly #seen = new Set<string>();
  #last: ReleaseTable | undefined;

  constructor(private readonly table: () => ReleaseTable | undefined) {}

  readonly has = (area: string, build: string): boolean => {
    const table = this.table();
    if (table !== this.#last) {
      this.#last = table;
      if (this.#seen.size > KNOWN_MAX) this.#seen.clear();
      for (const [name, row] of Object.entries(table?.areas ?? {})) {
        for (const each of [row, row.fallback, row.trial]) if (each) this.#seen.add(`${name} ${each.build}`);
      }
    }
    return this.#seen.has(`${area} ${build}`);
  };
}
