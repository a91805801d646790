import { useLazyDialog } from '@cred/ui';
import { styled } from '@cred/vendor';
import type { ProfileImage } from '../../api/set-profile-image';

const loadViewer = async () =>
  (await import(/* webpackChunkName: "picture-viewer" */ '@cred/ui/picture-viewer')).PictureViewer;

/** Over the whole image. */
const Open = styled.button<{ $kind: ProfileImage }>`
  position: absolute;
  inset: ${({ $kind }) => ($kind === 'avatar' ? '4px' : '0')};
  border-radius: ${({ $kind }) => ($kind === 'avatar' ? '50%' : '0')};
  cursor: zoom-in;

  &:focus-visible {
    outline-offset: ${({ $kind }) => ($kind === 'avatar' ? '2px' : '-4px')};
  }
`;

const labels = { avatar: 'picture', cover: 'cover' } as const satisfies Record<ProfileImage, string>;

interface Props {
  readonly kind: ProfileImage;
  /** Without an image there is nothing to open. */
  readonly src: string | null;
  readonly fullName: string;
}

/** A control over another member's avatar or cover that opens it in the viewer (POST-123). */
export function OpenImage({ kind, src, fullName }: Props) {
  const { Dialog, isOpen, open, close } = useLazyDialog(loadViewer);
  if (src === null) return null;
  const name = `${labels[kind]} of ${fullName}`;
  return (
    <>
      <Open $kind={kind} type="button" aria-haspopup="dialog" aria-label={`Open ${name}`} onClick={open} />
      {Dialog && isOpen && (
        <Dialog
          pictures={[{ src, size: null, preview: src, alt: `The ${name}`, caption: null, own: false }]}
          start={0}
          onClose={close}
        />
      )}
    </>
  );
}
