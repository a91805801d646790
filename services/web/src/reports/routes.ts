import { REPORT_BYTES_MAX, reportBody, type ReportItem, type ReportMinute } from '@cred/contract/reports';
import type { Settings } from '@cred/deployment/settings';
import { errors, networkOf, NetworkRates, type Rate, RateWindows } from '@cred/service-kit';
import type { FastifyInstance } from 'fastify';
import { addressGroupOf, ReportCounter } from './report-counter';

/** The receiver of reports: the release registry. */
export interface ReportSink {
  /** Rejects when the registry does not accept them. */
  sendReports(minutes: readonly ReportMinute[]): Promise<void>;
}

export interface ReportOptions {
  readonly sink: ReportSink;
  /** Whether the build is or was in the table, also before this process: open tabs run older builds. */
  readonly hasBuild: (area: string, build: string) => boolean;
  /** How often counts are sent, in ms. */
  readonly intervalMs?: number;
  readonly rate?: Rate;
}

/** Reports by address, which a whole hospital may share. */
const RATE: Rate = { max: 600, seconds: 60 };
/**
 * Items by address that count; more are ignored. A load stands for ten, so a thousand loads of a hospital in a minute
 * count, and one address cannot outweigh all others.
 */
const ITEM_RATES: Readonly<Record<ReportItem['type'], Rate>> = {
  load: { max: 100, seconds: 60 },
  failure: { max: 100, seconds: 60 },
  metric: { max: 400, seconds: 60 },
};
const INTERVAL_MS = 10_000;
const BATCH_SIZE = 50;

/**
 * `POST /api/reports`: reports of browsers about builds. Only counts of builds that this page server has are kept, in
 * memory, until the registry accepts them; nothing identifies the reporter.
 * @returns counts a failure of a build on the server
 */
export function registerReports(
  server: FastifyInstance,
  settings: Pick<Settings, 'PUBLIC_URL'>,
  { sink, hasBuild, intervalMs = INTERVAL_MS, rate = RATE }: ReportOptions,
): (area: string, build: string, kind: string) => void {
  const counter = new ReportCounter();
  const windows = new RateWindows();
  const rates = new NetworkRates(windows);

  server.register(async (scope) => {
    // JSON only: the types that a form can send need no preflight, so any site could send them.
    scope.removeContentTypeParser('text/plain');
    scope.post(
      '/api/reports',
      {
        bodyLimit: REPORT_BYTES_MAX,
        onRequest: async (request) => {
          if (request.headers.origin !== settings.PUBLIC_URL) throw errors.originNotAllowed();
          rates.take('reports', request.ip, rate);
        },
      },
      async (request, reply) => {
        const body = reportBody.safeParse(request.body);
        if (!body.success) throw errors.validationFailed({ body: 'is not a report' });
        const network = networkOf(request.ip);
        const items = body.data.items.filter(({ type }) => windows.allows(`${network} ${type}`, ITEM_RATES[type]));
        counter.add({ ...body.data, items }, addressGroupOf(network), hasBuild);
        return reply.code(204).send();
      },
    );
  });

  let flushing: Promise<void> | undefined;
  const flush = async (): Promise<void> => {
    let minutes: ReportMinute[];
    do {
      minutes = counter.take(BATCH_SIZE);
      if (minutes.length === 0) break;
      try {
        await sink.sendReports(minutes);
      } catch (error) {
        counter.restore(minutes);
        server.log.warn(
          { err: error, minutes: minutes.length },
          'the registry does not accept the reports; they are kept for a while',
        );
        break;
      }
      // Repeats until all are sent: after an outage, or at the end, there are several batches.
    } while (minutes.length === BATCH_SIZE);
    const dropped = counter.takeDropped();
    if (dropped > 0) server.log.warn({ dropped }, 'reports were dropped: the registry was unavailable for too long');
  };
  const timer = setInterval(() => {
    flushing ??= flush().finally(() => (flushing = undefined));
  }, intervalMs).unref();
  server.addHook('preClose', async () => {
    clearInterval(timer);
    await flushing;
    await flush();
  });
  return (area, build, kind) => counter.addServerFailure(area, build, kind);
}
