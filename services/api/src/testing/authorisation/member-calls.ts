import { smallPng } from '../test-images';
import { forEveryone, forMembers, forOwner, friendUser, ownId, ownUser, type Entries } from './entry';

let names = 0;
const newName = (): string => `newcomer${(names += 1)}`;

/** Profiles, followers, blocks, the account’s data and its recovery. */
export const memberCalls = {
  getSuggestions: { expected: forMembers },
  searchUsers: { input: () => ({ params: { term: 'member' } }), expected: forMembers },
  suggestMentions: { input: () => ({ query: { prefix: 'mem' } }), expected: forMembers },
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
} satisfies Entries;
