import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { notify } from './notify';
import { AppToasts, toastRules } from './toasts';

const clockOf = (toast: HTMLElement): string =>
  within(toast.closest<HTMLElement>('.Toastify__toast') ?? toast).getByRole('progressbar', { hidden: true }).style
    .animationDuration;

describe('notify', () => {
  it("shows success for 2 s and others for 4 s, with styles that have the page's nonce", async () => {
    render(<AppToasts nonce="of-the-page" />);
    expect([...document.querySelectorAll('style')].some((style) => style.nonce === 'of-the-page')).toBe(true);
    act(() => {
      notify.success('Post criado!');
      notify.error('Invalid post, try again');
      notify.info('By the way');
    });
    expect(clockOf(await screen.findByText('Post criado!'))).toBe('2000ms');
    expect(clockOf(await screen.findByText('Invalid post, try again'))).toBe('4000ms');
    expect(clockOf(await screen.findByText('By the way'))).toBe('4000ms');
  });

  it('announces errors assertively and others politely', async () => {
    render(<AppToasts />);
    act(() => notify.error('Could not mark as read'));
    expect(await screen.findByRole('alert', { hidden: true })).toHaveTextContent('Could not mark as read');
  });

  it('undoes an action once and closes', async () => {
    render(<AppToasts />);
    const undo = jest.fn();
    act(() => notify.undoable('You muted @rui', undo));
    const text = await screen.findByText('You muted @rui');
    expect(clockOf(text)).toBe('4000ms');
    await userEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(text.closest('.Toastify__toast')?.className).toContain('cred-toast-exit');
  });

  it('closes when there is nothing left to undo', async () => {
    render(<AppToasts />);
    let done: () => void = () => undefined;
    act(() => {
      done = notify.undoable('You muted @bea', () => undefined);
    });
    const text = await screen.findByText('You muted @bea');
    act(() => done());
    expect(text.closest('.Toastify__toast')?.className).toContain('cred-toast-exit');
  });

  it('closes the message of the previous attempt, and no other', async () => {
    render(<AppToasts />);
    act(() => {
      notify.error('The first try failed', 'password');
      notify.error('Something else failed');
    });
    const [first, other] = [
      await screen.findByText('The first try failed'),
      await screen.findByText('Something else failed'),
    ];
    act(() => notify.success('The second one did not', 'password'));
    const second = await screen.findByText('The second one did not');
    expect(first.closest('.Toastify__toast')?.className).toContain('cred-toast-exit');
    for (const stays of [other, second])
      expect(stays.closest('.Toastify__toast')?.className).not.toContain('cred-toast-exit');
  });

  it('can be dismissed', async () => {
    render(<AppToasts />);
    act(() => notify.error('Gone soon'));
    await screen.findByText('Gone soon');
    await userEvent.click(screen.getAllByRole('button', { name: /close/i, hidden: true })[0] as HTMLElement);
    expect(screen.getByText('Gone soon').closest('.Toastify__toast')?.className).toContain('cred-toast-exit');
  });
});

describe('toastRules', () => {
  it('match the specification', () => {
    expect(toastRules).toEqual({ successMs: 2_000, otherMs: 4_000, kept: 20, removalMs: 1_000, maxWidth: 350 });
  });
});
