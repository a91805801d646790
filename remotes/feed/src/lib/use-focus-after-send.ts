import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses a field after its text was sent and the field was emptied, if the focus is on the form's button, which is
 * disabled then, or on no element. A focus on another element does not change.
 */
export function useFocusAfterSend(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  const before = useRef(text);
  useEffect(() => {
    const emptied = before.current !== '' && text === '';
    before.current = text;
    const at = document.activeElement;
    // Safari does not focus a pressed button; the dialog has the focus then.
    const lost = at === null || at === document.body || at.matches('dialog, :disabled');
    if (emptied && lost) field.current?.focus({ preventScroll: true });
  }, [field, text]);
}
