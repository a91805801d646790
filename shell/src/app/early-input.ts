declare global {
  /** Set by a script in the page's head that runs before the shell: what the member did so far. */
  var credEarlyInput: { readonly events: readonly Event[]; readonly stop: () => void } | undefined;
}

/**
 * Repeats what the member did before the page was hydrated: clicks on controls, and typed text. Links work by
 * themselves. React hydrates the part that gets an event before it handles the event.
 */
export function replayEarlyInput(): void {
  const { events, stop } = globalThis.credEarlyInput ?? { events: [], stop: () => undefined };
  stop();
  for (const { type, target } of events.slice()) {
    if (!(target instanceof HTMLElement) || !target.isConnected) continue;
    if (type === 'input') repeatTyping(target);
    else if (!target.closest('a[href]')) target.click();
  }
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
