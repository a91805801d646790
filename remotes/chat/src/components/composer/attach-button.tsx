import { color, motion, radius, Tooltip, VisuallyHidden } from '@cred/ui';
import { styled } from '@cred/vendor';
import { Paperclip } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { acceptedFiles } from '../../logic/attachment';

interface AttachButtonProps {
  readonly hasFile: boolean;
  readonly onPick: (file: File) => void;
}

/** Chooses the message's one file; a new one takes the place of the old. */
export function AttachButton({ hasFile, onPick }: AttachButtonProps) {
  const label = hasFile ? 'Replace the file' : 'Attach a file';
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
        <Paperclip size={20} strokeWidth={1.75} aria-hidden />
        <VisuallyHidden>{label}</VisuallyHidden>
        <input type="file" accept={acceptedFiles} onChange={pick} />
      </Picker>
    </Tooltip>
  );
}

const Picker = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  margin-block-end: 2px;
  border-radius: ${radius.pill};
  color: ${color.muted};
  cursor: pointer;
  transition: background-color ${motion.fast}, color ${motion.fast};
  &:hover {
    background: ${color.hover};
    color: ${color.text};
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
