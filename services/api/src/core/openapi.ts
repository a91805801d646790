import { type CallDefinition, CONTRACT_VERSION, calls } from '@cred/contract';
import * as schemas from '@cred/contract/schemas';
import type { Settings } from '@cred/deployment/settings';
import * as z from 'zod';

type Json = Record<string, unknown>;

const errorNames: Readonly<Record<number, string>> = {
  400: 'Invalid request',
  401: 'No session',
  403: 'Not allowed',
  404: 'Not there, or not visible to the viewer',
  409: 'Conflict',
  413: 'Too large',
  415: 'Unsupported type',
  429: 'Too many requests',
  500: 'Internal error',
  501: 'Not built yet',
  503: 'Overloaded',
};

/** The OpenAPI 3.1 document of every call, generated from the contract's table of calls. */
export function openApiDocument(
  settings: Pick<Settings, 'PUBLIC_URL' | 'API_PUBLIC_URL' | 'VALIDATION_PUBLIC_URL'>,
  cookieName: string,
): Json {
  const servers: Record<CallDefinition['host'], Json[]> = {
    api: [{ url: `${settings.API_PUBLIC_URL}/api` }],
    page: [{ url: settings.PUBLIC_URL }],
    validation: [{ url: settings.VALIDATION_PUBLIC_URL }],
  };
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries<CallDefinition>(calls)) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    const item = (paths[path] ??= call.host === 'api' ? {} : { servers: servers[call.host] });
    item[call.method.toLowerCase()] = operation(name, call);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Cred', version: CONTRACT_VERSION },
    servers: servers.api,
    paths,
    components: {
      schemas: { Error: jsonSchema(schemas.errorEnvelope, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName } },
    },
  };
}

function operation(name: string, call: CallDefinition): Json {
  const body = requestBody(call);
  const responses: Record<string, Json> = {};
  for (const [status, schema] of Object.entries(call.responses)) {
    const content = call.download
      ? { [call.download]: { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: jsonSchema(schema, 'output') } };
    responses[status] = { description: 'Success', content };
  }
  if (call.stream)
    responses['200'] = { description: 'Success', content: { [call.stream]: { schema: { type: 'string' } } } };
  if (call.form)
    responses['303'] = { description: 'To a plain form: the page to continue with, after success and failure' };
  for (const status of [...call.errors, 500]) {
    responses[status] = {
      description: errorNames[status] ?? 'Error',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    };
  }
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.path.split('/')[1] ?? ''],
    security: call.access === 'public' ? [] : [{ session: [] }],
    parameters: [...parameters('path', call.params), ...parameters('query', call.query)],
    ...(body ? { requestBody: { required: true, content: body } } : {}),
    responses,
  };
}

function requestBody(call: CallDefinition): Json | null {
  const fields = call.body ? jsonSchema(call.body, 'input') : null;
  if (!call.files) {
    return (
      fields && {
        'application/json': { schema: fields },
        ...(call.form ? { 'application/x-www-form-urlencoded': { schema: fields } } : {}),
      }
    );
  }
  const files = Object.entries(call.files);
  const required = files.filter(([, file]) => file.required).map(([field]) => field);
  const given = fields ?? { type: 'object', properties: {} };
  return {
    'multipart/form-data': {
      schema: {
        ...given,
        properties: {
          ...asObject(given['properties']),
          ...Object.fromEntries(
            files.map(([field, file]) => [
              field,
              { type: 'string', format: 'binary', description: `At most ${file.maxBytes} bytes` },
            ]),
          ),
        },
        required: [...asList(given['required']), ...required],
      },
      encoding: Object.fromEntries(files.map(([field, file]) => [field, { contentType: file.types.join(', ') }])),
    },
  };
}

function parameters(location: 'path' | 'query', schema: z.ZodObject | undefined): Json[] {
  if (!schema) return [];
  const { properties, required } = jsonSchema(schema, 'input');
  return Object.entries(asObject(properties)).map(([name, each]) => ({
    name,
    in: location,
    required: location === 'path' || asList(required).includes(name),
    schema: each,
  }));
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const asObject = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
