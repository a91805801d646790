import { hash, verify } from '@node-rs/argon2';

/** argon2id is the library's default algorithm; its parameters: 19 MiB, two passes, no parallelism. */
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes a password for storage; the salt and the costs are in the result. */
export const hashPassword = (password: string): Promise<string> => hash(password, costs);

// Computed once; an unknown user's password is compared with it, so that both responses take the same time.
let unknownUserHash: Promise<string> | undefined;

/**
 * Whether a password is correct. `stored` is null for an unknown user: the check takes the same time and returns false.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  unknownUserHash ??= hashPassword('the password of no member');
  const matches = await verify(stored ?? (await unknownUserHash), password);
  return stored !== null && matches;
}

/** Computes the hash for unknown users in advance, so that the first login does not wait for it. */
export async function warmUpPasswords(): Promise<void> {
  await verifyPassword(null, 'warm up');
}
