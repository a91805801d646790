import { type LicenceAuthority } from '@cred/contract';
import { canonicalLicenceNumber, licenceForms, licenceKey } from '@cred/contract/licence';
import { RegistryError } from './registry-error';
import type { LicenceRecord } from './licence-records.repository';

/** The columns that an import reads; `number` and `name` are required. */
const columnNames = ['number', 'name', 'state', 'category', 'status', 'expires'] as const;
type Column = (typeof columnNames)[number];

/** The positions of each column's values in a row. A name can be in several columns. */
export type RegistryColumns = Readonly<Partial<Record<Column, readonly number[]>>>;

const NAME_MAX = 200;
const STATUS_MAX = 60;

const isColumn = (name: string): name is Column => (columnNames as readonly string[]).includes(name);

/**
 * Finds the columns of a registry by its header.
 * @param mapping such as `number=NPI,name=First Name+Last Name`; without it, the header has the names themselves
 * @throws RegistryError when a column is unknown or missing
 */
export function findColumns(header: readonly string[], mapping: string, authority: LicenceAuthority): RegistryColumns {
  const names = new Map<Column, readonly string[]>(columnNames.map((name) => [name, [name]]));
  for (const entry of mapping === '' ? [] : mapping.split(',')) {
    const [column = '', titles = ''] = entry.split(/=(.*)/s);
    if (!isColumn(column.trim()) || titles === '')
      throw new RegistryError(`"${entry}" maps no column. There are: ${columnNames.join(', ')}`);
    names.set(column.trim() as Column, titles.split('+'));
  }
  const positions = new Map(header.map((title, index) => [title.trim().toLowerCase(), index]));
  const columns: Partial<Record<Column, readonly number[]>> = {};
  const form = licenceForms[authority];
  const required = new Set<Column>([
    'number',
    'name',
    ...(form.states ? (['state'] as const) : []),
    ...(form.categories ? (['category'] as const) : []),
  ]);
  for (const [column, titles] of names) {
    const found = titles.map((title) => positions.get(title.trim().toLowerCase()));
    if (found.every((position) => position !== undefined)) columns[column] = found;
    else if (required.has(column) || mapping.includes(`${column}=`))
      throw new RegistryError(
        `The file has no column "${titles.join('" and "')}" for ${column}. Its columns are: ${header.join(', ')}`,
      );
  }
  return columns;
}

const DATE = /^(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})\/(\d{1,2})\/(\d{4}))$/;

/** `YYYY-MM-DD` as it is, `DD/MM/YYYY` (`MM/DD/YYYY` for NPI) converted; undefined for any other text. */
function dateOf(text: string, authority: LicenceAuthority): string | null | undefined {
  if (text === '') return null;
  const match = DATE.exec(text);
  if (!match) return undefined;
  const [, year, month, day, first = '', second = '', lastYear = ''] = match;
  const [d, m] = authority === 'NPI' ? [second, first] : [first, second];
  const iso = year ? `${year}-${month}-${day}` : `${lastYear}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? undefined : iso;
}

/** Reads one row; a text says why it is not a licence of the authority. */
export function recordOf(
  row: readonly string[],
  columns: RegistryColumns,
  authority: LicenceAuthority,
): LicenceRecord | string {
  const value = (column: Column): string =>
    (columns[column] ?? [])
      .map((index) => row[index]?.trim() ?? '')
      .filter(Boolean)
      .join(' ');
  const form = licenceForms[authority];
  const number = canonicalLicenceNumber(authority, value('number'));
  if (!form.isValid(number)) return `not a number of ${authority}`;
  const state = form.states ? stateOf(value('state'), form.states.values) : null;
  if (state === undefined) return 'unknown state';
  const category = form.categories ? stateOf(value('category'), form.categories) : null;
  if (category === undefined) return 'unknown category';
  const name = value('name').normalize('NFC');
  if (name === '') return 'no name';
  if (name.length > NAME_MAX) return `name of more than ${NAME_MAX} characters`;
  const expiresOn = dateOf(value('expires'), authority);
  if (expiresOn === undefined) return 'unknown date';
  const key = licenceKey({ number, state, category });
  return { key, name: withoutControls(name), status: withoutControls(value('status')).slice(0, STATUS_MAX), expiresOn };
}

const stateOf = (text: string, values: readonly string[]): string | undefined =>
  values.find((each) => each.toLowerCase() === text.normalize('NFC').toLowerCase());

/** PostgreSQL stores no NUL, and reviewers read the text. */
const withoutControls = (text: string): string => text.replace(/\p{C}/gu, '');

/** The longest line of a registry in characters; the columns of the largest one known have 10,000. */
export const ROW_MAX = 64_000;
