import {
  expectConsoleError,
  makeMe,
  makeUserSummary,
  renderInShell,
  respond,
  respondWithError,
  screen,
  server,
  waitFor,
  within,
} from '@cred/testing';
import { remote } from '../../remote';

const FirstSteps = remote.slots['first-steps']!;
const me = makeMe({ bio: null, specialty: 'Nursing' });

function open(step = 0) {
  const [onStep, onClose] = [jest.fn(), jest.fn()];
  return { ...renderInShell(<FirstSteps step={step} onStep={onStep} onClose={onClose} />, { me }), onStep, onClose };
}
const press = (name: string) => screen.findByRole('button', { name });

describe('the first steps', () => {
  it('can each be skipped, and end with the last', async () => {
    const members = Array.from({ length: 7 }, () => makeUserSummary());
    server.use(respond('getSuggestions', members));
    const { user, onStep, onClose } = open();
    expect(await screen.findByRole('dialog', { name: 'Welcome to Cred' })).toHaveTextContent('Step 1 of 3');
    await user.click(await press('Skip'));
    expect(await screen.findByRole('heading', { name: 'Members to follow' })).toHaveFocus();
    const list = await screen.findByRole('list', { name: 'Members to follow' });
    expect(within(list).getAllByRole('button', { name: 'Follow' })).toHaveLength(5);
    expect(onStep.mock.calls).toEqual([[1]]);
    await user.click(await press('Skip'));
    expect(await screen.findByText(/^This is an example. Nothing was posted/)).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    await user.click(await press('Done'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('store the sentence, and ask for members of the same specialty first', async () => {
    const [sent, asked] = [jest.fn(), jest.fn()];
    server.use(
      respond('updateUser', ({ body }) => {
        sent(body);
        return { ...me, bio: 'Nurse in Porto' };
      }),
      respond('getSuggestions', ({ query }) => {
        asked(query.get('sameSpecialty'));
        return [];
      }),
    );
    const { user } = open();
    await user.type(await screen.findByLabelText('One sentence about you'), ' Nurse in Porto {Enter}');
    expect(await screen.findByText('There are no other members yet.')).toBeVisible();
    expect(sent.mock.calls).toEqual([[{ bio: 'Nurse in Porto' }]]);
    expect(asked.mock.calls[0]).toEqual(['true']);
    expect(screen.getByText('Members of your specialty (Nursing) come first.')).toBeVisible();
  });

  it('keep a followed member in the list, with an undo', async () => {
    const [first, second] = [makeUserSummary({ specialty: 'Physical_Therapy' }), makeUserSummary()];
    let others = [first, second];
    const asked = jest.fn();
    server.use(
      respond('getSuggestions', () => {
        asked();
        return others;
      }),
      respond('follow', () => {
        others = [second];
        return { isFollowing: true as const };
      }),
    );
    const { user, queryClient } = open(1);
    const list = await screen.findByRole('list', { name: 'Members to follow' });
    expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(`@${first.username}Physical Therapy`);
    await user.click(within(list).getAllByRole('button', { name: 'Follow' })[0]!);
    expect(await within(list).findByRole('button', { name: 'Unfollow' })).toHaveFocus();
    await waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0));
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(asked).toHaveBeenCalledTimes(1);
    await user.click(await press('Continue'));
    expect(await screen.findByText('Step 3 of 3')).toBeVisible();
  });

  it('stay at the step and say so when the sentence could not be stored', async () => {
    expectConsoleError(/^Profile update failed/);
    server.use(respondWithError('updateUser', { status: 403, code: 'forbidden', message: 'No' }));
    const { user } = open();
    await user.type(await screen.findByLabelText('One sentence about you'), 'Nurse');
    await user.click(await press('Save and continue'));
    expect(await screen.findByText('This could not be saved. Try again, or skip it.')).toBeVisible();
  });

  it('continue where they were, and can be left with the dialog’s button', async () => {
    const { user, onClose } = open(2);
    expect(await screen.findByText('Step 3 of 3')).toBeVisible();
    await user.click(await press('Fechar modal'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });
});
