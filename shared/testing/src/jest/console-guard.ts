import { format } from 'node:util';

/** An unexpected `console.error` fails the test; those that a test names beforehand do not. */
const expected: RegExp[] = [];
const unexpected: string[] = [];

/** From here to the end of the test a `console.error` that matches is fine. */
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

/** Throws when the finished test wrote an error that it did not expect. */
export function settleConsole(): void {
  const found = unexpected.splice(0);
  expected.splice(0);
  if (found.length > 0) throw new Error(`Unexpected console.error:\n${found.join('\n')}`);
}
