import type { CallBody, Message } from '@cred/contract';
import {
  respond,
  fireEvent,
  hang,
  makeChat,
  makeId,
  makeMe,
  makeMessage,
  makeUserSummary,
  respondWithError,
  renderRoutes,
  screen,
  server,
  waitFor,
} from '@cred/testing';
import type { PictureEditorProps } from '@cred/ui/picture-editor';
import { remote } from '../../remote';

// jsdom cannot decode pictures; the editor has its own tests.
jest.mock('@cred/ui/picture-editor', () => ({
  PictureEditor: ({ file, onApply }: PictureEditorProps) => (
    <div role="dialog" aria-label={`Editor of ${file.name}`}>
      <button onClick={() => onApply(new File([new Uint8Array([9])], 'edited.jpg', { type: 'image/jpeg' }))}>
        Apply
      </button>
    </div>
  ),
}));

const me = makeMe();
const bruno = makeUserSummary({ fullName: 'Bruno Alves', username: 'bruno' });
let chatId = makeId();
const alertShown = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
beforeEach(() => {
  alertShown.mockClear();
  chatId = makeId();
});

const image = new File([new Uint8Array([1, 2, 3, 4])], 'ward.jpg', { type: 'image/jpeg' });
const video = new File(['clip'], 'round.MP4', { type: 'video/mp4' });

function serve() {
  const sent: CallBody<'sendMessage'>[] = [];
  const messages: Message[] = [];
  server.use(
    respond('getChats', []),
    respond('sayTyping', { ok: true }),
    respond('getChat', () => makeChat({ id: chatId, otherUser: bruno, messages })),
    respond('sendMessage', ({ body }) => {
      const message = body as CallBody<'sendMessage'>;
      sent.push(message);
      const media = {
        width: 800,
        height: 400,
        cardUrl: 'http://api.test/media/card',
        placeholder: 'data:image/webp;base64,AA',
        duration: null,
      };
      const stored = makeMessage({
        chatId,
        senderId: me.id,
        text: message.text ?? null,
        clientId: message.clientId ?? null,
        type: 'IMAGE',
        mediaUrl: 'http://api.test/media/full',
        mediaInfo: media,
      });
      messages.push(stored);
      return stored;
    }),
  );
  return { sent };
}

async function open() {
  const result = renderRoutes(remote.routes, { route: `/your-chat/bruno/${chatId}`, me });
  const field = await screen.findByPlaceholderText('Message...');
  return { ...result, field, picker: screen.getByLabelText<HTMLInputElement>('Attach a file') };
}

/** Bypasses the picker's own filter, as "All files" does for a member. */
const pick = (picker: HTMLElement, file: File): void => void fireEvent.change(picker, { target: { files: [file] } });

describe('the attachment', () => {
  it('is shown with a remove button, and the text becomes its caption', async () => {
    serve();
    const { user, picker, field } = await open();
    pick(picker, image);
    expect(await screen.findByRole('img', { name: 'Preview of ward.jpg' })).toBeVisible();
    expect(field).toHaveAttribute('placeholder', 'Legenda (opcional)...');
    await user.click(screen.getByRole('button', { name: 'Remove image' }));
    expect(screen.queryByRole('img', { name: /Preview/ })).not.toBeInTheDocument();
    expect(field).toHaveAttribute('placeholder', 'Message...');
    expect(field).toHaveFocus();
  });

  it.each([
    ['an extension that is not accepted', new File(['x'], 'ward.gif', { type: 'image/png' })],
    ['a type that is not accepted', new File(['x'], 'ward.png', { type: 'image/gif' })],
    ['no extension', new File(['x'], 'png', { type: 'image/png' })],
  ])('shows an alert for %s, and resets the picker', async (_name, file) => {
    serve();
    const { picker } = await open();
    pick(picker, file);
    expect(alertShown).toHaveBeenCalledWith('Formato não suportado. Use JPG/PNG ou MP4.');
    expect(picker.value).toBe('');
    expect(screen.queryByText(file.name)).not.toBeInTheDocument();
  });

  it('shows an alert for a file larger than 100 MB', async () => {
    serve();
    const { picker } = await open();
    const large = new File(['x'], 'long.mp4', { type: 'video/mp4' });
    Object.defineProperty(large, 'size', { value: 100 * 1024 * 1024 + 1 });
    pick(picker, large);
    expect(alertShown).toHaveBeenCalledWith('Arquivo muito grande (limite 100MB).');
  });

  it('accepts a pasted or dropped file too', async () => {
    serve();
    const { field } = await open();
    fireEvent.paste(field, { clipboardData: { types: ['Files'], files: [image] } });
    expect(await screen.findByText('ward.jpg')).toBeVisible();
    const data = { types: ['Files'], files: [video], dropEffect: '' };
    fireEvent.dragOver(field, { dataTransfer: data });
    expect(screen.getByText('Drop the file to attach it')).toBeVisible();
    fireEvent.drop(field, { dataTransfer: data });
    expect(await screen.findByText('round.MP4')).toBeVisible();
    expect(screen.getByText(/^Video, 4 bytes$/)).toBeVisible();
    expect(screen.queryByText('ward.jpg')).not.toBeInTheDocument();
  });

  it('is replaced by the edited picture, which is sent instead; a video has no editor (POST-124)', async () => {
    const { sent } = serve();
    const { user, picker, field } = await open();
    pick(picker, video);
    await screen.findByText('round.MP4');
    expect(screen.queryByRole('button', { name: 'Edit picture' })).not.toBeInTheDocument();
    pick(picker, image);
    await user.click(await screen.findByRole('button', { name: 'Edit picture' }));
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByRole('img', { name: 'Preview of edited.jpg' })).toBeVisible();
    await user.type(field, '{Enter}');
    await waitFor(() => expect(sent).toMatchObject([{ mediaUrl: 'data:image/jpeg;base64,CQ==' }]));
  });

  it('is sent as a data URL after the ids, with its caption, and is removed from the composer', async () => {
    const { sent } = serve();
    const { user, picker, field } = await open();
    pick(picker, image);
    await user.type(field, 'the ward{Enter}');
    await waitFor(() => expect(field).toHaveValue(''));
    expect(sent).toEqual([
      { chatId, clientId: expect.any(String), text: 'the ward', mediaUrl: 'data:image/jpeg;base64,AQIDBA==' },
    ]);
    expect(Object.keys(sent[0]!)).toEqual(['chatId', 'clientId', 'text', 'mediaUrl']);
    expect(screen.queryByText('ward.jpg')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open image that you sent' })).toBeVisible();
    expect(screen.getByText('the ward')).toBeVisible();
  });

  it('shows an error when the image fails to load, and retries on demand and when back online', async () => {
    serve();
    const { user, picker } = await open();
    pick(picker, image);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const bubbleImage = () => screen.getByRole('button', { name: 'Open image that you sent' }).querySelector('img')!;
    await waitFor(() => expect(bubbleImage()).toHaveAttribute('src', 'http://api.test/media/card'));
    fireEvent.error(bubbleImage());
    expect(screen.getByRole('alert')).toHaveTextContent('The image could not be loaded.');
    const card = screen.getByRole('group', { name: 'image that you sent' });
    expect(card).toHaveTextContent('Image');
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      'http://api.test/media/full?download',
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    fireEvent.error(bubbleImage());
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    online.mockRestore();
    fireEvent(window, new Event('online'));
    expect(bubbleImage()).toBeInTheDocument();
  });

  it('needs no text', async () => {
    const { sent } = serve();
    const { user, picker } = await open();
    pick(picker, image);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent[0]).toMatchObject({ mediaUrl: expect.stringMatching(/^data:image\/jpeg/) }));
    expect(sent[0]).not.toHaveProperty('text');
  });

  it('shows the local image and the progress at once; cancelling restores everything to the composer', async () => {
    serve();
    server.use(hang('sendMessage'));
    const { user, picker, field } = await open();
    pick(picker, image);
    await user.type(field, 'the ward{Enter}');
    expect(await screen.findByRole('progressbar', { name: 'Upload' })).toBeInTheDocument();
    expect(screen.getByText('Enviando…')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open image that you sent' }).querySelector('img')).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    );
    const cancel = screen.getByRole('button', { name: 'Cancel upload' });
    expect(cancel).toBeEnabled();
    await user.click(cancel);
    await waitFor(() => expect(screen.queryByText('Enviando…')).not.toBeInTheDocument());
    expect(field).toHaveValue('the ward');
    expect(field).toHaveFocus();
    expect(screen.getByText('ward.jpg')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['video', video, 'round.MP4', 'Video that you sent', 'video'],
    ['image', image, 'ward.jpg', 'image that you sent', 'img'],
  ])(
    'is shown as a card with its name while it is sent, if the browser cannot show it: %s',
    async (_, file, name, label, tag) => {
      serve();
      server.use(hang('sendMessage'));
      const { user, picker } = await open();
      pick(picker, file);
      await user.click(screen.getByRole('button', { name: 'Send' }));
      const shown = () => screen.getByRole('log').querySelector(tag);
      await waitFor(() => expect(shown()).toHaveAttribute('src', expect.stringMatching(/^blob:/)));
      fireEvent.error(shown()!);
      expect(screen.getByRole('group', { name: label })).toHaveTextContent(`${name}4 bytes`);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('is loaded from the server once it is stored, even if the browser could not show the local file', async () => {
    serve();
    const stored = makeMessage({
      chatId,
      senderId: me.id,
      type: 'VIDEO',
      text: null,
      mediaUrl: 'http://api.test/media/video',
    });
    let store = (): void => undefined;
    server.use(
      respond(
        'sendMessage',
        ({ body }) =>
          new Promise(
            (sent) => (store = () => sent({ ...stored, clientId: (body as CallBody<'sendMessage'>).clientId ?? null })),
          ),
      ),
    );
    const { user, picker } = await open();
    pick(picker, video);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    fireEvent.error(await screen.findByLabelText('Video that you sent'));
    expect(screen.getByRole('group', { name: 'Video that you sent' })).toBeVisible();
    store();
    await waitFor(() =>
      expect(screen.getByLabelText('Video that you sent')).toHaveAttribute('src', 'http://api.test/media/video'),
    );
  });

  it('is the first of several files, with a notice about the others', async () => {
    serve();
    const { field } = await open();
    fireEvent.drop(field, { dataTransfer: { types: ['Files'], files: [image, video] } });
    expect(await screen.findByText('ward.jpg')).toBeVisible();
    expect(await screen.findByText('A message takes one file. Only the first one was taken.')).toBeVisible();
  });

  it('stays with its caption when the send fails', async () => {
    serve();
    server.use(
      respondWithError('sendMessage', { status: 413, code: 'payload_too_large', message: 'The file is too large' }),
    );
    const { user, picker, field } = await open();
    pick(picker, video);
    await user.type(field, 'a round{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('The file is too large');
    expect(field).toHaveValue('a round');
    expect(screen.getByText('round.MP4')).toBeVisible();
  });
});
