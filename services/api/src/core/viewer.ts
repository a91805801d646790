import type { Specialty } from '@cred/contract';
import { errors } from '@cred/service-kit';
import type { FastifyRequest } from 'fastify';

/** The member who makes a request, read from the database for each request (SRV-3). */
export interface Viewer {
  readonly id: string;
  readonly username: string;
  readonly fullName: string;
  /** A path on the API host, starting with `/`. */
  readonly profileImg: string | null;
  readonly specialty: Specialty;
  readonly isVerificated: boolean;
  /** Whether posts for health professionals are visible to this member, by the settings of this deployment. */
  readonly isHealthProfessional: boolean;
  /** Whether they may decide on certificates and reports (SRV-19). */
  readonly isReviewer: boolean;
  /** The number of the member's last event (SRV-31): the events before it are part of what the request reads. */
  readonly lastEventSeq: number;
  readonly session: {
    readonly id: string;
    /** The time of the login, or of the last confirmation of the password after it. */
    readonly confirmedAt: Date;
    /** When this session was confirmed with a passkey or a code, which reviewers need; null for a password alone. */
    readonly secondFactorAt: Date | null;
  };
}

/**
 * Requires that the acting member's id in a request is the session's member (SRV-1).
 * @throws AppError 403
 */
export function requireSelf(viewer: Viewer, id: string): void {
  if (viewer.id !== id) throw errors.notYours();
}

const viewers = new WeakMap<FastifyRequest, Viewer>();

/** Stores the authenticated member of a request. */
export const setViewer = (request: FastifyRequest, viewer: Viewer): void => void viewers.set(request, viewer);

/** The authenticated member of a request; null on a public call without a session. */
export const viewerOf = (request: FastifyRequest): Viewer | null => viewers.get(request) ?? null;

/**
 * Like `viewerOf`, for calls and routes of members only.
 * @throws AppError 401
 */
export function requireViewer(request: FastifyRequest): Viewer {
  const viewer = viewerOf(request);
  if (!viewer) throw errors.unauthenticated();
  return viewer;
}
