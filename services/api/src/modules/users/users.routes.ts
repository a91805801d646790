import type { Api } from '../../core/api';
import { requireSelf } from '../../core/actor';
import { bind } from '../../core/bind';
import { createAccount, follow, getMe, getSuggestions, getUser, unfollow } from './users.service';

/** Accounts, profiles, suggestions, and who follows whom. */
export function registerUsers(api: Api): void {
  bind(
    api,
    'signUp',
    async ({ body }) => {
      // The two flags of old clients are not passed on: a new account has neither (server rule 11).
      const { fullName, username, email, password, specialty } = body;
      const id = await createAccount(api.db, { fullName, username, email, password, specialty }, api.clock());
      return await getMe(api, id);
    },
    { bucket: 'signUp' },
  );

  bind(api, 'getSuggestions', async ({ viewer }) => await getSuggestions(api, viewer));

  bind(api, 'getUser', async ({ viewer, params }) => await getUser(api, viewer, params.username));

  bind(api, 'follow', async ({ viewer, body }) => {
    requireSelf(viewer, body.followerId);
    await follow(api, viewer, body.followingId);
    return { isFollowing: true as const };
  });

  bind(api, 'unfollow', async ({ viewer, body }) => {
    requireSelf(viewer, body.followerId);
    await unfollow(api, viewer, body.followingId);
    return { isFollowing: false as const };
  });
}
