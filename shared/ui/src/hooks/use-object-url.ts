import { useEffect, useState } from 'react';

/** An object URL for a chosen file; revoked when the file changes or the component unmounts. */
export function useObjectUrl(file: File | null): string | null {
  const [made, setMade] = useState<{ readonly file: File; readonly url: string } | null>(null);
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setMade({ file, url });
    return () => {
      URL.revokeObjectURL(url);
      setMade(null);
    };
  }, [file]);
  // Between two files there is a render without a URL: the previous URL does not belong to the new file.
  return made && made.file === file ? made.url : null;
}
