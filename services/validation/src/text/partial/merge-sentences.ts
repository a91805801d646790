import type { Fault, Language, Span } from '../tokens/types';
import { assignParts, type Range } from './assign-parts';
import type { Difference } from '../verify/relations/find-differences';
import { putBackWords } from './put-back-words';
import { repairSentence } from './repair-sentence';
import { cutsQuestion, joinSegments, readsAlone, type Segment, textOfSegment } from './segments';
import { cutSentence, splitSentence } from './split-sentence';
import { type Part, partsOfPost, sentenceSpans } from './split-text';

/** Returns the changes of meaning in a rewriting of a post; none when it keeps the meaning. */
type FindFaults = (rewritten: string) => readonly Fault[];
/** How rewritings are verified. */
export interface Verification {
  /** Reads a text once, to verify rewritings of it. */
  readonly verifierOf: (original: string) => FindFaults;
  /** What differs in a rewriting that was refused. */
  readonly differencesOf: (original: string, rewritten: string) => readonly Difference[];
}

/** What is compared in parts; longer texts are verified as a whole only. */
const MAX_LENGTH = 2_500;
const MAX_PARTS = 160;
const MAX_SENTENCES = 60;
/** Characters that may be verified in parts for each character of both texts, so that the work stays linear. */
const WORK_PER_CHARACTER = 8;
/** The same for sentences that are repaired. */
const REPAIR_PER_CHARACTER = 8;
/** Verifications of the whole text, until only the sentences that pass together are left. */
const MAX_WHOLE = 8;
/** Verifications of one sentence in the whole text. */
const MAX_IN_PLACE = 8;

/** Sentences of the rewriting that stand for parts of the post. */
interface Group extends Range {
  readonly text: string;
  /** Sentences of the rewriting in it as they were written; 0 for a clause of one, or one with words of the post put back. */
  readonly sentences: number;
  /** The first of its sentences. */
  readonly from: number;
  /** Whether some of its sentence is left to the post. */
  readonly isClause?: boolean;
}

/** A text that has some sentences of a rewriting, and the words of the post elsewhere. */
export interface Merged {
  readonly segments: readonly Segment[];
  /** How many sentences of the rewriting were taken as written, with words of the post put back, in part, and all. */
  readonly taken: number;
  readonly repaired: number;
  readonly clauses: number;
  readonly sentences: number;
}

/**
 * Takes the sentences of a rewriting that keep the meaning of the parts of the post that they stand for, alone and in the
 * whole text, and leaves the words of the post elsewhere (VAL-2). Each part of the post stands in the result once, in its
 * place. Linear in the length: the verified characters are bounded.
 * @returns null when no sentence can be taken
 */
export function mergeSentences(
  original: string,
  rewriting: string,
  language: Language,
  verification: Verification,
): Merged | null {
  if (original.length > MAX_LENGTH || rewriting.length > MAX_LENGTH) return null;
  const parts = partsOfPost(original, language);
  const sentences = sentenceSpans(rewriting);
  if (parts.length === 0 || parts.length > MAX_PARTS || sentences.length === 0 || sentences.length > MAX_SENTENCES)
    return null;
  const merge = new Merge(original, parts, rewriting, sentences, language, verification);
  const groups = merge.passTogether(merge.passAlone());
  if (groups.length === 0) return null;
  const changed = groups.filter((group) => group.sentences === 0);
  const inPart = new Set(changed.flatMap(({ from, isClause }) => (isClause === true ? [from] : [])));
  return {
    segments: merge.segmentsOf(groups),
    taken: groups.reduce((sum, group) => sum + group.sentences, 0),
    repaired: new Set(changed.map(({ from }) => from)).size - inPart.size,
    clauses: inPart.size,
    sentences: sentences.length,
  };
}

const textAt = (text: string, { start, end }: Span): string => text.slice(start, end).trim();

class Merge {
  private charactersLeft: number;
  private repairLeft: number;
  private readonly verifiers = new Map<string, FindFaults>();
  private readonly findFaults: FindFaults;
  private inPlaceLeft = MAX_IN_PLACE;

  constructor(
    private readonly original: string,
    private readonly parts: readonly Part[],
    private readonly rewriting: string,
    private readonly sentences: readonly Span[],
    private readonly language: Language,
    private readonly verification: Verification,
  ) {
    this.findFaults = verification.verifierOf(original);
    this.repairLeft = REPAIR_PER_CHARACTER * (original.length + rewriting.length);
    this.charactersLeft = WORK_PER_CHARACTER * (original.length + rewriting.length);
  }

  /** The groups that keep the meaning of their parts alone, in order; no two have a part in common. */
  passAlone(): readonly Group[] {
    const ranges = assignParts(
      { text: this.original, parts: this.parts },
      { text: this.rewriting, parts: this.sentences },
      this.language,
    );
    const groups: Group[] = [];
    const open = new Set(ranges.keys());
    const isFree = ({ first, last }: Range): boolean =>
      first >= 0 &&
      first <= last &&
      last < this.parts.length &&
      !groups.some((group) => group.first <= last && group.last >= first);
    const take = (tried: readonly Range[], from: number, to: number): void => {
      const text = textAt(this.rewriting, {
        start: this.sentences[from]?.start ?? 0,
        end: this.sentences[to]?.end ?? 0,
      });
      const range = tried.find((each) => isFree(each) && this.keepsMeaning(each, text));
      if (!range) return;
      groups.push({ ...range, text, sentences: to - from + 1, from });
      for (let at = from; at <= to; at += 1) open.delete(at);
    };
    for (const [at, range] of ranges.entries()) if (range) take([range], at, at);
    for (const [at, range] of ranges.entries())
      if (range && open.has(at)) take([range.core, ...nearRanges(range)], at, at);
    for (let at = 0; at + 1 < ranges.length; at += 1) {
      const [one, other] = [ranges[at], ranges[at + 1]];
      const range = one && other ? { first: one.first, last: other.last } : (one ?? other);
      if (range && open.has(at) && open.has(at + 1)) take([range], at, at + 1);
    }
    // What the whole post says can decide: which person "he" is, what a dose is of.
    for (const [at, range] of ranges.entries()) {
      const span = this.sentences[at];
      if (!range || !span || !open.has(at)) continue;
      const text = textAt(this.rewriting, span);
      const group = [range, range.core].find(
        (each) => isFree(each) && this.keepsMeaningInPlace({ ...each, text, sentences: 1, from: at }),
      );
      if (!group) continue;
      groups.push({ first: group.first, last: group.last, text, sentences: 1, from: at });
      open.delete(at);
    }
    for (const at of open) {
      const range = ranges[at];
      const span = this.sentences[at];
      if (!range || !span) continue;
      const group =
        this.withWordsOfPost([range, range.core].filter(isFree), at) ??
        this.repaired([range, range.core].filter(isFree), textAt(this.rewriting, span), at);
      if (!group) continue;
      groups.push(group);
      open.delete(at);
    }
    for (const at of open) {
      const range = ranges[at];
      const span = this.sentences[at];
      if (range && span && isFree(range)) groups.push(...this.clausesAlone(range, textAt(this.rewriting, span), at));
    }
    return groups.sort((a, b) => a.first - b.first);
  }

  /** The sentence with words of the post put back, where it keeps the meaning so. */
  private withWordsOfPost(ranges: readonly Range[], from: number): Group | undefined {
    const sentence = textAt(this.rewriting, this.sentences[from] ?? { start: 0, end: 0 });
    for (const { first, last } of ranges) {
      const own = textAt(this.original, this.spanOf({ first, last }));
      this.charactersLeft -= own.length + sentence.length;
      if (this.charactersLeft < 0) return undefined;
      const text = putBackWords(sentence, this.verification.differencesOf(own, sentence), this.language);
      if (text === null) continue;
      const group = { first, last, text, sentences: 0, from };
      if (this.keepsMeaning(group, text) || this.keepsMeaningInPlace(group)) return group;
    }
    return undefined;
  }

  /** The sentence with what is not proven put back, where it keeps the meaning so. */
  private repaired(ranges: readonly Range[], sentence: string, from: number): Group | undefined {
    for (const { first, last } of ranges) {
      const own = textAt(this.original, this.spanOf({ first, last }));
      const group = (text: string): Group => ({ first, last, text, sentences: 0, from });
      const text = repairSentence(own, sentence, this.language, {
        findFaults: (changed) => {
          this.repairLeft -= own.length + changed.length;
          if (this.repairLeft < 0) return null;
          const faults = this.verifierFor(own)(changed);
          return faults.length === 0 || this.keepsMeaningInPlace(group(changed)) ? [] : faults;
        },
        differencesOf: (changed) => this.verification.differencesOf(own, changed),
      });
      if (text !== null) return group(text);
    }
    return undefined;
  }

  private verifierFor(own: string): FindFaults {
    const findFaults = this.verifiers.get(own) ?? this.verification.verifierOf(own);
    this.verifiers.set(own, findFaults);
    return findFaults;
  }

  /** The clauses of a sentence that keep the meaning of their parts, where the sentence as a whole does not. */
  private clausesAlone(range: Range, sentence: string, from: number): readonly Group[] {
    for (const parts of splitSentence(sentence, this.language)) {
      const groups = this.clausesTaken(range, parts, from, (each, text) =>
        this.keepsMeaning(each, text) ? text : null,
      );
      if (groups.length > 0) return groups;
    }
    let best: readonly Group[] = [];
    for (const { parts, isAlone } of cutSentence(sentence, this.language)) {
      const groups = this.clausesTaken(range, parts, from, (each, text, at) => {
        if (isAlone[at] !== true) return null;
        const taken = this.keepsMeaning(each, text) ? text : this.repaired([each], text, from)?.text;
        return taken !== undefined && this.isReadable([{ ...each, text: taken, sentences: 0, from }]) ? taken : null;
      });
      if (groups.length > best.length) best = groups;
    }
    return best;
  }

  private clausesTaken(
    range: Range,
    clauses: readonly [string, string],
    from: number,
    taken: (range: Range, clause: string, at: number) => string | null,
  ): readonly Group[] {
    const text = clauses.join(' ');
    const first = clauses[0].length;
    const ranges = assignParts(
      { text: this.original, parts: this.parts.slice(range.first, range.last + 1) },
      {
        text,
        parts: [
          { start: 0, end: first },
          { start: first, end: text.length },
        ],
      },
      this.language,
    );
    const groups = ranges.flatMap((each, at): Group[] => {
      if (each === null) return [];
      const moved = { first: each.first + range.first, last: each.last + range.first };
      const clause = taken(moved, clauses[at] ?? '', at);
      return clause === null ? [] : [{ ...moved, text: clause, sentences: 0, from }];
    });
    return groups.length === clauses.length ? groups : groups.map((group) => ({ ...group, isClause: true }));
  }

  /** Whether a text keeps the meaning of these parts of the post; not when the work is used up. */
  private keepsMeaning(range: Range, text: string): boolean {
    const own = textAt(this.original, this.spanOf(range));
    this.charactersLeft -= own.length + text.length;
    if (this.charactersLeft < 0 || text === '') return false;
    return this.verifierFor(own)(text).length === 0;
  }

  /** Whether the whole post keeps its meaning with this group and its own words elsewhere. */
  private keepsMeaningInPlace(group: Group): boolean {
    if (this.inPlaceLeft <= 0 || !this.isReadable([group])) return false;
    this.inPlaceLeft -= 1;
    return this.findFaults(joinSegments(this.segmentsOf([group]), textOfSegment)).length === 0;
  }

  private isReadable(groups: readonly Group[]): boolean {
    return (
      !this.cutsClause(groups) &&
      !this.statesQuestion(groups) &&
      this.segmentsOf(groups).every((each) => readsAlone(each, this.language))
    );
  }

  private spanOf({ first, last }: Range): Span {
    return { start: this.parts[first]?.start ?? 0, end: this.parts[last]?.end ?? 0 };
  }

  /** The groups that keep the meaning of the whole post together; those that do not are left out by halves. */
  passTogether(groups: readonly Group[]): readonly Group[] {
    let checks = 0;
    let taken: readonly Group[] = [];
    const add = (more: readonly Group[]): void => {
      if (more.length === 0 || checks >= MAX_WHOLE) return;
      const all = [...taken, ...more].sort((a, b) => a.first - b.first);
      const isReadable = this.isReadable(all);
      if (isReadable) checks += 1;
      if (isReadable && this.findFaults(joinSegments(this.segmentsOf(all), textOfSegment)).length === 0) taken = all;
      else if (more.length > 1) {
        const half = Math.ceil(more.length / 2);
        add(more.slice(0, half));
        add(more.slice(half));
      }
    };
    add(groups);
    return taken;
  }

  /** Whether words of the post would be cut off where neither a mark nor a joining word shows a clause: "we think | it is viral". */
  private cutsClause(groups: readonly Group[]): boolean {
    const begins = new Set(groups.map(({ first }) => first));
    const ends = new Set(groups.map(({ last }) => last));
    return this.parts.some(
      ({ ends: end }, at) => end === 'word' && at + 1 < this.parts.length && ends.has(at) !== begins.has(at + 1),
    );
  }

  /** Whether a question of the post is cut where a full stop would state its beginning. */
  private statesQuestion(groups: readonly Group[]): boolean {
    const ends = new Map(groups.map(({ last, text }) => [last, text] as const));
    const begins = new Set(groups.map(({ first }) => first));
    let start = 0;
    return this.parts.some(({ end, ends: kind }, at) => {
      if (kind === 'sentence') start = at + 1;
      const written = ends.get(at);
      if (kind === 'sentence' || (written === undefined && !begins.has(at + 1)) || written?.endsWith('?')) return false;
      let last = at;
      while (last + 1 < this.parts.length && this.parts[last]?.ends !== 'sentence') last += 1;
      const rest = this.original.slice(end, this.parts[last]?.end).trim();
      return (
        /\?[^\p{L}\d]*$/u.test(rest) &&
        cutsQuestion(this.original.slice(this.parts[start]?.start, end), rest, this.language)
      );
    });
  }

  /** The groups, and the words of the post between them. */
  segmentsOf(groups: readonly Group[]): readonly Segment[] {
    const segments: Segment[] = [];
    let next = 0;
    const keepUntil = (end: number): void => {
      if (next >= end) return;
      const span = this.spanOf({ first: next, last: end - 1 });
      const text = this.original.slice(span.start, span.end);
      const beginsInside = next > 0 && this.parts[next - 1]?.ends !== 'sentence';
      segments.push({
        text,
        source: text,
        isKept: true,
        beginsInside,
        endsInside: this.parts[end - 1]?.ends !== 'sentence',
      });
    };
    for (const { first, last, text } of groups) {
      keepUntil(first);
      const { start, end } = this.spanOf({ first, last });
      const source = this.original.slice(start, end);
      segments.push({ text, source, isKept: false, beginsInside: false, endsInside: false });
      next = last + 1;
    }
    keepUntil(this.parts.length);
    return segments;
  }
}

/** The ranges with one part more or less at one end. */
const nearRanges = ({ first, last }: Range): readonly Range[] => [
  { first: first + 1, last },
  { first, last: last - 1 },
  { first: first - 1, last },
  { first, last: last + 1 },
];
