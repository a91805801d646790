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
 * The whole service, with its library and what it has issued; not listening yet. Closing the server closes all of it.
 * @param token what the API proves itself with
 */
export async function startValidation(
  settings: ValidationSettings,
  { token, log }: { readonly token?: string; readonly log?: LogDestination } = {},
): Promise<FastifyInstance> {
  // What is at fault before there is a log is told once there is one.
  const unreported: [unknown, string][] = [];
  let report = (failure: unknown, what: string): void => void unreported.push([failure, what]);
  const issued = await IssuedLog.open({
    file: join(settings.CRED_DATA, 'validation', 'issued.log'),
    onWriteFailure: (failure) => report(failure, 'issued texts cannot be written: a restart will forget them'),
  });
  const library = await openLibrary(libraryFolder(settings.CRED_DATA), {
    onFault: (failure) => report(failure, 'the imported library cannot be read'),
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
