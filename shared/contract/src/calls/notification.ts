import * as z from 'zod';
import { done, id } from '../schemas/common';
import {
  markReadBody,
  notification,
  notificationList,
  notificationsQuery,
  notificationSwitch,
  notificationSwitches,
} from '../schemas/notification';
import { defineCalls } from './define';

const byId = z.object({ id });

export const notificationCalls = defineCalls({
  getNotifications: {
    host: 'api',
    method: 'GET',
    path: '/notifications',
    access: 'member',
    summary: 'The member’s notifications, newest first',
    query: notificationsQuery,
    responses: { 200: notificationList },
    errors: [400, 401, 429],
  },
  deleteNotifications: {
    host: 'api',
    method: 'DELETE',
    path: '/notifications',
    access: 'member',
    summary: 'Deletes all notifications of the member',
    responses: { 200: done },
    errors: [401, 403, 415, 429],
  },
  markNotificationsRead: {
    host: 'api',
    method: 'PATCH',
    path: '/notifications/read',
    access: 'member',
    summary: 'Marks several notifications as read, or all up to one',
    body: markReadBody,
    responses: { 200: done },
    errors: [400, 401, 403, 413, 415, 429],
  },
  markNotificationRead: {
    host: 'api',
    method: 'PATCH',
    path: '/notifications/:id/read',
    access: 'member',
    summary: 'Marks a notification as read',
    params: byId,
    responses: { 200: notification },
    errors: [400, 401, 403, 404, 415, 429],
  },
  deleteNotification: {
    host: 'api',
    method: 'DELETE',
    path: '/notifications/:id',
    access: 'member',
    summary: 'Deletes a notification',
    params: byId,
    responses: { 200: done },
    errors: [400, 401, 403, 404, 415, 429],
  },
  getNotificationSwitches: {
    host: 'api',
    method: 'GET',
    path: '/notifications/switches',
    access: 'member',
    summary: 'Which kinds of notifications the member gets',
    responses: { 200: notificationSwitches },
    errors: [401, 429],
  },
  setNotificationSwitch: {
    host: 'api',
    method: 'PUT',
    path: '/notifications/switches',
    access: 'member',
    summary: 'Switches a kind of notifications on or off',
    body: notificationSwitch,
    responses: { 200: notificationSwitches },
    errors: [400, 401, 403, 413, 415, 429],
  },
});
