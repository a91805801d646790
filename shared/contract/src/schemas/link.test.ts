import { link } from './user';

describe('link', () => {
  it.each([
    '',
    'https://hospital.example',
    'http://hospital.example/@ana?to=a@b#c@d',
    'https://hospital.example:8443/',
  ])('accepts %j', (address) => expect(link.safeParse(address).success).toBe(true));

  it.each([
    'https://ana:secret@hospital.example',
    'https://bank.example@evil.example/',
    'https://@evil.example/',
    'https:/ana@evil.example',
    'https:\\\\ana@evil.example',
    'HTTPS://ana@evil.example',
  ])('rejects %j, which names a user', (address) => expect(link.safeParse(address).success).toBe(false));
});
