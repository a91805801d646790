import { IconButton, useOneAtATime } from '@cred/ui';
import { Bookmark } from 'lucide-react';
import { useBookmark } from '../../api/save-post';

/** Adds a post to the viewer's bookmarks, or removes it. */
export function BookmarkButton({ postId }: { readonly postId: string }) {
  const { saved, toggle, failed } = useBookmark(postId);
  const oneAtATime = useOneAtATime();
  return (
    <IconButton
      label="Bookmark"
      title={saved ? 'Remove bookmark' : 'Bookmark'}
      icon={Bookmark}
      pressed={saved}
      failure={failed ? 'The bookmark could not be saved. Try again.' : undefined}
      onClick={(event) => {
        // The second click of a double click would undo the first one.
        if (event.detail < 2) oneAtATime(toggle);
      }}
    />
  );
}
