import { forEveryone, forMembers, type Entries } from './entry';

/** Sessions, logins and the address of the account. */
export const accountCalls = {
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
} satisfies Entries;
