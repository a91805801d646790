import { IconButton } from '@cred/ui';
import { useLocation } from '@cred/vendor';
import { Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { SearchDialog } from './search-dialog';

/** Opens the search where there is no right column. `full`: over the whole screen. */
export function SearchButton({ full }: { readonly full: boolean }): ReactNode {
  const { key } = useLocation();
  // Bound to one address: navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <>
      <IconButton label="Search members" icon={Search} aria-haspopup="dialog" onClick={() => setOpenAt(key)} />
      <SearchDialog open={openAt === key} onClose={() => setOpenAt(null)} full={full} />
    </>
  );
}
