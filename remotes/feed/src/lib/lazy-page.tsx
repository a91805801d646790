import { lazy, type ComponentType } from 'react';

/**
 * A page whose code browsers load with its first visit, so that no list waits for it. The server has the code in the
 * same file. Loaded there before the first page is rendered, it takes no second pass, for which a busy machine may have
 * no time.
 */
export function lazyPage(load: () => Promise<ComponentType>) {
  let loaded: ComponentType | undefined;
  if (globalThis.window === undefined) void load().then((page) => (loaded = page));
  const LoadedLater = lazy(async () => ({ default: await load() }));
  return function LazyPage() {
    const Page = loaded ?? LoadedLater;
    return <Page />;
  };
}
