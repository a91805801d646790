import { extractConcepts } from '../concepts/lexicon';
import type { Keyword } from '../concepts/types';
import { ChatModel, type ChatModelOptions } from '../models/chat-model';
import { ModelKeywords } from '../models/model-keywords';
import { ModelRewriter } from '../models/model-rewriter';
import { Reachability } from '../outside/reachability';
import { findIdentifiers } from '../text';
import type { CheckDeps } from './check-post';

/** The rewriter and the keyword extractor of a language model. */
export function createModel(options: Omit<ChatModelOptions, 'reachability'>): NonNullable<CheckDeps['model']> {
  const model = new ChatModel({ ...options, reachability: new Reachability(options.url) });
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
