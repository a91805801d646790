import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import type { BuildFile, BuildRecord, ReleaseTable } from '@cred/contract';
import * as releases from '@cred/contract/releases';
import type { AreaStatus } from '@cred/deployment/registry';
import { errorMessage, OperatorError } from '@cred/tool-kit/errors';
import { RegistryError, type RegistryClient } from './registry-client';

const TIMEOUT_MS = 30_000;
/** Every form in which a browser or a proxy can ask a page server for a file. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

export interface VerifyOptions {
  readonly area?: string | undefined;
  readonly build?: string | undefined;
  /** The page server's URL; when absent, only the registry is checked. */
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

export interface VerifyResult {
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
 * Reads every file of the live builds, of those that a rollback would use and of those on trial: from the registry's
 * store and, if `options.page` is set, from the page server as browsers receive it. Each file must have the hash of its
 * record.
 * @throws OperatorError when there is nothing to verify, or the registry does not respond
 */
export async function verifyBuilds(
  client: RegistryClient,
  options: VerifyOptions,
  progress: (line: string) => void,
): Promise<VerifyResult> {
  const { areas } = await client.status();
  const targets = areas
    .filter(({ area }) => options.area === undefined || area === options.area)
    .flatMap((status) => targetsOf(status, options.build));
  if (targets.length === 0)
    throw new OperatorError(
      options.area === undefined
        ? 'No build is live in any area: there is nothing to verify'
        : `The registry has no build of ${options.area} to verify. Look at the status`,
    );
  const table = options.page === undefined ? undefined : await readTable(options.page);
  const builds: VerifyResult['builds'][number][] = [];
  const faults: VerifyFault[] = [];
  for (const target of targets) {
    const { area, build, role } = target;
    progress(`${area}: ${build} (${role})`);
    const record = await recordOf(client, target, faults);
    if (!record) continue;
    const files = Object.entries(record.files);
    const stored = releases.filesOf(record);
    builds.push({ ...target, files: stored.length });
    faults.push(...(await faultsInRegistry(client, target, stored)));
    if (options.page !== undefined && table) faults.push(...(await faultsOnPage(options.page, table, target, files)));
  }
  return { builds, faults };
}

/** One build by name, or the builds in use, each once. */
function targetsOf({ area, live, previous, trial, builds }: AreaStatus, named: string | undefined): Target[] {
  const roles = [
    [live, 'live'],
    [previous, 'before'],
    [trial?.build ?? null, 'trial'],
  ] as const;
  const roleOf = (build: string): string => roles.find(([each]) => each === build)?.[1] ?? 'not in use';
  if (named !== undefined)
    return builds.some(({ build }) => build === named) ? [{ area, build: named, role: roleOf(named) }] : [];
  return [...new Set(roles.flatMap(([build]) => build ?? []))].map((build) => ({ area, build, role: roleOf(build) }));
}

async function recordOf(
  client: RegistryClient,
  { area, build }: Target,
  faults: VerifyFault[],
): Promise<BuildRecord | undefined> {
  try {
    const { record, complete } = await client.build(area, build);
    if (!complete) faults.push({ where: 'registry', area, build, problem: 'its upload is not complete' });
    return record;
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    faults.push({ where: 'registry', area, build, problem: error.message });
    return undefined;
  }
}

async function faultsInRegistry(
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
      const [content, copy] = await Promise.all([
        client.file(area, build, file),
        client.file(area, build, `${file}.br`),
      ]);
      const found = content ? mismatch(content, expected) : 'is missing';
      const copyFault = copy && mismatch(decompressed(copy), expected);
      return [...(found ? [fault(file, found)] : []), ...(copyFault ? [fault(`${file}.br`, copyFault)] : [])];
    } catch (error) {
      return [fault(file, `cannot be read: ${errorMessage(error)}`)];
    }
  };
  return (await Promise.all(files.map(check))).flat();
}

async function faultsOnPage(
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
      problem: `it is live in the registry, but the page server serves ${release?.build ?? 'none'}`,
    });
  }
  const base =
    [release, release?.fallback, release?.trial].find((each) => each?.build === build)?.base ??
    `/builds/${area}/${build}/`;
  const check = async ([file, expected]: readonly [string, BuildFile]): Promise<VerifyFault[]> => {
    const url = new URL(base + file, page).href;
    const problems = await Promise.all(ENCODINGS.map((encoding) => faultAsReceived(url, encoding, expected)));
    const fault = (problem: string): VerifyFault => ({ where: 'page', area, build, file, problem });
    const [first] = problems;
    if (first && problems.every((each) => each === first)) return [fault(first)];
    return problems.flatMap((problem, index) =>
      problem === null ? [] : [fault(`${problem} (accept-encoding: ${ENCODINGS[index]})`)],
    );
  };
  return [...faults, ...(await Promise.all(files.map(check))).flat()];
}

/** The fault of a file as a browser receives it that accepts this encoding; null when there is none. */
async function faultAsReceived(url: string, encoding: string, expected: BuildFile): Promise<string | null> {
  try {
    const response = await fetch(url, {
      headers: { 'accept-encoding': encoding },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return `has the response status ${response.status}`;
    return mismatch(Buffer.from(await response.arrayBuffer()), expected);
  } catch (error) {
    return `cannot be read: ${errorMessage(error)}`;
  }
}

async function readTable(page: string): Promise<ReleaseTable> {
  const response = await fetch(new URL('/releases.json', page), { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => null,
  );
  const table = releases.releaseTable.safeParse(await response?.json().catch(() => null));
  if (!table.success) throw new OperatorError(`No page server of Cred responds at ${page}`);
  return table.data;
}

function mismatch(content: Buffer | null, { integrity, bytes }: BuildFile): string | null {
  if (!content) return 'is not compressed with brotli';
  if (`sha384-${createHash('sha384').update(content).digest('base64')}` === integrity) return null;
  return content.length === bytes
    ? 'has another hash than its record'
    : `has ${content.length} bytes instead of ${bytes}`;
}

function decompressed(copy: Buffer): Buffer | null {
  try {
    return brotliDecompressSync(copy);
  } catch {
    return null;
  }
}
