import { errors } from '@cred/service-kit';
import { validate as isUuid } from 'uuid';
import type { Api } from '../../core/api';
import { bind } from '../../core/bind';
import { clientAddress } from '../../core/client-address';
import { bindMultipart } from '../../core/multipart';
import { linkNextPage } from '../../core/paging';
import { type ProcessedImage, removeImage } from '../media/image-pipeline';
import { IncomingFiles } from '../media/incoming-files';
import type { MediaLifecycle } from '../media/media-lifecycle';
import { incomingFolder } from '../media/open-media-store';
import { requireGoodPassword } from '../credentials/password-policy';
import { rememberDevice } from '../sessions/device-cookie';
import { confirmAddress, sendConfirmationAgain } from '../mail-addresses/confirm-address';
import { listFollows } from './follow-lists';
import type { FollowSide } from './follows.repository';
import { type ProfileImageField, receiveProfileImage, setProfileImage } from './profile-images';
import { searchUsers } from './search-users';
import { suggestMentions } from './suggest-mentions';
import { finishAddressChange, updateUser } from './update-user';
import { follow, getMe, getSuggestions, getUser, signUp, unfollow } from './users.service';
import { requireSelf, requireViewer } from '../../core/viewer';

/** Accounts, profiles, search, suggestions and follows. */
export function registerUsers(api: Api, { media }: { readonly media: MediaLifecycle }): void {
  bind(
    api,
    'signUp',
    async ({ body, request, reply }) => {
      // The two flags of old clients are ignored: a new account has neither (SRV-11).
      const { fullName, username, email, password, specialty } = body;
      requireGoodPassword(password, body);
      const id = await signUp(api, { fullName, username, email, password, specialty });
      rememberDevice(request, reply, { settings: api.settings, userId: id, generation: 0, at: api.clock() });
      return await getMe(api, id);
    },
    { bucket: 'signUp' },
  );

  bind(api, 'confirmEmail', async ({ body, viewer }) => {
    await confirmAddress(api, { token: body.token, viewerId: viewer?.id ?? null }, finishAddressChange);
    return { ok: true as const };
  });

  bind(
    api,
    'sendEmailConfirmation',
    async ({ viewer }) => {
      await sendConfirmationAgain(api, viewer.id);
      return { ok: true as const };
    },
    { bucket: 'newAddress' },
  );

  bind(api, 'getSuggestions', async ({ viewer, query }) => await getSuggestions(api, viewer, query));

  bind(api, 'getUser', async ({ viewer, params }) => await getUser(api, viewer, params.username));

  bind(api, 'searchUsers', async ({ viewer, params }) => await searchUsers(api, viewer, params.term));

  bind(api, 'suggestMentions', async ({ viewer, query }) => await suggestMentions(api, viewer, query.prefix));

  bind(api, 'updateUser', async ({ viewer, params, body, request }) => {
    requireSelf(viewer, params.id);
    return await updateUser(api, viewer, body, clientAddress(request));
  });

  bindProfileImage(api, media, 'setProfileImage', 'profileImg');
  bindProfileImage(api, media, 'setCoverImage', 'coverImg');

  bindFollowList(api, 'getFollowers', 'followers');
  bindFollowList(api, 'getFollowing', 'following');

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

function bindProfileImage(
  api: Api,
  media: MediaLifecycle,
  name: 'setProfileImage' | 'setCoverImage',
  field: ProfileImageField,
): void {
  const incoming = new IncomingFiles(incomingFolder(api.settings.CRED_DATA));
  bindMultipart(api, name, {
    receive: async (file, request) => {
      // Rejects another member's profile before the image is processed.
      const { userId } = request.params as { readonly userId: string };
      if (isUuid(userId)) requireSelf(requireViewer(request), userId);
      return receiveProfileImage(file, field, incoming);
    },
    release: removeImage,
    handle: async ({ viewer, params, files }) => {
      requireSelf(viewer, params.userId);
      const image = (files as Readonly<Partial<Record<ProfileImageField, ProcessedImage>>>)[field];
      if (!image) throw errors.validationFailed({ [field]: 'Please select a file.' });
      return await setProfileImage({ ...api, media }, viewer, field, image);
    },
  });
}

function bindFollowList(api: Api, name: 'getFollowers' | 'getFollowing', side: FollowSide): void {
  bind(api, name, async (context) => {
    const { viewer, params, query } = context;
    const { users, next } = await listFollows(api, viewer, {
      side,
      userId: params.userId,
      cursor: query.cursor,
      take: query.take,
    });
    linkNextPage(context, next);
    return users;
  });
}
