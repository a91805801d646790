import type { Keyword } from '../../concepts/types';
import type { LiteratureRecord } from '../../records/record';
import { type Collection, type Place, TopPlaces } from './collection';
import { matchedTopics } from './matched-topics';
import { matchTopics, type RecordMatch } from './match-topic';
import { quotedWords } from './quoted-title';
import { type QueryWord, SegmentScores } from './segment-scores';
import { type StemmedWord, stemmedWords, toStems } from './tokens';
import { MAX_EVIDENCE, type Topicality } from './topicality';
import { type Topic, toTopics } from './topics';

/** What is searched. */
export interface Searched {
  readonly collection: Collection;
  readonly topicality: Topicality;
  /** Whether the paper is known as retracted by its DOI, and must not be shown. */
  readonly isHidden?: (record: LiteratureRecord) => boolean;
}

/** A post as a query. */
export interface PostQuery {
  readonly keywords: readonly Keyword[];
  /** The post, for titles that it quotes. */
  readonly text: string;
  /** The English words of the post; empty for a post in another language, whose words mean something else in titles. */
  readonly english: string;
}

export interface PostHit {
  readonly record: LiteratureRecord;
  readonly score: number;
  /** Topics, or else words, of the post that the record contains, the most important first (VAL-16). */
  readonly matchedTopics: readonly string[];
  /** Whether the post quotes the title. */
  readonly isQuoted: boolean;
}

/** Above this, a text is on a topic of the library, whether or not it has keywords (VAL-17). */
const TOPICAL_TEXT = 1.5;
/** The minimum evidence of the words that a record shares with a text on a topic: two rare words. */
const MIN_EVIDENCE = 4;
/** The same for an informal text that is on a topic only by its keywords: three rare words. */
const MIN_INFORMAL_EVIDENCE = 7.5;
/** The minimum share of the evidence of all words of the text. */
const EVIDENCE_SHARE = 0.3;
const INFORMAL_EVIDENCE_SHARE = 0.35;

/** The weight of an everyday word in the ranking of an informal post; a word that is rare in speech has 1. */
const EVERYDAY_FACTOR = 0.1;

/** VAL-3: the minimum number of matched topics that are neither generic nor part of one another. */
const TOPICS_NEEDED = 2;
/** The minimum number of specific words in the matched topics, for queries with only one topic. */
const WORDS_NEEDED = 2;
/** The minimum total weight of a record's topics. */
const WEIGHT_FLOOR = 0.35;
/** The minimum share of the total weight of the query's heaviest topics. */
const SHARE_FLOOR = 0.4;
const HEAVIEST_TOPICS = 3;

/** The weight of the topics next to that of the words. */
const TOPICS_FACTOR = 0.5;
/** A record about one of several topics is less relevant than one about two. */
const ONE_SUBJECT_FACTOR = 0.5;
/** A record without any of the post's subjects is less relevant than one with a subject. */
const NO_SUBJECT_FACTOR = 0.5;

/** A quoted title comes first, the longest quotation before the others. */
const QUOTED_WORD_SCORE = 1_000;

/** Further words of a post are ignored: each costs a read. */
const MAX_WORDS = 200;
/** How many candidates are read, in all and for each subject, and compared with the phrases. */
const CANDIDATES = 40;
const SUBJECT_CANDIDATES = 20;
const QUOTED_CANDIDATES = 12;

interface Candidate extends Place {
  readonly text: number;
  readonly topics: number;
  readonly evidence: number;
}

/**
 * The records for a post, best first; empty for a post on no topic of the library (VAL-3, VAL-17). Words, topics and
 * headings are searched together. A record is a hit when the post quotes its title; when it matches two topics; when
 * one of the post's subjects is in its title or a heading; or when it shares enough words that are rare in speech.
 */
export async function searchPost(
  { collection, topicality, isHidden }: Searched,
  query: PostQuery,
  limit: number,
): Promise<readonly PostHit[]> {
  const plan = planSearch(collection, topicality, query);
  const candidates = await collectCandidates(collection, plan);
  const hits: (PostHit & { readonly isWeak: boolean })[] = [];
  const records = await Promise.all(candidates.map(({ segment, document }) => segment.record(document)));
  for (const [at, candidate] of candidates.entries()) {
    const record = records[at];
    if (!record || isHidden?.(record)) continue;
    const quoted = quotedWords(plan.stems, record.title);
    const match = matchTopics(plan.topics, record);
    const reason = findReason(plan, candidate, match, quoted > 0);
    if (reason === undefined) continue;
    hits.push({
      record,
      score: quoted > 0 ? quoted * QUOTED_WORD_SCORE + candidate.text : scoreOf(plan, candidate, match, reason),
      matchedTopics: matchedTopics(match, record, plan.text, topicality),
      isQuoted: reason === 'quotation',
      isWeak: reason === 'heading',
    });
  }
  const strong = hits.filter(({ isWeak }) => !isWeak);
  return (strong.length > 0 ? strong : hits).toSorted((a, b) => b.score - a.score).slice(0, limit);
}

/** What is searched for a post. */
interface Plan {
  /** The words of the whole text in order. */
  readonly text: readonly StemmedWord[];
  readonly stems: readonly string[];
  readonly words: readonly QueryWord[];
  /** Whether the words alone show that the text is on a topic. */
  readonly isTopicalText: boolean;
  /** The minimum evidence of a record that matches by its words. */
  readonly minEvidence: number;
  readonly topics: readonly Topic[];
  readonly subjects: readonly Topic[];
  /** The first topic and the subjects: each gets separate candidates. */
  readonly soughtAlone: readonly Topic[];
  readonly topicsNeeded: number;
  readonly minWeight: number;
}

function planSearch(collection: Collection, topicality: Topicality, { keywords, text, english }: PostQuery): Plan {
  const topics = toTopics(collection, keywords);
  const topical = topics.filter(({ generic }) => !generic);
  const ordered = stemmedWords(text).slice(0, MAX_WORDS);
  const stems = ordered.map(({ stem }) => stem);
  const searched = new Set(toStems(english).slice(0, MAX_WORDS));
  const isTopicalText = topicality.ofText(searched) >= TOPICAL_TEXT;
  const words = [...new Set(stems)].map((stem): QueryWord => {
    if (!searched.has(stem) || (!isTopicalText && topical.length === 0)) return { stem, evidence: 0, factor: 0 };
    const evidence = topicality.evidence(stem);
    const factor = isTopicalText ? 1 : Math.max(EVERYDAY_FACTOR, (evidence + MAX_EVIDENCE) / (2 * MAX_EVIDENCE));
    return { stem, evidence: Math.max(0, evidence), factor };
  });
  const total = words.reduce((sum, { evidence }) => sum + evidence, 0);
  const subjects = topical.filter(({ isSubject }) => isSubject);
  const heaviest = topical.map(({ weight }) => weight).toSorted((a, b) => b - a);
  return {
    text: ordered,
    stems,
    words,
    isTopicalText,
    minEvidence: isTopicalText
      ? Math.max(MIN_EVIDENCE, EVIDENCE_SHARE * total)
      : Math.max(MIN_INFORMAL_EVIDENCE, INFORMAL_EVIDENCE_SHARE * total),
    topics,
    subjects,
    soughtAlone: [...new Set([...topical.slice(0, 1), ...subjects])],
    topicsNeeded: topical.length === 0 ? Number.POSITIVE_INFINITY : Math.min(TOPICS_NEEDED, topical.length),
    minWeight: Math.max(WEIGHT_FLOOR, SHARE_FLOOR * heaviest.slice(0, HEAVIEST_TOPICS).reduce((a, b) => a + b, 0)),
  };
}

/** The best records of all segments by the words alike, by words and topics, and by each subject. */
async function collectCandidates(collection: Collection, plan: Plan): Promise<readonly Candidate[]> {
  const { words, topics, soughtAlone, topicsNeeded, minEvidence } = plan;
  const quoted = new TopPlaces(QUOTED_CANDIDATES);
  const best = new TopPlaces(CANDIDATES);
  const ofSubject = soughtAlone.map((topic) => ({
    bit: 1 << topics.indexOf(topic),
    places: new TopPlaces(SUBJECT_CANDIDATES),
  }));
  const scoresOf = new Map<string, SegmentScores>();
  for (const segment of collection.segments) {
    const scores = await SegmentScores.of(collection, segment, words, topics);
    scoresOf.set(segment.name, scores);
    for (let document = 0; document < segment.count; document += 1) {
      const plain = scores.plain[document] ?? 0;
      const met = scores.met[document] ?? 0;
      if ((plain === 0 && met === 0) || segment.isDead(document)) continue;
      if (plain > 0) quoted.add(segment, document, plain);
      const hasWords = (scores.evidence[document] ?? 0) >= minEvidence;
      if (met === 0 && !hasWords) continue;
      const score = (scores.text[document] ?? 0) + TOPICS_FACTOR * (scores.topics[document] ?? 0);
      if (hasWords || bitCount(met) >= topicsNeeded) best.add(segment, document, score);
      for (const { bit, places } of ofSubject) if ((met & bit) !== 0) places.add(segment, document, score);
    }
  }
  const candidates = new Map<string, Candidate>();
  for (const { all } of [quoted, best, ...ofSubject.map(({ places }) => places)]) {
    for (const { segment, document } of all) {
      const scores = scoresOf.get(segment.name);
      if (!scores) continue;
      candidates.set(`${segment.name}:${document}`, {
        segment,
        document,
        text: scores.text[document] ?? 0,
        topics: scores.topics[document] ?? 0,
        evidence: scores.evidence[document] ?? 0,
      });
    }
  }
  return [...candidates.values()];
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

type Reason = 'quotation' | 'topics' | 'words' | 'subject' | 'heading';

/** Why a record is a hit, the strongest reason first; undefined when it is none. */
function findReason(
  { topics, soughtAlone, subjects, topicsNeeded, minWeight, minEvidence }: Plan,
  { evidence }: Candidate,
  match: RecordMatch,
  isQuoted: boolean,
): Reason | undefined {
  if (isQuoted) return 'quotation';
  if (evidence >= minEvidence) return 'words';
  if (match.count >= topicsNeeded && match.words >= WORDS_NEEDED && match.weight >= minWeight) return 'topics';
  if (subjects.some((subject) => match.inTitle.has(subject) || match.asHeading.has(subject))) return 'subject';
  // The first topic is no subject: it has to be a heading, and in the title or next to another heading.
  const [first] = soughtAlone;
  const isHeading = first !== undefined && match.asHeading.has(first);
  const others = topics.filter((topic) => topic !== first && match.asHeading.has(topic));
  return isHeading && (match.inTitle.has(first) || others.length > 0) ? 'heading' : undefined;
}

function scoreOf(
  { subjects, isTopicalText }: Plan,
  { text, topics }: Candidate,
  match: RecordMatch,
  reason: Reason,
): number {
  const score = text + TOPICS_FACTOR * topics * match.share;
  if (isTopicalText && reason === 'words') return score;
  const hasSubject = subjects.length === 0 || subjects.some((subject) => match.topics.includes(subject));
  return score * (reason === 'subject' ? ONE_SUBJECT_FACTOR : 1) * (hasSubject ? 1 : NO_SUBJECT_FACTOR);
}
