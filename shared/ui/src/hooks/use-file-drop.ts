import { useEffect, useState, type ClipboardEvent, type DragEvent } from 'react';
import { notify } from '../components/toasts';

const carriesFiles = ({ dataTransfer }: Pick<globalThis.DragEvent, 'dataTransfer'>): boolean =>
  Array.from(dataTransfer?.types ?? []).includes('Files');

/**
 * The file that a paste or a drop brings, if it brings one. A copied text goes before its picture: word
 * processors put both on the clipboard.
 */
function fileFrom(data: DataTransfer | null): File | null {
  if (!data || Array.from(data.types).includes('text/plain')) return null;
  return data.files[0] ?? null;
}

/** A file dropped beside its place would be opened instead of the page, and end an upload. */
function refuseElsewhere(event: globalThis.DragEvent): void {
  if (event.defaultPrevented || !carriesFiles(event)) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
}

/**
 * Handlers for an element that takes a file by paste or drop; `dropping` while one is held over it. While they
 * are there, a file that is dropped anywhere else on the page is refused.
 * @param onFile is given any file: whether it will do is not decided here
 * @param tooMany is said when several came, of which the first was taken
 */
export function useFileDrop(onFile: (file: File) => void, tooMany: string) {
  const [dropping, setDropping] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    for (const name of ['dragover', 'drop'] as const)
      window.addEventListener(name, refuseElsewhere, { signal: controller.signal });
    return () => controller.abort();
  }, []);
  const take = (event: DragEvent | ClipboardEvent, data: DataTransfer | null): void => {
    const file = fileFrom(data);
    if (!file) return;
    event.preventDefault();
    if (data && data.files.length > 1) notify.error(tooMany);
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
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
        setDropping(false);
    },
    onDrop: (event: DragEvent) => {
      setDropping(false);
      take(event, event.dataTransfer);
    },
  } as const;
  return { dropping, handlers } as const;
}
