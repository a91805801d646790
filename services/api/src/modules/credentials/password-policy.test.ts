import { passwordTexts, requireGoodPassword } from './password-policy';

const ana = { username: 'ana.souza', email: 'Ana.Souza+cred@hospital.example', fullName: 'Ana Maria Souza' };
const textFor = (password: string): unknown => {
  try {
    requireGoodPassword(password, ana);
    return null;
  } catch (error) {
    return (error as { readonly fields?: Readonly<Record<string, string>> }).fields?.['password'];
  }
};

describe('requireGoodPassword', () => {
  it.each(['123456', 'password', 'Password', 'qwerty123', 'LETMEIN', 'iloveyou', '070162', 'ｐａｓｓｗｏｒｄ'])(
    'rejects %s, which is one of the 100,000 most common in any case',
    (password) => expect(textFor(password)).toBe(passwordTexts.common),
  );

  it.each(['aaaaaa', 'AaAaAaAa', '🩺🩺🩺🩺🩺🩺', '      '])('rejects %p, which repeats one character', (password) =>
    expect(textFor(password)).toBe(passwordTexts.repeated),
  );

  it.each([
    'ana.souza',
    'ANA.SOUZA',
    ' Ana Maria Souza ',
    'anamariasouza',
    'ana.souza+cred@hospital.example',
    'ana.souza+CRED',
  ])('rejects %p, which is a name or address of the member', (password) =>
    expect(textFor(password)).toBe(passwordTexts.identity),
  );

  it.each(['correct horse battery', 'ana.souza-2026-night', 'Kx7#mP', 'пациент и врач', '  six  '])(
    'accepts %p',
    (password) => expect(textFor(password)).toBeNull(),
  );
});
