import { color, font, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { Star, StarHalf } from 'lucide-react';
import { roundToHalfStars } from '../lib/rating';

const STARS = [1, 2, 3, 4, 5];

const Row = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color.muted};
  font-size: ${font.s13};
  font-variant-numeric: tabular-nums;
`;

const Stars = styled.span`
  display: inline-flex;
  gap: 1px;
`;

/** The empty outline below the filled part. */
const StarSlot = styled.span`
  position: relative;
  color: ${color.control};

  > svg + svg {
    position: absolute;
    inset: 0;
    color: ${color.star};
  }
`;

interface Props {
  readonly average: number;
  readonly count: number;
  /** What stands next to the stars, instead of their number and the count. */
  readonly text?: string;
}

/** A post's average rating in half stars; nothing without ratings. */
export function RatingStars({ average, count, text }: Props) {
  if (count === 0) return null;
  const value = roundToHalfStars(average);
  return (
    <Row>
      <Stars role="img" aria-label={`Rated ${value} out of 5`}>
        {STARS.map((star) => (
          <StarSlot key={star}>
            <Star size={16} strokeWidth={1.75} aria-hidden />
            {value >= star && <Star size={16} strokeWidth={1.75} fill="currentColor" aria-hidden />}
            {value === star - 0.5 && <StarHalf size={16} strokeWidth={1.75} fill="currentColor" aria-hidden />}
          </StarSlot>
        ))}
      </Stars>
      <span>{text ?? `${value.toFixed(1)} (${count})`}</span>
    </Row>
  );
}
