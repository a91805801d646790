import { toRecord } from '../record';
import { type ImportItem, toItem, type RecordParser } from './items';
import { type Line, MAX_LINE_LENGTH, LineSplitter } from './lines';

/**
 * JSON Lines: one object a line with `pmid`, `title`, `authors`, `journal`, `year` and the optional fields of a record.
 * Accepts `publication_types` and E-utilities' `pubtype` for `publicationTypes`.
 */
export class JsonLinesParser implements RecordParser {
  private readonly lines = new LineSplitter();

  *push(text: string): Generator<ImportItem> {
    for (const line of this.lines.push(text)) yield* readLine(line);
  }

  *end(): Generator<ImportItem> {
    for (const line of this.lines.end()) yield* readLine(line);
  }
}

function* readLine({ text, number, truncated }: Line): Generator<ImportItem> {
  if (text.trim() === '') return;
  if (truncated) {
    yield { kind: 'fault', line: number, reason: `the line has more than ${MAX_LINE_LENGTH} characters` };
    return;
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    yield { kind: 'fault', line: number, reason: 'the line is not JSON' };
    return;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    yield { kind: 'fault', line: number, reason: 'the line is not a JSON object' };
  else {
    const fields = value as Readonly<Record<string, unknown>>;
    const publicationTypes = fields['publicationTypes'] ?? fields['publication_types'] ?? fields['pubtype'];
    yield toItem(toRecord({ ...fields, publicationTypes }), number);
  }
}
