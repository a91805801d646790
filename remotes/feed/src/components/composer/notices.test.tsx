import { renderInShell, screen } from '@cred/testing';
import { UploadNotice } from './notices';

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
