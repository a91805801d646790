import { releases as contract } from '@cred/contract';
import { reason as reasonText, type AreaStatus } from '@cred/deployment/registry';
import { AppError, errors } from '@cred/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { mayChange, requireArea } from '../access';
import { findArea } from '../releases/releases.repository';
import { readTabs } from '../tabs/tabs.repository';
import { areaNow, areaPage, BUILDS_SHOWN } from './area-page';
import { actionNames, changePage, type PageAction } from './change-page';
import { personOf, sendPage, type OpsOptions } from './context';
import { areaPath } from './document';
import { figuresOf } from './figures';
import { fieldOf } from './form';
import { html, type Html } from './html';
import { readCounts, readGoneLive, readHistory } from './ops.repository';
import { overviewPage, overviewRows, type Overview } from './overview-page';
import { beginning, pictures, ranges, type Hours } from './pictures';
import type { OpsPerson } from './sessions';
import { movedText } from './words';

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
  reason: reasonText.min(1, 'Say why: a reason is missing. It goes into the history'),
});

/** The pages behind the login. */
export function registerPages(ops: FastifyInstance, { db, releases, apiVersion }: OpsOptions): void {
  const config = { access: 'person' } as const;
  const part = { access: 'person', part: true } as const;

  ops.get('/', { config }, async (request, reply) => {
    const overview = await readOverview(personOf(request));
    return sendPage(reply, {
      title: 'Areas',
      main: overviewPage(overview),
      person: personOf(request),
      areas: namesOf(overview.status.areas),
    });
  });
  ops.get('/now', { config: part }, async (request, reply) =>
    sendPart(reply, overviewRows(await readOverview(personOf(request)))),
  );

  ops.get('/areas/:area', { config }, async (request, reply) => {
    const person = personOf(request);
    const { before, made, ...query } = areaQuery.parse(request.query);
    const found = await readArea(request);
    const { area, revision } = found.status;
    const [pictured, history] = [
      await readPictured(found, query.hours),
      await readHistory(db, area, { before, limit: HISTORY_SHOWN + 1 }),
    ];
    const shown = history.slice(0, HISTORY_SHOWN);
    const main = areaPage({
      ...found,
      ...pictured,
      history: shown,
      newest: before === undefined,
      older: history.length > HISTORY_SHOWN ? (shown.at(-1)?.revision ?? null) : null,
      mayChange: mayChange(person, area),
      // Only while nothing was changed since.
      made: made === revision ? (found.status.lastChange ?? undefined) : undefined,
    });
    return sendPage(reply, { title: area, main, person, areas: found.areas, area });
  });
  ops.get('/areas/:area/now', { config: part }, async (request, reply) =>
    sendPart(reply, areaNow(await readArea(request))),
  );
  ops.get('/areas/:area/moved', { config: part }, async (request, reply) => {
    // Asked for every second: no more is read than it says.
    const { area } = parseArea(request);
    const [row, tabs] = [await findArea(db, area), await readTabs(db)];
    return sendPart(reply, html`${movedText(tabs ? (tabs[area] ?? {}) : undefined, row?.live ?? '')}`);
  });
  ops.get('/areas/:area/figures', { config: part }, async (request, reply) =>
    sendPart(reply, pictures(await readPictured(await readArea(request), areaQuery.parse(request.query).hours))),
  );

  for (const action of ['rollback', 'promote'] as const) {
    ops.get(`/areas/:area/${action}`, { config }, async (request, reply) => {
      const { build } = changeQuery.parse(request.query);
      return sendChange(request, reply, action, { build });
    });
    ops.post(`/areas/:area/${action}`, { config }, async (request, reply) => {
      const { area } = parseArea(request);
      const person = personOf(request);
      requireArea(person, area);
      const build = fieldOf(request, 'build') || undefined;
      const reason = fieldOf(request, 'reason');
      const form = changeForm.safeParse({ build, reason, revision: fieldOf(request, 'revision') || undefined });
      if (!form.success)
        return sendChange(request, reply, action, { reason, fault: form.error.issues[0]?.message, status: 400 });
      try {
        const result = await act(action, area, { ...form.data, person });
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
    { person, build, reason, revision }: z.infer<typeof changeForm> & { readonly person: OpsPerson },
  ) {
    const change = { area, actor: person.actor, token: person.name, reason, expectedRevision: revision };
    if (action === 'rollback') return releases.rollback({ ...change, to: build });
    if (build === undefined) throw errors.validationFailed({ build: 'Say which build to promote' });
    return releases.promote({ ...change, build });
  }

  /** What a change would do as things are now, and, when one was refused just now, why. */
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
    const person = personOf(request);
    // The revision before the effects: a change in between makes the form a refused one, never a surprise.
    const { status: found, areas } = await readArea(request);
    const { area, revision } = found;
    requireArea(person, area);
    if (action === 'promote' && build === undefined)
      throw errors.notFound('Say which build to promote: choose it on the page of its area');
    const [effects, api] = [await releases.effects(area, action, build), await apiVersion()];
    const main = changePage({
      area,
      action,
      build,
      effects,
      api,
      revision,
      ...(reason === undefined ? {} : { reason }),
      ...(fault === undefined ? {} : { fault }),
    });
    return sendPage(reply, { title: `${actionNames[action]} ${area}`, main, person, areas, area }, status);
  }

  async function readOverview(person: OpsPerson): Promise<Overview> {
    const now = new Date();
    const [status, goneLive, rows] = [
      await releases.status({ newest: 1 }),
      await readGoneLive(db),
      await readCounts(db, { from: new Date(now.getTime() - 3_600_000), seconds: 3_600 }),
    ];
    return {
      status,
      goneLive,
      now,
      figures: (area, build) => figuresOf(rows.filter((row) => row.area === area && row.build === build)),
      mayChange: (area) => mayChange(person, area),
    };
  }

  async function readArea(request: FastifyRequest) {
    const { area } = parseArea(request);
    const { areas, shell } = await releases.status({ newest: BUILDS_SHOWN + 1 });
    const status = areas.find((each) => each.area === area);
    if (!status) throw errors.notFound(`The registry knows no area named ${area}`);
    return { status, shell, areas: namesOf(areas), goneLive: (await readGoneLive(db)).get(area), now: new Date() };
  }

  async function readPictured({ status, now }: { readonly status: AreaStatus; readonly now: Date }, hours: Hours) {
    const { area } = status;
    const from = beginning(hours, now);
    const rows = await readCounts(db, { area, from, seconds: ranges[hours].slot / 1_000 });
    return { status, now, hours, rows, changes: await readHistory(db, area, { since: from, limit: MARKS_READ }) };
  }
}

const namesOf = (areas: readonly AreaStatus[]): string[] => areas.map(({ area }) => area);

const sendPart = (reply: FastifyReply, part: Html): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(part.source);

function parseArea(request: FastifyRequest): z.infer<typeof areaParams> {
  const params = areaParams.safeParse(request.params);
  if (!params.success) throw errors.notFound('There is no such area');
  return params.data;
}
