import { join } from 'node:path';
import type { Settings } from '@cred/deployment/settings';
import type { LogDestination } from '@cred/service-kit';
import type { FastifyInstance } from 'fastify';
import { IssuedLog } from './issued/issued-log';
import { libraryFolder } from './library/command';
import { openLibrary } from './library/open-library';
import { createCheck } from './pipeline/check-post';
import { type CheckSettings, createCheckDeps } from './pipeline/check-deps';
import { createValidationServer } from './validation-server';

export type ValidationSettings = CheckSettings &
  Pick<Settings, 'LOG_LEVEL' | 'TRUST_PROXY' | 'PUBLIC_URL' | 'CRED_DATA'>;

/**
 * Assembles the whole service with its library and log of issued texts; it does not listen yet. Closing the server
 * closes all parts.
 * @param token the bearer token of the API
 */
export async function startValidation(
  settings: ValidationSettings,
  { token, log }: { readonly token?: string; readonly log?: LogDestination } = {},
): Promise<FastifyInstance> {
  // Failures before the logger exists are logged as soon as it does.
  const unreported: [unknown, string][] = [];
  let report = (failure: unknown, what: string): void => void unreported.push([failure, what]);
  const issued = await IssuedLog.open({
    file: join(settings.CRED_DATA, 'validation', 'issued.log'),
    onWriteFailure: (failure) => report(failure, 'cannot write issued texts: a restart will lose them'),
  });
  const library = await openLibrary(libraryFolder(settings.CRED_DATA), {
    onFault: (failure) => report(failure, 'cannot read the imported library'),
  });
  const parts = createCheckDeps(settings, library);
  const server = createValidationServer({
    settings,
    check: createCheck(parts),
    issued,
    ...(token ? { token } : {}),
    ...(log ? { log } : {}),
  });
  report = (failure, what) => server.log.error({ err: failure }, what);
  for (const each of unreported) report(...each);
  server.addHook('onClose', async () => {
    await Promise.all([parts.close(), library.close(), issued.close()]);
  });
  return server;
}
