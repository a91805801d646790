import { oneLine } from '@cred/deployment/registry';
import type { FastifyRequest } from 'fastify';

/** A field of a form as one line without control characters; empty when it was not sent. */
export const fieldOf = ({ body }: Pick<FastifyRequest, 'body'>, name: string): string =>
  oneLine(body instanceof URLSearchParams ? (body.get(name) ?? '') : '');
