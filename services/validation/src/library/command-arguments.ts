import { parseArgs } from 'node:util';

export type LibraryCommand =
  | { readonly name: 'help' }
  | { readonly name: 'import'; readonly files: readonly string[] }
  | { readonly name: 'verify' | 'status' | 'rollback' }
  | { readonly name: 'rank'; readonly file: string };

/** The command line is invalid; the message gives the reason. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const usage = `npm run library -- <command>

  import FILE...   adds the papers of the files: PubMed XML (baseline and update files), MEDLINE (.nbib), JSON Lines
                   PubMed's Summary (text) and Retraction Watch's CSV, each compressed with gzip or not; the format is detected. Replaces
                   papers with the same PMID and removes retracted ones. Imports all files or none; reports bad
                   records and skips them
  verify           compares every paper with PubMed, corrects differences, removes papers that PubMed does not have
  status           prints the size of the library and verifies its files
  rollback         restores the state before the last import
  rank FILE        for benchmarks: the papers that a check of each text in a file of JSON Lines ({"id","text"}) finds

  --help           print this

The library is in CRED_DATA/library (environment or .env, as for npm start); a running Cred notices a change by itself.
Exit codes: 0 done, 1 refused or failed, 2 done but some records were bad, 64 invalid command line, 130 interrupted
(nothing was changed).`;

/** Parses the command line. @throws UsageError */
export function parseLibraryCommand(args: readonly string[]): LibraryCommand {
  const { values, positionals } = read(args);
  const [name, ...rest] = positionals;
  if (values.help || name === undefined || name === 'help') return { name: 'help' };
  switch (name) {
    case 'import':
      if (rest.length === 0) throw new UsageError('import needs the files');
      return { name, files: rest };
    case 'rank': {
      const [file, ...more] = rest;
      if (file === undefined || more.length > 0) throw new UsageError('rank needs one file');
      return { name, file };
    }
    case 'verify':
    case 'status':
    case 'rollback':
      if (rest.length > 0) throw new UsageError(`${name} takes no ${rest.join(' ')}`);
      return { name };
    default:
      throw new UsageError(`There is no command ${name}. There are: import, verify, status, rollback, rank`);
  }
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { help: { type: 'boolean', short: 'h', default: false } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
