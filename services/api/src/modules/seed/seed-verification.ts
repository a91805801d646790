import { newId } from '../../core/ids';
import { insertSubmission, setFlags } from '../verification/submissions.repository';
import { ago, type Community, idOf } from './community';
import type { DemoMember } from './demo-members';

const DAY = 1440;

/**
 * A certificate that was approved the day after a verified member joined. It has no file, since the files of decided
 * submissions are removed after 30 days.
 */
export async function seedVerification(
  community: Community,
  { username, fullName, specialty, joinedDaysAgo }: DemoMember,
): Promise<void> {
  const { trx, now } = community;
  const [userId, at, decidedAt] = [
    idOf(community, username),
    ago(now, joinedDaysAgo * DAY),
    ago(now, (joinedDaysAgo - 1) * DAY),
  ];
  const id = newId(at);
  await insertSubmission(trx, {
    id,
    userId,
    fullName,
    specialty,
    certificate: { type: 'application/pdf', size: 184_320 },
    licence: null,
    at,
  });
  await trx
    .updateTable('submissions')
    .set({ status: 'APPROVED', decided_at: decidedAt })
    .where('id', '=', id)
    .execute();
  await setFlags(trx, userId, { is_verificated: true, is_send_verificate: true });
}
