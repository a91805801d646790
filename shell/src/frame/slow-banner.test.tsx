import { act, renderInShell, screen } from '@cred/testing';
import { useQuery } from '@cred/vendor';
import { useEffect, useState } from 'react';
import { SlowBanner } from './slow-banner';

let answer: (value: string) => void;

/** Another part, which has its answer before 5 s. */
function QuickPart({ name }: { readonly name: string }) {
  useQuery({ queryKey: [name], queryFn: () => new Promise((resolve) => setTimeout(resolve, 3_000, name)) });
  return null;
}

function Page() {
  const { data } = useQuery({
    queryKey: ['page'],
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
  });
  return <p>{data ?? 'Empty'}</p>;
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] }));
afterEach(() => jest.useRealTimers());

it('says after 5 s that something of the page is awaited, until it is there (SHELL-16)', async () => {
  renderInShell(
    <>
      <SlowBanner />
      <Page />
    </>,
  );
  await act(() => jest.advanceTimersByTimeAsync(4_900));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('status')).toHaveTextContent('The server has not answered yet.');
  await act(async () => {
    answer('Posts');
    await jest.advanceTimersByTimeAsync(10);
  });
  expect(screen.getByText('Posts')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says nothing about parts that are quick one after the other, or that are loaded ahead', async () => {
  function TwoParts() {
    const [isSecond, setSecond] = useState(false);
    useEffect(() => {
      const timer = setTimeout(() => setSecond(true), 2_500);
      return () => clearTimeout(timer);
    }, []);
    return (
      <>
        <QuickPart name="first" />
        {isSecond && <QuickPart name="second" />}
      </>
    );
  }
  const { queryClient } = renderInShell(
    <>
      <SlowBanner />
      <TwoParts />
    </>,
  );
  void queryClient.prefetchQuery({ queryKey: ['ahead'], queryFn: () => new Promise(() => undefined) });
  await act(() => jest.advanceTimersByTimeAsync(5_400));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
