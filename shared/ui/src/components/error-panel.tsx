import { styled } from '@cred/vendor';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { color, font, radius, space } from '../tokens/tokens';
import { Button } from './button';

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  margin: ${space(4)};
  padding: ${space(4)};
  border-radius: ${radius.media};
  background: ${color.dangerSoft};
`;

const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  svg { flex: none; margin-top: 1px; color: ${color.danger}; }
`;

const Title = styled.p`
  font-size: ${font.s15};
  font-weight: 700;
`;

export interface ErrorPanelProps {
  readonly title?: string;
  /** What happened, and what to do next. */
  readonly children: ReactNode;
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
  readonly pending?: boolean;
}

/** Shows the failure of one part of the page; the other parts keep working. */
export function ErrorPanel({
  title,
  children,
  onRetry,
  retryLabel = 'Try again',
  pending = false,
}: ErrorPanelProps): ReactNode {
  return (
    <Frame role="alert">
      <Row>
        <CircleAlert size={20} strokeWidth={1.75} aria-hidden />
        <div>
          {title && <Title>{title}</Title>}
          <div>{children}</div>
        </div>
      </Row>
      {onRetry && (
        <Button onClick={onRetry} pending={pending}>
          {retryLabel}
        </Button>
      )}
    </Frame>
  );
}
