import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { TextDecoder } from 'node:util';
import { pipeline } from 'node:stream/promises';
import type { LicenceAuthority } from '@cred/contract';
import { CsvError, parse } from 'csv-parse';
import type { Clock } from '../../core/clock';
import { newId } from '../../core/ids';
import { type Executor, violatedUniqueConstraint } from '../../database/connection';
import { insertAudit } from '../audit/audit.repository';
import {
  deleteImport,
  findStoredKeys,
  findObsoleteImports,
  insertImport,
  insertRecords,
  type LicenceRecord,
  makeCurrent,
} from './licence-records.repository';
import { RegistryError } from './registry-error';
import { findColumns, recordOf, type RegistryColumns, ROW_MAX } from './registry-rows';

/** More bad rows than this share of all rows mean that the file or the mapping of its columns is wrong. */
const BAD_SHARE = 0.01;
const BATCH = 5_000;
const REPORTED = 20;
const REPEATED = 'the licence is in the file twice';
const HEAD_BYTES = 64 * 1024;
const delimiters = [',', ';', '\t', '|'];

export interface RegistryFile {
  readonly path: string;
  readonly authority: LicenceAuthority;
  /** See `findColumns`. */
  readonly mapping: string;
  /** A label of the Encoding Standard, such as `utf-8` or `latin1`. */
  readonly encoding: string;
  /** Imports the good rows for any number of bad ones. */
  readonly allowBadRows: boolean;
}

export interface ImportReport {
  readonly imported: number;
  readonly bad: number;
  /** The first bad rows, with their lines in the file. */
  readonly problems: readonly { readonly line: number; readonly reason: string }[];
}

interface Deps {
  readonly db: Executor;
  readonly clock: Clock;
}

/**
 * Replaces the registry of an authority by the rows of a CSV file (LIC-7). The rows are stored under a new import, which
 * becomes current in one transaction at the end; until then, and after any failure, lookups use the previous registry.
 * @throws RegistryError for a file that is not imported
 */
export async function importRegistry({ db, clock }: Deps, file: RegistryFile): Promise<ImportReport> {
  const { authority } = file;
  const startedAt = clock();
  const id = newId(startedAt);
  await insertImport(db, { id, authority, at: startedAt });
  try {
    const report = await storeRows(db, id, file);
    if (report.imported === 0) throw refusal('The file has no licences', report);
    if (!file.allowBadRows && report.bad > (report.imported + report.bad) * BAD_SHARE)
      throw refusal('More than 1 in 100 rows are bad (--allow-bad-rows imports the others)', report);
    await db.transaction().execute(async (trx) => {
      const at = clock();
      if (!(await makeCurrent(trx, { id, authority, at, count: report.imported })))
        throw new RegistryError('A later import has replaced this one');
      const detail = `${authority}: ${report.imported} licences`;
      await insertAudit(trx, { at, actorId: null, action: 'registry.imported', memberId: null, detail });
    });
    for (const obsolete of await findObsoleteImports(db, authority, startedAt)) await deleteImport(db, obsolete);
    return report;
  } catch (failure) {
    // The next import removes what cannot be removed now.
    await deleteImport(db, id).catch(() => undefined);
    throw failure;
  }
}

const refusal = (text: string, { problems }: ImportReport): RegistryError =>
  new RegistryError([text, ...problems.map(({ line, reason }) => `  line ${line}: ${reason}`)].join('\n'));

async function storeRows(db: Executor, importId: string, file: RegistryFile): Promise<ImportReport> {
  const problems: { line: number; reason: string }[] = [];
  let [imported, bad] = [0, 0];
  const reject = (line: number, reason: string): void => {
    bad += 1;
    if (problems.length < REPORTED) problems.push({ line, reason });
  };
  let batch: Batch = new Map();
  // One batch is stored while the next one is read.
  let storing: Promise<void> = Promise.resolve();
  const store = async (rows: Batch): Promise<void> => {
    const { count, repeated } = await storeBatch(db, importId, rows);
    imported += count;
    for (const line of repeated) reject(line, REPEATED);
  };
  const flush = async (): Promise<void> => {
    await storing;
    storing = store(batch);
    // Awaited before the next batch; until then a failure has no listener.
    storing.catch(() => undefined);
    batch = new Map();
  };

  let columns: RegistryColumns | undefined;
  let width = 0;
  try {
    for await (const { record: row, line } of readRows(file)) {
      if (!columns) {
        columns = findColumns(row, file.mapping, file.authority);
        width = row.length;
        continue;
      }
      if (row.length !== width) {
        reject(line, `${row.length} columns instead of ${width}`);
        continue;
      }
      const record = recordOf(row, columns, file.authority);
      if (typeof record === 'string') reject(line, record);
      else if (batch.has(record.key)) reject(line, REPEATED);
      else batch.set(record.key, { record, line });
      if (batch.size >= BATCH) await flush();
    }
    await flush();
    await storing;
  } finally {
    // The caller deletes the import after a failure, when no insert may be pending.
    await storing.catch(() => undefined);
  }
  problems.sort((one, other) => one.line - other.line);
  return { imported, bad, problems };
}

type Batch = Map<string, { readonly record: LicenceRecord; readonly line: number }>;

/** Stores a batch; returns the lines of the licences that the import has already. */
async function storeBatch(
  db: Executor,
  importId: string,
  batch: Batch,
): Promise<{ readonly count: number; readonly repeated: readonly number[] }> {
  const rows = [...batch.values()];
  if (rows.length === 0) return { count: 0, repeated: [] };
  const insert = async (some: typeof rows): Promise<void> =>
    await insertRecords(
      db,
      importId,
      some.map(({ record }) => record),
    );
  try {
    await insert(rows);
    return { count: rows.length, repeated: [] };
  } catch (failure) {
    if (violatedUniqueConstraint(failure) === null) throw failure;
    const stored = await findStoredKeys(db, importId, [...batch.keys()]);
    const fresh = rows.filter(({ record }) => !stored.has(record.key));
    await insert(fresh);
    const repeated = rows.filter(({ record }) => stored.has(record.key)).map(({ line }) => line);
    return { count: fresh.length, repeated };
  }
}

/** The rows of a CSV file with the number of their last line. The first one is the header. */
async function* readRows(
  file: RegistryFile,
): AsyncGenerator<{ readonly record: readonly string[]; readonly line: number }> {
  const decoder = decoderOf(file.encoding);
  const parser = parse({
    bom: true,
    delimiter: await findDelimiter(file),
    info: true,
    max_record_size: ROW_MAX,
    relax_column_count: true,
    relax_quotes: false,
    skip_empty_lines: true,
  });
  const source = Readable.from(decode(file.path, decoder));
  // The iteration below receives a failure of either stream.
  pipeline(source, parser).catch(() => undefined);
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>)
      yield { record, line: info.lines };
  } catch (failure) {
    if (failure instanceof CsvError) throw new RegistryError(`The file is no CSV: ${failure.message}`);
    if (codeOf(failure) === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw new RegistryError(`The file is not in the encoding ${file.encoding}; --encoding latin1 is another one`);
    throw readError(failure);
  } finally {
    source.destroy();
    parser.destroy();
  }
}

async function* decode(path: string, decoder: TextDecoder): AsyncGenerator<string> {
  for await (const bytes of createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
    const text = decoder.decode(bytes, { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new RegistryError(`There is no encoding ${encoding}; utf-8 and latin1 are examples`);
  }
}

/** The delimiter that the first line has most often. */
async function findDelimiter({ path, encoding }: RegistryFile): Promise<string> {
  try {
    const handle = await open(path);
    try {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
      const [line = ''] = new TextDecoder(encoding).decode(buffer.subarray(0, bytesRead)).split(/\r?\n/, 1);
      const counts = delimiters.map((delimiter) => line.split(delimiter).length);
      return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
    } finally {
      await handle.close();
    }
  } catch (failure) {
    throw readError(failure);
  }
}

const readError = (failure: unknown): unknown =>
  isObject(failure) && 'syscall' in failure
    ? new RegistryError(`The file cannot be read: ${String(codeOf(failure))}`)
    : failure;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const codeOf = (failure: unknown): unknown => (isObject(failure) && 'code' in failure ? failure.code : undefined);
