import { toRecord } from '../record';
import { type ImportItem, toItem, type RecordParser } from './items';
import { type Line, LineSplitter } from './lines';

const FIELD = /^([A-Z][A-Z0-9]{0,3}) *- ?(.*)$/;
/** The longest record, in characters. */
const MAX_RECORD_LENGTH = 2_000_000;

interface Draft {
  readonly line: number;
  readonly fields: [tag: string, value: string][];
  size: number;
  fault: string | undefined;
}

/** MEDLINE as PubMed exports it ("PubMed" format, `.txt` or `.nbib`): tagged fields, continued by indented lines. */
export class MedlineParser implements RecordParser {
  private readonly lines = new LineSplitter();
  private draft: Draft | undefined;
  private terminated = true;

  *push(text: string): Generator<ImportItem> {
    for (const line of this.lines.push(text)) yield* this.readLine(line);
  }

  *end(): Generator<ImportItem> {
    for (const line of this.lines.end()) yield* this.readLine(line);
    // PubMed ends each record with its source and a line end; without both, the file is truncated.
    if (this.draft && !this.terminated && !this.draft.fields.some(([tag]) => tag === 'SO'))
      this.draft.fault ??= 'the file ends within this record';
    yield* this.close();
  }

  private *readLine({ text, number, truncated, terminated }: Line): Generator<ImportItem> {
    this.terminated = terminated;
    if (text.trim() === '') return yield* this.close();
    const [, tag, value = ''] = /^\s/.test(text) ? [] : (FIELD.exec(text) ?? []);
    if (tag === 'PMID') yield* this.close();
    this.draft ??= { line: number, fields: [], size: 0, fault: undefined };
    const { draft } = this;
    if (truncated) draft.fault ??= `line ${number} is too long`;
    draft.size += text.length;
    if (draft.size > MAX_RECORD_LENGTH) draft.fault ??= `it has more than ${MAX_RECORD_LENGTH} characters`;
    if (draft.fault !== undefined) return;
    const last = draft.fields.at(-1);
    if (tag !== undefined) draft.fields.push([tag, value]);
    else if (/^\s/.test(text) && last) last[1] += ` ${text.trim()}`;
    else draft.fault = `line ${number} is no field of MEDLINE`;
  }

  private *close(): Generator<ImportItem> {
    const { draft } = this;
    this.draft = undefined;
    if (!draft) return;
    if (draft.fault !== undefined) {
      const pmid = draft.fields.find(([tag]) => tag === 'PMID')?.[1];
      yield {
        kind: 'fault',
        line: draft.line,
        reason: pmid === undefined ? draft.fault : `PMID ${pmid}: ${draft.fault}`,
      };
      return;
    }
    const { fields, line } = draft;
    for (const pmid of valuesOf(fields, 'ROF').flatMap((value) => /\bPMID: ?(\d{1,9})/.exec(value)?.[1] ?? []))
      yield { kind: 'withdrawn', line, pmid };
    yield toItem(toRecord(build(fields)), line);
  }
}

type Fields = readonly (readonly [tag: string, value: string])[];
const valuesOf = (fields: Fields, tag: string): string[] =>
  fields.filter(([each]) => each === tag).map(([, value]) => value);

function build(fields: Fields): Record<string, unknown> {
  const first = (...tags: string[]): string | undefined =>
    tags.map((tag) => valuesOf(fields, tag)[0]).find((value) => value !== undefined && value !== '');
  const short = fields.some(([tag]) => tag === 'AU');
  const authors = fields.flatMap(([tag, value]) =>
    tag === 'CN' || tag === 'AU' ? [value] : tag === 'FAU' && !short ? [abbreviateName(value)] : [],
  );
  const kinds = valuesOf(fields, 'PT');
  const doi = [...valuesOf(fields, 'LID'), ...valuesOf(fields, 'AID')].find((value) => value.endsWith('[doi]'));
  const year = /\b(\d{4})\b/.exec(first('DP', 'DEP') ?? '')?.[1] ?? /^(\d{4})/.exec(first('EDAT', 'CRDT') ?? '')?.[1];
  return {
    pmid: first('PMID'),
    title: first('TI', 'TT', 'BTI'),
    authors,
    journal: first('TA', 'JT', 'BTI'),
    year,
    abstract: first('AB'),
    doi: doi?.slice(0, -'[doi]'.length),
    topics: valuesOf(fields, 'MH').map((heading) => heading.replaceAll('*', '').split('/', 1)[0] ?? ''),
    publicationTypes: kinds,
    ...(kinds.length > 0 || valuesOf(fields, 'RIN').length > 0
      ? {
          retracted:
            valuesOf(fields, 'RIN').length > 0 ||
            kinds.some((kind) => /^retracted publication$|^retraction of publication$/i.test(kind)),
        }
      : {}),
  };
}

/** `Silva, Ana Beatriz` as `Silva AB`. */
function abbreviateName(name: string): string {
  const [last = '', first = ''] = name.split(', ', 2);
  return `${last} ${first
    .split(/[\s.-]+/)
    .map((part) => part.charAt(0))
    .join('')}`;
}
