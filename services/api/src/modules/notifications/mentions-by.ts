import type { NewNotification } from './notifications.repository';

/** The notifications of members that the viewer mentions in a post or in a comment on it (POST-96). */
export const mentionsBy = (
  viewer: { readonly id: string },
  userIds: readonly string[],
  about: { readonly postId: string; readonly commentId?: string; readonly at: Date },
): NewNotification[] => userIds.map((userId) => ({ type: 'mention', userId, fromUserId: viewer.id, ...about }));
