import { liveQuery } from '../schemas/live';
import { defineCalls } from './define';

export const liveCalls = defineCalls({
  /** The events are `schemas.liveEvents`. */
  openEvents: {
    host: 'api',
    method: 'GET',
    path: '/events',
    access: 'member',
    stream: 'text/event-stream',
    summary: 'The event stream: messages, read states and notifications as they happen',
    query: liveQuery,
    responses: {},
    errors: [400, 401, 403, 429, 503],
  },
});
