import { useEffect, useRef, type RefObject } from 'react';

/**
 * Puts the focus into a field once its text has been sent and it is empty again, if the focus was on the
 * form's button, which is disabled now, or nowhere. Whoever went on to something else stays there.
 */
export function useFocusAfterSend(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  const before = useRef(text);
  useEffect(() => {
    const emptied = before.current !== '' && text === '';
    before.current = text;
    const at = document.activeElement;
    // Safari gives a pressed button no focus: it goes to the dialog then.
    const lost = at === null || at === document.body || at.matches('dialog, :disabled');
    if (emptied && lost) field.current?.focus({ preventScroll: true });
  }, [field, text]);
}
