import { runInNewContext } from 'node:vm';
import { earlyInputScript } from './first-paint';

/** A window in which the script ran, and whose events have a control as their target. */
class RecordingWindow extends EventTarget {
  declare readonly credEarlyInput: { readonly events: readonly Event[]; readonly stop: () => void };

  constructor() {
    super();
    runInNewContext(earlyInputScript, {
      window: this,
      addEventListener: this.addEventListener.bind(this),
      // Unlike browsers, Node ignores a boolean here.
      removeEventListener: (type: string, listener: (event: Event) => void, capture: boolean) =>
        this.removeEventListener(type, listener, { capture }),
    });
  }

  closest(): null {
    return null;
  }
}

it('keeps an event from every other listener, because it is repeated for them', () => {
  const page = new RecordingWindow();
  const handled: string[] = [];
  for (const type of ['click', 'input', 'change'])
    page.addEventListener(type, (event) => handled.push(event.type), { capture: true });
  for (const type of ['click', 'input', 'change']) page.dispatchEvent(new Event(type, { cancelable: true }));
  expect(page.credEarlyInput.events.map((event) => event.type)).toEqual(['click', 'input', 'change']);
  expect(handled).toEqual([]);

  page.credEarlyInput.stop();
  page.dispatchEvent(new Event('click'));
  expect(handled).toEqual(['click']);
});
