import { type AppError, errors, logFailure, parseForm, toAppError } from '@cred/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mediaTypeOf, PLAIN_FORM } from './guard';

/** The pages to redirect to after a plain form was submitted without a script. */
export interface FormRedirects {
  readonly done: string;
  readonly failed: (error: AppError) => string;
}

/** Whether the browser itself submitted the request as a plain form, without a script. */
export const isPlainForm = (request: FastifyRequest): boolean => mediaTypeOf(request) === PLAIN_FORM;

/** With 303 the browser continues with a GET, and a reload does not submit the form again. */
export const redirectToPage = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(address, 303);

/** Accepts plain forms for the routes of this scope only, and redirects on errors. */
export function acceptPlainForms(scope: FastifyInstance, { failed }: FormRedirects): void {
  scope.addContentTypeParser(PLAIN_FORM, { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) =>
    Object.fromEntries(parseForm(body)),
  );
  scope.setErrorHandler((thrown, request, reply) => {
    const error = toAppError(thrown);
    // Left to the handler of all other calls: a form of another site is not redirected to one of our pages.
    if (!isPlainForm(request) || error.code === errors.originNotAllowed().code) throw thrown;
    logFailure(request, thrown, error);
    return redirectToPage(reply, failed(error));
  });
}
