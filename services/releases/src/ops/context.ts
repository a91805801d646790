import { toOneLine } from '@cred/deployment/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Database } from '../database/database';
import type { ReleasesService } from '../releases/releases.service';
import type { Operator } from './sessions';
import { renderDocument, type OpsDocument } from './views/document';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** On the ops page: a route that needs no session. */
    withoutSession?: boolean;
    /** On the ops page: a part of a page, requested by the page's script. */
    fragment?: boolean;
  }
}

export interface OpsOptions {
  readonly db: Database;
  readonly releases: ReleasesService;
  /** The deployment's own token, which also opens a session. */
  readonly secret: string;
  /** Resolves to the contract version of the API; null when it does not respond. */
  readonly apiVersion: () => Promise<string | null>;
}

const operators = new WeakMap<FastifyRequest, Operator>();

export const setOperator = (request: FastifyRequest, operator: Operator): unknown => operators.set(request, operator);

/** The operator of the request's session; null on routes without one. */
export const findOperator = (request: FastifyRequest): Operator | null => operators.get(request) ?? null;

/** The operator of the request's session, on every route that needs one. */
export function requireOperator(request: FastifyRequest): Operator {
  const operator = findOperator(request);
  if (!operator) throw new Error('This route has no session');
  return operator;
}

/** A field of a form as one line without control characters; empty when it was not sent. */
export const formField = ({ body }: Pick<FastifyRequest, 'body'>, name: string): string =>
  toOneLine(body instanceof URLSearchParams ? (body.get(name) ?? '') : '');

export const sendPage = (reply: FastifyReply, page: OpsDocument, status = 200): FastifyReply =>
  sendHtml(reply.code(status), renderDocument(page));

/** Sends a part of a page, for the page's script. */
export const sendFragment = (reply: FastifyReply, fragment: ReactNode): FastifyReply =>
  sendHtml(reply, renderToStaticMarkup(fragment));

const sendHtml = (reply: FastifyReply, html: string): FastifyReply => reply.type('text/html; charset=utf-8').send(html);
