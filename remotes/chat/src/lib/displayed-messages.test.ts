import { makeMessage } from '@cred/testing';
import { dayKey } from './chat-time';
import { displayedMessages, toListRows, type DisplayedMessage } from './displayed-messages';

const message = (own: boolean, createdAt: string): DisplayedMessage => ({
  key: createdAt,
  id: createdAt,
  own,
  type: 'TEXT',
  text: 'x',
  media: null,
  createdAt: new Date(createdAt),
  day: dayKey(new Date(createdAt)),
  status: 'sent',
  isDeleted: false,
  replyTo: null,
  reactions: [],
});

const shape = (messages: readonly DisplayedMessage[], hasEarlier = false) =>
  toListRows(messages, hasEarlier).map((row) =>
    row.kind === 'day' ? 'day' : [row.startsGroup && 'start', row.endsGroup && 'end'].filter(Boolean).join(' '),
  );

describe('toListRows', () => {
  it('groups consecutive messages of one sender', () => {
    expect(
      shape([
        message(true, '2026-11-20T12:00:00Z'),
        message(true, '2026-11-20T12:01:00Z'),
        message(false, '2026-11-20T12:02:00Z'),
      ]),
    ).toEqual(['day', 'start', 'end', 'start end']);
  });

  it('starts a new group after five minutes', () => {
    expect(shape([message(true, '2026-11-20T12:00:00Z'), message(true, '2026-11-20T12:05:01Z')])).toEqual([
      'day',
      'start end',
      'start end',
    ]);
  });

  it('starts a new group at midnight in Sao Paulo', () => {
    expect(shape([message(true, '2026-11-20T02:59:00Z'), message(true, '2026-11-20T03:01:00Z')])).toEqual([
      'day',
      'start end',
      'day',
      'start end',
    ]);
  });

  it('adds no date before the first message while earlier messages of that day may exist', () => {
    expect(shape([message(true, '2026-11-20T02:59:00Z'), message(true, '2026-11-20T03:01:00Z')], true)).toEqual([
      'start end',
      'day',
      'start end',
    ]);
  });
});

describe('displayedMessages', () => {
  it('makes one object of each message, so that the rows of others stay the same', () => {
    const [first, second] = [makeMessage({ text: 'first' }), makeMessage({ text: 'second' })];
    const before = displayedMessages([first, second], [], 'viewer');
    const after = displayedMessages([first, { ...second, text: 'changed' }], [], 'viewer');
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toMatchObject({ text: 'changed' });
  });

  it('makes another one for another viewer', () => {
    const message = makeMessage();
    const [own] = displayedMessages([message], [], message.senderId);
    const [received] = displayedMessages([message], [], 'another member');
    expect([own?.own, received?.own]).toEqual([true, false]);
  });
});
