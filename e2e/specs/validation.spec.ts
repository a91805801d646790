import type { Page } from '@playwright/test';
import { signUpByApi, makeMemberDetails } from '../fixtures/members';
import { cardOf } from '../fixtures/posts';
import { expect, expectAccessible, test } from '../fixtures/test';

/** Posts on common topics; without internet only the library has references. */
const posts = [
  {
    text: 'hey guys, my patient has type 2 diabetes and takes metformin 850 mg bid, gonna add an SGLT2 inhibitor bc of heart failure, thoughts??',
    formal: ['patient has type 2 diabetes', 'metformin 850 mg', 'SGLT2 inhibitor because of heart failure'],
    informal: /hey guys|gonna|\bbc\b/i,
    keywords: ['type 2 diabetes', 'heart failure'],
    references: /type 2 diabetes|heart failure/i,
  },
  {
    text: 'so is it ok to stop aspirin b4 surgery? my pt had a stroke w/ atrial fibrillation and takes apixaban 5 mg, no bleeding so far thx',
    formal: ['apixaban 5 mg', 'no bleeding', 'stroke with atrial fibrillation'],
    informal: /\bb4\b|\bthx\b|w\//i,
    keywords: ['stroke', 'atrial fibrillation'],
    references: /atrial fibrillation/i,
  },
  {
    text: 'omg another septic shock tonight, we gave 30 ml/kg and ceftriaxone 2 g, dont know if steroids help in sepsis tbh',
    formal: ['30 ml/kg', 'ceftriaxone 2 g', 'do not know'],
    informal: /\bomg\b|\bdont\b|\btbh\b/i,
    keywords: ['septic shock'],
    references: /seps|septic/i,
  },
  {
    text: 'gente, idoso com pressao alta, PA 150x90 msm com losartana 50 mg, vcs baixam pra menos de 120 ou nao precisa?',
    formal: ['pressão alta', '150x90', 'losartana 50 mg', 'não precisa'],
    informal: /\bgente\b|\bvcs\b|\bmsm\b/i,
    keywords: ['hypertension'],
    references: /blood.pressure|hypertension/i,
  },
  {
    text: 'pcte com sepse chegou agora na upa, fiz ceftriaxona 2 g e soro 30 ml/kg, vcs usam corticoide qdo ta em choque?',
    formal: ['sepse', 'ceftriaxona 2 g', '30 ml/kg', 'quando está em choque'],
    informal: /\bpcte\b|\bvcs\b|\bqdo\b/i,
    keywords: ['sepsis'],
    references: /sepsis|septic/i,
  },
  {
    text: 'galera, pct com diabetes tipo 2 e insuficiencia cardiaca, tomando metformina 850 mg, vcs ja comecam dapagliflozina 10 mg msm sem creatinina?',
    formal: ['diabetes tipo 2', 'metformina 850 mg', 'dapagliflozina 10 mg', 'sem creatinina'],
    informal: /\bgalera\b|\bvcs\b|\bmsm\b/i,
    keywords: ['type 2 diabetes', 'heart failure'],
    references: /diabetes|heart failure/i,
  },
] as const;

/** Writes a text and opens the dialog with its result. */
async function check(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'What would you like to share?' }).fill(text);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'AI verification' });
  await expect(dialog.getByRole('button', { name: 'Use Your Content' })).toBeVisible();
  return dialog;
}

test('AI verification works without internet, in English and in Portuguese', async ({ newClient }) => {
  const { page } = await newClient();
  await signUpByApi(page, makeMemberDetails('Rita', 'Medicine'));

  for (const { text, formal, informal, keywords, references } of posts) {
    await test.step(text.slice(0, 40), async () => {
      const dialog = await check(page, text);
      const section = (name: string) => dialog.locator('section').filter({ has: page.getByRole('heading', { name }) });
      for (const words of formal) await expect(section('Formalized text')).toContainText(words, { ignoreCase: true });
      await expect(section('Formalized text')).not.toContainText(informal);
      for (const keyword of keywords)
        await expect(section('Keywords').getByRole('listitem').filter({ hasText: keyword }).first()).toBeVisible();
      const links = section('References').getByRole('link');
      await expect(links.first()).toHaveAttribute('href', /^https:\/\/pubmed\.ncbi\.nlm\.nih\.gov\/\d+\/$/);
      for (const title of await links.allTextContents()) expect(title).not.toBe('');
      expect((await links.allTextContents()).some((title) => references.test(title))).toBe(true);
      if (text === posts[0].text) {
        await expect(section('Your text').locator('del').first()).toHaveText('hey guys, my');
        await expect(section('Formalized text').locator('ins').first()).toBeVisible();
        await expectAccessible(page, 'a checked text');
        await dialog.getByRole('button', { name: 'Show plain text' }).press('Enter');
        await expect(dialog.locator('del, ins')).toHaveCount(0);
        await expect(section('Formalized text')).toContainText(formal[0], { ignoreCase: true });
      }
      await dialog.getByRole('button', { name: 'Fechar modal' }).click();
    });
  }

  await test.step('shows no references and no error for a text without a medical topic', async () => {
    const dialog = await check(page, 'just got tickets for the game on saturday, cant wait to see my friends!!');
    await expect(dialog.getByRole('heading', { name: 'Formalized text' })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Keywords' })).toHaveCount(0);
    await expect(dialog.getByText('No medical topic was found in this post')).toBeVisible();
    await expect(dialog.getByRole('link', { name: /./ })).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Use Content' })).toBeEnabled();
    await dialog.getByRole('button', { name: 'Fechar modal' }).click();
    // The button is disabled while the dialog opens.
    await expect(page.getByRole('button', { name: 'Post', exact: true })).toBeFocused();
  });
});

test('gives the badge to issued texts only, and checks no text that identifies a patient', async ({
  newClient,
  stack,
}) => {
  const details = makeMemberDetails('Saulo', 'Nursing');
  const { page, context } = await newClient();
  await signUpByApi(page, details);
  const badgeOf = (text: string) => cardOf(page, text).getByText('AI validated');

  await test.step("does not check a text with a CPF and allows the member's own content only", async () => {
    const dialog = await check(page, 'pcte com hipertensão, CPF 529.982.247-25, toma losartana 50 mg');
    await expect(dialog.getByRole('alert')).toContainText(
      'This text was not checked: it seems to identify a patient by a CPF.',
    );
    await expect(dialog.getByRole('alert')).not.toContainText('529.982.247-25');
    await expect(dialog.getByRole('button', { name: 'Use Content' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Use Your Content' })).toBeEnabled();
    await expectAccessible(page, 'an unchecked text');
  });

  await test.step('replaces what was found by keyboard, and checks the text again', async () => {
    const dialog = page.getByRole('dialog', { name: 'AI verification' });
    await dialog.getByRole('button', { name: 'Replace 529.982.247-25 with [CPF]' }).press('Enter');
    await expect(dialog.getByRole('status')).toHaveText('1 of 1 replaced');
    await dialog.getByRole('button', { name: 'Undo: 529.982.247-25' }).press('Enter');
    await dialog.getByRole('button', { name: 'Replace all' }).press('Enter');
    await expect(dialog.getByRole('group', { name: 'Your text with marks' })).toContainText('[CPF], toma losartana');
    await dialog.getByRole('button', { name: 'Check again' }).press('Enter');
    await expect(dialog.getByRole('button', { name: 'Use Content' })).toBeEnabled();
    await dialog.getByRole('button', { name: 'Fechar modal' }).click();
    await expect(page.getByRole('textbox', { name: 'What would you like to share?' })).toHaveValue(/CPF \[CPF\]/);
  });

  await test.step("posts the formal text with the badge on 'Use Content'", async () => {
    const dialog = await check(page, 'gonna start losartan 50 mg for hypertension,\nno cough so far thx');
    await dialog.getByRole('button', { name: 'Use Content' }).click();
    const toast = page.getByText('Post criado!');
    await expect(toast).toBeVisible();
    await expect(toast).toHaveCSS('font-family', await page.evaluate(() => getComputedStyle(document.body).fontFamily));
    await expect(cardOf(page, 'Going to start losartan 50 mg')).toContainText('no cough so far', { ignoreCase: true });
    await expect(badgeOf('Going to start losartan 50 mg')).toBeVisible();
  });

  await test.step('keeps its references, which another member opens on a phone by keyboard', async () => {
    const { page: phone } = await newClient({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
    await signUpByApi(phone, makeMemberDetails('Tina', 'Other_Professions'));
    const opener = cardOf(phone, 'Going to start losartan 50 mg').getByRole('button', { name: /^\d+ references?$/ });
    await opener.press('Enter');
    const dialog = phone.getByRole('dialog', { name: 'References' });
    await expect(dialog.getByText(/Found because of: .*hypertension/i).first()).toBeVisible();
    await expect(dialog.getByRole('link').first()).toHaveAttribute(
      'href',
      /^https:\/\/pubmed\.ncbi\.nlm\.nih\.gov\/\d+\/$/,
    );
    await expectAccessible(phone, 'the references of a post');
    const download = phone.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download RIS' }).press('Enter');
    expect((await download).suggestedFilename()).toMatch(/^cred-references-\w+\.ris$/);
    await phone.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  await test.step("posts without the badge on 'Use Your Content'", async () => {
    const dialog = await check(page, 'gonna stop losartan 25 mg today');
    await dialog.getByRole('button', { name: 'Use Your Content' }).click();
    await expect(cardOf(page, 'gonna stop losartan 25 mg')).toBeVisible();
    await expect(badgeOf('gonna stop losartan 25 mg')).toHaveCount(0);
  });

  await test.step('ignores a forged isValid', async () => {
    const me = (await (await context.request.get(`${stack.apiUrl}/api/auth/me`)).json()) as { id: string };
    const response = await context.request.post(`${stack.apiUrl}/api/post`, {
      headers: { origin: stack.url },
      multipart: { userId: me.id, text: 'Forged: losartan cures all', audience: '["general"]', isValid: 'true' },
    });
    expect(((await response.json()) as { isValid: boolean }).isValid).toBe(false);
    await page.reload();
    await expect(cardOf(page, 'Forged: losartan cures all')).toBeVisible();
    await expect(badgeOf('Forged: losartan cures all')).toHaveCount(0);
  });
});
