import { Link, styled } from '@cred/vendor';
import { ArrowLeft } from 'lucide-react';
import type { MouseEventHandler, ReactNode } from 'react';
import { below, color, font, frame, space } from '../tokens/tokens';
import { iconTarget } from './icon-button';

const Frame = styled.header`
  position: sticky;
  z-index: 10;
  top: ${frame.above};
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 56px;
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.line};
  background: ${color.background};
  ${below.phone} { top: calc(${frame.topBar}px + ${frame.above}); }
`;

const Titles = styled.div`
  flex: 1;
  min-width: 0;
  h1 { font-size: ${font.s20}; line-height: 1.3; overflow-wrap: anywhere; }
  p { color: ${color.muted}; font-size: ${font.s13}; }
`;

const Back = styled(Link)`
  ${iconTarget}
  margin-left: -${space(2)};
  color: ${color.text};
`;

export interface PageHeaderProps {
  readonly title: ReactNode;
  /** Path of the back arrow. */
  readonly back?: string;
  /** Called before the back arrow is followed. */
  readonly onBack?: MouseEventHandler<HTMLAnchorElement>;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
}

/** The header of a page: its only `<h1>`, a back link, and the actions of the whole page. */
export function PageHeader({ title, back, onBack, subtitle, actions }: PageHeaderProps): ReactNode {
  return (
    <Frame>
      {back !== undefined && (
        <Back to={back} onClick={onBack} aria-label="Back" title="Back">
          <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
        </Back>
      )}
      <Titles>
        <h1 tabIndex={-1}>{title}</h1>
        {subtitle && <p>{subtitle}</p>}
      </Titles>
      {actions}
    </Frame>
  );
}
