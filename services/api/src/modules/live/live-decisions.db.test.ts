import type { FastifyInstance } from 'fastify';
import { publish } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { reviewer } from '../../testing/test-certificates';
import { openStream, type TestStream } from '../../testing/test-stream';

let api: TestApi;
/** Two processes on one database. */
let one: FastifyInstance;
let two: FastifyInstance;
let author: TestMember;
let reporter: TestMember;
let boss: TestMember;
let other: TestMember;
let postId: string;
let streams: Readonly<Record<'author' | 'reporter' | 'other' | 'reviewer', TestStream>>;

beforeAll(async () => {
  api = await startTestApi({ live: { aliveMs: 200, retryMs: 1 } });
  one = api.server;
  two = await api.another();
  for (const server of [one, two]) await server.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  [author, reporter, other] = [await api.member(), await api.member(), await api.member()];
  boss = await reviewer(api);
  ({ id: postId } = await publish(author, 'Reported'));
  streams = {
    author: await openStream(one, author),
    reporter: await openStream(two, reporter),
    other: await openStream(one, other),
    reviewer: await openStream(two, boss),
  };
});
afterEach(() => {
  for (const stream of Object.values(streams)) stream.close();
});
afterAll(() => api.close());

const names = (stream: TestStream) => stream.received.flatMap(({ name }) => (name === 'alive' ? [] : [name]));
const untilCount = (stream: TestStream, name: string, count: number) =>
  stream.until((arrived) => arrived.filter((event) => event.name === name).length === count);

/** Reports the post and decides, and waits until the reviewers' pages have both. */
async function decide(outcome: 'removed' | 'warned' | 'dismissed'): Promise<void> {
  await reporter.ok('report', { body: { postId, reason: 'harassment' } });
  const [open] = await boss.ok('getReports');
  await boss.ok('decideReport', { params: { id: open?.id ?? '' }, body: { outcome } });
  await untilCount(streams.reviewer, 'review', 2);
}

/** All that arrived before a message that is sent now. */
async function namesBefore(stream: TestStream, member: TestMember): Promise<string[]> {
  const sender = await api.member();
  const { id: chatId } = await sender.ok('openChat', { body: { otherUserId: member.id } });
  await sender.ok('sendMessage', { body: { chatId, text: 'Last' } });
  await stream.until(() => stream.texts.includes('Last'));
  return names(stream).slice(0, names(stream).indexOf('message'));
}

describe('a decision on a report (NOTIF-15)', () => {
  it.each(['removed', 'warned', 'dismissed'] as const)(
    '%s updates the open pages of the author and the reporter, and no others',
    async (outcome) => {
      await decide(outcome);
      await untilCount(streams.reporter, 'account', 1);
      expect(names(streams.reporter)).toEqual(['notifications', 'account']);
      const ofAuthor = outcome === 'dismissed' ? [] : ['notifications', 'account'];
      expect(await namesBefore(streams.author, author)).toEqual(ofAuthor);
      expect(await namesBefore(streams.other, other)).toEqual([]);
    },
  );

  it('that is appealed and reversed updates both sides and the reviewers', async () => {
    await decide('removed');
    await untilCount(streams.author, 'account', 1);
    const [about] = await author.ok('getModeration');
    await author.ok('appealModeration', { params: { id: about?.decision?.id ?? '' }, body: { text: 'It is true' } });
    await untilCount(streams.reviewer, 'review', 3);
    const second = await reviewer(api);
    const [appeal] = await second.ok('getReportAppeals');
    await second.ok('decideReportAppeal', {
      params: { id: appeal?.id ?? '' },
      body: { outcome: 'reversed' },
    });
    await untilCount(streams.author, 'account', 2);
    await untilCount(streams.reporter, 'account', 2);
    await untilCount(streams.reviewer, 'review', 4);
    expect((await author.ok('getPost', { params: { id: postId } })).text).toBe('Reported');
    expect(await namesBefore(streams.other, other)).toEqual([]);
  });
});
