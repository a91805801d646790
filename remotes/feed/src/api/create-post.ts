import { callApi, serverMessage } from '@cred/api-client';
import { isBlankText, type Audience, type Post } from '@cred/contract';
import { useMe } from '@cred/platform';
import { notify } from '@cred/ui';
import { useMutation, useQueryClient } from '@cred/vendor';
import { useRef, useState } from 'react';
import { isVideo } from '../lib/post-media';
import { refetchFirstPages, shownPosts } from './post-lists';

/** The fields of the composer. */
interface PostContent {
  readonly text: string;
  readonly audience: Audience;
  /** Whether the text comes from the validation service; the API verifies this. */
  readonly isValid: boolean;
  readonly media: File | null;
  readonly imgAlt: string;
  /** The image or video is covered until a member opens it. */
  readonly isClinical: boolean;
}

interface CreatePost extends PostContent {
  readonly userId: string;
  /** Cancels the upload when it aborts. */
  readonly signal: AbortSignal;
  /** Receives the uploaded fraction, from 0 to 1. */
  readonly onProgress: (sent: number) => void;
}

function createPost({ media, audience, imgAlt, isClinical, signal, onProgress, ...post }: CreatePost): Promise<Post> {
  const hasVideo = media !== null && isVideo(media);
  const alt = isBlankText(imgAlt) ? '' : imgAlt.trim();
  const mediaFields = media ? { ...(alt && !hasVideo && { imgAlt: alt }), ...(isClinical && { isClinical }) } : {};
  return callApi(
    'createPost',
    {
      body: { ...post, audience: [audience], isRepost: false, ...mediaFields },
      files: media ? { [hasVideo ? 'video' : 'img']: media } : {},
    },
    { signal, ...(media && { onUploadProgress: onProgress }) },
  );
}

/** The API asks the validation service again, also after the page was closed (SRV-56). */
const UNCONFIRMED =
  'Your post has no badge, because its check could not be confirmed. It gets the badge when that is possible.';

/**
 * Publishes one post at a time. Lists are refetched and a toast shows the result (POST-16);
 * `cancel` aborts the upload without a toast.
 */
export function useCreatePost() {
  const userId = useMe().id;
  const client = useQueryClient();
  const [sent, setSent] = useState(0);
  // A ref, since a second click can precede the next render.
  const running = useRef<AbortController>(null);
  const { mutateAsync, isPending, variables } = useMutation({
    meta: { changes: shownPosts },
    mutationFn: createPost,
    onSuccess: (post, { isValid }) => {
      notify.success('Post criado!');
      if (isValid && !post.isValid) notify.info(UNCONFIRMED);
      // Not awaited: the composer is usable again as soon as the post is stored.
      void refetchFirstPages(client);
    },
    onError: (error, { signal }) => {
      if (!signal.aborted) notify.error(serverMessage(error) ?? 'Invalid post, try again');
    },
  });

  /** Resolves with whether the post was created. */
  const publish = async (content: PostContent): Promise<boolean> => {
    if (running.current) return false;
    const { signal } = (running.current = new AbortController());
    setSent(0);
    try {
      await mutateAsync({ ...content, userId, signal, onProgress: setSent });
      return true;
    } catch {
      return false;
    } finally {
      running.current = null;
    }
  };
  return {
    publish,
    cancel: () => running.current?.abort(),
    isBusy: () => running.current !== null,
    /** The post that is being published, if any. */
    posting: isPending ? variables : null,
    sent,
  } as const;
}
