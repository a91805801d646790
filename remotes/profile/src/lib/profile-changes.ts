import { loadSchemas, specialties, type CallBodyInput, type Me, type Specialty } from '@cred/contract';

export type ProfileChanges = CallBodyInput<'updateUser'>;

/** The values of the edit dialog, as typed. */
export interface ProfileForm {
  readonly username: string;
  readonly fullName: string;
  readonly email: string;
  readonly specialty: string;
  readonly bio: string;
  readonly link: string;
}

/** The initial values of the form. */
export const formOf = ({ username, fullName, email, specialty, bio, link }: Me): ProfileForm => ({
  username,
  fullName,
  email,
  specialty,
  bio: bio ?? '',
  link: link ?? '',
});

const isSpecialty = (value: string): value is Specialty => (specialties as readonly string[]).includes(value);

/**
 * The changes between the form and the profile. All fields are optional (PROFILE-8): an emptied name, username or email
 * stays unchanged, an emptied bio or link is removed. Surrounding spaces are ignored.
 */
export function changesOf(form: ProfileForm, me: Me): ProfileChanges {
  const before = formOf(me);
  const username = form.username.trim().replace(/^@/, '').toLowerCase();
  const [fullName, email, link, bio] = [form.fullName.trim(), form.email.trim(), form.link.trim(), form.bio.trim()];
  return {
    ...(username !== '' && username !== before.username && { username }),
    ...(fullName !== '' && fullName !== before.fullName && { fullName }),
    ...(email !== '' && email.toLowerCase() !== before.email.toLowerCase() && { email }),
    ...(isSpecialty(form.specialty) && form.specialty !== before.specialty && { specialty: form.specialty }),
    ...(bio !== before.bio.trim() && { bio }),
    ...(link !== before.link && { link: withScheme(link) }),
  };
}

/** Adds https to an address that was typed without a scheme. */
const withScheme = (link: string): string =>
  link === '' || /^[a-z][a-z0-9+.-]*:/i.test(link) ? link : `https://${link}`;

export const isEmpty = (changes: ProfileChanges): boolean => Object.keys(changes).length === 0;

/**
 * The first error of each field; empty when the changes satisfy the contract's schema, or when the schemas cannot be
 * loaded: the server checks them too.
 */
export async function validateChanges(changes: ProfileChanges): Promise<Readonly<Record<string, string>>> {
  const schemas = await loadSchemas().catch(() => undefined);
  const parsed = schemas?.updateUserBody.safeParse(changes);
  if (!parsed?.error) return {};
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) errors[path.join('.')] ??= message;
  return errors;
}
