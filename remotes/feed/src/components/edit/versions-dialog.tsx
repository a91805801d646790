import type { OriginalPost } from '@cred/contract';
import { color, ErrorPanel, font, Modal, RelativeTime, RichText, space, Spinner } from '@cred/ui';
import { styled } from '@cred/vendor';
import { usePostVersions } from '../../api/get-post-versions';
import { PostText } from '../post-layout';

const List = styled.ol`
  display: grid;
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;

  li + li {
    padding-top: ${space(4)};
    border-top: 1px solid ${color.line};
  }
`;

const Title = styled.h3`
  color: ${color.muted};
  font-size: ${font.s13};
  font-weight: 600;
`;

/** As large as on the post's card. */
const Text = styled(PostText)`
  margin-top: ${space(1)};
  font-size: ${font.s15};
`;

const State = styled.div`
  display: grid;
  min-height: 120px;
  place-items: center;
`;

interface Props {
  readonly post: OriginalPost;
  /** The version that a repost means; null outside a repost. */
  readonly repostedVersion: number | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A post's text and its earlier texts, newest first. */
export function VersionsDialog({ post, repostedVersion, open, onClose }: Props) {
  const { data: versions, isPending, isFetching, error, refetch } = usePostVersions(post.id);
  return (
    <Modal open={open} onClose={onClose} title="Earlier texts" size="lg">
      {isPending && (
        <State>
          <Spinner label="Loading" />
        </State>
      )}
      {error && (
        <ErrorPanel title="The earlier texts could not be loaded." pending={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </ErrorPanel>
      )}
      {versions && (
        <List>
          <li>
            <Title>
              Current text · <RelativeTime date={post.editedAt ?? post.createdAt} />
            </Title>
            <Text>
              <RichText text={post.text} />
            </Text>
          </li>
          {versions.map(({ version, text, writtenAt }) => (
            <li key={version}>
              <Title>
                <RelativeTime date={writtenAt} />
                {version === repostedVersion && ' · as it was reposted'}
              </Title>
              <Text>
                <RichText text={text} />
              </Text>
            </li>
          ))}
        </List>
      )}
    </Modal>
  );
}
