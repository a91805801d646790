import { LibraryChange } from './change';
import { isRetracted, type LiteratureRecord } from '../records/record';
import { correctRecord, sameFacts } from './same-record';
import { starterRecords } from './starter';

/** What is asked of PubMed: a record for each PMID that it has, 'unknown' for one that it has not. */
export interface SummarySource {
  /** @throws when PubMed cannot be asked */
  fetchSummaries(
    pmids: readonly string[],
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, LiteratureRecord | 'unknown'>>;
}

interface VerifyCounts {
  checked: number;
  corrected: number;
  /** Not in PubMed, or retracted. */
  dropped: number;
  /** PubMed's answer could not be read: left as it is. */
  unclear: number;
}

export interface VerifyResult extends VerifyCounts {
  readonly total: number;
  /** Why it ended early; what was mended till then is kept. */
  readonly failure?: unknown;
}

export interface VerifyOptions {
  readonly signal: AbortSignal;
  readonly starter?: readonly LiteratureRecord[];
  readonly progress?: (counts: Readonly<VerifyCounts>, total: number) => void;
  readonly difference?: (pmid: string, what: string) => void;
}

/** So many records fit into one answer of PubMed. */
const BATCH_SIZE = 100;

/**
 * Holds every record, the starter's too, against PubMed; mends what differs and drops what PubMed does not have
 * or has retracted. A mended starter record is kept with the imported ones, where it stands for the starter's.
 * @throws LibraryBusyError, DamagedLibraryError
 */
export async function verifyLibrary(
  folder: string,
  source: SummarySource,
  { signal, starter = starterRecords, progress, difference }: VerifyOptions,
): Promise<VerifyResult> {
  const change = await LibraryChange.begin(folder);
  const counts: VerifyCounts = { checked: 0, corrected: 0, dropped: 0, unclear: 0 };
  const own = starter.filter(
    ({ pmid }) =>
      !change.isWithdrawn(pmid) && !change.segments.some((segment) => segment.find(Number(pmid)) !== undefined),
  );
  const total = own.length + change.segments.reduce((sum, segment) => sum + segment.liveCount, 0);
  let failure: unknown;
  try {
    for await (const batch of inBatches(own, change)) {
      const found = await source.fetchSummaries(
        batch.map(({ pmid }) => pmid),
        signal,
      );
      for (const record of batch) await checkRecord(change, record, found.get(record.pmid), counts, difference);
      progress?.(counts, total);
    }
  } catch (error) {
    failure = error;
  }
  if (counts.corrected + counts.dropped > 0) await change.commit();
  else await change.discard();
  return { ...counts, total, ...(failure === undefined ? {} : { failure }) };
}

async function checkRecord(
  change: LibraryChange,
  record: LiteratureRecord,
  theirs: LiteratureRecord | 'unknown' | undefined,
  counts: VerifyCounts,
  difference: VerifyOptions['difference'],
): Promise<void> {
  counts.checked += 1;
  if (theirs === undefined) counts.unclear += 1;
  else if (theirs === 'unknown' || isRetracted(theirs)) {
    counts.dropped += 1;
    change.withdraw(record.pmid);
    difference?.(record.pmid, theirs === 'unknown' ? 'dropped: PubMed has no such paper' : 'dropped: retracted');
  } else if (!sameFacts(record, theirs)) {
    counts.corrected += 1;
    await change.put(correctRecord(record, theirs));
    difference?.(record.pmid, `mended: ${theirs.title}`);
  }
}

async function* inBatches(
  own: readonly LiteratureRecord[],
  { segments }: LibraryChange,
): AsyncGenerator<LiteratureRecord[]> {
  let batch: LiteratureRecord[] = [];
  const addToBatch = function* (record: LiteratureRecord): Generator<LiteratureRecord[]> {
    batch.push(record);
    if (batch.length < BATCH_SIZE) return;
    yield batch;
    batch = [];
  };
  for (const record of own) yield* addToBatch(record);
  for (const segment of segments) for await (const { record } of segment.all()) yield* addToBatch(record);
  if (batch.length > 0) yield batch;
}
