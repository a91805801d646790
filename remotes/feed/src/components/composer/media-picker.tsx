import { color, FilePicker, iconTarget, radius, Tooltip } from '@cred/ui';
import { styled } from '@cred/vendor';
import { ImagePlus } from 'lucide-react';
import { acceptedMedia } from '../../lib/post-media';

const Picker = styled(FilePicker)`
  ${iconTarget}
  &,
  &:hover {
    border-radius: ${radius.control};
    color: ${color.accentText};
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
  return (
    <Tooltip text={label}>
      <Picker label={label} accept={acceptedMedia} onPick={onPick}>
        <ImagePlus size={20} strokeWidth={1.75} aria-hidden />
      </Picker>
    </Tooltip>
  );
}
