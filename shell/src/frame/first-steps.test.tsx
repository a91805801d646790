import { SlotHostContext } from '@cred/platform';
import { makeMe, renderInShell, screen } from '@cred/testing';
import { readFirstStep, saveFirstStep } from '../lib/first-step';
import { FirstSteps } from './first-steps';

/** The bar at home, with a stand-in for the slot of the profile area. */
const me = makeMe();
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
    { route, me },
  );
const bar = () => screen.queryByRole('region', { name: 'First steps' });

afterEach(() => saveFirstStep(me.username, null));

describe('the offer of the first steps', () => {
  it('is absent for members who have not just signed up, and on other pages', () => {
    open();
    expect(bar()).not.toBeInTheDocument();
    saveFirstStep(me.username, 0);
    open('/settings');
    expect(bar()).not.toBeInTheDocument();
  });

  it('is absent for another member who signs in in the same tab', () => {
    saveFirstStep('who-signed-up', 1);
    // Keeps the place of the offer free.
    expect(document.documentElement).toHaveAttribute('data-first-steps');
    open();
    expect(document.documentElement).not.toHaveAttribute('data-first-steps');
    expect(bar()).not.toBeInTheDocument();
  });

  it('can be skipped permanently', async () => {
    saveFirstStep(me.username, 0);
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    expect(bar()).not.toBeInTheDocument();
    expect(readFirstStep(me.username)).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(document.documentElement).not.toHaveAttribute('data-first-steps');
  });

  it('opens the dialog, whose end ends the offer', async () => {
    saveFirstStep(me.username, 0);
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Start' }));
    await user.click(screen.getByRole('button', { name: 'first-steps' }));
    expect(bar()).not.toBeInTheDocument();
    expect(readFirstStep(me.username)).toBeNull();
  });

  it('opens the dialog by itself after a reload in the middle', () => {
    saveFirstStep(me.username, 1);
    open();
    expect(screen.getByRole('button', { name: 'first-steps' })).toBeVisible();
  });
});
