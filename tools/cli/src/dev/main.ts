import { print, step } from '@cred/tool-kit/console';
import { EXIT_USAGE, OperatorError, UsageError } from '@cred/tool-kit/errors';
import { freePort } from '@cred/tool-kit/process/ports';
import { projectRoot } from '@cred/build/project-root';
import { knownAreas } from '@cred/tool-kit/builds/local-builds';
import { localOrigin } from '@cred/tool-kit/services/health';
import { runProduct } from '../start/run';
import type { Tool } from '@cred/tool-kit/tool';
import { serveArea } from './area-server';
import { parseCommand, usage, type Command } from './arguments';
import { buildShellForDev } from './shell-build';

/**
 * `npm run dev -- feed`: the whole product with one area from source. Compared with `npm start`, only the page differs:
 * the dev server is a proxy in front of the page server, and the shell contains React's development code.
 */
export async function main({ stop, forceStop, args }: Tool): Promise<number> {
  let command: Command;
  try {
    command = parseCommand(args, knownAreas(projectRoot()));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n\nnpm run dev -- --help explains the command.\n`);
    return EXIT_USAGE;
  }
  if (command.name === 'help') {
    print(usage);
    return 0;
  }
  return develop(command.area, { stop, forceStop });
}

async function develop(area: string, signals: Pick<Tool, 'stop' | 'forceStop'>): Promise<number> {
  const pagePort = await freePort();
  try {
    return await runProduct(signals, {
      excludedArea: area,
      pagePort,
      prepare: async (root) => {
        let folder = '';
        await step('shell with hot reload', async () => {
          folder = await buildShellForDev(root);
        });
        return folder;
      },
      open: ({ settings: { HOST, PORT, PUBLIC_URL } }) =>
        step(`${area} from source`, () =>
          serveArea({ area, host: HOST, port: PORT, publicUrl: PUBLIC_URL, pageServer: localOrigin(HOST, pagePort) }),
        ),
    });
  } catch (error) {
    if (!(error instanceof OperatorError) || !/^(Another Cred|Port \d+ is taken)/.test(error.message)) throw error;
    throw new OperatorError(
      `${error.message}\nnpm run dev starts the whole product itself, so npm start must not run with the same ports and data.`,
    );
  }
}
