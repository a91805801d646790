import { useEffect, useState } from 'react';

/** A URL under which the page can show a chosen file; revoked as soon as nobody shows it here. */
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
  // Between two files there is a moment without: the URL of the one before is none of this one.
  return made && made.file === file ? made.url : null;
}
