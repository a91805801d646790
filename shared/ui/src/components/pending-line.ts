import { css, keyframes } from '@cred/vendor';

const travel = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(350%); }
`;

/**
 * The styles of a thin line that moves along the lower edge of a pending control; takes no space. With reduced motion
 * the line is still.
 */
export const pendingLine = css`
  content: '';
  position: absolute;
  inset: auto auto 0 0;
  width: 30%;
  height: 3px;
  border-radius: 2px;
  background: currentColor;
  animation: ${travel} 1.1s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) { width: 100%; animation: none; }
`;
