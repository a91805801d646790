import { color, font, radius, space, VisuallyHidden } from '@cred/ui';
import { styled } from '@cred/vendor';
import { fullCount } from '../lib/count';
import { roundToHalfStars } from '../lib/rating';
import { RatingStars } from './rating-stars';

const Section = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(4)} ${space(6)};
  padding: ${space(4)};
  border-bottom: 1px solid ${color.line};
`;

const Rows = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  margin: 0;
  color: ${color.muted};
  font-size: ${font.s13};
  font-variant-numeric: tabular-nums;

  > div {
    display: contents;
  }
  dd {
    margin: 0;
  }
`;

const Average = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1)};

  > strong {
    font-size: ${font.s24};
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }
`;

const Bar = styled.span`
  display: block;
  overflow: hidden;
  height: 8px;
  border-radius: ${radius.pill};
  background: ${color.pressed};
`;

const Part = styled.span`
  display: block;
  height: 100%;
  border-radius: inherit;
  background: ${color.star};
`;

interface Props {
  readonly average: number;
  readonly count: number;
  /** The numbers of ratings of 1, 2, ... stars; undefined until they have loaded. */
  readonly counts: readonly number[] | undefined;
}

/** A post's ratings on its page: the average, and how many members gave each number of stars (POST-30). */
export function RatingSummary({ average, count, counts = [] }: Props) {
  if (count === 0) return null;
  const most = Math.max(1, ...counts);
  return (
    <Section aria-label="Ratings">
      <Average>
        <strong>{roundToHalfStars(average).toFixed(1)}</strong>
        <RatingStars average={average} count={count} text={count === 1 ? '1 rating' : `${fullCount(count)} ratings`} />
      </Average>
      <Rows>
        {[5, 4, 3, 2, 1].map((stars) => {
          const given = counts[stars - 1] ?? 0;
          return (
            <div key={stars}>
              <dt>
                {stars}
                <VisuallyHidden>{stars === 1 ? ' star' : ' stars'}</VisuallyHidden>
                <span aria-hidden> ★</span>
              </dt>
              <Bar aria-hidden>
                <Part style={{ width: `${(given / most) * 100}%` }} />
              </Bar>
              <dd>{fullCount(given)}</dd>
            </div>
          );
        })}
      </Rows>
    </Section>
  );
}
