import type { TestApi, TestMember } from './test-api';
import { reviewer, submissionOf, submit } from './test-certificates';

/** The fields of a licence that is valid until a day. */
export const licenceFields = (licenceExpiresOn = '') => ({
  licenceAuthority: 'CRM',
  licenceNumber: '123.456',
  licenceState: 'SP',
  licenceExpiresOn,
});

/** Gives a member the badge by a certificate with a licence; returns the id of the submission. */
export async function approveWithLicence(api: TestApi, member: TestMember, expiresOn?: string): Promise<string> {
  await submit(member, licenceFields(expiresOn));
  const id = await submissionOf(api, member);
  await (await reviewer(api)).ok('decideSubmission', { params: { id }, body: { decision: 'APPROVED' } });
  return id;
}

/** Denies a member's new certificate; returns the id of the submission. */
export async function deny(api: TestApi, member: TestMember, by: TestMember): Promise<string> {
  await submit(member, licenceFields());
  const id = await submissionOf(api, member);
  await by.ok('decideSubmission', { params: { id }, body: { decision: 'DENIED', template: 'unreadable' } });
  return id;
}
