import { paths } from '@cred/platform';
import { EmptyState, PageHeader } from '@cred/ui';
import { Link } from '@cred/vendor';
import { Compass } from 'lucide-react';
import { useDocumentTitle } from '../lib/use-document-title';

/** What the shell shows at an address where nothing lives: for pages that a member must not know of. */
export function NotFound() {
  useDocumentTitle('Page not found');
  return (
    <>
      <PageHeader title="Page not found" />
      <EmptyState icon={Compass} action={<Link to={paths.home()}>Back to Home</Link>}>
        There is nothing at this address. It may have moved, or the link may be mistyped.
      </EmptyState>
    </>
  );
}
