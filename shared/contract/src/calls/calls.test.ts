import { calls, type CallDefinition } from './index';

const table = Object.entries(calls) as [string, CallDefinition][];

describe('the table of calls', () => {
  it('has every call of spec.md section 7 and no other', () => {
    expect(table.map(([, { method, path }]) => `${method} ${path}`).sort()).toMatchSnapshot();
  });

  it.each(table)('%s has parameters for exactly the names in its path', (_, { path, params }) => {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(params?.shape ?? {}).sort()).toEqual(names.sort());
  });

  it.each(table.filter(([, { access }]) => access === 'member'))('%s can answer 401', (_, { errors }) => {
    expect(errors).toContain(401);
  });

  it.each(table.filter(([, { body, params, query, files }]) => body ?? params ?? query ?? files))('%s can answer 400', (_, { errors }) => {
    expect(errors).toContain(400);
  });

  it.each(table.filter(([, { body, files }]) => body ?? files))('%s, which takes a body, can answer 413', (_, { errors }) => {
    expect(errors).toContain(413);
  });

  it.each(table.filter(([, { method }]) => method !== 'GET'))('%s, which is unsafe, can answer 403 and 415', (_, { errors }) => {
    expect(errors).toEqual(expect.arrayContaining([403, 415]));
  });

  it.each(table.filter(([, { host }]) => host === 'api'))('%s can answer 429', (_, { errors }) => {
    expect(errors).toContain(429);
  });
});
