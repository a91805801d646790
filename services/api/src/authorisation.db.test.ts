import { randomBytes, randomUUID } from 'node:crypto';
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
  readonly expected: Statuses;
  /** The call ends a session or changes an account, so that other calls need a new world. */
  readonly needsNewWorld?: true;
}

/** Calls about no single member: every member may make them, visitors may not. */
const forMembers: Statuses = [401, 200, 200, 200];
/** Calls with the owner's id, or for the owner's private data. */
const forOwner: Statuses = [401, 403, 200, 403];
/** Calls about a chat or a notification, which does not exist for others. */
const hiddenFromOthers: Statuses = [401, 404, 200, 404];
const forReviewers: Statuses = [401, 403, 403, 200];
const forEveryone: Statuses = [200, 200, 200, 200];
const created = ([anonymous, ...rest]: Statuses): Statuses =>
  [anonymous, ...rest.map((status) => (status === 200 ? 201 : status))] as unknown as Statuses;

const ownId = ({ owner }: World) => ({ params: { id: owner.id } });
const ownUser = ({ owner }: World) => ({ params: { userId: owner.id } });
const friendUser = ({ friend }: World) => ({ params: { userId: friend.id } });
const chatOf = async ({ owner, friend }: World) => owner.ok('openChat', { body: { otherUserId: friend.id } });
const createNotification = async ({ owner, friend }: World): Promise<string> => {
  await friend.ok('unfollow', { body: { followerId: friend.id, followingId: owner.id } });
  await friend.ok('ratePost', { body: { userId: friend.id, postId: (await publish(owner, 'Rate me')).id, value: 4 } });
  return (await owner.ok('getNotifications')).items.find(({ type }) => type === 'rating')?.id ?? '';
};
const unknownPasskey = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key' as const,
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', attestationObject: 'AAAA', signature: 'AAAA' },
};
/** A passkey of the owner, which nothing can sign with. */
async function passkeyOf(owner: TestMember): Promise<string> {
  const { id } = await api.db
    .insertInto('passkeys')
    .values({
      id: randomUUID(),
      user_id: owner.id,
      credential_id: randomBytes(16),
      public_key: randomBytes(16),
      counter: 0,
      name: 'Laptop',
      transports: [],
      backed_up: false,
      created_at: api.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
let names = 0;
const newName = (): string => `newcomer${(names += 1)}`;

const entries: Readonly<Record<ApiCall, Entry>> = {
  getMe: { expected: forMembers },
  login: {
    input: ({ owner }) => ({ body: { username: owner.username, password: owner.password } }),
    expected: forEveryone,
    needsNewWorld: true,
  },
  getLoginPuzzle: { input: ({ owner }) => ({ query: { username: owner.username } }), expected: forEveryone },
  logout: { expected: forEveryone, needsNewWorld: true },
  confirmPassword: {
    input: ({ owner }) => ({ body: { currentPassword: owner.password } }),
    expected: forMembers,
  },
  // Anyone who has the link of a mail may use it; without one, every role gets the same response.
  endUnknownLogin: { input: () => ({ body: { token: 'invented' } }), expected: [400, 400, 400, 400] },
  confirmEmail: { input: () => ({ body: { token: 'invented' } }), expected: [400, 400, 400, 400] },
  sendEmailConfirmation: { expected: forMembers },
  getSessions: { expected: forMembers },
  endSession: {
    // Another member's session is treated like an ended one: the call succeeds, and the owner stays signed in.
    input: async ({ owner }) => ({
      params: { id: (await owner.ok('getSessions')).find(({ current }) => current)?.id ?? '' },
    }),
    expected: forMembers,
    needsNewWorld: true,
  },
  endAllSessions: { expected: forMembers, needsNewWorld: true },

  loginWithCode: { input: () => ({ body: { code: '123456' } }), expected: [401, 401, 401, 401] },
  startPasskeyLogin: { expected: forEveryone },
  loginWithPasskey: { input: () => ({ body: { response: unknownPasskey } }), expected: [401, 401, 401, 401] },
  confirmSecondFactor: { input: () => ({ body: { code: '123456' } }), expected: [401, 409, 409, 409] },
  getSignInMethods: { expected: forMembers },
  startPasskey: { input: () => ({ body: {} }), expected: forMembers },
  // Without a challenge of this session.
  addPasskey: {
    input: () => ({ body: { name: 'Key', response: unknownPasskey } }),
    expected: [401, 400, 400, 400],
  },
  renamePasskey: {
    input: async ({ owner }) => ({ params: { id: await passkeyOf(owner) }, body: { name: 'Work key' } }),
    expected: hiddenFromOthers,
  },
  // Another member's passkey is treated like a removed one, and stays.
  removePasskey: {
    input: async ({ owner }) => ({ params: { id: await passkeyOf(owner) }, body: {} }),
    expected: forMembers,
  },
  startTotp: { input: () => ({ body: {} }), expected: forMembers, needsNewWorld: true },
  confirmTotp: { input: () => ({ body: { code: '123456' } }), expected: [401, 409, 409, 409] },
  removeTotp: { input: () => ({ body: {} }), expected: forMembers },
  renewRecoveryCodes: { input: () => ({ body: {} }), expected: [401, 409, 409, 409] },

  getFeed: { expected: forMembers },
  getFollowFeed: { expected: forMembers },
  getUserPosts: { input: ownUser, expected: forMembers },
  createPost: {
    input: ({ owner }) => ({ body: { userId: owner.id, text: 'In my name' } }),
    expected: created(forOwner),
  },
  deletePost: {
    input: async ({ owner }) => ({ params: { id: (await publish(owner, 'Mine')).id } }),
    expected: forOwner,
  },
  getComments: {
    input: async ({ owner }) => ({ params: { id: (await publish(owner, 'Discuss')).id } }),
    expected: forMembers,
  },
  createComment: {
    input: async ({ owner, friend }) => ({
      body: { userId: owner.id, postId: (await publish(friend, 'Discuss')).id, text: 'As I said' },
    }),
    expected: created(forOwner),
  },
  deleteComment: {
    input: async ({ owner, friend }) => ({
      params: { id: (await commentBy(owner, (await publish(friend, 'Discuss')).id, 'Mine')).id },
    }),
    expected: forOwner,
  },
  repost: {
    input: async ({ owner, friend }) => ({
      body: { userId: owner.id, originalPostId: (await publish(friend, 'Share')).id },
    }),
    expected: created(forOwner),
  },
  ratePost: {
    input: async ({ owner, friend }) => ({
      body: { userId: owner.id, postId: (await publish(friend, 'Rate')).id, value: 5 },
    }),
    expected: forOwner,
  },
  savePost: {
    input: async ({ owner, friend }) => ({ body: { userId: owner.id, postId: (await publish(friend, 'Keep')).id } }),
    expected: forOwner,
  },
  getSavedPostIds: { input: ownUser, expected: forOwner },
  getSavedPosts: { input: ownUser, expected: forOwner },

  getSuggestions: { expected: forMembers },
  searchUsers: { input: () => ({ params: { term: 'member' } }), expected: forMembers },
  getUser: { input: ({ owner }) => ({ params: { username: owner.username } }), expected: forMembers },
  signUp: {
    input: () => {
      const username = newName();
      return {
        body: {
          fullName: 'New',
          username,
          email: `${username}@cred.example`,
          password: 'cred-secret-1',
          specialty: 'Nursing',
        },
      };
    },
    expected: [201, 201, 201, 201],
  },
  updateUser: { input: (world) => ({ ...ownId(world), body: { bio: 'Changed' } }), expected: forOwner },
  setProfileImage: {
    input: async (world) => ({ ...ownUser(world), files: { profileImg: await smallPng() } }),
    expected: forOwner,
  },
  setCoverImage: {
    input: async (world) => ({ ...ownUser(world), files: { coverImg: await smallPng() } }),
    expected: forOwner,
  },
  setSendVerificate: { input: (world) => ({ ...ownId(world), body: { isSendVerificate: true } }), expected: forOwner },
  setNewPassword: {
    input: (world) => ({
      ...ownUser(world),
      body: { password: 'cred-another-1', currentPassword: world.owner.password },
    }),
    expected: forOwner,
    needsNewWorld: true,
  },
  follow: {
    input: ({ owner, friend }) => ({ body: { followerId: owner.id, followingId: friend.id } }),
    expected: forOwner,
  },
  unfollow: {
    input: ({ owner, friend }) => ({ body: { followerId: owner.id, followingId: friend.id } }),
    expected: forOwner,
  },
  getFollowers: { input: ownUser, expected: forMembers },
  getFollowing: { input: ownUser, expected: forMembers },
  // Each member's relation to the friend.
  block: { input: friendUser, expected: forMembers, needsNewWorld: true },
  unblock: { input: friendUser, expected: forMembers },
  getBlocked: { expected: forMembers },
  mute: { input: friendUser, expected: forMembers, needsNewWorld: true },
  unmute: { input: friendUser, expected: forMembers },
  getMuted: { expected: forMembers },
  exportAccount: { input: ownUser, expected: forOwner },
  deleteAccount: {
    input: (world) => ({ ...ownId(world), body: { currentPassword: world.owner.password } }),
    expected: forOwner,
    needsNewWorld: true,
  },
  forgotPassword: {
    input: ({ owner }) => ({ body: { email: `${owner.username}@cred.example` } }),
    expected: forEveryone,
  },
  // An unknown handle and code: the session does not matter.
  getRecoveryPuzzle: { expected: forEveryone },
  checkRecoveryCode: {
    input: ({ owner }) => ({ body: { userId: owner.id, code: 'AAAAAAAA' } }),
    expected: [400, 400, 400, 400],
  },
  recoverPassword: {
    input: (world) => ({ ...ownUser(world), body: { password: 'cred-another-1' } }),
    expected: [403, 403, 403, 403],
  },

  submitCertificate: {
    input: ({ owner }) => ({ body: formOf(owner), files: { certificate: smallPdf() } }),
    expected: created(forOwner),
    needsNewWorld: true,
  },
  getVerificationStatus: { input: ownUser, expected: forOwner },
  appealDenial: {
    input: async (world) => {
      if ((await world.owner.ok('getVerificationStatus', ownUser(world))).status !== 'DENIED') {
        const params = { id: await submission(world) };
        const body = { decision: 'DENIED', template: 'unreadable' };
        await (await reviewer(api)).ok('decideSubmission', { params, body });
      }
      return { ...ownUser(world), body: { text: 'It can be read' } };
    },
    expected: created(forOwner),
    needsNewWorld: true,
  },
  report: {
    input: async ({ friend }) => ({ body: { postId: (await publish(friend, 'Spam')).id, reason: 'spam' } }),
    expected: created(forMembers),
  },
  getSubmissions: { expected: forReviewers },
  getCertificate: {
    input: async (world) => ({ params: { id: await submission(world) } }),
    expected: forReviewers,
    needsNewWorld: true,
  },
  decideSubmission: {
    input: async (world) => ({ params: { id: await submission(world) }, body: { decision: 'APPROVED' } }),
    expected: forReviewers,
    needsNewWorld: true,
  },
  getReports: { expected: forReviewers },
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
    expected: forReviewers,
  },
  getAuditLog: { expected: forReviewers },
  getReportAppeals: { expected: forReviewers },
  decideReportAppeal: {
    input: async (world) => {
      const decisionId = await dismissedReport(world);
      await world.owner.ok('appealModeration', { params: { id: decisionId }, body: { text: 'Look again' } });
      const { id } = await api.db
        .selectFrom('report_appeals')
        .select('id')
        .where('decision_id', '=', decisionId)
        .executeTakeFirstOrThrow();
      return { params: { id }, body: { outcome: 'upheld' } };
    },
    expected: forReviewers,
  },
  getModeration: { expected: forMembers },
  appealModeration: {
    input: async (world) => ({ params: { id: await dismissedReport(world) }, body: { text: 'Look again' } }),
    expected: created(hiddenFromOthers),
  },
  getTransparency: { expected: forEveryone },

  openChat: { input: ({ friend }) => ({ body: { otherUserId: friend.id } }), expected: forMembers },
  getChats: { expected: forMembers },
  getChat: { input: async (world) => ({ params: { chatId: (await chatOf(world)).id } }), expected: hiddenFromOthers },
  searchMessages: {
    input: async (world) => ({ params: { chatId: (await chatOf(world)).id }, query: { term: 'word' } }),
    expected: hiddenFromOthers,
  },
  markChatRead: {
    input: async (world) => ({ params: { chatId: (await chatOf(world)).id } }),
    expected: hiddenFromOthers,
  },
  sendMessage: {
    input: async (world) => ({ body: { chatId: (await chatOf(world)).id, text: 'In my name' } }),
    expected: created(hiddenFromOthers),
  },
  markMessageRead: {
    input: async (world) => {
      const { id: chatId } = await chatOf(world);
      return {
        params: { messageId: (await world.friend.ok('sendMessage', { body: { chatId, text: 'For you' } })).id },
      };
    },
    expected: hiddenFromOthers,
  },
  sayTyping: { input: async (world) => ({ params: { chatId: (await chatOf(world)).id } }), expected: hiddenFromOthers },
  // Each member's event stream; live-rights.db.test.ts tests its content.
  openEvents: { expected: forMembers },
  getNotifications: { expected: forMembers },
  deleteNotifications: { expected: forMembers },
  markNotificationRead: {
    input: async (world) => ({ params: { id: await createNotification(world) } }),
    expected: hiddenFromOthers,
  },
  deleteNotification: {
    input: async (world) => ({ params: { id: await createNotification(world) } }),
    expected: hiddenFromOthers,
  },
};

let api: TestApi;
let shared: World;
let firstReviewer: TestMember;

async function submission(world: World): Promise<string> {
  if ((await world.owner.ok('getVerificationStatus', ownUser(world))).status === null) await submit(world.owner);
  return submissionOf(api, world.owner);
}

/** The decision on a report of the owner that another reviewer dismissed. */
async function dismissedReport({ owner, friend }: World): Promise<string> {
  await owner.ok('report', { body: { postId: (await publish(friend, 'Spam')).id, reason: 'spam' } });
  const { id } = await api.db
    .selectFrom('reports')
    .select('id')
    .where('reporter_id', '=', owner.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await firstReviewer.ok('decideReport', { params: { id }, body: { outcome: 'dismissed' } });
  const [latest] = await owner.ok('getModeration');
  return latest?.decision?.id ?? '';
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
  firstReviewer = await reviewer(api);
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
  const { input, expected, needsNewWorld } = entries[name];

  it(`returns ${expected.join(', ')} to a visitor, another member, the owner and a reviewer`, async () => {
    const world = needsNewWorld ? await makeWorld() : shared;
    const roles: readonly (readonly [TestClient, number])[] = [
      [api.browser(), expected[0]],
      [world.other, expected[1]],
      [world.reviewer, expected[3]],
      // The owner is last, since a successful call may end what the others need.
      [world.owner, expected[2]],
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
