import { actor, makerOf, makerText, mayNameToken, reason } from './registry-texts';

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

describe('who made a change', () => {
  it.each([
    ['ops-ana', 'Ana Souza', 'ops-ana (typed name: Ana Souza)'],
    [null, 'ana', 'deployment (typed name: ana)'],
    [null, 'npm start', 'npm start'],
    [null, 'registry', 'registry'],
    [null, null, 'deployment'],
    // Texts of before the rules for names.
    ['ci-feed', 'npm start', 'ci-feed'],
    ['ci-feed', 'r\u0435gistry', 'ci-feed'],
    [null, 'npm\u00a0start!', 'deployment'],
    ['ci-feed', 'Ana\u202e azuoS\n', 'ci-feed (typed name: Ana azuoS)'],
  ])('is for the token %j with the name %j: %s', (token, typed, text) => {
    expect(makerText(makerOf(token, typed))).toBe(text);
  });

  it.each(['npm-start', 'NPM.start', 'registry', 'reg1stry', 'deployment'])(
    'is never confused with a token: %s cannot be the name of one',
    (name) => {
      expect(mayNameToken(name)).toBe(false);
    },
  );
});
