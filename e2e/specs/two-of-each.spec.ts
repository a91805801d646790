import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secondEdition } from '../fixtures/areas';
import { Balancer } from '../fixtures/balancer';
import { bubble, chatOf, join as joinAs, say } from '../fixtures/chats';
import { Editions } from '../fixtures/editions';
import { FurtherProcess } from '../fixtures/further-process';
import { logIn, makePerson, publishPost, signUp } from '../fixtures/members';
import { makePhoto } from '../fixtures/photo';
import { cardOf } from '../fixtures/posts';
import { askRegistry, readTable } from '../fixtures/registry';
import { Stack } from '../fixtures/stack';
import { expect, test as base } from '../fixtures/test';

/** What browsers speak to; builds come over an origin of their own, as from a CDN. */
interface Fronts {
  readonly pages: Balancer;
  readonly apis: Balancer;
  readonly cdn: Balancer;
}
type Second = Readonly<Record<'web' | 'api' | 'releases', FurtherProcess>>;

/** A deployment of two page servers, two APIs and two registries on one database, as docs/operations.md draws it. */
const test = base.extend<{ readonly editions: Editions }, { readonly fronts: Fronts; readonly second: Second }>({
  fronts: [
    async ({}, use) => {
      const fronts = { pages: await Balancer.open(), apis: await Balancer.open(), cdn: await Balancer.open() };
      await use(fronts);
      await Promise.all(Object.values(fronts).map((front) => front.close()));
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ fronts: { pages, apis, cdn } }, use) => {
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
    async ({ stack, fronts: { pages, apis, cdn } }, use) => {
      // The second page server is another machine's: its copies of builds and table are its own, and it asks the second registry.
      const data = mkdtempSync(join(tmpdir(), 'cred-e2e-second-'));
      const [releases, api] = [await FurtherProcess.start(stack, 'releases'), await FurtherProcess.start(stack, 'api')];
      const web = await FurtherProcess.start(stack, 'web', { CRED_DATA: data, RELEASES_PORT: String(releases.port) });
      for (const front of [pages, cdn]) front.ports.push(Number(stack.environment['PORT']), web.port);
      apis.ports.push(Number(stack.environment['API_PORT']), api.port);
      await use({ web, api, releases });
      await Promise.all([web.kill(), api.kill(), releases.kill()]);
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  editions: async ({ stack }, use) => {
    const editions = new Editions(stack);
    await use(editions);
    editions.dispose();
  },
});

test('two of each process on one database carry the community, and one of each killed is no matter', async ({
  newVisitor,
  stack,
  fronts,
  second,
  editions,
}) => {
  const person = makePerson('Elisa', 'Nursing');
  const [one, other] = [
    await joinAs(await newVisitor(), stack, 'Paula'),
    await joinAs(await newVisitor(), stack, 'Quim'),
  ];
  const chat = await chatOf(stack, one, other);

  await test.step('a session, a post and a picture of one process are those of the other', async () => {
    const { page } = await newVisitor();
    await signUp(page, person);
    await publishPost(page, 'Two processes, one ward', await makePhoto());
    for (let visit = 0; visit < 4; visit++) {
      await page.goto('/');
      const image = cardOf(page, 'Two processes, one ward').locator('img[src*="/media/"]');
      await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(600);
    }
  });

  await test.step('two members chat over whichever process', async () => {
    await Promise.all([chat.open(one), chat.open(other)]);
    await say(one.page, 'Is the bed free?');
    await expect(bubble(other.page, 'Is the bed free?')).toBeVisible();
    await say(other.page, 'From noon on.');
    await expect(bubble(one.page, 'From noon on.')).toBeVisible();
  });

  await test.step('both page servers follow what is done at either registry', async () => {
    const first = { url: `http://127.0.0.1:${stack.environment['PORT']}` };
    const liveAt = async (server: { readonly url: string }): Promise<string> =>
      (await readTable(server)).areas.settings.build;
    const before = await liveAt(first);
    const { settings } = await editions.of('second', ['settings']);
    const atSecond = {
      data: stack.data,
      environment: { ...stack.environment, RELEASES_PORT: String(second.releases.port) },
    };
    await askRegistry(atSecond, 'POST', '/areas/settings/promote', {
      build: settings,
      actor: 'A browser test',
      reason: 'Two registries',
    });
    for (const server of [first, second.web]) await expect.poll(() => liveAt(server)).toBe(settings);
    await other.page.goto('/settings');
    await expect(secondEdition(other.page, 'settings')).toBeVisible();
    await askRegistry(stack, 'POST', '/areas/settings/rollback', { actor: 'A browser test', reason: 'Two registries' });
    for (const server of [first, second.web]) await expect.poll(() => liveAt(server)).toBe(before);
    // The open tab moves too, whichever page server answers it.
    await expect(secondEdition(other.page, 'settings')).toBeHidden();
    await expect(
      other.page.getByRole('main').getByRole('heading', { level: 1, name: 'Settings', exact: true }),
    ).toBeVisible();
    await chat.open(other);
  });

  await test.step('each process has had its share', () => {
    for (const [name, { ports, taken }] of Object.entries(fronts))
      for (const port of ports) expect(taken.get(port) ?? 0, name).toBeGreaterThan(3);
  });

  await test.step('the second of each is killed: who is there goes on, who comes is let in', async () => {
    // Streams and questions that were on their way to the killed ones break off, and are begun anew.
    for (const visitor of [one, other]) visitor.expectErrors(/ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_EMPTY_RESPONSE/);
    await Promise.all([second.web.kill(), second.api.kill(), second.releases.kill()]);
    await say(one.page, 'Thank you');
    await expect(bubble(other.page, 'Thank you')).toBeVisible();
    const { page } = await newVisitor();
    await logIn(page, person);
    await expect(cardOf(page, 'Two processes, one ward')).toBeVisible();
    expect(await chat.texts()).toEqual(['Is the bed free?', 'From noon on.', 'Thank you']);
  });
});
