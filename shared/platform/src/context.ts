import { createContext, useContext, type Context } from 'react';

/**
 * A context without a default value, and the hook that reads it. The hook throws if the provider is missing, as in a
 * test that renders outside of the shell.
 */
export function createContextHook<T>(name: string): readonly [Context<T | null>, () => T] {
  const context = createContext<T | null>(null);
  context.displayName = name;
  const useValue = (): T => {
    const value = useContext(context);
    if (value === null)
      throw new Error(`${name} is missing: render inside the shell, or inside renderInShell of @cred/testing`);
    return value;
  };
  return [context, useValue];
}
