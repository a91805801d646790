import type { Post } from '@cred/contract';
import { font, space } from '@cred/ui';
import { styled, useLocation, useSearchParams } from '@cred/vendor';
import type { RefObject } from 'react';
import { subjectOf } from '../../lib/subject';
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

/** The comment that the page's address names, as `?comment=` or `#comment-`. */
function useLinkedId(): string | null {
  const [query] = useSearchParams();
  const { hash } = useLocation();
  return query.get('comment') ?? /^#comment-(.+)$/.exec(hash)?.[1] ?? null;
}

const stay = (): void => undefined;

/** The comments on a post's own page, and the form for a new one. */
export function PostComments({ post, field }: Props) {
  const linkedId = useLinkedId();
  return (
    <Section aria-label="Comments">
      <h2>Comments</h2>
      <NewComment postId={subjectOf(post).id} field={field} />
      <CommentList post={post} linkedId={linkedId} onLeave={stay} />
    </Section>
  );
}
