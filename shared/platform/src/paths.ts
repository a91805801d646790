const segment = encodeURIComponent;

/** The pages below /settings: those of SET-1, then additional ones. */
type SettingsPage =
  | 'your-account'
  | 'verification-account'
  | 'reset-password'
  | 'theme'
  | 'sessions'
  | 'blocked'
  | 'followed-topics'
  | 'muted-words'
  | 'notifications'
  | 'sign-in-methods'
  | 'export-data'
  | 'delete-account'
  | 'moderation'
  | 'transparency'
  | 'review';

/** Every URL of the product (SHELL-2). */
export const paths = {
  home: () => '/',
  /** Posts and members that match a query. */
  search: (query: string) => `/search?q=${segment(query)}`,
  bookmarks: () => '/bookmark',
  post: (id: string) => `/post/${segment(id)}`,
  /** The post's page at one of its comments; a query, so that it remains after a login (AUTH-42). */
  comment: (postId: string, commentId: string) => `/post/${segment(postId)}?comment=${segment(commentId)}`,
  /** The posts with a topic, which is given without its sign. */
  topic: (topic: string) => `/topic/${segment(topic)}`,
  notifications: () => '/notifications',
  profile: (username: string) => `/profile/${segment(username)}`,
  chats: () => '/your-chat',
  chat: (username: string, chatId: string) => `/your-chat/${segment(username)}/${segment(chatId)}`,
  settings: () => '/settings',
  settingsPage: (page: SettingsPage) => `/settings/${page}`,
  login: () => '/auth/login',
  signUp: () => '/auth/sign-up',
  forgotPassword: () => '/auth/forgot-password',
} as const;
