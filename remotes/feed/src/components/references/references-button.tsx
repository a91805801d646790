import { useMe } from '@cred/platform';
import { color, font, Modal, radius, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { BookOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type * as References from './post-references';
import { LazyContent } from '../lazy-content';

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

interface Props {
  readonly postId: string;
  readonly count: number;
}

/** The number of a post's references, which opens their list (POST-51); nothing for a post without any. */
export function ReferencesButton({ postId, count }: Props) {
  if (!(count > 0)) return null;
  return (
    <DialogButton label={count === 1 ? '1 reference' : `${count} references`} title="References">
      {(loaded) => <loaded.PostReferences postId={postId} />}
    </DialogButton>
  );
}

/** Opens the files with the references of all bookmarks (POST-53). */
export function SavedReferencesButton() {
  const me = useMe();
  return (
    <DialogButton label="Export references" title="Export references">
      {(loaded) => <loaded.SavedReferences userId={me.id} />}
    </DialogButton>
  );
}

type Loaded = typeof References;

const loadReferences = (): Promise<Loaded> => import(/* webpackChunkName: "post-references" */ './post-references');

interface DialogProps {
  readonly label: string;
  readonly title: string;
  readonly children: (loaded: Loaded) => ReactNode;
}

function DialogButton({ label, title, children }: DialogProps) {
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Opener type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <BookOpen size={16} strokeWidth={1.75} aria-hidden />
        {label}
      </Opener>
      {open !== null && (
        <Modal open={open} onClose={() => setOpen(false)} title={title} size="lg">
          <Frame>
            <LazyContent load={loadReferences} label="Loading references" failed="The references could not be shown.">
              {children}
            </LazyContent>
          </Frame>
        </Modal>
      )}
    </>
  );
}
