import { passwordHint } from './password-hint';

describe('passwordHint', () => {
  it.each([
    ['', 'At least 6 characters, better 12 or more'],
    ['12345', 'At least 6 characters, better 12 or more'],
    ['aAaAaAaAaAaAaA', 'One repeated character is easy to guess'],
    ['Kx7#mPq', 'Long enough, but 12 characters or more are much safer'],
    ['correct horse', 'A good length. Use it for Cred only'],
  ])('recommends twelve characters for %p', (password, hint) => expect(passwordHint(password)).toBe(hint));
});
