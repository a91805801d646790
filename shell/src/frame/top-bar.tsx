import { paths } from '@cred/platform';
import { color, Drawer, frame, IconButton, Logo, space } from '@cred/ui';
import { Link, styled, useLocation } from '@cred/vendor';
import { Menu, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { SearchButton } from '../search/search-button';
import { Navigation } from './navigation';

/** On small screens: the mark, and a button that slides the navigation in. */
export function TopBar(): ReactNode {
  const { key } = useLocation();
  // Open for one address: whatever leads to another one closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  return (
    <Bar>
      <IconButton label="Open navigation" icon={Menu} aria-expanded={open} aria-haspopup="dialog" onClick={() => setOpenAt(key)} />
      <Home to={paths.home()} aria-label="Cred, home"><Logo size={28} wordmark /></Home>
      <End><SearchButton full /></End>
      <Drawer open={open} onClose={() => setOpenAt(null)} label="Navigation">
        <Close><IconButton label="Close navigation" icon={X} onClick={() => setOpenAt(null)} /></Close>
        <Navigation narrow={false} />
      </Drawer>
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  z-index: 20;
  top: 0;
  display: flex;
  align-items: center;
  gap: ${space(1)};
  height: ${frame.topBar}px;
  padding: 0 ${space(2)};
  border-bottom: 1px solid ${color.line};
  background: ${color.background};
`;

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 40px;
  padding: 0 ${space(1)};
  &:hover { text-decoration: none; }
`;

const End = styled.div`
  margin-left: auto;
`;

const Close = styled.div`
  position: absolute;
  z-index: 1;
  top: ${space(4)};
  right: ${space(2)};
`;
