import { useEffect, useState, type ClipboardEvent, type DragEvent } from 'react';
import { notify } from '../components/notify';

const carriesFiles = ({ dataTransfer }: Pick<globalThis.DragEvent, 'dataTransfer'>): boolean =>
  Array.from(dataTransfer?.types ?? []).includes('Files');

/**
 * The file of a paste or a drop, if any. Copied text takes precedence over its image: word processors put both on the
 * clipboard.
 */
function fileFrom(data: DataTransfer | null): File | null {
  if (!data || Array.from(data.types).includes('text/plain')) return null;
  return data.files[0] ?? null;
}

/** A file dropped outside would replace the page and abort an upload. */
function preventDropElsewhere(event: globalThis.DragEvent): void {
  if (event.defaultPrevented || !carriesFiles(event)) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
}

/**
 * Handlers of an element that accepts a file by paste or drop; `dropping` while one is dragged over it. While mounted,
 * files dropped elsewhere on the page are ignored.
 * @param onFile called with any file; the caller validates it
 * @param tooMany shown when several files were dropped, of which the first is used
 */
export function useFileDrop(onFile: (file: File) => void, tooMany: string) {
  const [dropping, setDropping] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    for (const name of ['dragover', 'drop'] as const)
      window.addEventListener(name, preventDropElsewhere, { signal: controller.signal });
    return () => controller.abort();
  }, []);
  const accept = (event: DragEvent | ClipboardEvent, data: DataTransfer | null): void => {
    const file = fileFrom(data);
    if (!file) return;
    event.preventDefault();
    if (data && data.files.length > 1) notify.error(tooMany);
    onFile(file);
  };
  const handlers = {
    onPaste: (event: ClipboardEvent) => accept(event, event.clipboardData),
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
      accept(event, event.dataTransfer);
    },
  } as const;
  return { dropping, handlers } as const;
}
