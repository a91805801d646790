import { limits } from '@cred/contract';
import { Star } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useRatePost } from '../../api/rate-post';
import { ActionButton } from './action-button';
import { RatingPopup } from './rating-popup';

/** How long the popup shows the choice before it closes. Until then it receives the second click of a double click. */
const LINGER_MS = 220;

interface Props {
  readonly postId: string;
  /** The viewer's own rating. */
  readonly rating: number | null;
}

/** Opens five stars; choosing one rates the post at once (POST-24). */
export function RatingControl({ postId, rating }: Props) {
  const { rate, failed } = useRatePost(postId);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const closeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const popupId = useId();
  useEffect(() => () => clearTimeout(closeTimer.current), []);

  const close = (focusBack: boolean): void => {
    clearTimeout(closeTimer.current);
    closeTimer.current = undefined;
    setOpen(false);
    if (focusBack) opener.current?.focus({ preventScroll: true });
  };
  const choose = (value: number): void => {
    if (closeTimer.current !== undefined) return;
    rate(value);
    closeTimer.current = setTimeout(() => close(true), LINGER_MS);
  };
  return (
    <div>
      <ActionButton
        ref={opener}
        data-shortcut="rate"
        icon={Star}
        label={rating === null ? 'Rate this post' : `Your rating: ${rating} of 5. Change it`}
        value={rating === null ? '' : `${rating}/${limits.rating.max}`}
        state={rating === null ? undefined : 'starred'}
        failure={failed ? 'Your rating could not be saved. Try again.' : undefined}
        aria-expanded={open}
        {...(open && { 'aria-controls': popupId })}
        onClick={() => (open ? close(false) : setOpen(true))}
      />
      {open && <RatingPopup id={popupId} rating={rating} opener={opener} onChoose={choose} onClose={close} />}
    </div>
  );
}
