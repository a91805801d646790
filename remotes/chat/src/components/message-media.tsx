import {
  Button,
  FileCard,
  MediaFrame,
  VideoPlayer,
  VisuallyHidden,
  color,
  font,
  radius,
  space,
  useLazyDialog,
  useObjectUrl,
} from '@cred/ui';
import { downloadUrl } from '@cred/ui/download-url';
import { styled } from '@cred/vendor';
import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import type { DisplayedMedia, DisplayedMessage } from '../lib/displayed-messages';
import { LARGE_MIN_SIZE, leavesRoom, mediaSize } from '../lib/media-size';
import { useOnline } from '../lib/observable';

const loadViewer = async () =>
  (await import(/* webpackChunkName: "picture-viewer" */ './message-viewer')).MessageViewer;

/** Fills the bubble, which a caption or the time may make wider than the picture. */
const Frame = styled(MediaFrame)`
  min-width: 100%;
  border-radius: ${radius.control};
  font-size: ${font.s13};
`;

/** An image smaller than the minimum size, or a narrow strip, is not cropped. */
const OpenButton = styled.button`
  display: block;
  width: 100%;
  height: 100%;
  background: ${color.surface} center / cover no-repeat;
  cursor: zoom-in;
  > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
`;

interface MessageMediaProps {
  readonly message: DisplayedMessage;
  /** The sender's name as screen readers announce it. */
  readonly sender: string;
}

/** The file of a message: image, video or audio. */
export function MessageMedia({ message: { media, type, own, text, replyTo }, sender }: MessageMediaProps) {
  if (!media) return null;
  const origin = own ? 'that you sent' : `from ${sender}`;
  switch (type) {
    case 'IMAGE':
      return (
        <MessageImage
          media={media}
          name={`image ${origin}`}
          own={own}
          caption={text}
          hasWords={Boolean(text) || replyTo !== null}
        />
      );
    case 'VIDEO':
      return <MessageVideo media={media} name={`Video ${origin}`} />;
    case 'AUDIO':
      return media.url && <audio src={media.url} controls preload="metadata" aria-label={`Audio ${origin}`} />;
    case 'TEXT':
      return null;
  }
}

interface MediaProps {
  readonly media: DisplayedMedia;
  readonly name: string;
}

interface ImageProps extends MediaProps {
  readonly own: boolean;
  readonly caption: string | null;
  /** Whether the bubble has a caption or a quote. */
  readonly hasWords: boolean;
}

/** An image with a blurred placeholder until it has loaded; a click opens it in the viewer. */
function MessageImage({ media, name, own, caption, hasWords }: ImageProps) {
  const { Dialog, isOpen, open, close } = useLazyDialog(loadViewer);
  const hasRoom = leavesRoom(media.size, hasWords);
  const [loaded, setLoaded] = useState(false);
  const local = useObjectUrl(media.file);
  const src = media.cardUrl ?? media.url ?? local;
  const [failed, setFailed] = useLoadFailure(src);
  if (failed) {
    return (
      <SizedFrame size={media.size} large>
        {media.file ? (
          <FileCard file={media.file} label={name} />
        ) : (
          <StoredFileCard url={media.url} kind="Image" label={name} onRetry={() => setFailed(false)} />
        )}
      </SizedFrame>
    );
  }
  return (
    <>
      <SizedFrame size={media.size}>
        <OpenButton
          type="button"
          aria-haspopup="dialog"
          style={media.placeholder && (hasRoom || !loaded) ? { backgroundImage: `url("${media.placeholder}")` } : {}}
          onClick={open}
        >
          {src && (
            <img src={src} alt="" decoding="async" onLoad={() => setLoaded(true)} onError={() => setFailed(true)} />
          )}
          <VisuallyHidden>{`Open ${name}`}</VisuallyHidden>
        </OpenButton>
      </SizedFrame>
      {Dialog && isOpen && (
        <Dialog
          picture={{ src: media.url ?? local ?? '', size: null, preview: src, alt: `The ${name}`, caption, own }}
          onClose={close}
        />
      )}
    </>
  );
}

/** A video. While it is being sent, a video that this browser cannot play is shown as a card with the file's name. */
function MessageVideo({ media, name }: MediaProps) {
  const local = useObjectUrl(media.file);
  const src = media.url ?? local;
  const [failed, setFailed] = useLoadFailure(src);
  return (
    <SizedFrame size={media.size} large>
      {!failed ? (
        src && <VideoPlayer src={src} label={name} onError={() => setFailed(true)} />
      ) : media.file ? (
        <FileCard file={media.file} label={name} />
      ) : (
        <StoredFileCard url={media.url} kind="Video" label={name} onRetry={() => setFailed(false)} />
      )}
    </SizedFrame>
  );
}

interface StoredFileCardProps {
  readonly url: string | null;
  readonly kind: 'Image' | 'Video';
  readonly label: string;
  readonly onRetry: () => void;
}

/** A stored file that did not arrive, or that this browser cannot decode: it can be tried again, or opened elsewhere. */
function StoredFileCard({ url, kind, label, onRetry }: StoredFileCardProps) {
  return (
    <FileCard file={{ name: kind }} label={label}>
      <p role="alert">{`The ${kind.toLowerCase()} could not be loaded.`}</p>
      <Actions>
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
        {url !== null && (
          <a href={downloadUrl(url)} download>
            Download
          </a>
        )}
      </Actions>
    </FileCard>
  );
}

interface SizedFrameProps {
  readonly size: DisplayedMedia['size'];
  /** Its content has controls or text, which need a larger minimum size. */
  readonly large?: boolean;
  readonly children: ReactNode;
}

/** Reserves the size of an image or a video in a bubble. */
function SizedFrame({ size, large = false, children }: SizedFrameProps) {
  const { width, height } = mediaSize(size, large ? LARGE_MIN_SIZE : undefined);
  const style: CSSProperties = { width, maxHeight: height, aspectRatio: `${width} / ${height}` };
  return <Frame style={style}>{children}</Frame>;
}

/**
 * Whether loading the current source failed. A new source is tried even if the previous one failed, and a failed
 * source is tried again when the browser is online again.
 */
function useLoadFailure(source: string | null): readonly [boolean, (failed: boolean) => void] {
  const [failedSource, setFailedSource] = useState<string | null>(null);
  const online = useOnline();
  useEffect(() => {
    if (online) setFailedSource(null);
  }, [online]);
  return [source !== null && failedSource === source, (failed) => setFailedSource(failed ? source : null)];
}
