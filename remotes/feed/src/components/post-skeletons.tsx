import { Skeleton, space, VisuallyHidden } from '@cred/ui';
import { styled } from '@cred/vendor';
import { AVATAR, Byline, Header, Row, PostText } from './post-layout';

/** As tall as a line of text, with a thinner bar in it. */
const Line = styled.div`
  display: grid;
  align-items: center;
  height: 24px;
`;

/** The height of the controls under a post. */
const Controls = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr)) 20px;
  align-items: center;
  height: 40px;
  margin-top: ${space(1)};
`;

const ROWS = ['70%', '94%', '52%', '86%'];

/** Placeholder rows of the size of posts while the first page loads. */
export function PostSkeletons({ count = ROWS.length }: { readonly count?: number }) {
  return (
    <div role="status">
      <VisuallyHidden>{count === 1 ? 'Loading the post' : 'Loading posts'}</VisuallyHidden>
      {ROWS.slice(0, count).map((width) => (
        <Row as="div" key={width} aria-hidden>
          <Skeleton circle width={AVATAR} height={AVATAR} />
          <div>
            <Header as="div">
              <Byline>
                <Line>
                  <Skeleton width="38%" height={15} />
                </Line>
                <Line>
                  <Skeleton width="24%" height={13} />
                </Line>
              </Byline>
            </Header>
            <PostText>
              <Line>
                <Skeleton width="100%" height={14} />
              </Line>
              <Line>
                <Skeleton width={width} height={14} />
              </Line>
            </PostText>
            <Controls>
              <Skeleton width={20} height={20} />
              <Skeleton width={20} height={20} />
              <Skeleton width={20} height={20} />
              <Skeleton width={20} height={20} />
            </Controls>
          </div>
        </Row>
      ))}
    </div>
  );
}
