import { makeLiveHub } from './live-hub';

describe('makeLiveHub', () => {
  it('tells who listens, until they do not any more', () => {
    const { subscribe, emit } = makeLiveHub();
    const told = jest.fn();
    const stop = subscribe('alive', told);
    emit('alive', '{}');
    emit('reset', '{}');
    stop();
    emit('alive', '{}');
    expect(told.mock.calls).toEqual([[{}]]);
  });

  it.each([
    ['a name of a newer server', 'earthquake', '{}'],
    ['a name that every object has', 'constructor', '{}'],
    ['data that are no JSON', 'chat', '{"chatId":'],
    ['data that break the contract', 'chat', '{"chatId":"1 or 1=1"}'],
  ])('lets %s pass', (_, name, data) => {
    const { subscribe, emit } = makeLiveHub();
    const told = jest.fn();
    subscribe('chat', told);
    emit(name, data);
    expect(told).not.toHaveBeenCalled();
  });

  it('goes on with the others when one that listens fails, and hides nothing', () => {
    const { subscribe, emit } = makeLiveHub();
    const later = jest.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => undefined);
    const told = jest.fn();
    subscribe('reset', () => {
      throw new Error('mine');
    });
    subscribe('reset', told);
    emit('reset', '{}');
    expect(told).toHaveBeenCalledTimes(1);
    expect(later.mock.calls[0]![0]).toThrow('mine');
    later.mockRestore();
  });
});
