import { limits } from '@cred/contract';
import { useLazyDialog } from '@cred/ui';
import { Star } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useRatePost } from '../../api/rate-post';
import { loadRatingPopup } from '../../lib/load-dialogs';
import { ActionButton } from './action-button';

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
  const { Dialog: RatingPopup, isOpen, open, close: hide } = useLazyDialog(loadRatingPopup);
  const opener = useRef<HTMLButtonElement>(null);
  const closeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const popupId = useId();
  useEffect(() => () => clearTimeout(closeTimer.current), []);

  const close = (focusBack: boolean): void => {
    clearTimeout(closeTimer.current);
    closeTimer.current = undefined;
    hide();
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
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': popupId })}
        onClick={() => (isOpen ? close(false) : open())}
      />
      {RatingPopup && isOpen && (
        <RatingPopup id={popupId} rating={rating} opener={opener} onChoose={choose} onClose={close} />
      )}
    </div>
  );
}
