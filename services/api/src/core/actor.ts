import { errors } from '@cred/service-kit';
import type { Viewer } from './viewer';

/** Refuses with 403 when the id that says who acts is not the session's member (SRV-1). */
export function requireSelf(viewer: Viewer, id: string): void {
  if (viewer.id !== id) throw errors.notYours();
}
