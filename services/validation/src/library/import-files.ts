import { stat } from 'node:fs/promises';
import { LibraryChange, type SegmentLimits } from './change';
import { FileError } from '../records/formats/items';
import { type FormatName, readRecords } from '../records/formats/read-file';
import { isRetracted, isRetractedPublication } from '../records/record';

export interface ImportCounts {
  added: number;
  replaced: number;
  /** The number of retracted or withdrawn papers in the files; none of them is in the library now. */
  retracted: number;
  /** How many of the retracted and deleted papers the library had before. */
  removed: number;
  /** Notices that the library did not have: retractions, corrections, expressions of concern (VAL-40). */
  noticed: number;
  faults: number;
}

/** Receives the progress of an import. */
export interface ImportObserver {
  readonly file?: (path: string, bytes: number) => void;
  readonly format?: (name: FormatName) => void;
  readonly progress?: (bytes: number, counts: Readonly<ImportCounts>) => void;
  readonly fault?: (path: string, line: number, why: string) => void;
}

export interface ImportResult extends Readonly<ImportCounts> {
  /** The number of records in the library, without the starter library. */
  readonly size: number;
}

export interface ImportOptions {
  readonly observer?: ImportObserver;
  readonly signal?: AbortSignal;
  readonly limits?: SegmentLimits;
}

/**
 * Imports files in order, as one change: all of them or, when one cannot be read to its end, none. A later record
 * replaces an earlier one with the same PMID. Reports bad records to the observer and skips them.
 * @throws FileError with the name of the file, LibraryBusyError, DamagedLibraryError, or the signal's reason
 */
export async function importFiles(
  folder: string,
  files: readonly string[],
  { observer = {}, signal, limits }: ImportOptions = {},
): Promise<ImportResult> {
  const change = await LibraryChange.begin(folder, limits);
  const counts: ImportCounts = { added: 0, replaced: 0, retracted: 0, removed: 0, noticed: 0, faults: 0 };
  try {
    for (const path of files) {
      try {
        await importFile(change, path, counts, observer, signal);
      } catch (error) {
        if (error instanceof FileError) throw new FileError(`${path}: ${error.message}`);
        throw error;
      }
    }
    signal?.throwIfAborted();
  } catch (error) {
    await change.discard();
    throw error;
  }
  return { ...counts, size: await change.commit() };
}

async function importFile(
  change: LibraryChange,
  path: string,
  counts: ImportCounts,
  watch: ImportObserver,
  signal: AbortSignal | undefined,
): Promise<void> {
  watch.file?.(path, (await stat(path).catch(() => undefined))?.size ?? 0);
  let bytes = 0;
  const onBytes = (more: number): void => watch.progress?.((bytes += more), counts);
  for await (const item of readRecords(path, {
    onBytes,
    onFormat: (name) => watch.format?.(name),
    ...(signal ? { signal } : {}),
  })) {
    if (item.kind === 'fault') {
      counts.faults += 1;
      watch.fault?.(path, item.line, item.reason);
    } else if (item.kind === 'notice') {
      if (item.notice === 'none') await change.endNotices(item);
      else {
        if (change.notice(item, item.notice, item.on)) counts.noticed += 1;
        // A library hides a paper whose DOI has a retraction without removing it.
        if (item.notice === 'retraction' && item.pmid !== undefined && change.withdraw(item.pmid)) counts.removed += 1;
      }
    } else if (item.kind === 'withdrawn') {
      if (change.withdraw(item.pmid)) counts.removed += 1;
      if (item.retracted && change.notice(item, 'retraction', null)) counts.noticed += 1;
    } else if (isRetracted(item.record) || (item.record.retracted !== false && change.isWithdrawn(item.record.pmid))) {
      counts.retracted += 1;
      // A retraction notice is itself a record of this kind, and no member cites it.
      if (isRetractedPublication(item.record) && change.notice(item.record, 'retraction', null)) counts.noticed += 1;
      if (change.withdraw(item.record.pmid)) counts.removed += 1;
    } else counts[await change.put(item.record)] += 1;
  }
}
