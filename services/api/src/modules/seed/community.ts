import type { Executor } from '../../database/connection';
import type { MediaLifecycle } from '../media/media-lifecycle';
import type { DemoPicture } from './seed-pictures';

const MINUTE = 60_000;

/** The demo community while it is being made. */
export interface Community {
  readonly trx: Executor;
  readonly now: Date;
  readonly media: MediaLifecycle;
  /** Ids by username. */
  readonly ids: ReadonlyMap<string, string>;
  readonly pictures: ReadonlyMap<string, DemoPicture & { readonly id: string }>;
}

export const ago = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * MINUTE);

/** @throws Error for a member who is none of the community */
export function idOf({ ids }: Community, username: string): string {
  const id = ids.get(username);
  if (!id) throw new Error(`The demo community has no ${username}`);
  return id;
}
