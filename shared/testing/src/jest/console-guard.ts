import { format } from 'node:util';

/** An unexpected `console.error` fails the test. A test can declare the ones it expects. */
const expected: RegExp[] = [];
const unexpected: string[] = [];

/** Allows a matching `console.error` until the end of the test. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern);
}

export function watchConsole(): void {
  const original = console.error;
  console.error = (...parts: unknown[]) => {
    const text = format(...parts);
    if (expected.some((pattern) => pattern.test(text))) return;
    unexpected.push(text);
    original(...parts);
  };
}

/** Throws if the finished test logged an error that it did not expect. */
export function assertNoConsoleErrors(): void {
  const found = unexpected.splice(0);
  expected.splice(0);
  if (found.length > 0) throw new Error(`Unexpected console.error:\n${found.join('\n')}`);
}
