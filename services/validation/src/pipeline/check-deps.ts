import type { LookupFunction } from 'node:net';
import type { Settings } from '@cred/deployment/settings';
import { extractConcepts } from '../concepts/lexicon';
import type { Keyword } from '../concepts/types';
import { ChatModel } from '../models/chat-model';
import { ModelKeywords } from '../models/model-keywords';
import { ModelRewriter } from '../models/model-rewriter';
import { EuropePmc } from '../sources/europepmc';
import { LibrarySource } from '../sources/library-source';
import { OutsideHttp } from '../outside/outside-http';
import { OutsideSource } from '../sources/outside-source';
import { PubMed } from '../sources/pubmed';
import { Reachability } from '../outside/reachability';
import { findIdentifiers } from '../text';
import type { CheckDeps } from './check-post';
import type { TaskRunner } from './check-tasks';

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
  close(): Promise<void>;
}

/**
 * The dependencies of a check for these settings.
 * @param tasks runs the work on texts and in the library
 * @param lookup for outside connections; default: the system's
 */
export function createCheckDeps(settings: CheckSettings, tasks: TaskRunner, lookup?: LookupFunction): AssembledDeps {
  const http = new OutsideHttp(lookup ? { lookup } : {});
  const { OUTSIDE_SOURCES, PUBMED_URL, EUROPEPMC_URL, PUBMED_API_KEY, PUBMED_EMAIL } = settings;
  const outside =
    OUTSIDE_SOURCES === 'off'
      ? []
      : [
          new OutsideSource({
            source: new PubMed({ url: PUBMED_URL, http, apiKey: PUBMED_API_KEY, email: PUBMED_EMAIL }),
            reachability: new Reachability(PUBMED_URL),
          }),
          new OutsideSource({
            source: new EuropePmc({ url: EUROPEPMC_URL, http }),
            reachability: new Reachability(EUROPEPMC_URL),
          }),
        ];
  return {
    detectLanguage: (text) => tasks.run('detectLanguage', text),
    findIdentifiers: (text) => tasks.run('findIdentifiers', text),
    verifyRewriting: (...texts) => tasks.run('verifyRewriting', ...texts),
    verifyModelRewriting: (...texts) => tasks.run('verifyModelRewriting', ...texts),
    stripInventedCitations: (...texts) => tasks.run('stripInventedCitations', ...texts),
    rewriter: { name: 'lexicon', rewrite: (text, language) => tasks.run('rewriteByLexicon', text, language) },
    keywords: { name: 'lexicon', extract: (text, language) => tasks.run('extractKeywords', text, language) },
    model: createModel(settings, http),
    sources: { local: [new LibrarySource({ search: (...query) => tasks.run('searchLibrary', ...query) })], outside },
    close: () => http.close(),
  };
}

function createModel({ LLM_BASE_URL, LLM_MODEL, LLM_API_KEY }: CheckSettings, http: OutsideHttp): CheckDeps['model'] {
  if (LLM_BASE_URL === undefined || LLM_MODEL === undefined) return undefined;
  const model = new ChatModel({
    url: LLM_BASE_URL,
    model: LLM_MODEL,
    apiKey: LLM_API_KEY,
    http,
    reachability: new Reachability(LLM_BASE_URL),
  });
  return {
    rewriter: new ModelRewriter(model),
    keywords: new ModelKeywords({
      model,
      findKnown: findLexiconKeyword,
      hasIdentifier: (text) => findIdentifiers(text).length > 0,
    }),
  };
}

/** The lexicon's keyword for a term that equals one of a concept's names; null for other terms. */
function findLexiconKeyword(term: string): Keyword | null {
  const [found, ...rest] = extractConcepts(term, 'en');
  if (!found || rest.length > 0 || found.start > 0 || found.end < term.length) return null;
  const { concept } = found;
  const { kind, term: name, mesh = null, synonyms } = concept;
  return { term: name, mesh, synonyms, isSubject: kind === 'disease' || kind === 'drug' };
}
