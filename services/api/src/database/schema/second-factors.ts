import type { ColumnType } from 'kysely';

export interface PasskeyTable {
  id: string;
  user_id: string;
  /** The authenticator's name of the credential. */
  credential_id: Buffer;
  /** COSE. */
  public_key: Buffer;
  /** The authenticator's count of uses; 0 for those that do not count. */
  counter: number;
  /** Chosen by the member. */
  name: string;
  transports: string[];
  backed_up: boolean;
  created_at: ColumnType<Date, Date, never>;
  last_used_at: Date | null;
}

/** The authenticator app of a member. */
export interface TotpTable {
  user_id: string;
  /** Encrypted with a key of the deployment; see `sealTotpSecret`. */
  sealed_secret: Buffer;
  /** The time step of the last accepted code; earlier steps are refused. */
  last_step: ColumnType<number, number | undefined, number>;
  created_at: Date;
  /** Null until a code has confirmed the secret. */
  enabled_at: Date | null;
}

/** The unused recovery codes; a used one is deleted. */
export interface TotpRecoveryCodeTable {
  user_id: string;
  /** SHA-256. */
  code_hash: Buffer;
}

/** Challenges that a passkey has answered, until they expire. */
export interface UsedChallengeTable {
  hash: Buffer;
  expires_at: ColumnType<Date, Date, never>;
}

/** Passkeys and authenticator apps. */
export interface SecondFactorsSchema {
  passkeys: PasskeyTable;
  totp: TotpTable;
  totp_recovery_codes: TotpRecoveryCodeTable;
  used_challenges: UsedChallengeTable;
}
