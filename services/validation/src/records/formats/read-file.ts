import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FileError, type ImportItem, type RecordParser } from './items';
import { JsonLinesParser } from './jsonl';
import { MedlineParser } from './medline';
import { PubmedXmlParser } from './pubmed-xml';
import { RetractionWatchParser } from './retraction-watch';
import { SummaryParser } from './summary';
import { REPLACEMENT, Utf8Decoder } from './utf8-decoder';

export type FormatName = 'Retraction Watch' | 'PubMed XML' | 'MEDLINE' | 'JSON Lines' | 'PubMed Summary';

const formats: readonly {
  readonly name: FormatName;
  readonly startPattern: RegExp;
  readonly createParser: () => RecordParser;
}[] = [
  { name: 'Retraction Watch', startPattern: /^"?Record ID"?,/i, createParser: () => new RetractionWatchParser() },
  { name: 'PubMed XML', startPattern: /^</, createParser: () => new PubmedXmlParser() },
  { name: 'JSON Lines', startPattern: /^\{/, createParser: () => new JsonLinesParser() },
  { name: 'PubMed Summary', startPattern: /^\d{1,9}[:.] /, createParser: () => new SummaryParser() },
  { name: 'MEDLINE', startPattern: /^[A-Z][A-Z0-9]{0,3} *- /, createParser: () => new MedlineParser() },
];
/** Enough characters to detect a format. */
const HEAD_LENGTH = 16;
const CHUNK_BYTES = 256 * 1024;

export interface ReadOptions {
  /** Called with the number of bytes read from disk, before decompression. */
  readonly onBytes?: (bytes: number) => void;
  readonly onFormat?: (name: FormatName) => void;
  readonly signal?: AbortSignal;
}

/**
 * Reads a file of any of the five formats, compressed with gzip or not; detects the format by its first characters.
 * @throws FileError
 */
export async function* readRecords(
  path: string,
  { onBytes, onFormat, signal }: ReadOptions = {},
): AsyncGenerator<ImportItem> {
  let parser: RecordParser | undefined;
  let head = '';
  const decoder = new Utf8Decoder();
  const checked = function* (items: Iterable<ImportItem>): Generator<ImportItem> {
    for (const item of items) yield decoder.hasInvalidBytes ? rejectUnreadable(item) : item;
  };
  try {
    for await (const piece of readText(path, decoder, onBytes, signal)) {
      if (parser) {
        yield* checked(parser.push(piece));
        continue;
      }
      head += piece;
      if (head.trimStart().length < HEAD_LENGTH && head.length < CHUNK_BYTES) continue;
      parser = createParserFor(head, onFormat);
      yield* checked(parser.push(head));
    }
    if (!parser && head.trim() !== '') {
      parser = createParserFor(head, onFormat);
      yield* checked(parser.push(head));
    }
    if (!parser) throw new FileError('the file is empty');
    yield* checked(parser.end());
  } catch (error) {
    signal?.throwIfAborted();
    throw toFileError(error);
  }
}

function createParserFor(head: string, onFormat: ReadOptions['onFormat']): RecordParser {
  const format = formats.find(({ startPattern }) => startPattern.test(head.trimStart()));
  if (!format)
    throw new FileError(
      'its format is unknown: PubMed XML, MEDLINE (.nbib), JSON Lines, PubMed Summary (text) and Retraction Watch’s CSV can be imported, each packed with gzip or not',
    );
  onFormat?.(format.name);
  return format.createParser();
}

/**
 * In a file that is not UTF-8, records with characters that cannot be read are faults. A file in UTF-8 may contain the
 * replacement character itself: PubMed has lost a few characters.
 */
function rejectUnreadable(item: ImportItem): ImportItem {
  if (item.kind !== 'record') return item;
  // Abstracts are not shown.
  const { pmid, abstract: _, ...shown } = item.record;
  if (!JSON.stringify(shown).includes(REPLACEMENT)) return item;
  const reason = `PMID ${pmid}: its text has characters that cannot be read, so that it may not be UTF-8`;
  return { kind: 'fault', line: item.line, reason };
}

async function* readText(
  path: string,
  decoder: Utf8Decoder,
  onBytes: ReadOptions['onBytes'],
  signal: AbortSignal | undefined,
): AsyncGenerator<string> {
  const magic = await firstBytes(path);
  if ((magic[0] === 0xff && magic[1] === 0xfe) || (magic[0] === 0xfe && magic[1] === 0xff))
    throw new FileError('it is UTF-16 text: save it as UTF-8');
  const file = createReadStream(path, { highWaterMark: CHUNK_BYTES, ...(signal ? { signal } : {}) });
  const counted = async function* (pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      onBytes?.(piece.length);
      yield piece;
    }
  };
  const gzipped = magic[0] === 0x1f && magic[1] === 0x8b;
  // `pipeline` forwards errors of the file.
  const bytes = gzipped
    ? pipeline(file, counted, createGunzip({ chunkSize: CHUNK_BYTES }), () => undefined)
    : counted(file);
  for await (const part of bytes) yield decoder.decode(part as Buffer);
  const last = decoder.end();
  if (last !== '') yield last;
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function toFileError(error: unknown): unknown {
  const code = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  switch (code) {
    case 'ENOENT':
      return new FileError('the file does not exist');
    case 'EISDIR':
      return new FileError('it is a folder: name the files in it');
    case 'EACCES':
      return new FileError('there is no permission to read it');
    case 'Z_BUF_ERROR':
      return new FileError('the file is truncated: download it again');
    case 'Z_DATA_ERROR':
      return new FileError('it is not a valid gzip file: download it again');
    default:
      return error;
  }
}
