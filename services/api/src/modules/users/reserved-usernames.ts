/**
 * Usernames that no member may have (SRV-6): path segments of the API under `/user`, and first path segments of the
 * app. A test compares this list with the table of calls.
 */
export const reservedUsernames: ReadonlySet<string> = new Set([
  // Path segments under /user.
  'suggest',
  'search-users',
  'suggest-mentions',
  'profile-image',
  'cover-image',
  'send-verificate',
  'new-password',
  'follow',
  'unfollow',
  'forgot-password',
  'verification-code',
  'update-password',
  'followers',
  'following',
  'block',
  'mute',
  'export',
  // First path segments of the app, the API and the page server.
  'auth',
  'profile',
  'notifications',
  'bookmark',
  'search',
  'your-chat',
  'settings',
  'api',
  'user',
  'post',
  'chat',
  'verification-account',
  'report',
  'review',
  'preview',
  'events',
  'builds',
  'shell',
  'health',
  'media',
  'search',
  'home',
  'me',
]);

/** Names that imitate the product, also with dots and underscores between their letters, or digits for them. */
const official: ReadonlySet<string> = new Set([
  'admin',
  'administrator',
  'moderator',
  'reviewer',
  'official',
  'cred',
  'credadmin',
  'credteam',
  'credsupport',
  'credsecurity',
  'support',
  'security',
  'helpdesk',
  'root',
  'system',
  'noreply',
  'postmaster',
  'webmaster',
]);

/** Words that make a name look official: alone, as a name's first or last word, or combined. */
const PRODUCT = 'cred|admin|support|official|moderator|reviewer';
const productWord = new RegExp(`^(?:${PRODUCT})$`);
const QUALIFIERS = 'the|real|team|staff|help|desk|care|security|account|news|app';
const productWords = new RegExp(`^(?:${QUALIFIERS})*(?:(?:${PRODUCT})(?:${QUALIFIERS})*)+$`);

/** The possible readings of a name whose digits replace letters: a 1 can be an l or an i. */
const readings = (name: string): string[] => {
  const letters = name.replace(/0/g, 'o').replace(/3/g, 'e').replace(/5/g, 's');
  return [letters.replace(/1/g, 'l'), letters.replace(/1/g, 'i')];
};

function imitatesProduct(username: string): boolean {
  const whole = username.replace(/[._]/g, '');
  if (
    [whole, whole.replace(/\d+$/, '')].flatMap(readings).some((name) => official.has(name) || productWords.test(name))
  )
    return true;
  const words = username.split(/[._]+/).filter((word) => word !== '');
  return [words[0], words.at(-1)].some((word = '') =>
    [word, word.replace(/\d+$/, '')].flatMap(readings).some((name) => productWord.test(name)),
  );
}

/** Whether a username, in lower case, is reserved. */
export const isReservedUsername = (username: string): boolean =>
  reservedUsernames.has(username) || imitatesProduct(username) || !/[a-z0-9]/.test(username);
