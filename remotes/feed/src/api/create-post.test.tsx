import { hang, makePost, respond, renderInShell, screen, server, waitFor } from '@cred/testing';
import { useState } from 'react';
import { useCreatePost } from './create-post';

const video = new File(['bytes'], 'clip.mp4', { type: 'video/mp4' });

function Publisher({ isValid = false }: { readonly isValid?: boolean }) {
  const { publish, cancel, posting } = useCreatePost();
  const [ends, setEnds] = useState('');
  const start = async (): Promise<void> => {
    const done = await publish({
      text: 'A text',
      audience: 'general',
      isValid,
      media: video,
      imgAlt: '',
      isClinical: false,
    });
    setEnds((before) => `${before} ${done ? 'published' : 'not published'}`);
  };
  return (
    <>
      <button onClick={() => void start()}>Publish</button>
      <button onClick={cancel}>Cancel</button>
      <p>{posting ? 'under way' : 'idle'}</p>
      <p data-testid="ends">{ends.trim()}</p>
    </>
  );
}

describe('publishing', () => {
  it('can be cancelled while it is in flight, without an error message', async () => {
    server.use(hang('createPost'));
    const { user } = renderInShell(<Publisher />);
    await user.click(screen.getByText('Publish'));
    expect(screen.getByText('under way')).toBeInTheDocument();
    await user.click(screen.getByText('Cancel'));
    await waitFor(() => expect(screen.getByTestId('ends')).toHaveTextContent('not published'));
    expect(screen.getByText('idle')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('can be started again after a cancellation', async () => {
    server.use(hang('createPost'));
    const { user } = renderInShell(<Publisher />);
    await user.click(screen.getByText('Publish'));
    await user.click(screen.getByText('Cancel'));
    await screen.findByText('idle');
    server.use(respond('createPost', makePost()));
    await user.click(screen.getByText('Publish'));
    await waitFor(() => expect(screen.getByTestId('ends')).toHaveTextContent('not published published'));
  });

  it('explains a missing badge of a checked text, and of no other', async () => {
    const explanation = /its check could not be confirmed/;
    for (const [sent, stored] of [
      [false, false],
      [true, true],
      [true, false],
    ] as const) {
      server.use(respond('createPost', makePost({ isValid: stored })));
      const { user, unmount } = renderInShell(<Publisher isValid={sent} />);
      await user.click(screen.getByText('Publish'));
      await screen.findByText('published');
      if (sent && !stored) expect(await screen.findByText(explanation)).toBeInTheDocument();
      else expect(screen.queryByText(explanation)).not.toBeInTheDocument();
      unmount();
    }
  });
});
