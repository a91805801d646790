import * as contract from '@cred/contract/releases';
import { reason as reasonText, type AreaStatus } from '@cred/deployment/registry';
import { AppError, errors } from '@cred/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { findArea } from '../table/table.repository';
import { readTabs } from '../tabs/tabs.repository';
import { mayChange, requireArea } from '../tokens/access';
import { formField, requireOperator, sendPage, sendFragment, type OpsOptions } from './context';
import { readCounts, readLiveChanges, readHistory } from './ops.repository';
import type { Operator } from './sessions';
import { rangeStart, ranges, type Hours } from './views/area-metrics';
import { AreaPage, AreaState, BUILDS_SHOWN } from './views/area-page';
import { BuildsSection } from './views/builds-section';
import { actionNames, ChangePage, type PageAction } from './views/change-page';
import { countMetrics } from './views/metrics';
import { areaPath, movedText } from './views/formats';
import { OverviewPage, OverviewRows, type Overview } from './views/overview-page';

const HISTORY_SHOWN = 20;
const MARKS_READ = 50;

const areaParams = z.object({ area: contract.areaName });
const areaQuery = z.object({
  hours: z
    .enum(['1', '24', '168'])
    .catch('24')
    .transform((hours) => Number(hours) as Hours),
  before: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1)
    .optional()
    .catch(undefined),
  made: z.coerce.number().int().positive().optional().catch(undefined),
});
const changeQuery = z.object({ build: contract.buildId.optional().catch(undefined) });
const changeForm = z.object({
  build: contract.buildId.optional(),
  revision: z.coerce.number().int().nonnegative(),
  reason: reasonText.min(1, 'A reason is missing; the history shows it'),
});

/** The pages that need a session. */
export function registerPages(ops: FastifyInstance, { db, releases, apiVersion }: OpsOptions): void {
  const config = { access: 'session' } as const;
  const fragment = { access: 'session', fragment: true } as const;

  ops.get('/', { config }, async (request, reply) => {
    const overview = await readOverview(requireOperator(request));
    return sendPage(reply, {
      title: 'Areas',
      main: <OverviewPage {...overview} />,
      operator: requireOperator(request),
      areas: namesOf(overview.status.areas),
    });
  });
  ops.get('/now', { config: fragment }, async (request, reply) =>
    sendFragment(reply, <OverviewRows {...await readOverview(requireOperator(request))} />),
  );

  ops.get('/areas/:area', { config }, async (request, reply) => {
    const operator = requireOperator(request);
    const { before, made, ...query } = areaQuery.parse(request.query);
    const found = await readArea(request);
    const { area, revision } = found.status;
    const [metrics, history] = [
      await readAreaMetrics(found, query.hours),
      await readHistory(db, area, { before, limit: HISTORY_SHOWN + 1 }),
    ];
    const shown = history.slice(0, HISTORY_SHOWN);
    const main = (
      <AreaPage
        {...found}
        {...metrics}
        history={shown}
        newest={before === undefined}
        older={history.length > HISTORY_SHOWN ? (shown.at(-1)?.revision ?? null) : null}
        mayChange={mayChange(operator, area)}
        // Shown only until the next change of the area.
        made={made === revision ? (found.status.lastChange ?? undefined) : undefined}
      />
    );
    return sendPage(reply, { title: area, main, operator, areas: found.areas, area });
  });
  ops.get('/areas/:area/now', { config: fragment }, async (request, reply) =>
    sendFragment(reply, <AreaState {...await readArea(request)} />),
  );
  ops.get('/areas/:area/moved', { config: fragment }, async (request, reply) => {
    // Requested every second, so this route reads only what the text needs.
    const { area } = parseArea(request);
    const [row, tabs] = [await findArea(db, area), await readTabs(db)];
    return sendFragment(reply, movedText(tabs ? (tabs[area] ?? {}) : undefined, row?.live ?? ''));
  });
  ops.get('/areas/:area/figures', { config: fragment }, async (request, reply) =>
    sendFragment(
      reply,
      <BuildsSection {...await readAreaMetrics(await readArea(request), areaQuery.parse(request.query).hours)} />,
    ),
  );

  for (const action of ['rollback', 'promote'] as const) {
    ops.get(`/areas/:area/${action}`, { config }, async (request, reply) => {
      const { build } = changeQuery.parse(request.query);
      return sendChange(request, reply, action, { build });
    });
    ops.post(`/areas/:area/${action}`, { config }, async (request, reply) => {
      const { area } = parseArea(request);
      const operator = requireOperator(request);
      requireArea(operator, area);
      const build = formField(request, 'build') || undefined;
      const reason = formField(request, 'reason');
      const form = changeForm.safeParse({ build, reason, revision: formField(request, 'revision') || undefined });
      if (!form.success)
        return sendChange(request, reply, action, { reason, fault: form.error.issues[0]?.message, status: 400 });
      try {
        const result = await act(action, area, { ...form.data, operator });
        return await reply.redirect(`${areaPath(area)}?made=${result.area.revision}`, 303);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return sendChange(request, reply, action, {
          build: form.data.build,
          reason,
          fault: error.message,
          status: error.statusCode,
        });
      }
    });
  }

  async function act(
    action: PageAction,
    area: string,
    { operator, build, reason, revision }: z.infer<typeof changeForm> & { readonly operator: Operator },
  ) {
    const change = { area, actor: operator.actor, token: operator.name, reason, expectedRevision: revision };
    if (action === 'rollback') return releases.rollback({ ...change, to: build });
    if (build === undefined) throw errors.validationFailed({ build: 'is missing' });
    return releases.promote({ ...change, build });
  }

  /** Shows what a change would do now, and why the last attempt was refused. */
  async function sendChange(
    request: FastifyRequest,
    reply: FastifyReply,
    action: PageAction,
    {
      build,
      reason,
      fault,
      status = 200,
    }: {
      readonly build?: string | undefined;
      readonly reason?: string;
      readonly fault?: string | undefined;
      readonly status?: number;
    },
  ): Promise<FastifyReply> {
    const operator = requireOperator(request);
    // The revision is read before the effects, so that a change in between makes the form stale.
    const { status: found, areas } = await readArea(request);
    const { area, revision } = found;
    requireArea(operator, area);
    if (action === 'promote' && build === undefined)
      throw errors.notFound('No build is selected: choose one on the page of its area');
    const [effects, api] = [await releases.effects(area, action, build), await apiVersion()];
    const main = (
      <ChangePage
        {...{ area, action, build, effects, api, revision }}
        {...(reason === undefined ? {} : { reason })}
        {...(fault === undefined ? {} : { fault })}
      />
    );
    return sendPage(reply, { title: `${actionNames[action]} ${area}`, main, operator, areas, area }, status);
  }

  async function readOverview(operator: Operator): Promise<Overview> {
    const now = new Date();
    const [status, liveChanges, rows] = [
      await releases.status({ newest: 1 }),
      await readLiveChanges(db),
      await readCounts(db, { from: new Date(now.getTime() - 3_600_000), seconds: 3_600 }),
    ];
    return {
      status,
      liveChanges,
      now,
      metricsOf: (area, build) => countMetrics(rows.filter((row) => row.area === area && row.build === build)),
      mayChange: (area) => mayChange(operator, area),
    };
  }

  async function readArea(request: FastifyRequest) {
    const { area } = parseArea(request);
    const { areas, shell } = await releases.status({ newest: BUILDS_SHOWN + 1 });
    const status = areas.find((each) => each.area === area);
    if (!status) throw errors.notFound(`The registry has no area named ${area}`);
    return { status, shell, areas: namesOf(areas), liveChange: (await readLiveChanges(db)).get(area), now: new Date() };
  }

  async function readAreaMetrics({ status, now }: { readonly status: AreaStatus; readonly now: Date }, hours: Hours) {
    const { area } = status;
    const from = rangeStart(hours, now);
    const rows = await readCounts(db, { area, from, seconds: ranges[hours].slot / 1_000 });
    return { status, now, hours, rows, changes: await readHistory(db, area, { since: from, limit: MARKS_READ }) };
  }
}

const namesOf = (areas: readonly AreaStatus[]): string[] => areas.map(({ area }) => area);

function parseArea(request: FastifyRequest): z.infer<typeof areaParams> {
  const params = areaParams.safeParse(request.params);
  if (!params.success) throw errors.notFound('There is no such area');
  return params.data;
}
