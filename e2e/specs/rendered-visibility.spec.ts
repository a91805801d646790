import type { APIRequestContext } from '@playwright/test';
import { callApi } from '../fixtures/call-api';
import { createAccount } from '../fixtures/chats';
import { changeRows } from '../fixtures/database';
import { addPosts } from '../fixtures/posts';
import { requestPage, type SentPage } from '../fixtures/sent-page';
import { ServiceProcess } from '../fixtures/service-process';
import { expect, test } from '../fixtures/test';

/** Every member has a bookmark and a repost of the posts from the time when they could see them. */
const specialties = {
  author: 'Medicine',
  colleague: 'Nursing',
  verified: 'Nursing',
  expired: 'Nursing',
  general: 'Other_Professions',
  verifiedGeneral: 'Other_Professions',
  // Was a health professional.
  former: 'Nursing',
  blocked: 'Nursing',
  blocking: 'Nursing',
} as const;
type Role = keyof typeof specialties;
const roles = Object.keys(specialties) as Role[];
/** The end of the badges of those who have one; null: none. */
const badges = { verified: null, verifiedGeneral: null, expired: '2020-01-01' } as const;
/** Who sees a health post, by the setting HEALTH_AUDIENCE. */
const seeing: Readonly<Record<'specialty' | 'verified', readonly Role[]>> = {
  specialty: ['author', 'colleague', 'verified', 'expired'],
  verified: ['author', 'verified'],
};
const wasProfessional = (role: Role): boolean => specialties[role] !== 'Other_Professions';

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
      for (const originalPostId of wasProfessional(role) ? [health, deleted] : [deleted]) {
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
    ...Object.entries(badges).map(([role, until]) =>
      changeRows(stack, 'update users set is_verificated = true, verified_until = $1 where id = $2', [
        until,
        members[role as Role].id,
      ]),
    ),
  ]);

  /**
   * Requests a page until it was rendered with this text: on a busy machine it can go without markup or without answers.
   * Returns all that was sent.
   */
  const visit = async ({ request }: Visitor, url: string, text: string): Promise<SentPage> => {
    let html = '';
    let page: SentPage | undefined;
    await expect(async () => {
      page = await requestPage(request, url);
      html += page.html;
      expect([page.status, page.builds !== undefined]).toEqual([200, true]);
      expect(page.markup.includes(text), `${url} has the text`).toBe(true);
    }).toPass({ timeout: 60_000 });
    return { status: 200, markup: '', builds: {}, ...page, html };
  };
  const search = '/search?q=colleagues';
  const withPosts = ['/', '/bookmark', `/post/${health}`, `/profile/${author.username}`, search];
  /** In a found post the words are marked, which divides its text. */
  const textOf = (path: string): string => (path === search ? `/post/${health}` : texts.health);
  const paths = [
    ...withPosts.map((path) => () => path),
    ({ username }: Visitor) => `/profile/${username}`,
    () => '/notifications',
    () => '/your-chat',
    () => '/settings/your-account',
    () => `/post/${deleted}`,
  ];
  /** Requests these pages of all members from a page server, for which these members may see the health post. */
  const walk = async (origin: string, pathsOf: typeof paths, seers: readonly Role[]): Promise<void> => {
    for (const pathOf of pathsOf) {
      // At the same time, so that pages of several members are rendered one after another by the same processes.
      const pages = await Promise.all(
        roles.map(async (role) => {
          const path = pathOf(members[role]);
          const text = seers.includes(role) && withPosts.includes(path) ? textOf(path) : members[role].username;
          return [role, await visit(members[role], origin + path, text)] as const;
        }),
      );
      for (const [role, { html }] of pages) {
        const what = `${origin}${pathOf(members[role])} of ${role}`;
        expect(html, what).not.toContain(texts.deleted);
        for (const other of roles) if (other !== role) expect(html, what).not.toContain(`${members[other].username}@`);
        if (!seers.includes(role)) {
          expect(html, what).not.toContain(texts.health);
          // The address itself names it; the page says no more.
          expect(html.replaceAll(`/post/${health}`, ''), what).not.toContain(health);
        }
      }
    }
  };
  await walk(stack.url, paths, seeing.specialty);

  // The same deployment with the other setting: what a member has of the post is from the time when they could see it.
  const api = await ServiceProcess.start(stack, 'api', { HEALTH_AUDIENCE: 'verified' });
  const web = await ServiceProcess.start(stack, 'web', { API_URL: api.url });
  try {
    await walk(`http://localhost:${web.port}`, paths.slice(0, 6), seeing.verified);
  } finally {
    await Promise.all([web.kill(), api.kill()]);
  }

  const [anonymous, ended] = [await open(), await open('cred_session=ended')];
  expect((await requestPage(anonymous, stack.url)).status).toBe(302);
  const page = await requestPage(ended, stack.url);
  expect([page.status, page.builds]).toEqual([200, undefined]);
  for (const { username } of Object.values(members)) expect(page.html).not.toContain(username);
  await Promise.all(contexts.map((context) => context.dispose()));
});
