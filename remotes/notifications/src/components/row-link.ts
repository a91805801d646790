import { css } from '@cred/vendor';

/** A link that can be pressed anywhere in its row; what lies above it has a `z-index`. */
export const fillsRow = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
