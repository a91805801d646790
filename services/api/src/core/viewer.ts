import type { Specialty } from '@cred/contract';

/** The member who makes a request, read fresh for it (SRV-3). */
export interface Viewer {
  readonly id: string;
  readonly username: string;
  readonly fullName: string;
  /** A path on the API host, starting with `/`. */
  readonly profileImg: string | null;
  readonly specialty: Specialty;
  readonly isVerificated: boolean;
  /** Whether posts for health professionals are visible to this member, all settings considered. */
  readonly isHealthProfessional: boolean;
  /** Whether they decide on certificates and reports (SRV-19). */
  readonly isReviewer: boolean;
  readonly session: { readonly id: string; readonly loggedInAt: Date };
}
