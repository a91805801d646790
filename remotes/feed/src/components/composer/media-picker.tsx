import { color, motion, radius, Tooltip, VisuallyHidden } from '@cred/ui';
import { styled } from '@cred/vendor';
import { ImagePlus } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { acceptedMedia } from '../../lib/post-media';

const Picker = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${radius.control};
  color: ${color.accentText};
  cursor: pointer;
  transition: background-color ${motion.fast};

  &:hover {
    background: ${color.hover};
  }
  &:active {
    background: ${color.pressed};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
`;

interface Props {
  readonly hasMedia: boolean;
  /** Given any file: whether it will do is decided by the composer, as for dropped ones. */
  readonly onPick: (file: File) => void;
}

/** Chooses the post's one file; a new one takes the place of the old. */
export function MediaPicker({ hasMedia, onPick }: Props) {
  const label = hasMedia ? 'Replace the image or video' : 'Add an image or video';
  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (!file) return;
    onPick(file);
    // Reset in any case, so that the same file can be chosen again after it was refused or removed.
    input.value = '';
  };
  return (
    <Tooltip text={label}>
      <Picker>
        <ImagePlus size={20} strokeWidth={1.75} aria-hidden />
        <VisuallyHidden>{label}</VisuallyHidden>
        <input type="file" accept={acceptedMedia} onChange={pick} />
      </Picker>
    </Tooltip>
  );
}
