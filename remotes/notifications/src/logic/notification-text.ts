import type { Notification } from '@cred/contract';

/** What stands after the member's name, by type (spec.md section 2 "Notifications screen"). */
const actions = {
  follow: 'followed you',
  rating: 'rated your post',
  repost: 'reposted your post',
  message: 'sent you a message',
} as const satisfies Partial<Record<Notification['type'], string>>;

/** The deed of the other member; null where the notification comes from Cred itself. */
export const actionOf = ({ type }: Notification): string | null => (type === 'verification' ? null : actions[type]);

/** The decision about a certificate, in the server's words. */
export const decisionOf = ({ payload }: Notification): string => payload?.preview ?? 'Your verification was decided';
