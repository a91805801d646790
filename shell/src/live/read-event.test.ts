import { readEvent } from './read-event';

describe('readEvent', () => {
  it('reads the data of an event', () => {
    expect(readEvent('alive', '{"other":1}')).toEqual({ name: 'alive', data: {} });
  });

  it.each([
    ['an event name of a newer server', 'earthquake', '{}'],
    ['the name of a property of every object', 'constructor', '{}'],
    ['data that is not JSON', 'chat', '{"chatId":'],
    ['data that violates the contract', 'chat', '{"chatId":"1 or 1=1"}'],
  ])('ignores %s', (_, name, data) => {
    expect(readEvent(name, data)).toBeNull();
  });
});
