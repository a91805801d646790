import type { LookupFunction } from 'node:net';
import type { Settings } from '@cred/deployment/settings';
import { extractConcepts } from '../concepts/lexicon';
import { lexiconKeywords } from '../concepts/lexicon-keywords';
import type { Keyword } from '../concepts/types';
import type { Library } from '../library/library';
import { ChatModel } from '../models/chat-model';
import { ModelKeywords } from '../models/model-keywords';
import { ModelRewriter } from '../models/model-rewriter';
import { EuropePmc } from '../sources/europepmc';
import { LibrarySource } from '../sources/library-source';
import { OutsideHttp } from '../sources/outside-http';
import { OutsideSource } from '../sources/outside-source';
import { PubMed } from '../sources/pubmed';
import { Reach } from '../sources/reach';
import {
  detectLanguage,
  findIdentifiers,
  followsClosely,
  lexiconRewriter,
  stripInventedCitations,
  verifyRewriting,
} from '../text';
import type { CheckParts } from './check-post';

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

export interface AssembledParts extends CheckParts {
  close(): Promise<void>;
}

/**
 * What a check is made of in a deployment with these settings.
 * @param lookup for outside connections; absent: the system's
 */
export function partsOf(
  settings: CheckSettings,
  library: Pick<Library, 'search'>,
  lookup?: LookupFunction,
): AssembledParts {
  const http = new OutsideHttp(lookup ? { lookup } : {});
  const { OUTSIDE_SOURCES, PUBMED_URL, EUROPEPMC_URL, PUBMED_API_KEY, PUBMED_EMAIL } = settings;
  const outside =
    OUTSIDE_SOURCES === 'off'
      ? []
      : [
          new OutsideSource({
            source: new PubMed({ url: PUBMED_URL, http, apiKey: PUBMED_API_KEY, email: PUBMED_EMAIL }),
            reach: new Reach(PUBMED_URL),
          }),
          new OutsideSource({ source: new EuropePmc({ url: EUROPEPMC_URL, http }), reach: new Reach(EUROPEPMC_URL) }),
        ];
  return {
    detectLanguage,
    findIdentifiers,
    verifyRewriting,
    followsClosely,
    stripInventedCitations,
    rewriter: lexiconRewriter,
    keywords: lexiconKeywords,
    model: modelOf(settings, http),
    sources: { local: [new LibrarySource(library)], outside },
    close: () => http.close(),
  };
}

function modelOf({ LLM_BASE_URL, LLM_MODEL, LLM_API_KEY }: CheckSettings, http: OutsideHttp): CheckParts['model'] {
  if (LLM_BASE_URL === undefined || LLM_MODEL === undefined) return undefined;
  const model = new ChatModel({
    url: LLM_BASE_URL,
    model: LLM_MODEL,
    apiKey: LLM_API_KEY,
    http,
    reach: new Reach(LLM_BASE_URL),
  });
  return {
    rewriter: new ModelRewriter(model),
    keywords: new ModelKeywords({ model, known: knownKeyword, identifies: (text) => findIdentifiers(text).length > 0 }),
  };
}

/** The lexicon's keyword for a term that is one of its names as a whole. */
export function knownKeyword(term: string): Keyword | null {
  const [found, ...rest] = extractConcepts(term, 'en');
  if (!found || rest.length > 0 || found.start > 0 || found.end < term.length) return null;
  const { concept } = found;
  return { term: concept.term, mesh: concept.mesh ?? null, synonyms: concept.synonyms };
}
