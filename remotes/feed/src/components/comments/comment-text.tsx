import type { Comment } from '@cred/contract';
import { ClampedText } from '../clamped-text';

/** The number of lines that a collapsed comment shows. */
const LINES = 12;

/** The text of a comment or reply. */
export function CommentText({ comment }: { readonly comment: Pick<Comment, 'id' | 'text'> }) {
  return <ClampedText id={comment.id} text={comment.text.trim()} lines={LINES} />;
}
