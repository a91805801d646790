import { VisuallyHidden, color, font, radius, weight } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useUnreadCount } from '../api/get-notifications';

const MOST = 99;

/** The slot 'unread-count': a small number beside the navigation's entry; nothing when there is none. */
export function UnreadCount() {
  const count = useUnreadCount() ?? 0;
  if (count === 0) return null;
  return (
    <Badge>
      <span aria-hidden>{count > MOST ? `${MOST}+` : count}</span>
      <VisuallyHidden>{count === 1 ? '1 unread notification' : `${count} unread notifications`}</VisuallyHidden>
    </Badge>
  );
}

const Badge = styled.span`
  display: inline-block;
  min-width: 20px;
  padding-inline: 6px;
  border-radius: ${radius.pill};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${font.s13};
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  line-height: 20px;
  text-align: center;
`;
