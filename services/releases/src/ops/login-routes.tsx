import { actor, START_ACTOR } from '@cred/deployment/registry';
import { AppError, NetworkRates, type Rate } from '@cred/service-kit';
import type { FastifyInstance } from 'fastify';
import { formField, sendPage } from './context';
import { readSessionCookie, writeSessionCookie } from './cookies';
import type { OpsDevices } from './device-cookie';
import { nextOf, secondFactorPath } from './next-path';
import { SESSION_HOURS, type Sessions } from './sessions';
import { LoginPage } from './views/login-page';

/**
 * Per address (an IPv6 one by its networks), and per browser that was logged in before; successful logins are not counted. There is no limit for all
 * addresses together: with one, anyone could lock every operator out. A token has 256 random bits, and a check costs
 * one hash and one indexed read.
 */
const RATE: Rate = { max: 10, seconds: 300 };

export function registerLogin(ops: FastifyInstance, sessions: Sessions, devices: OpsDevices): void {
  const rates = new NetworkRates();
  const config = { access: 'session', withoutSession: true } as const;

  ops.get('/login', { config }, async ({ query }, reply) =>
    sendPage(reply, {
      title: 'Log in',
      main: <LoginPage next={nextOf((query as { readonly next?: unknown }).next)} />,
      operator: null,
    }),
  );

  ops.post('/login', { config }, async (request, reply) => {
    const [next, name, token] = [
      nextOf(formField(request, 'next')),
      formField(request, 'name'),
      formField(request, 'token'),
    ];
    const refuse = (fault: string, status: number) =>
      sendPage(
        reply,
        { title: 'Log in', main: <LoginPage next={next} name={name} fault={fault} />, operator: null },
        status,
      );
    const parsedName = actor.safeParse(name);
    if (!parsedName.success || parsedName.data === START_ACTOR)
      return refuse('Enter your name, at most 100 characters: the history shows it', 400);
    try {
      // Failures of others in the operator's network do not lock out a browser in which an operator was logged in before.
      const device = devices.find(request);
      const [kind, key]: [string, string] = device === null ? ['address', request.ip] : ['device', device];
      rates.take(kind, key, RATE);
      const secret = await sessions.open(token, parsedName.data);
      rates.giveBack(kind, key);
      writeSessionCookie(request, reply, secret, SESSION_HOURS * 3_600);
      return reply.redirect(secondFactorPath(next), 303);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.retryAfter !== undefined) void reply.header('retry-after', String(error.retryAfter));
      return refuse(
        error.retryAfter === undefined
          ? error.message
          : `Too many attempts. Try again in ${Math.ceil(error.retryAfter / 60)} min`,
        error.statusCode,
      );
    }
  });

  ops.post('/logout', { config }, async (request, reply) => {
    const secret = readSessionCookie(request);
    if (secret !== null) await sessions.close(secret);
    writeSessionCookie(request, reply, null, 0);
    return reply.redirect('/ops/login', 303);
  });
}
