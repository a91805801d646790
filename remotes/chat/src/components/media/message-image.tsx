import { FileCard, MediaFailed, Modal, VisuallyHidden, color, radius, useObjectUrl } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useState } from 'react';
import type { DisplayedMedia } from '../../logic/displayed-message';
import { useFailed } from '../../logic/use-failed';
import { MessageFrame } from './message-frame';

const Open = styled.button`
  display: block;
  width: 100%;
  height: 100%;
  background: ${color.surface} center / cover no-repeat;
  cursor: zoom-in;
  > img {
    width: 100%;
    height: 100%;
    /* What is smaller than the least place, or a strip, is shown whole. */
    object-fit: contain;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Full = styled.img`
  width: auto;
  height: auto;
  max-height: calc(100dvh - 160px);
  margin-inline: auto;
  border-radius: ${radius.control};
`;

/** An image in a bubble: a blur stands in its place until it is there; a click shows it large. */
export function MessageImage({ media, name }: { readonly media: DisplayedMedia; readonly name: string }) {
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const local = useObjectUrl(media.file);
  const src = media.cardUrl ?? media.url ?? local;
  const [failed, setFailed] = useFailed(src);
  if (failed) {
    return (
      <MessageFrame size={media.size} roomy>
        {media.file ? (
          <FileCard file={media.file} label={name} />
        ) : (
          <MediaFailed onRetry={() => setFailed(false)}>The image could not be loaded.</MediaFailed>
        )}
      </MessageFrame>
    );
  }
  return (
    <>
      <MessageFrame size={media.size}>
        <Open
          type="button"
          aria-haspopup="dialog"
          style={media.placeholder && !loaded ? { backgroundImage: `url("${media.placeholder}")` } : {}}
          onClick={() => setOpen(true)}
        >
          {src && (
            <img src={src} alt="" decoding="async" onLoad={() => setLoaded(true)} onError={() => setFailed(true)} />
          )}
          <VisuallyHidden>{`Open ${name}`}</VisuallyHidden>
        </Open>
      </MessageFrame>
      <Modal open={isOpen} onClose={() => setOpen(false)} title="Image" size="full">
        <Full src={media.url ?? local ?? ''} alt={`The ${name}`} />
      </Modal>
    </>
  );
}
