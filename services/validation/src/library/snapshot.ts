import { Collection } from './index/collection';
import { memoryBytes } from './index/bytes';
import { everydayCounts } from './index/everyday-words';
import type { Searched } from './index/search-post';
import { Segment } from './index/segment';
import { SegmentBuilder } from './index/segment-builder';
import { Topicality } from './index/topicality';
import { EMPTY_MANIFEST, type Manifest } from './manifest';
import { openSegments } from './open-segments';
import { toDoi } from '../records/doi';
import { isRetracted, type LiteratureRecord } from '../records/record';
import { sameTitle } from './same-record';

/** An opened state of the library; it does not change while searches use it. */
export interface Snapshot extends Searched {
  readonly isHidden: (record: LiteratureRecord) => boolean;
  close(): Promise<void>;
}

/**
 * Opens a state together with the starter records. An imported record replaces the starter record with the same PMID
 * and gets its topics; a withdrawn PMID hides the starter record. @throws DamagedLibraryError
 */
export async function openSnapshot(
  folder: string,
  manifest: Manifest | undefined,
  starter: readonly LiteratureRecord[],
): Promise<Snapshot> {
  const { withdrawn, doiNotices } = manifest ?? EMPTY_MANIFEST;
  const segments = await openSegments(folder, manifest ?? EMPTY_MANIFEST);
  const imported = new Collection(segments);
  const withdrawnPmids = new Set(withdrawn);
  const builder = new SegmentBuilder();
  const lines: Buffer[] = [];
  try {
    for (const own of starter) {
      if (withdrawnPmids.has(Number(own.pmid)) || isRetracted(own)) continue;
      const place = imported.find(own.pmid);
      const newer = place && (await place.segment.record(place.document));
      if (place) hideRecord(place.segment, place.document);
      lines.push(builder.add(newer ? addStarterTopics(newer, own) : own));
    }
    segments.push(
      await Segment.open('the starter library', memoryBytes(builder.finish()), memoryBytes(Buffer.concat(lines))),
    );
  } catch (error) {
    await Promise.all(segments.map((segment) => segment.close()));
    throw error;
  }
  const collection = new Collection(segments);
  const retracted = new Set(doiNotices.filter(({ kind }) => kind === 'retraction').map(({ doi }) => doi));
  return {
    isHidden: ({ doi }) => doi !== undefined && retracted.size > 0 && retracted.has(toDoi(doi) ?? ''),
    collection,
    topicality: new Topicality(collection, everydayCounts()),
    close: async () => void (await Promise.all(segments.map((segment) => segment.close()))),
  };
}

/** The starter's topics apply only when both records are of the same paper. */
function addStarterTopics(newer: LiteratureRecord, own: LiteratureRecord): LiteratureRecord {
  if (!sameTitle(newer.title, own.title)) return newer;
  return {
    ...newer,
    topics: [...new Set([...(own.topics ?? []), ...(newer.topics ?? [])])],
    topicsPt: own.topicsPt ?? [],
  };
}

/** In memory only; the file does not change. */
function hideRecord(segment: Segment, document: number): void {
  segment.dead ??= new Uint8Array(segment.count);
  segment.dead[document] = 1;
}
