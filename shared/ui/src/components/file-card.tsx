import { styled } from '@cred/vendor';
import { File as FileIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { color, font, space, weight } from '../tokens/tokens';
import { formatBytes } from './file-size';

const Card = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  gap: ${space(1)};
  padding: ${space(2)};
  color: ${color.muted};
  font-size: ${font.s13};
  line-height: 1.35;
`;

const Name = styled.p`
  overflow: hidden;
  max-width: 100%;
  color: ${color.text};
  font-weight: ${weight.strong};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export interface FileCardProps {
  readonly file: { readonly name: string; readonly size?: number };
  /** Describes the file for screen readers: 'Video that you sent'. */
  readonly label: string;
  /** What went wrong, and what one can do. */
  readonly children?: ReactNode;
}

/** Shown in a media frame for a file that this browser cannot display. */
export function FileCard({ file: { name, size }, label, children }: FileCardProps): ReactNode {
  return (
    <Card role="group" aria-label={label}>
      <FileIcon size={24} strokeWidth={1.75} aria-hidden />
      <Name>{name}</Name>
      {size !== undefined && <p>{formatBytes(size)}</p>}
      {children}
    </Card>
  );
}
