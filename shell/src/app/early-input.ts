/** What the member did; of a field also its value at that time. */
type EarlyEvent = Event & { readonly credValue?: string };

declare global {
  /** Set by a script in the page's head that runs before the shell: what the member did so far. */
  var credEarlyInput: { readonly events: readonly EarlyEvent[]; readonly stop: () => void } | undefined;
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
  const events = [...(globalThis.credEarlyInput?.events ?? [])];
  discardEarlyInput();
  for (const [index, event] of events.entries()) {
    const next = events[index + 1];
    // Of a text only its end.
    const isReplaced = event.type === 'input' && next?.type === 'input' && next.target === event.target;
    if (!isReplaced && event.target instanceof Element && event.target.isConnected) repeat(event, event.target);
  }
}

function repeat(event: EarlyEvent, target: Element): void {
  if (event.type === 'click') press(target);
  else if (event.type === 'keydown') target.dispatchEvent(new KeyboardEvent('keydown', event));
  else if (event.type === 'input') repeatTyping(target, event.credValue);
  else if (event.type === 'change') {
    // Of files and options; React takes the change of a text from the input event.
    if (target instanceof HTMLSelectElement && event.credValue !== undefined) target.value = event.credValue;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** An icon in a button is not an HTML element, and has no `click`. */
function press(target: Element): void {
  let element: Element | null = target;
  while (element && !(element instanceof HTMLElement)) element = element.parentElement;
  element?.click();
}

/** React ignores an event without a change of the value that it saw last: it first sees the empty field. */
function repeatTyping(field: Element, value: string | undefined): void {
  if (!(field instanceof HTMLInputElement) && !(field instanceof HTMLTextAreaElement)) return;
  for (const next of ['', value ?? field.value]) {
    // React replaces the element's own property, and does not see values that are set with the prototype's.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, next);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
