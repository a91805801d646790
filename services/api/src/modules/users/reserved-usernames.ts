/**
 * Names that no member may have (server rule 6): they are path segments of the API under `/user`, or first
 * path segments of the app. A test compares this list with the table of calls.
 */
export const reservedUsernames: ReadonlySet<string> = new Set([
  // Under /user.
  'suggest', 'search-users', 'profile-image', 'cover-image', 'send-verificate', 'new-password', 'follow',
  'unfollow', 'forgot-password', 'verification-code', 'update-password', 'followers', 'following', 'block', 'mute', 'export',
  // First segments of the app, the API, and what the page server serves.
  'auth', 'profile', 'notifications', 'bookmark', 'your-chat', 'settings', 'api', 'user', 'post', 'chat',
  'verification-account', 'report', 'review', 'preview', 'events', 'builds', 'shell', 'health', 'media', 'search', 'home',
  'me',
]);

/** Names that would pass for the product itself, also with dots and underscores around or between their letters. */
const official: ReadonlySet<string> = new Set([
  'admin', 'administrator', 'moderator', 'reviewer', 'official', 'cred', 'credadmin', 'credteam', 'credsupport', 'credsecurity',
  'support', 'security', 'helpdesk', 'root', 'system', 'noreply', 'postmaster', 'webmaster',
]);

/** Whether a username, in lower case, is nobody's to have. */
export const isReservedUsername = (username: string): boolean =>
  reservedUsernames.has(username) || official.has(username.replace(/[._]/g, '')) || !/[a-z0-9]/.test(username);
