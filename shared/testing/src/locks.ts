interface Waiting {
  readonly grant: () => void;
}

/**
 * Web Locks as browsers have them and jsdom has not: exclusive locks of one origin, in order of request, with
 * `signal` and `steal`.
 */
export function makeLocks(): LockManager {
  const waiting = new Map<string, Waiting[]>();
  const held = new Map<string, { readonly lose: () => void }>();

  const next = (name: string): void => {
    held.delete(name);
    waiting.get(name)?.shift()?.grant();
  };
  const gone = (): DOMException => new DOMException('The lock request is over', 'AbortError');

  const request = (
    name: string,
    { signal, steal = false }: LockOptions,
    callback: (lock: Lock) => unknown,
  ): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const own = { lose: () => reject(gone()) };
      const grant = (): void => {
        signal?.removeEventListener('abort', abort);
        held.set(name, own);
        void (async () => {
          try {
            resolve(await callback({ name, mode: 'exclusive' }));
          } catch (error) {
            reject(error);
          }
          if (held.get(name) === own) next(name);
        })();
      };
      const entry: Waiting = { grant };
      const abort = (): void => {
        waiting.set(
          name,
          (waiting.get(name) ?? []).filter((other) => other !== entry),
        );
        reject(gone());
      };
      if (signal?.aborted) return reject(gone());
      if (steal) {
        held.get(name)?.lose();
        grant();
      } else if (held.has(name)) {
        waiting.set(name, [...(waiting.get(name) ?? []), entry]);
        signal?.addEventListener('abort', abort);
      } else {
        grant();
      }
    });

  return { request, query: () => Promise.resolve({ held: [], pending: [] }) } as unknown as LockManager;
}
