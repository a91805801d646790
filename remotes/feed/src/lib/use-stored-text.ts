import { useState } from 'react';

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Without session storage the text exists in memory only.
  }
}

/**
 * A draft text that is stored for this tab: it survives a closed dialog, an unmounted card and a reload. `key` includes
 * the member, so that the next member at a shared computer does not see it. Without a draft it is `initial`.
 */
export function useStoredText(key: string, initial = ''): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => read(key) || initial);
  const change = (next: string): void => {
    setText(next);
    write(key, next);
  };
  return [text, change];
}
