import { bubble, createChat, messageField, signInNewMember, messageLog, sendMessage } from '../fixtures/chats';
import { sampleVideo } from '../fixtures/video';
import { makePhoto } from '../fixtures/photo';
import { expectLoaded } from '../fixtures/posts';
import { expect, expectAccessible, test } from '../fixtures/test';
import type { Locator, Page } from '@playwright/test';

/** The row of the message with this text: its bubble, menu button and reactions. */
const messageRow = (page: Page, text: string): Locator =>
  messageLog(page)
    .locator('[data-row]')
    .filter({ has: page.locator('[data-message-id]', { hasText: text }) })
    .first();

test('two members exchange texts, an image and a video, and see receipts and typing', async ({ newClient, stack }) => {
  const [ana, bia] = [
    await signInNewMember(await newClient(), stack, 'Ana'),
    await signInNewMember(await newClient({ viewport: { width: 390, height: 844 } }), stack, 'Bia'),
  ];
  const chat = await createChat(stack, ana, bia);

  await test.step('shows the empty states of the index and of a chat', async () => {
    await ana.page.goto('/your-chat');
    await expect(ana.page.getByText('Private chats in one place.')).toBeVisible();
    await expect(ana.page.getByText('Nenhum chat encontrado.')).toBeVisible();
    await expectAccessible(ana.page, 'the index of Direct');
    await chat.open(ana);
    await expect(ana.page.getByText('No messages yet. Say hi 👋')).toBeVisible();
    await expect(ana.page.getByRole('listitem').getByText('start chat')).toBeVisible();
    await expectAccessible(ana.page, 'an empty chat');
  });

  await test.step('shows a message as sent, as unread, and as read once it is visible', async () => {
    await sendMessage(ana.page, 'Good morning');
    await expect(bubble(ana.page, 'Good morning').getByRole('img', { name: 'Sent' })).toBeVisible();
    await bia.page.goto('/your-chat');
    const list = bia.page.getByRole('list', { name: 'Chats' });
    await expect(list.getByText('1 unread message')).toBeAttached();
    await expect(bia.page.getByText('Private chats in one place.')).toBeHidden();
    await expectAccessible(bia.page, 'the chat list of a phone');
    await list.getByRole('link', { name: /Ana Test/ }).click();
    await expect(bubble(bia.page, 'Good morning')).toBeVisible();
    // One header, which leads back to the list.
    await expect(bia.page.getByRole('button', { name: 'Open navigation' })).toBeHidden();
    await bia.page.getByRole('link', { name: 'Back' }).click();
    await expect(list.getByRole('link', { name: /Good morning/ })).toBeVisible();
    await list.getByRole('link', { name: /Ana Test/ }).click();
    await expect(bubble(ana.page, 'Good morning').getByRole('img', { name: 'Read' })).toBeVisible();
    await expect(bia.page.getByText('Novo')).toBeHidden();
    await expect(ana.page.getByText(/^Last Read \d\d\/\d\d\/\d{4}, \d\d:\d\d$/)).toBeVisible();
  });

  await test.step('shows typing, and marks a message as new', async () => {
    await messageField(bia.page).pressSequentially('On');
    await expect(ana.page.getByText('Bia Test is typing')).toBeVisible();
    await messageField(bia.page).fill('');
    await sendMessage(bia.page, 'On my way');
    await expect(bubble(ana.page, 'On my way')).toBeVisible();
    await expect(ana.page.getByText('Bia Test is typing')).toBeHidden();
    await expect(bubble(bia.page, 'On my way').getByRole('img', { name: 'Read' })).toBeVisible();
  });

  await test.step('rejects unsupported files and removes a chosen one', async () => {
    const alerts: string[] = [];
    ana.page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    const picker = ana.page.locator('input[type=file]');
    await picker.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
    await picker.setInputFiles({ name: 'photo.gif', mimeType: 'image/png', buffer: Buffer.from('x') });
    await expect.poll(() => alerts).toEqual(Array(2).fill('Formato não suportado. Use JPG/PNG ou MP4.'));
    // A file that reports 100 MB, so that the test does not send them to the browser.
    await messageField(ana.page).evaluate((element) => {
      const file = new File(['x'], 'long.mp4', { type: 'video/mp4' });
      Object.defineProperty(file, 'size', { value: 100 * 1024 * 1024 + 1 });
      const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
      Object.defineProperty(event, 'clipboardData', { value: { types: ['Files'], files: [file] } });
      element.dispatchEvent(event);
    });
    await expect.poll(() => alerts.at(-1)).toBe('Arquivo muito grande (limite 100MB).');
    expect(await picker.inputValue()).toBe('');
    await picker.setInputFiles(await makePhoto());
    await expect(ana.page.getByRole('img', { name: 'Preview of ward.jpg' })).toBeVisible();
    await expectAccessible(ana.page, 'an attachment');
    await ana.page.getByRole('button', { name: 'Remove image' }).click();
    await expect(messageField(ana.page)).toHaveAttribute('placeholder', 'Message...');
  });

  await test.step('shows an image with a caption, and in full size', async () => {
    await ana.page.locator('input[type=file]').setInputFiles(await makePhoto());
    await expect(messageField(ana.page)).toHaveAttribute('placeholder', 'Legenda (opcional)...');
    await sendMessage(ana.page, 'The second day');
    const open = bia.page.getByRole('button', { name: 'Open image from Ana Test' });
    await expectLoaded(open.locator('img'));
    await expect(bubble(bia.page, 'The second day')).toBeVisible();
    await open.click();
    const dialog = bia.page.getByRole('dialog', { name: 'Image' });
    await expectLoaded(dialog.getByRole('img', { name: 'The image from Ana Test' }));
    await expectAccessible(bia.page, 'the large image');
    await bia.page.keyboard.press('Escape');
    await expect(open).toBeFocused();
  });

  await test.step('plays a video', async () => {
    await bia.page.locator('input[type=file]').setInputFiles(sampleVideo);
    await bia.page.getByRole('button', { name: 'Send' }).click();
    const video = ana.page.getByLabel('Video from Bia Test');
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0);
    await video.evaluate((element: HTMLVideoElement) => element.play());
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
    await expectAccessible(ana.page, 'messages with media');
    await expectAccessible(bia.page, 'messages with media on a phone');
  });
});

test('two members react to, answer and delete messages, and start a conversation', async ({ newClient, stack }) => {
  const [ana, bia] = [
    await signInNewMember(await newClient(), stack, 'Ana'),
    await signInNewMember(await newClient({ viewport: { width: 390, height: 844 }, hasTouch: true }), stack, 'Bia'),
  ];
  const inBothThemes = async (page: Page, what: string) => {
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
      await expectAccessible(page, `${what}, ${theme}`);
    }
  };
  const openMenu = async (page: Page, text: string): Promise<Locator> => {
    await messageRow(page, text).getByRole('button', { name: 'Message actions' }).focus();
    await page.keyboard.press('Enter');
    return page.getByRole('menu', { name: 'Message actions' });
  };

  await test.step('starts a conversation with a member that is found, with the keyboard', async () => {
    await ana.page.goto('/your-chat');
    await ana.page.getByRole('button', { name: 'New message' }).first().press('Enter');
    await ana.page.getByRole('searchbox', { name: 'Search members' }).fill(bia.username);
    await expect(ana.page.getByRole('list', { name: 'Members found' }).getByText(`@${bia.username}`)).toBeVisible();
    await inBothThemes(ana.page, 'the dialog for a new message');
    await ana.page.keyboard.press('ArrowDown');
    await ana.page.keyboard.press('Enter');
    await expect(ana.page).toHaveURL(new RegExp(`/your-chat/${bia.username}/[0-9a-f-]{36}$`));
    await bia.page.goto('/your-chat');
    await expect(bia.page.getByText('Nenhum chat encontrado.')).toBeVisible();
  });

  await test.step('counts the unread message in the navigation and in the title, live', async () => {
    await bia.page.setViewportSize({ width: 1280, height: 800 });
    const direct = bia.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Direct/ });
    await expect(direct).not.toContainText('unread');
    await sendMessage(ana.page, 'Are you on call tonight?');
    await expect(direct).toContainText('1 unread message');
    await expect(bia.page).toHaveTitle(/^\(1\) Direct/);
    // The conversation has the room of the right column.
    await expect(bia.page.getByRole('complementary', { name: 'Search and suggestions' })).toBeHidden();
    await inBothThemes(bia.page, 'the chat list with an unread message');
    await bia.page.setViewportSize({ width: 390, height: 844 });
    await bia.page
      .getByRole('list', { name: 'Chats' })
      .getByRole('link', { name: /Ana Test/ })
      .tap();
    await expect(bubble(bia.page, 'Are you on call')).toBeVisible();
  });

  await test.step('reacts by touch; the other member sees it at once', async () => {
    await messageRow(bia.page, 'Are you on call').getByRole('button', { name: 'Message actions' }).tap();
    await inBothThemes(bia.page, 'the menu of a message on a phone');
    await bia.page.getByRole('menuitemradio', { name: 'Like' }).tap();
    await expect(messageRow(ana.page, 'Are you on call').getByRole('button', { name: 'Like, 1' })).toBeVisible();
  });

  await test.step('answers with the keyboard; the quote leads to the message', async () => {
    const menu = await openMenu(bia.page, 'Are you on call');
    await expect(menu.getByRole('menuitemradio', { name: 'Like' })).toBeFocused();
    await bia.page.keyboard.press('ArrowDown');
    await bia.page.keyboard.press('Enter');
    await expect(messageField(bia.page)).toBeFocused();
    await inBothThemes(bia.page, 'a reply in the composer');
    await sendMessage(bia.page, 'Until eight');
    await bubble(ana.page, 'Until eight')
      .getByRole('button', { name: /You Are you on call/ })
      .click();
    await expect(bubble(ana.page, 'Are you on call').first()).toBeFocused();
  });

  await test.step('deletes for both, after a confirmation', async () => {
    await sendMessage(ana.page, 'This was for someone else');
    await expect(bubble(bia.page, 'This was for')).toBeVisible();
    const menu = await openMenu(ana.page, 'This was for');
    await menu.getByRole('menuitem', { name: 'Delete for both' }).click();
    await expectAccessible(ana.page, 'the confirmation of a deletion');
    await ana.page.getByRole('dialog').getByRole('button', { name: 'Delete for both' }).press('Enter');
    for (const { page } of [ana, bia]) {
      await expect(bubble(page, 'Message deleted')).toBeVisible();
      await expect(page.getByText('This was for someone else')).toHaveCount(0);
      await inBothThemes(page, 'a conversation with a quote, a reaction and a deleted message');
    }
  });
});

test('a long chat loads older messages without a jump and searches all of them', async ({ newClient, stack }) => {
  const [ana, bia] = [
    await signInNewMember(await newClient(), stack, 'Ana'),
    await signInNewMember(await newClient(), stack, 'Bia'),
  ];
  const chat = await createChat(stack, ana, bia);
  await chat.addMessage(bia, 'The Needle and another needle, far up');
  for (let n = 1; n < 130; n += 1)
    await chat.addMessage(n % 3 ? bia : ana, `Message ${n}. ${'More words. '.repeat(n % 11)}`);
  await chat.addMessage(bia, 'A needle near the end');
  const { page } = ana;
  await chat.open(ana);
  await expect(bubble(page, 'A needle near the end')).toBeInViewport();
  // The server's markup has fewer rows than can be scrolled, and a scroll animation ends when the rows get positions.
  await expect(messageLog(page).locator('[data-row][style]').last()).toBeVisible();
  expect(await messageLog(page).locator('[data-message-id]').count()).toBeLessThan(50);

  // The first message at least 200 px below the list's top, with its position.
  const topMessage = () =>
    messageLog(page).evaluate((list) => {
      const edge = list.getBoundingClientRect().top + 200;
      const found = [...list.querySelectorAll<HTMLElement>('[data-message-id]')].find(
        (element) => element.getBoundingClientRect().top > edge,
      );
      return {
        id: found?.dataset['messageId'] ?? '',
        y: found?.getBoundingClientRect().top ?? 0,
        at: list.scrollTop,
      };
    });
  const pixelOf = (id: string) =>
    messageLog(page)
      .locator(`[data-message-id="${id}"]`)
      .evaluate((element) => element.getBoundingClientRect().top);

  await test.step('moves the visible messages with the wheel only', async () => {
    await messageLog(page).hover();
    let pages = 0;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/[?&]before=/, async (route) => {
      pages += 1;
      if (pages === 2) await released;
      await route.continue();
    });
    while (pages < 2) {
      const before = await topMessage();
      await page.mouse.wheel(0, -250);
      await expect
        .poll(async () => Math.abs((await pixelOf(before.id)) - before.y - 250), {
          message: 'only the wheel moves the messages',
        })
        .toBeLessThan(2);
    }
    const anchor = await topMessage();
    release();
    // The anchor keeps its position when the older page is inserted above.
    await expect.poll(async () => (await topMessage()).at).toBeGreaterThan(anchor.at);
    expect(Math.abs((await pixelOf(anchor.id)) - anchor.y)).toBeLessThan(2);
  });

  await test.step('is at the same message after a reload', async () => {
    const read = await topMessage();
    await page.reload();
    await expect.poll(async () => Math.abs((await pixelOf(read.id)) - read.y)).toBeLessThan(2);
    await messageLog(page).press('End');
    await expect(bubble(page, 'A needle near the end')).toBeInViewport();
    await messageLog(page).press('Home');
    await expect(page.getByRole('button', { name: 'Latest messages' })).toBeVisible();
  });

  await test.step('counts new messages below without moving the visible ones', async () => {
    await chat.addMessage(bia, 'The newest');
    const latest = page.getByRole('button', { name: 'Latest messages 1 new' });
    await expect(latest).toBeVisible();
    await expectAccessible(page, 'the middle of a long chat');
    await latest.click();
    await expect(bubble(page, 'The newest')).toBeInViewport();
    await expect(latest).toBeHidden();
  });

  await test.step('finds and highlights messages that are not loaded', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Search messages' }).click();
    await page.getByRole('textbox', { name: 'Search messages' }).fill('NEEDLE');
    await expect(page.getByText('1 / 2')).toBeVisible();
    await expect(bubble(page, 'A needle near the end').locator('mark')).toHaveText('needle');
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 / 2')).toBeVisible();
    await expect(bubble(page, 'far up')).toBeInViewport();
    await expect(bubble(page, 'far up').locator('mark')).toHaveText(['Needle', 'needle']);
    await expectAccessible(page, 'the message search');
    await page.keyboard.press('Shift+Enter');
    await expect(page.getByText('1 / 2')).toBeVisible();
    await expect(bubble(page, 'A needle near the end')).toBeInViewport();
    await page.getByRole('textbox', { name: 'Search messages' }).fill('nothing has this');
    await expect(page.getByText('0 / 0')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Search messages' })).toBeFocused();
    await expect(messageLog(page).locator('mark')).toHaveCount(0);
  });
});

test('delivers each message once and in order despite network faults', async ({ newClient, stack }) => {
  const [ana, bia] = [
    await signInNewMember(await newClient(), stack, 'Ana'),
    await signInNewMember(await newClient(), stack, 'Bia'),
  ];
  ana.expectErrors(/net::ERR_(FAILED|INTERNET_DISCONNECTED|NETWORK)/);
  bia.expectErrors(/net::ERR_FAILED/);
  const chat = await createChat(stack, ana, bia);
  // Bia's event stream always fails: she receives messages by polling.
  await bia.context.route('**/api/events*', (route) => route.abort());
  await chat.open(ana);
  await chat.open(bia);
  const expected: string[] = [];
  const expectDelivered = async (text: string) => {
    expected.push(text);
    await expect(bubble(bia.page, text)).toBeVisible();
    await expect(bubble(ana.page, text)).toHaveCount(1);
  };

  await test.step('delivers by polling without a stream', async () => {
    await sendMessage(ana.page, 'one, by the poll');
    await expectDelivered('one, by the poll');
  });

  await test.step('does not duplicate a message whose response was lost', async () => {
    await ana.page.route(
      '**/api/chat/messages',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await sendMessage(ana.page, 'two, its response lost');
    await expectDelivered('two, its response lost');
  });

  await test.step('sends messages that were written offline by itself, in their order', async () => {
    await ana.context.setOffline(true);
    await sendMessage(ana.page, 'three, from a tunnel');
    await expect(bubble(ana.page, 'three, from a tunnel')).toContainText('Waiting for connection');
    await expect(ana.page.getByText('Your message goes out as soon as you are back.')).toBeVisible();
    await ana.page.locator('input[type=file]').setInputFiles(await makePhoto());
    await sendMessage(ana.page, 'four, with a picture');
    await expect(ana.page.getByText('Your 2 messages go out, in their order, as soon as you are back.')).toBeVisible();
    await expect(messageField(ana.page)).toBeInViewport({ ratio: 1 });
    await expectAccessible(ana.page, 'messages that wait for the connection');
    await ana.context.setOffline(false);
    await expectDelivered('three, from a tunnel');
    await expectDelivered('four, with a picture');
    await expect(bubble(bia.page, 'four, with a picture').getByRole('button', { name: /Open image/ })).toBeVisible();
    // After the shell's offline notice is gone, the composer is at the bottom edge of the window again.
    await expect
      .poll(() =>
        messageField(ana.page).evaluate((element) => window.innerHeight - element.getBoundingClientRect().bottom),
      )
      .toBeLessThan(20);
  });

  await test.step('keeps a message that finds no connection across a reload, and sends it once', async () => {
    await ana.context.setOffline(true);
    await sendMessage(ana.page, 'five, before a reload');
    await ana.context.route('**/api/chat/messages', (route) => route.abort());
    await ana.context.setOffline(false);
    await ana.page.reload();
    await expect(bubble(ana.page, 'five, before a reload')).toContainText(/Waiting for connection|Enviando…/);
    await expect(bubble(bia.page, 'five, before a reload')).toHaveCount(0);
    await ana.context.unroute('**/api/chat/messages');
    await expectDelivered('five, before a reload');
  });

  await test.step('keeps a draft across a reload', async () => {
    await messageField(ana.page).fill('half a thought');
    await ana.page.reload();
    await expect(messageField(ana.page)).toHaveValue('half a thought');
    await sendMessage(ana.page, 'six');
    await expectDelivered('six');
  });

  expect(await chat.texts()).toEqual(expected);
  const shown = await messageLog(bia.page).locator('[data-message-id]').allTextContents();
  expect(shown.map((text) => expected.find((one) => text.includes(one)))).toEqual(expected);
});
