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
    // A browser that keeps nothing still lets members write.
  }
}

/**
 * A half-written text, kept for this tab: it survives a closed dialog, a card that was scrolled away and a
 * reload. `key` names the member too, so that the next person at a shared computer finds nothing.
 */
export function useStoredText(key: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => read(key));
  const change = (next: string): void => {
    setText(next);
    write(key, next);
  };
  return [text, change];
}
