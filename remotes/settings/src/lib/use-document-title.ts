import { useEffect } from 'react';

/** The browser tab's title, in the form that the shell gives to all pages. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Cred`;
  }, [title]);
}
