import { expandShorthand } from '../../lexicon/shorthand';
import type { Fault, Language } from '../../tokens/types';
import { align } from './align';
import { findChangedGap } from './find-changed-gap';
import type { Abbreviations } from './grammar';
import { type Graph, graphOf } from './graph';
import { type Facts, factsOf } from '../relations/facts';
import { type Difference, findDifferences } from '../relations/find-differences';
import { findInsertedWord, INSERTED } from './inserted-words';
import { findRelationFault } from '../relations/find-relation-fault';
import type { Item } from './items';

/** What is known of ambiguous abbreviations. */
export interface AbbreviationReader {
  /** The abbreviations of a text as they are written, and the words that say what each means there. */
  expand(text: string, language: Language): Abbreviations;
  isAmbiguous(written: string, language: Language): boolean;
}

/** Finds why a rewriting may mean something else than its post; undefined when it means the same. */
export type FindMeaningFault = (rewritten: string) => Fault | undefined;

/**
 * Compares rewritings with a post (VAL-2). All words of the post must stand in the rewriting, in the same order and
 * clauses, as themselves or as another form of their line in the reviewed tables. Free are articles, courtesies,
 * auxiliaries, tense, marks that bound no scope, and a passive for an active of the same order. A rewriting that differs
 * otherwise passes where each difference keeps the relations of the post. What no table knows is protected. Linear in the
 * length.
 */
export function meaningOf(original: string, language: Language, reader: AbbreviationReader): FindMeaningFault {
  const read = (text: string): Graph =>
    graphOf(text, { side: 'post', language, addsAccents: true, abbreviations: reader.expand(text, language) });
  const post = read(original);
  const addsAccents = language === 'pt' || !/[\u00c0-\u024f]/u.test(original);
  const asWritten = readingOf(post, language);
  let expanded: Reading | null | undefined = null;
  // A model may write the shorthand of the lexicon out as the lexicon does.
  const readExpanded = (): Reading | undefined => {
    const text = expandShorthand(original, language);
    const graph = text === original ? undefined : read(text);
    return graph && keepsAbbreviations(post, graph, reader, language) ? readingOf(graph, language) : undefined;
  };
  return (rewritten) => {
    const rewriting = graphOf(rewritten, {
      side: 'rewriting',
      language,
      addsAccents,
      // It may keep the abbreviations of the post, but not introduce one that has to be understood.
      abbreviations: { has: (written) => reader.isAmbiguous(written, language), get: () => [] },
    });
    const fault =
      findLostQuestion(post.items, rewriting.items, language) ??
      findDoubledWord(post.items, rewriting.items) ??
      findInsertedWord(post.items, rewriting.items, language) ??
      findSplitSubject(original, rewritten) ??
      compare(post, rewriting, language);
    if (fault === undefined || fault.kind === 'end' || isFinal(fault.what)) return fault;
    if (expanded === null) expanded = readExpanded();
    if (expanded !== undefined && compare(expanded.graph, rewriting, language) === undefined) return undefined;
    const readings = expanded === undefined ? [asWritten] : [asWritten, expanded];
    const keepsRelations = readings.some(
      ({ graph, facts }) => findRelationFault({ post: graph, rewriting, facts: facts(), language }) === undefined,
    );
    return keepsRelations ? undefined : fault;
  };
}

const SPLIT = 'subject of a condition';
/** Faults that no other reading of the post explains. */
const isFinal = (what: string): boolean => what === DOUBLED || what === INSERTED || what === SPLIT;

/** "Se o paciente, está estável pode ...": a comma parts the subject of a condition from its verb. */
const SPLIT_SUBJECT =
  /(?<!\p{L})(?:se|quando|caso|enquanto) (?:[oa]s?|uma?) \p{L}{1,30}, (?:está|estão|estiver|é|são|for|foi|tem|têm|tiver|fica|ficar)(?!\p{L})/iu;
const findSplitSubject = (original: string, rewritten: string): Fault | undefined =>
  SPLIT_SUBJECT.test(rewritten) && !SPLIT_SUBJECT.test(original) ? { kind: 'clauses', what: SPLIT } : undefined;

/** The differences of a rewriting that no reviewed rule explains, where both texts can be aligned. */
export function differencesOf(
  original: string,
  rewritten: string,
  language: Language,
  reader: AbbreviationReader,
): readonly Difference[] {
  const addsAccents = true;
  const post = graphOf(original, {
    side: 'post',
    language,
    addsAccents,
    abbreviations: reader.expand(original, language),
  });
  const rewriting = graphOf(rewritten, {
    side: 'rewriting',
    language,
    addsAccents,
    abbreviations: { has: (written) => reader.isAmbiguous(written, language), get: () => [] },
  });
  return findDifferences({ post, rewriting, facts: factsOf(post.items, language), language });
}

/** A way to read the post, and what it says as a whole, which is read when it is first needed. */
interface Reading {
  readonly graph: Graph;
  readonly facts: () => Facts;
}

function readingOf(graph: Graph, language: Language): Reading {
  let facts: Facts | undefined;
  return { graph, facts: () => (facts ??= factsOf(graph.items, language)) };
}

function compare(post: Graph, rewriting: Graph, language: Language): Fault | undefined {
  if (post.end === 0 || rewriting.end === 0) return { kind: 'wording', what: '' };
  const { steps, reached } = align(post, rewriting);
  if (steps === null) return { kind: 'wording', what: post.items[reached]?.text ?? '' };
  const changed = findChangedGap(steps, post.items, rewriting.items, language);
  return changed === undefined ? undefined : { kind: 'clauses', what: changed };
}

/** "Can I give both" without a mark asks; a rewriting with the same words in the order of a statement does not. */
function findLostQuestion(post: readonly Item[], rewriting: readonly Item[], language: Language): Fault | undefined {
  if (language === 'pt') return undefined;
  const asked = (items: readonly Item[]): number =>
    items.filter(({ folded }, at) => {
      const [before, next] = [items[at - 1], items[at + 1]?.folded ?? ''];
      return (
        (before === undefined || before.mark === '.' || before.mark === '?') &&
        /^(?:can|could|should|would|shall|do|does|did|is|are|may)$/.test(folded) &&
        /^(?:i|we|you|u|it|they|he|she|anyone|anybody|this|that|there)$/.test(next)
      );
    }).length;
  const marks = (items: readonly Item[]): number => items.filter(({ mark }) => mark === '?').length;
  return asked(post) > Math.max(asked(rewriting), marks(rewriting)) ? { kind: 'end', what: '' } : undefined;
}

const DOUBLED = 'doubled';

/** "To to stop", "por VO" and "dear all colleagues": words of grammar and courtesies may be added, and not to themselves. */
function findDoubledWord(post: readonly Item[], rewriting: readonly Item[]): Fault | undefined {
  const doubled = (items: readonly Item[]): number =>
    items.filter(({ kind, folded }, at) => {
      const next = items[at + 1];
      return (
        kind === 'word' &&
        next?.kind === 'word' &&
        ((folded === next.folded && !/^(?:had|that)$/.test(folded)) ||
          (folded === 'por' && /^(?:vo|ev|iv|im|sc|sl)$/.test(next.folded)) ||
          (folded === 'all' && next.folded === 'colleagues' && items[at - 1]?.folded === 'dear'))
      );
    }).length;
  return doubled(rewriting) > 0 && doubled(post) === 0 ? { kind: 'wording', what: DOUBLED } : undefined;
}

/** Whether each ambiguous abbreviation in capitals still stands: the lexicon reads "PT" as it reads "pt". */
function keepsAbbreviations(post: Graph, expanded: Graph, reader: AbbreviationReader, language: Language): boolean {
  const count = (items: readonly Item[]): ReadonlyMap<string, number> => {
    const counts = new Map<string, number>();
    for (const { text, isCapitals } of items)
      if (isCapitals && reader.isAmbiguous(text, language)) counts.set(text, (counts.get(text) ?? 0) + 1);
    return counts;
  };
  const left = count(expanded.items);
  return [...count(post.items)].every(([written, number]) => (left.get(written) ?? 0) >= number);
}
