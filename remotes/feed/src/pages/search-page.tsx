import { type schemas } from '@cred/contract';
import { color, PageHeader, space, Tabs } from '@cred/ui';
import { styled, useSearchParams } from '@cred/vendor';
import { useCallback } from 'react';
import { OrderChoice } from '../components/order-choice';
import { FoundMembers } from '../components/search/found-members';
import { FoundPosts } from '../components/search/found-posts';
import { SearchForm } from '../components/search/search-form';
import { SearchHelp } from '../components/search/search-help';

const tabs = [
  { id: 'posts', label: 'Posts' },
  { id: 'members', label: 'Members' },
] as const;

const orders: readonly { readonly id: schemas.SearchOrder; readonly label: string }[] = [
  { id: 'relevance', label: 'Most relevant' },
  { id: 'newest', label: 'Newest' },
];

const Orders = styled.div`
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.line};
`;

/** The search for posts and members (POST-70). The address has the query, the tab and the order. */
export function SearchPage() {
  const [params, setParams] = useSearchParams();
  const q = (params.get('q') ?? '').trim();
  const tab = params.get('tab') === 'members' ? 'members' : 'posts';
  const order = params.get('order') === 'newest' ? 'newest' : 'relevance';
  const change = useCallback(
    (name: string, value: string) =>
      setParams(
        (current) => {
          if (value === '') current.delete(name);
          else current.set(name, value);
          return current;
        },
        { replace: true },
      ),
    [setParams],
  );
  const onQuery = useCallback((next: string) => change('q', next), [change]);
  return (
    <>
      <PageHeader title="Search" />
      <SearchForm label={tab === 'posts' ? 'Search posts' : 'Search members'} q={q} onQuery={onQuery} />
      <Tabs label="Results" tabs={tabs} selected={tab} onSelect={(id) => change('tab', id === 'posts' ? '' : id)} />
      {tab === 'members' ? (
        <FoundMembers term={q} />
      ) : q === '' ? (
        <SearchHelp />
      ) : (
        <>
          <Orders>
            <OrderChoice
              label="Order"
              orders={orders}
              selected={order}
              onSelect={(id) => change('order', id === 'relevance' ? '' : id)}
            />
          </Orders>
          <FoundPosts key={`${q} ${order}`} q={q} order={order} />
        </>
      )}
    </>
  );
}
