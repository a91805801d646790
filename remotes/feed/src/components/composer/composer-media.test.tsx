import 'fake-indexeddb/auto';
import { limits } from '@cred/contract';
import { SessionContext, useSession, type Session } from '@cred/platform';
import { fireEvent, makeMe, renderInShell, screen, type userEvent, waitFor } from '@cred/testing';
import { useState } from 'react';
import { Composer } from './composer';
import { textField, makeImageFile, pickFile, recordPublishedPosts } from './testing/composer';

const clip = () => new File(['bytes'], 'clip.mp4', { type: 'video/mp4' });
const sized = (file: File, size: number): File => Object.defineProperty(file, 'size', { value: size });
const form = () => screen.getByRole('form', { name: 'New post' });
const makeTransfer = (files: File[], types = ['Files']) => ({ types, files });
const check = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(textField(), 'A text');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  return screen.findByRole('button', { name: 'Use Your Content' });
};

describe('a file on the clipboard', () => {
  it('is attached to the post', async () => {
    renderInShell(<Composer />);
    fireEvent.paste(textField(), { clipboardData: makeTransfer([makeImageFile('image.png')]) });
    expect(await screen.findByAltText('Preview of image.png')).toBeInTheDocument();
  });

  it('is ignored when a text is pasted with it', () => {
    renderInShell(<Composer />);
    fireEvent.paste(textField(), { clipboardData: makeTransfer([makeImageFile()], ['text/plain', 'Files']) });
    expect(screen.queryByAltText(/^Preview/)).not.toBeInTheDocument();
  });

  it('is rejected with the alert when its type is not accepted', () => {
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    renderInShell(<Composer />);
    fireEvent.paste(textField(), { clipboardData: makeTransfer([new File(['x'], 'a.gif', { type: 'image/gif' })]) });
    expect(alert).toHaveBeenCalledWith('Formato não suportado. Use apenas PNG, JPG/JPEG ou MP4.');
    alert.mockRestore();
  });
});

describe('a file over the composer', () => {
  it('shows the drop area, and is attached when it is dropped', async () => {
    renderInShell(<Composer />);
    fireEvent.dragOver(form(), { dataTransfer: makeTransfer([]) });
    expect(screen.getByText('Drop an image or a video')).toBeInTheDocument();
    fireEvent.drop(form(), { dataTransfer: makeTransfer([makeImageFile()]) });
    expect(screen.queryByText('Drop an image or a video')).not.toBeInTheDocument();
    expect(await screen.findByAltText('Preview of photo.png')).toBeInTheDocument();
  });

  it('is the first of several, with a notice about the others', async () => {
    renderInShell(<Composer />);
    fireEvent.drop(form(), { dataTransfer: makeTransfer([makeImageFile(), clip()]) });
    expect(await screen.findByAltText('Preview of photo.png')).toBeInTheDocument();
    expect(await screen.findByText('A post takes one file. Only the first one was taken.')).toBeInTheDocument();
  });
});

describe('a file that the browser cannot show', () => {
  it.each([
    ['image', makeImageFile, screen.findByAltText],
    ['video', clip, screen.findByLabelText],
  ])('is shown by its name and size: %s', async (_, file, find) => {
    renderInShell(<Composer />);
    await pickFile(file());
    const label = `Preview of ${file().name}`;
    fireEvent.error(await find(label));
    expect(screen.getByRole('group', { name: label })).toHaveTextContent(`${file().name}5 bytes`);
    await pickFile(makeImageFile('other.png'));
    expect(await screen.findByAltText('Preview of other.png')).toBeInTheDocument();
  });
});

describe('a file that is too large', () => {
  it.each([
    [
      'image',
      sized(makeImageFile(), limits.post.imageBytes + 1),
      'This image is larger than 20 MB. Choose a smaller one.',
    ],
    ['video', sized(clip(), limits.post.videoBytes + 1), 'This video is larger than 100 MB. Choose a smaller one.'],
    ['empty one', sized(makeImageFile(), 0), 'This image is empty. Choose another one.'],
  ])('is rejected before it is sent: %s', (_, file, text) => {
    renderInShell(<Composer />);
    fireEvent.drop(form(), { dataTransfer: makeTransfer([file]) });
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByAltText(/^Preview/)).not.toBeInTheDocument();
  });

  it('clears its error with the next file, and keeps the previous file', async () => {
    renderInShell(<Composer />);
    await pickFile(makeImageFile('first.png'));
    fireEvent.drop(form(), { dataTransfer: makeTransfer([sized(makeImageFile(), limits.post.imageBytes + 1)]) });
    expect(await screen.findByAltText('Preview of first.png')).toBeInTheDocument();
    await pickFile(makeImageFile('second.png'));
    expect(await screen.findByAltText('Preview of second.png')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a clinical image or video', () => {
  it.each([
    ['image', makeImageFile, 'img'],
    ['video', clip, 'video'],
  ])('is marked as clinical, and sent with the mark: %s', async (kind, file, part) => {
    const sent = recordPublishedPosts();
    const { user } = renderInShell(<Composer />);
    await pickFile(file());
    const box = screen.getByRole('checkbox', { name: `Clinical ${kind}` });
    expect(box).toHaveAccessibleDescription('Covered until the reader chooses to see it.');
    await user.click(box);
    await user.click(await check(user));
    await screen.findByText('Post criado!');
    expect(sent[0]).toMatchObject({ isClinical: 'true', [part]: expect.objectContaining({ name: file().name }) });
  });

  it('has no checkbox without a file, and an unchecked one for another file', async () => {
    const { user } = renderInShell(<Composer />);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await pickFile(makeImageFile());
    await user.click(screen.getByRole('checkbox'));
    await pickFile(makeImageFile('other.png'));
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });
});

describe('an image without a description', () => {
  it('shows a reminder, and can be published without one', async () => {
    const sent = recordPublishedPosts();
    const { user } = renderInShell(<Composer />);
    await pickFile(makeImageFile());
    const use = await check(user);
    // Next to the buttons, where it is visible for a result of any length.
    expect(screen.getByText(/Your image has no description yet/).closest('footer')).toContainElement(use);
    await user.click(use);
    await screen.findByText('Post criado!');
    expect(sent[0]).not.toHaveProperty('imgAlt');
  });

  it('can be described from the reminder', async () => {
    recordPublishedPosts();
    const { user } = renderInShell(<Composer />);
    await pickFile(makeImageFile());
    await check(user);
    await user.click(screen.getByRole('button', { name: 'Describe it' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Describe the image (optional)')).toHaveFocus());
    expect(textField()).toHaveValue('A text');
  });

  it('shows no reminder once it is described, nor for a video', async () => {
    recordPublishedPosts();
    const { user } = renderInShell(<Composer />);
    await pickFile(makeImageFile());
    await user.type(screen.getByLabelText('Describe the image (optional)'), 'A rash');
    await check(user);
    expect(screen.queryByText(/no description/)).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await pickFile(clip());
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await screen.findByRole('button', { name: 'Use Your Content' });
    expect(screen.queryByText(/no description/)).not.toBeInTheDocument();
  });
});

describe('the file of a draft', () => {
  const me = makeMe();

  it('survives a reload with its description and mark, for its member only', async () => {
    const first = renderInShell(<Composer />, { me });
    await pickFile(makeImageFile());
    await first.user.type(screen.getByLabelText('Describe the image (optional)'), 'A rash');
    await first.user.click(screen.getByRole('checkbox', { name: 'Clinical image' }));
    first.unmount();

    const other = renderInShell(<Composer />, { me: makeMe() });
    expect(screen.queryByAltText(/^Preview/)).not.toBeInTheDocument();
    other.unmount();

    renderInShell(<Composer />, { me });
    expect(await screen.findByAltText('Preview of photo.png')).toBeInTheDocument();
    expect(screen.getByLabelText('Describe the image (optional)')).toHaveValue('A rash');
    expect(screen.getByRole('checkbox', { name: 'Clinical image' })).toBeChecked();
  });

  it.each([
    [
      'removed',
      async (user: ReturnType<typeof userEvent.setup>) =>
        user.click(screen.getByRole('button', { name: 'Remove image' })),
    ],
    [
      'published',
      async (user: ReturnType<typeof userEvent.setup>) => {
        recordPublishedPosts();
        await user.click(await check(user));
        await screen.findByText('Post criado!');
      },
    ],
  ])('is deleted once it is %s', async (_, leave) => {
    const first = renderInShell(<Composer />, { me });
    await pickFile(makeImageFile());
    await screen.findByAltText('Preview of photo.png');
    await leave(first.user);
    first.unmount();
    renderInShell(<Composer />, { me });
    expect(screen.queryByAltText(/^Preview/)).not.toBeInTheDocument();
    expect(Object.values(sessionStorage).join()).not.toContain('fileId":"');
  });
});

describe('a draft for health professionals', () => {
  it('stays when the author is no longer a health professional, and changes its audience only on demand', async () => {
    const sent = recordPublishedPosts();
    const me = makeMe({ isHealthProfessional: true });
    const first = renderInShell(<Composer />, { me });
    await first.user.type(textField(), 'Among ourselves');
    await first.user.click(screen.getByRole('radio', { name: 'Health Professionals' }));
    first.unmount();
    renderInShell(<Composer />, { me: { ...me, isHealthProfessional: false } });
    expect(textField()).toHaveValue('Among ourselves');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(
      'This post is set to health professionals, and you can no longer write to them.',
    );
    expect(screen.getByRole('button', { name: 'Post' })).toBeDisabled();
    await first.user.type(textField(), '!{Control>}{Enter}{/Control}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await first.user.click(screen.getByRole('button', { name: 'Set it to all users' }));
    expect(textField()).toHaveFocus();
    await first.user.click(screen.getByRole('button', { name: 'Post' }));
    await first.user.click(await screen.findByRole('button', { name: 'Use Your Content' }));
    await screen.findByText('Post criado!');
    expect(sent).toEqual([expect.objectContaining({ text: 'Among ourselves!', audience: '["general"]' })]);
  });

  it('is not published when its author stops being a health professional while the dialog is open', async () => {
    const sent = recordPublishedPosts();
    const me = makeMe({ isHealthProfessional: true });
    function Changing() {
      const [now, setNow] = useState(me);
      const session: Session = { ...useSession(), me: now };
      return (
        <SessionContext value={session}>
          <Composer />
          <button onClick={() => setNow({ ...me, isHealthProfessional: false })}>Lose it</button>
        </SessionContext>
      );
    }
    const { user } = renderInShell(<Changing />);
    await user.type(textField(), 'Among ourselves');
    await user.click(screen.getByRole('radio', { name: 'Health Professionals' }));
    await user.click(screen.getByRole('button', { name: 'Post' }));
    const use = await screen.findByRole('button', { name: 'Use Your Content' });
    await user.click(screen.getByRole('button', { name: 'Lose it' }));
    await user.click(use);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(textField()).toHaveValue('Among ourselves');
    expect(screen.getByRole('button', { name: 'Set it to all users' })).toBeInTheDocument();
    expect(sent).toEqual([]);
  });
});
