import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Changes to files that can be undone together. */
export class Journal {
  private readonly steps: (() => void)[] = [];

  /** Writes a file; an existing one is overwritten. */
  write(path: string, content: string): void {
    const before = existsSync(path) ? readFileSync(path) : undefined;
    this.makeFolder(dirname(path));
    this.steps.push(() => (before ? writeFileSync(path, before) : rmSync(path, { force: true })));
    writeFileSync(path, content);
  }

  /** Creates a link to a folder; a dangling link is replaced. */
  link(path: string, target: string): void {
    this.makeFolder(dirname(path));
    if (lstatSync(path, { throwIfNoEntry: false })) rmSync(path);
    this.steps.push(() => rmSync(path, { force: true }));
    symlinkSync(target, path, process.platform === 'win32' ? 'junction' : 'dir');
  }

  /** Restores the state before the first change. */
  undo(): void {
    for (const step of this.steps.splice(0).reverse()) step();
  }

  private makeFolder(path: string): void {
    const first = mkdirSync(path, { recursive: true });
    if (first !== undefined) this.steps.push(() => rmSync(first, { recursive: true, force: true }));
  }
}
