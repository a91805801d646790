import { Skeleton, VisuallyHidden, space } from '@cred/ui';
import { styled } from '@cred/vendor';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  height: 74px;
  padding-inline: ${space(4)};
`;

const Lines = styled.div`
  display: grid;
  flex: 1;
  gap: ${space(2)};
`;

/** Placeholder rows of the list's own size while it loads. */
export const ChatListSkeleton = () => (
  <div role="status">
    <VisuallyHidden>Loading chats</VisuallyHidden>
    {[0, 1, 2, 3, 4].map((row) => (
      <Row key={row} aria-hidden>
        <Skeleton width={44} height={44} circle />
        <Lines>
          <Skeleton width="60%" height={14} />
          <Skeleton width="40%" height={11} />
          <Skeleton width="85%" height={11} />
        </Lines>
      </Row>
    ))}
  </div>
);
