/** One row of docs/security/asvs.md: `| number | level | status | what it means here | evidence |`. */
export interface SecurityRow {
  readonly id: string;
  readonly level: number;
  readonly status: string;
  /** References to tests as `file` "title", or the reason. */
  readonly evidence: string;
}

/** `met`: tests show it. The others need a reason; `open` means that the product does not meet it. */
const STATUSES = ['met', 'reviewed', 'deployment', 'not applicable', 'open'];
const ROW = /^\| (\d+\.\d+\.\d+) +\| (\d) +\| ([a-z ]+?) +\| (.+?) +\| (.+?) +\|$/;
const TEST = /`([^`]+\.test\.tsx?|[^`]+\.spec\.ts)` "([^"]+)"/g;
const MIN_REASON_LENGTH = 25;

/** The rows of the tables in the document. */
export function securityRows(document: string): SecurityRow[] {
  return document.split('\n').flatMap((line) => {
    const [, id, level, status, , evidence] = ROW.exec(line) ?? [];
    return id && level && status && evidence ? [{ id, level: Number(level), status, evidence }] : [];
  });
}

/**
 * What is wrong with the table, one line each: a requirement that is missing, repeated or unknown, a level or status
 * that does not exist, a row without a test or a reason, and a test that is not in its file.
 * @param required the numbers of each level
 * @param read the text of a file of the project; null when it does not exist
 */
export function securityFaults(
  rows: readonly SecurityRow[],
  required: Readonly<Record<1 | 2, readonly string[]>>,
  read: (file: string) => string | null,
): string[] {
  const levels = new Map([1, 2].flatMap((level) => required[level as 1 | 2].map((id) => [id, level] as const)));
  const counts = new Map<string, number>();
  for (const { id } of rows) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [
    ...[...levels.keys()].filter((id) => !counts.has(id)).map((id) => `${id} has no row`),
    ...[...counts].filter(([, count]) => count > 1).map(([id]) => `${id} has more than one row`),
    ...rows.flatMap((row) => rowFaults(row, levels.get(row.id), read).map((fault) => `${row.id} ${fault}`)),
  ];
}

function rowFaults(
  { level, status, evidence }: SecurityRow,
  requiredLevel: number | undefined,
  read: (file: string) => string | null,
): string[] {
  if (requiredLevel === undefined) return ['is not a requirement of levels 1 and 2'];
  const faults: string[] = [];
  if (level !== requiredLevel) faults.push(`is of level ${requiredLevel}`);
  if (!STATUSES.includes(status)) faults.push(`has the unknown status ${status}`);
  const tests = [...evidence.matchAll(TEST)].map(([, file = '', title = '']) => ({ file, title }));
  if (status === 'met' && tests.length === 0) faults.push('is met but names no test');
  if (status !== 'met' && evidence.length < MIN_REASON_LENGTH) faults.push('has no reason');
  for (const { file, title } of tests) {
    const text = read(file);
    if (text === null) faults.push(`names ${file}, which does not exist`);
    else if (!text.includes(title)) faults.push(`names a test that ${file} does not have: ${title}`);
  }
  return faults;
}
