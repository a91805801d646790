import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { parseSettings, type Settings } from '@cred/deployment/settings';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Loaded {
  /** With CRED_DATA as an absolute path. */
  readonly settings: Settings;
  /** The source of the settings: `.env`, overridden by the environment. */
  readonly environment: Environment;
}

/**
 * Reads the settings from the environment and, for missing variables, from the project's `.env`.
 * @throws SettingsError
 */
export function loadSettings(root: string, environment: Environment = process.env): Loaded {
  const file = join(root, '.env');
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const present = Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== '');
  const merged: Environment = { ...fromFile, ...Object.fromEntries(present) };
  const settings = parseSettings(merged);
  return { settings: { ...settings, CRED_DATA: resolve(root, settings.CRED_DATA) }, environment: merged };
}

/**
 * The environment of the services: the settings, all other variables of the caller, and the values that the start
 * determined. Variables that would make a database driver ignore DATABASE_URL (PGHOST and similar) are removed.
 */
export function serviceEnvironment(
  { settings, environment }: Loaded,
  decided: { databaseUrl: string; secret: string },
): NodeJS.ProcessEnv {
  const inherited = Object.entries(environment).filter(([name]) => !/^PG[A-Z]+$/.test(name));
  const values = Object.entries(settings).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return {
    NODE_ENV: 'production',
    ...Object.fromEntries(inherited),
    ...Object.fromEntries(values),
    DATABASE_URL: decided.databaseUrl,
    INTERNAL_SECRET: decided.secret,
  };
}
