import { calls, type CallDefinition } from './index';

const table = Object.entries(calls) as [string, CallDefinition][];

describe('the table of calls', () => {
  it('contains the calls of CALL-1 and the calls listed here, and no others', () => {
    const all = table.map(([, { method, path }]) => `${method} ${path}`);
    const additional = [
      'DELETE /post/comment/:id',
      'GET /chat/:chatId/search',
      'GET /chat/unread',
      'DELETE /chat/messages/:messageId',
      'PUT /chat/messages/:messageId/reaction',
      'POST /chat/typing/:chatId',
      'GET /events',
      'GET /auth/login-puzzle',
      'GET /auth/recovery-puzzle',
      'POST /auth/confirm-password',
      'POST /auth/not-me',
      'POST /auth/confirm-email',
      'POST /auth/confirm-email/send',
      'GET /auth/sessions',
      'DELETE /auth/sessions',
      'DELETE /auth/sessions/:id',
      'POST /auth/login/code',
      'POST /auth/passkey/options',
      'POST /auth/passkey',
      'POST /auth/second-factor',
      'GET /auth/methods',
      'POST /auth/passkeys/options',
      'POST /auth/passkeys',
      'PATCH /auth/passkeys/:id',
      'DELETE /auth/passkeys/:id',
      'POST /auth/totp',
      'POST /auth/totp/confirm',
      'DELETE /auth/totp',
      'POST /auth/totp/recovery-codes',
      'GET /post/:id',
      'GET /user/followers/:userId',
      'GET /user/following/:userId',
      'GET /user/block',
      'PUT /user/block/:userId',
      'DELETE /user/block/:userId',
      'GET /user/mute',
      'PUT /user/mute/:userId',
      'DELETE /user/mute/:userId',
      'GET /user/export/:userId',
      'DELETE /user/:id',
      'POST /report',
      'GET /review/submissions',
      'GET /review/submissions/:id/certificate',
      'POST /review/submissions/:id/decision',
      'GET /review/reports',
      'POST /review/reports/:id/decision',
      'GET /review/audit',
      'GET /review/report-appeals',
      'POST /review/report-appeals/:id/decision',
      'GET /moderation',
      'POST /moderation/:id/appeal',
      'GET /transparency',
      'POST /verification-account/appeal/:userId',
      'GET /post/references/:id',
      'PATCH /post/:id',
      'GET /post/:id/ratings',
      'GET /post/:id/reposts',
      'GET /post/:id/versions',
      'GET /post/references/:id/file',
      'GET /post/saved-posts/:userId/references',
      'GET /post/comment/:id/replies',
      'GET /post/comment/:id/place',
      'GET /post/topic/:topic',
      'GET /topic',
      'PUT /topic/:topic',
      'DELETE /topic/:topic',
      'GET /user/suggest-mentions',
      'GET /muted-word',
      'POST /muted-word',
      'DELETE /muted-word/:id',
      'PATCH /notifications/read',
      'GET /notifications/switches',
      'PUT /notifications/switches',
    ];
    expect(all).toEqual(expect.arrayContaining(additional));
    expect(all.filter((call) => !additional.includes(call)).sort()).toMatchSnapshot();
  });

  it.each(table)('%s defines exactly the parameters of its path', (_, { path, params }) => {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(params?.shape ?? {}).sort()).toEqual(names.sort());
  });

  it.each(table.filter(([, { access }]) => access !== 'public'))('%s declares status 401', (_, { errors }) => {
    expect(errors).toContain(401);
  });

  it.each(table.filter(([, { access }]) => access === 'reviewer'))(
    '%s, restricted to reviewers, declares status 403',
    (_, { errors }) => {
      expect(errors).toContain(403);
    },
  );

  it.each(table.filter(([, { body, params, query, files }]) => body ?? params ?? query ?? files))(
    '%s declares status 400',
    (_, { errors }) => {
      expect(errors).toContain(400);
    },
  );

  it.each(table.filter(([, { body, files }]) => body ?? files))(
    '%s, which accepts a body, declares status 413',
    (_, { errors }) => {
      expect(errors).toContain(413);
    },
  );

  it.each(table.filter(([, { method }]) => method !== 'GET'))(
    '%s, an unsafe method, declares statuses 403 and 415',
    (_, { errors }) => {
      expect(errors).toEqual(expect.arrayContaining([403, 415]));
    },
  );

  it.each(table.filter(([, { host }]) => host === 'api'))('%s declares status 429', (_, { errors }) => {
    expect(errors).toContain(429);
  });
});
