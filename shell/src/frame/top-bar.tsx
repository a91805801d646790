import { paths, Slot } from '@cred/platform';
import {
  abovePhone,
  color,
  CountBadge,
  Drawer,
  frame,
  IconButton,
  Logo,
  radius,
  space,
  useTitleSum,
  VisuallyHidden,
} from '@cred/ui';
import { Link, styled, useLocation } from '@cred/vendor';
import { Menu, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useIdle } from '../lib/idle';
import { SearchButton } from '../search/search-button';
import { Navigation } from './navigation';

export const Bar = styled.header`
  position: sticky;
  z-index: 20;
  top: ${frame.above};
  display: flex;
  align-items: center;
  gap: ${space(1)};
  height: ${frame.topBar}px;
  padding: 0 ${space(2)};
  border-bottom: 1px solid ${color.line};
  background: ${color.background};
  ${abovePhone} { display: none; }
  /* A page that names itself and leads back, such as a conversation. */
  body:has([data-own-header]) & { display: none; }
`;

/** The margin reserves space for the count, even when there is none. */
const Opener = styled.div`
  position: relative;
  margin-right: ${space(5)};
`;

const Count = styled.span`
  position: absolute;
  top: -3px;
  left: 27px;
  line-height: 1;
  pointer-events: none;
  &:not(:empty) { border-radius: ${radius.pill}; box-shadow: 0 0 0 2px ${color.background}; }
  > * { display: block; }
`;

export const Home = styled(Link)`
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

/**
 * What is unread, as in the tab's title (SHELL-13): the areas' counts for screen readers, and one number. A message is in
 * both areas, and counts once.
 */
function Unread(): ReactNode {
  const sum = useTitleSum();
  return (
    <>
      <VisuallyHidden>
        <Slot name="unread-count" props={{}} /> <Slot name="unread-messages" props={{}} />
      </VisuallyHidden>
      <Count aria-hidden>{sum !== null && <CountBadge>{sum}</CountBadge>}</Count>
    </>
  );
}

/** The header on small screens: the logo, and a button with the number of what is unread that opens the navigation. */
export function TopBar(): ReactNode {
  const { key } = useLocation();
  // The location at which the drawer was opened: a navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const idle = useIdle();
  return (
    <Bar>
      <Opener>
        <IconButton
          label="Open navigation"
          icon={Menu}
          aria-expanded={open}
          aria-haspopup="dialog"
          onClick={() => setOpenAt(key)}
        />
        {idle && <Unread />}
      </Opener>
      <Home to={paths.home()} aria-label="Cred, home">
        <Logo size={28} wordmark />
      </Home>
      <End>
        <SearchButton full />
      </End>
      <Drawer open={open} onClose={() => setOpenAt(null)} label="Navigation">
        <Close>
          <IconButton label="Close navigation" icon={X} onClick={() => setOpenAt(null)} />
        </Close>
        <Navigation narrow={false} />
      </Drawer>
    </Bar>
  );
}
