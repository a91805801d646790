import type { Api } from '../../core/api';
import { bind } from '../../core/bind';
import { decodePosition, encodePosition } from '../../core/cursor';
import { linkNextPage } from '../../core/paging';
import { findSwitches, setSwitch } from './notification-switches.repository';
import {
  listNotifications,
  markRead,
  markSeveralRead,
  removeNotification,
  removeNotifications,
} from './notifications.service';

const LATEST_TIME_MS = 8.64e15;
const isTime = (key: number): boolean => Number.isInteger(key) && key >= 0 && key <= LATEST_TIME_MS;

/** The viewer's notifications, and which kinds they get. */
export function registerNotifications(api: Api): void {
  bind(api, 'getNotifications', async (context) => {
    const { viewer, query } = context;
    const before = decodePosition(query.cursor, isTime);
    const { list, last } = await listNotifications(api, viewer, { ...query, before });
    linkNextPage(context, last && encodePosition(last));
    return list;
  });

  bind(api, 'markNotificationsRead', async ({ viewer, db, body }) => {
    await markSeveralRead(db, viewer, body);
    return { ok: true as const };
  });

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
