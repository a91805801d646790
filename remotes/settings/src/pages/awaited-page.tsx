import { paths } from '@cred/platform';
import { EmptyState, PageHeader } from '@cred/ui';
import { Wrench } from 'lucide-react';

/** A page of the account that is not built yet: it says so, and leads back. */
export const AwaitedPage = ({ title }: { title: string }) => (
  <>
    <PageHeader title={title} back={paths.settings()} />
    <EmptyState icon={Wrench}>This page is not available yet. Your account stays as it is.</EmptyState>
  </>
);
