import { connect, type Socket } from 'node:net';
import { eventually } from '@cred/service-kit/testing/eventually';
import { startTestApi, type TestApi, type TestMember } from '../testing/test-api';
import { arriving, beginSend, dataUrl } from '../testing/test-attachments';
import { smallPng } from '../testing/test-images';
import { mp4 } from '../testing/test-videos';

interface World {
  readonly api: TestApi;
  readonly ana: TestMember;
  readonly tom: TestMember;
  readonly chatId: string;
}

async function build(uploads: { readonly maxInFlight?: number; readonly minFreeDiskBytes?: number }): Promise<World> {
  const api = await startTestApi({ uploads });
  const [ana, tom] = [await api.member(), await api.member()];
  return { api, ana, tom, chatId: (await ana.ok('openChat', { body: { otherUserId: tom.id } })).id };
}

const BUSY = { status: 503, code: 'overloaded', retryAfter: expect.any(Number) };
const half = (chatId: string): string =>
  JSON.stringify({ chatId, mediaUrl: dataUrl({ type: 'video/mp4', bytes: mp4().subarray(0, 400) }) }).slice(0, -2);

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
