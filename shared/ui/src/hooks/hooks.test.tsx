import { act, renderHook } from '@testing-library/react';
import { useLogged } from './use-logged';
import { useOneAtATime } from './use-one-at-a-time';

describe('useOneAtATime', () => {
  it('runs the next action only once the one before has ended, even badly', async () => {
    const { result } = renderHook(() => useOneAtATime());
    let fail = (): void => undefined;
    const first = jest.fn(() => new Promise((_, reject) => (fail = () => reject(new Error('no')))));
    const second = jest.fn(() => Promise.resolve());
    result.current(first);
    result.current(second);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
    await act(async () => fail());
    result.current(second);
    expect(second).toHaveBeenCalledTimes(1);
  });
});

describe('useLogged', () => {
  it('writes a failure once, however many components show it', () => {
    const written = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = new Error('down');
    renderHook(() => useLogged('Posts error', error));
    renderHook(() => useLogged('Posts error', error));
    expect(written.mock.calls).toEqual([['Posts error', error]]);
    renderHook(() => useLogged('Posts error', new Error('down again')));
    expect(written).toHaveBeenCalledTimes(2);
    written.mockRestore();
  });
});
