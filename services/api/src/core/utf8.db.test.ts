import { smallPng } from '../testing/test-images';
import { startTestApi, type TestApi, type TestMember } from '../testing/test-api';

let api: TestApi;
let ana: TestMember;
beforeAll(async () => {
  api = await startTestApi();
  ana = await api.member();
});
afterAll(() => api.close());

const INVALID = Buffer.from('e282', 'hex');
const around = (before: string, after: string, bytes: Buffer = INVALID): Buffer =>
  Buffer.concat([Buffer.from(before), bytes, Buffer.from(after)]);
const send = async (url: string, type: string, payload: Buffer) =>
  (await ana.inject({ method: 'POST', url: `/api${url}`, headers: { 'content-type': type }, payload })).statusCode;
const field = (name: string, more = ''): string =>
  `--b\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`;
const MULTIPART = 'multipart/form-data; boundary=b';
const texts = async () => (await api.db.selectFrom('posts').select('text').execute()).map(({ text }) => text);

describe('invalid UTF-8', () => {
  it('is rejected in JSON, also in that of a message', async () => {
    const { id } = await ana.ok('openChat', { body: { otherUserId: (await api.member()).id } });
    const message = (bytes: Buffer) => around(`{"chatId":"${id}","text":"a`, 'b"}', bytes);
    expect(await send('/chat/messages', 'application/json', message(INVALID))).toBe(400);
    expect(await send('/chat/messages', 'application/json', message(Buffer.from('\ufffd')))).toBe(201);
    expect(await send('/auth/login', 'application/json', around('{"username":"a', '","password":"x"}'))).toBe(400);
    expect((await api.db.selectFrom('messages').select('text').execute()).map(({ text }) => text)).toEqual([
      'a\ufffdb',
    ]);
  });

  it('is rejected in fields and file names of a form with files', async () => {
    const form = (text: Buffer) =>
      Buffer.concat([Buffer.from(`${field('userId')}${ana.id}\r\n${field('text')}`), text, Buffer.from('\r\n--b--')]);
    expect(await send('/post', MULTIPART, form(INVALID))).toBe(400);
    expect(await send('/post', MULTIPART, form(Buffer.from('ação \ufffd 😀')))).toBe(201);
    expect(await texts()).toEqual(['ação \ufffd 😀']);
    const [before, after] = field('img', '; filename="NAME.png"').split('NAME') as [string, string];
    expect(await send('/post', MULTIPART, around(before, `${after}x\r\n--b--`))).toBe(400);
  });

  it('and U+FFFD are rejected in the name of a file with a sentence about the name; other names are not read', async () => {
    const { bytes } = await smallPng();
    const upload = async (name: Buffer) => {
      const head = `${field('userId')}${ana.id}\r\n${field('text')}x\r\n`;
      const [before, after] = field('img', '; filename="NAME.png"\r\ncontent-type: image/png').split('NAME') as [
        string,
        string,
      ];
      const payload = Buffer.concat([
        Buffer.from(head + before),
        name,
        Buffer.from(after),
        bytes,
        Buffer.from('\r\n--b--'),
      ]);
      return ana.inject({ method: 'POST', url: '/api/post', headers: { 'content-type': MULTIPART }, payload });
    };
    for (const name of [INVALID, Buffer.from('ff', 'hex'), Buffer.from('eda080', 'hex'), Buffer.from('exame \ufffd')]) {
      const refused = await upload(name);
      expect([refused.statusCode, refused.json().message]).toEqual([
        400,
        'The name of the file has unreadable characters, please rename it',
      ]);
    }
    for (const name of ['exame ção 😀 %ff', '../../etc/passwd'])
      expect([name, (await upload(Buffer.from(name))).statusCode]).toEqual([name, 201]);
    const media = await api.db.selectFrom('media').selectAll().execute();
    expect(JSON.stringify(media)).not.toMatch(/exame|passwd/);
  });

  it('is rejected in a path and a query', async () => {
    for (const url of ['/api/user/search-users/a%E2%82', '/api/user/suggest?take=%FF'])
      expect((await ana.inject({ method: 'GET', url })).statusCode).toBe(400);
  });
});
