import type { CallResponse, Me } from '@cred/contract';
import type { Session } from '@cred/platform';
import {
  respond,
  expectConsoleError,
  hang,
  makeMe,
  respondWithError,
  renderRoutes,
  screen,
  server,
  waitFor,
  within,
} from '@cred/testing';
import { remote } from '../../remote';

const id = '00000000-0000-7000-8000-0000000000aa';
const rui = (over: Partial<Me> = {}) =>
  makeMe({
    id,
    username: 'rui.prado',
    fullName: 'Rui Prado',
    email: 'rui@example.com',
    bio: 'Dermatologist',
    link: 'https://rui.example/',
    specialty: 'Medicine',
    ...over,
  });

async function open(over: Partial<Me> = {}, session: Partial<Session> = {}) {
  const me = rui(over);
  server.use(respond('getUser', me));
  const shell = renderRoutes(remote.routes, { route: '/profile/rui.prado', me, session });
  await shell.user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  return { ...shell, me };
}

const dialog = () => screen.getByRole('dialog', { name: 'Edit your profile' });
const field = (name: string) => within(dialog()).getByLabelText(name);

async function retype(user: Awaited<ReturnType<typeof open>>['user'], name: string, value: string) {
  await user.clear(field(name));
  if (value) await user.type(field(name), value);
}

const update = () => screen.getByRole('button', { name: 'Update' });

/** Responds to the update and records the request bodies. */
function recordUpdates(reply: (body: object) => Partial<CallResponse<'updateUser'>> = (body) => body) {
  const sent: unknown[] = [];
  server.use(respond('updateUser', ({ body }) => (sent.push(body), { ...rui(), ...reply(body) })));
  return sent;
}

describe("the dialog 'Edit your profile'", () => {
  it('is prefilled from the current member', async () => {
    await open();
    expect(
      ['Username', 'Full Name', 'Email', 'Bio', 'Link'].map((name) => (field(name) as HTMLInputElement).value),
    ).toEqual(['rui.prado', 'Rui Prado', 'rui@example.com', 'Dermatologist', 'https://rui.example/']);
    expect(field('Specialty')).toHaveDisplayValue('Medicine');
    expect(within(field('Specialty')).getByRole('option', { name: 'Physical Therapy' })).toBeInTheDocument();
    expect(field('Username')).toHaveFocus();
  });

  it('sends only the changes, once, and closes with the page updated', async () => {
    const sent = recordUpdates();
    const { user, session } = await open();
    await retype(user, 'Bio', 'Skin, hair, nails');
    await user.selectOptions(field('Specialty'), 'Speech Therapy');
    await user.dblClick(update());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([{ bio: 'Skin, hair, nails', specialty: 'Speech_Therapy' }]);
    expect(screen.getByText('Skin, hair, nails')).toBeInTheDocument();
    expect(session.refresh).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Edit profile' })).toHaveFocus();
  });

  it("shows 'Updating...' while pending and cannot be closed", async () => {
    server.use(hang('updateUser'));
    const { user } = await open();
    await retype(user, 'Full Name', 'Rui P.');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Updating...' })).toHaveAttribute('aria-busy', 'true');
    await user.keyboard('{Escape}');
    expect(dialog()).toBeInTheDocument();
  });

  it('navigates to the new username and replaces the history entry', async () => {
    recordUpdates();
    const { user, location, session } = await open();
    await retype(user, 'Username', '@Rui.Novo');
    server.use(respond('getUser', rui({ username: 'rui.novo' })));
    await user.click(update());
    await waitFor(() => expect(location()).toBe('/profile/rui.novo'));
    expect(await screen.findByText('@rui.novo')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(session.refresh).toHaveBeenCalledTimes(1);
  });

  it('sends nothing without a change', async () => {
    const { user } = await open();
    await user.click(update());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps an emptied name and shows it, but removes an emptied bio and link', async () => {
    const sent = recordUpdates(() => ({ bio: null, link: null }));
    const { user } = await open();
    for (const name of ['Username', 'Full Name', 'Email', 'Bio', 'Link']) await retype(user, name, '');
    expect(field('Full Name')).toHaveAttribute('placeholder', 'Rui Prado');
    await user.click(update());
    await waitFor(() => expect(sent).toEqual([{ bio: '', link: '' }]));
  });
});

describe('an error of the edit dialog', () => {
  it('is shown at its field before anything is sent', async () => {
    const { user } = await open();
    await retype(user, 'Email', 'not an address');
    await retype(user, 'Link', 'javascript:alert(1)');
    await user.click(update());
    expect(field('Email')).toHaveAccessibleDescription('Insert valid email');
    expect(field('Email')).toHaveFocus();
    expect(field('Link')).toHaveAccessibleDescription('Link must start with http:// or https://');
    await user.type(field('Email'), 'x');
    expect(field('Email')).not.toHaveAccessibleDescription('Insert valid email');
  });

  it.each([
    ['username_taken', 'Username', 'This username is taken'],
    ['email_taken', 'Email', 'This address is taken'],
  ] as const)('is shown at its field (%s)', async (code, name, message) => {
    expectConsoleError(/^Profile update failed/);
    server.use(respondWithError('updateUser', { status: 409, code, message }));
    const { user } = await open();
    await retype(user, 'Username', 'bea');
    await retype(user, 'Email', 'bea@example.com');
    await user.click(update());
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(message));
    expect(field(name)).toHaveFocus();
    expect(field('Username')).toHaveValue('bea');
  });

  it('is only logged when it belongs to no field, and the typed text is kept', async () => {
    expectConsoleError(/^Profile update failed/);
    server.use(respondWithError('updateUser', { status: 429, code: 'too_many_requests', message: 'Too many' }));
    const { user } = await open();
    await retype(user, 'Bio', 'Long thought of');
    await user.click(update());
    await waitFor(() => expect(update()).not.toHaveAttribute('aria-busy'));
    expect(field('Bio')).toHaveValue('Long thought of');
    expect(screen.queryByText('Too many')).not.toBeInTheDocument();
  });
});

describe('a new email in an old session', () => {
  it('is sent again once the member has confirmed who they are, and the form stays when they cancel', async () => {
    const sent: unknown[] = [];
    server.use(respondWithError('updateUser', { status: 403, code: 'reauth_required', message: 'Log in again' }));
    const confirmIdentity = jest.fn(async () => false);
    const { user } = await open({}, { confirmIdentity });
    await retype(user, 'Email', 'new@example.com');
    await user.click(update());
    await waitFor(() => expect(update()).not.toHaveAttribute('aria-busy'));
    expect(confirmIdentity).toHaveBeenCalledTimes(1);
    expect(field('Email')).toHaveValue('new@example.com');

    confirmIdentity.mockImplementationOnce(async () => {
      server.use(respond('updateUser', ({ body }) => (sent.push(body), rui({ email: 'new@example.com' }))));
      return true;
    });
    await user.click(update());
    await waitFor(() => expect(sent).toEqual([{ email: 'new@example.com' }]));
  });
});

describe('a verified member', () => {
  it('sees the effect of a new name or specialty, emphasised after such a change', async () => {
    const { user } = await open({ isVerificated: true });
    const note = within(dialog()).getByRole('status');
    expect(note).toHaveTextContent('A new full name or specialty takes your verified badge away');
    await retype(user, 'Full Name', 'Rui A. Prado');
    expect(note).toHaveTextContent('This takes your verified badge away');
    await retype(user, 'Full Name', 'Rui Prado');
    await user.selectOptions(field('Specialty'), 'Nursing');
    expect(note).toHaveTextContent('This takes your verified badge away');
  });

  it('is the only member who sees the notice', async () => {
    await open();
    expect(within(dialog()).queryByRole('status')).not.toBeInTheDocument();
  });
});

describe('closing the edit dialog', () => {
  it('asks whether to discard the draft, and can return to it', async () => {
    const { user } = await open();
    await user.type(field('Bio'), ' in Porto');
    await user.keyboard('{Escape}');
    const discardDialog = screen.getByRole('dialog', { name: 'Discard your changes?' });
    await user.click(within(discardDialog).getByRole('button', { name: 'Keep editing' }));
    expect(field('Bio')).toHaveValue('Dermatologist in Porto');
    await user.click(within(dialog()).getByRole('button', { name: 'Fechar modal' }));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit profile' })).toHaveFocus();
  });

  it('does not ask without a change', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
