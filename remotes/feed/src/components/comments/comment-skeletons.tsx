import { Skeleton, space, VisuallyHidden } from '@cred/ui';
import { styled } from '@cred/vendor';
import { AVATAR, Row } from './comment-row';

const Lines = styled.div`
  display: grid;
  align-content: center;
  gap: ${space(2.5)};
  min-height: 46px;
`;

const ROWS = ['84%', '56%', '92%', '68%'];

/** Placeholder rows of the size of comments while the first page loads. */
export function CommentSkeletons() {
  return (
    <div role="status">
      <VisuallyHidden>Loading comments</VisuallyHidden>
      {ROWS.map((width) => (
        <Row as="div" key={width} aria-hidden>
          <Skeleton circle width={AVATAR} height={AVATAR} />
          <Lines>
            <Skeleton width="44%" height={13} />
            <Skeleton width={width} height={14} />
          </Lines>
        </Row>
      ))}
    </div>
  );
}
