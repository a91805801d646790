import { IconButton } from '@cred/ui';
import { useLocation } from '@cred/vendor';
import { Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { SearchDialog } from './search-dialog';

/** Opens the search when there is no right column. `full`: the search fills the whole screen. */
export function SearchButton({ full }: { readonly full: boolean }): ReactNode {
  const { key } = useLocation();
  // The location at which the dialog was opened: a navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <>
      <IconButton
        data-shortcut="search"
        label="Search members"
        icon={Search}
        aria-haspopup="dialog"
        onClick={() => setOpenAt(key)}
      />
      <SearchDialog open={openAt === key} onClose={() => setOpenAt(null)} full={full} />
    </>
  );
}
