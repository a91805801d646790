import type { PreviewBody } from '@cred/deployment/preview-links';
import { preview } from './preview';
import type { RegistryClient } from './registry-client';

const [live, newest] = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb'];
const expires = '2026-11-22T16:00:00.000Z';
const requests: PreviewBody[] = [];
beforeEach(() => requests.splice(0));

const run = (options: { build?: string } = {}, builds = [{ build: newest }, { build: live }]) =>
  preview(
    { name: 'preview', area: 'feed', hours: 24, json: false, ...options },
    {
      client: {
        status: async () => ({ areas: [{ area: 'feed', live, builds }] }),
        preview: async (_area: string, body: PreviewBody) => {
          requests.push(body);
          return { area: 'feed', build: body.build, expires, token: `feed.${body.build}.t.s` };
        },
      } as unknown as RegistryClient,
      pageUrl: 'https://cred.test',
    },
  );

describe('preview', () => {
  it("prints a link on the page's origin to the newest build", async () => {
    const { document, text } = await run();
    const url = `https://cred.test/preview/feed.${newest}.t.s`;
    expect(document).toEqual({ area: 'feed', build: newest, expires, url });
    expect(text.split('\n')).toEqual([
      url,
      '',
      `The browser that opens it shows ${newest} of feed until 2026-11-22 16:00:00 UTC; other browsers do not`,
    ]);
    expect(requests).toEqual([{ build: newest, hours: 24, actor: expect.any(String) }]);
  });

  it('accepts a build by name, and adds a notice when that build is live', async () => {
    expect((await run({ build: live })).text).toContain(`! ${live} is live`);
    expect(requests[0]?.build).toBe(live);
  });

  it('names the command to run when the registry has no build of the area', async () => {
    await expect(run({}, [])).rejects.toThrow('npm run release -- publish feed');
  });
});
