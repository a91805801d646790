import { notify } from '@cred/ui';
import { useEffect, useState, type ClipboardEvent, type DragEvent } from 'react';
import { fileFrom } from './attachment';

const carriesFiles = ({ dataTransfer }: Pick<globalThis.DragEvent, 'dataTransfer'>): boolean => Array.from(dataTransfer?.types ?? []).includes('Files');

/** A file dropped beside the conversation would be opened in the place of the page, and end an upload. */
function refuseElsewhere(event: globalThis.DragEvent): void {
  if (event.defaultPrevented || !carriesFiles(event)) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
}

/** Handlers for an element that takes a file by paste or drop; `dropping` while one is held over it. */
export function useFileDrop(onFile: (file: File) => void) {
  const [dropping, setDropping] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    for (const name of ['dragover', 'drop'] as const) window.addEventListener(name, refuseElsewhere, { signal: controller.signal });
    return () => controller.abort();
  }, []);
  const take = (event: DragEvent | ClipboardEvent, data: DataTransfer | null): void => {
    const file = fileFrom(data);
    if (!file) return;
    event.preventDefault();
    if (data && data.files.length > 1) notify.error('A message takes one file. Only the first one was taken.');
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
