import { confirmEmail, createAccountByApi, logIn, makeMemberDetails } from '../fixtures/members';
import { waitForMail } from '../fixtures/outbox';
import { addPasskey, addVirtualAuthenticator, totpCode } from '../fixtures/second-factor';
import { expect, expectAccessible, test } from '../fixtures/test';

test('replaces a forgotten password with the mailed code and ends the old sessions', async ({ newClient, stack }) => {
  const details = makeMemberDetails('Maya', 'Dentistry');
  const [old, fresh] = [await newClient(), await newClient()];
  await createAccountByApi(old.page, details);
  await confirmEmail(old.page, stack, details);
  const { page } = fresh;
  fresh.expectErrors(/status of 40[03]|Recovery|recovery|code/i);

  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await expectAccessible(page, 'forgot password');
  await page.getByLabel('Email').fill(details.email);
  await page.getByRole('button', { name: 'Send code' }).dblclick();
  await expect(page).toHaveURL(/\/auth\/enter-code\/[^/]+$/);
  await expectAccessible(page, 'enter code');

  const field = page.getByRole('textbox', { name: 'Code' });
  await field.fill('AAAAAAAA');
  await page.getByRole('button', { name: 'Verify' }).click();
  // A wrong code shows no message (AUTH-12), and the page stays usable.
  await expect(page.getByRole('button', { name: 'Verify' })).toBeEnabled();
  await expect(page).toHaveURL(/\/auth\/enter-code\//);
  const mail = await waitForMail(stack, details.email, /code/i);
  const code = /^ {4}(\S+)$/m.exec(mail)?.[1] ?? '';
  await field.fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL(/\/auth\/new-password\/[^/]+\/[^/]+$/);
  await expectAccessible(page, 'new password');
  await page.getByLabel('Password', { exact: true }).fill('a new secret');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);

  await logIn(page, { username: details.username, password: 'a new secret' });
  old.expectErrors(/status of 401/);
  await old.page.goto('/settings');
  await expect(old.page).toHaveURL(/\/auth\/login\?next=%2Fsettings$/);
  await expect(old.page.getByText('Your session has ended. Sign in to continue where you were.')).toBeVisible();
  await expectAccessible(old.page, 'an ended session');
  await old.page.getByLabel('Username').fill(details.username);
  await old.page.getByLabel('Password', { exact: true }).fill('a new secret');
  await old.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(old.page).toHaveURL(/\/settings$/);
  await old.page.goto('/auth/sign-up');
  await expect(old.page).toHaveURL(`${stack.url}/`);
  await waitForMail(stack, details.email, /password/i);

  await test.step('end the session of a browser that is not the owner’s', async () => {
    const other = await newClient();
    await logIn(other.page, { username: details.username, password: 'a new secret' });
    const notice = await waitForMail(stack, details.email, /^New sign-in/);
    await page.goto(/https?:\S+\/auth\/not-me#\S+/.exec(notice)?.[0] ?? '');
    await expectAccessible(page, 'not me');
    await page.getByRole('button', { name: 'This was not me' }).click();
    await expect(page).toHaveURL(/\/auth\/forgot-password$/);
    other.expectErrors(/status of 401/);
    await other.page.goto('/settings');
    await expect(other.page).toHaveURL(/\/auth\/login\?next=%2Fsettings$/);
  });
});

test('signs in with a passkey, and with a code after the password', async ({ newClient }) => {
  const details = makeMemberDetails('Vera', 'Pharmacy');
  const client = await newClient();
  const { page } = client;
  client.expectErrors(/status of 40[013]/);
  await createAccountByApi(page, details);
  await addVirtualAuthenticator(page);

  await test.step('add and name a passkey', async () => {
    await page.goto('/settings/sign-in-methods');
    await addPasskey(page, 'Laptop');
    await page.getByRole('button', { name: 'Rename Laptop' }).click();
    await page.getByRole('dialog').getByLabel('Name of the passkey').fill('Work laptop');
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
    await expect(page.getByRole('button', { name: 'Remove Work laptop' })).toBeVisible();
  });

  await test.step('sign in with it', async () => {
    await page.context().clearCookies();
    await page.goto('/auth/login');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('sign in with it from the browser’s suggestions, which the page offers by itself', async () => {
    // The home page must not send requests without its session.
    await page.goto('about:blank');
    await page.context().clearCookies();
    // The virtual authenticator chooses the passkey that is offered.
    await page.goto('/auth/login');
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('remove it, and set up two-step sign-in', async () => {
    await page.goto('/settings/sign-in-methods');
    await page.getByRole('button', { name: 'Remove Work laptop' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('button', { name: 'Remove Work laptop' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await expectAccessible(page, 'set-up of two-step sign-in');
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
    await page.getByLabel('Code', { exact: true }).fill(totpCode(secret, Date.now()));
    await page.getByRole('button', { name: 'Turn on' }).click();
    await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await expect(page.getByText('10 recovery codes are left')).toBeVisible();

    await page.context().clearCookies();
    await page.goto('/auth/login');
    await page.getByLabel('Username').fill(details.username);
    await page.getByLabel('Password', { exact: true }).fill(details.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expectAccessible(page, 'code of two-step sign-in');
    // The code of the set-up is used; that of the next 30 seconds is accepted too.
    await page.getByLabel('Code', { exact: true }).fill(totpCode(secret, Date.now() + 30_000));
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});
