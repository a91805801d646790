import { Skeleton, VisuallyHidden, space } from '@cred/ui';
import { styled } from '@cred/vendor';

const widths = ['55%', '35%', '62%', '48%', '30%', '58%'];

const Frame = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: flex-end;
  gap: ${space(3)};
  overflow: hidden;
  padding: ${space(4)} ${space(4)} ${space(20)};
`;

const Line = styled.div<{ $own: boolean }>`
  display: flex;
  justify-content: ${({ $own }) => ($own ? 'flex-end' : 'flex-start')};
`;

/** Placeholder bubbles at the end of a conversation while it loads. */
export const ConversationSkeleton = () => (
  <Frame role="status">
    <VisuallyHidden>Loading messages</VisuallyHidden>
    {widths.map((width, index) => (
      <Line key={width} $own={index % 3 === 2} aria-hidden>
        <Skeleton width={width} height={38} />
      </Line>
    ))}
  </Frame>
);
