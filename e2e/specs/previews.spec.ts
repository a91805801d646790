import { expectArea, isSameDocument, markDocument, secondEdition } from '../fixtures/areas';
import { join } from '../fixtures/chats';
import { expect, expectAccessible, test } from '../fixtures/test';

test('a preview link shows a build to who opens it, says so everywhere, and nobody else sees it', async ({
  newVisitor,
  stack,
  editions,
}) => {
  const { settings } = await editions.of('second', ['settings']);
  const made = await stack.release(['preview', 'settings', settings, '--hours', '2', '--json']);
  expect(made.code, made.output).toBe(0);
  const { url } = JSON.parse(made.output) as { url: string };
  const [{ page: tester, context, expectErrors }, { page: other }] = [
    await join(await newVisitor(), stack, 'Tess'),
    await join(await newVisitor(), stack, 'Otis'),
  ];
  const bar = tester.getByRole('complementary', { name: 'Preview' });
  const preview = `Preview of Settings: build ${settings.slice(0, 8)}, until`;

  // A link in which one character is another is no link, and gives nothing.
  const altered = url.slice(0, -1) + (url.endsWith('A') ? 'B' : 'A');
  expectErrors(/status of 404.*\/preview\//);
  await tester.goto(altered);
  await expect(tester.getByRole('heading', { name: 'This preview link does not work' })).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name.includes('preview'))).toEqual([]);
  await tester.goto('/');

  // A tab that is open gets it like any other build, once it is said.
  await markDocument(tester);
  const second = await context.newPage();
  await second.goto(url);
  await expect(second).toHaveURL(`${stack.url}/settings`);
  await expect(secondEdition(second, 'settings')).toBeVisible();
  await second.close();
  await expect(bar).toContainText(preview);
  await expectArea(tester, 'settings');
  await expect(secondEdition(tester, 'settings')).toBeVisible();
  expect(await isSameDocument(tester)).toBe(true);
  await expectAccessible(tester, 'a preview');

  // The other areas are the live ones, and so is everything of everybody else.
  await tester.goto('/');
  await expect(bar).toContainText(preview);
  await expect(secondEdition(tester, 'feed')).toHaveCount(0);
  await other.goto('/settings');
  await expect(other.getByText('Dark or light')).toBeVisible();
  await expect(secondEdition(other, 'settings')).toHaveCount(0);
  await expect(other.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);

  // Signed out it is said as well.
  await tester.goto('/auth/forgot-password');
  await expect(bar).toContainText(preview);

  await tester.goto('/settings');
  await expect(secondEdition(tester, 'settings')).toBeVisible();
  await bar.getByRole('button', { name: 'Leave preview' }).click();
  await expect(bar).toHaveCount(0);
  await expect(tester).toHaveURL(`${stack.url}/settings`);
  await expect(tester.getByText('Dark or light')).toBeVisible();
  await expect(secondEdition(tester, 'settings')).toHaveCount(0);
});
