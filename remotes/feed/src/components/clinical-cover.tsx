import { Button, color, font, radius, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';

const Frame = styled.div`
  position: relative;
`;

/**
 * The width is explicit, since otherwise the aspect ratio would widen the cover to fit its minimum height. After the
 * filter, only colours and brightness are visible.
 */
const Cover = styled.div`
  position: relative;
  display: grid;
  overflow: hidden;
  width: 100%;
  min-height: 184px;
  border: 1px solid ${color.line};
  border-radius: ${radius.media};
  background: ${color.surface};

  > img {
    position: absolute;
    inset: -10%;
    width: 120%;
    max-width: none;
    height: 120%;
    object-fit: cover;
    filter: blur(24px) saturate(0.6);
    opacity: 0.25;
  }
`;

/** The padding leaves space for the button, which stays the same element when uncovered. */
const Notice = styled.div`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space(1)};
  padding: ${space(4)} ${space(6)} ${space(16)};
  font-size: ${font.s13};
  text-align: center;

  > strong {
    font-size: ${font.s15};
    font-weight: 600;
  }
  > span {
    display: -webkit-box;
    overflow: hidden;
    max-width: 44ch;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
`;

/** While the media is covered, the button is below the notice, which is above the centre of the cover. */
const Toggle = styled.div<{ $covered: boolean; $described: boolean }>`
  position: absolute;
  z-index: 1;
  ${({ $covered, $described }) =>
    $covered
      ? `top: calc(50% + ${$described ? 38 : 18}px); left: 50%; translate: -50%;`
      : `top: ${space(2)}; right: ${space(2)};`}

  > button,
  > button:hover,
  > button:active {
    background: ${color.raised};
  }
  > button:hover {
    border-color: ${color.text};
  }
`;

interface Props {
  readonly kind: 'image' | 'video';
  readonly alt: string | null;
  /** A blurred copy of the image, as a data URL. */
  readonly placeholder: string | undefined;
  readonly ratio: number;
  /** Mounted only while uncovered, so that nothing is loaded before. */
  readonly children: ReactNode;
}

/** Covers clinical media until a member uncovers it; it can be covered again. */
export function ClinicalCover({ kind, alt, placeholder, ratio, children }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Frame role="group" aria-label={`Clinical ${kind}`}>
      {shown ? (
        children
      ) : (
        <Cover style={{ aspectRatio: ratio }}>
          {placeholder && <img src={placeholder} alt="" />}
          <Notice>
            <EyeOff size={24} strokeWidth={1.75} aria-hidden />
            <strong>{`Clinical ${kind}`}</strong>
            {alt && <span dir="auto">{alt}</span>}
          </Notice>
        </Cover>
      )}
      <Toggle $covered={!shown} $described={Boolean(alt)}>
        <Button size="sm" aria-label={`${shown ? 'Hide' : 'Show'} clinical ${kind}`} onClick={() => setShown(!shown)}>
          {shown ? 'Hide' : 'Show'}
        </Button>
      </Toggle>
    </Frame>
  );
}
