import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { fileFrom } from '../../lib/post-media';

const carriesFiles = (event: DragEvent): boolean => Array.from(event.dataTransfer.types).includes('Files');

/** Handlers for an element that takes a file by paste or drop; `dropping` while one is held over it. */
export function useFileDrop(onFile: (file: File) => void) {
  const [dropping, setDropping] = useState(false);
  const take = (event: DragEvent | ClipboardEvent, data: DataTransfer | null): void => {
    const file = fileFrom(data);
    if (!file) return;
    event.preventDefault();
    onFile(file);
  };
  const handlers = {
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
    onDragOver: (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setDropping(true);
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setDropping(false);
    },
    onDrop: (event: DragEvent) => {
      setDropping(false);
      take(event, event.dataTransfer);
    },
  } as const;
  return { dropping, handlers } as const;
}
