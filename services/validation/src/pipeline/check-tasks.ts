import { lexiconKeywords } from '../concepts/lexicon-keywords';
import { rewriteInPartByModel, verifyModelRewriting } from '../concepts/verify-model-rewriting';
import type { PostHit } from '../library/index/search-post';
import type { LibraryQuery } from '../library/library-query';
import type { Library } from '../library/open-library';
import type { LiteratureRecord } from '../records/record';
import {
  detectLanguage,
  findIdentifiers,
  type Language,
  rewriteByLexicon,
  stripInventedCitations,
  verifyRewriting,
} from '../text';

const never = new AbortController().signal;

/** The work of a check that needs a processor and no other service. Each task runs in a worker thread. */
export const createTasks = (library: Pick<Library, 'search' | 'find'>) => ({
  detectLanguage,
  findIdentifiers,
  verifyRewriting,
  verifyModelRewriting,
  rewriteInPartByModel,
  stripInventedCitations,
  rewriteByLexicon,
  extractKeywords: (text: string, language: Language) => lexiconKeywords.extract(text, language, never),
  searchLibrary: (query: LibraryQuery, limit: number): Promise<readonly PostHit[]> => library.search(query, limit),
  findPaper: (pmid: string): Promise<LiteratureRecord | undefined> => library.find(pmid),
});

export type CheckTasks = ReturnType<typeof createTasks>;
export type TaskName = keyof CheckTasks;
export type TaskResult<N extends TaskName> = Awaited<ReturnType<CheckTasks[N]>>;

/** Runs tasks, in this thread or in another one. */
export interface TaskRunner {
  run<N extends TaskName>(name: N, ...args: Parameters<CheckTasks[N]>): Promise<TaskResult<N>>;
}

/** Runs tasks in the calling thread, for tests of the other parts of a check. */
export function inlineTasks(library: Pick<Library, 'search' | 'find'>): TaskRunner {
  const tasks = createTasks(library);
  return {
    run: async <N extends TaskName>(name: N, ...args: Parameters<CheckTasks[N]>): Promise<TaskResult<N>> => {
      const value: unknown = await (tasks[name] as (...each: unknown[]) => unknown)(...args);
      return value as TaskResult<N>;
    },
  };
}
