import { parseCommand } from './arguments';

const areas = ['chat', 'feed'];

describe('parseCommand', () => {
  it('accepts an area of the checkout', () => {
    expect(parseCommand(['feed'], areas)).toEqual({ name: 'dev', area: 'feed' });
  });

  it('returns help when requested', () => {
    expect(parseCommand(['-h'], areas)).toEqual({ name: 'help' });
  });

  it.each([
    [[], 'Which area? There are: chat, feed'],
    [['fed'], 'There is no area fed. There are: chat, feed. A new one: npm run new-area -- fed'],
    [['feed', 'chat'], 'Name one area only, without: chat'],
    [['--fast', 'feed'], 'fast'],
  ])('rejects %j', (args, message) => {
    expect(() => parseCommand(args, areas)).toThrow(message);
  });
});
