import { paths } from '@cred/platform';
import { PageHeader, useDocumentTitle } from '@cred/ui';
import type { ReactNode } from 'react';

interface SubpageProps {
  readonly title: string;
  readonly subtitle?: string;
  readonly children: ReactNode;
}

/** A page below the menu: its title, which is also the document title, and a back button. */
export function Subpage({ title, subtitle, children }: SubpageProps) {
  useDocumentTitle(title);
  return (
    <>
      <PageHeader title={title} back={paths.settings()} {...(subtitle && { subtitle })} />
      {children}
    </>
  );
}
