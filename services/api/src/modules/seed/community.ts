import type { Executor } from '../../database/connection';
import type { MediaLifecycle } from '../media/media-lifecycle';
import type { DemoImage } from './seed-images';

const MINUTE = 60_000;

/** The demo community during the seed. */
export interface Community {
  readonly trx: Executor;
  readonly now: Date;
  readonly media: MediaLifecycle;
  /** Ids by username. */
  readonly ids: ReadonlyMap<string, string>;
  readonly images: ReadonlyMap<string, DemoImage & { readonly id: string }>;
}

export const ago = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * MINUTE);

/** @throws Error for an unknown demo member */
export function idOf({ ids }: Community, username: string): string {
  const id = ids.get(username);
  if (!id) throw new Error(`The demo community has no ${username}`);
  return id;
}
