import type { Me } from '@cred/contract';
import { areas, paths, Slot, useMe, type AreaDefinition, type NavigationIcon } from '@cred/platform';
import { Avatar, below, color, font, Logo, motion, radius, space, weight } from '@cred/ui';
import { Link, NavLink, css, styled } from '@cred/vendor';
import { Bell, Bookmark, House, LayoutGrid, MessageCircle, Settings, User, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIdle } from '../lib/idle';

const icons: Readonly<Record<NavigationIcon, LucideIcon>> = {
  home: House,
  bell: Bell,
  bookmark: Bookmark,
  message: MessageCircle,
  settings: Settings,
  user: User,
  grid: LayoutGrid,
};

/** The entries with a count. */
const counts = { bell: 'unread-count', message: 'unread-messages' } as const;

const Count = styled.span`
  margin-left: auto;
  line-height: 1;
`;

const Name = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Handle = styled(Name)`
  color: ${color.muted};
  font-size: ${font.s13};
  font-weight: ${weight.regular};
`;

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: start;
  min-height: 48px;
  margin-bottom: ${space(2)};
  padding: 0 ${space(2)};
  border-radius: ${radius.control};
  &:hover { text-decoration: none; }
`;

const entry = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 48px;
  padding: 0 ${space(3)};
  border-radius: ${radius.control};
  color: ${color.text};
  font-size: ${font.s17};
  line-height: 1.3;
  transition: background-color ${motion.fast};
  svg { flex: none; }
  [data-label] { min-width: 0; white-space: nowrap; }
  &:hover { background: ${color.hover}; text-decoration: none; }
  &:active { background: ${color.pressed}; }
`;

const Entry = styled(NavLink)`
  ${entry}
  &[aria-current='page'] { --avatar-background: ${color.background}; color: ${color.accentText}; background: ${color.accentSoft}; font-weight: ${weight.strong}; }
  &[data-profile] { margin-top: auto; padding-left: ${space(2)}; font-size: ${font.s15}; font-weight: ${weight.strong}; min-height: 56px; }
`;

/** The search button. */
const Start = styled.div`
  > button { ${entry} width: 100%; }
`;

const List = styled.div<{ $narrow: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  height: 100%;
  padding: ${space(3)};

  ${({ $narrow }) =>
    $narrow &&
    `
    ${below.labels} {
      align-items: center;
      ${Entry}, ${Start} > button { width: 48px; padding: 0; justify-content: center; }
      ${Home} { width: 48px; padding: 0; justify-content: center; align-self: center; font-size: 0; gap: 0; overflow: hidden; }
      ${Home} > span { font-size: 0; gap: 0; }
      [data-label] { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
      ${Count} { position: absolute; top: -2px; left: 30px; }
    }
  `}
`;

const entries = Object.values<AreaDefinition>(areas)
  .flatMap((area) => area.navigation)
  .sort((a, b) => a.order - b.order);

interface Props {
  /** Null while it is not known who is signed in: then there are no counts, and no profile. */
  readonly me: Me | null;
  /** Whether it is in the narrow column: below a breakpoint the labels are visible to screen readers only. */
  readonly narrow: boolean;
  /** The search button, rendered above the entries when there is no right column. */
  readonly start?: ReactNode;
}

/** The main navigation (SHELL-3) of the signed-in member. */
export const Navigation = (props: Omit<Props, 'me'>): ReactNode => <NavigationOf {...props} me={useMe()} />;

/** The main navigation: five entries and the member's profile. */
export function NavigationOf({ me, narrow, start }: Props): ReactNode {
  const idle = useIdle();
  return (
    <List as="nav" aria-label="Main" $narrow={narrow}>
      <Home to={paths.home()} aria-label="Cred, home">
        <Logo size={32} wordmark />
      </Home>
      {start && <Start>{start}</Start>}
      {entries.map(({ label, to, icon }) => {
        const Icon = icons[icon];
        const count = icon in counts ? counts[icon as keyof typeof counts] : null;
        return (
          <Entry key={to} to={to} end={to === '/'} title={label}>
            <Icon size={22} strokeWidth={1.75} aria-hidden />
            <span data-label>{label}</span>
            {me && count && idle && (
              <Count>
                <Slot name={count} props={{}} />
              </Count>
            )}
          </Entry>
        );
      })}
      {me && (
        <Entry to={paths.profile(me.username)} data-profile title={me.fullName}>
          <Avatar user={me} size={32} />
          <span data-label>
            <Name>{me.fullName}</Name>
            <Handle>@{me.username}</Handle>
          </span>
        </Entry>
      )}
    </List>
  );
}
