import { hash, verify } from '@node-rs/argon2';

/** argon2id is the library's default algorithm; these are its costs: 19 MiB, two passes, one lane. */
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes a password for storage; the salt and the costs are in the result. */
export const hashPassword = (password: string): Promise<string> => hash(password, costs);

// Made once; what an unknown user's password is compared with, so that both answers take the same time.
let nobody: Promise<string> | undefined;

/** Whether a password is right. `stored` is null for an unknown user: as slow as for a known one, and false. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await nobody), password);
  return stored !== null && matches;
}

/** Prepares what the first login would otherwise wait for. */
export async function warmUpPasswords(): Promise<void> {
  await verifyPassword(null, 'warm up');
}
