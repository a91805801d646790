import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { decodePicture, PictureError } from './decode-picture';
import { drawDetail, drawEdited } from './draw-edit';
import { PictureEditor } from './picture-editor';
import type { Edit } from './redaction';

// jsdom has no canvas; the browser tests read the pixels of what is sent.
jest.mock('./decode-picture', () => ({
  ...jest.requireActual<object>('./decode-picture'),
  decodePicture: jest.fn(),
}));
jest.mock('./draw-edit', () => ({ drawEdited: jest.fn(), drawDetail: jest.fn(), drawPreview: jest.fn() }));

const file = new File(['bytes'], 'ward.jpg', { type: 'image/jpeg' });
const edited = new File(['drawn'], 'edited.jpg', { type: 'image/jpeg' });
const canvas = (width: number, height: number) => Object.assign(document.createElement('canvas'), { width, height });
const box = { left: 0, top: 0, width: 500, height: 400 } as DOMRect;

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
  jest.mocked(drawEdited).mockReset().mockResolvedValue(edited);
  jest
    .mocked(decodePicture)
    .mockReset()
    .mockResolvedValue({ source: canvas(1_000, 800), copy: canvas(500, 400), original: { width: 1_000, height: 800 } });
});
afterEach(() => jest.restoreAllMocks());

async function show() {
  const [onApply, onClose] = [jest.fn(), jest.fn()];
  render(
    <PictureEditor file={file} maxPixels={40_000_000} maxBytes={100} onApply={onApply} onClose={onClose}>
      <p>Clinical image</p>
    </PictureEditor>,
  );
  const image = await screen.findByRole('img', { name: 'The edited picture' });
  return { user: userEvent.setup(), onApply, onClose, stage: image.parentElement!.parentElement! };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const place = (name: string) => {
  const { left, top, width, height } = button(name).style;
  return [left, top, width, height].map((part) => Number(parseFloat(part).toFixed(3)));
};
// jsdom has no PointerEvent with coordinates.
const point = (type: string, target: Element, clientX: number, clientY: number, pointerId = 1) =>
  fireEvent(
    target,
    Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), { pointerId, isPrimary: pointerId === 1 }),
  );
const drag = (target: Element, from: readonly [number, number], to: readonly [number, number]) => {
  point('pointerdown', target, ...from);
  point('pointermove', target, ...to);
  point('pointerup', target, ...to);
};
const applied = async (): Promise<Edit> => {
  await press('Apply');
  await waitFor(() => expect(drawEdited).toHaveBeenCalled());
  return jest.mocked(drawEdited).mock.lastCall![1];
};

describe('the editor with a pointer', () => {
  it('draws black boxes and blur, and gives the drawn file', async () => {
    const { stage, onApply } = await show();
    expect(button('Apply')).toBeDisabled();
    drag(stage, [50, 40], [150, 80]);
    expect(place('Black box 1')).toEqual([10, 10, 20, 10]);
    await press('Blur');
    drag(stage, [250, 200], [350, 300]);
    expect(await applied()).toMatchObject({
      crop: { x: 0, y: 0, width: 1_000, height: 800 },
      redactions: [
        { kind: 'box', x: 100, y: 80, width: 200, height: 80 },
        { kind: 'blur', x: 500, y: 400, width: 200, height: 200 },
      ],
    });
    await waitFor(() => expect(onApply).toHaveBeenCalledWith(edited));
  });

  it('moves an area, and resizes it at its corner', async () => {
    const { stage } = await show();
    drag(stage, [50, 40], [150, 80]);
    drag(button('Black box 1'), [60, 50], [110, 50]);
    expect(place('Black box 1')).toEqual([20, 10, 20, 10]);
    drag(button('Black box 1').querySelector('[data-handle]')!, [200, 80], [250, 120]);
    expect(place('Black box 1')).toEqual([20, 10, 30, 20]);
  });

  it('crops', async () => {
    const { stage } = await show();
    await press('Crop');
    drag(stage, [50, 40], [450, 360]);
    expect((await applied()).crop).toEqual({ x: 100, y: 80, width: 800, height: 640 });
  });

  it('ignores a press without a drag', async () => {
    const { stage } = await show();
    drag(stage, [50, 40], [51, 41]);
    expect(screen.queryByRole('button', { name: /^Black box \d/ })).not.toBeInTheDocument();
  });
});

describe('the editor with the keyboard', () => {
  it('adds, moves, resizes and removes an area', async () => {
    const { user } = await show();
    await user.click(button('Add: Black box'));
    await waitFor(() => expect(button('Black box 1')).toHaveFocus());
    expect(place('Black box 1')).toEqual([37.5, 43.75, 25, 12.5]);
    await user.keyboard('{ArrowRight}{ArrowUp}');
    expect(place('Black box 1')).toEqual([38.5, 42.5, 25, 12.5]);
    await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    expect(place('Black box 1')).toEqual([38.5, 42.5, 26, 13.75]);
    await user.keyboard('{Delete}');
    expect(screen.queryByRole('button', { name: /^Black box \d/ })).not.toBeInTheDocument();
    expect(button('Black box')).toHaveFocus();
    expect(button('Apply')).toBeDisabled();
  });

  it('crops, and keeps the whole picture again', async () => {
    const { user } = await show();
    await press('Crop');
    act(() => button('Part to keep').focus());
    await user.keyboard('{Shift>}{ArrowLeft}{ArrowUp}{/Shift}{ArrowRight}');
    expect(place('Part to keep')).toEqual([1, 0, 99, 98.75]);
    await user.keyboard('{Delete}');
    expect(place('Part to keep')).toEqual([0, 0, 100, 100]);
  });
});

describe('zoom (POST-122)', () => {
  const scale = () => screen.getByText(/^\d+%$/).textContent;
  const shown = () => jest.mocked(drawDetail).mock.lastCall?.[4];

  it('draws a small area where the wheel has zoomed, in the pixels of the picture', async () => {
    const { stage } = await show();
    fireEvent.wheel(stage, { deltaY: -10_000, clientX: 0, clientY: 0 });
    expect(scale()).toBe('800%');
    expect(shown()).toEqual({ x: 0, y: 0, width: 125, height: 100 });
    drag(stage, [80, 80], [400, 160]);
    expect((await applied()).redactions).toEqual([{ id: 1, kind: 'box', x: 20, y: 20, width: 80, height: 20 }]);
  });

  it('zooms and moves with two fingers, without drawing', async () => {
    const { stage } = await show();
    point('pointerdown', stage, 200, 200);
    point('pointermove', stage, 210, 240);
    point('pointerdown', stage, 300, 240, 2);
    point('pointermove', stage, 390, 240, 2);
    point('pointerup', stage, 390, 240, 2);
    point('pointermove', stage, 100, 100);
    point('pointerup', stage, 100, 100);
    expect(scale()).toBe('200%');
    expect(button('Apply')).toBeDisabled();
  });

  it('has buttons, and a drag that moves the picture', async () => {
    const { stage } = await show();
    expect(button('Move the picture')).toBeDisabled();
    await press('Zoom in');
    await press('Move the picture');
    drag(stage, [250, 200], [750, 600]);
    expect(shown()).toMatchObject({ x: 0, y: 0 });
    expect(button('Apply')).toBeDisabled();
    await press('Blur');
    expect(button('Move the picture')).toHaveAttribute('aria-pressed', 'false');
    await press('Add: Blur');
    expect((await applied()).redactions[0]).toMatchObject({ x: 250, width: 500 / 3 });
    await press('Show the whole picture');
    expect(scale()).toBe('100%');
  });

  it('has keys, which also show an area that gets the focus', async () => {
    const { user, stage } = await show();
    drag(stage, [450, 360], [490, 390]);
    act(() => button('Zoom in').focus());
    await user.keyboard('+++-');
    expect(scale()).toBe('225%');
    const part = screen.getByRole('group', { name: 'Part of the picture' });
    act(() => part.focus());
    await user.keyboard('{ArrowLeft>9/}{ArrowUp>9/}');
    expect(shown()).toMatchObject({ x: 0, y: 0 });
    act(() => button('Black box 1').focus());
    expect(shown()).toMatchObject({ x: 1_000 - 1_000 / 2.25, y: 800 - 800 / 2.25 });
    await user.keyboard('0');
    expect(scale()).toBe('100%');
    expect(screen.queryByRole('group', { name: 'Part of the picture' })).not.toBeInTheDocument();
  });
});

describe('undo', () => {
  it('takes back one change after the other, also a reset', async () => {
    const { user, stage } = await show();
    expect(button('Undo')).toBeDisabled();
    drag(stage, [50, 40], [150, 80]);
    drag(stage, [250, 200], [350, 300]);
    await press('Reset');
    expect(screen.queryByRole('button', { name: /^Black box \d/ })).not.toBeInTheDocument();
    await press('Undo');
    expect(button('Black box 2')).toBeInTheDocument();
    act(() => button('Black box 1').focus());
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.queryByRole('button', { name: 'Black box 2' })).not.toBeInTheDocument();
    expect(button('Black box 1')).toBeInTheDocument();
  });
});

describe('closing', () => {
  it('asks before changes are discarded', async () => {
    const { user, stage, onClose } = await show();
    drag(stage, [50, 40], [150, 80]);
    await user.keyboard('{Escape}');
    await press('Keep editing');
    expect(onClose).not.toHaveBeenCalled();
    await press('Cancel');
    await press('Discard');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('does not ask without changes', async () => {
    const { user, onClose } = await show();
    expect(screen.getByText('Clinical image')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('a picture that cannot be edited', () => {
  it('says why, and stays attached', async () => {
    jest.mocked(decodePicture).mockRejectedValue(new PictureError('This picture cannot be opened here.'));
    const [onApply, onClose] = [jest.fn(), jest.fn()];
    render(<PictureEditor file={file} maxPixels={1} maxBytes={1} onApply={onApply} onClose={onClose} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('This picture cannot be opened here.');
    await press('Fechar modal');
    expect(onClose).toHaveBeenCalled();
    expect(onApply).not.toHaveBeenCalled();
  });

  it('shows an error when it cannot be drawn, and keeps the changes', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.mocked(drawEdited).mockRejectedValue(new Error('no memory'));
    const { stage, onApply } = await show();
    drag(stage, [50, 40], [150, 80]);
    await press('Apply');
    expect(await screen.findByRole('alert')).toHaveTextContent('The picture could not be edited.');
    expect(button('Black box 1')).toBeInTheDocument();
    expect(onApply).not.toHaveBeenCalled();
    expect(error).toHaveBeenCalled();
  });

  it('says at which size a large one is edited', async () => {
    jest.mocked(decodePicture).mockResolvedValue({
      source: canvas(4_000, 2_500),
      copy: canvas(500, 400),
      original: { width: 8_000, height: 5_000 },
    });
    await show();
    expect(screen.getByText(/8000 × 5000 pixels/)).toHaveTextContent('It is edited at 4000 × 2500 pixels.');
  });
});
