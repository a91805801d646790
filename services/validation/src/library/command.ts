import { readFile } from 'node:fs/promises';
import { LibraryBusyError } from './folder-lock';
import { DamagedLibraryError } from './index/segment-format';
import { FileError } from '../records/formats/items';
import { importFiles } from './import-files';
import { libraryFolder } from './library-folder';
import { type LibraryCommand, parseLibraryCommand, usage, UsageError } from './command-arguments';
import { toLibraryQuery } from './library-query';
import { openLibrary } from './open-library';
import { Progress, type Terminal } from './progress';
import { libraryStatus, rollBack } from './status';
import { type SummarySource, verifyLibrary } from './verify-library';

export const exitCodes = { done: 0, failed: 1, someBad: 2, usage: 64, interrupted: 130 } as const;

export interface CommandEnvironment {
  /** The setting CRED_DATA. */
  readonly data: string;
  readonly out: Terminal;
  readonly err: Terminal;
  readonly signal: AbortSignal;
  /** Creates the client of PubMed. */
  readonly pubmed: () => SummarySource;
}

/**
 * Runs `library ...`.
 * @returns the exit code; every error has been printed
 */
export async function runLibraryCommand(args: readonly string[], host: CommandEnvironment): Promise<number> {
  let command: LibraryCommand;
  try {
    command = parseLibraryCommand(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    host.err.write(`${error.message}\n\nnpm run library -- --help explains the commands.\n`);
    return exitCodes.usage;
  }
  try {
    return await run(command, host);
  } catch (error) {
    if (host.signal.aborted) {
      host.err.write('Interrupted: the library is unchanged.\n');
      return exitCodes.interrupted;
    }
    const code = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
    if (error instanceof FileError || error instanceof LibraryBusyError || error instanceof DamagedLibraryError)
      host.err.write(`${error.message}\n`);
    else if (code === 'ENOSPC')
      host.err.write('The disk is full: the library is unchanged. Free some space or move CRED_DATA.\n');
    else if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
      host.err.write(`${libraryFolder(host.data)} is not writable (${code}).\n`);
    else throw error;
    if (command.name === 'import') host.err.write('Nothing was imported: the library is unchanged.\n');
    return exitCodes.failed;
  }
}

async function run(command: LibraryCommand, host: CommandEnvironment): Promise<number> {
  const { out } = host;
  const folder = libraryFolder(host.data);
  switch (command.name) {
    case 'help':
      out.write(`${usage}\n`);
      return exitCodes.done;
    case 'import':
      return runImport(folder, command.files, host);
    case 'verify':
      return runVerify(folder, host);
    case 'rollback':
      out.write(`Restored the library of ${await rollBack(folder)}.\n`);
      return exitCodes.done;
    case 'rank':
      return runRank(folder, command.file, out);
    case 'status': {
      const status = await libraryStatus(folder);
      const changed = status.changedAt === null ? '' : `, changed ${status.changedAt}`;
      out.write(`${folder}\n  starter library: ${status.starter} papers\n`);
      out.write(
        `  imported: ${status.imported} papers in ${status.segments} segments, ` +
          `${(status.bytes / 1e6).toFixed(1)} MB of records${changed}\n`,
      );
      out.write(
        `  withdrawn: ${status.withdrawn} PMIDs that are never shown\n` +
          `  previous state: ${status.canRollBack ? 'available, rollback restores it' : 'none'}\n`,
      );
      out.write('  All files are intact.\n');
      return exitCodes.done;
    }
  }
}

async function runImport(
  folder: string,
  files: readonly string[],
  { out, err, signal }: CommandEnvironment,
): Promise<number> {
  const progress = new Progress(out, err);
  const startedAt = performance.now();
  const result = await importFiles(folder, files, { observer: progress, signal });
  progress.clear();
  const { added, replaced, retracted, removed, noticed, faults, size } = result;
  const seconds = (performance.now() - startedAt) / 1000;
  out.write(
    `${added} added, ${replaced} replaced, ${retracted} retracted and skipped, ${removed} removed, ${noticed} new notices, ${faults} bad: ` +
      `${size} papers in the library now (${seconds.toFixed(1)} s)\n`,
  );
  return faults > 0 ? exitCodes.someBad : exitCodes.done;
}

async function runVerify(folder: string, { out, err, signal, pubmed }: CommandEnvironment): Promise<number> {
  const progress = new Progress(out, err);
  const result = await verifyLibrary(folder, pubmed(), {
    signal,
    progress: ({ checked }, total) => progress.updateLine(`${checked} of ${total} papers compared with PubMed`),
    difference: (pmid, what) => progress.print(`  PMID ${pmid} ${what}`),
  });
  progress.clear();
  out.write(
    `${result.checked} of ${result.total} papers checked: ${result.corrected} corrected, ${result.dropped} dropped, ${result.unclear} without a readable response\n`,
  );
  if (result.failure === undefined) return result.unclear > 0 ? exitCodes.someBad : exitCodes.done;
  if (signal.aborted) {
    err.write('Interrupted: the corrections so far are saved.\n');
    return exitCodes.interrupted;
  }
  const why = result.failure instanceof Error ? result.failure.message : String(result.failure);
  err.write(
    `PubMed is unreachable (${why}), so the rest of the library was not checked. ` +
      'Check the connection and run verify again.\n',
  );
  return exitCodes.failed;
}

/** Prints one line of JSON for each text: its id and the PMIDs that a check of it would return, best first. */
async function runRank(folder: string, file: string, out: Terminal): Promise<number> {
  const text = await readFile(file, 'utf8').catch(() =>
    Promise.reject(new FileError(`${file}: the file does not exist or is not readable`)),
  );
  const library = await openLibrary(folder, {
    onFault: (error) => {
      throw error;
    },
  });
  try {
    for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
      const { id, text: query } = JSON.parse(line) as { id: unknown; text: unknown };
      const startedAt = performance.now();
      const hits = await library.search(await toLibraryQuery(String(query)), 10);
      out.write(
        `${JSON.stringify({ id, ms: performance.now() - startedAt, hits: hits.map(({ record, score }) => ({ pmid: record.pmid, score })) })}\n`,
      );
    }
    return exitCodes.done;
  } finally {
    await library.close();
  }
}
