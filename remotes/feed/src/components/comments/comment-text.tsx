import type { Comment } from '@cred/contract';
import { trimText } from '../../lib/linked-text';
import { useChunk } from '../../lib/use-chunk';
import { ClampedText } from '../clamped-text';

/** The number of lines that a collapsed comment shows. */
const LINES = 12;

const loadCitations = () => import(/* webpackChunkName: "citations" */ './citations');

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
      <ClampedText id={comment.id} {...trimText(comment)} lines={LINES} {...(onLeave && { onLeave })} />
      {citations.length > 0 && <LazyCitations citations={citations} />}
    </>
  );
}

/** Their code is loaded with the first comment that cites a paper; without it, the text still has the numbers. */
function LazyCitations({ citations }: Required<Pick<Shown, 'citations'>>) {
  const [chunk] = useChunk(loadCitations);
  return chunk === null || chunk === 'failed' ? null : <chunk.Citations citations={citations} />;
}
