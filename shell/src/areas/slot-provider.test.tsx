import { Slot, type SlotName } from '@cred/platform';
import { render } from '@cred/testing';
import { SlotProvider } from './slot-provider';

describe('a slot that this shell does not know', () => {
  it('shows nothing (SHELL-33)', () => {
    const { container } = render(
      <SlotProvider>
        <Slot name={'newer-slot' as SlotName} props={{}} fallback="Loading" />
      </SlotProvider>,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
