import { IconButton } from '@cred/ui';
import { useLocation } from '@cred/vendor';
import { Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { SearchDialog } from './search-dialog';

const LABEL = 'Search members';

/**
 * Opens the search when there is no right column. `full`: the search fills the whole screen; otherwise the button is an
 * entry of the navigation, with a label.
 */
export function SearchButton({ full }: { readonly full: boolean }): ReactNode {
  const { key } = useLocation();
  // The location at which the dialog was opened: a navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const shared = {
    'data-shortcut': 'search',
    'aria-haspopup': 'dialog',
    onClick: () => setOpenAt(key),
  } as const;
  return (
    <>
      {full ? (
        <IconButton {...shared} label={LABEL} icon={Search} />
      ) : (
        <button {...shared} type="button" title={LABEL}>
          <Search size={22} strokeWidth={1.75} aria-hidden />
          <span data-label>{LABEL}</span>
        </button>
      )}
      <SearchDialog open={openAt === key} onClose={() => setOpenAt(null)} full={full} />
    </>
  );
}
