import type { FoundIdentifier, ValidationResult } from '@cred/contract';
import type { Keyword, KeywordExtractor } from '../concepts/types';
import { loggableReason } from '../outside/outside-failure';
import { searchAll, type SourceSet } from '../sources/search-all';
import type { Fault, Identifier, Language, PartialRewriting, Rewriter } from '../text';
import { replacementOf } from '../text/identifiers/replacement';
import { type Awaitable, formalText } from './formal-text';
import { identifierError, kindsOf } from './identifier-error';
import { withTimeout } from '../outside/with-timeout';
import { toReference } from './to-reference';

const NO_SOURCE =
  'This text was not checked: no source of references could be reached. Please try again later, or use your own content.';
const MAX_KEYWORDS = 6;

/** Time limits in milliseconds: for the model, for each source, and for the whole check from the request's arrival. */
export interface CheckTimes {
  readonly modelMs: number;
  readonly sourceMs: number;
  readonly totalMs: number;
}
export const checkTimes: CheckTimes = { modelMs: 20_000, sourceMs: 5_000, totalMs: 25_000 };

export interface CheckDeps {
  readonly detectLanguage: (text: string) => Awaitable<Language>;
  readonly findIdentifiers: (text: string) => Awaitable<readonly Identifier[]>;
  readonly verifyRewriting: (original: string, rewritten: string, language: Language) => Awaitable<readonly Fault[]>;
  readonly verifyModelRewriting: (
    original: string,
    rewritten: string,
    language: Language,
  ) => Awaitable<readonly Fault[]>;
  /** The post with the sentences of a model's rewriting that keep its meaning; null where none does. */
  readonly rewriteInPartByModel: (
    original: string,
    rewritten: string,
    language: Language,
  ) => Awaitable<PartialRewriting | null>;
  readonly stripInventedCitations: (original: string, rewritten: string) => Awaitable<string>;
  /** Runs locally; always available. */
  readonly rewriter: Rewriter;
  readonly keywords: KeywordExtractor;
  /** A language model, if configured; treated as an outside provider even if it runs locally. */
  readonly model?: { readonly rewriter: Rewriter; readonly keywords: KeywordExtractor } | undefined;
  readonly sources: SourceSet;
  readonly times?: CheckTimes;
}

interface CheckOutcome {
  readonly result: ValidationResult;
  /** Fields for the log: counts, names and reasons, never text of the post. */
  readonly logFields: Readonly<Record<string, unknown>>;
}

export interface Check {
  /** @param signal aborts when the client disconnects */
  (text: string, signal: AbortSignal, leftMs?: number): Promise<CheckOutcome>;
}

/**
 * Checks the text of a post: formal rewriting, keywords, references. Sends the text only to the configured model and
 * only keywords to outside sources; sends nothing to either when the text identifies a patient.
 */
export function createCheck(deps: CheckDeps): Check {
  const times = deps.times ?? checkTimes;
  return async (text, signal, leftMs = times.totalMs) => {
    const startedAt = performance.now();
    const remainingMs = (): number => leftMs - (performance.now() - startedAt);
    const [language, identifiers] = await Promise.all([deps.detectLanguage(text), deps.findIdentifiers(text)]);
    // Reserves time for the searches in sources.
    const modelMs = Math.min(times.modelMs, remainingMs() - times.sourceMs);
    const model = identifiers.length === 0 && modelMs > 0 ? deps.model : undefined;

    const [formal, extracted] = await Promise.all([
      formalText(text, language, formalTextDeps(deps, model?.rewriter, modelMs, times), signal),
      chooseKeywords(text, language, deps.keywords, model?.keywords, modelMs, signal),
    ]);
    signal.throwIfAborted();

    const { local, outside } = deps.sources;
    const { keywords } = extracted;
    const sources: SourceSet = { local, outside: identifiers.length === 0 ? outside : [] };
    const searchMs = Math.max(1, Math.min(times.sourceMs, remainingMs()));
    const searched = await searchAll(sources, { keywords, text, language }, signal, searchMs);
    signal.throwIfAborted();

    const noSourceReached = searched.responded.length === 0;
    const error = identifiers.length > 0 ? identifierError(identifiers) : noSourceReached ? NO_SOURCE : null;
    const result = {
      formalizado: formal.text,
      referencias: searched.records.map(toReference),
      keywords: keywords.map(({ term }) => term),
      error,
      ...(identifiers.length > 0 ? { identifiers: withReplacements(identifiers, language) } : {}),
      ...(searched.unreachable.length > 0 ? { unreachable: [...searched.unreachable] } : {}),
    };
    const logFields = {
      language,
      identifiers: kindsOf(identifiers),
      rewriting: formal.by,
      ...(formal.part ? { modelSentences: formal.part } : {}),
      passed: [...formal.failed, ...extracted.failed],
      keywords: keywords.length,
      references: searched.records.length,
      answered: searched.responded,
      failed: searched.failed,
    };
    return { result, logFields };
  };
}

const withReplacements = (found: readonly Identifier[], language: Language): FoundIdentifier[] =>
  found.map(({ kind, start, end }) => ({ kind, start, end, replacement: replacementOf({ kind }, language) }));

const formalTextDeps = (deps: CheckDeps, model: Rewriter | undefined, modelMs: number, times: CheckTimes) => ({
  rewriters: [
    ...(model ? [{ rewriter: model, limitMs: modelMs, isModel: true }] : []),
    { rewriter: deps.rewriter, limitMs: times.totalMs },
  ],
  verify: deps.verifyRewriting,
  verifyModel: deps.verifyModelRewriting,
  rewriteInPart: deps.rewriteInPartByModel,
  stripCitations: deps.stripInventedCitations,
});

/** The lexicon's keywords, followed by the model's that they do not have; a model never replaces the lexicon's. */
async function chooseKeywords(
  text: string,
  language: Language,
  lexicon: KeywordExtractor,
  model: KeywordExtractor | undefined,
  modelMs: number,
  signal: AbortSignal,
): Promise<{ readonly keywords: readonly Keyword[]; readonly failed: readonly string[] }> {
  const own = await lexicon.extract(text, language, signal);
  if (!model) return { keywords: own, failed: [] };
  try {
    const named = await withTimeout(modelMs, signal, (limit) => model.extract(text, language, limit));
    const terms = new Set(own.map(({ term }) => term.toLowerCase()));
    const others = named.filter(({ term }) => !terms.has(term.toLowerCase()));
    return { keywords: [...own, ...others].slice(0, Math.max(own.length, MAX_KEYWORDS)), failed: [] };
  } catch (failure) {
    return { keywords: own, failed: [`keywords of ${model.name}: ${loggableReason(failure)}`] };
  }
}
