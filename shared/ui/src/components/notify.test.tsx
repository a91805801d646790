import { act, render, screen } from '@testing-library/react';
import * as module from './notify';

const makeToasts = () => {
  const close = jest.fn();
  return {
    success: jest.fn(),
    error: jest.fn(),
    info: jest.fn(),
    undoable: jest.fn(() => close),
    loading: jest.fn(),
    close,
  };
};

/** A separate module, as on a page that has not loaded the code of the toasts. */
const load = (): typeof module => {
  let loaded: typeof module | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual<typeof module>('./notify');
  });
  return loaded!;
};

describe('notify, before the code of the toasts is loaded', () => {
  it('keeps the messages, in order', () => {
    const { notify, provideToasts } = load();
    const toasts = makeToasts();
    notify.error('First', 'subject');
    notify.success('Second');
    provideToasts(toasts);
    expect(toasts.error).toHaveBeenCalledWith('First', 'subject');
    expect(toasts.success).toHaveBeenCalledWith('Second', undefined);
    expect(toasts.error.mock.invocationCallOrder[0]).toBeLessThan(toasts.success.mock.invocationCallOrder[0]!);
    notify.info('Third');
    expect(toasts.info).toHaveBeenCalledWith('Third');
  });

  it('keeps the last 20 messages', () => {
    const { notify, provideToasts } = load();
    const toasts = makeToasts();
    for (let each = 1; each <= 25; each += 1) notify.info(String(each));
    provideToasts(toasts);
    expect(toasts.info.mock.calls.map(([text]) => text)).toEqual(Array.from({ length: 20 }, (_, at) => String(at + 6)));
  });

  it('does not show what was closed, and closes what was shown', () => {
    const { notify, provideToasts } = load();
    const toasts = makeToasts();
    const [closeFirst, closeSecond] = ['First', 'Second'].map((text) => notify.undoable(text, () => undefined));
    closeFirst?.();
    provideToasts(toasts);
    expect(toasts.undoable).toHaveBeenCalledTimes(1);
    closeSecond?.();
    expect(toasts.close).toHaveBeenCalledTimes(1);
  });

  it('shows the page that it needs them', () => {
    const { notify, useToastsWanted } = module;
    const Wanted = () => <p>{String(useToastsWanted())}</p>;
    render(<Wanted />);
    expect(screen.getByText('false')).toBeVisible();
    act(() => notify.info('Anything'));
    expect(screen.getByText('true')).toBeVisible();
  });
});
