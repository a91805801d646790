/** The timers of a realm: nothing in it waits for anything outside it, so no real time has to pass. */
export interface RealmTasks {
  /** Runs the next task; false when there is none. */
  runNext(): boolean;
  clear(): void;
}

/**
 * Installs timers, abort signals and the small globals. Like every function of this folder, it is compiled into the realm
 * from its source text: it uses nothing of this module, and all objects that it makes are the realm's own.
 */
export function installTasks(): RealmTasks {
  // Longer timers never fire: a page does not wait for them.
  const LONGEST_DELAY_MS = 20;
  const TASKS_MAX = 10_000;

  interface Task {
    readonly id: number;
    readonly at: number;
    readonly run: () => void;
  }
  let tasks: Task[] = [];
  let lastId = 0;
  let now = 0;
  const schedule = (run: unknown, delay?: unknown, ...values: unknown[]): number => {
    lastId += 1;
    const ms = Math.max(0, Number(delay) || 0);
    if (typeof run !== 'function' || ms > LONGEST_DELAY_MS) return lastId;
    if (tasks.length >= TASKS_MAX) throw new RangeError('Too many timers');
    tasks.push({ id: lastId, at: now + ms, run: () => void (run as (...all: unknown[]) => unknown)(...values) });
    return lastId;
  };
  const cancel = (id: unknown): void => {
    tasks = tasks.filter((task) => task.id !== id);
  };

  interface Listener {
    readonly given: unknown;
    readonly once: boolean;
    call(event: object): void;
  }
  class AbortSignal {
    aborted = false;
    reason: unknown;
    onabort: ((event: object) => void) | null = null;
    private listeners: Listener[] = [];

    addEventListener(name: string, given: unknown, options?: { readonly once?: boolean }): void {
      if (name !== 'abort' || given === null || given === undefined) return;
      const call = (event: object): void =>
        typeof given === 'function'
          ? void given(event)
          : (given as { handleEvent(event: object): void }).handleEvent(event);
      this.listeners.push({ given, once: options?.once === true, call });
    }

    removeEventListener(_name: string, given: unknown): void {
      this.listeners = this.listeners.filter((each) => each.given !== given);
    }

    throwIfAborted(): void {
      if (this.aborted) throw this.reason;
    }

    /** For its controller. */
    abort(reason: unknown): void {
      if (this.aborted) return;
      this.aborted = true;
      this.reason = reason ?? Object.assign(new Error('This operation was aborted'), { name: 'AbortError' });
      const event = { type: 'abort', target: this };
      const called = this.listeners;
      this.listeners = called.filter(({ once }) => !once);
      this.onabort?.(event);
      for (const listener of called) listener.call(event);
    }
  }
  class AbortController {
    readonly signal = new AbortSignal();
    abort(reason?: unknown): void {
      this.signal.abort(reason);
    }
  }

  const silent = (): void => undefined;
  const { parse, stringify } = JSON;
  const resolved = Promise.resolve();
  Object.assign(globalThis, {
    console: { debug: silent, error: silent, info: silent, log: silent, trace: silent, warn: silent },
    setTimeout: schedule,
    setImmediate: (run: unknown, ...values: unknown[]) => schedule(run, 0, ...values),
    setInterval: () => schedule(undefined),
    clearTimeout: cancel,
    clearImmediate: cancel,
    clearInterval: cancel,
    queueMicrotask: (run: () => void) => void resolved.then(run),
    performance: { now: () => now },
    structuredClone: (value: unknown) => (value === undefined ? undefined : parse(stringify(value))),
    AbortController,
    AbortSignal,
  });
  return {
    runNext() {
      const [first, ...others] = tasks;
      if (!first) return false;
      const next = others.reduce((earliest, task) => (task.at < earliest.at ? task : earliest), first);
      tasks = tasks.filter((task) => task !== next);
      now = Math.max(now, next.at);
      try {
        next.run();
      } catch {
        // As in a browser, an error of a timer ends nothing else.
      }
      return true;
    },
    clear() {
      tasks = [];
    },
  };
}
