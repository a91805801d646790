import {
  respond,
  expectConsoleError,
  fireEvent,
  hang,
  makeMe,
  respondWithError,
  renderRoutes,
  screen,
  server,
  userEvent,
  waitFor,
  within,
} from '@cred/testing';
import { cropImage } from '../../lib/crop-image';
import { reloadPage } from '../../lib/reload-page';
import { remote } from '../../remote';

jest.mock('../../lib/reload-page', () => ({ reloadPage: jest.fn() }));
// jsdom has no canvas; `lib/crop-image.test.ts` tests the drawing.
jest.mock('../../lib/crop-image', () => ({ cropImage: jest.fn() }));

const croppedFile = new File(['drawn'], 'avatar.jpg', { type: 'image/jpeg' });
const photo = (type = 'image/png', bytes = 9) => new File([new Uint8Array(bytes)], 'photo.png', { type });

let alert: jest.SpyInstance;
beforeEach(() => {
  alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  jest.mocked(cropImage).mockReset().mockResolvedValue(croppedFile);
  jest.mocked(reloadPage).mockReset();
});
afterEach(() => alert.mockRestore());

async function show() {
  const me = makeMe({ username: 'rui.prado', fullName: 'Rui Prado' });
  server.use(respond('getUser', me));
  const { queryClient } = renderRoutes(remote.routes, { route: '/profile/rui.prado', me });
  await screen.findByRole('heading', { level: 1, name: 'Rui Prado' });
  // Ignores the input's `accept`, because the system's file dialog allows any file.
  return { me, queryClient, user: userEvent.setup({ applyAccept: false }) };
}

/** Chooses a file that the browser decodes with the given size. */
async function choose(label: string, file = photo(), size: readonly [number, number] = [1_600, 800]) {
  const shell = await show();
  // `user.upload` is not used, because it focuses the input after its change.
  fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } });
  const image = screen.getByRole('dialog').querySelector('img')!;
  Object.defineProperties(image, { naturalWidth: { value: size[0] }, naturalHeight: { value: size[1] } });
  fireEvent.load(image);
  return { ...shell, image };
}

const frame = () => screen.getByRole('group', { name: 'Part of the picture to keep' });
const style = (image: HTMLElement) => [image.style.width, image.style.left, image.style.top];
const save = () => screen.getByRole('button', { name: 'Save' });
const cropArguments = () => jest.mocked(cropImage).mock.calls[0];

describe('the choice of an image', () => {
  it.each([
    ['Change avatar', 'Selecione um arquivo de imagem.'],
    ['Change cover', 'Selecione uma imagem válida.'],
  ])('%s rejects a file that is not an image', async (label, text) => {
    const { user } = await show();
    await user.upload(screen.getByLabelText(label), photo('application/pdf'));
    expect(alert.mock.calls).toEqual([[text]]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('rejects a cover of more than 8 MB and accepts exactly 8 MB', async () => {
    const { user } = await show();
    await user.upload(screen.getByLabelText('Change cover'), photo('image/png', 8 * 1024 * 1024 + 1));
    expect(alert.mock.calls).toEqual([['Imagem muito grande. Máximo 8MB.']]);
    await user.upload(screen.getByLabelText('Change cover'), photo('image/png', 8 * 1024 * 1024));
    expect(screen.getByRole('dialog', { name: 'Your new cover' })).toBeInTheDocument();
  });

  it('rejects an image that cannot be decoded', async () => {
    const { user } = await show();
    await user.upload(screen.getByLabelText('Change avatar'), photo());
    fireEvent.error(screen.getByRole('dialog').querySelector('img')!);
    expect(alert.mock.calls).toEqual([['Selecione um arquivo de imagem.']]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the crop of an image', () => {
  it('starts with the largest crop, focused, with previews of the avatar', async () => {
    const { image } = await choose('Change avatar');
    expect(style(image)).toEqual(['200%', '-50%', '0%']);
    expect(frame()).toHaveFocus();
    expect(screen.getAllByTestId('preview').map((preview) => style(preview.querySelector('img')!))).toEqual([
      style(image),
      style(image),
    ]);
  });

  it('has the ratio 3.2 to 1 for the cover', async () => {
    const { image } = await choose('Change cover');
    expect(getComputedStyle(frame()).aspectRatio).toBe('3.2');
    expect(style(image)).toEqual(['100%', '0%', '-30%']);
  });

  it('moves with the arrows and zooms with + and -', async () => {
    const { user, image } = await choose('Change avatar');
    await user.keyboard('{ArrowRight}');
    expect(style(image)).toEqual(['200%', '-48%', '0%']);
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(style(image)).toEqual(['200%', '-58%', '0%']);
    await user.keyboard('+');
    expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '110%');
    await user.keyboard('---');
    expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '100%');
  });

  it('zooms with its slider', async () => {
    const { image } = await choose('Change avatar');
    fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } });
    expect(style(image)).toEqual(['400%', '-150%', '-50%']);
  });

  describe('with pointers', () => {
    const box = { left: 0, top: 0, width: 400, height: 400 } as DOMRect;
    beforeEach(() => jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box));
    afterEach(() => jest.restoreAllMocks());
    // jsdom has no PointerEvent with coordinates.
    const point = (type: string, pointerId: number, clientX: number, clientY: number) =>
      fireEvent(frame(), Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), { pointerId }));

    it('follows a drag', async () => {
      const { image } = await choose('Change avatar');
      point('pointerdown', 1, 200, 200);
      point('pointermove', 1, 300, 200);
      expect(style(image)).toEqual(['200%', '-25%', '0%']);
      point('pointerup', 1, 300, 200);
      point('pointermove', 1, 0, 0);
      expect(style(image)).toEqual(['200%', '-25%', '0%']);
    });

    it('zooms with two fingers', async () => {
      const { image } = await choose('Change avatar');
      point('pointerdown', 1, 150, 200);
      point('pointerdown', 2, 250, 200);
      point('pointermove', 2, 350, 200);
      expect(image.style.width).toBe('400%');
      point('pointercancel', 2, 350, 200);
      point('pointermove', 1, 150, 200);
      expect(image.style.width).toBe('400%');
    });

    it('zooms with the wheel and prevents the page from scrolling', async () => {
      const { image } = await choose('Change avatar');
      const notScrolled = fireEvent.wheel(frame(), { deltaY: -100, clientX: 200, clientY: 200 });
      expect(notScrolled).toBe(false);
      expect(parseFloat(image.style.width)).toBeCloseTo(200 * Math.exp(0.15));
    });
  });
});

describe('a new image', () => {
  it('is sent once as cropped, and the page is reloaded', async () => {
    const sent: unknown[] = [];
    const { user, me, queryClient } = await choose('Change avatar');
    server.use(
      respond(
        'setProfileImage',
        ({ params, body }) => (sent.push([params.userId, (body['profileImg'] as File).type]), me),
      ),
    );
    await user.dblClick(save());
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
    expect(sent).toEqual([[me.id, 'image/jpeg']]);
    // The member's other tabs load everything again (SHELL-9).
    expect(queryClient.getMutationCache().getAll()[0]?.meta?.changes).toEqual([[]]);
    expect(cropArguments()?.slice(1)).toEqual([
      { x: 400, y: 0, width: 800, height: 800 },
      { maxSize: { width: 512, height: 512 }, type: 'image/png', name: 'avatar' },
    ]);
    expect(screen.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
  });

  it('is sent as the cover when it was chosen for the cover', async () => {
    const { user, me } = await choose('Change cover');
    server.use(respond('setCoverImage', ({ body }) => (expect(body['coverImg']).toBeInstanceOf(File), me)));
    await user.click(save());
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
    expect(cropArguments()?.[2].maxSize).toEqual({ width: 1_600, height: 500 });
  });

  it.each([
    ['Change avatar', 'setProfileImage', 'Falha ao enviar a imagem. Tente novamente.'],
    ['Change cover', 'setCoverImage', 'Falha ao enviar a capa. Tente novamente.'],
  ] as const)(
    'shows the error and the reason after a failure and can be sent again (%s)',
    async (label, call, text) => {
      expectConsoleError(/^Image upload failed/);
      const message = 'There is no space left to store this, please try again later';
      server.use(respondWithError(call, { status: 507, code: 'insufficient_storage', message }));
      const { user } = await choose(label);
      await user.click(save());
      await waitFor(() => expect(alert.mock.calls).toEqual([[text]]));
      expect(await screen.findByText(message)).toBeVisible();
      await waitFor(() => expect(save()).not.toHaveAttribute('aria-busy'));
      expect(reloadPage).not.toHaveBeenCalled();
    },
  );

  it('shows the same error when it cannot be drawn', async () => {
    expectConsoleError(/^Image upload failed/);
    jest.mocked(cropImage).mockRejectedValue(new Error('This browser has no canvas context'));
    const { user } = await choose('Change avatar');
    await user.click(save());
    await waitFor(() => expect(alert.mock.calls).toEqual([['Falha ao enviar a imagem. Tente novamente.']]));
  });

  it('keeps the dialog open while it is sent', async () => {
    server.use(hang('setProfileImage'));
    const { user } = await choose('Change avatar');
    await user.click(save());
    await user.keyboard('{Escape}');
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' })).toBeDisabled();
  });

  it('cannot be chosen for another member', async () => {
    const me = makeMe();
    server.use(respond('getUser', makeMe({ username: 'rui.prado', fullName: 'Rui Prado' })));
    renderRoutes(remote.routes, { route: '/profile/rui.prado', me });
    await screen.findByRole('heading', { level: 1, name: 'Rui Prado' });
    expect(screen.queryByLabelText(/^Change/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit profile' })).not.toBeInTheDocument();
  });
});
