import { AppError } from '@cred/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CodeSource } from '../tokens/code-tries';
import type { SecondFactorDeps } from '../tokens/require-code';
import { formField, requireOperator, requireSession, sendPage } from './context';
import { writeSessionCookie } from './cookies';
import type { OpsDevices } from './device-cookie';
import { nextOf, secondFactorPath } from './next-path';
import {
  acceptCode,
  cancelReplacement,
  confirmSecret,
  isFresh,
  readSecondFactor,
  renewRecoveryCodes,
  showSecret,
} from './second-factor.service';
import { SESSION_HOURS, type OpsSession } from './sessions';
import { CodePage, ManagePage, RecoveryCodesPage, SetUpPage } from './views/second-factor-pages';

/** The pages of the second factor: set-up, code, recovery codes and replacement (FED-11 to FED-13). */
export function registerSecondFactor(ops: FastifyInstance, deps: SecondFactorDeps, devices: OpsDevices): void {
  const beforeConfirmation = { access: 'session', beforeConfirmation: true } as const;
  const config = { access: 'session' } as const;

  ops.get('/second-factor', { config: beforeConfirmation }, async (request, reply) => {
    const { next } = request.query as { readonly next?: unknown };
    return sendStep(request, reply, { next: nextOf(next) });
  });

  // The first code of a new app.
  ops.post('/second-factor/confirm', { config: beforeConfirmation }, async (request, reply) =>
    withFaults(request, reply, async (next) => {
      const { sessionSecret, recoveryCodes } = await confirmSecret(deps, requireSession(request), codeOf(request));
      complete(request, reply, sessionSecret);
      return sendRecoveryCodes(request, reply, recoveryCodes, next);
    }),
  );

  ops.post('/second-factor/code', { config: beforeConfirmation }, async (request, reply) =>
    withFaults(request, reply, async (next) => {
      const session = requireSession(request);
      const { sessionSecret, isRecovery } = await acceptCode(deps, session, codeOf(request));
      complete(request, reply, sessionSecret);
      // Who used a recovery code may have lost the app, and can replace it now.
      const stays = isRecovery || session.confirmedAt !== null;
      return reply.redirect(stays ? secondFactorPath(next) : next, 303);
    }),
  );

  ops.post('/second-factor/replace', { config }, async (request, reply) => {
    const session = requireSession(request);
    if (isFresh(deps, session)) await showSecret(deps, session);
    return reply.redirect('/ops/second-factor', 303);
  });
  ops.post('/second-factor/cancel', { config }, async (request, reply) => {
    await cancelReplacement(deps, requireSession(request));
    return reply.redirect('/ops/second-factor', 303);
  });
  ops.post('/second-factor/recovery-codes', { config }, async (request, reply) =>
    withFaults(request, reply, async (next) =>
      sendRecoveryCodes(request, reply, await renewRecoveryCodes(deps, requireSession(request)), next),
    ),
  );

  const codeOf = (request: FastifyRequest): { readonly code: string; readonly source: CodeSource } => ({
    code: formField(request, 'code'),
    source: { address: request.ip, device: devices.find(request, requireOperator(request).name) },
  });

  function complete(request: FastifyRequest, reply: FastifyReply, sessionSecret: string): void {
    const token = requireOperator(request).name;
    writeSessionCookie(request, reply, sessionSecret, SESSION_HOURS * 3_600);
    devices.remember(request, reply, token);
    request.log.info({ token }, 'a second factor was accepted');
  }

  /** Shows the step that the request's session needs again, with the reason why the last attempt was refused. */
  async function withFaults(
    request: FastifyRequest,
    reply: FastifyReply,
    act: (next: string) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const next = nextOf(formField(request, 'next'));
    try {
      return await act(next);
    } catch (error) {
      // Without a session there is no step to show.
      if (!(error instanceof AppError) || error.statusCode === 401 || error.statusCode >= 500) throw error;
      const token = requireOperator(request).name;
      if (error.statusCode === 400 || error.statusCode === 429)
        request.log.warn({ token }, 'a code of a second factor was refused');
      if (error.retryAfter !== undefined) void reply.header('retry-after', String(error.retryAfter));
      const fault =
        error.retryAfter === undefined
          ? error.message
          : `Too many attempts. Try again in ${Math.ceil(error.retryAfter / 60)} min`;
      return sendStep(request, reply, { next, fault, status: error.statusCode });
    }
  }

  async function sendStep(
    request: FastifyRequest,
    reply: FastifyReply,
    { next, fault, status = 200 }: { readonly next: string; readonly fault?: string; readonly status?: number },
  ): Promise<FastifyReply> {
    const session = requireSession(request);
    const { title, main } = await readStep(session, next, fault);
    const unconfirmed = session.confirmedAt === null;
    return sendPage(reply, { title, main, operator: session.operator, unconfirmed }, status);
  }

  async function readStep(session: OpsSession, next: string, fault: string | undefined) {
    const { operator, confirmedAt, pendingSecret } = session;
    const factor = await readSecondFactor(deps, operator.name);
    const form = { next, ...(fault === undefined ? {} : { fault }) };
    const fresh = isFresh(deps, session);
    if (!factor || (fresh && pendingSecret)) {
      const secret = await showSecret(deps, session);
      return {
        title: factor ? 'Replace the app' : 'Set up the second factor',
        main: <SetUpPage {...form} secret={secret} replaces={factor !== null} />,
      };
    }
    return confirmedAt === null
      ? { title: 'Enter the code', main: <CodePage {...form} token={operator.name} /> }
      : { title: 'Second factor', main: <ManagePage {...form} {...factor} token={operator.name} fresh={fresh} /> };
  }

  const sendRecoveryCodes = (
    request: FastifyRequest,
    reply: FastifyReply,
    codes: readonly string[],
    next: string,
  ): FastifyReply =>
    sendPage(reply, {
      title: 'Recovery codes',
      main: <RecoveryCodesPage codes={codes} next={next} />,
      operator: requireOperator(request),
    });
}
