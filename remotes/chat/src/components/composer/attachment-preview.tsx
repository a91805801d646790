import { limits } from '@cred/contract';
import { color, font, formatBytes, IconButton, radius, space, useLazyDialog, useObjectUrl, weight } from '@cred/ui';
import { styled } from '@cred/vendor';
import { Pencil, X } from 'lucide-react';
import { isVideo } from '../../lib/attachment';
import type { Attachment } from '../../lib/drafts';

const loadEditor = async () =>
  (await import(/* webpackChunkName: "picture-editor" */ '@cred/ui/picture-editor')).PictureEditor;

interface AttachmentPreviewProps {
  readonly attachment: Attachment;
  /** The message is being sent and cannot be changed. */
  readonly disabled: boolean;
  readonly onSize: (size: Attachment['size']) => void;
  /** Receives the edited picture, which replaces the file. */
  readonly onEdited: (file: File) => void;
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

/**
 * The attached file; a picture with its editor (POST-124). Its dimensions are read here, so that the pending bubble has its size
 * at once.
 */
export function AttachmentPreview({
  attachment: { file },
  disabled,
  onSize,
  onEdited,
  onRemove,
}: AttachmentPreviewProps) {
  const { Dialog, isOpen, isLoading, open, close } = useLazyDialog(loadEditor);
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
      {!video && (
        <IconButton
          label="Edit picture"
          icon={Pencil}
          aria-haspopup="dialog"
          disabled={disabled}
          pending={isLoading}
          onClick={open}
        />
      )}
      <IconButton label={video ? 'Remove video' : 'Remove image'} icon={X} disabled={disabled} onClick={onRemove} />
      {Dialog && isOpen && (
        <Dialog
          file={file}
          maxPixels={limits.post.imagePixels}
          maxBytes={limits.message.mediaBytes}
          onApply={(edited) => {
            close();
            onEdited(edited);
          }}
          onClose={close}
        />
      )}
    </Frame>
  );
}
