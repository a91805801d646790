import type { Api } from '../../core/api';
import { bind } from '../../core/bind';
import { ratePost } from './ratings.service';
import { requireSelf } from '../../core/viewer';

/** Ratings of posts, 1 to 5. */
export function registerRatings(api: Api): void {
  bind(api, 'ratePost', async ({ viewer, db, body }) => {
    requireSelf(viewer, body.userId);
    return await ratePost(db, viewer, body, api.clock());
  });
}
