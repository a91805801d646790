import { useSyncExternalStore } from 'react';

/** A value that components can subscribe to and that exists independently of them. */
export interface Observable<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function observable<T>(initial: T): Observable<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** @param onServer the value on the server and while its markup is hydrated; by default the current one */
export const useObservable = <T>(source: Observable<T>, onServer?: T): T =>
  useSyncExternalStore(source.subscribe, source.get, onServer === undefined ? source.get : () => onServer);

const online = {
  get: () => navigator.onLine,
  subscribe: (listener: () => void) => {
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  },
};

/** Whether the browser reports a network connection. */
export const useOnline = (): boolean => useSyncExternalStore(online.subscribe, online.get, () => true);
