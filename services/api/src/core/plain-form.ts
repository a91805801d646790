import { type AppError, errors, toAppError } from '@cred/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mediaTypeOf, PLAIN_FORM } from './guard';

/** Where a browser goes that has sent a call as a plain form: addresses, since nobody is there to read an answer. */
export interface FormAnswer {
  readonly done: string;
  readonly failed: (refusal: AppError) => string;
}

/** Whether a request is a plain form's, sent by the browser itself and not by a script of the page. */
export const isPlainForm = (request: FastifyRequest): boolean => mediaTypeOf(request) === PLAIN_FORM;

/** 303: the browser goes on with a GET, and a reload sends nothing again. */
export const goOn = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(address, 303);

/** Lets the routes of this scope, and of no other, take plain forms, and answers their refusals by addresses. */
export function takePlainForms(scope: FastifyInstance, { failed }: FormAnswer): void {
  scope.addContentTypeParser(PLAIN_FORM, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body.toString())));
  });
  scope.setErrorHandler((thrown, request, reply) => {
    const refusal = toAppError(thrown);
    // Thrown on: to the handler of all other calls. A foreign page's form is no visitor of ours who needs words.
    if (!isPlainForm(request) || refusal.code === errors.originNotAllowed().code) throw thrown;
    if (refusal.statusCode === 500) request.log.error({ err: thrown }, 'request failed');
    return goOn(reply, failed(refusal));
  });
}
