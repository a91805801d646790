import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { AppToasts } from '../components/toasts';
import { useFileDrop } from './use-file-drop';

const [first, second] = [new File(['x'], 'a.png'), new File(['y'], 'b.png')];
const carrying = (files: File[], types = ['Files']) => ({ types, files, dropEffect: '' });
const onFile = jest.fn();

function Target() {
  const { dropping, handlers } = useFileDrop(onFile, 'Only one.');
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
beforeEach(() => onFile.mockClear());

/** Whether the browser's default action, opening the file, would run. */
function isOpened(name: 'dragOver' | 'drop', dataTransfer: object): boolean {
  const event = createEvent[name](document.body, { dataTransfer });
  fireEvent(document.body, event);
  return !event.defaultPrevented;
}

describe('useFileDrop', () => {
  it('accepts a dropped and a pasted file', () => {
    const { target } = show();
    fireEvent.drop(target, { dataTransfer: carrying([first]) });
    fireEvent.paste(screen.getByLabelText('Text'), { clipboardData: carrying([second]) });
    expect(onFile.mock.calls).toEqual([[first], [second]]);
  });

  it('prefers text to its image, and ignores an empty drop', () => {
    const { target } = show();
    fireEvent.paste(target, { clipboardData: carrying([first], ['text/plain', 'Files']) });
    fireEvent.drop(target, { dataTransfer: carrying([]) });
    expect(onFile).not.toHaveBeenCalled();
  });

  it('takes the first of several files and reports the others', async () => {
    const { target } = show();
    fireEvent.drop(target, { dataTransfer: carrying([first, second]) });
    expect(onFile.mock.calls).toEqual([[first]]);
    expect(await screen.findByText('Only one.')).toBeInTheDocument();
  });

  it('is dropping while a file, not a text, is dragged over it', () => {
    const { target } = show();
    fireEvent.dragOver(target, { dataTransfer: carrying([], ['text/plain']) });
    expect(target).not.toHaveTextContent('Drop it');
    fireEvent.dragOver(target, { dataTransfer: carrying([]) });
    expect(target).toHaveTextContent('Drop it');
    // jsdom has no DragEvent with a related target.
    fireEvent(
      target,
      Object.defineProperty(createEvent.dragLeave(target), 'relatedTarget', { value: screen.getByLabelText('Text') }),
    );
    expect(target).toHaveTextContent('Drop it');
    fireEvent.dragLeave(target);
    expect(target).not.toHaveTextContent('Drop it');
  });

  it('prevents a file that is dropped outside from replacing the page while it is mounted', () => {
    const { unmount } = show();
    expect([isOpened('dragOver', carrying([])), isOpened('drop', carrying([first]))]).toEqual([false, false]);
    expect(isOpened('drop', carrying([], ['text/plain']))).toBe(true);
    unmount();
    expect(isOpened('drop', carrying([first]))).toBe(true);
    expect(onFile).not.toHaveBeenCalled();
  });
});
