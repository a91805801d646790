import { limits, type Message } from '@cred/contract';
import { makeChat, makeMessage } from '@cred/testing';
import { findSent, mergeEarlier, mergeLatest, mergeMessage } from './get-chat';

let minute = 0;
const messages = (count: number): Message[] =>
  Array.from({ length: count }, () =>
    makeMessage({ createdAt: new Date(Date.UTC(2026, 10, 20, 0, (minute += 1))).toISOString() }),
  );
const cached = (list: Message[], hasEarlier = false) => ({ ...makeChat({ messages: list }), hasEarlier });

describe('mergeLatest', () => {
  it('reports possible earlier messages when the page is full', () => {
    expect(mergeLatest(undefined, makeChat({ messages: messages(limits.chat.page) })).hasEarlier).toBe(true);
    expect(mergeLatest(undefined, makeChat({ messages: messages(3) })).hasEarlier).toBe(false);
  });

  it('keeps earlier messages that were loaded before', () => {
    const all = messages(limits.chat.page + 3);
    const merged = mergeLatest(cached(all.slice(0, -1)), makeChat({ messages: all.slice(-limits.chat.page) }));
    expect(merged.messages).toEqual(all);
    expect(merged.hasEarlier).toBe(false);
  });

  it('keeps a message that was pushed while the request was in flight', () => {
    const all = messages(4);
    expect(mergeLatest(cached(all), makeChat({ messages: all.slice(0, 3) })).messages).toEqual(all);
    expect(mergeLatest(cached(all.slice(3)), makeChat({ messages: [] })).messages).toEqual(all.slice(3));
  });

  it('replaces a message with its newer state', () => {
    const [message] = messages(1);
    const read = { ...message!, messageRead: [{ userId: 'them' }] };
    expect(mergeLatest(cached([message!]), makeChat({ messages: [read] })).messages).toEqual([read]);
  });

  it('drops the earlier messages when more than a page arrived between two polls', () => {
    const old = messages(4);
    const latest = makeChat({ messages: messages(limits.chat.page) });
    const pushed = messages(1);
    expect(mergeLatest(cached([...old, ...pushed]), latest)).toEqual({
      ...latest,
      messages: [...latest.messages, ...pushed],
      hasEarlier: true,
    });
  });
});

describe('mergeEarlier', () => {
  it('prepends the page without duplicates, and detects the first message', () => {
    const all = messages(5);
    const chat = cached(all.slice(2), true);
    expect(mergeEarlier(chat, all.slice(0, 3), 50)).toEqual({ ...chat, messages: all, hasEarlier: false });
    expect(mergeEarlier(chat, all.slice(0, 2), 2).hasEarlier).toBe(true);
  });
});

describe('mergeMessage', () => {
  it('adds a message once, even if it is received several times', () => {
    const all = messages(2);
    expect(mergeMessage(cached(all), all[1]!).messages).toEqual(all);
    expect(mergeMessage(cached(all.slice(0, 1)), all[1]!).messages).toEqual(all);
  });

  it('inserts a late message at its chronological position', () => {
    const [first, second, third] = messages(3);
    expect(mergeMessage(cached([first!, third!]), second!).messages).toEqual([first, second, third]);
  });

  it('leaves out a changed message that is not loaded yet, but changes its quote', () => {
    const [old, first, second] = messages(3);
    const replyTo = { id: old!.id, senderId: old!.senderId, type: 'TEXT', text: 'Old', isDeleted: false } as const;
    const loaded = cached([{ ...first!, replyTo }, second!], true);
    expect(mergeMessage(loaded, { ...old!, reactions: [{ userId: 'a-member', reaction: 'like' }] })).toEqual(loaded);
    const quoted = mergeMessage(loaded, { ...old!, text: null, isDeleted: true }).messages;
    expect(quoted.map(({ id }) => id)).toEqual([first!.id, second!.id]);
    expect(quoted[0]?.replyTo).toMatchObject({ text: null, isDeleted: true });
  });
});

describe('findSent', () => {
  it('returns the stored message with the sender’s id', () => {
    const sent = makeMessage({ clientId: 'a-client-id' });
    expect(findSent(cached([sent, ...messages(1)]), 'a-client-id')).toBe(sent);
    expect(findSent(cached(messages(1)), 'a-client-id')).toBeUndefined();
    expect(findSent(undefined, 'a-client-id')).toBeUndefined();
  });
});
