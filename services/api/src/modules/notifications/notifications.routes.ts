import type { Api } from '../../core/api';
import { bind } from '../../core/bind';
import { findSwitches, setSwitch } from './notification-switches.repository';
import { listNotifications, markRead, removeNotification, removeNotifications } from './notifications.service';

/** The viewer's notifications, and which kinds they get. */
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

  bind(api, 'getNotificationSwitches', ({ viewer, db }) => findSwitches(db, viewer.id));

  bind(api, 'setNotificationSwitch', async ({ viewer, db, body }) => {
    await setSwitch(db, viewer.id, body);
    return await findSwitches(db, viewer.id);
  });
}
