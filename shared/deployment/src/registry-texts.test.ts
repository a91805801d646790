import { actor, reason } from './registry-texts';

describe('an actor of the audit log', () => {
  it.each([
    ['registry'],
    ['Registry'],
    ['reg\u0131stry'],
    ['r\u0435gistry'],
    ['registry\u200b'],
    ['r e g i s t r y'],
    ['npm\u00a0start!'],
    ['nprn start'],
    ['n\u0440m start'],
    ['NPM START'],
    ['\u202enpm start\u202c.'],
  ])('rejects %j, which looks like a reserved name', (name) => {
    expect(actor.safeParse(name).success).toBe(false);
  });

  it.each([['npm start'], ['Ana Souza'], ['Анна'], ['registrar'], ['start']])('accepts %j', (name) => {
    expect(actor.parse(name)).toBe(name);
  });

  it('removes characters that change the direction or are invisible', () => {
    expect(actor.parse('Ana\u202e azuoS\u2066\u200b')).toBe('Ana azuoS');
    expect(reason.parse('too\u202e slow\n\u0007')).toBe('too slow');
  });
});
