import { color } from '@cred/ui';
import { styled } from '@cred/vendor';
import type { ReactNode } from 'react';
import { COVER_RATIO } from '../lib/image-rules';

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: ${COVER_RATIO};
  background: ${color.accentSoft};

  > img,
  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Drawing = styled.svg`
  color: ${color.accentText};

  circle {
    fill: currentColor;
    opacity: 0.07;
  }
  path {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linejoin: round;
    opacity: 0.45;
  }
`;

/**
 * The image at the top of a profile, with `children` over it. Without a cover image it shows a line drawing in the
 * accent colour.
 */
export function Cover({ src, children }: { readonly src: string | null; readonly children?: ReactNode }) {
  return (
    <Frame>
      {src ? (
        <img src={src} alt="" decoding="async" />
      ) : (
        <Drawing viewBox="0 0 640 200" preserveAspectRatio="xMidYMid slice" aria-hidden data-testid="default-cover">
          <circle cx="545" cy="20" r="150" />
          <circle cx="600" cy="150" r="90" />
          <circle cx="70" cy="215" r="130" />
          <path d="M0 118h196l10-9 11 9h22l8 13 13-76 15 98 11-35h24l14-15 16 15h300" />
        </Drawing>
      )}
      {children}
    </Frame>
  );
}

/** An empty cover of the same size, shown while the profile loads. */
export const EmptyCover = () => <Frame />;
