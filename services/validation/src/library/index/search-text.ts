import { TopPlaces, type Collection, type ScoredPlace } from './collection';
import { toStems } from './tokens';

/** Further words of a query are ignored: a post has fewer words, and each word costs a read. */
const MAX_STEMS = 200;

/** Ranks records for an English sentence by BM25 over titles, abstracts and topics, without a score floor. */
export async function searchText(
  collection: Collection,
  english: string,
  limit: number,
): Promise<readonly ScoredPlace[]> {
  const counts = new Map<string, number>();
  for (const stem of toStems(english).slice(0, MAX_STEMS)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const weighted = [...counts]
    .map(([stem, count]) => ({ stem, weight: count * collection.rarity(stem) }))
    .filter(({ weight }) => weight > 0);
  const best = new TopPlaces(limit);
  for (const segment of collection.segments) {
    const found = await Promise.all(
      weighted.map(async ({ stem, weight }) => ({ weight, occurrences: await segment.occurrences(stem) })),
    );
    const totals = new Float32Array(segment.count);
    for (const { weight, occurrences } of found) {
      if (!occurrences) continue;
      const { documents, scores } = collection.scores(segment, occurrences, weight, 1);
      for (let each = 0; each < documents.length; each += 1) {
        const document = documents[each] ?? 0;
        totals[document] = (totals[document] ?? 0) + (scores[each] ?? 0);
      }
    }
    totals.forEach((score, document) => {
      if (score > 0 && !segment.isDead(document)) best.add(segment, document, score);
    });
  }
  return best.all;
}
