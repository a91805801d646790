import type {
  Chat,
  Comment,
  Me,
  Message,
  Notification,
  NotificationSwitches,
  OriginalPost,
  Post,
  User,
  UserSummary,
} from '@cred/contract';

/** Contract values for tests: valid, distinct, and overridden by argument where a test depends on them. */

let counter = 0;

/** A new valid id; later ids sort after earlier ones. */
export const makeId = (): string => `00000000-0000-7000-8000-${(counter += 1).toString(16).padStart(12, '0')}`;

export const makeUserSummary = (overrides: Partial<UserSummary> = {}): UserSummary => {
  const id = makeId();
  return {
    id,
    username: `ana.${counter}`,
    fullName: 'Ana Ribeiro',
    profileImg: null,
    isVerificated: false,
    ...overrides,
  };
};

export const makeUser = (overrides: Partial<User> = {}): User => ({
  ...makeUserSummary(),
  specialty: 'Medicine',
  coverImg: null,
  bio: null,
  link: null,
  createdAt: '2026-01-15T12:00:00.000Z',
  isHealthProfessional: true,
  isFollowing: false,
  isBlocked: false,
  isMuted: false,
  _count: { following: 0, followers: 0 },
  ...overrides,
});

export const makeMe = (overrides: Partial<Me> = {}): Me => ({
  ...makeUser({ username: 'mara.lima', fullName: 'Mara Lima' }),
  email: 'mara@example.com',
  isSendVerificate: false,
  isReviewer: false,
  ...overrides,
});

export const makePost = (overrides: Partial<Post> = {}): Post => ({
  id: makeId(),
  text: 'Two patients with the same rash this morning.',
  img: null,
  imgInfo: null,
  imgAlt: null,
  isClinical: false,
  video: null,
  videoInfo: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  editedAt: null,
  version: 1,
  user: makeUserSummary(),
  isRepost: false,
  originalPost: null,
  originalVersion: null,
  additionalText: null,
  isValid: false,
  referenceCount: 0,
  referenceNotice: null,
  slug: null,
  newsUrl: null,
  averageRating: 0,
  avaregeRating: 0,
  ratingCount: 0,
  userRating: null,
  audience: ['general'],
  _count: { comments: 0, reposts: 0 },
  ...overrides,
});

/** A post as embedded in a repost. */
export const makeOriginalPost = (overrides: Partial<OriginalPost> = {}): OriginalPost => {
  const { id, text, img, imgInfo, imgAlt, isClinical, video, videoInfo, createdAt, editedAt, version, user } =
    makePost();
  return {
    id,
    text,
    img,
    imgInfo,
    imgAlt,
    isClinical,
    video,
    videoInfo,
    createdAt,
    editedAt,
    version,
    user,
    ...overrides,
  };
};

export const makeComment = (overrides: Partial<Comment> = {}): Comment => ({
  id: makeId(),
  text: 'Seen here as well.',
  createdAt: '2026-11-20T09:30:00.000Z',
  user: makeUserSummary(),
  ...overrides,
});

export const makeMessage = (overrides: Partial<Message> = {}): Message => {
  const sender = makeUserSummary();
  return {
    id: makeId(),
    chatId: makeId(),
    senderId: sender.id,
    sender: { username: sender.username, profileImg: sender.profileImg },
    type: 'TEXT',
    text: 'Good morning',
    mediaUrl: null,
    mediaInfo: null,
    replyToId: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    messageRead: [],
    clientId: null,
    ...overrides,
  };
};

/** A chat as in the list and the conversation; `lastMessage` is derived from `messages`. */
export const makeChat = (overrides: Partial<Chat> = {}): Chat => {
  const otherUser = overrides.otherUser ?? makeUserSummary();
  const last = overrides.messages?.at(-1);
  return {
    id: makeId(),
    otherUser,
    lastMessage: last
      ? {
          id: last.id,
          senderId: last.senderId,
          type: last.type,
          text: last.text,
          createdAt: last.createdAt,
          ...(last.isDeleted && { isDeleted: true }),
        }
      : null,
    participants: [{ userId: otherUser.id, lastReadAt: null, user: otherUser }],
    unreadCount: 0,
    messages: [],
    ...overrides,
  };
};

export const makeNotificationSwitches = (overrides: Partial<NotificationSwitches> = {}): NotificationSwitches => ({
  follow: true,
  rating: true,
  repost: true,
  comment: true,
  reply: true,
  mention: true,
  changed: true,
  message: true,
  ...overrides,
});

export const makeNotification = (overrides: Partial<Notification> = {}): Notification => ({
  id: makeId(),
  type: 'follow',
  read: false,
  createdAt: '2026-11-20T11:00:00.000Z',
  fromUser: makeUserSummary(),
  chatId: null,
  postId: null,
  payload: null,
  ...overrides,
});
