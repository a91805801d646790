import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { limits } from '@cred/contract';
import { eventually } from '@cred/service-kit/testing/eventually';
import { sql } from 'kysely';
import { startTestApi, type TestApi, type TestMember } from '../testing/test-api';
import { reviewer, submissionOf, submit } from '../testing/test-certificates';

let api: TestApi;
let ana: TestMember;

beforeAll(async () => {
  api = await startTestApi();
  await api.server.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  ana = await api.member();
});
afterAll(() => api.close());

const lastUsed = async (member: TestMember): Promise<number> => {
  const row = await api.db
    .selectFrom('sessions')
    .select('last_used_at')
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow();
  return row.last_used_at.getTime();
};

interface DelayedRequest {
  /** Sends the last byte; returns the response. */
  finish(): Promise<{ readonly status: number; readonly code: string | undefined }>;
}

/**
 * Sends a request without the last byte of its body and waits until the guard has accepted it, which updates the
 * session's last use.
 */
async function sendDelayed(
  member: TestMember,
  [method, path]: readonly [string, string],
  body: string,
  type = 'application/json',
): Promise<DelayedRequest> {
  api.clock.advance(limits.recentLoginMs - 60_000);
  const before = await lastUsed(member);
  const address = api.server.server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  socket.write(
    `${method} /api${path} HTTP/1.1\r\nhost: x\r\norigin: ${api.settings.PUBLIC_URL}\r\n` +
      `cookie: ${cookie}\r\ncontent-type: ${type}\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body.slice(0, -1)}`,
  );
  await eventually(async () => (await lastUsed(member)) !== before);
  return {
    finish: async () => {
      socket.write(body.slice(-1));
      const response = await text(socket);
      return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1]), code: /"code":"(\w+)"/.exec(response)?.[1] };
    },
  };
}

const waiting = () =>
  sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const newPost = ['POST', '/post'] as const;
const form = (member: TestMember): string =>
  [
    ['userId', member.id],
    ['text', 'Held back'],
  ]
    .map(([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('') + '--b--';
const MULTIPART = 'multipart/form-data; boundary=b';
const posts = () => api.db.selectFrom('posts').select('id').where('author_id', '=', ana.id).execute();
const bio = async () =>
  (await api.db.selectFrom('users').select('bio').where('id', '=', ana.id).executeTakeFirst())?.bio;

describe('a request with a delayed body', () => {
  it('succeeds when nothing has changed', async () => {
    const delayed = await sendDelayed(ana, ['PUT', `/user/${ana.id}`], JSON.stringify({ bio: 'Held back' }));
    expect(await delayed.finish()).toEqual({ status: 200, code: undefined });
    expect(await bio()).toBe('Held back');
    expect((await (await sendDelayed(ana, newPost, form(ana), MULTIPART)).finish()).status).toBe(201);
  });

  it('returns 401 and changes nothing when its session has ended', async () => {
    const delayedRequests = [
      await sendDelayed(ana, ['PUT', `/user/${ana.id}`], JSON.stringify({ bio: 'Held back' })),
      await sendDelayed(ana, newPost, form(ana), MULTIPART),
    ];
    await ana.ok('endAllSessions');
    for (const delayed of delayedRequests)
      expect(await delayed.finish()).toEqual({ status: 401, code: 'unauthenticated' });
    expect([await bio(), await posts()]).toEqual([null, []]);
  });

  it('returns 401 when the account was deleted', async () => {
    const delayed = [
      await sendDelayed(ana, ['PUT', `/user/${ana.id}`], JSON.stringify({ bio: 'Held back' })),
      await sendDelayed(ana, newPost, form(ana), MULTIPART),
    ];
    await ana.ok('deleteAccount', { params: { id: ana.id }, body: { currentPassword: 'cred-secret-1' } });
    for (const each of delayed) expect(await each.finish()).toEqual({ status: 401, code: 'unauthenticated' });
    expect(await posts()).toEqual([]);
  });

  it('returns 403 when the member is no longer a reviewer', async () => {
    const rita = await reviewer(api);
    await submit(ana);
    const id = await submissionOf(api, ana);
    const delayed = await sendDelayed(
      rita,
      ['POST', `/review/submissions/${id}/decision`],
      JSON.stringify({ decision: 'APPROVED' }),
    );
    await api.db.updateTable('users').set({ is_reviewer: false }).where('id', '=', rita.id).execute();
    expect(await delayed.finish()).toEqual({ status: 403, code: 'forbidden' });
    expect(await api.db.selectFrom('submissions').select('status').where('id', '=', id).executeTakeFirst()).toEqual({
      status: 'PENDING',
    });
  });

  it('is checked against the permissions at the time of its last byte', async () => {
    const delayed = await sendDelayed(
      ana,
      newPost,
      form(ana).replace('--b--', '--b\r\ncontent-disposition: form-data; name="audience"\r\n\r\n["health"]\r\n--b--'),
      MULTIPART,
    );
    await api.db.updateTable('users').set({ is_health_professional: false }).where('id', '=', ana.id).execute();
    expect(await delayed.finish()).toEqual({ status: 403, code: 'audience_not_allowed' });
    expect(await posts()).toEqual([]);
  });
});

describe('toCallError', () => {
  it('returns 401 when the account is deleted during the call', async () => {
    // The call inserts a row that refers to a member whose deletion is not committed yet.
    const deletion = api.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('users').where('id', '=', ana.id).execute();
      const call = ana.errorOf('createPost', { body: { userId: ana.id, text: 'Too late' } });
      for (;;) {
        const { rows } = await waiting().execute(trx);
        if (rows.length > 0) break;
      }
      return { call };
    });
    expect(await (await deletion).call).toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(api.logs.join('')).not.toContain('23503');
  });
});
