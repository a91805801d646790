import { userInfo } from 'node:os';
import { errorMessage } from '@cred/tool-kit/errors';
import type { RegistryClient } from './registry-client';

/** The result of a command: a document for scripts, and the same as text. */
export interface Outcome {
  readonly document: unknown;
  readonly text: string;
  /** The exit code; absent: 0. */
  readonly code?: number;
}

/** What every command receives. */
export interface Context {
  readonly client: RegistryClient;
  readonly root: string;
  /** The public address of the product, for preview links. */
  readonly pageUrl: string;
  readonly stop: AbortSignal;
  /** Prints a line while a long command runs; silent with `--json`. */
  readonly progress: (line: string) => void;
  /** Asks for a yes or no on the terminal; absent without a terminal. */
  readonly confirm?: ((question: string) => Promise<boolean>) | undefined;
  /** Waits; resolves to false when the operator interrupts. Absent when no one watches the output. */
  readonly pause?: ((milliseconds: number) => Promise<boolean>) | undefined;
  /** The contract version of the API; null when it does not respond. */
  readonly apiVersion: () => Promise<string | null>;
}

/** The operator's user name, for the audit log. */
export function actor(): string {
  try {
    return userInfo().username || 'unknown';
  } catch (error) {
    return `unknown (${errorMessage(error)})`.slice(0, 100);
  }
}
