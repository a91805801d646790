import { useMe } from '@cred/platform';
import { useRef, useState } from 'react';
import { useCreatePost, type NewPost } from '../../api/create-post';

type Content = Omit<NewPost, 'userId' | 'signal' | 'onProgress'>;

/** Publishes one post at a time; `cancel` ends an upload that is under way. */
export function usePublish() {
  const userId = useMe().id;
  const create = useCreatePost();
  const [sent, setSent] = useState(0);
  // State is seen a render later, and a second click may come before it.
  const running = useRef<AbortController>(null);

  /** Resolves with whether the post is there now; the member has been told either way. */
  const publish = async (content: Content): Promise<boolean> => {
    if (running.current) return false;
    const { signal } = (running.current = new AbortController());
    setSent(0);
    try {
      await create.mutateAsync({ ...content, userId, signal, onProgress: setSent });
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
    /** What is being published, while it is. */
    posting: create.isPending ? create.variables : null,
    sent,
  } as const;
}
