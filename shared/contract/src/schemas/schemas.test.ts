import type * as z from 'zod';
import { calls, limits } from '../index';
import * as schemas from './index';

const firstIssue = (result: {
  success: boolean;
  error?: { issues: readonly { message: string }[] };
}): string | undefined => result.error?.issues[0]?.message;

describe('signUpBody', () => {
  const valid = {
    fullName: 'Ana Souza',
    username: 'Ana.Souza',
    email: 'ana@example.org',
    password: 'secret1',
    specialty: 'Physical Therapy',
  };

  it('stores usernames in lower case and specialties with underscores', () => {
    expect(schemas.signUpBody.parse(valid)).toMatchObject({ username: 'ana.souza', specialty: 'Physical_Therapy' });
  });

  it.each([
    ['fullName', ' ', 'Name is empty'],
    ['username', '', 'Ussername is empty'],
    ['email', '', 'Email is empty'],
    ['email', 'ana at example', 'Insert valid email'],
    ['password', '', 'Passwords empty'],
    ['password', '12345', 'Must be at least 6 characters'],
    ['specialty', 'Astrology', 'Choose one of the listed specialties'],
    ['specialty', undefined, 'Specialty is required'],
  ])('rejects %s %p: %s', (field, value, text) => {
    expect(firstIssue(schemas.signUpBody.safeParse({ ...valid, [field]: value }))).toBe(text);
  });

  it.each(['ab', 'a'.repeat(31), 'ana souza', 'ana/../root', 'аna', 'ana\u202esouza'])(
    'rejects the username %p',
    (username) => {
      expect(schemas.signUpBody.safeParse({ ...valid, username }).success).toBe(false);
    },
  );
});

describe('loginBody', () => {
  it.each([
    [{ username: '', password: 'secret1' }, 'Username is empty'],
    [{ username: 'ana', password: '' }, 'Password is empty'],
    [{ username: 'ana', password: '12345' }, 'Minimal 6 caracters'],
  ])('rejects %p: %s', (body, text) => {
    expect(firstIssue(schemas.loginBody.safeParse(body))).toBe(text);
  });

  it('never trims the password', () => {
    expect(schemas.loginBody.parse({ username: 'ana', password: ' secret ' }).password).toBe(' secret ');
  });
});

describe('text', () => {
  it('keeps newlines, tabs and emoji, and normalizes to NFC', () => {
    expect(schemas.text(20).parse('e\u0301\n\t👩‍⚕️')).toBe('é\n\t👩‍⚕️');
  });

  it.each(['\u0000', '\u0007', '\u001b[31m', '\u0085', '\r'])('rejects the control character %p', (character) => {
    expect(schemas.text(20).safeParse(`a${character}b`).success).toBe(false);
  });

  it('measures the length after normalization', () => {
    expect(schemas.text(3).safeParse('\ufb2c\ufb2c\ufb2c').success).toBe(false);
    expect(schemas.text(3).safeParse('e\u0301e\u0301e\u0301').success).toBe(true);
  });

  it('rejects a text that is too long', () => {
    expect(schemas.text(3).safeParse('abcd').success).toBe(false);
  });

  it('counts UTF-16 code units: two for most emoji', () => {
    expect(schemas.text(4).safeParse('👍👍').success).toBe(true);
    const tooLong = schemas.text(3).safeParse('👍👍');
    expect(tooLong.error?.issues.map(({ message }) => message)).toEqual(['At most 3 characters']);
  });

  it.each(['\ud83d', 'a\udc4db', '\udc4d\ud83d'])('rejects a lone surrogate (%j)', (value) => {
    expect(firstIssue(schemas.text(20).safeParse(value))).toBe('Contains characters that are not allowed');
  });
});

describe('the maximum length of each text that a member enters', () => {
  const tooLong = (max: number) => '👍'.repeat(max / 2 + 1);
  it.each<[string, z.ZodType, unknown]>([
    ['post', schemas.createPostBody.shape.text, tooLong(limits.post.textMax)],
    ['message', schemas.sendMessageBody.shape.text, tooLong(limits.message.textMax)],
    ['report', schemas.reportBody.shape.text, tooLong(limits.report.textMax)],
    ['new password', schemas.newPasswordBody.shape.password, tooLong(limits.password.max)],
    ['password', schemas.loginBody.shape.password, tooLong(limits.password.max)],
    ['password of a new account', schemas.signUpBody.shape.password, tooLong(limits.password.max)],
    ['current password', schemas.deleteAccountBody.shape.currentPassword, tooLong(limits.password.max)],
    ['username or email at sign-in', schemas.loginBody.shape.username, tooLong(limits.email.max)],
    ['link', schemas.link, `https://example.org/${tooLong(limits.link.max)}`.slice(0, limits.link.max + 2)],
    ['search term', calls.searchUsers.params.shape.term, tooLong(100)],
    ['URL for a link preview', calls.getLinkPreview.body.shape.url, tooLong(2_000)],
    ['text to validate', schemas.validatePostBody.shape.text, tooLong(limits.validation.textMax)],
  ])('counts UTF-16 code units: %s', (_what, schema, value) => {
    expect([...String(value)].length).toBeLessThan(String(value).length);
    expect(schema.safeParse(value).success).toBe(false);
    expect(schema.safeParse(String(value).slice(0, -2)).success).toBe(true);
  });
});

describe('id', () => {
  it('is converted to lower case', () => {
    expect(schemas.id.parse('0190A1B2-C3D4-7000-8000-00000000000F')).toBe('0190a1b2-c3d4-7000-8000-00000000000f');
    expect(firstIssue(schemas.id.safeParse('0190A1B2'))).toBe('Invalid id');
  });
});

describe('a required text', () => {
  const userId = '0190a1b2-c3d4-7000-8000-000000000000';
  const account = { username: 'ana.souza', email: 'ana@example.org', password: 'secret1', specialty: 'Nursing' };
  const bodies: readonly [string, (text: string) => { success: boolean }][] = [
    ['post', (text) => schemas.createPostBody.safeParse({ userId, text })],
    ['comment', (text) => schemas.createCommentBody.safeParse({ userId, postId: userId, text })],
    ['message', (text) => schemas.sendMessageBody.safeParse({ chatId: userId, text })],
    ['name at sign-up', (fullName) => schemas.signUpBody.safeParse({ ...account, fullName })],
    ['name in the profile', (fullName) => schemas.updateUserBody.safeParse({ fullName })],
    ['reason of a denial', (reason) => schemas.decisionBody.safeParse({ decision: 'DENIED', reason })],
    ['text to validate', (text) => schemas.validatePostBody.safeParse({ text })],
  ];

  it.each(bodies)('is rejected without a visible character: %s', (_what, parse) => {
    for (const blank of ['\u200b\u200b', '\u2060\ufeff', '\u3164', '\u00ad \u200d', '\u00a0'])
      expect(parse(blank).success).toBe(false);
    expect(parse('👩\u200d⚕️').success).toBe(true);
  });
});

describe('createPostBody', () => {
  const userId = '0190a1b2-c3d4-7000-8000-000000000000';

  it('parses the fields of a multipart form: the audience from JSON, flags from text', () => {
    expect(schemas.createPostBody.parse({ userId, text: 'Hi', audience: '["health"]', isValid: 'true' })).toMatchObject(
      {
        audience: ['health'],
        isValid: true,
        isRepost: false,
      },
    );
  });

  it('has the general audience by default', () => {
    expect(schemas.createPostBody.parse({ userId, text: 'Hi' }).audience).toEqual(['general']);
  });

  it.each(['health', '["doctors"]', '[]', '["general","health"]', '{"0":"health"}'])(
    'rejects the audience %p',
    (audience) => {
      expect(schemas.createPostBody.safeParse({ userId, text: 'Hi', audience }).success).toBe(false);
    },
  );

  it('rejects a text of spaces', () => {
    expect(firstIssue(schemas.createPostBody.safeParse({ userId, text: ' \n' }))).toBe('Text is empty');
  });
});

describe('link', () => {
  it.each(['javascript:alert(1)', 'data:text/html,hi', 'ftp://example.org', 'example.org'])('rejects %p', (value) => {
    expect(schemas.link.safeParse(value).success).toBe(false);
  });

  it.each(['https://example.org/a?b=c', 'http://example.org', ''])('accepts %p', (value) => {
    expect(schemas.link.safeParse(value).success).toBe(true);
  });
});
