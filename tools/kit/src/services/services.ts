import { join } from 'node:path';
import type { Settings } from '@cred/deployment/settings';
import { localOrigin } from './health';

/** A service of the product. */
export interface ServiceDefinition {
  readonly name: 'releases' | 'api' | 'validation' | 'web';
  /** For console output. */
  readonly title: string;
  readonly portSetting: 'RELEASES_PORT' | 'API_PORT' | 'VALIDATION_PORT' | 'PORT';
}

export const registry: ServiceDefinition = {
  name: 'releases',
  title: 'Release registry',
  portSetting: 'RELEASES_PORT',
};
export const api: ServiceDefinition = { name: 'api', title: 'API', portSetting: 'API_PORT' };
export const validation: ServiceDefinition = {
  name: 'validation',
  title: 'Validation service',
  portSetting: 'VALIDATION_PORT',
};
export const page: ServiceDefinition = { name: 'web', title: 'Page server', portSetting: 'PORT' };

/** In start order; they stop in the opposite order. */
export const services = [registry, validation, api, page] as const;

export const originOf = (service: ServiceDefinition, settings: Settings): string =>
  localOrigin(settings.HOST, settings[service.portSetting]);

/** Node's arguments that run a service, or one of its commands. */
export function serviceArguments(root: string, service: ServiceDefinition, command?: 'migrate' | 'seed'): string[] {
  const main = join(root, 'services', service.name, 'dist', 'main.mjs');
  return ['--enable-source-maps', main, ...(command ? [command] : [])];
}
