import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { useObjectUrl } from '../hooks/use-object-url';
import { FileCard } from './file-card';
import { FilePicker } from './file-picker';
import { LoadMore } from './load-more';
import { MediaFailed, MediaFrame } from './media-frame';
import { UploadProgress } from './upload-progress';
import { VideoPlayer } from './video-player';

const file = new File(['bytes'], 'ward.png', { type: 'image/png' });

describe('FilePicker', () => {
  it('passes the chosen file, also when the same file is chosen again', () => {
    const pick = jest.fn();
    render(
      <FilePicker label="Add an image" accept="image/png" onPick={pick}>
        +
      </FilePicker>,
    );
    const input = screen.getByLabelText<HTMLInputElement>(/Add an image/);
    expect(input.accept).toBe('image/png');
    const emptied = jest.spyOn(input, 'value', 'set');
    fireEvent.change(input, { target: { files: [file] } });
    expect(pick.mock.calls).toEqual([[file]]);
    expect(emptied).toHaveBeenCalledWith('');
  });

  it('does nothing when the dialog is cancelled', () => {
    const pick = jest.fn();
    render(
      <FilePicker label="Add an image" accept="image/png" onPick={pick}>
        +
      </FilePicker>,
    );
    fireEvent.change(screen.getByLabelText(/Add an image/), { target: { files: [] } });
    expect(pick).not.toHaveBeenCalled();
  });
});

describe('useObjectUrl', () => {
  it('creates a URL for the file and revokes it when the file changes or is removed', () => {
    const made = jest.spyOn(URL, 'createObjectURL').mockReturnValueOnce('blob:1').mockReturnValueOnce('blob:2');
    const revoked = jest.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    const other = new File(['other'], 'b.png');
    const rendered: unknown[] = [];
    const use = (shown: File | null) => {
      const url = useObjectUrl(shown);
      rendered.push([shown, url]);
      return url;
    };
    const { result, rerender, unmount } = renderHook(({ shown }) => use(shown), {
      initialProps: { shown: file as File | null },
    });
    expect(result.current).toBe('blob:1');
    rerender({ shown: other });
    expect([result.current, revoked.mock.calls]).toEqual(['blob:2', [['blob:1']]]);
    rerender({ shown: null });
    expect([result.current, revoked.mock.calls.length]).toEqual([null, 2]);
    expect(rendered).not.toContainEqual([other, 'blob:1']);
    unmount();
    expect([made.mock.calls.length, revoked.mock.calls.length]).toEqual([2, 2]);
    jest.restoreAllMocks();
  });
});

describe('UploadProgress', () => {
  it('shows the progress and can be cancelled until the upload is complete', async () => {
    const cancel = jest.fn();
    const { rerender } = render(<UploadProgress sent={0.299} onCancel={cancel} />);
    expect(screen.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('aria-valuenow', '29');
    expect(screen.getByText('Uploading… 29%')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect(cancel).toHaveBeenCalledTimes(1);
    rerender(<UploadProgress sent={1} onCancel={cancel} />);
    expect(screen.getByText('Almost done…')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel upload' })).toBeDisabled();
  });
});

describe('MediaFailed', () => {
  it('names the missing media and retries', async () => {
    const retry = jest.fn();
    render(
      <MediaFrame>
        <MediaFailed onRetry={retry}>No image.</MediaFailed>
      </MediaFrame>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('No image.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

describe('FileCard', () => {
  it('shows the name and the size of the file', () => {
    render(<FileCard file={file} label="Image that you sent" />);
    expect(screen.getByRole('group', { name: 'Image that you sent' })).toHaveTextContent('ward.png5 bytes');
  });
});

describe('VideoPlayer', () => {
  const none = (): void => undefined;

  it("has the browser's controls, preloads metadata only and requests without CORS", () => {
    render(<VideoPlayer label="Video" src="http://api.test/video" width={640} height={360} onError={none} />);
    const video = screen.getByLabelText('Video');
    for (const [name, value] of [
      ['controls', ''],
      ['preload', 'metadata'],
      ['width', '640'],
      ['height', '360'],
    ] as const)
      expect(video).toHaveAttribute(name, value);
    expect(video).not.toHaveAttribute('crossorigin');
  });

  it('pauses the playing video when another one starts', () => {
    render(
      <>
        {['One', 'Two'].map((label) => (
          <VideoPlayer key={label} label={label} src="http://api.test/video" onError={none} />
        ))}
      </>,
    );
    const [one, two] = ['One', 'Two'].map((label) => screen.getByLabelText<HTMLVideoElement>(label)) as [
      HTMLVideoElement,
      HTMLVideoElement,
    ];
    const paused = [
      jest.spyOn(one, 'pause').mockImplementation(none),
      jest.spyOn(two, 'pause').mockImplementation(none),
    ];
    for (const video of [one, one, two]) fireEvent.play(video);
    expect(paused.map((pause) => pause.mock.calls.length)).toEqual([1, 0]);
  });
});

describe('LoadMore', () => {
  it('loads more, and reports a failure', async () => {
    const load = jest.fn();
    const { rerender } = render(<LoadMore pending={false} failed={false} onLoad={load} />);
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(load).toHaveBeenCalledTimes(1);
    rerender(<LoadMore pending={false} failed onLoad={load} />);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });

  function Pages({ names, isLast }: { readonly names: readonly string[]; readonly isLast: boolean }) {
    const list = useRef<HTMLUListElement>(null);
    return (
      <dialog open tabIndex={-1}>
        <ul ref={list}>
          {names.map((name) => (
            <li key={name}>
              <a href={`/${name}`}>{name}</a>
            </li>
          ))}
        </ul>
        {!isLast && <LoadMore pending={false} failed={false} onLoad={() => undefined} list={list} />}
      </dialog>
    );
  }

  it('moves the focus to the last row after the last page, to the dialog without one (SHELL-14)', async () => {
    const { rerender } = render(<Pages names={['one']} isLast={false} />);
    act(() => screen.getByRole('button', { name: 'Load more' }).focus());
    rerender(<Pages names={['one', 'two']} isLast />);
    await waitFor(() => expect(screen.getByRole('link', { name: 'two' })).toHaveFocus());
    rerender(<Pages names={[]} isLast={false} />);
    act(() => screen.getByRole('button', { name: 'Load more' }).focus());
    rerender(<Pages names={[]} isLast />);
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  });

  it('leaves the focus where it is when it was not on the button', async () => {
    const { rerender } = render(<Pages names={['one']} isLast={false} />);
    const one = screen.getByRole('link', { name: 'one' });
    act(() => one.focus());
    rerender(<Pages names={['one', 'two']} isLast />);
    await act(() => Promise.resolve());
    expect(one).toHaveFocus();
  });
});
