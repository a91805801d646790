import { connect } from '../product/database';
import type { BenchStack } from '../stack';
import { KEY_DELAY_MS, repeat, TIMEOUT_MS, type, type RecordedTab } from './recorded-tab';

/** Loaded by scrolling up before anything is measured, as many as this at a time. */
const LOADED = 5_000;
const PAGE = 50;
/** Left for the measurement of loading. */
const INSERTED = LOADED + 10 * PAGE;
/** Keys that are pressed while a page is merged into the list. */
const LOADING_KEYS = 20;

/** The actions of a member who has scrolled up through 5,000 messages. */
export async function inLongChat(tab: RecordedTab): Promise<void> {
  const { page, measured } = tab;
  const list = page.getByRole('log', { name: 'Messages' });
  const measure = (action: string, act: () => Promise<void>): Promise<void> =>
    tab.measure(`chat of ${LOADED} messages: ${action}`, act);
  let pages = 0;
  page.on('response', (each) => {
    if (new URL(each.url()).searchParams.has('before')) pages += 1;
  });
  // Earlier messages that are added keep the list's position, from which it scrolls up again.
  for (const wanted = LOADED / PAGE - 1; pages < wanted; await page.waitForTimeout(20))
    await list.evaluate((element) => element.scrollTo(0, 0));
  await measured.settle(500, tab.stop);
  await measured.slowDown();
  await list.focus();
  await measure('scrolling by keys', () =>
    repeat(async () => {
      for (const key of ['End', 'PageUp', 'PageUp', 'PageUp', 'ArrowDown', 'PageDown'])
        await page.keyboard.press(key, { delay: KEY_DELAY_MS });
    }),
  );
  await page.keyboard.press('End');
  const field = page.getByLabel('Message', { exact: true });
  await field.click();
  await measure('typing', () => type(page, field));
  await measure('sending', () =>
    repeat(async (index) => {
      await field.fill(`Message ${index} of the measurement`);
      await page.keyboard.press('Enter');
      await measured.waitForValue('document.activeElement.value === ""', tab.stop);
    }),
  );
  await measure('reacting', () =>
    repeat(async (index) => {
      const response = page.waitForResponse((each) => each.url().endsWith('/reaction'), { timeout: TIMEOUT_MS });
      await page.getByRole('button', { name: 'Message actions' }).last().click();
      await page.getByRole('menuitemradio').nth(index).click({ timeout: TIMEOUT_MS });
      await response;
    }),
  );
  await list.focus();
  await measure('loading earlier ones, and keys meanwhile', () =>
    repeat(async () => {
      const response = page.waitForResponse((each) => new URL(each.url()).searchParams.has('before'), {
        timeout: TIMEOUT_MS,
      });
      await page.keyboard.press('Home');
      await response;
      for (let key = 0; key < LOADING_KEYS; key += 1)
        await page.keyboard.press(key % 2 ? 'ArrowUp' : 'ArrowDown', { delay: KEY_DELAY_MS });
      await page.keyboard.press('PageDown');
    }),
  );
}

/** Fills the chat of a path with messages of both members, of different lengths, all of them read. */
export async function insertMessages(stack: BenchStack, path: string): Promise<void> {
  const values = [path.slice(path.lastIndexOf('/') + 1), INSERTED];
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
