import type { APIRequestContext } from '@playwright/test';
import { callApi } from '../fixtures/call-api';
import { createAccount } from '../fixtures/chats';
import { addPosts } from '../fixtures/posts';
import { requestPage, type SentPage } from '../fixtures/sent-page';
import { expect, test } from '../fixtures/test';

/** Every member has a bookmark and a repost of the posts from the time when they could see them. */
const specialties = {
  author: 'Medicine',
  colleague: 'Nursing',
  general: 'Other_Professions',
  // Was a health professional.
  former: 'Nursing',
  blocked: 'Nursing',
  blocking: 'Nursing',
} as const;
type Role = keyof typeof specialties;
const roles = Object.keys(specialties) as Role[];
const seeing: readonly Role[] = ['author', 'colleague'];

interface Visitor {
  readonly request: APIRequestContext;
  readonly id: string;
  readonly username: string;
}

// Without a browser: what counts is what leaves the page server, as markup or as data.
test('no page contains a post for a member who may not see it, or another member’s data', async ({
  playwright,
  stack,
}) => {
  const contexts: APIRequestContext[] = [];
  const open = async (cookie?: string): Promise<APIRequestContext> => {
    const context = await playwright.request.newContext(cookie ? { extraHTTPHeaders: { cookie } } : {});
    contexts.push(context);
    return context;
  };
  const join = async (role: Role): Promise<readonly [Role, Visitor]> => {
    const request = await open();
    return [role, { request, ...(await createAccount({ request }, stack, role, specialties[role])) }];
  };
  const members = Object.fromEntries(await Promise.all(roles.map(join))) as Record<Role, Visitor>;
  const { author } = members;
  const texts = {
    health: `For colleagues only, by ${author.username}`,
    deleted: `Deleted later, by ${author.username}`,
  };
  const [health = ''] = await addPosts(author, stack, [texts.health], 'health');
  const [deleted = ''] = await addPosts(author, stack, [texts.deleted]);
  await Promise.all(
    roles.map(async (role) => {
      const { id: userId } = members[role];
      const post = (path: string, data: object): Promise<unknown> =>
        callApi(members[role], stack, 'POST', path, { userId, ...data });
      for (const originalPostId of role === 'general' ? [deleted] : [health, deleted]) {
        await post('/post/save-post', { postId: originalPostId, saved: true });
        if (role !== 'author') await post('/post/repost', { originalPostId, additionalText: `Read this, ${role}` });
      }
    }),
  );
  await Promise.all([
    callApi(members.former, stack, 'PUT', `/user/${members.former.id}`, { specialty: 'Other_Professions' }),
    callApi(author, stack, 'PUT', `/user/block/${members.blocked.id}`),
    callApi(members.blocking, stack, 'PUT', `/user/block/${author.id}`),
    callApi(author, stack, 'DELETE', `/post/${deleted}`),
  ]);

  /** Requests a page until it was rendered: on a busy machine it can go without markup. Returns all that was sent. */
  const visit = async ({ request }: Visitor, path: string): Promise<SentPage> => {
    let html = '';
    let page: SentPage | undefined;
    await expect(async () => {
      page = await requestPage(request, `${stack.url}${path}`);
      html += page.html;
      expect([page.status, page.builds !== undefined]).toEqual([200, true]);
    }).toPass();
    return { status: 200, markup: '', builds: {}, ...page, html };
  };
  for (const pathOf of [
    () => '/',
    () => '/bookmark',
    () => `/profile/${author.username}`,
    ({ username }: Visitor) => `/profile/${username}`,
    () => '/notifications',
    () => '/your-chat',
    () => '/settings/your-account',
  ]) {
    // At the same time, so that pages of several members are rendered one after another by the same processes.
    const pages = await Promise.all(
      roles.map(async (role) => [role, await visit(members[role], pathOf(members[role]))] as const),
    );
    for (const [role, { html, markup }] of pages) {
      const what = `${pathOf(members[role])} of ${role}`;
      expect(markup, what).toContain(members[role].username);
      expect(html, what).not.toContain(texts.deleted);
      for (const other of roles) if (other !== role) expect(html, what).not.toContain(`${members[other].username}@`);
      if (!seeing.includes(role)) {
        expect(html, what).not.toContain(texts.health);
        expect(html, what).not.toContain(health);
      } else if (['/', '/bookmark', `/profile/${author.username}`].includes(pathOf(members[role])))
        expect(markup, what).toContain(texts.health);
    }
  }

  const [anonymous, ended] = [await open(), await open('cred_session=ended')];
  expect((await requestPage(anonymous, stack.url)).status).toBe(302);
  const page = await requestPage(ended, stack.url);
  expect([page.status, page.builds]).toEqual([200, undefined]);
  for (const { username } of Object.values(members)) expect(page.html).not.toContain(username);
  await Promise.all(contexts.map((context) => context.dispose()));
});
