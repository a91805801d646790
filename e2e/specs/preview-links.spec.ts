import { openArea, isSameDocument, markDocument, secondVariant } from '../fixtures/areas';
import { signInNewMember } from '../fixtures/chats';
import { liveBuilds } from '../fixtures/registry';
import { buildsInMarkup } from '../fixtures/sent-page';
import { expect, expectAccessible, test } from '../fixtures/test';

test('a preview link shows a build and a notice in the browser that opens it, and in no other', async ({
  newClient,
  stack,
  variants,
}) => {
  const { settings } = await variants.get('second', ['settings']);
  const live = await liveBuilds(stack);
  const made = await stack.release(['preview', 'settings', settings, '--hours', '2', '--json']);
  expect(made.code, made.output).toBe(0);
  const { url } = JSON.parse(made.output) as { url: string };
  const [{ page: tester, context, expectErrors }, { page: other }] = [
    await signInNewMember(await newClient(), stack, 'Tess'),
    await signInNewMember(await newClient(), stack, 'Otis'),
  ];
  const bar = tester.getByRole('complementary', { name: 'Preview' });
  const preview = `Preview of Settings: build ${settings.slice(0, 8)}, until`;

  // A link with one changed character is invalid and sets no cookie.
  const altered = url.slice(0, -1) + (url.endsWith('A') ? 'B' : 'A');
  expectErrors(/status of 404.*\/preview\//);
  await tester.goto(altered);
  await expect(tester.getByRole('heading', { name: 'This preview link does not work' })).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name.includes('preview'))).toEqual([]);
  await tester.goto('/');

  // An open tab switches to the previewed build like to any other.
  await markDocument(tester);
  const second = await context.newPage();
  await second.goto(url);
  await expect(second).toHaveURL(`${stack.url}/settings`);
  await expect(secondVariant(second, 'settings')).toBeVisible();
  await second.close();
  await expect(bar).toContainText(preview);
  await openArea(tester, 'settings');
  await expect(secondVariant(tester, 'settings')).toBeVisible();
  expect(await isSameDocument(tester)).toBe(true);
  await expectAccessible(tester, 'a preview');

  // The other areas stay live, and so do all areas for other members.
  await tester.goto('/');
  await expect(bar).toContainText(preview);
  await expect(secondVariant(tester, 'feed')).toHaveCount(0);
  await other.goto('/settings');
  await expect(other.getByText('Dark or light')).toBeVisible();
  await expect(secondVariant(other, 'settings')).toHaveCount(0);
  await expect(other.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);

  // Signed-out pages show the notice too.
  await tester.goto('/auth/forgot-password');
  await expect(bar).toContainText(preview);

  // The server renders the same builds. On a busy machine a page can go without markup.
  for (const [page, build] of [
    [other, live.settings],
    [tester, settings],
  ] as const)
    await expect(async () => {
      await page.goto('/settings');
      expect(await buildsInMarkup(page)).toMatchObject({ settings: build });
    }).toPass();
  await expect(secondVariant(tester, 'settings')).toBeVisible();
  await bar.getByRole('button', { name: 'Leave preview' }).click();
  await expect(bar).toHaveCount(0);
  await expect(tester).toHaveURL(`${stack.url}/settings`);
  await expect(tester.getByText('Dark or light')).toBeVisible();
  await expect(secondVariant(tester, 'settings')).toHaveCount(0);
});
