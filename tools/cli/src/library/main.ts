import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { SettingsError } from '@cred/deployment/settings';
import { projectRoot } from '@cred/build/project-root';
import { serviceArguments, validation } from '@cred/tool-kit/services/services';
import { loadSettings, type Loaded } from '../settings';
import type { Tool } from '@cred/tool-kit/tool';

/**
 * `npm run library -- ...`: the local library of PubMed records. Runs the validation service's own command on its data.
 */
export async function main({ stop, args }: Tool): Promise<number> {
  const root = projectRoot();
  let loaded: Loaded;
  try {
    loaded = loadSettings(root);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
  const program = serviceArguments(root, validation);
  if (!existsSync(program.at(-1) ?? '')) {
    process.stderr.write('The validation service is not built yet. Run npm start or npm run build first\n');
    return 1;
  }
  const child = spawn(process.execPath, [...program, 'library', ...args], {
    // npm changes to the project's folder; relative paths are meant from the operator's working directory.
    cwd: process.env['INIT_CWD'] ?? process.cwd(),
    env: { ...process.env, ...loaded.environment, CRED_DATA: loaded.settings.CRED_DATA },
    stdio: 'inherit',
  });
  stop.addEventListener('abort', () => child.kill('SIGTERM'), { once: true });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
