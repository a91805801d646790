import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Pace } from '@cred/service-kit';
import { eventually } from '@cred/service-kit/testing/eventually';
import { startTestApi, type TestApi, type TestMember } from '../testing/test-api';
import { arriving, beginSend, dataUrl } from '../testing/test-attachments';
import { smallPng } from '../testing/test-images';
import { mp4 } from '../testing/test-videos';
import { buckets, RateLimiter } from './rate-limits';
import { defaultUploadLimits, type Uploader, type UploadLimits, UploadTracker } from './uploads';

interface World {
  readonly api: TestApi;
  readonly ana: TestMember;
  readonly tom: TestMember;
  readonly chatId: string;
}

async function build(uploads: Partial<UploadLimits>): Promise<World> {
  const api = await startTestApi({ uploads });
  const [ana, tom] = [await api.member(), await api.member()];
  return { api, ana, tom, chatId: (await ana.ok('openChat', { body: { otherUserId: tom.id } })).id };
}

const BUSY = { status: 503, code: 'overloaded', retryAfter: expect.any(Number) };
const half = (chatId: string): string =>
  JSON.stringify({ chatId, mediaUrl: dataUrl({ type: 'video/mp4', bytes: mp4().subarray(0, 399) }) }).slice(0, -2);

function beginRaw(api: TestApi, member: TestMember, [path, type]: readonly [string, string], body: string): Socket {
  const address = api.server.server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1').on(
    'error',
    () => undefined,
  );
  const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  socket.write(
    `POST /api${path} HTTP/1.1\r\nhost: x\r\norigin: ${api.settings.PUBLIC_URL}\r\ncookie: ${cookie}\r\n` +
      `content-type: ${type}\r\ncontent-length: 99999\r\n\r\n${body}`,
  );
  return socket;
}

describe('uploads', () => {
  it('rejects uploads above the process limit, and removes unfinished ones when the server closes', async () => {
    const { api, ana, tom, chatId } = await build({ maxInFlight: 2 });
    const begun = [await beginSend(api, ana, half(chatId)), await beginSend(api, tom, half(chatId))];
    await eventually(async () => (await arriving(api)) === 2);
    const mediaUrl = dataUrl(await smallPng());
    expect(await tom.errorOf('sendMessage', { body: { chatId, mediaUrl } })).toMatchObject(BUSY);
    expect(
      await ana.errorOf('createPost', { body: { userId: ana.id, text: 'x' }, files: { img: await smallPng() } }),
    ).toMatchObject(BUSY);
    await tom.ok('sendMessage', { body: { chatId, text: 'A text' } });
    begun.pop()?.socket.resetAndDestroy();
    await eventually(async () => (await tom.call('sendMessage', { body: { chatId, mediaUrl } })).status === 201);
    await eventually(async () => (await arriving(api)) === 1);

    const form =
      '--b\r\ncontent-disposition: form-data; name="video"; filename="a.mp4"\r\ncontent-type: video/mp4\r\n\r\nhalf';
    const others = [
      beginRaw(api, ana, ['/post', 'multipart/form-data; boundary=b'], form),
      beginRaw(api, ana, ['/chat/dm', 'application/json'], '{"otherUserId":'),
    ];
    await eventually(async () => (await arriving(api)) === 2);
    await api.server.close();
    expect(await arriving(api)).toBe(0);
    await eventually(async () => others.every(({ closed }) => closed));
    const lines = api.logs.map((line) => JSON.parse(line) as { level: number; msg: string });
    expect(lines.filter(({ level }) => level > 30)).toEqual([]);
    await api.close();
  });

  it('rejects uploads when the disk is nearly full, and logs it', async () => {
    const { api, ana, tom, chatId } = await build({ minFreeDiskBytes: Number.MAX_SAFE_INTEGER });
    const full = { status: 507, code: 'insufficient_storage', retryAfter: 60 };
    expect(await tom.errorOf('sendMessage', { body: { chatId, mediaUrl: dataUrl(await smallPng()) } })).toMatchObject(
      full,
    );
    expect(
      await ana.errorOf('createPost', { body: { userId: ana.id, text: 'x' }, files: { img: await smallPng() } }),
    ).toMatchObject(full);
    await tom.ok('sendMessage', { body: { chatId, text: 'A text' } });
    expect(await arriving(api)).toBe(0);
    expect(api.logs.join('')).toContain('the disk is nearly full');
    await api.close();
  });
});

describe('slow uploads and their shares', () => {
  const pace: Pace = { graceMs: 300, windowMs: 400, minBytesPerSecond: 2_000, sampleMs: 20 };

  it('ends uploads of a few bytes with 408, of forms and of messages, and counts them no longer', async () => {
    const { api, ana, tom, chatId } = await build({ maxInFlight: 4, pace });
    const message = await beginSend(api, ana, half(chatId));
    const form =
      '--b\r\ncontent-disposition: form-data; name="video"; filename="a.mp4"\r\ncontent-type: video/mp4\r\n\r\nhalf';
    const post = beginRaw(api, tom, ['/post', 'multipart/form-data; boundary=b'], form);
    const drip = setInterval(() => {
      message.socket.write('A');
      post.write('A');
    }, 50);
    const [sent, posted] = await Promise.all([message.response(), text(post)]);
    clearInterval(drip);
    expect(sent).toMatchObject({ status: 408, body: { code: 'request_timeout' } });
    expect(posted).toMatch(/^HTTP\/1\.1 408 .*"code":"request_timeout"/s);
    await eventually(async () => (await arriving(api)) === 0);
    for (const member of [ana, tom])
      await member.ok('sendMessage', { body: { chatId, mediaUrl: dataUrl(await smallPng()) } });
    const lines = api.logs.map((line) => JSON.parse(line) as { level: number });
    expect(lines.filter(({ level }) => level > 30)).toEqual([]);
    await api.close();
  });

  it('limits new accounts of one network to their share, and keeps the rest for known members', async () => {
    const { api, ana, tom, chatId } = await build({ maxInFlight: 32 });
    const eva = await api.member();
    const slow = [
      await beginSend(api, ana, half(chatId)),
      await beginSend(api, ana, half(chatId)),
      await beginSend(api, tom, half(chatId)),
      await beginSend(api, tom, half(chatId)),
    ];
    await eventually(async () => (await arriving(api)) === 4);
    const evasChat = (await eva.ok('openChat', { body: { otherUserId: ana.id } })).id;
    const image = { chatId: evasChat, mediaUrl: dataUrl(await smallPng()) };
    expect(await eva.errorOf('sendMessage', { body: image })).toMatchObject({
      status: 429,
      retryAfter: expect.any(Number),
    });
    // Eight days later the account is known, though the other uploads are still in flight.
    api.clock.advance(8 * 24 * 3_600_000);
    await eva.ok('login', { body: { username: eva.username, password: eva.password } });
    await eva.ok('sendMessage', { body: image });
    for (const { socket } of slow) socket.resetAndDestroy();
    await api.close();
  });
});

describe('UploadTracker', () => {
  const start = () =>
    new UploadTracker({
      limits: defaultUploadLimits,
      settings: { CRED_DATA: '' },
      rates: new RateLimiter(buckets, () => new Date()),
      clock: () => new Date(),
    });
  /** How many of a hundred uploads are accepted. */
  const accepted = (tracker: UploadTracker, uploader: (index: number) => Uploader): number =>
    Array.from({ length: 100 }, (_, index) => index).filter((index) => {
      try {
        tracker.acquire(uploader(index));
        return true;
      } catch {
        return false;
      }
    }).length;

  const account = (name: string, site: string, isUnknown: boolean) => ({ account: name, site, isUnknown });

  it('limits all unknown clients together to a quarter of the uploads, and those of one network to half of that', () => {
    const tracker = start();
    expect(accepted(tracker, (index) => account(`new${index}`, 'one', true))).toBe(5);
    expect(accepted(tracker, () => ({ account: undefined, site: 'one', isUnknown: true }))).toBe(0);
    expect(accepted(tracker, (index) => account(`newer${index}`, `site${index}`, true))).toBe(5);
    expect(accepted(tracker, () => ({ account: undefined, site: 'two', isUnknown: true }))).toBe(0);
  });

  it('gives members three quarters whatever unknown clients do, half of all to one network', () => {
    const tracker = start();
    accepted(tracker, (index) => account(`new${index}`, 'one', true));
    accepted(tracker, (index) => account(`newer${index}`, `site${index}`, true));
    expect(accepted(tracker, () => account('ana', 'two', false))).toBe(3);
    expect(accepted(tracker, (index) => account(`known${index}`, 'one', false))).toBe(20);
    expect(accepted(tracker, (index) => account(`other${index}`, `site${index}`, false))).toBe(7);
  });

  it('accepts as many uploads again after they have ended', () => {
    const tracker = start();
    const uploader = { account: undefined, site: 'one', isUnknown: true };
    for (let round = 0; round < 100; round += 1) {
      tracker.acquire(uploader);
      tracker.release(uploader);
    }
    expect(accepted(tracker, () => uploader)).toBe(5);
  });
});
