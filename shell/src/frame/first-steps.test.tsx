import { SlotHostContext } from '@cred/platform';
import { renderInShell, screen } from '@cred/testing';
import { readFirstStep, saveFirstStep } from '../lib/first-step';
import { FirstSteps } from './first-steps';

/** The bar at home, with a stand-in for the slot of the profile area. */
const open = (route = '/') =>
  renderInShell(
    <SlotHostContext
      value={{
        render: (name, props) => <button {...('onClose' in props && { onClick: props.onClose })}>{name}</button>,
      }}
    >
      <main id="content" tabIndex={-1}>
        <FirstSteps />
      </main>
    </SlotHostContext>,
    { route },
  );
const bar = () => screen.queryByRole('region', { name: 'First steps' });

afterEach(() => saveFirstStep(null));

describe('the offer of the first steps', () => {
  it('is absent for members who have not just signed up, and on other pages', () => {
    open();
    expect(bar()).not.toBeInTheDocument();
    saveFirstStep(0);
    open('/settings');
    expect(bar()).not.toBeInTheDocument();
  });

  it('can be skipped permanently', async () => {
    saveFirstStep(0);
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    expect(bar()).not.toBeInTheDocument();
    expect(readFirstStep()).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('opens the dialog, whose end ends the offer', async () => {
    saveFirstStep(0);
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Start' }));
    await user.click(screen.getByRole('button', { name: 'first-steps' }));
    expect(bar()).not.toBeInTheDocument();
    expect(readFirstStep()).toBeNull();
  });

  it('opens the dialog by itself after a reload in the middle', () => {
    saveFirstStep(1);
    open();
    expect(screen.getByRole('button', { name: 'first-steps' })).toBeVisible();
  });
});
