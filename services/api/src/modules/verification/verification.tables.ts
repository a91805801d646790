import type { Specialty, schemas } from '@cred/contract';
import type { ColumnType, Generated } from 'kysely';

export interface SubmissionTable {
  id: string;
  user_id: string;
  /** As the member entered it with the certificate. */
  full_name: string;
  specialty: ColumnType<Specialty, Specialty, never>;
  status: Generated<schemas.VerificationStatus>;
  certificate_type: ColumnType<string, string, never>;
  certificate_bytes: ColumnType<number, number, never>;
  /** The reviewer's reason. */
  reason: string | null;
  submitted_at: ColumnType<Date, Date, never>;
  decided_at: Date | null;
  decided_by: string | null;
  /** Set when the member's name or specialty changes: the submission no longer counts. */
  withdrawn_at: Date | null;
}

/** A stored file; the row exists for as long as the file may exist. */
export interface CertificateTable {
  id: string;
  submission_id: string | null;
  /** Set until the file is attached to a submission. */
  pending_since: Date | null;
  expires_at: Date | null;
}

export interface VerificationTables {
  submissions: SubmissionTable;
  certificates: CertificateTable;
}
