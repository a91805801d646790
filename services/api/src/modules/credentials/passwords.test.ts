import { hashPassword, verifyPassword } from './passwords';

describe('hashPassword', () => {
  it('stores argon2id with 19 MiB and two passes, and a new salt each time', async () => {
    const [first, second] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(second).not.toBe(first);
  });
});

describe('verifyPassword', () => {
  it('accepts the right password only, and none for an unknown user', async () => {
    const stored = await hashPassword('correct horse');
    expect(await verifyPassword(stored, 'correct horse')).toBe(true);
    expect(await verifyPassword(stored, 'Correct horse')).toBe(false);
    expect(await verifyPassword(null, 'correct horse')).toBe(false);
  });
});
