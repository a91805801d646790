import { toOneLine } from '@cred/deployment/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Database } from '../database/database';
import type { ReleasesService } from '../releases/releases.service';
import type { SecondFactorDeps } from '../tokens/require-code';
import type { Operator, OpsSession } from './sessions';
import { renderDocument, type OpsDocument } from './views/document';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** On the ops page: a route that needs no session. */
    withoutSession?: boolean;
    /** On the ops page: a route of the second factor, which a session may use before it is confirmed. */
    beforeConfirmation?: boolean;
    /** On the ops page: a part of a page, requested by the page's script. */
    fragment?: boolean;
  }
}

export interface OpsOptions {
  readonly db: Database;
  readonly releases: ReleasesService;
  /** Signs the cookies of known browsers. */
  readonly secret: string;
  readonly secondFactors: SecondFactorDeps;
  /** Resolves to the contract version of the API; null when it does not respond. */
  readonly apiVersion: () => Promise<string | null>;
}

const sessions = new WeakMap<FastifyRequest, OpsSession>();

export const setSession = (request: FastifyRequest, session: OpsSession): unknown => sessions.set(request, session);

/** The operator of the request's session; null on routes without one. */
export const findOperator = (request: FastifyRequest): Operator | null => sessions.get(request)?.operator ?? null;

/** The request's session, on every route that needs one. */
export function requireSession(request: FastifyRequest): OpsSession {
  const session = sessions.get(request);
  if (!session) throw new Error('This route has no session');
  return session;
}

export const requireOperator = (request: FastifyRequest): Operator => requireSession(request).operator;

/** A field of a form as one line without control characters; empty when it was not sent. */
export const formField = ({ body }: Pick<FastifyRequest, 'body'>, name: string): string =>
  toOneLine(body instanceof URLSearchParams ? (body.get(name) ?? '') : '');

export const sendPage = (reply: FastifyReply, page: OpsDocument, status = 200): FastifyReply =>
  sendHtml(reply.code(status), renderDocument(page));

/** Sends a part of a page, for the page's script. */
export const sendFragment = (reply: FastifyReply, fragment: ReactNode): FastifyReply =>
  sendHtml(reply, renderToStaticMarkup(fragment));

const sendHtml = (reply: FastifyReply, html: string): FastifyReply => reply.type('text/html; charset=utf-8').send(html);
