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
  /** Receives any file; the composer validates it like a dropped one. */
  readonly onPick: (file: File) => void;
}

/** Chooses the post's one file; a new file replaces the previous one. */
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
