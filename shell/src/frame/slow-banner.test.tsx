import { act, renderInShell, screen } from '@cred/testing';
import { useQuery } from '@cred/vendor';
import { SlowBanner } from './slow-banner';

let answer: (value: string) => void;

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
