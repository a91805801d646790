import { useEffect, useState } from 'react';

/** An object URL for a chosen file; revoked when the file changes or the component unmounts. */
export function useObjectUrl(file: File | null): string | null {
  const [created, setCreated] = useState<{ readonly file: File; readonly url: string } | null>(null);
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setCreated({ file, url });
    return () => {
      URL.revokeObjectURL(url);
      setCreated(null);
    };
  }, [file]);
  // Between two files there is a render without a URL: the previous URL does not belong to the new file.
  return created && created.file === file ? created.url : null;
}
