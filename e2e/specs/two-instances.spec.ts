import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secondVariant } from '../fixtures/areas';
import { Balancer } from '../fixtures/balancer';
import { bubble, createChat, sendMessage, signInNewMember } from '../fixtures/chats';
import { Variants } from '../fixtures/build-variants';
import { ServiceProcess } from '../fixtures/service-process';
import { logIn, makeMemberDetails, publishPost, signUp } from '../fixtures/members';
import { makePhoto } from '../fixtures/photo';
import { cardOf } from '../fixtures/posts';
import { callRegistry, readTable } from '../fixtures/registry';
import { Stack } from '../fixtures/stack';
import { expect, test as base } from '../fixtures/test';

/** The origins that browsers use; builds have their own origin, like with a CDN. */
interface Balancers {
  readonly pages: Balancer;
  readonly apis: Balancer;
  readonly cdn: Balancer;
}
type Second = Readonly<Record<'web' | 'api' | 'releases', ServiceProcess>>;

/** A deployment of two page servers, two APIs and two registries on one database, as in docs/operations.md. */
const test = base.extend<{ readonly variants: Variants }, { readonly balancers: Balancers; readonly second: Second }>({
  balancers: [
    async ({}, use) => {
      const balancers = { pages: await Balancer.open(), apis: await Balancer.open(), cdn: await Balancer.open() };
      await use(balancers);
      await Promise.all(Object.values(balancers).map((balancer) => balancer.close()));
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ balancers: { pages, apis, cdn } }, use) => {
      const stack = await Stack.prepare({
        PUBLIC_URL: pages.url,
        API_PUBLIC_URL: apis.url,
        BUILDS_PUBLIC_URL: cdn.url,
        TRUST_PROXY: '1',
      });
      await stack.start();
      await use(stack);
      await stack.dispose();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  second: [
    async ({ stack, balancers: { pages, apis, cdn } }, use) => {
      // The second page server has its own mirror, like on another machine, and uses the second registry.
      const data = mkdtempSync(join(tmpdir(), 'cred-e2e-second-'));
      const [releases, api] = [await ServiceProcess.start(stack, 'releases'), await ServiceProcess.start(stack, 'api')];
      const web = await ServiceProcess.start(stack, 'web', { CRED_DATA: data, RELEASES_PORT: String(releases.port) });
      for (const balancer of [pages, cdn]) balancer.ports.push(Number(stack.environment['PORT']), web.port);
      apis.ports.push(Number(stack.environment['API_PORT']), api.port);
      await use({ web, api, releases });
      await Promise.all([web.kill(), api.kill(), releases.kill()]);
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  variants: async ({ stack }, use) => {
    await use(new Variants(stack));
  },
});

test('two processes of each service share one database, and killing one of each interrupts nothing', async ({
  newClient,
  stack,
  balancers,
  second,
  variants,
}) => {
  const details = makeMemberDetails('Elisa', 'Nursing');
  const [one, other] = [
    await signInNewMember(await newClient(), stack, 'Paula'),
    await signInNewMember(await newClient(), stack, 'Quim'),
  ];
  const chat = await createChat(stack, one, other);

  await test.step('sessions, posts and images of one process are valid at the other', async () => {
    const { page } = await newClient();
    await signUp(page, details);
    await publishPost(page, 'Two processes, one ward', await makePhoto());
    for (let visit = 0; visit < 4; visit++) {
      await page.goto('/');
      const image = cardOf(page, 'Two processes, one ward').locator('img[src*="/media/"]');
      await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(600);
    }
  });

  await test.step('two members chat through either process', async () => {
    await Promise.all([chat.open(one), chat.open(other)]);
    await sendMessage(one.page, 'Is the bed free?');
    await expect(bubble(other.page, 'Is the bed free?')).toBeVisible();
    await sendMessage(other.page, 'From noon on.');
    await expect(bubble(one.page, 'From noon on.')).toBeVisible();
  });

  await test.step('both page servers follow changes at either registry', async () => {
    const first = { url: `http://127.0.0.1:${stack.environment['PORT']}` };
    const liveAt = async (server: { readonly url: string }): Promise<string> =>
      (await readTable(server)).areas.settings.build;
    const before = await liveAt(first);
    const { settings } = await variants.get('second', ['settings']);
    const secondRegistry = {
      data: stack.data,
      environment: { ...stack.environment, RELEASES_PORT: String(second.releases.port) },
    };
    await callRegistry(secondRegistry, 'POST', '/areas/settings/promote', {
      build: settings,
      actor: 'A browser test',
      reason: 'Two registries',
    });
    for (const server of [first, second.web]) await expect.poll(() => liveAt(server)).toBe(settings);
    await other.page.goto('/settings');
    await expect(secondVariant(other.page, 'settings')).toBeVisible();
    await callRegistry(stack, 'POST', '/areas/settings/rollback', {
      actor: 'A browser test',
      reason: 'Two registries',
    });
    for (const server of [first, second.web]) await expect.poll(() => liveAt(server)).toBe(before);
    // The open tab switches too, independent of the page server it polls.
    await expect(secondVariant(other.page, 'settings')).toBeHidden();
    await expect(
      other.page.getByRole('main').getByRole('heading', { level: 1, name: 'Settings', exact: true }),
    ).toBeVisible();
    await chat.open(other);
  });

  await test.step('every process has served requests', () => {
    for (const [name, { ports, requestCounts }] of Object.entries(balancers))
      for (const port of ports) expect(requestCounts.get(port) ?? 0, name).toBeGreaterThan(3);
  });

  await test.step('members continue, and can log in, after the second process of each service was killed', async () => {
    // Streams and requests to the killed processes are interrupted and retried.
    for (const client of [one, other]) client.expectErrors(/ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_EMPTY_RESPONSE/);
    await Promise.all([second.web.kill(), second.api.kill(), second.releases.kill()]);
    await sendMessage(one.page, 'Thank you');
    await expect(bubble(other.page, 'Thank you')).toBeVisible();
    const { page } = await newClient();
    await logIn(page, details);
    await expect(cardOf(page, 'Two processes, one ward')).toBeVisible();
    expect(await chat.texts()).toEqual(['Is the bed free?', 'From noon on.', 'Thank you']);
  });
});
