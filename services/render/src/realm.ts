import { performance } from 'node:perf_hooks';
import { types } from 'node:util';
import { createContext, Script, type Context } from 'node:vm';
import type { RenderedText } from '@cred/deployment/render-process';
import { ADDRESS_PARTS, installAddresses, type AddressParser } from './realm/addresses';
import { installPages, type ModuleFactory, type RealmPages, type RealmState } from './realm/pages';
import { installStreams } from './realm/streams';
import { installTasks, type RealmTasks } from './realm/tasks';

/** Thrown when the code of a realm ran longer than it may. The realm cannot be used any more. */
export class RealmTimeout extends Error {
  override readonly name = 'RealmTimeout';
}

const RUN_NAME = 'credRun';
const [tasksScript, addressesScript, streamsScript, pagesScript] = [
  installTasks,
  installAddresses,
  installStreams,
  installPages,
].map((install) => new Script(`'use strict';(${install.toString()})`, { filename: 'realm.js' }));
const runScript = new Script(`${RUN_NAME}()`, { filename: 'realm.js' });
/** What a page does not need and other contexts have; `Atomics` can block the process. */
const removeScript = new Script(
  "for (const name of ['WebAssembly', 'SharedArrayBuffer', 'Atomics']) delete globalThis[name];",
);

/** The host's URL, taken before the globals of the process are removed. */
const { URL: HostUrl, URLSearchParams: HostQuery } = globalThis;
const parts = ADDRESS_PARTS.split(' ') as (keyof URL)[];
const parser: AddressParser = {
  resolve(address, base, part, value) {
    try {
      const url = new HostUrl(address, base);
      if (part !== '') Reflect.set(url, part, value);
      return parts.map((name) => String(url[name])).join('\n');
    } catch {
      return '';
    }
  },
  parseQuery: (query) => JSON.stringify([...new HostQuery(query)]),
  formatQuery: (pairs) => new HostQuery(JSON.parse(pairs) as [string, string][]).toString(),
};

/**
 * The globals, the shell and the areas of pages: one context of `node:vm`. Only primitives and functions of the realm
 * itself enter it, and only primitives leave it, so that its code finds no object of the process (decision record 0037).
 */
export class Realm {
  /** How many pages it has rendered. */
  pages = 0;
  private readonly context: Context = createContext(Object.create(null), {
    codeGeneration: { strings: false, wasm: false },
    // Promises of the realm run within the time limit too.
    microtaskMode: 'afterEvaluate',
  });
  private readonly control: RealmPages;
  private readonly factories = new Map<Script, ModuleFactory>();
  private loaded: string[] = [];

  /**
   * @param onPart called with the area whose code runs next, or null for the shell's
   * @param onFailure called with an area whose module threw
   */
  constructor(
    private readonly onPart: (area: string | null) => void,
    onFailure: (area: string) => void,
  ) {
    removeScript.runInContext(this.context);
    const install = (script: Script | undefined): ((...values: unknown[]) => unknown) =>
      script?.runInContext(this.context) as (...values: unknown[]) => unknown;
    const tasks = install(tasksScript)() as RealmTasks;
    install(addressesScript)(ADDRESS_PARTS, parser.resolve, parser.parseQuery, parser.formatQuery);
    install(streamsScript)();
    const onIndex = (index: number): void => onPart(this.loaded[index] ?? null);
    const onFailedIndex = (index: number): void => {
      const area = this.loaded[index];
      if (area !== undefined) onFailure(area);
    };
    this.control = install(pagesScript)(tasks, onIndex, onFailedIndex, RUN_NAME) as RealmPages;
  }

  /** @throws RealmTimeout, Error when the module throws */
  loadShell(script: Script, ms: number): void {
    this.control.loadShell(this.factoryOf(script, ms));
    this.expectOk(ms);
  }

  /** Adds an area to the next page. @throws RealmTimeout, Error when its file is no module */
  addArea(area: string, build: string, script: Script, ms: number): void {
    let factory = this.factories.get(script);
    if (!factory) {
      this.onPart(area);
      factory = this.factoryOf(script, ms);
      this.onPart(null);
    }
    this.loaded.push(area);
    this.control.addArea(area, build, factory);
  }

  /**
   * Renders a page with the areas that were added to it.
   * @param endAt of `performance.now()`
   * @throws RealmTimeout, Error when the shell gives none
   */
  renderPage(input: string, endAt: number): RenderedText {
    this.control.startPage(input);
    let state = this.run(endAt - performance.now());
    for (let aborted = false; state === 'ok' || (state === 'idle' && !aborted);) {
      if (state === 'idle') {
        // Nothing in the realm can change any more: the shell finishes with what there is.
        aborted = true;
        this.control.abortPage();
      } else this.control.continuePage();
      state = this.run(endAt - performance.now());
    }
    const [html, text]: unknown[] = [this.control.html(), this.control.text()];
    if (state !== 'done' || typeof html !== 'string' || typeof text !== 'string')
      throw new Error(state === 'idle' ? 'unfinished' : String(text));
    return { html, rest: text };
  }

  /**
   * Forgets the page, so that the next one finds nothing of it, and runs what it has left, such as the handlers of imports,
   * which the process rejects after the page.
   * @throws RealmTimeout, Error when the realm can render no other page
   */
  endPage(ms: number): void {
    this.loaded = [];
    this.pages += 1;
    this.control.endPage();
    this.expectOk(ms);
  }

  private factoryOf(script: Script, ms: number): ModuleFactory {
    const known = this.factories.get(script);
    if (known) return known;
    const factory: unknown = this.limited(script, ms);
    if (typeof factory !== 'function') throw new Error('not a module');
    this.factories.set(script, factory as ModuleFactory);
    return factory as ModuleFactory;
  }

  private expectOk(ms: number): void {
    if (this.run(ms) !== 'ok') throw new Error(String(this.control.text()));
  }

  private run(ms: number): RealmState {
    return this.limited(runScript, ms) as RealmState;
  }

  private limited(script: Script, ms: number): unknown {
    if (ms < 1) throw new RealmTimeout();
    try {
      return script.runInContext(this.context, { timeout: Math.ceil(ms) });
    } catch (error) {
      throw isTimeout(error) ? new RealmTimeout() : new Error('failed');
    }
  }
}

/** Reads the error without running code of the realm, which may have thrown anything. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  !types.isProxy(error) &&
  Reflect.getOwnPropertyDescriptor(error, 'code')?.value === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
