import type { Browser, Locator, Page } from 'playwright-core';
import { OperatorError } from '@cred/tool-kit/errors';
import { connect } from '../product/database';
import { MeasuredTab } from '../product/measured-tab';
import type { BenchPage } from '../product/pages';
import type { BenchStack } from '../stack';

/** The durations of the interactions of one action, in ms; the browser reports none below 16. */
export interface ActionTimes {
  readonly action: string;
  readonly durations: readonly number[];
}

const MESSAGES = 1_000;
const REPETITIONS = 5;
const TEXT = 'Home blood pressure readings agree with the clinic in two weeks.';
/** Between two keys, as a fast typist; in ms. */
const KEY_DELAY_MS = 60;
const TIMEOUT_MS = 60_000;
/** The shortest duration that the browser reports. */
const SHORTEST_MS = 16;

/** The longest event of each interaction (Event Timing), as INP counts it. */
const recordInteractions = `
window.benchInteractions = new Map();
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId) benchInteractions.set(interactionId, Math.max(duration, benchInteractions.get(interactionId) || 0));
}).observe({ type: 'event', durationThreshold: 16 });
`;

interface Subject {
  readonly browser: Browser;
  readonly stack: BenchStack;
  readonly pages: readonly BenchPage[];
  readonly stop: AbortSignal;
}

/** Actions of the composer, of posts, and of a chat with 1,000 loaded messages, on a slow line and processor. */
export async function measureInteractions(subject: Subject): Promise<readonly ActionTimes[]> {
  return [...(await inTab(subject, 'home', onHome)), ...(await inTab(subject, 'chat', inLongChat))];
}

async function inTab(
  { browser, stack, pages, stop }: Subject,
  route: string,
  measure: (tab: Tab, stack: BenchStack, path: string) => Promise<void>,
): Promise<readonly ActionTimes[]> {
  const page = pages.find((each) => each.route === route);
  if (!page) throw new OperatorError(`there is no page ${route}`);
  if (route === 'chat') await insertMessages(stack, page.path);
  const tab = new Tab(await MeasuredTab.open(browser, { state: page.state }), stop);
  try {
    await tab.measured.context.addInitScript(recordInteractions);
    // The list of chats and the open chat are polled.
    await tab.measured.load(stack.url + page.path, stop, route === 'chat' ? 800 : 3_000);
    await measure(tab, stack, page.path);
    return tab.times;
  } finally {
    await tab.measured.close();
  }
}

class Tab {
  readonly times: ActionTimes[] = [];

  constructor(
    readonly measured: MeasuredTab,
    readonly stop: AbortSignal,
  ) {}

  get page(): Page {
    return this.measured.page;
  }

  /** Does the action, and records each of its interactions. */
  async measure(action: string, act: () => Promise<void>): Promise<void> {
    const { page } = this;
    await this.measured.settle(500, this.stop);
    await page.evaluate('benchInteractions.clear()');
    await act();
    await this.measured.settle(500, this.stop);
    const durations = await page.evaluate<number[]>('[...benchInteractions.values()]');
    this.times.push({ action, durations: durations.length === 0 ? [SHORTEST_MS] : durations });
  }
}

async function onHome(tab: Tab): Promise<void> {
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

async function inLongChat(tab: Tab): Promise<void> {
  const { page, measured } = tab;
  const list = page.getByRole('log', { name: 'Messages' });
  const earlier = page.getByRole('button', { name: 'Load earlier messages' });
  while ((await earlier.count()) > 0) {
    await list.evaluate((element) => element.scrollTo(0, 0));
    await page.waitForTimeout(50);
  }
  await measured.slowDown();
  await list.focus();
  await tab.measure(`chat of ${MESSAGES} messages: scrolling by keys`, () =>
    repeat(async () => {
      for (const key of ['End', 'PageUp', 'PageUp', 'PageUp', 'Home', 'PageDown'])
        await page.keyboard.press(key, { delay: KEY_DELAY_MS });
    }),
  );
  await page.keyboard.press('End');
  const field = page.getByLabel('Message', { exact: true });
  await field.click();
  await tab.measure(`chat of ${MESSAGES} messages: typing`, () => type(page, field));
  await tab.measure(`chat of ${MESSAGES} messages: sending`, () =>
    repeat(async (index) => {
      await field.fill(`Message ${index} of the measurement`);
      await page.keyboard.press('Enter');
      await measured.waitForValue('document.activeElement.value === ""', tab.stop);
    }),
  );
}

async function type(page: Page, field: Locator): Promise<void> {
  await field.focus();
  await page.keyboard.type(TEXT, { delay: KEY_DELAY_MS });
}

async function repeat(act: (index: number) => Promise<void>): Promise<void> {
  for (let index = 0; index < REPETITIONS; index += 1) await act(index);
}

/** Fills the chat of a path with messages of both members, of different lengths, all of them read. */
async function insertMessages(stack: BenchStack, path: string): Promise<void> {
  const values = [path.slice(path.lastIndexOf('/') + 1), MESSAGES];
  const client = await connect(stack.data);
  try {
    await client.query(
      `with made as (
         insert into messages (id, chat_id, seq, sender_id, type, text, created_at)
         select uuidv7(), chats.id, version + n, case when n % 3 = 0 then low_user_id else high_user_id end, 'TEXT',
           repeat('The reading of ' || n || ' mmHg. ', 1 + n % 7), now() - ($2::int - n) * interval '10 minutes'
         from chats, generate_series(1, $2::int) n where chats.id = $1::uuid
         returning id, chat_id, sender_id, created_at
       )
       insert into message_reads (message_id, user_id, read_at)
       select made.id, user_id, made.created_at from made join chat_participants using (chat_id) where user_id <> sender_id`,
      values,
    );
    await client.query('update chats set version = version + $2, last_active_at = now() where id = $1', values);
    await client.query(
      `update chat_participants set last_read_seq = version, last_read_at = now()
       from chats where chats.id = chat_id and chat_id = $1`,
      values.slice(0, 1),
    );
  } finally {
    await client.end();
  }
}
