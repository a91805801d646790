import { PAGE_CONFIG_ID, type PageConfig } from '@cred/contract';

let config: PageConfig | undefined;

/** The configuration that the page server writes into the page: origins of the services, and the release table. */
export function pageConfig(): PageConfig {
  config ??= JSON.parse(document.getElementById(PAGE_CONFIG_ID)?.textContent ?? 'null') as PageConfig | undefined;
  if (!config) throw new Error('This page has no configuration: it must come from the page server');
  return config;
}

/** Sets the configuration where there is no page: at build time and in tests. */
export function providePageConfig(value: PageConfig): void {
  config = value;
}
