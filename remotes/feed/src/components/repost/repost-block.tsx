import type { Post } from '@cred/contract';
import { color, font, radius, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { Repeat2 } from 'lucide-react';
import { shownText } from '../../lib/linked-text';
import { ClampedText } from '../clamped-text';
import { EditedMark } from '../edit/edited-mark';
import { LinkPreview } from '../link-preview';
import { MemberLink } from '../member-link';
import { PostText } from '../post-layout';
import { opensPost, PostLink } from '../post-link';
import { PostMedia } from '../post-media';

const Block = styled.div`
  margin-top: ${space(3)};
  padding: ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.media};
`;

const Tombstone = styled(Block)`
  color: ${color.muted};
`;

const Origin = styled.div`
  color: ${color.muted};
  font-size: ${font.s13};
  line-height: 24px;
  overflow-wrap: anywhere;

  > svg {
    display: inline-block;
    margin-right: ${space(2)};
    vertical-align: -3px;
  }
  a {
    color: inherit;
  }
  span > a {
    font-weight: 600;
  }
`;

interface Props {
  /** The id of the card that contains the block. */
  readonly cardId: string;
  readonly original: Post['originalPost'];
  /** The version of it that was reposted. */
  readonly originalVersion: Post['originalVersion'];
  /** False if the text added to the repost has a preview, since a card shows only one preview. */
  readonly withPreview: boolean;
  /** On a post's own page the text is not clamped. */
  readonly whole: boolean;
}

/** The reposted post in full, or a tombstone if it is deleted or hidden; the response does not reveal which. */
export function RepostBlock({ cardId, original, originalVersion, withPreview, whole }: Props) {
  if (!original) return <Tombstone>This post is not available.</Tombstone>;
  const { id, user, createdAt } = original;
  const { text, mentions } = shownText(original);
  return (
    <Block data-post-block>
      <Origin>
        <Repeat2 size={16} strokeWidth={1.75} aria-hidden />
        <span>
          Reposted from <MemberLink username={user.username}>@{user.username}</MemberLink>
        </span>
        <span aria-hidden> · </span>
        <PostLink post={{ id, createdAt }} /> <EditedMark post={original} repostedVersion={originalVersion} />
      </Origin>
      {text && (
        <PostText {...opensPost}>
          <ClampedText id={`${cardId}:${id}`} text={text} mentions={mentions} {...(whole && { lines: Infinity })} />
        </PostText>
      )}
      {withPreview && original.preview && <LinkPreview preview={original.preview} />}
      <PostMedia post={original} />
    </Block>
  );
}
