import {
  dropConnection,
  hang,
  renderRoutes,
  respond,
  respondWithError,
  screen,
  server,
  waitFor,
  within,
} from '@cred/testing';
import type { MutedWord } from '@cred/contract';
import { remote } from '../remote';

const spoiler: MutedWord = { id: '00000000-0000-7000-8000-000000000001', kind: 'word', word: 'spoiler' };
const sepsis: MutedWord = { id: '00000000-0000-7000-8000-000000000002', kind: 'topic', word: 'Sepsis' };
const open = () => renderRoutes(remote.routes, { route: '/settings/muted-words' });
const field = () => screen.getByRole('textbox', { name: 'Word or topic' });

describe('the muted words', () => {
  it('lists words and topics, or that there are none', async () => {
    server.use(respond('getMutedWords', [sepsis, spoiler]));
    const { unmount } = open();
    expect(await screen.findByText('#Sepsis')).toBeVisible();
    expect(screen.getByText('spoiler')).toBeVisible();
    unmount();
    server.use(respond('getMutedWords', []));
    open();
    expect(await screen.findByText('You have muted no words')).toBeVisible();
  });

  it('shows placeholders while loading, and can be reloaded after a failure', async () => {
    server.use(hang('getMutedWords'));
    const { unmount } = open();
    expect(screen.getByText('Loading: Muted words')).toBeInTheDocument();
    unmount();
    server.use(dropConnection('getMutedWords'));
    const { user } = open();
    expect(await screen.findByText('Your muted words could not be loaded')).toBeVisible();
    server.use(respond('getMutedWords', [spoiler]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('spoiler')).toBeVisible();
  });

  it('adds a word by keyboard; the field is empty and keeps the focus', async () => {
    const added: unknown[] = [];
    server.use(
      respond('getMutedWords', []),
      respond('addMutedWord', ({ body }) => (added.push(body), spoiler)),
    );
    const { user } = open();
    await screen.findByText('You have muted no words');
    expect(screen.getByRole('button', { name: 'Mute' })).toBeDisabled();
    await user.type(field(), 'spoiler{Enter}');
    expect(await screen.findByText('spoiler')).toBeVisible();
    expect(added).toEqual([{ word: 'spoiler' }]);
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveValue('');
  });

  it('shows why a word is rejected, and keeps it', async () => {
    server.use(
      respond('getMutedWords', []),
      respondWithError('addMutedWord', { status: 409, code: 'conflict', message: 'You can mute at most 100 words' }),
    );
    const { user } = open();
    await user.type(field(), 'more{Enter}');
    expect(await screen.findByText('You can mute at most 100 words')).toBeVisible();
    expect(field()).toHaveValue('more');
  });

  it('removes a word once on a double click, and adds it again', async () => {
    const requests: string[] = [];
    server.use(
      respond('getMutedWords', [sepsis]),
      respond('deleteMutedWord', ({ params }) => (requests.push(`- ${params.id}`), { ok: true as const })),
      respond(
        'addMutedWord',
        ({ body }) => (requests.push(`+ ${String(body['word'])}`), { ...sepsis, id: spoiler.id }),
      ),
    );
    const { user } = open();
    const row = within((await screen.findByText('#Sepsis')).closest('li')!);
    await user.dblClick(row.getByRole('button', { name: 'Remove #Sepsis' }));
    const undo = await row.findByRole('button', { name: 'Undo #Sepsis' });
    expect(undo).toHaveFocus();
    expect(row.getByRole('status')).toHaveTextContent('Removed: #Sepsis');
    await user.click(undo);
    await user.click(await row.findByRole('button', { name: 'Remove #Sepsis' }));
    await row.findByRole('button', { name: 'Undo #Sepsis' });
    expect(requests).toEqual([`- ${sepsis.id}`, '+ #Sepsis', `- ${spoiler.id}`]);
  });

  it('keeps a word that could not be removed, and says why', async () => {
    server.use(respond('getMutedWords', [spoiler]), dropConnection('deleteMutedWord'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove spoiler' }));
    expect(await screen.findByText(/No connection/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove spoiler' })).toBeVisible();
  });
});
