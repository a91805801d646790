import { passwordHint } from './password-hint';

describe('passwordHint', () => {
  it.each([
    ['', 'At least 6 characters, better 12 or more'],
    ['12345', 'At least 6 characters, better 12 or more'],
    ['aAaAaAaAaAaAaA', 'One repeated character is easy to guess'],
    ['Kx7#mPq', 'Long enough, but 12 characters or more are much safer'],
    ['correct horse', 'A good length. Use it for Cred only'],
  ])('recommends twelve characters for %p', (password, hint) => expect(passwordHint(password)).toBe(hint));

  it.each(['123456789012', '210987654321', 'abcabcabcabc', 'qwertyuiopas', 'Zyxwvutsrqponm'])(
    'does not praise the length of %p',
    (password) => expect(passwordHint(password)).toBe('Repetitions, and letters or digits in order, are easy to guess'),
  );

  it.each(['anamaria-2026-x', 'my name is Souza', 'Ana.Souza.Ana.Souza'])(
    'notices a name of the member in %p',
    (password) =>
      expect(passwordHint(password, ['Anamaria Souza', 'ana.souza', 'zoe@cred.example'])).toBe(
        'Your name, username or email makes a password easy to guess',
      ),
  );

  it('ignores names that are short or not typed yet', () => {
    expect(passwordHint('an example of one', ['An', '', '@'])).toBe('A good length. Use it for Cred only');
  });
});
