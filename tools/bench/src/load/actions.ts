import type { Member } from '../product/members';
import { multipart, type Outcome, type Sending } from '../product/requester';

/** What the members' pages refer to. */
export interface Community {
  readonly members: readonly Member[];
  /** General posts, newest first. */
  readonly posts: readonly { readonly id: string; readonly authorId: string }[];
  /** Paths of images of posts, as cards show them. */
  readonly images: readonly string[];
  /** The direct chat of each pair of consecutive members. */
  readonly chats: readonly string[];
}

/** A member's browser: what it stores between two actions. */
export interface Browser {
  readonly member: Member;
  readonly chatId: string;
  /** The validator of the chat's last response. */
  chatTag?: string | undefined;
  /** The path of the feed's next page. */
  nextPage?: string | undefined;
  sent: number;
}

interface Action {
  readonly name: string;
  /** Of a hundred actions. */
  readonly share: number;
  readonly isRead: boolean;
  readonly sending: (browser: Browser, community: Community, random: number) => Sending;
  readonly onOutcome?: (browser: Browser, outcome: Outcome) => void;
}

const read = (
  name: string,
  share: number,
  path: (browser: Browser, community: Community, random: number) => string,
): Action => ({ name, share, isRead: true, sending: (...given) => ({ path: path(...given) }) });

const write = (name: string, share: number, sending: Action['sending']): Action => ({
  name,
  share,
  isRead: false,
  sending,
});

const pick = <T>(list: readonly T[], random: number): T | undefined => list[Math.floor(random * list.length)];

/** No member rates their own post. */
const otherPost = (posts: Community['posts'], member: Member, random: number): string | undefined =>
  pick(
    posts.filter(({ authorId }) => authorId !== member.id),
    random,
  )?.id;

const nextOf = ({ headers }: Outcome): string | undefined =>
  /<([^>]+)>;\s*rel="next"/.exec(String(headers['link']))?.[1];

/** The calls that the pages make, with the parameters that they use. */
export const actions: readonly Action[] = [
  {
    ...read('feed', 18, () => '/api/post'),
    onOutcome: (browser, outcome) => (browser.nextPage = nextOf(outcome)),
  },
  {
    ...read('feed, next page', 6, ({ nextPage }) => nextPage ?? '/api/post'),
    onOutcome: (browser, outcome) => (browser.nextPage = nextOf(outcome)),
  },
  read('followed members', 4, () => '/api/post/follow'),
  read('saved posts’ ids', 5, ({ member }) => `/api/post/saved-posts/ids/${member.id}`),
  read('profile', 6, (_, { members }, random) => `/api/user/${pick(members, random)?.username}`),
  read('profile’s posts', 6, (_, { members }, random) => `/api/post/user/${pick(members, random)?.id}`),
  read('comments', 8, (_, { posts }, random) => `/api/post/comment/${pick(posts, random)?.id}`),
  read('post image', 6, (_, { images }, random) => pick(images, random) ?? ''),
  read('chats', 5, () => '/api/chat'),
  {
    ...read('chat poll', 14, () => ''),
    sending: ({ chatId, chatTag }) => ({
      path: `/api/chat/${chatId}`,
      ...(chatTag ? { headers: { 'if-none-match': chatTag } } : {}),
    }),
    onOutcome: (browser, { headers }) => (browser.chatTag = headers.etag ?? browser.chatTag),
  },
  read('notifications', 8, () => '/api/notifications?take=30'),
  read('session', 2, () => '/api/auth/me'),
  read('suggestions', 2, () => '/api/user/suggest'),
  write('rate', 3, ({ member }, { posts }, random) => ({
    method: 'PATCH',
    path: '/api/post/rating',
    json: { postId: otherPost(posts, member, random), userId: member.id, value: 1 + Math.floor(random * 5) },
  })),
  write('comment', 2, ({ member }, { posts }, random) => ({
    method: 'POST',
    path: '/api/post/comment',
    json: {
      postId: pick(posts, random)?.id,
      userId: member.id,
      text: 'Thank you, this matches what we see on our ward.',
    },
  })),
  write('message', 3, (browser) => {
    browser.sent += 1;
    const clientId = `load-${browser.member.id.slice(-12)}-${browser.sent}`;
    return {
      method: 'POST',
      path: '/api/chat/messages',
      json: { chatId: browser.chatId, text: 'On my way', clientId },
    };
  }),
  write('save', 1, ({ member }, { posts }, random) => ({
    method: 'POST',
    path: '/api/post/save-post',
    json: { postId: pick(posts, random)?.id, userId: member.id, saved: random < 0.5 },
  })),
  write('post', 1, ({ member }) => ({
    method: 'POST',
    path: '/api/post',
    form: multipart({ userId: member.id, text: 'What we learned this week.', audience: '["general"]' }),
  })),
];

/** The action for a number from 0 to 1, by the shares. */
export function chooseAction(random: number): Action {
  let left = random * 100;
  for (const action of actions) {
    left -= action.share;
    if (left < 0) return action;
  }
  const last = actions.at(-1);
  if (!last) throw new Error('there are no actions');
  return last;
}
