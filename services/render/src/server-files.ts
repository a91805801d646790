import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import type { ServerFile } from '@cred/deployment/render-process';

/** Compiled files that are kept: the live builds, and some of trials, previews and before the last changes. */
const KEPT = 32;

/**
 * Global names that modules get as parameters: the names of a context are looked up through an interceptor, which is slow.
 * The module's own function is inside, so that it can declare the same names.
 */
const FAST =
  'Object, Array, Map, Set, WeakMap, Symbol, String, Number, Promise, Math, JSON, Error, TypeError, Date, RegExp';

/** The server files of builds, compiled once each. */
export class ServerFiles {
  private readonly scripts = new Map<string, Script>();

  /** @throws Error when the file is missing, is not what the record says, or is not JavaScript */
  script({ path, integrity, build }: ServerFile): Script {
    const known = this.scripts.get(integrity);
    // The most recently used are last.
    this.scripts.delete(integrity);
    const script = known ?? compile(readFileSync(path), integrity, build);
    this.scripts.set(integrity, script);
    const [oldest] = this.scripts.keys();
    if (this.scripts.size > KEPT && oldest !== undefined) this.scripts.delete(oldest);
    return script;
  }
}

function compile(content: Buffer, integrity: string, build: string): Script {
  if (`sha384-${createHash('sha384').update(content).digest('base64')}` !== integrity)
    throw new Error('The file does not match its record');
  const source = `(function (${FAST}) { return function (module, exports, require) {${content.toString('utf8')}\n}; })(${FAST})`;
  return new Script(source, { filename: `${build}.cjs` });
}
