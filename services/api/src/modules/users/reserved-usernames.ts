/**
 * Names that no member may have (server rule 6): they are path segments of the API under `/user`, or first
 * path segments of the app. A test compares this list with the table of calls.
 */
export const reservedUsernames: ReadonlySet<string> = new Set([
  // Under /user.
  'suggest', 'search-users', 'profile-image', 'cover-image', 'send-verificate', 'new-password', 'follow',
  'unfollow', 'forgot-password', 'verification-code', 'update-password',
  // First segments of the app, the API, and what the page server serves.
  'auth', 'profile', 'notifications', 'bookmark', 'your-chat', 'settings', 'api', 'user', 'post', 'chat',
  'verification-account', 'builds', 'shell', 'health', 'media', 'search', 'home',
  // Names that would pass for the product itself.
  'admin', 'administrator', 'cred', 'support', 'security', 'root', 'system', 'me',
]);
