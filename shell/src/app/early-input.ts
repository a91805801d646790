declare global {
  /** Set by a script in the page's head that runs before the shell: what the member did so far. */
  var credEarlyInput: { readonly events: readonly Event[]; readonly stop: () => void } | undefined;
}

/** Ends the recording, for a page that the browser renders. */
export function discardEarlyInput(): void {
  globalThis.credEarlyInput?.stop();
  globalThis.credEarlyInput = undefined;
}

/**
 * Repeats what the member did before the page was hydrated. Links have worked by themselves. If a part is not hydrated
 * yet, React hydrates it before it handles the event.
 */
export function replayEarlyInput(): void {
  const events = globalThis.credEarlyInput?.events ?? [];
  discardEarlyInput();
  for (const event of events.slice())
    if (event.target instanceof HTMLElement && event.target.isConnected) repeat(event);
}

function repeat(event: Event): void {
  const target = event.target as HTMLElement;
  if (event.type === 'click') target.click();
  else if (event.type === 'keydown') target.dispatchEvent(new KeyboardEvent('keydown', event));
  else if (event.type === 'input') repeatTyping(target);
  // Of files and options; React takes the change of a text from the input event.
  else if (event.type === 'change') target.dispatchEvent(new Event('change', { bubbles: true }));
}

/** React ignores an event without a change of the value that it saw last: it first sees the empty field. */
function repeatTyping(field: HTMLElement): void {
  if (!(field instanceof HTMLInputElement) && !(field instanceof HTMLTextAreaElement)) return;
  const { value } = field;
  for (const next of ['', value]) {
    // React replaces the element's own property, and does not see values that are set with the prototype's.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, next);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
