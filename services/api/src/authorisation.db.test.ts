import { type CallDefinition, type CallName, calls, type Calls } from '@cred/contract';
import { startTestApi, type TestApi, type TestMember } from './testing/test-api';
import { formOf, reviewer, smallPdf, submissionOf, submit } from './testing/test-certificates';
import type { TestClient, TestInput } from './testing/test-client';
import { smallPng } from './testing/test-images';
import { commentBy, publish } from './testing/member-actions';

/**
 * Every call of the API by every role, always on the owner's objects and with the owner's id, which the other roles
 * forge. A new call of the contract needs an entry here: without it, this file does not compile and its test fails.
 */
type ApiCall = { [N in CallName]: Calls[N]['host'] extends 'api' ? N : never }[CallName];
type Statuses = readonly [anonymous: number, other: number, owner: number, reviewer: number];

interface World {
  readonly owner: TestMember;
  /** The member that the owner writes to, rates and follows. */
  readonly friend: TestMember;
  readonly other: TestMember;
  readonly reviewer: TestMember;
}

interface Entry {
  readonly input?: (world: World) => TestInput<never> | Promise<TestInput<never>>;
  readonly answers: Statuses;
  /** The call ends a session or changes an account, so that other calls need a new world. */
  readonly ruins?: true;
}

/** Calls about no single member: every member may make them, visitors may not. */
const forMembers: Statuses = [401, 200, 200, 200];
/** Calls with the owner's id, or for the owner's private data. */
const forOwner: Statuses = [401, 403, 200, 403];
/** Calls about a chat or a notification, which does not exist for others. */
const hiddenFromOthers: Statuses = [401, 404, 200, 404];
const forReviewers: Statuses = [401, 403, 403, 200];
const forAnybody: Statuses = [200, 200, 200, 200];
const created = ([anonymous, ...rest]: Statuses): Statuses =>
  [anonymous, ...rest.map((status) => (status === 200 ? 201 : status))] as unknown as Statuses;

const ownId = ({ owner }: World) => ({ params: { id: owner.id } });
const ownUser = ({ owner }: World) => ({ params: { userId: owner.id } });
const friendUser = ({ friend }: World) => ({ params: { userId: friend.id } });
const chatOf = async ({ owner, friend }: World) => owner.ok('openChat', { body: { otherUserId: friend.id } });
const toldOwner = async ({ owner, friend }: World): Promise<string> => {
  await friend.ok('unfollow', { body: { followerId: friend.id, followingId: owner.id } });
  await friend.ok('ratePost', { body: { userId: friend.id, postId: (await publish(owner, 'Rate me')).id, value: 4 } });
  return (await owner.ok('getNotifications')).items.find(({ type }) => type === 'rating')?.id ?? '';
};
let names = 0;
const newName = (): string => `newcomer${(names += 1)}`;

const entries: Readonly<Record<ApiCall, Entry>> = {
  getMe: { answers: forMembers },
  login: {
    input: ({ owner }) => ({ body: { username: owner.username, password: owner.password } }),
    answers: forAnybody,
    ruins: true,
  },
  logout: { answers: forAnybody, ruins: true },
  getSessions: { answers: forMembers },
  endSession: {
    // Another member's session is treated like an ended one: the call succeeds, and the owner stays signed in.
    input: async ({ owner }) => ({
      params: { id: (await owner.ok('getSessions')).find(({ current }) => current)?.id ?? '' },
    }),
    answers: forMembers,
    ruins: true,
  },
  endAllSessions: { answers: forMembers, ruins: true },

  getFeed: { answers: forMembers },
  getFollowFeed: { answers: forMembers },
  getUserPosts: { input: ownUser, answers: forMembers },
  createPost: {
    input: ({ owner }) => ({ body: { userId: owner.id, text: 'In my name' } }),
    answers: created(forOwner),
  },
  deletePost: {
    input: async ({ owner }) => ({ params: { id: (await publish(owner, 'Mine')).id } }),
    answers: forOwner,
  },
  getComments: {
    input: async ({ owner }) => ({ params: { id: (await publish(owner, 'Discuss')).id } }),
    answers: forMembers,
  },
  createComment: {
    input: async ({ owner, friend }) => ({
      body: { userId: owner.id, postId: (await publish(friend, 'Discuss')).id, text: 'As I said' },
    }),
    answers: created(forOwner),
  },
  deleteComment: {
    input: async ({ owner, friend }) => ({
      params: { id: (await commentBy(owner, (await publish(friend, 'Discuss')).id, 'Mine')).id },
    }),
    answers: forOwner,
  },
  repost: {
    input: async ({ owner, friend }) => ({
      body: { userId: owner.id, originalPostId: (await publish(friend, 'Share')).id },
    }),
    answers: created(forOwner),
  },
  ratePost: {
    input: async ({ owner, friend }) => ({
      body: { userId: owner.id, postId: (await publish(friend, 'Rate')).id, value: 5 },
    }),
    answers: forOwner,
  },
  savePost: {
    input: async ({ owner, friend }) => ({ body: { userId: owner.id, postId: (await publish(friend, 'Keep')).id } }),
    answers: forOwner,
  },
  getSavedPostIds: { input: ownUser, answers: forOwner },
  getSavedPosts: { input: ownUser, answers: forOwner },

  getSuggestions: { answers: forMembers },
  searchUsers: { input: () => ({ params: { term: 'member' } }), answers: forMembers },
  getUser: { input: ({ owner }) => ({ params: { username: owner.username } }), answers: forMembers },
  signUp: {
    input: () => {
      const username = newName();
      return {
        body: {
          fullName: 'New',
          username,
          email: `${username}@cred.example`,
          password: 'secret1',
          specialty: 'Nursing',
        },
      };
    },
    answers: [201, 201, 201, 201],
  },
  updateUser: { input: (world) => ({ ...ownId(world), body: { bio: 'Changed' } }), answers: forOwner },
  setProfileImage: {
    input: async (world) => ({ ...ownUser(world), files: { profileImg: await smallPng() } }),
    answers: forOwner,
  },
  setCoverImage: {
    input: async (world) => ({ ...ownUser(world), files: { coverImg: await smallPng() } }),
    answers: forOwner,
  },
  setSendVerificate: { input: (world) => ({ ...ownId(world), body: { isSendVerificate: true } }), answers: forOwner },
  setNewPassword: {
    input: (world) => ({ ...ownUser(world), body: { password: 'another1', currentPassword: world.owner.password } }),
    answers: forOwner,
    ruins: true,
  },
  follow: {
    input: ({ owner, friend }) => ({ body: { followerId: owner.id, followingId: friend.id } }),
    answers: forOwner,
  },
  unfollow: {
    input: ({ owner, friend }) => ({ body: { followerId: owner.id, followingId: friend.id } }),
    answers: forOwner,
  },
  getFollowers: { input: ownUser, answers: forMembers },
  getFollowing: { input: ownUser, answers: forMembers },
  // Each member's relation to the friend.
  block: { input: friendUser, answers: forMembers, ruins: true },
  unblock: { input: friendUser, answers: forMembers },
  getBlocked: { answers: forMembers },
  mute: { input: friendUser, answers: forMembers, ruins: true },
  unmute: { input: friendUser, answers: forMembers },
  getMuted: { answers: forMembers },
  exportAccount: { input: ownUser, answers: forOwner },
  deleteAccount: {
    input: (world) => ({ ...ownId(world), body: { currentPassword: world.owner.password } }),
    answers: forOwner,
    ruins: true,
  },
  forgotPassword: {
    input: ({ owner }) => ({ body: { email: `${owner.username}@cred.example` } }),
    answers: forAnybody,
  },
  // An unknown handle and code: the session does not matter.
  checkRecoveryCode: {
    input: ({ owner }) => ({ body: { userId: owner.id, code: 'AAAAAAAA' } }),
    answers: [400, 400, 400, 400],
  },
  recoverPassword: {
    input: (world) => ({ ...ownUser(world), body: { password: 'another1' } }),
    answers: [403, 403, 403, 403],
  },

  submitCertificate: {
    input: ({ owner }) => ({ body: formOf(owner), files: { certificate: smallPdf() } }),
    answers: created(forOwner),
    ruins: true,
  },
  getVerificationStatus: { input: ownUser, answers: forOwner },
  report: {
    input: async ({ friend }) => ({ body: { postId: (await publish(friend, 'Spam')).id, reason: 'spam' } }),
    answers: created(forMembers),
  },
  getSubmissions: { answers: forReviewers },
  getCertificate: {
    input: async (world) => ({ params: { id: await submission(world) } }),
    answers: forReviewers,
    ruins: true,
  },
  decideSubmission: {
    input: async (world) => ({ params: { id: await submission(world) }, body: { decision: 'APPROVED' } }),
    answers: forReviewers,
    ruins: true,
  },
  getReports: { answers: forReviewers },
  decideReport: {
    input: async ({ owner, friend }) => {
      await owner.ok('report', { body: { postId: (await publish(friend, 'Spam')).id, reason: 'spam' } });
      const { id } = await api.db
        .selectFrom('reports')
        .select('id')
        .where('reporter_id', '=', owner.id)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      return { params: { id }, body: { outcome: 'dismissed' } };
    },
    answers: forReviewers,
  },
  getAuditLog: { answers: forReviewers },

  openChat: { input: ({ friend }) => ({ body: { otherUserId: friend.id } }), answers: forMembers },
  getChats: { answers: forMembers },
  getChat: { input: async (world) => ({ params: { chatId: (await chatOf(world)).id } }), answers: hiddenFromOthers },
  searchMessages: {
    input: async (world) => ({ params: { chatId: (await chatOf(world)).id }, query: { term: 'word' } }),
    answers: hiddenFromOthers,
  },
  markChatRead: {
    input: async (world) => ({ params: { chatId: (await chatOf(world)).id } }),
    answers: hiddenFromOthers,
  },
  sendMessage: {
    input: async (world) => ({ body: { chatId: (await chatOf(world)).id, text: 'In my name' } }),
    answers: created(hiddenFromOthers),
  },
  markMessageRead: {
    input: async (world) => {
      const { id: chatId } = await chatOf(world);
      return {
        params: { messageId: (await world.friend.ok('sendMessage', { body: { chatId, text: 'For you' } })).id },
      };
    },
    answers: hiddenFromOthers,
  },
  sayTyping: { input: async (world) => ({ params: { chatId: (await chatOf(world)).id } }), answers: hiddenFromOthers },
  // Each member's event stream; live-rights.db.test.ts tests its content.
  openEvents: { answers: forMembers },
  getNotifications: { answers: forMembers },
  deleteNotifications: { answers: forMembers },
  markNotificationRead: {
    input: async (world) => ({ params: { id: await toldOwner(world) } }),
    answers: hiddenFromOthers,
  },
  deleteNotification: {
    input: async (world) => ({ params: { id: await toldOwner(world) } }),
    answers: hiddenFromOthers,
  },
};

let api: TestApi;
let shared: World;

async function submission(world: World): Promise<string> {
  if ((await world.owner.ok('getVerificationStatus', ownUser(world))).status === null) await submit(world.owner);
  return submissionOf(api, world.owner);
}

const makeWorld = async (): Promise<World> => ({
  owner: await api.member(),
  friend: await api.member(),
  other: await api.member(),
  reviewer: await reviewer(api),
});

beforeAll(async () => {
  api = await startTestApi();
  shared = await makeWorld();
});
afterAll(() => api.close());

const apiCalls = (Object.entries(calls) as [CallName, CallDefinition][])
  .filter(([, { host }]) => host === 'api')
  .map(([name]) => name as ApiCall);

describe('the table of permissions', () => {
  it('has every call of the API', () => {
    expect(Object.keys(entries).sort()).toEqual([...apiCalls].sort());
  });
});

describe.each(apiCalls)('%s', (name) => {
  const { input, answers, ruins } = entries[name];

  it(`returns ${answers.join(', ')} to a visitor, another member, the owner and a reviewer`, async () => {
    const world = ruins ? await makeWorld() : shared;
    const roles: readonly (readonly [TestClient, number])[] = [
      [api.browser(), answers[0]],
      [world.other, answers[1]],
      [world.reviewer, answers[3]],
      // The owner is last, since a successful call may end what the others need.
      [world.owner, answers[2]],
    ];
    const got: number[] = [];
    for (const [client] of roles) {
      const given = (await input?.(world)) ?? {};
      got.push((await client.call(name, given)).status);
    }
    expect(got).toEqual(roles.map(([, status]) => status));
  });
});

describe('endSession with another member’s id', () => {
  it('leaves the owner signed in', async () => {
    const { owner, other } = shared;
    const id = (await owner.ok('getSessions')).find(({ current }) => current)?.id ?? '';
    await other.ok('endSession', { params: { id } });
    await owner.ok('getMe');
  });
});
