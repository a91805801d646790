import type { Specialty, UserSummary } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';

/**
 * The columns that a query joining `users` selects to show a member. Their prefix makes them unique next to any other
 * columns: `select(userSummaryColumns)`.
 */
export const userSummaryColumns = [
  'users.id as user_id',
  'users.username as user_username',
  'users.full_name as user_full_name',
  'users.profile_img as user_profile_img',
  'users.is_verificated as user_is_verificated',
  'users.specialty as user_specialty',
] as const;

/** The same columns of a join of `users` under another name, which is also their prefix: `member_id`. */
export const userColumnsOf = <A extends string>(alias: A) =>
  [
    `${alias}.id as ${alias}_id`,
    `${alias}.username as ${alias}_username`,
    `${alias}.full_name as ${alias}_full_name`,
    `${alias}.profile_img as ${alias}_profile_img`,
    `${alias}.is_verificated as ${alias}_is_verificated`,
    `${alias}.specialty as ${alias}_specialty`,
  ] as const;

export interface UserSummaryRow {
  readonly user_id: string;
  readonly user_username: string;
  readonly user_full_name: string;
  readonly user_profile_img: string | null;
  readonly user_is_verificated: boolean;
  readonly user_specialty: Specialty;
}

/** The columns of `userColumnsOf`. */
export type UserColumns<A extends string> = {
  readonly [
    Column in keyof UserSummaryRow as Column extends `user_${infer Name}` ? `${A}_${Name}` : never
  ]: UserSummaryRow[Column];
};

/** The URL of a path on the API host, such as an avatar's; null stays null. */
export const apiUrl = (settings: Pick<Settings, 'API_PUBLIC_URL'>, path: string | null): string | null =>
  path === null ? null : `${settings.API_PUBLIC_URL}${path}`;

/** A member as shown in lists, cards and headers. */
export const presentUserSummary = (row: UserSummaryRow, settings: Pick<Settings, 'API_PUBLIC_URL'>): UserSummary => ({
  id: row.user_id,
  username: row.user_username,
  fullName: row.user_full_name,
  profileImg: apiUrl(settings, row.user_profile_img),
  isVerificated: row.user_is_verificated,
  specialty: row.user_specialty,
});
