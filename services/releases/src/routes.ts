import * as releases from '@cred/contract/releases';
import { reportBatch } from '@cred/contract/reports';
import { previewBody, previewToken } from '@cred/deployment/preview-links';
import { tabsBody, type OpenTabs } from '@cred/deployment/open-tabs';
import {
  effectsQuery,
  LONG_POLL_MAX_SECONDS,
  promoteBody,
  RESERVED_NAME,
  rollbackBody,
  START_ACTOR,
  trialBody,
  uploadBody,
} from '@cred/deployment/registry';
import { shellBody } from '@cred/deployment/registry-shell';
import { newTokenBody, resetBody, tokenName } from '@cred/deployment/registry-tokens';
import { bodyStream, errors, type Pace, watchPace } from '@cred/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { BuildsService } from './builds/builds.service';
import type { Database } from './database/database';
import type { PreviewsService } from './previews/previews.service';
import type { ReleasesService } from './releases/releases.service';
import type { TrialMonitor } from './releases/trial-monitor';
import { addReports, readReports } from './reports/reports.repository';
import type { ShellService } from './shell/shell.service';
import type { TableWatch } from './table/release-table';
import { readTabs, saveTabs } from './tabs/tabs.repository';
import { callerOf, requireArea } from './tokens/access';
import { requireCode, type SecondFactorDeps } from './tokens/require-code';
import {
  createToken,
  listTokens,
  ownSecondFactor,
  resetSecondFactor,
  revokeTokenByName,
  tokenHistory,
} from './tokens/tokens.service';

const areaParams = z.object({ area: releases.areaName });
const buildParams = areaParams.extend({ build: releases.buildId });
const fileParams = buildParams.extend({ file: releases.fileName });
const tokenParams = z.object({ name: tokenName });
const previewParams = z.object({ token: previewToken });
/** The maximum number of tabs takes 30 kB in one group, and seven times as much with a group for each tab. */
const TABS_BODY_BYTES = 512 * 1024;
/** `hours` counts back from now. */
const reportsQuery = z.object({
  area: releases.areaName,
  hours: z.coerce
    .number()
    .min(0)
    .max(24 * 30)
    .default(24),
});
/** `newest`: how many builds of each area, the newest ones; absent: all, which are many after years. */
const statusQuery = z.object({ newest: z.coerce.number().int().min(1).optional() });
const tableQuery = z.object({
  after: z.coerce.number().int().nonnegative().optional(),
  // Page servers of earlier versions ask for longer waits; they get an answer after the longest one.
  wait: z.coerce
    .number()
    .min(0)
    .default(0)
    .transform((seconds) => Math.min(seconds, LONG_POLL_MAX_SECONDS)),
});

interface Services {
  readonly db: Database;
  readonly secondFactors: SecondFactorDeps;
  readonly builds: BuildsService;
  readonly releases: ReleasesService;
  readonly shell: ShellService;
  readonly previews: PreviewsService;
  readonly trials: TrialMonitor;
  readonly watch: TableWatch;
  /** Default: `UPLOAD_PACE`. */
  readonly uploadPace?: Pace | undefined;
}

/** Binds the registry's calls, each with the access that it needs (`tokens/access.ts`). */
export function registerRoutes(
  server: FastifyInstance,
  { db, secondFactors, builds, releases: table, shell, previews, trials, watch, uploadPace }: Services,
): void {
  // Files are streamed through their check, never buffered as a whole.
  server.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));

  server.post('/builds', { bodyLimit: 1024 * 1024, config: { access: 'record' } }, async (request, reply) => {
    const { record } = parse(uploadBody, request.body);
    requireArea(callerOf(request), record.area);
    return reply.code(200).send(await builds.begin(record));
  });

  server.get('/builds/:area/:build', { config: { access: 'read' } }, async (request) => {
    const { area, build } = parseAddress(buildParams, request);
    return builds.find(area, build);
  });

  server.put('/builds/:area/:build/:file', { config: { access: 'area' } }, async (request, reply) => {
    if (!request.headers['content-type']?.startsWith('application/octet-stream')) throw errors.unsupportedMediaType();
    const watch = watchPace(request, reply, uploadPace);
    try {
      await builds.writeFile(parseAddress(fileParams, request), bodyStream(request));
    } catch (failure) {
      // The response to a slow upload was sent before its connection was closed.
      if (reply.sent) return reply;
      throw failure;
    } finally {
      watch.end();
    }
    return reply.code(204).send();
  });

  server.post('/builds/:area/:build/complete', { config: { access: 'area' } }, async (request) => {
    const { area, build } = parseAddress(buildParams, request);
    return builds.complete(area, build);
  });

  server.get('/builds/:area/:build/:file', { config: { access: 'read' } }, async (request, reply) => {
    const { bytes, stream } = await builds.openFile(parseAddress(fileParams, request));
    return reply.type('application/octet-stream').header('content-length', bytes).send(stream);
  });

  server.get('/table', { config: { access: 'read' } }, async (request, reply) => {
    const { after, wait } = parse(tableQuery, request.query);
    const current = await watch.tableAfter(after, wait * 1_000, request.raw);
    const tag = `"${current.revision}"`;
    void reply.header('etag', tag).header('cache-control', 'no-cache');
    return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(current);
  });

  server.post('/areas/:area/promote', { config: { access: 'area' } }, async (request) => {
    const { area } = parseAddress(areaParams, request);
    return table.promote({ area, token: callerOf(request).name, ...parseNamed(promoteBody, request) });
  });

  server.post('/areas/:area/trial', { config: { access: 'area' } }, async (request) => {
    const { area } = parseAddress(areaParams, request);
    return table.startTrial({ area, token: callerOf(request).name, ...parseNamed(trialBody, request) });
  });

  server.post('/areas/:area/rollback', { config: { access: 'area' } }, async (request) => {
    const { area } = parseAddress(areaParams, request);
    return table.rollback({ area, token: callerOf(request).name, ...parseNamed(rollbackBody, request) });
  });

  server.get('/areas/:area/history', { config: { access: 'read' } }, async (request) =>
    table.history(parseAddress(areaParams, request).area),
  );
  server.get('/areas/:area/effects', { config: { access: 'read' } }, async (request) => {
    const { action, build } = parse(effectsQuery, request.query);
    return table.effects(parseAddress(areaParams, request).area, action, build);
  });

  server.get('/shell', { config: { access: 'read' } }, async () => shell.state());
  server.put('/shell', { bodyLimit: 1024 * 1024, config: { access: 'ops' } }, async (request) =>
    shell.put({ token: callerOf(request).name, ...parseNamed(shellBody, request) }),
  );

  server.get('/status', { config: { access: 'read' } }, async (request) =>
    table.status(parse(statusQuery, request.query)),
  );

  server.post('/reports', { bodyLimit: 1024 * 1024, config: { access: 'page' } }, async (request, reply) => {
    const { minutes } = parse(reportBatch, request.body);
    await addReports(db, minutes);
    // The reports are stored: an error here must not make the page server send them again.
    await trials
      .stopFailing(minutes.map(({ area }) => area))
      .catch((error: unknown) =>
        request.log.error({ err: error }, 'trials could not be evaluated; retried with the next reports'),
      );
    return reply.code(204).send();
  });
  server.get('/reports', { config: { access: 'read' } }, async (request) => {
    const { area, hours } = parse(reportsQuery, request.query);
    return { minutes: await readReports(db, area, new Date(Date.now() - hours * 3_600_000)) };
  });

  server.post('/tabs', { bodyLimit: TABS_BODY_BYTES, config: { access: 'page' } }, async (request, reply) => {
    await saveTabs(db, parse(tabsBody, request.body));
    return reply.code(204).send();
  });
  server.get('/tabs', { config: { access: 'read' } }, async (): Promise<OpenTabs> => ({ areas: await readTabs(db) }));

  server.post('/areas/:area/previews', { config: { access: 'area' } }, async (request, reply) => {
    const { area } = parseAddress(areaParams, request);
    const { actor, ...preview } = parseNamed(previewBody, request);
    const created = await previews.create({ area, ...preview });
    // A preview changes nothing that others see, so the audit log has no row for it; this line has the actor.
    request.log.info(
      { area, build: created.build, expires: created.expires, actor, token: callerOf(request).name },
      'a preview link was created',
    );
    return reply.code(201).header('cache-control', 'no-store').send(created);
  });
  server.get('/previews/:token', { config: { access: 'page' } }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    return previews.resolve(parseAddress(previewParams, request).token);
  });

  server.post('/tokens', { config: { access: 'ops' } }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { code, ...token } = parseNamed(newTokenBody, request);
    await requireCode(secondFactors, callerOf(request).name, { code, address: request.ip });
    const created = await createToken(db, { ...token, by: callerOf(request).name });
    request.log.info(
      {
        made: created.name,
        scope: created.scope,
        area: created.area,
        actor: created.createdByTypedName,
        token: callerOf(request).name,
      },
      'a token was created',
    );
    return reply.code(201).send(created);
  });
  server.get('/tokens', { config: { access: 'ops' } }, async () => ({ tokens: await listTokens(db) }));
  server.get('/tokens/history', { config: { access: 'ops' } }, async () => tokenHistory(db));
  server.delete('/tokens/:name', { config: { access: 'ops' } }, async (request) => {
    const ended = await revokeTokenByName(db, parseAddress(tokenParams, request).name, callerOf(request).name);
    request.log.info({ revoked: ended.name, token: callerOf(request).name }, 'a token was revoked');
    return ended;
  });
  server.post('/tokens/:name/reset-second-factor', { config: { access: 'ops' } }, async (request) => {
    const { actor, code } = parseNamed(resetBody, request);
    const { name } = parseAddress(tokenParams, request);
    const by = callerOf(request).name;
    if (by === name) throw ownSecondFactor(name);
    await requireCode(secondFactors, by, { code, address: request.ip });
    const reset = await resetSecondFactor(db, name, { by, actor });
    request.log.info({ reset: reset.name, actor, token: by }, 'a second factor was reset');
    return reset;
  });
}

function parse<T extends z.ZodType>(schema: T, value: unknown): z.infer<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw errors.validationFailed(
    Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.') || 'body', message])),
  );
}

/**
 * Parses a body with the name of an operator. The name of `npm start` is for the deployment's own secret, with which it
 * works: `npm start` replaces what it made itself.
 */
function parseNamed<T extends z.ZodType<{ readonly actor: string }>>(schema: T, request: FastifyRequest): z.infer<T> {
  const body = parse(schema, request.body);
  if (callerOf(request).name !== null && body.actor === START_ACTOR)
    throw errors.validationFailed({ actor: RESERVED_NAME });
  return body;
}

/** An invalid address gets 404, not 400. */
function parseAddress<T extends z.ZodType>(schema: T, request: FastifyRequest): z.infer<T> {
  const result = schema.safeParse(request.params);
  if (!result.success) throw errors.notFound();
  return result.data;
}
