import { createContext, useContext, type Context } from 'react';

/**
 * A context that has no sensible default, with the hook that reads it.
 * The hook throws a plain sentence when the provider is missing: a test without the shell's frame, say.
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
