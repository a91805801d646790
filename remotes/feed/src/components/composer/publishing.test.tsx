import { hang, makePost, answer, renderInShell, screen, server, waitFor } from '@cred/testing';
import { useState } from 'react';
import { useCreatePost } from '../../api/create-post';
import { UploadNotice } from './notices';

const video = new File(['bytes'], 'clip.mp4', { type: 'video/mp4' });

function Publisher() {
  const { publish, cancel, posting } = useCreatePost();
  const [ends, setEnds] = useState('');
  const start = async (): Promise<void> => {
    const done = await publish({
      text: 'A text',
      audience: 'general',
      isValid: false,
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

  it('can be repeated after that', async () => {
    server.use(hang('createPost'));
    const { user } = renderInShell(<Publisher />);
    await user.click(screen.getByText('Publish'));
    await user.click(screen.getByText('Cancel'));
    await screen.findByText('idle');
    server.use(answer('createPost', makePost()));
    await user.click(screen.getByText('Publish'));
    await waitFor(() => expect(screen.getByTestId('ends')).toHaveTextContent('not published published'));
  });
});

describe('the upload of a file', () => {
  const show = (sent: number) => {
    const onCancel = jest.fn();
    return { onCancel, ...renderInShell(<UploadNotice sent={sent} onCancel={onCancel} />) };
  };

  it('shows its progress, and can be cancelled', async () => {
    const { user, onCancel } = show(0.426);
    expect(screen.getByText('Uploading… 42%')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('aria-valuenow', '42');
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('cannot be cancelled once it is complete', () => {
    show(1);
    expect(screen.getByText('Almost done…')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel upload' })).toBeDisabled();
  });
});
