import { useEffect } from 'react';

/** The tab's title: the page's own name, then the product's. */
export function useDocumentTitle(page: string): void {
  useEffect(() => {
    document.title = `${page} · Cred`;
  }, [page]);
}
