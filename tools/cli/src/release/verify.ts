import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { releases, type BuildFile, type BuildRecord, type ReleaseTable } from '@cred/contract';
import type { AreaStatus } from '@cred/deployment/registry';
import { errorMessage, OperatorError } from '@cred/tool-kit/errors';
import { RegistryError, type RegistryClient } from './registry-client';

const LIMIT_MS = 30_000;

export interface Wanted {
  readonly area?: string | undefined;
  readonly build?: string | undefined;
  /** The page server's address; absent: only the registry is checked. */
  readonly page?: string | undefined;
}

interface VerifyFault {
  readonly where: 'registry' | 'page';
  readonly area: string;
  readonly build: string;
  /** Absent when the fault concerns the whole build. */
  readonly file?: string;
  readonly problem: string;
}

export interface Verified {
  readonly builds: readonly {
    readonly area: string;
    readonly build: string;
    readonly role: string;
    readonly files: number;
  }[];
  readonly faults: readonly VerifyFault[];
}

interface Target {
  readonly area: string;
  readonly build: string;
  readonly role: string;
}

/**
 * Reads every file of the live builds, of those that a rollback would use and of those on trial, from the registry's
 * store and, with a page server's address, as browsers receive them; each must have the hash of its record.
 * @throws OperatorError when there is nothing to verify, or the registry does not respond
 */
export async function verifyBuilds(
  client: RegistryClient,
  wanted: Wanted,
  progress: (line: string) => void,
): Promise<Verified> {
  const { areas } = await client.status();
  const targets = areas
    .filter(({ area }) => wanted.area === undefined || area === wanted.area)
    .flatMap((status) => targetsOf(status, wanted.build));
  if (targets.length === 0)
    throw new OperatorError(
      wanted.area === undefined
        ? 'No build is live in any area: there is nothing to verify'
        : `The registry has no build of ${wanted.area} to verify. Look at the status`,
    );
  const table = wanted.page === undefined ? undefined : await readTable(wanted.page);
  const builds: Verified['builds'][number][] = [];
  const faults: VerifyFault[] = [];
  for (const target of targets) {
    const { area, build, role } = target;
    progress(`${area}: ${build} (${role})`);
    const record = await recordOf(client, target, faults);
    if (!record) continue;
    const files = Object.entries(record.files);
    builds.push({ ...target, files: files.length });
    faults.push(...(await inRegistry(client, target, files)));
    if (wanted.page !== undefined && table) faults.push(...(await onPage(wanted.page, table, target, files)));
  }
  return { builds, faults };
}

/** One build by name, or the builds in use, each once. */
function targetsOf({ area, live, previous, trial, builds }: AreaStatus, named: string | undefined): Target[] {
  const known = [
    [live, 'live'],
    [previous, 'before'],
    [trial?.build ?? null, 'trial'],
  ] as const;
  const roleOf = (build: string): string => known.find(([each]) => each === build)?.[1] ?? 'not in use';
  if (named !== undefined)
    return builds.some(({ build }) => build === named) ? [{ area, build: named, role: roleOf(named) }] : [];
  return [...new Set(known.flatMap(([build]) => build ?? []))].map((build) => ({ area, build, role: roleOf(build) }));
}

async function recordOf(
  client: RegistryClient,
  { area, build }: Target,
  faults: VerifyFault[],
): Promise<BuildRecord | undefined> {
  try {
    const { record, complete } = await client.build(area, build);
    if (!complete) faults.push({ where: 'registry', area, build, problem: 'its upload did not end' });
    return record;
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    faults.push({ where: 'registry', area, build, problem: error.message });
    return undefined;
  }
}

async function inRegistry(
  client: RegistryClient,
  { area, build }: Target,
  files: readonly (readonly [string, BuildFile])[],
): Promise<VerifyFault[]> {
  const check = async ([file, expected]: readonly [string, BuildFile]): Promise<VerifyFault[]> => {
    const fault = (name: string, problem: string): VerifyFault => ({
      where: 'registry',
      area,
      build,
      file: name,
      problem,
    });
    try {
      const [content, twin] = await Promise.all([
        client.file(area, build, file),
        client.file(area, build, `${file}.br`),
      ]);
      const found = content ? mismatch(content, expected) : 'is missing';
      const twinFound = twin && mismatch(decompressed(twin), expected);
      return [...(found ? [fault(file, found)] : []), ...(twinFound ? [fault(`${file}.br`, twinFound)] : [])];
    } catch (error) {
      return [fault(file, `cannot be read: ${errorMessage(error)}`)];
    }
  };
  return (await Promise.all(files.map(check))).flat();
}

async function onPage(
  page: string,
  table: ReleaseTable,
  { area, build, role }: Target,
  files: readonly (readonly [string, BuildFile])[],
): Promise<VerifyFault[]> {
  const release = table.areas[area];
  const faults: VerifyFault[] = [];
  if (role === 'live' && release?.build !== build) {
    faults.push({
      where: 'page',
      area,
      build,
      problem: `the registry says that it is live, the page server serves ${release?.build ?? 'none'}`,
    });
  }
  const base =
    [release, release?.fallback, release?.trial].find((each) => each?.build === build)?.base ??
    `/builds/${area}/${build}/`;
  const check = async ([file, expected]: readonly [string, BuildFile]): Promise<VerifyFault[]> => {
    const problem = await asSent(new URL(base + file, page).href, expected);
    return problem === null ? [] : [{ where: 'page', area, build, file, problem }];
  };
  return [...faults, ...(await Promise.all(files.map(check))).flat()];
}

/** The fault of a file as a browser receives it, compressed; null when there is none. */
async function asSent(url: string, expected: BuildFile): Promise<string | null> {
  try {
    const response = await fetch(url, { headers: { 'accept-encoding': 'br' }, signal: AbortSignal.timeout(LIMIT_MS) });
    if (!response.ok) return `is answered with ${response.status}`;
    return mismatch(Buffer.from(await response.arrayBuffer()), expected);
  } catch (error) {
    return `cannot be read: ${errorMessage(error)}`;
  }
}

async function readTable(page: string): Promise<ReleaseTable> {
  const response = await fetch(new URL('/releases.json', page), { signal: AbortSignal.timeout(LIMIT_MS) }).catch(
    () => null,
  );
  const table = releases.releaseTable.safeParse(await response?.json().catch(() => null));
  if (!table.success) throw new OperatorError(`No page server of Cred answers at ${page}`);
  return table.data;
}

function mismatch(content: Buffer | null, { integrity, bytes }: BuildFile): string | null {
  if (!content) return 'is not compressed with brotli';
  if (`sha384-${createHash('sha384').update(content).digest('base64')}` === integrity) return null;
  return content.length === bytes
    ? 'has another hash than its record'
    : `has ${content.length} bytes instead of ${bytes}`;
}

function decompressed(twin: Buffer): Buffer | null {
  try {
    return brotliDecompressSync(twin);
  } catch {
    return null;
  }
}
