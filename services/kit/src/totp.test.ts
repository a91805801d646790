import { findTotpStep, newTotpSecret, openTotpSecret, presentTotpSecret, sealTotpSecret } from './totp';

// The secret and the codes (SHA-1) of RFC 6238, appendix B, cut to six digits.
const secret = Buffer.from('12345678901234567890');

describe('findTotpStep', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [20_000_000_000, '353130', 666_666_666],
  ])('accepts the code of RFC 6238 at %i s', (seconds, code, step) => {
    expect(findTotpStep(secret, code, new Date(seconds * 1_000))).toBe(step);
  });

  it('accepts the codes of the steps before and after, and no others', () => {
    const at = (step: number) => new Date(step * 30_000);
    expect([-2, -1, 0, 1, 2].map((distance) => findTotpStep(secret, '287082', at(1 + distance)))).toEqual([
      null,
      1,
      1,
      1,
      null,
    ]);
  });

  it.each(['', '28708', '2870820', '28708a', '２８７０８２', '-87082', '287 082'])('refuses %p', (code) => {
    expect(findTotpStep(secret, code, new Date(59_000))).toBeNull();
  });
});

describe('presentTotpSecret', () => {
  it('returns the secret in base32 and the address that authenticator apps read', () => {
    expect(presentTotpSecret(secret, 'ana lima')).toEqual({
      secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      uri: 'otpauth://totp/Cred:ana%20lima?issuer=Cred&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
    });
  });
});

describe('a stored secret', () => {
  it('is encrypted, and readable with the same deployment secret and owner only', () => {
    const stored = newTotpSecret();
    const sealed = sealTotpSecret('the secret of the deployment', 'ana', stored);
    expect(sealed.includes(stored)).toBe(false);
    expect(openTotpSecret('the secret of the deployment', 'ana', sealed)).toEqual(stored);
    expect(openTotpSecret('another secret', 'ana', sealed)).toBeNull();
    expect(openTotpSecret('the secret of the deployment', 'bia', sealed)).toBeNull();
    sealed[20] = (sealed[20] ?? 0) ^ 1;
    expect(openTotpSecret('the secret of the deployment', 'ana', sealed)).toBeNull();
  });
});
