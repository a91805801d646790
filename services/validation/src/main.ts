/**
 * The validation service: checks a post's text against real literature. It owns `/validate-post`, and tells
 * the API by `/issued` what it issued; it refuses everything about members, and keeps nothing. Until checking
 * is built it says so in each answer, and has issued nothing.
 */
import { internalToken, runService } from '@cred/service-kit';
import { createValidationServer } from './validation-server';

await runService({
  name: 'validation',
  start: async (settings) => {
    const { INTERNAL_SECRET } = settings;
    const server = createValidationServer({
      settings,
      ...(INTERNAL_SECRET === undefined ? {} : { token: internalToken(INTERNAL_SECRET, 'validation:issued') }),
    });
    await server.listen({ host: settings.HOST, port: settings.VALIDATION_PORT });
    return server;
  },
});
