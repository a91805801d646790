import type { Browser } from 'playwright-core';
import { OperatorError } from '@cred/tool-kit/errors';
import { signIn } from './measured-tab';

const MEMBER = 'ana.souza';
const OTHER = 'marcus.lee';

export interface BenchPage {
  readonly route: string;
  readonly path: string;
  /** Its area; '' for the login page. */
  readonly area: string;
  readonly state: Awaited<ReturnType<typeof signIn>>['state'] | undefined;
}

/** The pages that have goals, with the session of a member of the demo community. */
export async function findPages(
  browser: Browser,
  origins: Parameters<typeof signIn>[1],
): Promise<readonly BenchPage[]> {
  const { state, chats } = await signIn(browser, origins, MEMBER);
  const chat = chats.find(({ otherUser }) => otherUser?.username === OTHER);
  if (!chat) throw new OperatorError(`The demo community has no chat of ${MEMBER} and ${OTHER}`);
  return [
    { route: 'login', path: '/auth/login', area: '', state: undefined },
    { route: 'home', path: '/', area: 'feed', state },
    { route: 'profile', path: `/profile/${OTHER}`, area: 'profile', state },
    { route: 'chat', path: `/your-chat/${OTHER}/${chat.id}`, area: 'chat', state },
    { route: 'notifications', path: '/notifications', area: 'notifications', state },
    { route: 'settings', path: '/settings', area: 'settings', state },
  ];
}
