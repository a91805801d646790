import * as z from 'zod';
import { areaName, buildId, buildRecord, fileName } from './release';
import { localUrl } from './settings';

/**
 * What the release registry and those who speak to it (page server, command line, `npm start`) agree on.
 * Not part of the package's main entry: browsers never need it.
 */

/** Who asks: a person's name, or `START_ACTOR`. Written into the audit log. */
const actor = z.string().trim().min(1).max(100);
const reason = z.string().trim().max(500);

/** The actor of changes that `npm start` makes by itself; it never undoes those of anybody else. */
export const START_ACTOR = 'npm start';

/** How long the registry keeps a question for a newer table open, in seconds. */
export const LONG_POLL_MAX_SECONDS = 25;

/** The revision of the area's last change, as the asker saw it; another one meanwhile: refused with 409. */
const expectedRevision = z.number().int().nonnegative().optional();

export const promoteBody = z.strictObject({ build: buildId, actor, reason: reason.default(''), expectedRevision });
export const rollbackBody = z.strictObject({
  actor,
  reason: reason.default(''),
  /** A build that was live before; absent: the one that was live before the current one. */
  to: buildId.optional(),
  expectedRevision,
});

/** Unknown fields of a record are refused: a typing error in it must not pass as "not given". */
export const uploadBody = z.strictObject({ record: buildRecord.strict() });

export const buildState = z.object({
  record: buildRecord,
  /** Only a complete build is served and can go live; it never changes again. */
  complete: z.boolean(),
  /** Files of the record that were not uploaded yet. */
  missing: z.array(fileName),
});

export const change = z.object({
  revision: z.number().int(),
  area: areaName,
  action: z.enum(['promote', 'rollback']),
  from: buildId.nullable(),
  to: buildId,
  actor: z.string(),
  reason: z.string(),
  at: z.iso.datetime(),
});

export const areaStatus = z.object({
  area: areaName,
  live: buildId.nullable(),
  /** What a rollback would go back to. */
  previous: buildId.nullable(),
  /** Rolled back: `npm start` leaves the area alone until somebody promotes. */
  held: z.boolean(),
  /** Revision of the area's last change; 0 before the first. */
  revision: z.number().int(),
  lastChange: change.nullable(),
  /** Complete builds, newest first. */
  builds: z.array(z.object({ build: buildId, contractVersion: z.string(), completedAt: z.iso.datetime() })),
});

export const registryStatus = z.object({ revision: z.number().int(), areas: z.array(areaStatus) });
export const areaHistory = z.object({ area: areaName, changes: z.array(change) });

/** The answer of promote and rollback. */
export const changeResult = z.object({
  area: areaStatus,
  /** False when there was nothing to do: asked again for what already is. */
  changed: z.boolean(),
});

export type BuildState = z.infer<typeof buildState>;
export type Change = z.infer<typeof change>;
export type AreaStatus = z.infer<typeof areaStatus>;
export type RegistryStatus = z.infer<typeof registryStatus>;
export type AreaHistory = z.infer<typeof areaHistory>;
export type ChangeResult = z.infer<typeof changeResult>;
export type PromoteBody = z.input<typeof promoteBody>;
export type RollbackBody = z.input<typeof rollbackBody>;

/** Where the registry of this machine answers. */
export const registryUrl = (settings: { readonly HOST: string; readonly RELEASES_PORT: number }): string =>
  localUrl(settings.HOST, settings.RELEASES_PORT);
