import * as z from 'zod';
import { areaName, buildId, shellRecord } from '@cred/contract/releases';
import { actor, isStorable, maker, reason, UNSTORABLE } from './registry-texts';

/** The live shell, which the contract gate checks areas against. */

/** A build that is incompatible with a shell. */
export const incompatibleBuild = z.object({
  area: areaName,
  build: buildId,
  role: z.enum(['live', 'previous', 'trial']),
  problems: z.array(z.string()),
});

/** Makes a shell the live one, which the gate checks areas against. */
export const shellBody = z
  .strictObject({
    record: shellRecord.strict().refine(isStorable, UNSTORABLE),
    actor,
    reason: reason.default(''),
    /** Accepts it although live builds or rollback targets are incompatible; requires a reason. */
    force: z.boolean().default(false),
  })
  .refine(({ force, reason: why }) => !force || why !== '', {
    message: 'A reason for forcing the shell is missing',
    path: ['reason'],
  });

export const shellChange = z.object({
  build: buildId,
  contractVersion: z.string(),
  ...maker,
  reason: z.string(),
  token: z.string().nullable(),
  /** The builds that were incompatible when it was forced; empty otherwise, and from registries of older versions. */
  incompatibleBuilds: z.array(incompatibleBuild).default([]),
  at: z.iso.datetime(),
});
/** The live shell's record, and the shells that were live, newest first. */
export const shellState = z.object({ live: shellRecord.nullable(), changes: z.array(shellChange) });
export const shellResult = z.object({ shell: shellChange, changed: z.boolean() });

export type IncompatibleBuild = z.infer<typeof incompatibleBuild>;
export type ShellBody = z.input<typeof shellBody>;
export type ShellChange = z.infer<typeof shellChange>;
export type ShellState = z.infer<typeof shellState>;
export type ShellResult = z.infer<typeof shellResult>;
