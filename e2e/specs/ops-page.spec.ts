import type { Page } from '@playwright/test';
import { secondVariant } from '../fixtures/areas';
import { createAccountByApi, makeMemberDetails } from '../fixtures/members';
import { areaNames, callRegistry, promote } from '../fixtures/registry';
import { totpCode } from '../fixtures/second-factor';
import { axeFindings, expect, test } from '../fixtures/test';

/** Expects that axe finds no violation in both themes, which the page takes from the system. */
async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page), `axe on ${screen}, ${colorScheme}`).toEqual([]);
  }
}

test('logs an operator in with a token and a second factor, shows failure rates, rolls an area back and counts the open tabs that moved', async ({
  newClient,
  stack,
  variants,
}) => {
  const builds = await variants.get('second', ['settings']);
  await promote(stack, builds);
  // Large counts, so that the member's own load, which is sampled, does not change the rate.
  const minutes = [
    {
      area: 'settings',
      build: builds.settings,
      minute: new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString(),
      counts: { loads: 90_000, 'failures:render': 10_000, 'load:3': 8_000 },
    },
  ];
  await callRegistry(stack, 'POST', '/reports', { minutes });

  const { page: member } = await newClient();
  await createAccountByApi(member, makeMemberDetails('Olga', 'Nursing'));
  await member.goto('/settings');
  await expect(secondVariant(member, 'settings')).toBeVisible();

  const name = `ops-${process.pid}`;
  const made = await stack.release(['token', 'add', name, '--scope', 'ops']);
  expect(made.code, made.output).toBe(0);
  const secret = /cred_ops_\S+/.exec(made.output)?.[0] ?? '';

  const { page, expectErrors } = await newClient();
  // An invalid code, and the poll of a page whose session was ended.
  expectErrors(/status of (400.*\/ops\/second-factor\/confirm|401.*\/ops\/now)/);
  await page.goto(`http://localhost:${stack.environment['RELEASES_PORT']}/ops`);
  await expectAccessible(page, 'the login');
  await page.getByLabel('Your name').fill('Olga of ops');
  await page.getByLabel('Registry token').fill(secret);
  await page.getByRole('button', { name: 'Log in' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Set up the second factor' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(page, 'the set-up');
  const app = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill('12345');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ visible: true })).toContainText('This code is wrong');
  await page.getByLabel('Code', { exact: true }).fill(totpCode(app, Date.now()));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessible(page, 'the recovery codes');
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await page.getByRole('link', { name: 'I have stored them' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Areas' })).toBeVisible();
  for (const area of areaNames) await expect(page.getByRole('heading', { level: 2, name: area })).toBeVisible();
  await expectAccessible(page, 'the overview');

  await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'settings' }).click();
  await expect(
    page.getByRole('img', {
      name: new RegExp(`^Failures per 1,000 loads, last 24 hours: ${builds.settings.slice(0, 8)} \\(live\\) 100`),
    }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Roll back…', exact: true }).click();
  const effects = page.getByRole('region', { name: 'What it will do' });
  await expect(effects).toContainText(`${builds.settings}, live since`);
  await expect(effects).toContainText('all in the registry');
  await expect(effects).toContainText('fits contract');
  await expectAccessible(page, 'the effects');
  await page.getByLabel('Why').fill('The second variant was a test');
  await page.getByRole('button', { name: 'Roll back' }).click();

  await expect(page.getByRole('status').first()).toContainText('Rolled back to');
  await expect(page.getByText(/^Moved: all of \d+ open tabs?$/)).toBeVisible();
  await expect(secondVariant(member, 'settings')).toBeHidden();
  await expect(
    page.getByRole('row', {
      name: /Rolled back to .* ops-\d+ \(typed name: Olga of ops\) The second variant was a test/,
    }),
  ).toBeVisible();
  await expectAccessible(page, 'an area');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();

  await page.getByLabel('Your name').fill('Olga of ops');
  await page.getByLabel('Registry token').fill(secret);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Enter the code' })).toBeVisible();
  await expectAccessible(page, 'the code');
  await page.getByLabel('Code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Second factor' })).toBeVisible();
  await expect(page.getByText('9 left')).toBeVisible();
  await expectAccessible(page, 'the second factor');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Areas' })).toBeVisible();
  const reset = await stack.release(['token', 'reset-second-factor', name]);
  expect(reset.code, reset.output).toBe(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  expect((await stack.release(['history', 'tokens'])).output).toMatch(
    new RegExp(`${name} +second factor reset +deployment \\(typed name: `),
  );
});
