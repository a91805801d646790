import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { chatOf, field, join as joinChat } from '../fixtures/chats';
import { areaNames, areaPages, expectAllAreas, expectArea, promote, publishEditions, readTable, type Area, type Builds, type Edition } from '../fixtures/editions';
import { expect, test, type Visitor } from '../fixtures/test';

/** Whatever the browser says about builds that it refuses. */
const refused = /\/builds\/|could not be loaded|Thrown |ChunkLoadError|Loading chunk|RUNTIME-0|ScriptNetworkError|ScriptExecutionError|%o/;
const second = (page: Page, area: Area) => page.getByText(`Second edition of ${area}`);
const draft = (page: Page) => page.getByRole('textbox', { name: 'What would you like to share?' });

let original: Builds;
let builds: Readonly<Record<Edition, Builds>>;

test.beforeAll(async ({ stack }) => {
  test.setTimeout(180_000);
  const { areas } = await readTable(stack);
  original = Object.fromEntries(areaNames.map((area) => [area, areas[area].build])) as Builds;
  builds = await publishEditions(stack);
});
// The specs that follow want the product as it was.
test.afterAll(({ stack }) => promote(stack, original));

/** A new member: every area is empty, and works. */
async function member(visitor: Visitor, stack: Parameters<typeof joinChat>[1], name: string): Promise<Page> {
  visitor.expectErrors(refused);
  await joinChat(visitor, stack, name);
  return visitor.page;
}

for (const fault of ['throws on load', 'throws at its first render'] as const) {
  test(`every area’s live build ${fault}: members see the last good ones`, async ({ newVisitor, stack }) => {
    const page = await member(await newVisitor(), stack, 'Vera');
    await promote(stack, builds[fault]);
    await page.goto('/');
    await expectAllAreas(page);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await promote(stack, original);
  });
}

/** What goes wrong on the way of one file of a build. */
const faults: Readonly<Record<string, (route: Route, file: string, content: () => string) => Promise<unknown>>> = {
  'cannot be reached': (route) => route.abort('connectionrefused'),
  'are not there': (route) => route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }),
  'are HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>owned</title>' }),
  'are cut off': (route, _file, content) => route.fulfill({ contentType: 'text/javascript', body: content().slice(0, -200) }),
  'are altered': (route, _file, content) => route.fulfill({ contentType: 'text/javascript', body: `document.title = 'owned'; ${content()}` }),
  'never come': () => new Promise(() => undefined),
};

/** Lets that happen to these builds' files, or to those of them that `hits`. */
async function breakFiles(context: BrowserContext, data: string, broken: Builds, fault: string, hits: (file: string) => boolean = () => true): Promise<void> {
  await context.route(
    (url) => areaNames.some((area) => url.pathname.startsWith(`/builds/${area}/${broken[area]}/`)) && hits(url.pathname.split('/').at(-1) ?? ''),
    (route) => {
      const path = new URL(route.request().url()).pathname;
      return faults[fault]?.(route, path, () => readFileSync(join(data, 'web', path), 'utf8'));
    },
  );
}

test.describe('with new builds live in every area', () => {
  test.beforeAll(({ stack }) => promote(stack, builds.second));

  for (const fault of Object.keys(faults)) {
    test(`whose files ${fault}: members see the last good ones`, async ({ newVisitor, stack }) => {
      const visitor = await newVisitor();
      const page = await member(visitor, stack, 'Vito');
      await breakFiles(visitor.context, stack.data, builds.second, fault);
      await page.goto('/');
      await expectAllAreas(page);
      for (const area of areaNames) await expect(second(page, area)).toHaveCount(0);
      await expect(page).not.toHaveTitle(/owned/);
      await visitor.context.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }

  test('whose chunks are altered or gone: nothing of them runs, exposed or lazy', async ({ newVisitor, stack }) => {
    const { areas } = await readTable(stack);
    const entries = new Set(areaNames.map((area) => areas[area].entry));
    const exposed = new Set(areaNames.flatMap((area) => areas[area].preload).filter((file) => !entries.has(file)));
    expect(exposed.size).toBeGreaterThan(0);
    const kinds = { exposed: (file: string) => exposed.has(file), lazy: (file: string) => !exposed.has(file) && !entries.has(file) };
    for (const [fault, hits] of [['are altered', kinds.exposed], ['are altered', kinds.lazy], ['are not there', kinds.lazy]] as const) {
      const visitor = await newVisitor();
      const page = await member(visitor, stack, 'Vanda');
      await breakFiles(visitor.context, stack.data, builds.second, fault, hits);
      await page.goto('/');
      await expectAllAreas(page);
      for (const area of areaNames) await expect(second(page, area)).toHaveCount(0);
      await expect(page).not.toHaveTitle(/owned/);
    }
  });

  test('a table entry that was altered runs nothing, and unknown fields are no matter', async ({ newVisitor, stack }) => {
    const visitor = await newVisitor();
    const page = await member(visitor, stack, 'Vasco');
    await page.goto('/settings');
    await expect(second(page, 'settings')).toBeVisible();
    const table = await readTable(stack);
    const { settings } = table.areas;
    const foreign = { ...settings, build: 'f'.repeat(16), base: '/builds/foreign/', fallback: null, colour: 'red' };
    await page.route('**/builds/foreign/*', (route) => route.fulfill({ contentType: 'text/javascript', body: 'document.title = "owned"' }));
    const asked = page.waitForRequest('**/builds/foreign/*');
    await page.route('**/releases.json', (route) => route.fulfill({ json: { ...table, also: 1, areas: { ...table.areas, settings: foreign } }, headers: { etag: '"x"' } }));
    await asked;
    await expectAllAreas(page);
    await expectArea(page, 'settings');
    await expect(second(page, 'settings')).toBeVisible();
    await expect(page).not.toHaveTitle(/owned/);
  });
});

test.describe('an open tab', () => {
  test.beforeAll(({ stack }) => promote(stack, original));

  test('shows another build within seconds, without a page load, and goes back', async ({ newVisitor, stack }) => {
    const page = await member(await newVisitor(), stack, 'Wanda');
    await page.goto('/settings');
    await expect(page.getByText(areaPages.settings.shows)).toBeVisible();
    await page.evaluate(() => Object.assign(window, { sameTab: true }));
    for (const [build, count] of [[builds.second, 1], [original, 0], [builds.second, 1], [original, 0]] as const) {
      await promote(stack, { settings: build.settings });
      await expect(second(page, 'settings')).toHaveCount(count);
      await expect(page.getByText(areaPages.settings.shows)).toBeVisible();
    }
    await promote(stack, { settings: builds['throws at its first render'].settings });
    await promote(stack, { settings: builds.second.settings });
    await expect(second(page, 'settings')).toBeVisible();
    expect(await page.evaluate(() => 'sameTab' in window)).toBe(true);
    await promote(stack, { settings: original.settings });
  });

  test('keeps a half-written post and chat message through releases and rollbacks', async ({ newVisitor, stack }) => {
    const [ana, bia] = [await joinChat(await newVisitor(), stack, 'Ana'), await joinChat(await newVisitor(), stack, 'Bia')];
    for (const each of [ana, bia]) each.expectErrors(refused);
    const chat = await chatOf(stack, ana, bia);
    await chat.open(bia);
    await field(bia.page).fill('Half a message');
    await ana.page.goto('/');
    await draft(ana.page).fill('Half a post');
    // What is unsaved counts, not where the focus is.
    for (const { page } of [ana, bia]) await page.getByRole('heading', { level: 1 }).first().focus();

    await promote(stack, { feed: builds.second.feed, chat: builds.second.chat });
    await expect(ana.page.getByText('A new version of Home is ready')).toBeVisible();
    await expect(bia.page.getByText('A new version of Direct is ready')).toBeVisible();
    await expect(second(ana.page, 'feed')).toHaveCount(0);
    await expect(second(bia.page, 'chat')).toHaveCount(0);
    await expect(draft(ana.page)).toHaveValue('Half a post');
    await expect(field(bia.page)).toHaveValue('Half a message');

    // Rolled back before anybody took it: the offer is withdrawn.
    await promote(stack, { feed: original.feed });
    await expect(ana.page.getByText('A new version of Home is ready')).toHaveCount(0);
    await promote(stack, { feed: builds.second.feed });
    await ana.page.getByRole('button', { name: 'Show now' }).click();
    await expect(second(ana.page, 'feed')).toBeVisible();
    await expect(draft(ana.page)).toHaveValue('Half a post');

    // Who leaves the area comes back to the new one, draft and all.
    await expectArea(bia.page, 'settings');
    await bia.page.goBack();
    await expect(second(bia.page, 'chat')).toBeVisible();
    await expect(field(bia.page)).toHaveValue('Half a message');
    await promote(stack, { feed: original.feed, chat: original.chat });
    await field(bia.page).fill('');
    await expect(second(bia.page, 'chat')).toHaveCount(0);
  });
});
