import type { Post } from '@cred/contract';

/** An average as it is shown: clamped to 0 to 5, rounded to the nearest half (GEN-12). */
export function roundToHalfStars(average: number): number {
  const clamped = Math.min(5, Math.max(0, Number.isFinite(average) ? average : 0));
  return Math.round(clamped * 2) / 2;
}

type Rated = Pick<Post, 'averageRating' | 'avaregeRating' | 'ratingCount' | 'userRating'>;

/**
 * The post with its viewer's rating of `value` stars, which replaces their previous one. Applying it again has no
 * further effect.
 */
export function withOwnRating<P extends Rated>(post: P, value: number): P {
  const before = post.userRating;
  const others = before === null ? post.ratingCount : Math.max(0, post.ratingCount - 1);
  const total = post.averageRating * post.ratingCount - (before ?? 0);
  const average = others === 0 ? value : (total + value) / (others + 1);
  return { ...post, averageRating: average, avaregeRating: average, ratingCount: others + 1, userRating: value };
}
