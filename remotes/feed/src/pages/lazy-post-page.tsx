import { lazy, type ComponentType } from 'react';
import { loadPostPage } from '../lib/load-post-page';

let loaded: ComponentType | undefined;
// The server has the code in the same file. Loaded before the first page is rendered, it never takes a second pass, for
// which a busy machine may have no time.
if (globalThis.window === undefined) void loadPostPage().then(({ PostPage }) => (loaded = PostPage));

const LoadedLater = lazy(async () => ({ default: (await loadPostPage()).PostPage }));

/** The page of a post, whose code browsers load with its first visit. */
export function LazyPostPage() {
  const Page = loaded ?? LoadedLater;
  return <Page />;
}
