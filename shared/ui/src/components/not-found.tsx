import { Link } from '@cred/vendor';
import { Compass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../hooks/use-document-title';
import { EmptyState } from './empty-state';
import { PageHeader } from './page-header';

/** Shown for an unknown address, and for content whose existence must not be revealed to the member. */
export function NotFound({ home, homeLabel }: { readonly home: string; readonly homeLabel: string }): ReactNode {
  useDocumentTitle('Page not found');
  return (
    <>
      <PageHeader title="Page not found" />
      <EmptyState icon={Compass} action={<Link to={home}>{homeLabel}</Link>}>
        There is nothing at this address. It may have moved, or the link may be mistyped.
      </EmptyState>
    </>
  );
}
