/** The validation service: checks posts against literature. The README describes its scope. */
import { internalToken, runOnce, runService } from '@cred/service-kit';
import { startValidation } from './start-validation';

const serve = (): Promise<void> =>
  runService({
    name: 'validation',
    start: async (settings) => {
      const { INTERNAL_SECRET } = settings;
      const server = await startValidation(
        settings,
        INTERNAL_SECRET === undefined ? {} : { token: internalToken(INTERNAL_SECRET, 'validation:issued') },
      );
      await server.listen({ host: settings.HOST, port: settings.VALIDATION_PORT });
      return server;
    },
  });

const commands: Readonly<Record<string, () => Promise<void>>> = {
  serve,
  measure: async () => {
    // Loaded on demand: only `measure` needs the repeated text patterns.
    const { measureProcess } = await import('./measure/measure-process');
    measureProcess(process.stdout);
  },
  identifiers: async () => {
    const { listIdentifiers } = await import('./measure/list-identifiers');
    listIdentifiers(process.argv[3] ?? '', process.stdout);
  },
  library: () =>
    runOnce({
      name: 'library',
      run: async (settings) => {
        // Loaded on demand: only this command needs the lexicon in this thread.
        const { libraryProcess } = await import('./library-process');
        process.exit(await libraryProcess(settings, process.argv.slice(3)));
      },
    }),
};

const name = process.argv[2] ?? 'serve';
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command) {
  await command();
} else {
  process.stderr.write(`There is no command ${name}: use serve, library, measure or identifiers\n`);
  process.exitCode = 64;
}
