import { act, render, scrollPage, screen } from '@cred/testing';
import { keepOverReload, readKept, startKeeping } from '@cred/platform';
import { Route, Routes, useNavigate } from '@cred/vendor';
import { MemoryRouter } from '@cred/vendor/server';
import { useEffect, useRef } from 'react';
import { usePageChange } from './use-page-change';

let navigate: ReturnType<typeof useNavigate>;
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
  navigate = useNavigate();
  return (
    <main ref={main} tabIndex={-1}>
      <Routes>
        <Route path="/" element={<List />} />
        <Route path="*" element={<h1 tabIndex={-1}>Elsewhere</h1>} />
      </Routes>
    </main>
  );
}

const setPageHeight = (height: number): void => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: height });
};
const openPage = (key = 'default'): void => {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/', key }]}>
      <Page />
    </MemoryRouter>,
  );
};

describe('the scroll position', () => {
  const originalHeight = document.documentElement.scrollHeight;
  const originalObserver = globalThis.ResizeObserver;
  let scrollTo: jest.SpyInstance;
  beforeEach(() => {
    observed = 0;
    globalThis.ResizeObserver = PageObserver as unknown as typeof ResizeObserver;
    scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });
  afterEach(() => {
    globalThis.ResizeObserver = originalObserver;
    scrollTo.mockRestore();
    setPageHeight(originalHeight);
  });
  const leaveAndGoBack = (top: number): void => {
    openPage();
    scrollPage(top);
    act(() => void navigate('/elsewhere'));
    scrollTo.mockClear();
    act(() => void navigate(-1));
  };

  it('is restored once after Back when the page is tall enough at once', () => {
    leaveAndGoBack(5_000);
    expect(scrollTo.mock.calls).toEqual([[0, 5_000]]);
    expect(observed).toBe(0);
  });

  it('is restored later when the page is not tall enough yet', () => {
    openPage();
    scrollPage(5_000);
    act(() => void navigate('/elsewhere'));
    setPageHeight(900);
    act(() => void navigate(-1));
    expect(observed).toBe(1);
    setPageHeight(9_000);
    scrollTo.mockClear();
    act(() => grow());
    expect(scrollTo.mock.calls).toEqual([[0, 5_000]]);
    expect(observed).toBe(0);
  });

  it.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])("is not restored after the member's input (%s)", (type) => {
    openPage();
    scrollPage(5_000);
    act(() => void navigate('/elsewhere'));
    setPageHeight(900);
    act(() => void navigate(-1));
    window.dispatchEvent(new Event(type));
    expect(observed).toBe(0);
  });

  it('is at the top after forward navigation', () => {
    openPage();
    scrollPage(5_000);
    scrollTo.mockClear();
    act(() => void navigate('/elsewhere'));
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  });
});

describe('the scroll position after a reload (SHELL-15)', () => {
  let scrollTo: jest.SpyInstance;
  beforeEach(() => {
    scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    scrollPage(0);
    setPageHeight(9_000);
    startKeeping('page-positions');
    keepOverReload('page-positions', new Map([['reloaded', 700]]));
  });
  afterEach(() => {
    document.body.removeAttribute('data-keeps-place');
    scrollTo.mockRestore();
    setPageHeight(0);
  });

  it('is kept when the page is unloaded', () => {
    openPage('left');
    scrollPage(1_200);
    window.dispatchEvent(new Event('pagehide'));
    expect(readKept('page-positions').get('left')).toBe(1_200);
  });

  it('is restored for the same history entry only', () => {
    openPage('another');
    expect(scrollTo).not.toHaveBeenCalled();
    openPage('reloaded');
    expect(scrollTo.mock.calls).toEqual([[0, 700]]);
  });

  it('is left to a list that keeps its own place', () => {
    document.body.setAttribute('data-keeps-place', '');
    openPage('reloaded');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it("stays where the member has scrolled the server's markup", () => {
    scrollPage(30);
    openPage('reloaded');
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe('the focus after a navigation', () => {
  it('moves to the heading, but stays in a list that restored it', () => {
    openPage();
    act(() => void navigate('/elsewhere'));
    expect(screen.getByRole('heading', { name: 'Elsewhere' })).toHaveFocus();
    act(() => void navigate(-1));
    expect(screen.getByText('what was read')).toHaveFocus();
  });
});
