import { type Agent, request } from 'node:http';
import { OperatorError } from '@cred/tool-kit/errors';
import type { BenchApi } from '../bench-api';
import type { ChatMember } from './insert-chat-members';

export interface Sent {
  /** Times of the request's first byte and of the response's last. */
  readonly began: number;
  readonly acknowledged: number;
}

/**
 * Sends a message as parts of its JSON with a total of `length` bytes. @throws OperatorError when the response is not
 * 201
 */
export function send(
  service: BenchApi,
  agent: Agent,
  member: ChatMember,
  json: Iterable<string>,
  length: number,
): Promise<Sent> {
  const headers = {
    cookie: member.cookie,
    origin: service.origin,
    'x-forwarded-for': member.address,
    'content-type': 'application/json',
    'content-length': length,
  };
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const sent = request(
      { host: '127.0.0.1', port: service.port, method: 'POST', path: '/api/chat/messages', headers, agent },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (body += part));
        response.on('error', reject);
        response.on('end', () => {
          if (response.statusCode === 201) resolve({ began, acknowledged: performance.now() });
          else reject(new OperatorError(`A message was rejected with status ${response.statusCode}: ${body}`));
        });
      },
    );
    sent.on('error', reject);
    const parts = json[Symbol.iterator]();
    const writeParts = (): void => {
      for (let next = parts.next(); !next.done; next = parts.next()) {
        if (!sent.write(next.value)) {
          sent.once('drain', writeParts);
          return;
        }
      }
      sent.end();
    };
    writeParts();
  });
}
