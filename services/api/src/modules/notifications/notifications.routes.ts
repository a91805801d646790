import type { Api } from '../../core/api';
import { bind } from '../../core/bind';
import { listNotifications, markRead, removeNotification, removeNotifications } from './notifications.service';

/** The viewer's notifications. */
export function registerNotifications(api: Api): void {
  bind(api, 'getNotifications', async ({ viewer, query }) => ({ items: await listNotifications(api, viewer, query) }));

  bind(api, 'markNotificationRead', async ({ viewer, params }) => await markRead(api, viewer, params.id));

  bind(api, 'deleteNotification', async ({ viewer, params }) => {
    await removeNotification(api, viewer, params.id);
    return { ok: true as const };
  });

  bind(api, 'deleteNotifications', async ({ viewer }) => {
    await removeNotifications(api, viewer);
    return { ok: true as const };
  });
}
