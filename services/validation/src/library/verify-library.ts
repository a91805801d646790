import { LibraryChange } from './change';
import { isRetracted, type LiteratureRecord } from '../records/record';
import { correctRecord, sameFacts } from './same-record';
import { starterRecords } from './starter';

/** The client of PubMed: returns a record for each PMID that PubMed has, 'unknown' for one that it does not have. */
export interface SummarySource {
  /** @throws when PubMed is unreachable */
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
  /** PubMed's response was unreadable; the record is unchanged. */
  unclear: number;
}

export interface VerifyResult extends VerifyCounts {
  readonly total: number;
  /** Why the verification ended early; earlier corrections are saved. */
  readonly failure?: unknown;
}

export interface VerifyOptions {
  readonly signal: AbortSignal;
  readonly starter?: readonly LiteratureRecord[];
  readonly progress?: (counts: Readonly<VerifyCounts>, total: number) => void;
  readonly difference?: (pmid: string, what: string) => void;
}

/** The number of records in one response of PubMed. */
const BATCH_SIZE = 100;

/**
 * Compares every record, including those of the starter library, with PubMed. Corrects differing records and drops
 * those that PubMed does not have or has retracted. A corrected starter record is stored with the imported ones and
 * replaces the original.
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
    difference?.(record.pmid, `corrected: ${theirs.title}`);
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
