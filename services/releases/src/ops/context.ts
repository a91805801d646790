import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database';
import type { ReleasesService } from '../releases/releases.service';
import { document, type Document } from './document';
import type { OpsPerson } from './sessions';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** On the ops page: for those who are not logged in. */
    signedOut?: boolean;
    /** On the ops page: a part of one, asked for by its script. */
    part?: boolean;
  }
}

export interface OpsOptions {
  readonly db: Database;
  readonly releases: ReleasesService;
  /** The deployment's own, which opens the page too. */
  readonly secret: string;
  /** The contract version that the API speaks; null when it does not answer. */
  readonly apiVersion: () => Promise<string | null>;
}

const people = new WeakMap<FastifyRequest, OpsPerson>();

export const setPerson = (request: FastifyRequest, person: OpsPerson): unknown => people.set(request, person);

/** Who is logged in; null on the pages for those who are not, and before it was asked. */
export const findPerson = (request: FastifyRequest): OpsPerson | null => people.get(request) ?? null;

/** Who asks: on every route but those for the signed out. */
export function personOf(request: FastifyRequest): OpsPerson {
  const person = findPerson(request);
  if (!person) throw new Error('Nobody is logged in here');
  return person;
}

export const sendPage = (reply: FastifyReply, page: Document, status = 200): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(document(page));
