import { calls, type CallDefinition } from '@cred/contract';

/** What the API client reads of a call's definition. */
interface BrowserCall extends Pick<CallDefinition, 'host' | 'method' | 'path'> {
  /** Empty: the client only needs to know that the body is a multipart form. */
  readonly files?: Record<string, never>;
}

/** The contract's table of calls as far as browsers need it: without schemas, summaries and errors. */
export const browserCalls: Readonly<Record<string, BrowserCall>> = Object.fromEntries(
  Object.entries<CallDefinition>(calls).map(([name, { host, method, path, files }]) => [
    name,
    { host, method, path, ...(files && { files: {} }) },
  ]),
);

/**
 * The source of a module that replaces `shared/contract/src/calls/index.ts` in the shell's build. Every page loads the
 * table, and with the schemas of all calls it would be five times as large.
 */
export const browserCallsModule = (): string => `export const calls = ${JSON.stringify(browserCalls)};\n`;
