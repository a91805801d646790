import { createHash } from 'node:crypto';
import type { Viewer } from '../../core/viewer';
import type { ChatRow } from './chat.repository';

/**
 * Identifies the state of a chat for the viewer without reading its messages (SRV-31): the version changes with
 * messages and reads, and the other fields cover the names and images of both members.
 */
export function chatEtag(
  chat: ChatRow,
  viewer: Viewer,
  { before, take }: { readonly before?: string | undefined; readonly take: number },
): string {
  const state = [
    chat.id,
    chat.version,
    before ?? null,
    take,
    chat.user_username,
    chat.user_full_name,
    chat.user_profile_img,
    chat.user_is_verificated,
    chat.user_specialty,
    viewer.id,
    viewer.username,
    viewer.fullName,
    viewer.profileImg,
    viewer.isVerificated,
  ];
  return `"${createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 27)}"`;
}
