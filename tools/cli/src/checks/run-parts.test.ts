import type { Part } from './part';
import { runParts } from './run-parts';

/** Runs parts of which each waits for the next one to begin, when it is static. */
async function run(parts: readonly Part[]) {
  let output = '';
  const result = await runParts(parts, {
    root: '/',
    stop: new AbortController().signal,
    args: [],
    slowest: false,
    write: (text) => (output += text),
  });
  return { ...result, output: output.replace(/ {2}[\d.]+ m?s$/gmu, '') };
}

const result = { passed: 1, failed: 0, detail: '1 file' };

describe('runParts', () => {
  it('runs static parts at the same time, and prints each without the others', async () => {
    const begun = new Set<string>();
    let begin = (): void => undefined;
    const allBegun = new Promise<void>((resolve) => (begin = resolve));
    const part = (name: string): Part => ({
      name,
      title: name,
      isStatic: true,
      async run({ show }) {
        begun.add(name);
        show(`${name} begins\n`);
        if (begun.size === 2) begin();
        await allBegun;
        show(`${name} ends\n`);
        return result;
      },
    });
    const { output, passed } = await run([part('one'), part('two')]);
    expect(passed).toBe(2);
    for (const name of ['one', 'two']) expect(output).toContain(`── ${name}\n${name} begins\n${name} ends\n✓ ${name} `);
  });

  it('runs other parts one after another, and all although one fails', async () => {
    let running = 0;
    const part = (name: string, fails = false): Part => ({
      name,
      title: name,
      async run() {
        running += 1;
        expect(running).toBe(1);
        await Promise.resolve();
        running -= 1;
        if (fails) throw new Error('no compiler');
        return result;
      },
    });
    const { output, ...counts } = await run([part('one', true), part('two')]);
    expect(counts).toEqual({ passed: 1, failed: 1 });
    expect(output).toContain('no compiler\n✗ one         0 passed, 1 failed  (could not run)');
    expect(output).toMatch(/All parts:\n✗ one .*\n✓ two .*\n$/u);
  });
});
