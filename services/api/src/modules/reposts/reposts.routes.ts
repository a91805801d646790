import type { Api } from '../../core/api';
import { bind } from '../../core/bind';
import { presentPost } from '../posts/posts.presenter';
import { repost } from './reposts.service';
import { requireSelf } from '../../core/viewer';

/** Reposts: posts that embed another one. Everything else about them is in modules/posts. */
export function registerReposts(api: Api): void {
  bind(api, 'repost', async ({ viewer, db, body }) => {
    requireSelf(viewer, body.userId);
    return presentPost(await repost({ db, settings: api.settings }, viewer, body, api.clock()), api.settings);
  });
}
