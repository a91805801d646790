import { toListRows, type DisplayedMessage } from './displayed-messages';

const message = (own: boolean, createdAt: string): DisplayedMessage => ({
  key: createdAt,
  id: createdAt,
  own,
  type: 'TEXT',
  text: 'x',
  media: null,
  createdAt: new Date(createdAt),
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
