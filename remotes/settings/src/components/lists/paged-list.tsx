import { Button, EmptyState, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import type { LucideIcon } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import type { Item, PagedResult } from '../../lib/paged';
import { QueryState } from '../query-state';
import { RowSkeletons } from './row-skeletons';
import { Section } from './section';

interface PagedListProps<T extends Item> {
  readonly query: PagedResult<T>;
  /** The accessible name of the list. */
  readonly label: string;
  /** The error text when the list could not be loaded. */
  readonly errorTitle: string;
  readonly emptyIcon: LucideIcon;
  readonly emptyText: string;
  /**
   * Renders one item as a list item. `focusList` moves the focus to the list when the item and its buttons are removed.
   */
  readonly children: (item: T, focusList: () => void) => ReactNode;
}

const End = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(5)} ${space(4)};
`;

/** A list in every state of its query, with a button that loads more items. */
export function PagedList<T extends Item>(props: PagedListProps<T>) {
  const section = useRef<HTMLElement>(null);
  return (
    <Section ref={section} aria-label={props.label} tabIndex={-1}>
      <Items {...props} focusList={() => section.current?.focus()} />
    </Section>
  );
}

function Items<T extends Item>({
  query,
  label,
  errorTitle,
  emptyIcon,
  emptyText,
  focusList,
  children,
}: PagedListProps<T> & { readonly focusList: () => void }) {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  // The loaded pages are empty, but there are more pages.
  if (!data || (data.length === 0 && hasNextPage))
    return (
      <QueryState query={query} errorTitle={errorTitle}>
        <RowSkeletons label={`Loading: ${label}`} />
      </QueryState>
    );
  if (data.length === 0) return <EmptyState icon={emptyIcon}>{emptyText}</EmptyState>;
  return (
    <>
      <ul aria-label={label}>{data.map((item) => children(item, focusList))}</ul>
      {hasNextPage && (
        <End>
          {isFetchNextPageError && <p role="alert">The rest could not be loaded. {query.error?.message}</p>}
          <Button pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchNextPageError ? 'Try again' : 'Show more'}
          </Button>
        </End>
      )}
    </>
  );
}
