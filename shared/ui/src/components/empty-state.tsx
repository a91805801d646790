import { styled } from '@cred/vendor';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { color, radius, space } from '../tokens/tokens';

/** `minmax` and the wrapping keep what a member typed, which the text may quote, within the width. */
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space(4)};
  padding: ${space(16)} ${space(6)};
  color: ${color.muted};
  text-align: center;
  text-wrap: balance;

  > p {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
`;

const IconCircle = styled.span`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: ${radius.pill};
  background: ${color.accentSoft};
  color: ${color.accentText};
`;

export interface EmptyStateProps {
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Shown for an empty list, with an optional next action. */
export function EmptyState({ icon: Icon, children, action }: EmptyStateProps): ReactNode {
  return (
    <Frame>
      {Icon && (
        <IconCircle>
          <Icon size={28} strokeWidth={1.75} aria-hidden />
        </IconCircle>
      )}
      <p>{children}</p>
      {action}
    </Frame>
  );
}
