import { callApiPage, type Page } from '@cred/api-client';
import type { UserSummary } from '@cred/contract';
import { infiniteQueryOptions, useInfiniteQuery } from '@cred/vendor';

/** Whether the members who rated or those who reposted are listed. */
export type PeopleKind = 'ratings' | 'reposts';

/** A member who rated a post with this number of stars, or who reposted it, with or without a text. */
export interface PostPerson {
  readonly key: string;
  readonly user: UserSummary;
  readonly stars?: number;
  readonly text?: string | null;
}

async function getPeople(
  kind: PeopleKind,
  postId: string,
  cursor: string | null,
  signal: AbortSignal,
): Promise<Page<PostPerson[]>> {
  const input = { params: { id: postId }, query: cursor === null ? {} : { cursor } };
  if (kind === 'ratings') {
    const { items, nextCursor } = await callApiPage('getPostRatings', input, { signal });
    return { items: items.map(({ user, value }) => ({ key: user.id, user, stars: value })), nextCursor };
  }
  const { items, nextCursor } = await callApiPage('getPostReposts', input, { signal });
  return { items: items.map(({ id, user, additionalText }) => ({ key: id, user, text: additionalText })), nextCursor };
}

/** A closed list is not cached, so that it shows the present state at its next opening. */
const peopleQuery = (kind: PeopleKind, postId: string) =>
  infiniteQueryOptions({
    queryKey: ['post-people', kind, postId],
    queryFn: ({ pageParam, signal }) => getPeople(kind, postId, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    // A rating that is changed between the requests of two pages is on both.
    select: (data) => [...new Map(data.pages.flatMap((page) => page.items).map((each) => [each.key, each])).values()],
    gcTime: 0,
  });

export const usePostPeople = (kind: PeopleKind, postId: string) => useInfiniteQuery(peopleQuery(kind, postId));
