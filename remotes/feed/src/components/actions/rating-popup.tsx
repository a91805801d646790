import { color, motion, radius, shadow } from '@cred/ui';
import { keyframes, styled } from '@cred/vendor';
import { limits } from '@cred/contract';
import { Star } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

const { min, max } = limits.rating;
const STARS = Array.from({ length: max - min + 1 }, (_, at) => min + at);
/** Five buttons, padding and border, in px. */
const WIDTH = STARS.length * 40 + 14;
/** The space above the bar that the popup needs, including the page's header, in px. */
const ROOM = 120;

const rise = keyframes`from { opacity: 0; translate: 0 4px; }`;

/** Centred on the star button, which is in the third of four columns, but kept within the bar. */
const Popup = styled.div<{ $coversBar: boolean }>`
  position: absolute;
  z-index: 5;
  bottom: ${({ $coversBar }) => ($coversBar ? '-7px' : 'calc(100% + 2px)')};
  left: min((100% - 40px) * 2 / 3 + 20px - ${WIDTH / 2}px, 100% - ${WIDTH}px);
  display: flex;
  width: ${WIDTH}px;
  padding: 6px;
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
  background: ${color.raised};
  box-shadow: ${shadow.floating};
  animation: ${rise} ${motion.fast};
`;

const Choice = styled.button<{ $filled: boolean }>`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${radius.pill};
  color: ${({ $filled }) => ($filled ? color.star : color.control)};
  transition: color ${motion.fast}, scale ${motion.fast};

  &:hover,
  &:focus-visible {
    scale: 1.12;
  }
  &:active {
    scale: 0.94;
  }
`;

interface Props {
  readonly id: string;
  readonly rating: number | null;
  readonly opener: RefObject<HTMLElement | null>;
  readonly onChoose: (value: number) => void;
  readonly onClose: (focusBack: boolean) => void;
}

/** Five stars as a radio group: arrows move, Enter or a click chooses, Escape closes without a change. */
export function RatingPopup({ id, rating, opener, onChoose, onClose }: Props) {
  const group = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [coversBar, setCoversBar] = useState(false);
  const current = focused ?? rating ?? min;
  const filled = chosen ?? hovered ?? focused ?? rating ?? 0;

  useLayoutEffect(() => {
    // If there is no space above, it covers the bar.
    setCoversBar((opener.current?.getBoundingClientRect().top ?? ROOM) < ROOM);
    group.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [opener]);

  useEffect(() => {
    const outside = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !group.current?.contains(target) && !opener.current?.contains(target))
        onClose(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = {
      ArrowRight: current === max ? min : current + 1,
      ArrowUp: current === max ? min : current + 1,
      ArrowLeft: current === min ? max : current - 1,
      ArrowDown: current === min ? max : current - 1,
      Home: min,
      End: max,
    }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setFocused(next);
      setHovered(null);
      group.current?.querySelectorAll<HTMLElement>('[role="radio"]')[next - min]?.focus();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      onClose(true);
    } else if (event.key === 'Tab') {
      // Focuses the opener, so that Tab continues from it.
      onClose(true);
    }
  };

  return (
    <Popup
      ref={group}
      id={id}
      role="radiogroup"
      aria-label="Your rating"
      $coversBar={coversBar}
      onKeyDown={onKeyDown}
      onPointerLeave={() => setHovered(null)}
    >
      {STARS.map((value) => (
        <Choice
          key={value}
          type="button"
          role="radio"
          aria-checked={(chosen ?? rating) === value}
          aria-label={value === 1 ? '1 star' : `${value} stars`}
          tabIndex={value === current ? 0 : -1}
          $filled={value <= filled}
          onPointerEnter={() => setHovered(value)}
          onClick={() => {
            if (chosen !== null) return;
            setChosen(value);
            onChoose(value);
          }}
        >
          <Star size={24} strokeWidth={1.75} fill={value <= filled ? 'currentColor' : 'none'} aria-hidden />
        </Choice>
      ))}
    </Popup>
  );
}
