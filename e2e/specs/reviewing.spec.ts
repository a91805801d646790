import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { confirmEmail, createAccountByApi, makeMemberDetails, publishPost, signUpByApi } from '../fixtures/members';
import { waitForMail } from '../fixtures/outbox';
import { cardOf } from '../fixtures/posts';
import { addPasskey, addVirtualAuthenticator } from '../fixtures/second-factor';
import { requestPage } from '../fixtures/sent-page';
import { root, run } from '../fixtures/stack';
import { expect, expectAccessible, test } from '../fixtures/test';

const certificate = {
  name: 'diploma.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
};

test('shows the badge after a certificate was denied and then approved', async ({ newClient, stack }) => {
  const [nurse, reviewer] = [makeMemberDetails('Nadia', 'Nursing'), makeMemberDetails('Otto', 'Medicine')];
  const [nadia, otto] = [await newClient(), await newClient()];
  await createAccountByApi(nadia.page, nurse);
  await confirmEmail(nadia.page, stack, nurse);
  await createAccountByApi(otto.page, reviewer);
  await otto.page.goto('/settings');
  await expect(otto.page.getByRole('link', { name: 'Restore Password' })).toBeVisible();
  await expect(otto.page.getByRole('link', { name: 'Review' })).toHaveCount(0);
  const granted = await run(process.execPath, ['tools/reviewer.mjs', 'grant', reviewer.username], {
    cwd: root,
    env: stack.env,
  });
  expect(granted.code, granted.output).toBe(0);
  // A random number, because other specs use the same database.
  const licence = String(randomInt(100_000, 999_999));
  const submit = async (number: string): Promise<void> => {
    await nadia.page.getByLabel('Professional certificate').setInputFiles(certificate);
    await nadia.page.getByRole('combobox', { name: 'Licence' }).selectOption('CRM');
    await nadia.page.getByLabel('Licence number').fill(number);
    await nadia.page.getByLabel('State').selectOption('SP');
    await nadia.page.getByRole('button', { name: 'Send certificate' }).dblclick();
    await expect(nadia.page.getByText('Certificate sent successfully!')).toBeVisible();
    await expect(nadia.page.getByText('Your certificate is under review.')).toBeVisible();
  };
  const importRegistry = async (row: string): Promise<void> => {
    const file = test.info().outputPath('registry.csv');
    writeFileSync(file, `number,name,state,status,expires\n${row}\n`);
    const imported = await run(process.execPath, ['tools/licences.mjs', 'import', file, '--authority', 'CRM'], {
      cwd: root,
      env: stack.env,
    });
    expect(imported.code, imported.output).toBe(0);
  };
  // Not awaited yet: the reviewer adds a passkey during the import.
  const imported = importRegistry(`${licence},Somebody Else,SP,active,2099-12-31`);
  const expectLookup = async (text: string): Promise<void> => {
    await otto.page.goto('/settings/review');
    const card = otto.page.getByRole('listitem').filter({ hasText: `@${nurse.username}` });
    await expect(card.getByText(text)).toBeVisible();
  };
  const decide = async (decision: 'Approve' | 'Deny', reason = ''): Promise<void> => {
    await otto.page.getByRole('button', { name: `${decision} @${nurse.username}` }).click();
    const dialog = otto.page.getByRole('dialog');
    await expectAccessible(otto.page, `${decision} a certificate`);
    if (reason) await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
    await dialog.getByRole('button', { name: decision }).dblclick();
    await expect(otto.page.getByRole('button', { name: `${decision} @${nurse.username}` })).toHaveCount(0);
  };

  await test.step('the review page leads to the set-up of a passkey', async () => {
    await addVirtualAuthenticator(otto.page);
    otto.expectErrors(/status of 403/);
    await otto.page.goto('/settings/review');
    await otto.page.getByRole('link', { name: 'Set up a passkey or two-step sign-in' }).click();
    await addPasskey(otto.page, 'Laptop');
    await expectAccessible(otto.page, 'passkeys and two-step sign-in');
  });

  await test.step('send a certificate', async () => {
    await nadia.page.goto('/settings/verification-account');
    await expect(nadia.page.getByText('Status: Pending Approval')).toBeVisible();
    await nadia.page.getByRole('button', { name: 'Send certificate' }).click();
    await expect(nadia.page.getByText('Please select a file.')).toBeVisible();
    await nadia.page.getByRole('combobox', { name: 'Licence' }).selectOption('CRM');
    await expectAccessible(nadia.page, 'verification');
    await submit(`1${licence}`);
  });

  await test.step('deny it with a reason', async () => {
    await imported;
    await expectLookup('Not in the registry');
    await decide('Deny', 'The name is not readable.');
    // Without a reload: the decision reaches the open page.
    await expect(nadia.page.getByText('Your submission was denied, please try again.')).toBeVisible();
    await expect(nadia.page.getByText('The name is not readable.')).toBeVisible();
    await waitForMail(stack, nurse.email, /verification|denied/i);
    await submit(licence);
  });

  await test.step('approve it once the registry has the same name', async () => {
    // Without a reload: the certificate reaches the open queue.
    await expect(otto.page.getByRole('button', { name: `Approve @${nurse.username}` })).toBeVisible();
    await expectLookup('In the registry, with another name');
    await importRegistry(`${licence},${nurse.fullName},SP,active,2099-12-31`);
    await expectLookup('In the registry, with the same name');
    await decide('Approve');
    await expect(nadia.page.getByText('Success! Your account has been verified.')).toBeVisible();
    await nadia.page.goto('/notifications');
    await expect(nadia.page.getByText('Your account was verified')).toBeVisible();
    await expect(nadia.page.getByText('The name is not readable.')).toBeVisible();
    await expect(nadia.page.getByRole('link', { name: 'Your verification was denied' })).toHaveAttribute(
      'href',
      '/settings/verification-account',
    );
    await otto.page.goto(`/profile/${nurse.username}`);
    await expect(
      otto.page.getByRole('main').getByRole('img', { name: 'Verified medical professional' }).first(),
    ).toBeVisible();
  });

  await test.step('report a post, remove it, and notify both sides', async () => {
    const text = `Sells pills ${nurse.username}`;
    await nadia.page.goto('/');
    await publishPost(nadia.page, text);
    const reader = await newClient();
    const details = makeMemberDetails('Rita', 'Nursing');
    await signUpByApi(reader.page, details);
    await cardOf(reader.page, text).getByRole('button', { name: 'More' }).click();
    await reader.page.getByRole('menuitem', { name: 'Report post' }).click();
    await reader.page.getByRole('radio', { name: 'Spam or advertising' }).check();
    await reader.page.getByRole('button', { name: 'Send report' }).click();
    await expect(reader.page.getByText('Thank you. Our reviewers will look at it.')).toBeVisible();

    await otto.page.goto('/settings/review?tab=reports');
    const report = otto.page.getByRole('listitem').filter({ hasText: text });
    await expectAccessible(otto.page, 'reports');
    await report.getByRole('button', { name: `Remove the post of @${nurse.username}` }).click();
    await otto.page.getByRole('dialog').getByRole('button', { name: 'Remove post' }).dblclick();
    await expect(report).toHaveCount(0);
    // No page has it, not even its author's, neither as markup nor as data.
    for (const { context } of [reader, nadia])
      for (const path of ['/', `/profile/${nurse.username}`])
        expect((await requestPage(context.request, `${stack.url}${path}`)).html).not.toContain(text);

    await reader.page.goto('/settings/moderation');
    await expect(reader.page.getByText('The post was removed')).toBeVisible();
    await reader.page.goto('/notifications');
    await expect(
      reader.page
        .getByRole('main')
        .getByText(/report/i)
        .first(),
    ).toBeVisible();
    await nadia.page.goto('/notifications');
    await expect(
      nadia.page
        .getByRole('main')
        .getByText(/removed/i)
        .first(),
    ).toBeVisible();
    await nadia.page.goto('/settings/moderation');
    await nadia.page.getByRole('button', { name: 'Appeal: Your post was removed' }).click();
    await nadia.page.getByLabel('Why is the decision wrong?').fill('It is a price list of the pharmacy.');
    await nadia.page.getByRole('button', { name: 'Send appeal' }).dblclick();
    await expect(nadia.page.getByText('Another reviewer will look at it')).toBeVisible();
    await expect(nadia.page.getByRole('button', { name: 'Appeal: Your post was removed' })).toHaveCount(0);
    await expectAccessible(nadia.page, 'reports and decisions');
  });
});
