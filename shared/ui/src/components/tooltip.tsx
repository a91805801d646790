import { keyframes, styled } from '@cred/vendor';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { color, font, motion, radius, shadow, space } from '../tokens/tokens';

const appear = keyframes`from { opacity: 0; translate: 0 2px; }`;

const Anchor = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
`;

/** `::after` fills the gap to the anchor, so that the bubble stays open while the pointer moves to it. */
const Bubble = styled.span`
  position: absolute;
  z-index: 40;
  bottom: calc(100% + 6px);
  left: 50%;
  transform: translateX(-50%);
  width: max-content;
  max-width: 240px;
  padding: ${space(1)} ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.raised};
  box-shadow: ${shadow.floating};
  color: ${color.text};
  font-size: ${font.s13};
  font-weight: 400;
  line-height: 1.35;
  text-align: center;
  white-space: normal;
  animation: ${appear} ${motion.fast};
  &::after { content: ''; position: absolute; inset: 100% 0 auto; height: 8px; }
`;

/**
 * A short explanation, shown on hover and focus; Escape closes it. It must only repeat information that is also
 * shown elsewhere.
 */
export function Tooltip({ text, children }: { readonly text: string; readonly children: ReactNode }): ReactNode {
  const [shown, setShown] = useState(false);
  const id = useId();

  useEffect(() => {
    if (!shown) return;
    const hide = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setShown(false);
    };
    document.addEventListener('keydown', hide);
    return () => document.removeEventListener('keydown', hide);
  }, [shown]);

  return (
    <Anchor
      onPointerEnter={() => setShown(true)}
      onPointerLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
      {...(shown ? { 'aria-describedby': id } : {})}
    >
      {children}
      {shown && (
        <Bubble role="tooltip" id={id}>
          {text}
        </Bubble>
      )}
    </Anchor>
  );
}
