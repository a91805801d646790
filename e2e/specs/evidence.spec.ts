import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { callApi } from '../fixtures/call-api';
import { changeRows } from '../fixtures/database';
import { createAccountByApi, makeMemberDetails } from '../fixtures/members';
import { addPosts, cardOf } from '../fixtures/posts';
import { run } from '../fixtures/stack';
import { type Client, expect, expectAccessible, test } from '../fixtures/test';

/** A number that no paper has. */
const UNKNOWN = '999999999';

/** Publishes the formal text of a post by keyboard, with its badge and references, and returns the post's address. */
async function publishChecked(page: Page, text: string, formal: string): Promise<string> {
  await page.getByRole('textbox', { name: 'What would you like to share?' }).fill(text);
  await page.getByRole('button', { name: 'Post', exact: true }).press('Enter');
  await page
    .getByRole('dialog', { name: 'AI verification' })
    .getByRole('button', { name: 'Use Content' })
    .press('Enter');
  const time = cardOf(page, formal).locator('a:has(time)');
  await expect(time).toHaveAttribute('href', /^\/post\//);
  return (await time.getAttribute('href')) ?? '';
}

test('a post keeps its evidence until it is edited or a paper is retracted, on a phone and by keyboard', async ({
  newClient,
  stack,
}) => {
  const details = [
    makeMemberDetails('Ivo', 'Medicine'),
    makeMemberDetails('Eva', 'Pharmacy'),
    makeMemberDetails('Gil', 'Nursing'),
  ] as const;
  const [author, , reposter] = details;
  const [ivo, eva, gil] = [
    await newClient(),
    await newClient({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' }),
    await newClient(),
  ];
  await Promise.all([ivo, eva, gil].map(({ page }, index) => createAccountByApi(page, details[index] ?? author)));
  const idOf = async ({ context }: Client): Promise<string> =>
    (await callApi<{ id: string }>(context, stack, 'GET', '/auth/me')).id;
  const openNotification = async ({ page }: Client, name: RegExp): Promise<void> => {
    await page.goto('/notifications');
    await page.getByRole('link', { name }).press('Enter');
  };
  let cited = '';
  let edited = '';
  let pmid = '';

  await test.step('a change within ten minutes leaves no trace', async () => {
    const [id = ''] = await addPosts(ivo.context, stack, [`Frist word of ${author.username}`]);
    await ivo.page.goto(`/post/${id}`);
    await ivo.page.getByRole('button', { name: 'Edit post' }).press('Enter');
    const field = ivo.page.getByRole('dialog', { name: 'Edit post' }).getByRole('textbox', { name: 'Text' });
    await field.fill(`First word of ${author.username}`);
    await field.press('ControlOrMeta+Enter');
    await expect(cardOf(ivo.page, `First word of ${author.username}`)).toBeVisible();
    await expect(ivo.page.getByRole('button', { name: 'edited' })).toHaveCount(0);
  });

  await test.step('a comment cites a paper of the post by its number, and one that PubMed does not have', async () => {
    await ivo.page.goto('/');
    edited = await publishChecked(ivo.page, 'gonna give apixaban 5 mg for atrial fibrillation', 'apixaban 5 mg');
    cited = await publishChecked(ivo.page, 'gonna start metformin 850 mg for type 2 diabetes', 'metformin 850 mg');
    await eva.page.goto(cited);
    const opener = eva.page.getByRole('button', { name: /^\d+ references?$/ });
    await opener.press('Enter');
    const href = await eva.page
      .getByRole('dialog', { name: 'References' })
      .getByRole('link')
      .first()
      .getAttribute('href');
    pmid = /\/(\d+)\/$/.exec(href ?? '')?.[1] ?? '';
    await eva.page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    const field = eva.page.getByRole('textbox', { name: 'Write a comment' });
    await field.fill(`See PMID ${pmid}, not PMID ${UNKNOWN}`);
    await field.press('ControlOrMeta+Enter');
    const papers = eva.page.getByRole('list', { name: 'Cited papers' });
    await expect(papers.getByRole('link').first()).toHaveAttribute('href', `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`);
    // PubMed's answer, which this deployment without outside sources does not ask for.
    await changeRows(
      stack,
      `insert into comment_citations (comment_id, position, kind, value, is_retracted)
       select id, 1, 'pmid', $1, false from comments where text = $2`,
      [UNKNOWN, `See PMID ${pmid}, not PMID ${UNKNOWN}`],
    );
    await eva.page.goto(cited);
    await expect(papers.getByText(`PMID ${UNKNOWN}: No record found in PubMed`)).toBeVisible();
    await expectAccessible(eva.page, 'a comment that cites papers, of which one has no record');
  });

  await test.step('the paper is retracted', async () => {
    const file = join(stack.data, 'retractions.csv');
    writeFileSync(
      file,
      'Record ID,Title,RetractionDate,OriginalPaperDOI,OriginalPaperPubMedID,RetractionNature\r\n' +
        `1,A paper,6/30/2023 0:00,unavailable,${pmid},Retraction\r\n`,
    );
    const { code, output } = await run(process.execPath, ['tools/library.mjs', 'import', file], { env: stack.env });
    expect(code, output).toBe(0);
  });

  // The API marks what cites the paper while another post is edited.
  await test.step('a later change takes the badge and the references, until the text is checked again', async () => {
    const id = edited.slice('/post/'.length);
    await callApi(eva.context, stack, 'PATCH', '/post/rating', { postId: id, userId: await idOf(eva), value: 4 });
    await callApi(gil.context, stack, 'POST', '/post/repost', {
      originalPostId: id,
      userId: await idOf(gil),
      additionalText: `Read this, says ${reposter.username}`,
    });
    await changeRows(stack, `update posts set created_at = created_at - interval '11 minutes' where id = $1`, [id]);
    await ivo.page.goto(edited);
    await expect(ivo.page.getByText('AI validated')).toBeVisible();
    await ivo.page.getByRole('button', { name: 'Edit post' }).press('Enter');
    const dialog = ivo.page.getByRole('dialog', { name: 'Edit post' });
    await expect(dialog).toContainText('The post will be marked as edited');
    await dialog.getByRole('textbox', { name: 'Text' }).fill('gonna give apixaban 2.5 mg for atrial fibrillation');
    await expectAccessible(ivo.page, 'the form that changes a post');
    await dialog.getByRole('textbox', { name: 'Text' }).press('ControlOrMeta+Enter');
    await expect(ivo.page.getByRole('button', { name: 'edited' })).toBeVisible();
    await expect(ivo.page.getByText('AI validated')).toHaveCount(0);
    await expect(ivo.page.getByRole('button', { name: /^\d+ references?$/ })).toHaveCount(0);
  });

  await test.step('who rated it is notified and reads the earlier text on a phone', async () => {
    await openNotification(eva, /changed a post that you reacted to/);
    await expect(eva.page).toHaveURL(new RegExp(edited));
    const mark = eva.page.getByRole('button', { name: 'edited' });
    await mark.press('Enter');
    const versions = eva.page.getByRole('dialog', { name: 'Earlier texts' });
    await expect(versions.getByRole('listitem')).toHaveCount(2);
    await expect(versions.getByRole('listitem').last()).toContainText('apixaban 5 mg');
    await expectAccessible(eva.page, 'the earlier texts of a post');
    await eva.page.keyboard.press('Escape');
    await expect(mark).toBeFocused();
    await eva.page.goto(`/profile/${reposter.username}`);
    await eva.page.getByRole('button', { name: 'edited since this repost' }).press('Enter');
    await expect(versions.getByRole('listitem').last()).toContainText('as it was reposted');
  });

  await test.step('the checked text gets its badge and references back', async () => {
    await ivo.page.getByRole('button', { name: 'Edit post' }).press('Enter');
    await ivo.page
      .getByRole('dialog', { name: 'Edit post' })
      .getByRole('button', { name: 'Check with AI' })
      .press('Enter');
    await ivo.page
      .getByRole('dialog', { name: 'AI verification' })
      .getByRole('button', { name: 'Use Content' })
      .press('Enter');
    await expect(ivo.page.getByText('AI validated')).toBeVisible();
    await expect(ivo.page.getByRole('button', { name: /^\d+ references?$/ })).toBeVisible();
    await expect(cardOf(ivo.page, 'Going to give apixaban 2.5 mg')).toBeVisible();
  });

  await test.step('post and comment are marked, and their authors are notified', async () => {
    const label = 'Cites a retracted paper · 30 Jun 2023';
    await expect(async () => {
      await eva.page.goto(cited);
      await expect(eva.page.getByText(label)).toHaveCount(2, { timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
    await expectAccessible(eva.page, 'a post that cites a retracted paper');
    await openNotification(eva, /A paper that you cited was retracted/);
    await expect(eva.page).toHaveURL(new RegExp(`${cited}\\?comment=`));
    await openNotification(ivo, /A paper that you cited was retracted/);
    await expect(ivo.page).toHaveURL(new RegExp(`${cited}$`));
    await expect(cardOf(ivo.page, 'metformin 850 mg').getByText(label)).toBeVisible();
  });
});
