import type { OriginalPost } from '@cred/contract';
import { color, useLazyDialog } from '@cred/ui';
import { styled } from '@cred/vendor';

const loadDialog = async () => (await import(/* webpackChunkName: "dialogs" */ './versions-dialog')).VersionsDialog;

const Mark = styled.button`
  flex: none;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &:hover {
    color: ${color.text};
    text-decoration: underline;
  }
`;

interface Props {
  readonly post: OriginalPost;
  /** For the root of a repost: the version that was reposted. */
  readonly repostedVersion?: number | null;
}

/** Says that a post was edited, or edited since it was reposted, and opens its earlier texts (POST-61, POST-62). */
export function EditedMark({ post, repostedVersion = null }: Props) {
  const { Dialog, isOpen, isLoading, open, close } = useLazyDialog(loadDialog);
  if (post.editedAt === null) return null;
  const isNewer = repostedVersion !== null && repostedVersion < post.version;
  return (
    <>
      <span aria-hidden>·</span>
      <Mark type="button" aria-haspopup="dialog" aria-busy={isLoading} onClick={open}>
        {isNewer ? 'edited since this repost' : 'edited'}
      </Mark>
      {Dialog && (
        <Dialog post={post} repostedVersion={isNewer ? repostedVersion : null} open={isOpen} onClose={close} />
      )}
    </>
  );
}
