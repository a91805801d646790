import type { ProcessedImage } from './image-pipeline';
import type { ProcessedVideo } from './video-pipeline';

/** A checked and cleaned upload that has no row yet. */
export type ProcessedMedia = { readonly image: ProcessedImage } | { readonly video: ProcessedVideo };

export const isVideo = (media: ProcessedMedia): media is { readonly video: ProcessedVideo } => 'video' in media;
