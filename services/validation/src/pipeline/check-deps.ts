import type { LookupFunction } from 'node:net';
import type { Settings } from '@cred/deployment/settings';
import { EuropePmc } from '../sources/europepmc';
import { LibrarySource } from '../sources/library-source';
import { OutsideHttp } from '../outside/outside-http';
import { OutsideSource } from '../sources/outside-source';
import { PubMed } from '../sources/pubmed';
import { Reachability } from '../outside/reachability';
import type { CheckDeps } from './check-post';
import type { TaskRunner } from './check-tasks';
import { PaperFinder } from './find-papers';

export type CheckSettings = Pick<
  Settings,
  | 'OUTSIDE_SOURCES'
  | 'PUBMED_URL'
  | 'EUROPEPMC_URL'
  | 'PUBMED_API_KEY'
  | 'PUBMED_EMAIL'
  | 'LLM_BASE_URL'
  | 'LLM_MODEL'
  | 'LLM_API_KEY'
>;

export interface AssembledDeps extends CheckDeps {
  readonly papers: PaperFinder;
  close(): Promise<void>;
}

/**
 * The dependencies of a check for these settings. A model's keywords need the lexicon in this thread; without a model
 * only the threads of the tasks load it.
 * @param tasks runs the work on texts and in the library
 * @param lookup for outside connections; default: the system's
 */
export async function createCheckDeps(
  settings: CheckSettings,
  tasks: TaskRunner,
  lookup?: LookupFunction,
): Promise<AssembledDeps> {
  const http = new OutsideHttp(lookup ? { lookup } : {});
  const { OUTSIDE_SOURCES, PUBMED_URL, EUROPEPMC_URL, PUBMED_API_KEY, PUBMED_EMAIL } = settings;
  const pubmed = {
    source: new PubMed({ url: PUBMED_URL, http, apiKey: PUBMED_API_KEY, email: PUBMED_EMAIL }),
    reachability: new Reachability(PUBMED_URL),
  };
  const isOff = OUTSIDE_SOURCES === 'off';
  const outside = isOff
    ? []
    : [
        new OutsideSource(pubmed),
        new OutsideSource({
          source: new EuropePmc({ url: EUROPEPMC_URL, http }),
          reachability: new Reachability(EUROPEPMC_URL),
        }),
      ];
  const { LLM_BASE_URL: url, LLM_MODEL: model, LLM_API_KEY: apiKey } = settings;
  return {
    detectLanguage: (text) => tasks.run('detectLanguage', text),
    findIdentifiers: (text) => tasks.run('findIdentifiers', text),
    verifyRewriting: (...texts) => tasks.run('verifyRewriting', ...texts),
    verifyModelRewriting: (...texts) => tasks.run('verifyModelRewriting', ...texts),
    rewriteInPartByModel: (...texts) => tasks.run('rewriteInPartByModel', ...texts),
    stripInventedCitations: (...texts) => tasks.run('stripInventedCitations', ...texts),
    rewriter: { name: 'lexicon', rewrite: (text, language) => tasks.run('rewriteByLexicon', text, language) },
    keywords: { name: 'lexicon', extract: (text, language) => tasks.run('extractKeywords', text, language) },
    model:
      url === undefined || model === undefined
        ? undefined
        : (await import('./configured-model')).createModel({ url, model, apiKey, http }),
    sources: { local: [new LibrarySource({ search: (...query) => tasks.run('searchLibrary', ...query) })], outside },
    papers: new PaperFinder({ findInLibrary: (pmid) => tasks.run('findPaper', pmid), ...(isOff ? {} : { pubmed }) }),
    close: () => http.close(),
  };
}
