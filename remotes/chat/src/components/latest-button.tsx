import { CountBadge, VisuallyHidden, color, font, motion, radius, shadow, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { ArrowDown } from 'lucide-react';

interface LatestButtonProps {
  /** The number of new messages below the view. */
  readonly count: number;
  readonly onClick: () => void;
}

const ToEnd = styled.button`
  position: absolute;
  inset: auto 0 ${space(2)};
  display: flex;
  align-items: center;
  gap: ${space(2)};
  width: max-content;
  min-height: ${space(10)};
  margin-inline: auto;
  padding-inline: ${space(3)} ${space(4)};
  border: 1px solid ${color.control};
  border-radius: ${radius.pill};
  background: ${color.raised};
  box-shadow: ${shadow.floating};
  font-size: ${font.s13};
  transition: background-color ${motion.fast};
  &:hover {
    background: ${color.hover};
  }
  &:active {
    background: ${color.pressed};
  }
`;

/** Scrolls to the end of the conversation. */
export const LatestButton = ({ count, onClick }: LatestButtonProps) => (
  <ToEnd type="button" onClick={onClick}>
    <ArrowDown size={18} strokeWidth={1.75} aria-hidden />
    Latest messages
    {count > 0 && (
      <CountBadge>
        <span aria-hidden>{count > 99 ? '99+' : count}</span>
        <VisuallyHidden>{`${count} new`}</VisuallyHidden>
      </CountBadge>
    )}
  </ToEnd>
);
