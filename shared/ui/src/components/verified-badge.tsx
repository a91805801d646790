import { styled } from '@cred/vendor';
import type { ReactNode } from 'react';
import { color } from '../tokens/tokens';
import { Tooltip } from './tooltip';

const text = 'Verified medical professional';

const Badge = styled.svg`
  flex: none;
  .seal { fill: ${color.verified}; }
  .tick { stroke: ${color.background}; }
`;

/** Shown next to the name of a verified member (POST-4). `size` in px. */
export function VerifiedBadge({ size = 16 }: { readonly size?: number }): ReactNode {
  return (
    <Tooltip text={text}>
      <Badge width={size} height={size} viewBox="0 0 24 24" fill="none" role="img" aria-label={text}>
        <path
          className="seal"
          d="M12 1.5l2.7 2 3.4-.2 1 3.2 2.8 1.9-1.1 3.2 1.1 3.2-2.8 1.9-1 3.2-3.4-.2-2.7 2-2.7-2-3.4.2-1-3.2-2.8-1.9 1.1-3.2-1.1-3.2 2.8-1.9 1-3.2 3.4.2z"
        />
        <path
          className="tick"
          d="m7.8 11.9 2.9 2.9 5.6-5.8"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </Badge>
    </Tooltip>
  );
}
