import { act, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { collectPageTitle, setPageTitle, useDocumentTitle, useTitleCount, useTitleSum } from './use-document-title';
import { useLogError } from './use-log-error';
import { useOneAtATime } from './use-one-at-a-time';

describe('useOneAtATime', () => {
  it('runs the next action only after the previous one ended, even with an error', async () => {
    const { result } = renderHook(() => useOneAtATime());
    let fail = (): void => undefined;
    const first = jest.fn(() => new Promise((_, reject) => (fail = () => reject(new Error('no')))));
    const second = jest.fn(() => Promise.resolve());
    result.current(first);
    result.current(second);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
    await act(async () => fail());
    result.current(second);
    expect(second).toHaveBeenCalledTimes(1);
  });
});

describe('useLogError', () => {
  it('logs a failure once, for any number of components that show it', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = new Error('down');
    renderHook(() => useLogError('Posts error', error));
    renderHook(() => useLogError('Posts error', error));
    expect(logged.mock.calls).toEqual([['Posts error', error]]);
    renderHook(() => useLogError('Posts error', new Error('down again')));
    expect(logged).toHaveBeenCalledTimes(2);
    logged.mockRestore();
  });
});

describe('the document title', () => {
  it("is the page's name, then the product's", () => {
    const { rerender } = renderHook(({ name }) => useDocumentTitle(name), { initialProps: { name: 'Home' } });
    expect(document.title).toBe('Home · Cred');
    rerender({ name: 'Settings' });
    expect(document.title).toBe('Settings · Cred');
  });

  it('has a sum that a component can show, each item once (SHELL-13)', () => {
    const { result } = renderHook(() => useTitleSum());
    expect(result.current).toBeNull();
    const bells = renderHook(() => useTitleCount('bells', 3));
    const letters = renderHook(() => useTitleCount('letters', 2));
    const lettersAgain = renderHook(() => useTitleCount('letters', 2));
    expect(result.current).toBe('5');
    const many = renderHook(() => useTitleCount('letters', 100));
    expect(result.current).toBe('99+');
    for (const { unmount } of [bells, letters, lettersAgain, many]) unmount();
    expect(result.current).toBeNull();
  });

  it('starts with the count on every page while a component counts', () => {
    setPageTitle('Home');
    const { rerender, unmount } = renderHook(({ count }) => useTitleCount('bells', count), {
      initialProps: { count: 3 },
    });
    expect(document.title).toBe('(3) Home · Cred');
    setPageTitle('Notifications');
    expect(document.title).toBe('(3) Notifications · Cred');
    // Two components show the same count.
    renderHook(() => useTitleCount('bells', 3)).unmount();
    expect(document.title).toBe('(3) Notifications · Cred');
    // Another one counts something else.
    const other = renderHook(() => useTitleCount('letters', 2));
    expect(document.title).toBe('(5) Notifications · Cred');
    other.unmount();
    expect(document.title).toBe('(3) Notifications · Cred');
    rerender({ count: 100 });
    expect(document.title).toBe('(99+) Notifications · Cred');
    rerender({ count: 0 });
    expect(document.title).toBe('Notifications · Cred');
    rerender({ count: 1 });
    unmount();
    expect(document.title).toBe('Notifications · Cred');
  });

  it('is known on the server without effects: of nested components the outer one’s, as in browsers', () => {
    function Page({ name, children }: { readonly name: string; readonly children?: ReactNode }) {
      useDocumentTitle(name);
      return <div>{children}</div>;
    }
    setPageTitle('Home');
    const page = (
      <Page name="Outer">
        <Page name="Inner" />
      </Page>
    );
    expect(collectPageTitle(() => renderToString(page))).toEqual({ result: '<div><div></div></div>', name: 'Outer' });
    expect(collectPageTitle(() => renderToString(<div />)).name).toBeNull();
    expect(document.title).toBe('Home · Cred');
    render(page);
    expect(document.title).toBe('Outer · Cred');
  });
});
