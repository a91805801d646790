import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, OperatorError } from '@cred/tool-kit/errors';

/** Creates the data folder and checks that it is writable. */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(join(folder, 'logs'), { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const code = errorCode(error);
    const reason =
      code === 'ENOSPC'
        ? 'the disk is full'
        : code === 'ENOTDIR' || code === 'EEXIST'
          ? 'a file has this path'
          : `it is not writable (${code ?? 'unknown'})`;
    throw new OperatorError(
      `CRED_DATA, ${folder}, cannot be used: ${reason}. Correct that, or choose another folder: CRED_DATA=... npm start`,
    );
  }
}

/**
 * The secret that the deployment's services share: the one of the settings, otherwise the stored one, otherwise a new
 * one.
 */
export function internalSecret(folder: string, fromSettings: string | undefined): string {
  if (fromSettings) return fromSettings;
  const file = join(folder, 'internal-secret');
  if (existsSync(file)) {
    const stored = readFileSync(file, 'utf8').trim();
    if (stored.length >= 32) return stored;
  }
  const secret = randomBytes(32).toString('hex');
  const partial = `${file}.new`;
  writeFileSync(partial, `${secret}\n`, { mode: 0o600 });
  renameSync(partial, file);
  return secret;
}

/** The log file of a process. */
export const logFile = (folder: string, name: string): string => join(folder, 'logs', `${name}.log`);
