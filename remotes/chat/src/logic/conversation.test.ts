import { limits, type Message } from '@cred/contract';
import { makeChat, makeMessage } from '@cred/testing';
import { mergeEarlier, mergeLatest, mergeSent } from './conversation';

const messages = (count: number): Message[] => Array.from({ length: count }, () => makeMessage());

describe('mergeLatest', () => {
  it('says that there may be earlier messages when the page is full', () => {
    expect(mergeLatest(undefined, makeChat({ messages: messages(limits.chat.page) })).hasEarlier).toBe(true);
    expect(mergeLatest(undefined, makeChat({ messages: messages(3) })).hasEarlier).toBe(false);
  });

  it('keeps the earlier messages that were loaded before', () => {
    const all = messages(limits.chat.page + 3);
    const known = { ...makeChat({ messages: all.slice(0, -1) }), hasEarlier: false };
    const merged = mergeLatest(known, makeChat({ messages: all.slice(-limits.chat.page) }));
    expect(merged.messages).toEqual(all);
    expect(merged.hasEarlier).toBe(false);
  });

  it('drops them when more than a page came in between, rather than hide a gap', () => {
    const known = { ...makeChat({ messages: messages(4) }), hasEarlier: false };
    const latest = makeChat({ messages: messages(limits.chat.page) });
    expect(mergeLatest(known, latest)).toEqual({ ...latest, hasEarlier: true });
  });
});

describe('mergeEarlier', () => {
  it('puts the page in front, each message once, and knows the beginning', () => {
    const all = messages(5);
    const known = { ...makeChat({ messages: all.slice(2) }), hasEarlier: true };
    expect(mergeEarlier(known, all.slice(0, 3))).toEqual({ ...known, messages: all, hasEarlier: false });
  });
});

describe('mergeSent', () => {
  it('shows the message once, however it came', () => {
    const all = messages(2);
    const known = { ...makeChat({ messages: all }), hasEarlier: false };
    expect(mergeSent(known, all[1]!).messages).toEqual(all);
  });
});
