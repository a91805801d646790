import { limits } from '@cred/contract';
import {
  fireEvent,
  hang,
  makeMe,
  otherErrorBodies,
  respondWithError,
  respondWithErrorBody,
  renderInShell,
  screen,
  server,
  type userEvent,
  waitFor,
} from '@cred/testing';
import { Composer } from './composer';
import { textField, makeImageFile, pickFile, recordPublishedPosts } from './testing/composer';

describe('the Post button', () => {
  it('is disabled while the text is empty or blank', async () => {
    const { user } = renderInShell(<Composer />);
    const button = screen.getByRole('button', { name: 'Post' });
    expect(button).toBeDisabled();
    await user.type(textField(), '  {Enter} ');
    expect(button).toBeDisabled();
    fireEvent.change(textField(), { target: { value: '\u200B\u2060 \u00AD' } });
    expect(button).toBeDisabled();
    await user.type(textField(), 'a');
    expect(button).toBeEnabled();
  });

  it("reads 'Checking...' and is disabled during a check, and 'Post' again once it is cancelled", async () => {
    server.use(hang('validatePost'));
    const { user } = renderInShell(<Composer />);
    await user.type(textField(), 'A text');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    expect(screen.getByText('Checking...').closest('button')).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Post' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Post' })).toHaveFocus();
  });

  it('shows the remaining length near the limit, and is disabled beyond it', () => {
    renderInShell(<Composer />);
    fireEvent.change(textField(), { target: { value: 'a'.repeat(limits.post.textMax - 201) } });
    expect(screen.queryByText(/left$/)).not.toBeInTheDocument();
    fireEvent.change(textField(), { target: { value: 'a'.repeat(limits.post.textMax - 10) } });
    expect(screen.getByText('10 left')).toBeInTheDocument();
    // Counted in code units, as on the server: two for this character.
    fireEvent.change(textField(), { target: { value: 'a'.repeat(limits.post.textMax - 12) + '🩺' } });
    expect(screen.getByText('10 left')).toBeInTheDocument();
    fireEvent.change(textField(), { target: { value: 'a'.repeat(limits.post.textMax + 3) } });
    expect(screen.getByRole('status')).toHaveTextContent('3 too many');
    expect(screen.getByRole('button', { name: 'Post' })).toBeDisabled();
  });
});

describe('the file of a post', () => {
  it('is shown, can be described, replaced and removed', async () => {
    const { user } = renderInShell(<Composer />);
    await pickFile(makeImageFile());
    expect(await screen.findByAltText('Preview of photo.png')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Describe the image (optional)'), 'A rash');
    await pickFile(new File(['other'], 'other.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByAltText('Preview of other.jpg')).toBeInTheDocument();
    expect(screen.queryByAltText('Preview of photo.png')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Describe the image (optional)')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Remove image' }));
    expect(screen.queryByAltText(/^Preview/)).not.toBeInTheDocument();
  });

  it('can be a video, which has no alternative text', async () => {
    renderInShell(<Composer />);
    await pickFile(new File(['bytes'], 'clip.mp4', { type: 'video/mp4' }));
    expect(await screen.findByLabelText('Preview of clip.mp4')).toHaveProperty('tagName', 'VIDEO');
    expect(screen.queryByLabelText('Describe the image (optional)')).not.toBeInTheDocument();
  });

  it('is rejected with the alert when its type is not accepted, and the picker is reset', async () => {
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    renderInShell(<Composer />);
    await pickFile(new File(['<svg/>'], 'drawing.svg', { type: 'image/svg+xml' }));
    expect(alert.mock.calls).toEqual([['Formato não suportado. Use apenas PNG, JPG/JPEG ou MP4.']]);
    expect(screen.getByLabelText('Add an image or video')).toHaveValue('');
    expect(screen.queryByAltText(/^Preview/)).not.toBeInTheDocument();
    alert.mockRestore();
  });
});

describe('the audience of a post', () => {
  it('cannot be chosen by members who are not health professionals', () => {
    renderInShell(<Composer />, { me: makeMe({ isHealthProfessional: false }) });
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('wraps on the narrowest phones', () => {
    renderInShell(<Composer />);
    expect(screen.getByRole('group', { name: 'Audience' })).toHaveStyle({ maxWidth: '100%' });
    expect(screen.getByText('Health Professionals')).not.toHaveStyle({ whiteSpace: 'nowrap' });
  });

  it.each([
    ['specialty', 'Health professionals: by their own word'],
    ['verified', 'Health professionals: verified'],
  ] as const)('states the rule %s of the deployment next to the choice (LIC-1)', (healthAudience, text) => {
    renderInShell(<Composer />, { me: makeMe({ healthAudience }) });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('group', { name: 'Audience' })).toHaveAccessibleDescription(text);
  });

  it('states no rule that an older server does not return', () => {
    renderInShell(<Composer />, { me: makeMe({ healthAudience: undefined }) });
    expect(screen.queryByText(/^Health professionals:/)).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Health Professionals' })).toBeInTheDocument();
  });

  it('has two options for health professionals, general by default', async () => {
    const { user } = renderInShell(<Composer />);
    expect(screen.getByRole('radio', { name: 'All Users' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Health Professionals' }));
    expect(screen.getByRole('radio', { name: 'Health Professionals' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'All Users' })).not.toBeChecked();
  });
});

describe('publishing', () => {
  const check = async (user: ReturnType<typeof userEvent.setup>, text = 'A text') => {
    await user.type(textField(), text);
    await user.click(screen.getByRole('button', { name: 'Post' }));
    return screen.findByRole('button', { name: 'Use Your Content' });
  };

  it('sends text, audience, image and its description, then clears everything', async () => {
    const sent = recordPublishedPosts();
    const me = makeMe();
    const { user } = renderInShell(<Composer />, { me });
    await pickFile(makeImageFile());
    await user.type(await screen.findByLabelText('Describe the image (optional)'), ' A rash ');
    await user.click(screen.getByRole('radio', { name: 'Health Professionals' }));
    await user.click(await check(user));
    expect(await screen.findByText('Post criado!')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      userId: me.id,
      text: 'A text',
      audience: '["health"]',
      isValid: 'false',
      imgAlt: 'A rash',
    });
    expect(sent[0]!['img']).toMatchObject({ name: 'photo.png', type: 'image/png' });
    expect(textField()).toHaveValue('');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByAltText(/^Preview/)).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'All Users' })).toBeChecked();
    await waitFor(() => expect(screen.getByRole('form', { name: 'New post' })).toHaveFocus());
  });

  it('publishes once for a double click', async () => {
    const sent = recordPublishedPosts();
    const { user } = renderInShell(<Composer />);
    await user.dblClick(await check(user));
    await screen.findByText('Post criado!');
    expect(sent).toHaveLength(1);
  });

  it("keeps everything and shows the server's message when the server rejects the post", async () => {
    recordPublishedPosts();
    server.use(
      respondWithError('createPost', { status: 501, code: 'not_built', message: 'Videos cannot be posted yet.' }),
    );
    const { user } = renderInShell(<Composer />);
    await user.click(await check(user, 'Precious words'));
    expect(await screen.findByText('Videos cannot be posted yet.')).toBeInTheDocument();
    expect(textField()).toHaveValue('Precious words');
    expect(screen.getByRole('dialog', { name: 'AI verification' })).toBeInTheDocument();
    recordPublishedPosts();
    await user.click(screen.getByRole('button', { name: 'Use Your Content' }));
    expect(await screen.findByText('Post criado!')).toBeInTheDocument();
  });

  it.each(otherErrorBodies)('shows the words of a server that answers with %s', async (_, body, words) => {
    recordPublishedPosts();
    server.use(respondWithErrorBody('createPost', 500, body));
    const { user } = renderInShell(<Composer />);
    await user.click(await check(user));
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it("shows 'Invalid post, try again' when the server sends no message", async () => {
    recordPublishedPosts();
    server.use(respondWithError('createPost', { status: 500, code: 'internal', message: '' }));
    const { user } = renderInShell(<Composer />);
    await user.click(await check(user));
    expect(await screen.findByText('Invalid post, try again')).toBeInTheDocument();
  });

  it('cannot be closed while the post is being created', async () => {
    recordPublishedPosts();
    server.use(hang('createPost'));
    const { user } = renderInShell(<Composer />);
    await user.click(await check(user));
    await user.keyboard('{Escape}');
    const dialog = screen.getByRole('dialog', { name: 'AI verification' });
    fireEvent.mouseDown(dialog);
    fireEvent.click(dialog);
    expect(screen.getByRole('button', { name: 'Fechar modal' })).toBeDisabled();
    expect(screen.getByRole('dialog', { name: 'AI verification' })).toBeInTheDocument();
  });
});

describe('the draft', () => {
  it('survives a reload with its audience, for its member only', async () => {
    const me = makeMe();
    const first = renderInShell(<Composer />, { me });
    await first.user.type(textField(), 'Half a thought');
    await first.user.click(screen.getByRole('radio', { name: 'Health Professionals' }));
    first.unmount();

    const second = renderInShell(<Composer />, { me: makeMe() });
    expect(textField()).toHaveValue('');
    second.unmount();

    renderInShell(<Composer />, { me });
    expect(textField()).toHaveValue('Half a thought');
    expect(screen.getByRole('radio', { name: 'Health Professionals' })).toBeChecked();
  });

  it('is deleted once it is published', async () => {
    recordPublishedPosts();
    const me = makeMe();
    const { user, unmount } = renderInShell(<Composer />, { me });
    await user.type(textField(), 'A text');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.click(await screen.findByRole('button', { name: 'Use Your Content' }));
    await screen.findByText('Post criado!');
    unmount();
    renderInShell(<Composer />, { me });
    expect(textField()).toHaveValue('');
  });
});
