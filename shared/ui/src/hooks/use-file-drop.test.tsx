import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { AppToasts } from '../components/toasts';
import { useFileDrop } from './use-file-drop';

const [first, second] = [new File(['x'], 'a.png'), new File(['y'], 'b.png')];
const carrying = (files: File[], types = ['Files']) => ({ types, files, dropEffect: '' });
const taken = jest.fn();

function Target() {
  const { dropping, handlers } = useFileDrop(taken, 'Only one.');
  return (
    <>
      <div data-testid="target" {...handlers}>
        <input aria-label="Text" />
        {dropping && 'Drop it'}
      </div>
      <AppToasts />
    </>
  );
}

const show = () => {
  const shown = render(<Target />);
  return { ...shown, target: screen.getByTestId('target') };
};
beforeEach(() => taken.mockClear());

/** Whether the browser would do with it what it does by itself: open the file. */
function isOpened(name: 'dragOver' | 'drop', dataTransfer: object): boolean {
  const event = createEvent[name](document.body, { dataTransfer });
  fireEvent(document.body, event);
  return !event.defaultPrevented;
}

describe('useFileDrop', () => {
  it('takes a dropped and a pasted file', () => {
    const { target } = show();
    fireEvent.drop(target, { dataTransfer: carrying([first]) });
    fireEvent.paste(screen.getByLabelText('Text'), { clipboardData: carrying([second]) });
    expect(taken.mock.calls).toEqual([[first], [second]]);
  });

  it('lets a text go before its picture, and finds nothing in nothing', () => {
    const { target } = show();
    fireEvent.paste(target, { clipboardData: carrying([first], ['text/plain', 'Files']) });
    fireEvent.drop(target, { dataTransfer: carrying([]) });
    expect(taken).not.toHaveBeenCalled();
  });

  it('takes the first of several, and says so', async () => {
    const { target } = show();
    fireEvent.drop(target, { dataTransfer: carrying([first, second]) });
    expect(taken.mock.calls).toEqual([[first]]);
    expect(await screen.findByText('Only one.')).toBeInTheDocument();
  });

  it('tells while a file, and not a text, is held over it', () => {
    const { target } = show();
    fireEvent.dragOver(target, { dataTransfer: carrying([], ['text/plain']) });
    expect(target).not.toHaveTextContent('Drop it');
    fireEvent.dragOver(target, { dataTransfer: carrying([]) });
    expect(target).toHaveTextContent('Drop it');
    // jsdom has no DragEvent, which knows where it goes.
    fireEvent(
      target,
      Object.defineProperty(createEvent.dragLeave(target), 'relatedTarget', { value: screen.getByLabelText('Text') }),
    );
    expect(target).toHaveTextContent('Drop it');
    fireEvent.dragLeave(target);
    expect(target).not.toHaveTextContent('Drop it');
  });

  it('keeps a file that is dropped beside it from replacing the page, as long as it is there', () => {
    const { unmount } = show();
    expect([isOpened('dragOver', carrying([])), isOpened('drop', carrying([first]))]).toEqual([false, false]);
    expect(isOpened('drop', carrying([], ['text/plain']))).toBe(true);
    unmount();
    expect(isOpened('drop', carrying([first]))).toBe(true);
    expect(taken).not.toHaveBeenCalled();
  });
});
