import { useRef, type ReactNode } from 'react';

/** The one video that plays. Weakly held: one that left the page with its films is not kept by this. */
let playing: WeakRef<HTMLVideoElement> | null = null;

export interface VideoPlayerProps {
  /** Its name for screen readers. */
  readonly label: string;
  readonly src: string;
  /** The film's own size in CSS pixels, where it is known. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly onError: () => void;
}

/**
 * A video with the browser's own controls, which asks for the parts that it plays; one that starts stops the
 * one before it. Like images it is asked for without CORS, which takes the session's cookie to the API's host.
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
