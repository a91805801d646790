import { Skeleton, VisuallyHidden } from '@cred/ui';
import { AVATAR, Byline, Header, Row, Words } from './post-layout';

const ROWS = ['70%', '94%', '52%', '86%'];

/** Rows of the size of posts, while the first ones are on their way. */
export function PostSkeletons() {
  return (
    <div role="status">
      <VisuallyHidden>Loading posts</VisuallyHidden>
      {ROWS.map((width) => (
        <Row as="div" key={width} aria-hidden>
          <Skeleton circle width={AVATAR} height={AVATAR} />
          <div>
            <Header as="div">
              <Byline>
                <Skeleton width="38%" height={16} />
                <Skeleton width="24%" height={12} />
              </Byline>
            </Header>
            <Words>
              <Skeleton width="100%" height={14} />
              <Skeleton width={width} height={14} />
            </Words>
          </div>
        </Row>
      ))}
    </div>
  );
}
