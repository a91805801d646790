import * as z from 'zod';
import { areaName, buildId, buildRecord, fileName, shellRecord } from '@cred/contract/release';
import { actor, isStorable, reason, UNSTORABLE } from './registry-texts';
import { username } from '@cred/contract/schemas';
import { localUrl } from './settings';

/**
 * What the release registry and those who speak to it (page server, command line, `npm start`) agree on.
 */

export { actor, oneLine, reason, REGISTRY_ACTOR, START_ACTOR } from './registry-texts';

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

/** What all files of a build may have together: page servers hold each of them in memory while they check it. */
export const BUILD_BYTES_MAX = 32 * 1024 * 1024;
/** And what its record may have, as JSON: every page carries the names and hashes of what is live. */
export const RECORD_CHARACTERS_MAX = 128 * 1024;

/** Beside its files a build's folder has its record and the compressed twin of each. */
const isReserved = (file: string): boolean => file === 'record.json' || file.endsWith('.br');

/** Unknown fields of a record are refused: a typing error in it must not pass as "not given". */
export const uploadBody = z.strictObject({
  record: buildRecord
    .strict()
    .refine(isStorable, UNSTORABLE)
    .refine(({ files }) => Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0) <= BUILD_BYTES_MAX, {
      message: 'The files of a build have at most 32 MiB together',
      path: ['files'],
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
  /** Only a complete build is served and can go live; it never changes again. */
  complete: z.boolean(),
  /** Files of the record that were not uploaded yet. */
  missing: z.array(fileName),
});

export const change = z.object({
  revision: z.number().int(),
  area: areaName,
  /** `trial` puts a build on trial beside the live one, `end-trial` takes it off again. */
  action: z.enum(['promote', 'rollback', 'trial', 'end-trial']),
  from: buildId.nullable(),
  to: buildId,
  actor: z.string(),
  reason: z.string(),
  /** The token that it was done with; null: the deployment's own secret. */
  token: z.string().nullable().default(null),
  at: z.iso.datetime(),
});

const reportedCounts = z.object({ loads: z.number(), failures: z.number() });
/** What was told of a trial since it began, beside the live build, and whether it stops itself for it. */
export const trialReport = z.object({
  trial: reportedCounts,
  live: reportedCounts,
  verdict: z.enum(['too-few', 'fine', 'stop']),
  sentence: z.string(),
});

export const areaStatus = z.object({
  area: areaName,
  live: buildId.nullable(),
  /** What a rollback would go back to. */
  previous: buildId.nullable(),
  /** Rolled back: `npm start` leaves the area alone until somebody promotes. */
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
  /** Open tabs that were heard of just now, by the build that they show; absent: no page server tells. */
  tabs: z.record(buildId, z.number().int()).optional(),
  /** Complete builds, newest first. */
  builds: z.array(z.object({ build: buildId, contractVersion: z.string(), completedAt: z.iso.datetime() })),
});

/**
 * What a token of the registry may do. `deploy`: publish, promote and roll back one area. `ops`: everything.
 * `page`: what a page server needs, reading and reports. Every token may read the status.
 */
export const tokenScopes = ['deploy', 'ops', 'page'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** A token's name in lists and in the audit log. */
export const tokenName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9._-]{1,59}$/i, 'Must be 2 to 60 letters, digits, dots, dashes or underscores');

export const newTokenBody = z
  .strictObject({ name: tokenName, scope: z.enum(tokenScopes), area: areaName.optional(), actor })
  .refine(({ scope, area: of }) => (scope === 'deploy') === (of !== undefined), {
    message: 'A deploy token, and no other, names its area',
    path: ['area'],
  });

export const registryToken = z.object({
  name: tokenName,
  scope: z.enum(tokenScopes),
  area: areaName.nullable(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  lastUsedAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
});
export const registryTokens = z.object({ tokens: z.array(registryToken) });
/** The secret is told once, when the token is made; the registry keeps its hash. */
export const createdToken = registryToken.extend({ secret: z.string() });

/** A build that a shell would break. */
export const incompatibleBuild = z.object({
  area: areaName,
  build: buildId,
  role: z.enum(['live', 'previous', 'trial']),
  problems: z.array(z.string()),
});

/** Tells the registry which shell is live: the gate judges areas by it. */
export const shellBody = z
  .strictObject({
    record: shellRecord.strict().refine(isStorable, UNSTORABLE),
    actor,
    reason: reason.default(''),
    /** Take it although live builds, or those that a rollback would meet, do not fit; needs a reason. */
    force: z.boolean().default(false),
  })
  .refine(({ force, reason: why }) => !force || why !== '', {
    message: 'Say why the shell is forced: a reason is missing',
    path: ['reason'],
  });

export const shellChange = z.object({
  build: buildId,
  contractVersion: z.string(),
  actor: z.string(),
  reason: z.string(),
  token: z.string().nullable(),
  /** What it was taken over in spite of; empty unless it was forced. */
  misfits: z.array(incompatibleBuild),
  at: z.iso.datetime(),
});
/** The live shell's record, and which ones were live, newest first. */
export const shellState = z.object({ live: shellRecord.nullable(), changes: z.array(shellChange) });
export const shellResult = z.object({ shell: shellChange, changed: z.boolean() });

export const registryStatus = z.object({
  revision: z.number().int(),
  areas: z.array(areaStatus),
  /** The shell that the gate judges by; null until somebody told. */
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
  /** With the last time that it was live; null where it is not here as a whole, so that nothing of it was judged. */
  to: z
    .object({
      build: buildId,
      live: liveTime.nullable(),
      contractVersion: z.string().nullable(),
      files: z.number().int(),
      missing: z.number().int(),
    })
    .nullable(),
  /** The build on trial, which the change would end. */
  trial: buildId.nullable(),
  /** The shell that was asked whether the build fits. */
  shell: z.object({ build: buildId, contractVersion: z.string() }).nullable(),
  /** Why it would be refused. */
  refusals: z.array(z.string()),
  notices: z.array(z.string()),
});

/** A page server names so many tabs at most, so that a tab which two of them heard counts once; of more, it names a sample. */
export const TABS_NAMED_MAX = 1_000;

/** Body of `POST /tabs`: the open tabs that a page server heard of just now, in the place of what it told before. */
export const tabsBody = z.strictObject({
  /** The page server's process, by digits that it drew when it started. */
  server: z.string().regex(/^[0-9a-f]{16}$/),
  /** Only the tabs whose digits begin with so many zero bits are named; each stands for 2 to the power of that. */
  zeroBits: z.number().int().min(0).max(32),
  groups: z
    .array(
      z.strictObject({
        shown: z.record(areaName, buildId),
        /** The tab's digits, and how many seconds ago it was heard. */
        tabs: z
          .array(z.tuple([z.string().regex(/^[0-9a-f]{16}$/), z.number().min(0).max(60)]))
          .min(1)
          .max(TABS_NAMED_MAX),
      }),
    )
    .max(TABS_NAMED_MAX),
});

/** Whether a tab is one of those that are named, by the first 32 of the bits that its digits stand for. */
export const isInSample = (tab: string, zeroBits: number): boolean =>
  Math.clz32(Number.parseInt(tab.slice(0, 8), 16)) >= zeroBits;

/** Answer of `GET /tabs`: by area and build; null: no page server tells, so nothing is known. */
export const openTabs = z.object({ areas: z.record(areaName, z.record(buildId, z.number().int())).nullable() });

export const areaHistory = z.object({ area: areaName, changes: z.array(change) });

/** The answer of promote and rollback. */
export const changeResult = z.object({
  area: areaStatus,
  /** False when there was nothing to do: asked again for what already is. */
  changed: z.boolean(),
  /** What is worth knowing and was no reason to refuse. */
  notices: z.array(z.string()).default([]),
});

export type BuildState = z.infer<typeof buildState>;
export type Change = z.infer<typeof change>;
export type TrialReport = z.infer<typeof trialReport>;
export type AreaStatus = z.infer<typeof areaStatus>;
export type RegistryStatus = z.infer<typeof registryStatus>;
export type TabsBody = z.infer<typeof tabsBody>;
export type OpenTabs = z.infer<typeof openTabs>;
export type AreaHistory = z.infer<typeof areaHistory>;
export type RegistryToken = z.infer<typeof registryToken>;
export type NewTokenBody = z.input<typeof newTokenBody>;
export type CreatedToken = z.infer<typeof createdToken>;
export type ChangeResult = z.infer<typeof changeResult>;
export type IncompatibleBuild = z.infer<typeof incompatibleBuild>;
export type ShellBody = z.input<typeof shellBody>;
export type ShellChange = z.infer<typeof shellChange>;
export type ShellState = z.infer<typeof shellState>;
export type ShellResult = z.infer<typeof shellResult>;
export type Effects = z.infer<typeof effects>;
export type EffectsQuery = z.infer<typeof effectsQuery>;
export type PromoteBody = z.input<typeof promoteBody>;
export type TrialBody = z.input<typeof trialBody>;
export type RollbackBody = z.input<typeof rollbackBody>;

/** Where the registry answers: this machine's, unless the settings name one elsewhere. */
export const registryUrl = (settings: {
  readonly HOST: string;
  readonly RELEASES_PORT: number;
  readonly RELEASES_URL?: string | undefined;
}): string => settings.RELEASES_URL ?? localUrl(settings.HOST, settings.RELEASES_PORT);
