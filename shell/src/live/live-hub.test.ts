import { createLiveHub } from './live-hub';

describe('createLiveHub', () => {
  it('notifies subscribers until they unsubscribe', () => {
    const { subscribe, emit } = createLiveHub();
    const listener = jest.fn();
    const stop = subscribe('alive', listener);
    emit('alive', '{}');
    emit('reset', '{}');
    stop();
    emit('alive', '{}');
    expect(listener.mock.calls).toEqual([[{}]]);
  });

  it.each([
    ['a name of a newer server', 'earthquake', '{}'],
    ['a name that every object has', 'constructor', '{}'],
    ['data that are no JSON', 'chat', '{"chatId":'],
    ['data that break the contract', 'chat', '{"chatId":"1 or 1=1"}'],
  ])('ignores %s', (_, name, data) => {
    const { subscribe, emit } = createLiveHub();
    const listener = jest.fn();
    subscribe('chat', listener);
    emit(name, data);
    expect(listener).not.toHaveBeenCalled();
  });

  it('notifies the remaining subscribers when one throws, and rethrows the error', () => {
    const { subscribe, emit } = createLiveHub();
    const later = jest.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => undefined);
    const listener = jest.fn();
    subscribe('reset', () => {
      throw new Error('mine');
    });
    subscribe('reset', listener);
    emit('reset', '{}');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(later.mock.calls[0]![0]).toThrow('mine');
    later.mockRestore();
  });
});
