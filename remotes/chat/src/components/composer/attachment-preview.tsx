import { color, font, formatBytes, IconButton, radius, space, useObjectUrl, weight } from '@cred/ui';
import { styled } from '@cred/vendor';
import { X } from 'lucide-react';
import { isVideo } from '../../lib/attachment';
import type { Attachment } from '../../lib/drafts';

interface AttachmentPreviewProps {
  readonly attachment: Attachment;
  /** The message is being sent and cannot be changed. */
  readonly disabled: boolean;
  readonly onSize: (size: Attachment['size']) => void;
  readonly onRemove: () => void;
}

const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  margin: ${space(2)} ${space(2)} 0;
  padding: ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
`;

const Thumbnail = styled.div`
  overflow: hidden;
  flex: none;
  width: 72px;
  height: 72px;
  border-radius: ${radius.control};
  background: ${color.pressed};
  > img,
  > video {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Texts = styled.div`
  flex: 1;
  min-width: 0;
`;

const Name = styled.p`
  overflow: hidden;
  font-weight: ${weight.strong};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Size = styled.p`
  color: ${color.muted};
  font-size: ${font.s13};
`;

/** The attached file. Its dimensions are read here, so that the pending bubble has its size at once. */
export function AttachmentPreview({ attachment: { file }, disabled, onSize, onRemove }: AttachmentPreviewProps) {
  const url = useObjectUrl(file);
  const video = isVideo(file);
  const label = `Preview of ${file.name}`;
  return (
    <Frame>
      <Thumbnail>
        {url && !video && (
          <img
            src={url}
            alt={label}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              onSize({ width: naturalWidth, height: naturalHeight })
            }
          />
        )}
        {url && video && (
          <video
            src={url}
            muted
            playsInline
            preload="metadata"
            aria-label={label}
            onLoadedMetadata={({ currentTarget: { videoWidth, videoHeight } }) =>
              onSize({ width: videoWidth, height: videoHeight })
            }
          />
        )}
      </Thumbnail>
      <Texts>
        <Name>{file.name}</Name>
        <Size>{`${video ? 'Video' : 'Image'}, ${formatBytes(file.size)}`}</Size>
      </Texts>
      <IconButton label={video ? 'Remove video' : 'Remove image'} icon={X} disabled={disabled} onClick={onRemove} />
    </Frame>
  );
}
