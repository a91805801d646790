import { font, MediaFrame, radius } from '@cred/ui';
import { styled } from '@cred/vendor';
import type { CSSProperties, ReactNode } from 'react';
import type { DisplayedMedia } from '../../logic/displayed-message';
import { mediaBox, ROOMY } from '../../logic/media-box';

interface MessageFrameProps {
  readonly size: DisplayedMedia['size'];
  /** It has controls or words in it. */
  readonly roomy?: boolean;
  readonly children: ReactNode;
}

const Frame = styled(MediaFrame)`
  border-radius: ${radius.control};
  font-size: ${font.s13};
`;

/** The place of a medium in a bubble. */
export function MessageFrame({ size, roomy = false, children }: MessageFrameProps) {
  const { width, height } = mediaBox(size, roomy ? ROOMY : undefined);
  const style: CSSProperties = { width, aspectRatio: `${width} / ${height}` };
  return <Frame style={style}>{children}</Frame>;
}
