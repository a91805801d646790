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
  /** When the badge ends because the licence expires; null: never. */
  verified_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  is_send_verificate: Generated<boolean>;
  is_reviewer: Generated<boolean>;
  /** Device cookies of another generation are invalid. */
  device_generation: Generated<number>;
  /** Null until the member opens the link in the confirmation mail; no other mail is sent before. */
  email_confirmed_at: Date | null;
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

export interface SessionTable {
  id: string;
  user_id: string;
  /** SHA-256 of the token; the token itself is in the cookie only. */
  token_hash: Buffer;
  /** Browser and system in a few words; null without a user agent. */
  device: string | null;
  /** The time of the login. */
  created_at: ColumnType<Date, Date, never>;
  /** The last time the member confirmed the password after the login. */
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date>;
  last_used_at: Date;
  /** The time when this session was confirmed with a passkey or a code; null for a password alone. */
  second_factor_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The time when the session ends even if it is in use. */
  expires_at: ColumnType<Date, Date, never>;
}

export interface RecoveryTable {
  id: string;
  /** SHA-256 of the handle, which only the requesting browser has. */
  handle_hash: Buffer;
  /** The requested address, until its code is created. */
  email: string | null;
  /** Keyed hash of the requesting network address; null in rows from before this column existed. */
  source_hash: Buffer | null;
  /** Null when no account has the address, or the account has had enough codes. */
  user_id: string | null;
  /** argon2id; null before a code is created and after it is used or replaced. */
  code_hash: string | null;
  /** The number of tried codes; incremented before each comparison. */
  tries: Generated<number>;
  /** Whether the code is that of another request of the account, because the account had enough codes. */
  shares_code: Generated<boolean>;
  /** SHA-256 of handle and cookie; set when the code is verified. */
  proof_hash: Buffer | null;
  created_at: ColumnType<Date, Date, never>;
  expires_at: Date;
}

/** A link "This was not me" in the mail about a new device. */
export interface LoginNoticeTable {
  id: string;
  user_id: string;
  /** SHA-256 of the token in the link. */
  token_hash: Buffer;
  created_at: ColumnType<Date, Date, never>;
  expires_at: ColumnType<Date, Date, never>;
}

/** A link that confirms a mail address. */
export interface EmailConfirmationTable {
  id: string;
  user_id: string;
  /** Lower case: the address of the account, or the one that is to replace it. */
  email: string;
  /** SHA-256 of the token in the link. */
  token_hash: Buffer;
  created_at: ColumnType<Date, Date, never>;
  expires_at: ColumnType<Date, Date, never>;
  /** False above the limit of mails to an address: a change of address that waits for another link to it. */
  is_mailed: Generated<boolean>;
}

/** The confirmation mails to an address since the first one of a day. The row outlasts the accounts that caused them. */
export interface AddressMailTable {
  /** SHA-256 of the address. */
  address_hash: Buffer;
  started_at: Date;
  count: number;
}

export interface MailTable {
  id: string;
  /** The recipient; the row is deleted with the account. */
  user_id: string;
  recipient: string;
  subject: string;
  body: string;
  created_at: ColumnType<Date, Date, never>;
  /** The mail is discarded after this time. */
  expires_at: ColumnType<Date, Date, never>;
  next_try_at: Date;
  tries: Generated<number>;
}

/** Members, sessions, password recoveries, queued mail and the links in it. */
export interface AccountsSchema {
  users: UserTable;
  follows: FollowTable;
  retired_usernames: RetiredUsernameTable;
  sessions: SessionTable;
  recoveries: RecoveryTable;
  login_notices: LoginNoticeTable;
  email_confirmations: EmailConfirmationTable;
  address_mails: AddressMailTable;
  mails: MailTable;
}
