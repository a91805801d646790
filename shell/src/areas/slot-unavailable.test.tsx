import { renderInShell, screen } from '@cred/testing';
import { SlotUnavailable } from './slot-unavailable';

describe('a slot whose area could not be loaded', () => {
  it('reports it, except for the card of a member (SHELL-32)', () => {
    renderInShell(
      <>
        <SlotUnavailable name="follow-button" />
        <p data-testid="card">
          <SlotUnavailable name="member-card" />
        </p>
      </>,
    );
    expect(screen.getByRole('img', { name: 'Following is not available' })).toBeInTheDocument();
    expect(screen.getByTestId('card')).toBeEmptyDOMElement();
  });
});
