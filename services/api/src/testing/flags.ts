import type { TestApi, TestMember } from './test-api';

/** Has a member change to a specialty that is none of a health professional. */
export async function loseFlag(api: TestApi, member: TestMember): Promise<void> {
  const flag = { specialty: 'Other_Professions', is_health_professional: false } as const;
  await api.db.updateTable('users').set(flag).where('id', '=', member.id).execute();
}
