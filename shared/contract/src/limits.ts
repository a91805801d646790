/**
 * The product's constants, each defined once. Their sources are in docs/product: what members see by area, and what the
 * services enforce (SRV-5). Lengths are in UTF-16 code units, sizes in bytes, times in milliseconds unless the name
 * contains another unit.
 */
export const limits = {
  password: { min: 6, max: 128 },
  username: { min: 3, max: 30 },
  fullName: { max: 100 },
  email: { max: 254 },
  bio: { max: 300 },
  link: { max: 300 },
  post: {
    textMax: 2_000,
    imageBytes: 20 * 1024 * 1024,
    videoBytes: 100 * 1024 * 1024,
    imageAltMax: 1_000,
    imagePixels: 40_000_000,
    /** How long after its publication a post can be changed without a trace (POST-60). */
    silentEditMs: 10 * 60_000,
    /** The maximum number of earlier texts of a post. */
    versions: 50,
    /** How many members are notified of a change: those who acted last (POST-64). */
    changeNotices: 1_000,
  },
  /** Replies that a list has with each comment, how many are counted, and the papers that one comment can cite. */
  comments: { inlineReplies: 3, counted: 100, citations: 5 },
  message: {
    textMax: 4_000,
    mediaBytes: 100 * 1024 * 1024,
    /** How long after it was sent a message can be deleted for both members (CHAT-27). */
    deleteMs: 10 * 60_000,
    /** The beginning of a message that a reply quotes. */
    quoteMax: 200,
  },
  /** The maximum number of a member's bookmarks: every page of posts requests all their ids. */
  savedPosts: 2_000,
  list: { take: 50, max: 100 },
  search: { termMin: 2, results: 10, debounceMs: 300, cacheMs: 60_000 },
  /** The search for posts: characters of a query, and its words, after which it is refused. */
  postSearch: { queryMax: 300, wordsMax: 20 },
  suggestions: 10,
  /** The length of a topic, how many of a text count, and how many a member follows. */
  topics: { max: 100, perText: 10, followed: 200 },
  /** How many words and topics a member mutes, and their length. */
  mutedWords: { entries: 100, lengthMax: 100 },
  /** How many mentions of a text link and notify, and how many members are suggested while one types. */
  mentions: { perText: 10, suggestions: 8, prefixMax: 60 },
  /** `othersMax`: of a group of notifications, more other members are not counted; `unreadMax`: nor more unread groups. */
  notifications: { take: 30, staleMs: 15_000, previewMax: 80, othersMax: 99, unreadMax: 99 },
  rating: { min: 1, max: 5 },
  coverImageBytes: 8 * 1024 * 1024,
  report: { textMax: 1_000 },
  /** How long a decision of the reviewers can be appealed, and a removed post restored (MOD-4). */
  appeal: { days: 14 },
  licence: { numberMax: 40, authorityMax: 100 },
  denialAppeal: { textMax: 1_000 },
  /** The maximum number of members that one member can block, and of members they can mute. */
  blocked: 1_000,
  /** Changing the email address or the password requires a login within this time, or the current password (SRV-13). */
  recentLoginMs: 10 * 60_000,
  passkeys: { max: 10, nameMax: 60 },
  /** Codes of authenticator apps (RFC 6238) and the recovery codes that replace them. */
  totp: { digits: 6, periodSeconds: 30, recoveryCodes: 10 },
  certificateBytes: 10 * 1024 * 1024,
  session: { cacheMs: 5 * 60_000 },
  /** `changed`: how many changed messages a poll has in addition to the last ones; `unreadMax`: more are not counted. */
  chat: {
    pollMs: 2_000,
    cacheMs: 5 * 60_000,
    page: 50,
    termMax: 100,
    searchResults: 1_000,
    changed: 20,
    unreadMax: 100,
  },
  /** The event stream: a connection without any event for `deadMs` counts as dropped. */
  live: { aliveMs: 15_000, deadMs: 40_000, typingMs: 5_000 },
  linkPreviewCacheMs: 60 * 60_000,
  validation: { textMax: 5_000 },
  /** The references of one issued text, and the fields of each; `bytes` of JSON for all of one text. */
  references: { perText: 10, bytes: 64 * 1024, authors: 100, topics: 6, titleMax: 2_000, nameMax: 200 },
} as const;
