import { useEffect } from 'react';

/** The only place that sets the document title: `(3) Notifications · Cred`. */
let page: string | null = null;
/** The count that each mounted component shows. Components that count the same items show the same number. */
const counts = new Map<symbol, number>();

const MAX_COUNT = 99;

function write(): void {
  // Until a page sets a name, the title is that of the HTML.
  if (page === null) return;
  const count = Math.max(0, ...counts.values());
  document.title = `${count === 0 ? '' : `(${count > MAX_COUNT ? `${MAX_COUNT}+` : count}) `}${page} · Cred`;
}

/** Sets the page's name in the document title; the product's name follows. */
export function setPageTitle(name: string): void {
  page = name;
  write();
}

/** Sets the page's name in the document title while the component is mounted. */
export function useDocumentTitle(name: string): void {
  useEffect(() => setPageTitle(name), [name]);
}

/**
 * Puts a count in front of the document title on every page while the component is mounted; 0 shows none, more than 99
 * shows '99+'.
 */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const key = Symbol('count');
    counts.set(key, count);
    write();
    return () => {
      counts.delete(key);
      write();
    };
  }, [count]);
}
