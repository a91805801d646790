import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { PictureViewer, type Picture } from './picture-viewer';

const box = { left: 0, top: 0, width: 1_000, height: 800 } as DOMRect;
beforeEach(() => jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box));
afterEach(() => jest.restoreAllMocks());

const makePicture = (name: string, over: Partial<Picture> = {}): Picture => ({
  src: `/media/${name}.webp`,
  size: { width: 2_000, height: 1_000 },
  preview: `/media/${name}-card.webp`,
  alt: name,
  caption: name,
  own: false,
  ...over,
});

function Opener({ pictures, start = 0 }: { readonly pictures: readonly Picture[]; readonly start?: number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && <PictureViewer pictures={pictures} start={start} onClose={() => setOpen(false)} />}
    </>
  );
}

async function show(pictures: readonly Picture[] = [makePicture('X-ray')], start = 0) {
  const user = userEvent.setup();
  render(<Opener pictures={pictures} start={start} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Image' }) };
}

const image = (name = 'X-ray') => screen.getByRole('img', { name });
const transform = (name?: string) => image(name).style.transform;
const at = (x: number, y: number, scale: number, degrees = 0) =>
  `translate(-50%, -50%) translate(${x}px, ${y}px) scale(${scale}) rotate(${degrees}deg)`;
const stage = () => image().parentElement!;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const expectClosed = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

// jsdom has no PointerEvent with coordinates.
const point = (type: string, pointerId: number, clientX: number, clientY: number, target: Element = image()) =>
  fireEvent(target, Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), { pointerId }));
const tap = (clientX: number, clientY: number, target?: Element) => {
  point('pointerdown', 1, clientX, clientY, target);
  point('pointerup', 1, clientX, clientY, target);
};

describe('the viewer', () => {
  it('shows the whole picture with its description, over a smaller copy until it has loaded', async () => {
    await show();
    expect(transform()).toBe(at(0, 0, 0.5));
    expect(screen.getByRole('region', { name: 'Description' })).toHaveTextContent('X-ray');
    expect(image().style.backgroundImage).toContain('/media/X-ray-card.webp');
    expect(screen.getByText('Loading the image')).toBeInTheDocument();
    fireEvent.load(image());
    expect(image().style.backgroundImage).toBe('');
    expect(screen.queryByText('Loading the image')).not.toBeInTheDocument();
  });

  it('zooms with + and -, and shows the whole picture with 0', async () => {
    const { user } = await show();
    await user.keyboard('+');
    expect(transform()).toBe(at(0, 0, 0.7));
    expect(screen.getByText('70%')).toBeInTheDocument();
    await user.keyboard('=');
    await user.keyboard('-');
    expect(transform()).toBe(at(0, 0, 0.7));
    await user.keyboard('0');
    expect(transform()).toBe(at(0, 0, 0.5));
  });

  it('zooms and rotates with its buttons, as far as it goes', async () => {
    await show();
    expect(screen.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
    await press('Zoom in');
    expect(transform()).toBe(at(0, 0, 0.7));
    for (let n = 0; n < 8; n += 1) await press('Zoom in');
    expect(screen.getByRole('button', { name: 'Zoom in' })).toBeDisabled();
    expect(screen.getByText('800%')).toBeInTheDocument();
    await press('Rotate');
    expect(transform()).toBe(at(0, 0, 0.4, 90));
  });

  it('moves a zoomed picture with the arrows', async () => {
    const { user } = await show();
    await user.keyboard('+++{ArrowRight}{ArrowDown}');
    expect(transform()).toMatch(/translate\(-80px, -80px\)/);
    await user.keyboard('{ArrowLeft}{ArrowUp}');
    expect(transform()).toMatch(/translate\(0px, 0px\)/);
  });

  it('starts at the beginning of a long picture', async () => {
    await show([makePicture('X-ray', { size: { width: 600, height: 2_400 } })]);
    expect(transform()).toBe(at(0, 800, 1));
  });

  it('waits for the size of a picture that is not known', async () => {
    await show([makePicture('X-ray', { size: null })]);
    const element = document.querySelector<HTMLImageElement>('dialog img')!;
    expect(element).not.toBeVisible();
    Object.defineProperties(element, { naturalWidth: { value: 4_000 }, naturalHeight: { value: 2_000 } });
    fireEvent.load(element);
    expect(transform()).toBe(at(0, 0, 0.25));
  });
});

describe('pointers over the viewer', () => {
  it('zoom with the wheel at the pointer', async () => {
    await show();
    expect(fireEvent.wheel(stage(), { deltaY: -1_000, clientX: 500, clientY: 400 })).toBe(false);
    expect(transform()).toMatch(/scale\(2\.24/);
  });

  it('show the pixels with a double tap, drag them, and show the whole picture with another', async () => {
    await show();
    tap(500, 400);
    tap(505, 400);
    expect(transform()).toMatch(/scale\(1\.25\)/);
    point('pointerdown', 1, 500, 400);
    point('pointermove', 1, 440, 380);
    point('pointerup', 1, 440, 380);
    expect(transform()).toMatch(/translate\(-6\d(\.\d+)?px, -20px\)/);
    tap(500, 400);
    tap(500, 400);
    expect(transform()).toBe(at(0, 0, 0.5));
  });

  it('zoom with two fingers', async () => {
    await show();
    point('pointerdown', 1, 450, 400);
    point('pointerdown', 2, 550, 400);
    point('pointermove', 2, 650, 400);
    expect(transform()).toMatch(/scale\(1\)/);
    point('pointercancel', 2, 650, 400);
    point('pointerup', 1, 450, 400);
    expect(image()).toBeInTheDocument();
  });

  it('close it with a tap next to the picture, but not with the second press of a double click', async () => {
    await show();
    fireEvent.mouseDown(stage(), { detail: 2 });
    tap(10, 10, stage());
    expect(image()).toBeInTheDocument();
    fireEvent.mouseDown(stage(), { detail: 1 });
    tap(10, 10, stage());
    expectClosed();
  });
});

describe('closing', () => {
  it('returns the focus, with Escape and with the button', async () => {
    const { user } = await show();
    await user.keyboard('{Escape}');
    expectClosed();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await press('Fechar modal');
    expectClosed();
  });

  it('keeps the focus inside while it is open', async () => {
    const { user, dialog } = await show();
    for (let n = 0; n < 8; n += 1) {
      await user.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  });
});

describe('several pictures', () => {
  const three = ['first', 'second', 'third'].map((name) => makePicture(name));

  it('are shown one after the other, with keys and buttons', async () => {
    const { user } = await show(three, 1);
    expect(screen.getByText('2 of 3')).toBeInTheDocument();
    await press('Next image');
    expect(image('third')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next image' })).not.toBeInTheDocument();
    await user.keyboard('{ArrowLeft}{PageUp}');
    expect(image('first')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Previous image' })).not.toBeInTheDocument();
  });

  it('each start with their own view', async () => {
    const { user } = await show(three);
    await user.keyboard('+{PageDown}');
    expect(transform('second')).toBe(at(0, 0, 0.5));
  });

  it('follow a swipe, unless the picture is zoomed', async () => {
    const { user } = await show(three);
    const swipe = (name: string) => {
      point('pointerdown', 1, 700, 400, image(name));
      point('pointermove', 1, 500, 410, image(name));
      point('pointerup', 1, 500, 410, image(name));
    };
    swipe('first');
    expect(image('second')).toBeInTheDocument();
    await user.keyboard('++++');
    swipe('second');
    expect(image('second')).toBeInTheDocument();
  });

  it('have no buttons when there is one', async () => {
    await show();
    expect(screen.queryByRole('button', { name: /image$/ })).not.toBeInTheDocument();
  });
});

it('offers the download of the viewer’s own pictures only', async () => {
  const { user } = await show([makePicture('X-ray', { own: true }), makePicture('other')]);
  const link = screen.getByRole('link', { name: 'Download' });
  // Also from another origin, where the browser ignores the attribute.
  expect(link).toHaveAttribute('href', '/media/X-ray.webp?download');
  expect(link).toHaveAttribute('download');
  await user.keyboard('{PageDown}');
  expect(screen.queryByRole('link', { name: 'Download' })).not.toBeInTheDocument();
});

it('downloads a picture that is being sent from the browser itself', async () => {
  await show([makePicture('X-ray', { own: true, src: 'blob:http://localhost/1' })]);
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', 'blob:http://localhost/1');
});

it('can load a picture again after a failure', async () => {
  const { user } = await show();
  fireEvent.error(image());
  expect(screen.getByRole('alert')).toHaveTextContent('The image could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(image()).toHaveAttribute('src', '/media/X-ray.webp');
});
