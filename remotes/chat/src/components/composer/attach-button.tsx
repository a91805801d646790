import { FilePicker, iconTarget, Tooltip } from '@cred/ui';
import { styled } from '@cred/vendor';
import { Paperclip } from 'lucide-react';
import { acceptedFiles } from '../../lib/attachment';

interface AttachButtonProps {
  readonly hasFile: boolean;
  readonly onPick: (file: File) => void;
}

const Picker = styled(FilePicker)`
  ${iconTarget}
  margin-block-end: 2px;
`;

/** Chooses the message's one file; a new file replaces the previous one. */
export function AttachButton({ hasFile, onPick }: AttachButtonProps) {
  const label = hasFile ? 'Replace the file' : 'Attach a file';
  return (
    <Tooltip text={label}>
      <Picker label={label} accept={acceptedFiles} onPick={onPick}>
        <Paperclip size={20} strokeWidth={1.75} aria-hidden />
      </Picker>
    </Tooltip>
  );
}
