import { keyframes, styled } from '@cred/vendor';
import type { ReactNode } from 'react';
import { color, space } from '../tokens/tokens';
import { VisuallyHidden } from './visually-hidden';

const turn = keyframes`to { transform: rotate(1turn); }`;

const Frame = styled.div`
  display: grid;
  place-items: center;
  padding: ${space(6)};
  color: ${color.accentText};
`;

const Ring = styled.span<{ $size: number }>`
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: 3px solid ${color.pressed};
  border-top-color: currentColor;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`;

/** A loading indicator; `label` describes it to screen readers. `size` in px. */
export function Spinner({ label, size = 28 }: { readonly label: string; readonly size?: number }): ReactNode {
  return (
    <Frame role="status">
      <Ring $size={size} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Frame>
  );
}
