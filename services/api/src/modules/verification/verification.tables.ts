import type { Specialty, schemas } from '@cred/contract';
import type { ColumnType, Generated } from 'kysely';

export interface SubmissionTable {
  id: string;
  user_id: string;
  /** As the member gave it with the certificate. */
  full_name: string;
  specialty: ColumnType<Specialty, Specialty, never>;
  status: Generated<schemas.VerificationStatus>;
  certificate_type: ColumnType<string, string, never>;
  certificate_bytes: ColumnType<number, number, never>;
  /** What the reviewer wrote. */
  reason: string | null;
  submitted_at: ColumnType<Date, Date, never>;
  decided_at: Date | null;
  decided_by: string | null;
  /** Set: it counts no more, since the member's name or specialty is another now. */
  withdrawn_at: Date | null;
}

/** A stored file; there is a row for as long as there may be a file. */
export interface CertificateTable {
  id: string;
  submission_id: string | null;
  /** Set until the file is a submission's. */
  pending_since: Date | null;
  expires_at: Date | null;
}

export interface VerificationTables {
  submissions: SubmissionTable;
  certificates: CertificateTable;
}
