import type { ProcessedImage } from './image-pipeline';
import type { ProcessedVideo } from './video-pipeline';

/** An upload that has been checked and cleaned, before it is anybody's. */
export type ProcessedMedia = { readonly image: ProcessedImage } | { readonly video: ProcessedVideo };

export const isVideo = (media: ProcessedMedia): media is { readonly video: ProcessedVideo } => 'video' in media;
