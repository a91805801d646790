/** The header in which the page server names the member's address when it asks the API for a page (FED-16). */
export const PAGE_CLIENT_HEADER = 'x-cred-page-client';

/** The purpose of the internal token with which the page server asks the API (`internalToken`). */
export const PAGE_SERVER_PURPOSE = 'api:page-server';
