import type { RealmTasks } from './tasks';

/** A build's file, compiled: a CommonJS module. */
export type ModuleFactory = (
  module: { exports: unknown },
  exports: unknown,
  require: (name: string) => unknown,
) => void;

/**
 * The commands to a realm. Each method only stores what to do next: the code of builds runs in a function of the realm that
 * is called through a script with a time limit.
 */
export interface RealmPages {
  loadShell(factory: ModuleFactory): void;
  /** Adds an area to the page; its module is evaluated when the page first uses it. */
  addArea(area: string, build: string, factory: ModuleFactory): void;
  /** @param input JSON of `url`, `config` and `now` */
  startPage(input: string): void;
  /** Runs one task of the page. */
  continuePage(): void;
  /** Aborts the signal of the page: nothing more will happen on it. */
  abortPage(): void;
  /** Forgets the page. */
  endPage(): void;
  /** The text that belongs to the last state: JSON of the output without its markup, or the name of the error. */
  text(): string;
  /** The markup that belongs to the last state. */
  html(): string;
}

/** What the last run left. */
export type RealmState = 'ok' | 'idle' | 'done' | 'failed';

/** Installs the loading of builds and the rendering of pages; see `installTasks`. */
export function installPages(
  tasks: RealmTasks,
  /** @param index of the area in the order in which the page's areas were added; -1: none */
  onPart: (index: number) => void,
  /** The module of an area threw while it was evaluated. */
  onFailure: (index: number) => void,
  runName: string,
): RealmPages {
  interface Shell {
    /** As `@cred/singletons` has them. */
    readonly singletons?: Readonly<Record<string, { readonly module: unknown }>>;
    readonly render?: (input: object) => unknown;
  }
  const { parse, stringify } = JSON;
  const realmGlobals = new Set(Reflect.ownKeys(globalThis));
  let command: () => RealmState = () => 'ok';
  let shell: Shell = {};
  /** Without a prototype, which code of an earlier area may have changed: areas are added outside the time limit. */
  const emptyRecord = <T>(): Record<string, T> => ({ __proto__: null }) as unknown as Record<string, T>;
  let areas = emptyRecord<{ readonly build: string; readonly exposed: unknown }>();
  /** The index of each area in the order in which the page's areas were added. */
  let order = emptyRecord<number>();
  let added = 0;
  let page: { state: RealmState; readonly abort: () => void } | undefined;
  let text = '';
  let html = '';

  const nameOf = (error: unknown): string => {
    try {
      return error instanceof Error ? `${error.name}`.slice(0, 40) : typeof error;
    } catch {
      return 'unknown';
    }
  };
  const evaluate = (factory: ModuleFactory, require: (name: string) => unknown): unknown => {
    const module: { exports: unknown } = { exports: {} };
    factory(module, module.exports, require);
    return module.exports;
  };
  const requireSingleton = (name: string): unknown => {
    const { singletons = {} } = shell;
    if (!Object.hasOwn(singletons, name)) throw new Error(`The shell does not provide ${name}`);
    return singletons[name]?.module;
  };
  let part = -1;
  const enterPart = (index: number): void => {
    part = index;
    onPart(index);
  };
  /** The module of an area; one that throws is like one that never arrives. */
  const evaluateArea = (index: number, factory: ModuleFactory): unknown => {
    const outer = part;
    enterPart(index);
    try {
      return evaluate(factory, requireSingleton);
    } catch {
      onFailure(index);
      return new Promise(() => undefined);
    } finally {
      enterPart(outer);
    }
  };
  const failed = (error: unknown): 'failed' => {
    text = nameOf(error);
    return 'failed';
  };

  const start = (input: string): RealmState => {
    const controller = new AbortController();
    const started: NonNullable<typeof page> = { state: 'ok', abort: () => controller.abort() };
    page = started;
    const settle = (state: RealmState, result: string, markup = ''): void => {
      if (page !== started || started.state !== 'ok') return;
      started.state = state;
      text = result;
      html = markup;
    };
    if (typeof shell.render !== 'function') return failed(new TypeError('The shell has no render'));
    const rendered = shell.render({
      ...(parse(input) as object),
      areas,
      signal: controller.signal,
      onPart: (area: unknown) => enterPart(order[`${area}`] ?? -1),
    });
    Promise.resolve(rendered)
      .then((output) => {
        const { html: markup, ...rest } = output as { readonly html?: unknown };
        settle('done', stringify(rest), typeof markup === 'string' ? markup : '');
      })
      .catch((error: unknown) => settle('failed', nameOf(error)));
    return 'ok';
  };
  const proceed = (): RealmState => {
    if (!page) return 'failed';
    if (page.state !== 'ok') return page.state;
    return tasks.runNext() ? 'ok' : 'idle';
  };

  // Not configurable, so that the code of builds cannot replace it by accident.
  Object.defineProperty(globalThis, runName, {
    value: (): RealmState => {
      const next = command;
      command = () => 'ok';
      try {
        return next();
      } catch (error) {
        return failed(error);
      }
    },
  });
  realmGlobals.add(runName);

  return {
    loadShell(factory) {
      command = () => {
        shell = evaluate(factory, (name) => {
          throw new Error(`The shell's file requires ${name}`);
        }) as Shell;
        for (const key of Reflect.ownKeys(globalThis)) realmGlobals.add(key);
        return 'ok';
      };
    },
    addArea(area, build, factory) {
      const index = added;
      order[area] = index;
      added += 1;
      let loaded: { readonly module: unknown } | undefined;
      areas[area] = {
        build,
        get exposed() {
          loaded ??= { module: evaluateArea(index, factory) };
          return loaded.module;
        },
      };
    },
    startPage(input) {
      command = () => start(input);
    },
    continuePage() {
      command = proceed;
    },
    abortPage() {
      command = () => {
        page?.abort();
        return 'ok';
      };
    },
    endPage() {
      command = () => {
        [areas, order, added, part, page, text, html] = [emptyRecord(), emptyRecord(), 0, -1, undefined, '', ''];
        tasks.clear();
        for (const key of Reflect.ownKeys(globalThis))
          if (!realmGlobals.has(key)) Reflect.deleteProperty(globalThis, key);
        return 'ok';
      };
    },
    text: () => text,
    html: () => html,
  };
}
