import {
  hang,
  makeChat,
  makeUserSummary,
  renderRoutes,
  respond,
  respondWithError,
  screen,
  server,
  waitFor,
  within,
} from '@cred/testing';
import { remote } from '../remote';

const bruno = makeUserSummary({ fullName: 'Bruno Alves', username: 'bruno', isVerificated: true });
const bia = makeUserSummary({ fullName: 'Bia Dias', username: 'bia', specialty: 'Physical_Therapy' });

async function openDialog() {
  server.use(respond('getChats', []));
  const shell = renderRoutes(remote.routes, { route: '/your-chat' });
  await shell.user.click(screen.getAllByRole('button', { name: 'New message' })[0]!);
  const dialog = await screen.findByRole('dialog', { name: 'New message' });
  const field = within(dialog).getByRole('searchbox', { name: 'Search members' });
  return { ...shell, dialog, field };
}

describe('a new message', () => {
  it('goes to the member that is found by name, with the keyboard', async () => {
    const terms: string[] = [];
    const chat = makeChat({ otherUser: bia });
    server.use(
      respond('searchUsers', ({ params }) => (terms.push(params.term), [bruno, bia])),
      respond('openChat', ({ body }) => ({ ...chat, otherUser: body.otherUserId === bia.id ? bia : bruno })),
      hang('getChat'),
    );
    const { user, dialog, field, location } = await openDialog();
    expect(field).toHaveFocus();
    expect(within(dialog).getByText('Type at least 2 characters of a name or username.')).toBeVisible();
    await user.type(field, '@b');
    expect(terms).toEqual([]);
    await user.type(field, 'i');
    expect(await within(dialog).findByText('Bruno Alves')).toBeVisible();
    expect(terms).toEqual(['bi']);
    expect(within(dialog).getByText('2 members found')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(within(dialog).getByRole('button', { name: /Bia Dias @bia · Physical Therapy$/ })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(field).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(location()).toBe(`/your-chat/bia/${chat.id}`));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows that no member was found, and errors of the search and of opening', async () => {
    server.use(respond('searchUsers', []));
    const { user, dialog, field } = await openDialog();
    await user.type(field, 'zz');
    expect(await within(dialog).findByText('Nenhum usuário encontrado para “zz”.')).toBeVisible();
    expect(within(dialog).getByText('Check the spelling, or search for a part of the name only.')).toBeVisible();
    server.use(respondWithError('searchUsers', { status: 400, code: 'validation_failed', message: 'Too odd' }));
    await user.type(field, 'z');
    expect(await within(dialog).findByText('Error to search. Too odd')).toBeVisible();
    server.use(
      respond('searchUsers', [bruno]),
      respondWithError('openChat', { status: 404, code: 'not_found', message: 'User not found' }),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await user.click(await within(dialog).findByRole('button', { name: /Bruno Alves/ }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('could not be opened. User not found');
  });
});
