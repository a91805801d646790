import type { TestApi, TestMember } from './test-api';
import type { TestFile } from './test-client';

/** A small PDF, as scanners write it. */
export const smallPdf = (padding = 0): TestFile => ({
  filename: 'Diploma 2019.PDF',
  type: 'application/pdf',
  bytes: Buffer.concat([
    Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n',
    ),
    Buffer.alloc(padding, 0x20),
    Buffer.from('%%EOF\n'),
  ]),
});

/** The fields of the form, most of which the server ignores. */
export const formOf = (member: TestMember, overrides: object = {}) => ({
  fullName: 'Dr. Ana Souza',
  userId: member.id,
  email: 'ana@cred.example',
  username: member.username,
  status: 'PENDING',
  ...overrides,
});

/** Submits a certificate as a member. */
export const submit = (member: TestMember, overrides: object = {}) =>
  member.ok('submitCertificate', { body: formOf(member, overrides), files: { certificate: smallPdf() } });

/** A new member with the role of reviewer, in a session that was confirmed with a second factor (AUTH-25). */
export async function reviewer(api: TestApi, overrides: Parameters<TestApi['member']>[0] = {}): Promise<TestMember> {
  const member = await api.member(overrides);
  await api.db.updateTable('users').set({ is_reviewer: true }).where('id', '=', member.id).execute();
  await confirmSessions(api, member);
  return member;
}

/** Confirms a member's sessions, as a passkey or a code does. */
export async function confirmSessions(api: TestApi, member: TestMember): Promise<void> {
  await api.db
    .updateTable('sessions')
    .set({ second_factor_at: api.clock.now() })
    .where('user_id', '=', member.id)
    .execute();
}

/** The id of a member's newest submission. */
export async function submissionOf(api: TestApi, member: TestMember): Promise<string> {
  const row = await api.db
    .selectFrom('submissions')
    .select('id')
    .where('user_id', '=', member.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return row.id;
}
