import { callApi } from '@cred/api-client';
import type { NotificationSwitches } from '@cred/contract';
import { queryOptions, useQuery } from '@cred/vendor';

const getNotificationSwitches = (signal: AbortSignal): Promise<NotificationSwitches> =>
  callApi('getNotificationSwitches', {}, { signal });

export const notificationSwitchesQuery = () =>
  queryOptions({
    queryKey: ['settings', 'notification-switches'],
    queryFn: ({ signal }) => getNotificationSwitches(signal),
  });

/** Which kinds of notifications the member gets. */
export const useNotificationSwitches = () => useQuery(notificationSwitchesQuery());
