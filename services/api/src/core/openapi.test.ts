import { type CallDefinition, calls } from '@cred/contract';
import { parseSettings } from '@cred/deployment/settings';
import { openApiDocument } from './openapi';

const document = openApiDocument(parseSettings({}), 'cred_session');
const text = JSON.stringify(document);
const paths = document['paths'] as Record<string, Record<string, Record<string, unknown>>>;

const operationOf = (call: CallDefinition) => paths[call.path.replace(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()];

describe('the OpenAPI document', () => {
  it('has the version, the servers and the session cookie', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      servers: [{ url: 'http://localhost:3000/api' }],
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'cred_session' } } },
    });
  });

  it.each(Object.entries<CallDefinition>(calls))('has %s with all its responses', (name, call) => {
    const operation = operationOf(call);
    expect(operation).toMatchObject({ operationId: name, summary: call.summary });
    const statuses = [
      ...Object.keys(call.responses),
      ...(call.stream ? ['200'] : []),
      ...(call.form ? ['303'] : []),
      ...call.errors.map(String),
      '500',
    ].sort();
    expect(Object.keys(operation?.['responses'] as object).sort()).toEqual(statuses);
    expect(operation?.['security']).toEqual(call.access === 'public' ? [] : [{ session: [] }]);
  });

  it('names every parameter of a path', () => {
    for (const [path, methods] of Object.entries(paths)) {
      const expected = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      for (const [method, operation] of Object.entries(methods)) {
        if (method === 'servers') continue;
        const parameters = operation['parameters'] as { in: string; name: string; required: boolean }[];
        const named = parameters.filter((each) => each.in === 'path');
        expect(named.map((each) => each.name)).toEqual(expected);
        expect(named.every((each) => each.required)).toBe(true);
      }
    }
  });

  it('describes errors by the envelope', () => {
    expect(operationOf(calls.deletePost)).toMatchObject({
      responses: { 404: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } } },
    });
    expect(document).toMatchObject({
      components: { schemas: { Error: { type: 'object', required: ['message', 'error', 'code'] } } },
    });
  });

  it('describes forms with their files', () => {
    expect(operationOf(calls.createPost)).toMatchObject({
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: { properties: { text: { type: 'string' }, img: { type: 'string', format: 'binary' } } },
            encoding: { img: { contentType: 'image/png, image/jpeg' } },
          },
        },
      },
    });
    expect(operationOf(calls.setCoverImage)).toMatchObject({
      requestBody: { content: { 'multipart/form-data': { schema: { required: ['coverImg'] } } } },
    });
  });

  it('lists the form encoding for calls that allow plain forms', () => {
    const formCalls = Object.values<CallDefinition>(calls).filter((call) =>
      JSON.stringify(operationOf(call)).includes('application/x-www-form-urlencoded'),
    );
    expect(formCalls).toEqual([calls.login, calls.loginWithCode]);
  });

  it('has the media type of a download', () => {
    const content = { 'application/zip': { schema: { type: 'string', format: 'binary' } } };
    expect(operationOf(calls.exportAccount)).toMatchObject({ responses: { 200: { content } } });
  });

  it('has the servers of calls on other hosts', () => {
    expect(paths['/validate-post']).toMatchObject({ servers: [{ url: 'http://localhost:4100' }] });
  });

  it('has no dangling reference', () => {
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1]);
    expect([...new Set(references)]).toEqual(['#/components/schemas/Error']);
  });
});
