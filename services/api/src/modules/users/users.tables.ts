import type { Specialty } from '@cred/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface UserTable {
  id: string;
  /** Lower case; unique. */
  username: string;
  /** Lower case; unique. */
  email: string;
  full_name: string;
  password_hash: string;
  specialty: Specialty;
  /** By specialty alone; a setting may require the badge too: see `countsAsProfessional`. */
  is_health_professional: boolean;
  is_verificated: Generated<boolean>;
  is_send_verificate: Generated<boolean>;
  is_reviewer: Generated<boolean>;
  /** A path on the API host, starting with `/`. */
  profile_img: string | null;
  /** A path on the API host, starting with `/`. */
  cover_img: string | null;
  bio: string | null;
  link: string | null;
  created_at: ColumnType<Date, Date | undefined, never>;
  /** Username and name, folded for the search. */
  search_text: GeneratedAlways<string>;
  /** The username without dots and underscores: usernames that look the same have the same skeleton. */
  username_skeleton: GeneratedAlways<string>;
}

/** A username that no one else may have before `until`. */
export interface RetiredUsernameTable {
  username_hash: Buffer;
  /** The member who may take it again; null when the account is deleted. */
  owner_id: string | null;
  until: Date;
}

export interface FollowTable {
  follower_id: string;
  following_id: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export interface UserTables {
  users: UserTable;
  follows: FollowTable;
  retired_usernames: RetiredUsernameTable;
}
