import * as z from 'zod';
import { areaName, buildId, buildRecord, fileName, filesOf } from '@cred/contract/releases';
import { shellChange } from './registry-shell';
import { actor, isStorable, maker, reason, UNSTORABLE } from './registry-texts';
import { username } from '@cred/contract/schemas';
import { localUrl } from './settings';

/** The calls of the release registry, for its callers (page server, command line, `npm start`). */

export {
  actor,
  DEPLOYMENT_ACTOR,
  type Maker,
  makerOf,
  makerText,
  toOneLine,
  reason,
  REGISTRY_ACTOR,
  RESERVED_NAME,
  START_ACTOR,
} from './registry-texts';

/**
 * The longest time that the registry waits for a newer table, in seconds. A page server whose connection has gone silent
 * notices it this much later plus 5 s, and only then learns of a rollback.
 */
export const LONG_POLL_MAX_SECONDS = 10;

/**
 * The revision of the area's last change that the caller has read; with another current revision the change is refused
 * (409).
 */
const expectedRevision = z.number().int().nonnegative().optional();

export const promoteBody = z.strictObject({ build: buildId, actor, reason: reason.default(''), expectedRevision });
export const rollbackBody = z.strictObject({
  actor,
  reason: reason.default(''),
  /** A build that was live before; absent: the one that was live before the current one. */
  to: buildId.optional(),
  expectedRevision,
});

export const trialBody = z
  .strictObject({
    build: buildId,
    percent: z.number().min(0).max(100).default(0),
    /** Usernames of members who get the build in any case. */
    testers: z.array(username).max(200, 'A trial has at most 200 testers').default([]),
    actor,
    reason: reason.default(''),
    expectedRevision,
  })
  .refine(({ percent, testers }) => percent > 0 || testers.length > 0, {
    message: 'A trial needs a percentage or testers',
    path: ['percent'],
  });

/** The maximum size of all files of a build: page servers hold each file in memory while they check it. */
export const BUILD_BYTES_MAX = 32 * 1024 * 1024;
/** The maximum size of a build's file for the server, which holds it in memory as a compiled script. */
export const SERVER_BYTES_MAX = 2 * 1024 * 1024;
/** The maximum length of a record as JSON: every page has the names and hashes of the live builds. */
export const RECORD_CHARACTERS_MAX = 128 * 1024;

/** A build's folder also has its record and the compressed copies of its files. */
const isReserved = (file: string): boolean => file === 'record.json' || file.endsWith('.br');

/** Unknown fields of a record are refused, so that a misspelt field is reported instead of ignored. */
export const uploadBody = z.strictObject({
  record: buildRecord
    .strict()
    .refine(isStorable, UNSTORABLE)
    .refine((record) => filesOf(record).reduce((sum, [, { bytes }]) => sum + bytes, 0) <= BUILD_BYTES_MAX, {
      message: 'The files of a build have at most 32 MiB together',
      path: ['files'],
    })
    .refine(({ server }) => !server || server.bytes <= SERVER_BYTES_MAX, {
      message: 'The file of a build for the server has at most 2 MiB',
      path: ['server'],
    })
    .refine(({ files }) => !Object.keys(files).some(isReserved), {
      message: 'No file of a build can be named record.json, or end in .br',
      path: ['files'],
    })
    .refine((record) => JSON.stringify(record).length <= RECORD_CHARACTERS_MAX, {
      message: 'The record of a build has at most 128 KiB',
      path: [],
    }),
});

export const buildState = z.object({
  record: buildRecord,
  /** Only a complete build is served and can go live; it never changes. */
  complete: z.boolean(),
  /** Files of the record that are not uploaded yet. */
  missing: z.array(fileName),
});

export const change = z.object({
  revision: z.number().int(),
  area: areaName,
  /** `trial` starts a trial next to the live build, `end-trial` ends it. */
  action: z.enum(['promote', 'rollback', 'trial', 'end-trial']),
  from: buildId.nullable(),
  to: buildId,
  ...maker,
  reason: z.string(),
  /** The name of the token that authorized it; null: the deployment's own secret. */
  token: z.string().nullable().default(null),
  at: z.iso.datetime(),
});

const reportedCounts = z.object({ loads: z.number(), failures: z.number() });
/** The reports since a trial began, about its build and the live one, and the result of the rule that stops trials. */
export const trialReport = z.object({
  trial: reportedCounts,
  live: reportedCounts,
  verdict: z.enum(['too-few', 'fine', 'stop']),
  sentence: z.string(),
});

export const areaStatus = z.object({
  area: areaName,
  live: buildId.nullable(),
  /** The build that a rollback goes back to. */
  previous: buildId.nullable(),
  /** Rolled back: `npm start` does not change the area until the next promotion. */
  held: z.boolean(),
  /** The build that some members get, and how many. */
  trial: z
    .object({
      build: buildId,
      percent: z.number(),
      testers: z.array(z.string()),
      since: z.iso.datetime(),
      soFar: trialReport.optional(),
    })
    .nullable()
    .default(null),
  /** Revision of the area's last change; 0 before the first. */
  revision: z.number().int(),
  lastChange: change.nullable(),
  /** Open tabs by the build that they show; absent: no page server reports. */
  tabs: z.record(buildId, z.number().int()).optional(),
  /** Complete builds, newest first. */
  builds: z.array(z.object({ build: buildId, contractVersion: z.string(), completedAt: z.iso.datetime() })),
});

export const registryStatus = z.object({
  revision: z.number().int(),
  areas: z.array(areaStatus),
  /** The shell that the gate checks against; null until a deploy reported one. */
  shell: shellChange.nullable().default(null),
});

/** What promote or rollback would do now. */
export const effectsQuery = z
  .object({ action: z.enum(['promote', 'rollback']), build: buildId.optional() })
  .refine(({ action, build }) => action === 'rollback' || build !== undefined, {
    message: 'promote needs the build',
    path: ['build'],
  });
const liveTime = z.object({ since: z.iso.datetime(), until: z.iso.datetime().nullable() });
export const effects = z.object({
  area: areaName,
  /** Revision of the area's last change, 0 before the first: a change that is based on these effects names it. */
  revision: z.number().int(),
  /** null: nothing would change. */
  action: change.shape.action.nullable(),
  from: z.object({ build: buildId, live: liveTime.nullable() }).nullable(),
  /** With its last live period; null for an incomplete build, which is not checked. */
  to: z
    .object({
      build: buildId,
      live: liveTime.nullable(),
      contractVersion: z.string().nullable(),
      files: z.number().int(),
      missing: z.number().int(),
    })
    .nullable(),
  /** The build on trial; the change would end the trial. */
  trial: buildId.nullable(),
  /** The shell that the build was checked against. */
  shell: z.object({ build: buildId, contractVersion: z.string() }).nullable(),
  /** Why it would be refused. */
  refusals: z.array(z.string()),
  notices: z.array(z.string()),
});

export const areaHistory = z.object({ area: areaName, changes: z.array(change) });

/** The response of promote and rollback. */
export const changeResult = z.object({
  area: areaStatus,
  /** False when the requested state already existed. */
  changed: z.boolean(),
  /** Information for the operator that is no reason to refuse. */
  notices: z.array(z.string()).default([]),
});

export type BuildState = z.infer<typeof buildState>;
export type Change = z.infer<typeof change>;
export type TrialReport = z.infer<typeof trialReport>;
export type AreaStatus = z.infer<typeof areaStatus>;
export type RegistryStatus = z.infer<typeof registryStatus>;
export type AreaHistory = z.infer<typeof areaHistory>;
export type ChangeResult = z.infer<typeof changeResult>;
export type Effects = z.infer<typeof effects>;
export type EffectsQuery = z.infer<typeof effectsQuery>;
export type PromoteBody = z.input<typeof promoteBody>;
export type TrialBody = z.input<typeof trialBody>;
export type RollbackBody = z.input<typeof rollbackBody>;

/** The registry's address: on this machine, unless the settings name another one. */
export const registryUrl = (settings: {
  readonly HOST: string;
  readonly RELEASES_PORT: number;
  readonly RELEASES_URL?: string | undefined;
}): string => settings.RELEASES_URL ?? localUrl(settings.HOST, settings.RELEASES_PORT);
