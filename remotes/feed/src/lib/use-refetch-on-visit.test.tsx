import { act, makePost, renderInShell, screen } from '@cred/testing';
import { useInfiniteQuery } from '@cred/vendor';
import { useState } from 'react';
import { flattenPages, type PostPages } from '../api/post-lists';
import { refetchOnVisitOnly, useRefetchOnVisit } from './use-refetch-on-visit';

const queryKey = ['posts', 'of the test'];
/** Ends the requests that are in flight, in the order in which they were made. */
let answers: ((text: string) => void)[] = [];
const fetchPage = (signal: AbortSignal): Promise<PostPages['pages'][number]> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    answers.push((text) => resolve({ items: [makePost({ text })], nextCursor: null }));
  });

function List() {
  const { data = [] } = useInfiniteQuery({
    queryKey,
    queryFn: ({ signal }) => fetchPage(signal),
    initialPageParam: null as string | null,
    getNextPageParam: () => null,
    select: flattenPages,
    ...refetchOnVisitOnly,
  });
  useRefetchOnVisit(queryKey);
  return <p>{data.map(({ text }) => text).join()}</p>;
}

/** Shows the list, and in its place the same list of another build. */
function Area() {
  const [build, setBuild] = useState('first');
  return (
    <>
      <List key={build} />
      <button onClick={() => setBuild('second')}>Show the other build</button>
    </>
  );
}

it('fetches a list for a build that replaces another one whose request is in flight', async () => {
  answers = [];
  const { user } = renderInShell(<Area />);
  await act(async () => answers.splice(0).forEach((answer) => answer('old')));
  expect(await screen.findByText('old')).toBeInTheDocument();
  await user.click(screen.getByText('Show the other build'));
  await act(async () => answers.splice(0).forEach((answer) => answer('new')));
  expect(await screen.findByText('new')).toBeInTheDocument();
});
