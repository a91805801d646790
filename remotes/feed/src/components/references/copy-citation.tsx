import type { Reference } from '@cred/contract';
import { Button, notify, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { Copy } from 'lucide-react';
import { citationOf } from '../../lib/citation';

/** The margin aligns the icon with the text above it. */
const Copying = styled(Button)`
  margin-left: -${space(3)};
`;

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
    <Copying variant="ghost" size="sm" aria-label={`Copy citation: ${reference.title}`} onClick={() => void copy()}>
      <Copy size={16} strokeWidth={1.75} aria-hidden />
      Copy citation
    </Copying>
  );
}
