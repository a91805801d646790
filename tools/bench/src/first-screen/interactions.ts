import type { Browser } from 'playwright-core';
import { OperatorError } from '@cred/tool-kit/errors';
import { MeasuredTab } from '../product/measured-tab';
import type { BenchPage } from '../product/pages';
import type { BenchStack } from '../stack';
import { inLongChat, insertMessages } from './long-chat';
import {
  KEY_DELAY_MS,
  RecordedTab,
  recordInteractions,
  repeat,
  TIMEOUT_MS,
  type,
  type ActionTimes,
} from './recorded-tab';

interface Subject {
  readonly browser: Browser;
  readonly stack: BenchStack;
  readonly pages: readonly BenchPage[];
  readonly stop: AbortSignal;
}

/** Actions of the composer, posts, pictures and a chat with 5,000 loaded messages, on a slow line and processor. */
export async function measureInteractions(subject: Subject): Promise<readonly ActionTimes[]> {
  return [
    ...(await inTab(subject, 'home', onHome)),
    ...(await inTab(subject, 'home', inViewer)),
    ...(await inTab(subject, 'chat', inLongChat)),
  ];
}

async function inTab(
  { browser, stack, pages, stop }: Subject,
  route: string,
  measure: (tab: RecordedTab) => Promise<void>,
): Promise<readonly ActionTimes[]> {
  const page = pages.find((each) => each.route === route);
  if (!page) throw new OperatorError(`there is no page ${route}`);
  if (route === 'chat') await insertMessages(stack, page.path);
  const tab = new RecordedTab(await MeasuredTab.open(browser, { state: page.state }), stop);
  try {
    await tab.measured.context.addInitScript(recordInteractions);
    // The list of chats and the open chat are polled.
    await tab.measured.load(stack.url + page.path, stop, route === 'chat' ? 800 : 3_000);
    await measure(tab);
    return tab.times;
  } finally {
    await tab.measured.close();
  }
}

async function onHome(tab: RecordedTab): Promise<void> {
  const { page, measured } = tab;
  await measured.slowDown();
  const field = page.getByLabel('What would you like to share?');
  await field.click();
  await tab.measure('composer: typing', () => type(page, field));
  await tab.measure('composer: opening and closing the check', () =>
    repeat(async () => {
      await page.getByRole('form', { name: 'New post' }).getByRole('button', { name: 'Post', exact: true }).click();
      await page.getByRole('dialog').waitFor({ timeout: TIMEOUT_MS });
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached', timeout: TIMEOUT_MS });
    }),
  );
  await field.fill('');
  const rate = page.getByRole('button', { name: /^Rate this post|^Your rating/ });
  await tab.measure('posts: rating', () =>
    repeat(async (index) => {
      await rate.nth(index % 2).click();
      await page
        .getByRole('radio')
        .nth(index % 5)
        .click();
      await page.getByRole('radiogroup').waitFor({ state: 'detached', timeout: TIMEOUT_MS });
    }),
  );
  const bookmark = page.getByRole('button', { name: 'Bookmark', exact: true });
  await tab.measure('posts: bookmark', () =>
    repeat(async (index) => {
      const response = page.waitForResponse((each) => each.url().endsWith('/save-post'), { timeout: TIMEOUT_MS });
      await bookmark.nth(index % 2).click();
      await response;
    }),
  );
}

/** The viewer with the pictures of home's posts. */
async function inViewer(tab: RecordedTab): Promise<void> {
  const { page, measured } = tab;
  await measured.slowDown();
  const viewer = page.getByRole('dialog', { name: 'Image' });
  const open = async (index: number): Promise<void> => {
    const pictures = page.getByRole('button', { name: /^Open image/ });
    await pictures.nth(index % (await pictures.count())).click();
    await viewer.waitFor({ timeout: TIMEOUT_MS });
    await measured.settle(300, tab.stop);
  };
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached', timeout: TIMEOUT_MS });
  };
  await page
    .getByRole('button', { name: /^Open image/ })
    .first()
    .scrollIntoViewIfNeeded();
  await tab.measure('pictures: opening and closing', () =>
    repeat(async (index) => {
      await open(index);
      await close();
    }),
  );
  await open(0);
  await tab.measure('pictures: zooming, moving and turning', () =>
    repeat(async () => {
      for (const key of ['+', '+', 'ArrowLeft', 'ArrowUp', '-', 'r', '0'])
        await page.keyboard.press(key, { delay: KEY_DELAY_MS });
    }),
  );
  await tab.measure('pictures: next and previous', () =>
    repeat(async () => {
      for (const key of ['PageDown', 'PageUp']) await page.keyboard.press(key, { delay: KEY_DELAY_MS });
    }),
  );
  await close();
}
