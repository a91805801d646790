import { eventParser, type StreamEvent } from './event-parser';

const parse = (...parts: string[]): StreamEvent[] => {
  const events: StreamEvent[] = [];
  const read = eventParser((event) => events.push(event));
  for (const part of parts) read(part);
  return events;
};

const stream = 'id: 7\nevent: chat\ndata: {"chatId":"é"}\n\n: nothing\n\nevent:typing\ndata: a\ndata:  b\ndata\n\n';
const events = [
  { id: '7', name: 'chat', data: '{"chatId":"é"}' },
  { id: null, name: 'typing', data: 'a\n b\n' },
];

describe('eventParser', () => {
  it.each([
    ['LF', stream],
    ['CR LF', stream.replaceAll('\n', '\r\n')],
    ['CR', stream.replaceAll('\n', '\r')],
  ])('reads lines that end with %s, in one part, in two split anywhere, and letter by letter', (_, text) => {
    expect(parse(text)).toEqual(events);
    expect(parse(...text)).toEqual(events);
    for (let at = 1; at < text.length; at += 1) expect(parse(text.slice(0, at), '', text.slice(at))).toEqual(events);
  });

  it('gives no event without data, none that is not complete, and forgets id and name of both', () => {
    expect(parse('id: 1\nevent: chat\n\ndata: x\n\nid: 2\ndata: half')).toEqual([
      { id: null, name: 'message', data: 'x' },
    ]);
  });

  it('gives an event with an empty line of data', () => {
    expect(parse('event: alive\ndata:\n\n')).toEqual([{ id: null, name: 'alive', data: '' }]);
  });

  it('lets pass what it does not know, and an id that is none', () => {
    expect(parse('retry: 10\nnew: field\nid: 1\0\n:data: comment\ndata: x\n\n')).toEqual([
      { id: null, name: 'message', data: 'x' },
    ]);
  });
});
