import { Button, color, font, Modal, radius, space, Spinner } from '@cred/ui';
import { styled } from '@cred/vendor';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { useChunk } from '../../lib/use-chunk';

/** As tall as a comfortable target; the margins keep the row of marks as low as its labels. */
const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 40px;
  margin: -8px -${space(2)};
  padding: 0 ${space(2)};
  border-radius: ${radius.control};
  color: ${color.accentText};
  font-size: ${font.s13};
  font-weight: 600;

  &:hover {
    background: ${color.pressed};
  }
`;

/** The same height in all states, so that the dialog does not change its size when the list arrives. */
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(3)};
  min-height: 220px;
`;

const Failed = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
`;

interface Props {
  readonly postId: string;
  readonly count: number;
}

/** The number of a post's references, which opens their list (POST-51); nothing for a post without any. */
export function ReferencesButton({ postId, count }: Props) {
  const [open, setOpen] = useState<boolean | null>(null);
  if (!(count > 0)) return null;
  return (
    <>
      <Opener type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <BookOpen size={16} strokeWidth={1.75} aria-hidden />
        {count === 1 ? '1 reference' : `${count} references`}
      </Opener>
      {open !== null && (
        <Modal open={open} onClose={() => setOpen(false)} title="References" size="lg">
          <Frame>
            <LoadedReferences postId={postId} />
          </Frame>
        </Modal>
      )}
    </>
  );
}

/** The list is loaded with the first press: it is not part of the first page's JavaScript. */
function LoadedReferences({ postId }: { readonly postId: string }) {
  const [loaded, load] = useChunk(() => import(/* webpackChunkName: "post-references" */ './post-references'));
  if (loaded === null) return <Spinner label="Loading references" />;
  if (loaded === 'failed')
    return (
      <Failed>
        <p role="alert">The references could not be shown. Check your connection and try again.</p>
        <Button variant="secondary" onClick={load}>
          Try again
        </Button>
      </Failed>
    );
  return <loaded.PostReferences postId={postId} />;
}
