import { act, render, scrollPage, screen } from '@cred/testing';
import { MemoryRouter, Route, Routes, useNavigate } from '@cred/vendor';
import { useEffect, useRef } from 'react';
import { usePageChange } from './use-page-change';

let go: ReturnType<typeof useNavigate>;
let observed = 0;
let grow: () => void;

class PageObserver {
  constructor(callback: () => void) {
    grow = callback;
  }
  observe(): void {
    observed += 1;
  }
  unobserve(): void {}
  disconnect(): void {
    observed -= 1;
  }
}

/** A list that restores the focus to its article. */
function List() {
  const article = useRef<HTMLElement>(null);
  useEffect(() => article.current?.focus(), []);
  return (
    <article ref={article} tabIndex={-1}>
      what was read
    </article>
  );
}

function Page() {
  const main = useRef<HTMLElement>(null);
  usePageChange(main);
  go = useNavigate();
  return (
    <main ref={main} tabIndex={-1}>
      <Routes>
        <Route path="/" element={<List />} />
        <Route path="*" element={<h1 tabIndex={-1}>Elsewhere</h1>} />
      </Routes>
    </main>
  );
}

const pageHeight = (height: number): void => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: height });
};
const openPage = (): void => {
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
};

describe('the scroll position', () => {
  const tall = document.documentElement.scrollHeight;
  const quiet = globalThis.ResizeObserver;
  let scrollTo: jest.SpyInstance;
  beforeEach(() => {
    observed = 0;
    globalThis.ResizeObserver = PageObserver as unknown as typeof ResizeObserver;
    scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });
  afterEach(() => {
    globalThis.ResizeObserver = quiet;
    scrollTo.mockRestore();
    pageHeight(tall);
  });
  const leaveAndComeBack = (top: number): void => {
    openPage();
    scrollPage(top);
    act(() => void go('/elsewhere'));
    scrollTo.mockClear();
    act(() => void go(-1));
  };

  it('is restored once after Back when the page is tall enough at once', () => {
    leaveAndComeBack(5_000);
    expect(scrollTo.mock.calls).toEqual([[0, 5_000]]);
    expect(observed).toBe(0);
  });

  it('is restored later when the page is not tall enough yet', () => {
    openPage();
    scrollPage(5_000);
    act(() => void go('/elsewhere'));
    pageHeight(900);
    act(() => void go(-1));
    expect(observed).toBe(1);
    pageHeight(9_000);
    scrollTo.mockClear();
    act(() => grow());
    expect(scrollTo.mock.calls).toEqual([[0, 5_000]]);
    expect(observed).toBe(0);
  });

  it.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])("is not restored after the member's input (%s)", (type) => {
    openPage();
    scrollPage(5_000);
    act(() => void go('/elsewhere'));
    pageHeight(900);
    act(() => void go(-1));
    window.dispatchEvent(new Event(type));
    expect(observed).toBe(0);
  });

  it('is at the top after forward navigation', () => {
    openPage();
    scrollPage(5_000);
    scrollTo.mockClear();
    act(() => void go('/elsewhere'));
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  });
});

describe('the focus after a navigation', () => {
  it('moves to the heading, but stays in a list that restored it', () => {
    openPage();
    act(() => void go('/elsewhere'));
    expect(screen.getByRole('heading', { name: 'Elsewhere' })).toHaveFocus();
    act(() => void go(-1));
    expect(screen.getByText('what was read')).toHaveFocus();
  });
});
