import { newId } from '../../core/ids';
import { insertSubmission, setFlags } from '../verification/submissions.repository';
import { ago, type Community, idOf } from './community';
import type { DemoMember } from './demo-members';

const DAY = 1440;

/**
 * What a verified member's badge stands on: a certificate that was approved the day after they joined. Its file
 * is gone, as those of decided submissions are after their time.
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
    at,
  });
  await trx
    .updateTable('submissions')
    .set({ status: 'APPROVED', decided_at: decidedAt })
    .where('id', '=', id)
    .execute();
  await setFlags(trx, userId, { is_verificated: true, is_send_verificate: true });
}
