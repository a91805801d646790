import type { Reference } from '@cred/contract';
import { Button, notify } from '@cred/ui';
import { Copy } from 'lucide-react';
import { citationOf } from '../../lib/citation';

/** Copies a reference as the text of a citation (POST-52). */
export function CopyCitation({ reference }: { readonly reference: Reference }) {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(citationOf(reference));
      notify.success('The citation is copied');
    } catch {
      notify.error('The citation could not be copied. Select its text instead.');
    }
  };
  return (
    <Button variant="ghost" size="sm" aria-label={`Copy citation: ${reference.title}`} onClick={() => void copy()}>
      <Copy size={16} strokeWidth={1.75} aria-hidden />
      Copy citation
    </Button>
  );
}
