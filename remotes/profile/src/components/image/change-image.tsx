import { FilePicker, motion, useObjectUrl } from '@cred/ui';
import { css, styled } from '@cred/vendor';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import type { ProfileImage } from '../../api/set-profile-image';
import { imageError, imageRules } from '../../lib/image-rules';
import { CropDialog } from './crop-dialog';

const disc = css`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: rgb(6 12 18 / 68%);
  color: #fff;
`;

/**
 * On touch screens, which have no hover, it is always visible and is placed in a corner, not over the middle of the
 * image.
 */
const Control = styled(FilePicker)<{ $kind: ProfileImage }>`
  position: absolute;
  inset: ${({ $kind }) => ($kind === 'avatar' ? '4px' : '0')};
  border-radius: ${({ $kind }) => ($kind === 'avatar' ? '50%' : '0')};

  > span:first-child {
    ${disc}
    opacity: 0;
    transition: opacity ${motion.fast};
  }
  &:hover > span:first-child,
  &:has(:focus-visible) > span:first-child {
    opacity: 1;
  }
  &:active > span:first-child {
    background: rgb(6 12 18 / 88%);
  }
  &:has(:focus-visible) {
    outline-offset: ${({ $kind }) => ($kind === 'avatar' ? '2px' : '-4px')};
  }
  @media (hover: none) {
    place-items: ${({ $kind }) => ($kind === 'avatar' ? 'end' : 'start end')};
    padding: ${({ $kind }) => ($kind === 'avatar' ? '0' : '8px')};

    > span:first-child {
      opacity: 1;
      ${({ $kind }) => $kind === 'avatar' && 'width: 34px; height: 34px; translate: 4px 4px;'}
    }
  }
`;

/**
 * A control over the member's own avatar or cover, visible on hover, focus and touch screens. Opens a file dialog, then
 * the crop dialog.
 */
export function ChangeImage({ kind }: { readonly kind: ProfileImage }) {
  const [file, setFile] = useState<File | null>(null);
  const url = useObjectUrl(file);
  const handleFile = (chosen: File): void => {
    const error = imageError(kind, chosen);
    if (error) window.alert(error);
    else setFile(chosen);
  };
  const { label } = imageRules[kind];
  return (
    <>
      <Control $kind={kind} label={label} title={label} accept="image/*" onPick={handleFile}>
        <span>
          <Camera size={20} strokeWidth={1.75} aria-hidden />
        </span>
      </Control>
      {file && url && <CropDialog kind={kind} file={file} url={url} onClose={() => setFile(null)} />}
    </>
  );
}
