import 'fake-indexeddb/auto';
import { makeMe, renderInShell, screen, waitFor } from '@cred/testing';
import type { PictureEditorProps } from '@cred/ui/picture-editor';
import { Composer } from './composer';
import { makeImageFile, pickFile, recordPublishedPosts, textField } from './testing/composer';

const mockEdited = new File(['covered'], 'edited.png', { type: 'image/png' });
// jsdom cannot decode pictures; the editor has its own tests.
jest.mock('@cred/ui/picture-editor', () => ({
  PictureEditor: ({ file, onApply, onClose, children }: PictureEditorProps) => (
    <div role="dialog" aria-label={`Editor of ${file.name}`}>
      {children}
      <button onClick={() => onApply(mockEdited)}>Apply</button>
      <button onClick={onClose}>Cancel</button>
    </div>
  ),
}));

const alt = () => screen.getByLabelText('Describe the image (optional)');
const openEditor = async (user: ReturnType<typeof renderInShell>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Edit picture' }));
  return screen.findByRole('dialog', { name: 'Editor of photo.png' });
};

/** The names of the files in the browser's store of drafts. */
const storedNames = async (): Promise<string[]> => {
  const [{ name = '' } = {}] = await indexedDB.databases();
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('files').objectStore('files').getAll();
      reading.addEventListener('success', () => {
        opening.result.close();
        resolve((reading.result as { name: string }[]).map((entry) => entry.name));
      });
    });
  });
};

describe('the editor of an image', () => {
  it('replaces the image in the draft, in its store and in what is sent', async () => {
    const sent = recordPublishedPosts();
    const { user } = renderInShell(<Composer />, { me: makeMe() });
    await pickFile(makeImageFile());
    await user.type(alt(), 'A rash');
    await waitFor(async () => expect(await storedNames()).toEqual(['photo.png']));
    await openEditor(user);
    await user.click(screen.getAllByRole('checkbox', { name: 'Clinical image' })[0]!);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByAltText('Preview of edited.png')).toBeInTheDocument();
    await waitFor(async () => expect(await storedNames()).toEqual(['edited.png']));
    expect(alt()).toHaveValue('A rash');
    expect(screen.getByRole('checkbox', { name: 'Clinical image' })).toBeChecked();
    await user.type(textField(), 'A text');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await user.click(await screen.findByRole('button', { name: 'Use Your Content' }));
    await screen.findByText('Post criado!');
    expect(sent[0]).toMatchObject({ imgAlt: 'A rash', isClinical: 'true', img: { name: 'edited.png' } });
  });

  it('changes nothing when it is closed', async () => {
    const { user } = renderInShell(<Composer />, { me: makeMe() });
    await pickFile(makeImageFile());
    await openEditor(user);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByAltText('Preview of photo.png')).toBeInTheDocument();
  });

  it('is not offered for a video', async () => {
    renderInShell(<Composer />, { me: makeMe() });
    await pickFile(new File(['bytes'], 'clip.mp4', { type: 'video/mp4' }));
    expect(screen.getByRole('checkbox', { name: 'Clinical video' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit picture' })).not.toBeInTheDocument();
  });
});
