import { useRef, type ReactNode } from 'react';

/** The playing video. A weak reference, so that a removed video can be collected. */
let playing: WeakRef<HTMLVideoElement> | null = null;

export interface VideoPlayerProps {
  /** The accessible name. */
  readonly label: string;
  readonly src: string;
  /** The video's intrinsic size in CSS pixels, if known. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly onError: () => void;
}

/**
 * A video with the browser's controls, which requests only the parts that it plays; starting one pauses the other.
 * Requested without CORS like images, so that the session cookie is sent to the API's host.
 */
export function VideoPlayer({ label, ...rest }: VideoPlayerProps): ReactNode {
  const video = useRef<HTMLVideoElement>(null);
  const start = (): void => {
    const own = video.current;
    const other = playing?.deref();
    if (other !== own) other?.pause();
    playing = own && new WeakRef(own);
  };
  return <video ref={video} {...rest} controls playsInline preload="metadata" aria-label={label} onPlay={start} />;
}
