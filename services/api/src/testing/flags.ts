import type { TestApi, TestMember } from './test-api';

/** Changes a member to a specialty that is not a health profession. */
export async function removeHealthFlag(api: TestApi, member: TestMember): Promise<void> {
  const flag = { specialty: 'Other_Professions', is_health_professional: false } as const;
  await api.db.updateTable('users').set(flag).where('id', '=', member.id).execute();
}
