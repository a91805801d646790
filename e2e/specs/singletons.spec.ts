import { logIn, logOut, makePerson, signUp } from '../fixtures/members';
import { readTable } from '../fixtures/registry';
import { expectSingletons } from '../fixtures/singletons';
import { expect, test } from '../fixtures/test';

test('React, the facades and the client exist once, seen from the shell and from every area', async ({
  newVisitor,
  stack,
}) => {
  const { page } = await newVisitor();
  const person = makePerson('Iris', 'Biomedical_Science');
  await signUp(page, person);

  // The walk that found runtime clashes between areas: feed, settings, login, feed, in one page.
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Settings' })).toBeVisible();
  await logOut(page);
  await logIn(page, person);
  for (const link of ['Notifications', 'Direct', 'Bookmarks', 'Home']) {
    await page
      .getByRole('link', { name: new RegExp(link) })
      .first()
      .click();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  }
  await page
    .getByRole('link', { name: new RegExp(`${person.username}|Profile`) })
    .first()
    .click();
  await expect(page.getByRole('main').getByRole('tab', { name: 'Ratings' })).toBeVisible();

  await expectSingletons(page, (await readTable(stack)).areas);
});
