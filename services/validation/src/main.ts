/**
 * The validation service: checks a post's text against real literature. It owns `/validate-post` and
 * refuses everything about members; it keeps nothing. Until checking is built it says so in each answer.
 */
import { runService } from '@cred/service-kit';
import { createValidationServer } from './validation-server';

await runService({
  name: 'validation',
  start: async (settings) => {
    const server = createValidationServer({ settings });
    await server.listen({ host: settings.HOST, port: settings.VALIDATION_PORT });
    return server;
  },
});
