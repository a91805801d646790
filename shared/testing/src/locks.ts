interface Waiting {
  readonly grant: () => void;
}

/**
 * Web Locks, which jsdom lacks: exclusive locks of one origin, granted in the order of requests, with `signal` and
 * `steal`.
 */
export function makeLocks(): LockManager {
  const waiting = new Map<string, Waiting[]>();
  const current = new Map<string, { readonly revoke: () => void }>();

  const releaseLock = (name: string): void => {
    current.delete(name);
    waiting.get(name)?.shift()?.grant();
  };
  const aborted = (): DOMException => new DOMException('The lock request is over', 'AbortError');

  const request = (
    name: string,
    { signal, steal = false }: LockOptions,
    callback: (lock: Lock) => unknown,
  ): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const holder = { revoke: () => reject(aborted()) };
      const grant = (): void => {
        signal?.removeEventListener('abort', abort);
        current.set(name, holder);
        void (async () => {
          try {
            resolve(await callback({ name, mode: 'exclusive' }));
          } catch (error) {
            reject(error);
          }
          if (current.get(name) === holder) releaseLock(name);
        })();
      };
      const entry: Waiting = { grant };
      const abort = (): void => {
        waiting.set(
          name,
          (waiting.get(name) ?? []).filter((other) => other !== entry),
        );
        reject(aborted());
      };
      if (signal?.aborted) return reject(aborted());
      if (steal) {
        current.get(name)?.revoke();
        grant();
      } else if (current.has(name)) {
        waiting.set(name, [...(waiting.get(name) ?? []), entry]);
        signal?.addEventListener('abort', abort);
      } else {
        grant();
      }
    });

  return { request, query: () => Promise.resolve({ held: [], pending: [] }) } as unknown as LockManager;
}
