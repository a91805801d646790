import { styled } from '@cred/vendor';
import type { ChangeEvent, ReactNode } from 'react';
import { color } from '../tokens/tokens';
import { VisuallyHidden } from './visually-hidden';

const Root = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  cursor: pointer;
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

export interface FilePickerProps {
  /** The accessible name. */
  readonly label: string;
  /** The file types that the system's dialog offers first; it allows any file. */
  readonly accept: string;
  readonly onPick: (file: File) => void;
  readonly title?: string;
  /** The visible content. The transparent file input covers it. */
  readonly children: ReactNode;
  readonly className?: string;
}

/** Chooses one file. Style it with `styled(FilePicker)`. */
export function FilePicker({ label, accept, onPick, title, children, className }: FilePickerProps): ReactNode {
  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (!file) return;
    // Always reset, so that the same file can be chosen again after it was rejected or removed.
    input.value = '';
    onPick(file);
  };
  return (
    <Root className={className} title={title}>
      {children}
      <VisuallyHidden>{label}</VisuallyHidden>
      <input type="file" accept={accept} onChange={pick} />
    </Root>
  );
}
