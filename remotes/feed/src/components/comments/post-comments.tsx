import type { Post } from '@cred/contract';
import { font, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import type { RefObject } from 'react';
import { CommentList } from './comment-list';
import { NewComment } from './new-comment';

const Section = styled.section`
  padding: ${space(4)};

  > h2 {
    margin-bottom: ${space(2)};
    font-size: ${font.s17};
  }
`;

interface Props {
  readonly post: Post;
  /** Set to the field for a new comment. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

const stay = (): void => undefined;

/** The comments on a post's own page, and the form for a new one. */
export function PostComments({ post, field }: Props) {
  return (
    <Section aria-label="Comments">
      <h2>Comments</h2>
      <NewComment postId={post.id} field={field} />
      <CommentList post={post} onLeave={stay} />
    </Section>
  );
}
