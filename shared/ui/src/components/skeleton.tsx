import { keyframes, styled } from '@cred/vendor';
import type { ReactNode } from 'react';
import { color, radius, space } from '../tokens/tokens';
import { VisuallyHidden } from './visually-hidden';

type Length = number | string;

const toCss = (length: Length): string => (typeof length === 'number' ? `${length}px` : length);

const breathe = keyframes`50% { opacity: 0.55; }`;

const Shape = styled.span<{ $width: Length; $height: Length; $circle: boolean }>`
  display: block;
  flex: none;
  width: ${({ $width }) => toCss($width)};
  max-width: 100%;
  height: ${({ $height }) => toCss($height)};
  border-radius: ${({ $circle }) => ($circle ? radius.pill : radius.control)};
  background: ${color.pressed};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

export interface SkeletonProps {
  /** px, or any CSS length. */
  readonly width: Length;
  readonly height: Length;
  readonly circle?: boolean;
}

const Frame = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
`;

const Lines = styled.div`
  display: grid;
  gap: ${space(2)};
`;

/** A placeholder with the size of the loading content, so that the layout does not shift. */
export function Skeleton({ width, height, circle = false }: SkeletonProps): ReactNode {
  return <Shape $width={width} $height={height} $circle={circle} aria-hidden data-testid="skeleton" />;
}

/** The shell's loading placeholder (GEN-11): an avatar, two short lines, a large block. */
export function LoadingPlaceholder({ label = 'Loading' }: { readonly label?: string }): ReactNode {
  return (
    <Frame role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Head>
        <Skeleton width={40} height={40} circle />
        <Lines>
          <Skeleton width={160} height={14} />
          <Skeleton width={110} height={14} />
        </Lines>
      </Head>
      <Skeleton width="100%" height={280} />
    </Frame>
  );
}
