import { act } from '@testing-library/react';

/** Scrolls the page to `top`, in px, as a member would. */
export function scrollPage(top: number): void {
  setScroll(top);
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

export const resetScroll = (): void => setScroll(0);

const setScroll = (top: number): void => {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
};
