/** The header in which the page server names the member's address when it asks the API for a page (FED-16). */
export const PAGE_CLIENT_HEADER = 'x-cred-page-client';

/**
 * The header with which the page server asks the API for the member's last event, and in which the API answers: the
 * member's id, a dot, and the number of the last event before the answer's data was read.
 */
export const LAST_EVENT_HEADER = 'x-cred-last-event';

/** The purpose of the internal token with which the page server asks the API (`internalToken`). */
export const PAGE_SERVER_PURPOSE = 'api:page-server';
