import type { FastifyInstance } from 'fastify';

/** Resolves when the part works; rejects with the reason, which is logged and never sent. */
export type ReadinessCheck = () => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Adds a condition of `GET /health/ready`. */
    addReadinessCheck(name: string, check: ReadinessCheck): void;
  }
}

const CHECK_TIMEOUT_MS = 2_000;

/** `GET /health/live`: the process responds. `GET /health/ready`: everything that it needs works too. */
export function installHealth(server: FastifyInstance): void {
  const checks = new Map<string, ReadinessCheck>();
  server.decorate('addReadinessCheck', (name: string, check: ReadinessCheck) => {
    checks.set(name, check);
  });

  server.get('/health/live', { logLevel: 'warn' }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );

  server.get('/health/ready', { logLevel: 'warn' }, async (request, reply) => {
    const results = await Promise.all(
      [...checks].map(async ([name, check]) => {
        try {
          await withTimeout(check());
          return [name, 'ok'] as const;
        } catch (reason) {
          request.log.warn({ err: reason, check: name }, 'readiness check failed');
          return [name, 'failed'] as const;
        }
      }),
    );
    const ready = results.every(([, result]) => result === 'ok');
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', checks: Object.fromEntries(results) });
  });
}

async function withTimeout(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('took too long')), CHECK_TIMEOUT_MS);
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
