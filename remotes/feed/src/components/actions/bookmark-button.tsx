import { IconButton, useOneAtATime } from '@cred/ui';
import { Bookmark } from 'lucide-react';
import { useBookmark } from '../../api/save-post';

/** Keeps a post among the own bookmarks, or takes it out. */
export function BookmarkButton({ postId }: { readonly postId: string }) {
  const { saved, toggle } = useBookmark(postId);
  const oneAtATime = useOneAtATime();
  return (
    <IconButton
      label="Bookmark"
      title={saved ? 'Remove bookmark' : 'Bookmark'}
      icon={Bookmark}
      pressed={saved}
      onClick={(event) => {
        // The second click of a double click would take back what the first one did.
        if (event.detail < 2) oneAtATime(toggle);
      }}
    />
  );
}
