import { createAccountByApi, makeMemberDetails } from '../fixtures/members';
import { callApi } from '../fixtures/call-api';
import { addPosts, cardOf } from '../fixtures/posts';
import { expect, expectAccessible, test } from '../fixtures/test';

test('a member is mentioned and a topic is followed, by keyboard and on a phone', async ({ newClient, stack }) => {
  const [author, reader, third] = [
    makeMemberDetails('Olga', 'Medicine'),
    makeMemberDetails('Rui', 'Pharmacy'),
    makeMemberDetails('Noa', 'Nursing'),
  ];
  const phone = { viewport: { width: 390, height: 800 } };
  const [olga, rui, noa] = [
    await newClient(phone),
    await newClient(),
    await newClient({ ...phone, colorScheme: 'light' }),
  ];
  await Promise.all([
    createAccountByApi(olga.page, author),
    createAccountByApi(rui.page, reader),
    createAccountByApi(noa.page, third),
  ]);
  const topic = `Sepsis_${author.username.replaceAll(/\W/g, '')}`;
  const [postId = ''] = await addPosts(olga.context, stack, [`سؤال #${topic} عن الإنتان`]);

  await test.step('a name is completed while a comment is typed on a phone', async () => {
    await olga.page.goto(`/post/${postId}`);
    const field = olga.page.getByRole('textbox', { name: 'Write a comment' });
    await field.pressSequentially(`Ask @${reader.username.slice(0, -1)}`);
    const option = olga.page.getByRole('option', { name: `@${reader.username}` });
    await expect(option).toBeInViewport();
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(olga.page, 'the members to mention');
    await field.press('Enter');
    await expect(field).toHaveValue(`Ask @${reader.username} `);
    await field.press('ControlOrMeta+Enter');
    await expect(olga.page.getByRole('link', { name: `@${reader.username}` })).toHaveAttribute(
      'href',
      `/profile/${reader.username}`,
    );
  });

  await test.step('the member is notified, and passes the question on to a third one by keyboard', async () => {
    await rui.page.goto('/notifications');
    await rui.page.getByRole('link', { name: /mentioned you/ }).press('Enter');
    await expect(rui.page).toHaveURL(new RegExp(`/post/${postId}`));
    const asked = rui.page.getByRole('listitem').filter({ hasText: `Ask @${reader.username}` });
    await expect(asked).toBeFocused();
    await asked.getByRole('button', { name: 'Reply to Olga' }).press('Enter');
    const field = asked.getByRole('textbox', { name: 'Write a reply' });
    await field.fill(`@${author.username} and @${third.username}?`);
    await field.press('ControlOrMeta+Enter');
    await expect(asked.getByRole('link', { name: `@${third.username}` })).toBeVisible();
  });

  await test.step('the third member is led to the reply, and the answered one is notified of the reply only', async () => {
    const [ofNoa, ofOlga] = [noa, olga].map(({ page }) =>
      page.getByRole('list', { name: 'Notifications' }).getByRole('listitem'),
    );
    await noa.page.goto('/notifications');
    await expect(ofNoa!).toHaveText([/Rui Test\s*mentioned you in a comment/]);
    await expectAccessible(noa.page, 'the notification of a mention');
    await noa.page.getByRole('link', { name: /mentioned you/ }).press('Enter');
    const replies = noa.page.getByRole('list', { name: 'Replies' });
    await expect(replies.getByRole('listitem').filter({ hasText: `and @${third.username}?` })).toBeFocused();
    await olga.page.goto('/notifications');
    await expect(ofOlga!).toHaveText([/Rui Test\s*replied to your comment/]);
  });

  await test.step('the topic of the post is followed by keyboard', async () => {
    await rui.page.getByRole('link', { name: `#${topic}` }).press('Enter');
    await expect(rui.page.getByRole('heading', { name: `#${topic}` })).toBeFocused();
    const follow = rui.page.getByRole('button', { name: `Follow #${topic}` });
    await expect(follow).toBeEnabled();
    await follow.press('Enter');
    await expect(rui.page.getByRole('button', { name: `Following #${topic}` })).toBeVisible();
    await expect(cardOf(rui.page, 'عن الإنتان')).toBeVisible();
    await expectAccessible(rui.page, 'the page of a topic');
  });

  await test.step('its posts are marked at home, until their words are muted', async () => {
    await expect
      .poll(() => callApi<{ topic: string }[]>(rui.context, stack, 'GET', '/topic'))
      .toEqual([{ topic: topic.toLowerCase(), name: topic }]);
    await rui.page.goto('/');
    await expect(cardOf(rui.page, 'عن الإنتان')).toContainText(`from #${topic}`);
    await rui.page.goto('/settings/followed-topics');
    await expect(rui.page.getByRole('link', { name: `#${topic}` })).toHaveAttribute('href', `/topic/${topic}`);
    await expectAccessible(rui.page, 'the followed topics');
    await rui.page.goto('/settings/muted-words');
    await rui.page.getByRole('textbox', { name: 'Word or topic' }).fill(`#${topic}`);
    await rui.page.getByRole('textbox', { name: 'Word or topic' }).press('Enter');
    await expect(rui.page.getByRole('button', { name: `Remove #${topic}` })).toBeVisible();
    await expectAccessible(rui.page, 'the muted words');
    await rui.page.goto(`/topic/${topic}`);
    await expect(rui.page.getByText(`No posts with #${topic} yet.`)).toBeVisible();
  });
});
