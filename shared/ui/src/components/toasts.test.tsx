import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AppToasts, notify, toastRules } from './toasts';

const clockOf = (toast: HTMLElement): string => within(toast.closest<HTMLElement>('.Toastify__toast') ?? toast).getByRole('progressbar', { hidden: true }).style.animationDuration;

describe('notify', () => {
  it('shows success for 2 s and the rest for 4 s, in styles that have the nonce of the page', async () => {
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

  it('announces errors at once and the rest politely', async () => {
    render(<AppToasts />);
    act(() => notify.error('Could not mark as read'));
    expect(await screen.findByRole('alert', { hidden: true })).toHaveTextContent('Could not mark as read');
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
  it('are those of the specification', () => {
    expect(toastRules).toEqual({ successMs: 2_000, otherMs: 4_000, kept: 20, removalMs: 1_000, maxWidth: 350 });
  });
});
