import { randomBytes, randomUUID } from 'node:crypto';
import { forEveryone, forMembers, hiddenFromOthers, type Entries, type World } from './entry';

const unknownPasskey = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key' as const,
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', attestationObject: 'AAAA', signature: 'AAAA' },
};
/** A passkey of the owner, which nothing can sign with. */
async function passkeyOf({ api, owner }: World): Promise<string> {
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

/** Passkeys, two-step sign-in and recovery codes. */
export const signInCalls = {
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
    input: async (world) => ({ params: { id: await passkeyOf(world) }, body: { name: 'Work key' } }),
    expected: hiddenFromOthers,
  },
  // Another member's passkey is treated like a removed one, and stays.
  removePasskey: {
    input: async (world) => ({ params: { id: await passkeyOf(world) }, body: {} }),
    expected: forMembers,
  },
  startTotp: { input: () => ({ body: {} }), expected: forMembers, needsNewWorld: true },
  confirmTotp: { input: () => ({ body: { code: '123456' } }), expected: [401, 409, 409, 409] },
  removeTotp: { input: () => ({ body: {} }), expected: forMembers },
  renewRecoveryCodes: { input: () => ({ body: {} }), expected: [401, 409, 409, 409] },
} satisfies Entries;
