import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Changes to files, all of which can be taken back. */
export class Journal {
  private readonly undo: (() => void)[] = [];

  /** Writes a file, over what was there. */
  write(path: string, content: string): void {
    const before = existsSync(path) ? readFileSync(path) : undefined;
    this.makeFolder(dirname(path));
    this.undo.push(() => (before ? writeFileSync(path, before) : rmSync(path, { force: true })));
    writeFileSync(path, content);
  }

  /** Makes a link to a folder, in place of a link that leads nowhere. */
  link(path: string, target: string): void {
    this.makeFolder(dirname(path));
    if (lstatSync(path, { throwIfNoEntry: false })) rmSync(path);
    this.undo.push(() => rmSync(path, { force: true }));
    symlinkSync(target, path, process.platform === 'win32' ? 'junction' : 'dir');
  }

  /** Puts everything back as it was before the first change. */
  takeBack(): void {
    for (const step of this.undo.splice(0).reverse()) step();
  }

  private makeFolder(path: string): void {
    const first = mkdirSync(path, { recursive: true });
    if (first !== undefined) this.undo.push(() => rmSync(first, { recursive: true, force: true }));
  }
}
