import { fireEvent, render, screen } from '@cred/testing';
import { useStickToEnd } from './use-stick-to-end';

interface ListProps {
  readonly first: string;
  readonly outgoing?: string;
}

function List({ first, outgoing }: ListProps) {
  const { scroller, atEnd, onScroll } = useStickToEnd(first, outgoing);
  return (
    <>
      <div ref={scroller} role="log" onScroll={onScroll} />
      {!atEnd && <p>reading above</p>}
    </>
  );
}

/** A list of this height in a view of 200 px; jsdom has no layout of its own. */
const setHeight = (height: number) => {
  Object.defineProperties(screen.getByRole('log'), {
    scrollHeight: { value: height, configurable: true },
    clientHeight: { value: 200, configurable: true },
  });
};

const readAt = (top: number) => {
  screen.getByRole('log').scrollTop = top;
  fireEvent.scroll(screen.getByRole('log'));
};

function open() {
  const { rerender } = render(<List first="b" />);
  const update = (height: number, props: ListProps = { first: 'b' }) => {
    setHeight(height);
    rerender(<List {...props} />);
    return screen.getByRole('log').scrollTop;
  };
  return { update };
}

describe('useStickToEnd', () => {
  it('follows new messages while the reader is at the end', () => {
    const { update } = open();
    expect(update(1_000)).toBe(1_000);
    readAt(760);
    expect(update(1_100)).toBe(1_100);
  });

  it('leaves the reader above where they are', () => {
    const { update } = open();
    update(1_000);
    readAt(300);
    expect(screen.getByText('reading above')).toBeInTheDocument();
    expect(update(1_200)).toBe(300);
  });

  it('keeps the same message in view when earlier ones come in above', () => {
    const { update } = open();
    update(1_000);
    readAt(100);
    expect(update(1_500, { first: 'a' })).toBe(600);
  });

  it('goes to the end when a message is sent, and stays put when it is taken back', () => {
    const { update } = open();
    update(1_000);
    readAt(300);
    expect(update(1_050, { first: 'b', outgoing: 'x' })).toBe(1_050);
    readAt(200);
    expect(update(1_000, { first: 'b' })).toBe(200);
  });
});
