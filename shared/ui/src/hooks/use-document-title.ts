import { useEffect } from 'react';

/** The tab's title is set here and nowhere else: `(3) Notifications · Cred`. */
let page: string | null = null;
/** What each part of the page counts; two that count the same thing say the same. */
const counts = new Map<symbol, number>();

const MOST = 99;

function write(): void {
  // Until a page has a name, the title is the one that it was delivered with.
  if (page === null) return;
  const count = Math.max(0, ...counts.values());
  document.title = `${count === 0 ? '' : `(${count > MOST ? `${MOST}+` : count}) `}${page} · Cred`;
}

/** Gives the tab's title the page's own name; the product's follows. */
export function setPageTitle(name: string): void {
  page = name;
  write();
}

/** The tab's title while the component is shown: the page's own name, then the product's. */
export function useDocumentTitle(name: string): void {
  useEffect(() => setPageTitle(name), [name]);
}

/** Puts a count before the tab's title, on every page, while the component is shown; 0 puts nothing, more than 99 are '99+'. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const own = Symbol('count');
    counts.set(own, count);
    write();
    return () => {
      counts.delete(own);
      write();
    };
  }, [count]);
}
