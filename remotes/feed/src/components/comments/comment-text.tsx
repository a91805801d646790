import type { Comment } from '@cred/contract';
import { shownText } from '../../lib/linked-text';
import { ClampedText } from '../clamped-text';
import { Citations } from './citations';

/** The number of lines that a collapsed comment shows. */
const LINES = 12;

type Shown = Pick<Comment, 'id' | 'text' | 'mentions' | 'citations'>;

interface Props {
  readonly comment: Shown;
  readonly onLeave?: () => void;
}

/** The text of a comment or reply, and the papers that it cites. */
export function CommentText({ comment, onLeave }: Props) {
  const { citations = [] } = comment;
  return (
    <>
      <ClampedText id={comment.id} {...shownText(comment)} lines={LINES} {...(onLeave && { onLeave })} />
      {citations.length > 0 && <Citations citations={citations} />}
    </>
  );
}
