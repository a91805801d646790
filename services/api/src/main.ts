/**
 * The API's process. It owns members, sessions, posts, chats and notifications, and serves every call of the contract
 * under `/api`. Pages, builds and releases have separate services.
 */
import { type Settings, SettingsError } from '@cred/deployment/settings';
import { runOnce, runService } from '@cred/service-kit/run-service';
import { type Clock, systemClock } from './core/clock';
import { type Executor, openDatabase } from './database/connection';

function openDatabaseOf(settings: Settings, options?: Parameters<typeof openDatabase>[1]): Executor {
  if (settings.DATABASE_URL === undefined) {
    throw new SettingsError([
      'DATABASE_URL is missing: npm start sets it; otherwise set it to the URL of a PostgreSQL database',
    ]);
  }
  return openDatabase(settings.DATABASE_URL, options);
}

/** A command may take longer than a request, as a migration of a large table does. */
const COMMAND_TIMEOUTS = { statementMs: 30 * 60_000, answerMs: 31 * 60_000 };

async function withDatabase<T>(settings: Settings, work: (db: Executor) => Promise<T>): Promise<T> {
  const db = openDatabaseOf(settings, { timeouts: COMMAND_TIMEOUTS });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

type OperatorCommand = (
  deps: { readonly db: Executor; readonly clock: Clock },
  args: readonly string[],
) => Promise<{ readonly done: boolean; readonly text: string }>;

/** Runs a command of the operator and prints its text. */
const runOperatorCommand = (name: string, command: OperatorCommand): Promise<void> =>
  runOnce({
    name: `api ${name}`,
    run: async (settings) => {
      const { done, text } = await withDatabase(settings, (db) =>
        command({ db, clock: systemClock }, process.argv.slice(3)),
      );
      process[done ? 'stdout' : 'stderr'].write(`${text}\n`);
      if (!done) process.exit(1);
    },
  });

/** Each command loads its own code, so that a short one, such as `migrate` at every start, does not load the API. */
const commands: Readonly<Record<string, () => Promise<void>>> = {
  serve: () =>
    runService({
      name: 'api',
      start: async (settings) => {
        const { serve } = await import('./serve');
        return serve(settings, (onLost) => openDatabaseOf(settings, { onLost }));
      },
    }),
  migrate: () =>
    runOnce({
      name: 'api migrate',
      run: async (settings) => {
        const { migrate } = await import('./database/migrate');
        await withDatabase(settings, migrate);
      },
    }),
  seed: () =>
    runOnce({
      name: 'api seed',
      run: async (settings) => {
        const { seedDemo } = await import('./modules/seed');
        await withDatabase(settings, (db) => seedDemo({ db, settings, clock: systemClock }));
      },
    }),
  reviewer: () =>
    runOperatorCommand('reviewer', async (...given) =>
      (await import('./modules/review/reviewer-command')).runReviewerCommand(...given),
    ),
  licences: () =>
    runOperatorCommand('licences', async (...given) =>
      (await import('./modules/licences/licences-command')).runLicencesCommand(...given),
    ),
};

const name = process.argv[2] ?? 'serve';
const command = commands[name];
if (command) {
  void command();
} else {
  process.stderr.write(`There is no command ${name}: use serve, migrate, seed, reviewer or licences\n`);
  process.exitCode = 64;
}
