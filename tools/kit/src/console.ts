/** Output of the commands: one line for each step, with its duration. */

export function seconds(milliseconds: number): string {
  return milliseconds < 950 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

export function print(line = ''): void {
  process.stdout.write(`${line}\n`);
}

/** A number with its noun: 1 file, 2 files. */
export function count(number: number, singular: string, plural = `${singular}s`): string {
  return `${number} ${number === 1 ? singular : plural}`;
}

/** A step that takes longer is announced before it ends; in ms. */
const ANNOUNCE_AFTER_MS = 1000;

/**
 * Runs one step and prints it with its duration when it is done; a long one is announced too. A text that the step
 * returns is printed after the title.
 */
export async function step<T>(title: string, work: () => Promise<T> | T): Promise<T> {
  const began = performance.now();
  const announce = setTimeout(() => print(`  … ${title}`), ANNOUNCE_AFTER_MS);
  try {
    const result = await work();
    const detail = typeof result === 'string' && result !== '' ? `: ${result}` : '';
    print(`  ✓ ${title}${detail}  ${seconds(performance.now() - began)}`);
    return result;
  } finally {
    clearTimeout(announce);
  }
}
