import { callApi, serverMessage } from '@cred/api-client';
import { isBlankText, type Audience, type Post } from '@cred/contract';
import { notify } from '@cred/ui';
import { useMutation, useQueryClient } from '@cred/vendor';
import { isVideo } from '../lib/post-media';
import { refetchPosts } from './post-lists';

export interface NewPost {
  readonly userId: string;
  readonly text: string;
  readonly audience: Audience;
  /** Whether the text is the validation service's own; the API asks it before it believes this. */
  readonly isValid: boolean;
  readonly media: File | null;
  readonly imgAlt: string;
  /** Its image or video is covered until tapped. */
  readonly isClinical: boolean;
  /** Ends the upload when it aborts. */
  readonly signal: AbortSignal;
  /** How much of it has been sent, from 0 to 1. */
  readonly onProgress: (sent: number) => void;
}

const createPost = ({ media, audience, imgAlt, isClinical, signal, onProgress, ...post }: NewPost): Promise<Post> => {
  const hasVideo = media !== null && isVideo(media);
  const alt = isBlankText(imgAlt) ? '' : imgAlt.trim();
  const ofMedia = media ? { ...(alt && !hasVideo && { imgAlt: alt }), ...(isClinical && { isClinical }) } : {};
  return callApi(
    'createPost',
    {
      body: { ...post, audience: [audience], isRepost: false, ...ofMedia },
      files: media ? { [hasVideo ? 'video' : 'img']: media } : {},
    },
    { signal, ...(media && { onUploadProgress: onProgress }) },
  );
};

/** Publishes a post: lists are refetched, and a toast says how it went (spec.md sections 4 and 8). */
export function useCreatePost() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: createPost,
    onSuccess: () => {
      notify.success('Post criado!');
      // Not awaited: the composer is free again as soon as the post is there.
      void refetchPosts(client);
    },
    onError: (error, { signal }) => {
      // Whoever cancels knows.
      if (!signal.aborted) notify.error(serverMessage(error) ?? 'Invalid post, try again');
    },
  });
}
