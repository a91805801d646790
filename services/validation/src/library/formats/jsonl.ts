import { toRecord } from '../record';
import { type Item, item, type RecordParser } from './items';
import { type Line, LINE_MAX, LineSplitter } from './lines';

/** JSON Lines: one object a line, with `pmid`, `title`, `authors`, `journal`, `year`, and what else a record has. */
export class JsonLinesParser implements RecordParser {
  private readonly lines = new LineSplitter();

  *push(text: string): Generator<Item> {
    for (const line of this.lines.push(text)) yield* read(line);
  }

  *end(): Generator<Item> {
    for (const line of this.lines.end()) yield* read(line);
  }
}

function* read({ text, number, cut }: Line): Generator<Item> {
  if (text.trim() === '') return;
  if (cut) {
    yield { kind: 'fault', line: number, why: `the line has more than ${LINE_MAX} characters` };
    return;
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    yield { kind: 'fault', line: number, why: 'the line is not JSON' };
    return;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    yield { kind: 'fault', line: number, why: 'the line is not a JSON object' };
  else yield item(toRecord(value as Record<string, unknown>), number);
}
